// tegelspel.cc: de klasse TegelSpel.
//
// De stand die mensen zien staat in de membervariabelen, zo eenvoudig
// mogelijk. Al het zoekwerk gebeurt op een compacte stelling, die Ruimte ervan
// maakt; zie zoek/tegelspel/stelling.h.

#include <climits>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "constantes.h"
#include "invoer/spelbestand.h"
#include "menu/experiment.h"
#include "menu/tekening.h"
#include "standaard.h"
#include "tegelspel.h"
#include "zoek/montecarlo.h"
#include "zoek/tegelspel/boom.h"
#include "zoek/tegelspel/stelling.h"
#include "zoek/tegelspel/tellen.h"
#include "zoek/tegelspel/uitspelen.h"
#include "zoek/tegelspel/wortel.h"
#include "zoek/toeval.h"
#include "zoek/voortgang.h"

using namespace std;

const int GeenRij = -1;  // als tegels nergens passen

//*************************************************************************

// Geef het aantal tegels van een kleur uit een paar.
// Parameters:
// * paar: (aantal geel, aantal blauw)
// * kleur: 'g' of 'b'
// Retourneert: een verwijzing naar dat aantal
static int &tegelsVan (pair<int,int> &paar, char kleur)
{
  return kleur == 'g' ? paar.first : paar.second;
}

//*************************************************************************

// Deze stand zoals het zoeken hem ziet. De header noemt alleen de naam, zodat
// wie hem opneemt geen namen uit zoek/ ziet.
struct TegelSpel::Ruimte : public zoek::tegelspel::Speelruimte
{
  // Maak de automaten van een stand; zie zoek/tegelspel/stelling.h.
  explicit Ruimte (TegelSpel &spel)
  : Speelruimte (spel.getPot (), spel.schalen, spel.perSchaal,
                 spel.rijen[spel.speler], spel.rijen[1 - spel.speler],
                 spel.perRij)
  {
  }
};

//*************************************************************************

// Maak een object zonder spel; zie tegelspel.h.
TegelSpel::TegelSpel ()
: perSchaal (0), perRij (0), uitPot (0), speler (0), toontVoortgang (false),
  verwachteStanden (0)
{
}

//*************************************************************************

// Stel het tonen van voortgang in; zie tegelspel.h.
void TegelSpel::toonVoortgang (bool aan, long long standen)
{
  toontVoortgang = aan;
  verwachteStanden = standen;
}

//*************************************************************************

// Geef het aantal schalen; zie tegelspel.h.
int TegelSpel::getSchalen ()
{
  return static_cast<int> (schalen.size ());
}

//*************************************************************************

// Geef wat er nog in de pot zit; zie tegelspel.h.
string TegelSpel::getPot ()
{
  return pot.substr (uitPot);
}

//*************************************************************************

// Geef de inhoud van de schalen; zie tegelspel.h.
vector< pair <int,int> > TegelSpel::getInhoudSchalen ()
{
  return schalen;
}

//*************************************************************************

// Geef de inhoud van de rijen van een speler; zie tegelspel.h.
vector< pair <int,int> > TegelSpel::getInhoudRijen (int wie)
{
  if (!integerInBereik ("Het nummer van de speler", wie, 0, 1))
    return vector< pair <int,int> > ();
  return rijen[wie];
}

//*************************************************************************

// Lees een spel, met de meldingen op het scherm; zie tegelspel.h.
bool TegelSpel::leesInSpel (const char* invoernaam)
{
  return leesInSpel (invoernaam, cout);
}

//*************************************************************************

// Lees een spel; zie tegelspel.h. Pas als het hele bestand klopt komt er een
// nieuw object in de plaats van dit object.
bool TegelSpel::leesInSpel (const char *invoernaam, ostream &meldingen)
{
  terminal::Spelgegevens gelezen;
  if (!terminal::Spelbestand (invoernaam, meldingen).lees (gelezen))
    return false;
  TegelSpel nieuw;
  nieuw.pot = gelezen.pot;
  nieuw.perSchaal = gelezen.perSchaal;
  nieuw.perRij = gelezen.perRij;
  nieuw.rijen[0] = gelezen.rijen[0];
  nieuw.rijen[1] = gelezen.rijen[1];
  nieuw.speler = gelezen.speler;
  nieuw.schalen.assign (static_cast<size_t> (gelezen.aantalSchalen),
                        make_pair (0, 0));
  for (int i = 0; i < nieuw.getSchalen (); i++)
    nieuw.vulAan (i);
  nieuw.toonVoortgang (toontVoortgang, 0);
  *this = nieuw;
  return true;
}

//*************************************************************************

// Tel de volle rijen van een speler; zie tegelspel.h.
int TegelSpel::volleRijen (int wie)
{
  int vol = 0;
  for (size_t i = 0; i < rijen[wie].size (); i++)
    if (rijen[wie][i].first + rijen[wie][i].second == perRij)
      vol++;
  return vol;
}

//*************************************************************************

// Bepaal de score van de stand zoals hij is; zie tegelspel.h.
int TegelSpel::score ()
{
  return volleRijen (speler) - volleRijen (1 - speler);
}

//*************************************************************************

// Is het spel afgelopen? Zie tegelspel.h.
bool TegelSpel::eindstand ()
{
  return bepaalVerschillendeZetten ().empty ();
}

//*************************************************************************

// Zet de stand op het scherm; zie tegelspel.h.
void TegelSpel::drukAf ()
{
  if (schalen.empty ())
  {
    cout << "Er is nog geen spel ingelezen." << endl;
    return;
  }
  terminal::drukPotAf (getPot ());
  terminal::drukSchalenAf (schalen, perSchaal);
  terminal::drukBordenAf (rijen, perRij);
  cout << "Aan beurt: speler " << speler << endl;
  if (eindstand ())
    terminal::drukUitslagAf (volleRijen (0), volleRijen (1));
}

//*************************************************************************

// Hoeveel tegels van een kleur liggen er op een schaal? Zie tegelspel.h.
int TegelSpel::tegelsOpSchaal (int schaal, char kleur)
{
  return tegelsVan (schalen[static_cast<size_t> (schaal)], kleur);
}

//*************************************************************************

// Kies de rij waar tegels in gelegd worden; zie tegelspel.h.
int TegelSpel::kiesRij (char kleur, int aantal)
{
  const char anders = kleur == 'g' ? 'b' : 'g';
  int gekozen = GeenRij, meeste = -1;
  for (size_t i = 0; i < rijen[speler].size (); i++)
  {
    pair<int,int> &rij = rijen[speler][i];
    const int tegels = tegelsVan (rij, kleur);
    if (tegelsVan (rij, anders) == 0 && tegels + aantal <= perRij
        && tegels > meeste)
    {
      gekozen = static_cast<int> (i);
      meeste = tegels;
    }
  }
  return gekozen;
}

//*************************************************************************

// Bepaal de verschillende zetten; zie tegelspel.h.
vector< pair<int,char> > TegelSpel::bepaalVerschillendeZetten ()
{
  const string kleuren = "gb";
  vector< pair<int,char> > zetten;
  bool gezien[2][MaxPerSchaal + 1] = { { false } };
  const int aantalRijen = static_cast<int> (rijen[0].size ());
  if (volleRijen (0) == aantalRijen || volleRijen (1) == aantalRijen)
    return zetten;
  for (int schaal = 0; schaal < getSchalen (); schaal++)
    for (size_t k = 0; k < kleuren.size (); k++)
    {
      const int aantal = tegelsOpSchaal (schaal, kleuren[k]);
      if (aantal > 0 && !gezien[k][aantal]
          && kiesRij (kleuren[k], aantal) != GeenRij)
      {
        gezien[k][aantal] = true;
        zetten.push_back (make_pair (schaal, kleuren[k]));
      }
    }
  return zetten;
}

//*************************************************************************

// Doe een zet; zie tegelspel.h.
bool TegelSpel::doeZet (int schaal, char kleur)
{
  if (eindstand () || !integerInBereik (schaal, 0, getSchalen () - 1)
      || (kleur != 'g' && kleur != 'b'))
    return false;
  const int aantal = tegelsOpSchaal (schaal, kleur);
  const int rij = kiesRij (kleur, aantal);
  if (aantal == 0 || rij == GeenRij)
    return false;
  pair<int,int> &vanSchaal = schalen[static_cast<size_t> (schaal)],
                &inRij = rijen[speler][static_cast<size_t> (rij)];
  const GedaneZet zet = { schaal, vanSchaal, rij, inRij, uitPot };
  gedaan.push_back (zet);
  tegelsVan (vanSchaal, kleur) = 0;
  tegelsVan (inRij, kleur) += aantal;
  vulAan (schaal);
  speler = 1 - speler;
  return true;
}

//*************************************************************************

// Vul een schaal aan uit de pot; zie tegelspel.h.
void TegelSpel::vulAan (int schaal)
{
  pair<int,int> &inhoud = schalen[static_cast<size_t> (schaal)];
  while (uitPot < pot.size () && inhoud.first + inhoud.second < perSchaal)
    tegelsVan (inhoud, pot[uitPot++])++;
}

//*************************************************************************

// Neem de laatste zet terug; zie tegelspel.h.
bool TegelSpel::unDoeZet ()
{
  if (gedaan.empty ())
    return false;
  const GedaneZet &zet = gedaan.back ();
  speler = 1 - speler;
  schalen[static_cast<size_t> (zet.schaal)] = zet.opSchaal;
  rijen[speler][static_cast<size_t> (zet.rij)] = zet.inRij;
  uitPot = zet.uitPot;
  gedaan.pop_back ();
  return true;
}

//*************************************************************************

// Geef het nummer dat een zet bij het zoeken heeft; zie tegelspel.h.
int TegelSpel::zoekZet (const pair<int,char> &zet)
{
  return zoek::tegelspel::zetVan (zet.second == 'g' ? 0 : 1,
                       tegelsOpSchaal (zet.first, zet.second));
}

//*************************************************************************

// Loop de complete boom af; zie tegelspel.h. De wortel wordt hier behandeld,
// omdat alleen daar de zet en de volgorde van de zetten tellen.
int TegelSpel::besteScore (pair<int,char> &besteZet, long long &aantalStanden)
{
  const vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
  const Ruimte begin (*this);
  zoek::Voortgang voortgang ("besteScore", "standen", verwachteStanden);
  zoek::tegelspel::Boom boom (begin, toontVoortgang ? &voortgang : 0);
  int beste = score ();
  besteZet = GeenZet;
  for (size_t i = 0; i < zetten.size (); i++)
  {
    const zoek::tegelspel::Stelling erna = naZet (begin.begin (), zoekZet (zetten[i]));
    const int waarde = -boom.score (erna);
    if (i == 0 || waarde > beste)
    {
      beste = waarde;
      besteZet = zetten[i];
    }
  }
  aantalStanden = 1 + boom.aantalStanden ();
  return beste;
}

//*************************************************************************

// Bepaal een goede zet met Monte Carlo; zie tegelspel.h.
pair<int,char> TegelSpel::bepaalGoedeZet (int nrSimulaties)
{
  const vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
  if (zetten.empty ())
    return GeenZet;
  if (!integerInBereik ("Het aantal simulaties", nrSimulaties, 1, INT_MAX))
    return zetten[0];
  const Ruimte begin (*this);
  vector<zoek::tegelspel::Stelling> erna;  // per zet de stelling daarna
  for (size_t i = 0; i < zetten.size (); i++)
    erna.push_back (naZet (begin.begin (), zoekZet (zetten[i])));
  zoek::Toeval toeval (static_cast<unsigned> (randomGetal (0, INT_MAX)));
  zoek::Voortgang voortgang
    ("bepaalGoedeZet", "spellen",
     static_cast<long long> (zetten.size ()) * nrSimulaties);
  return zetten[zoek::hoogsteGemiddelde
    (zetten.size (), nrSimulaties,
     [&erna, &toeval] (size_t i) { return -speelUit (erna[i], toeval); },
     toontVoortgang ? &voortgang : 0)];
}

//*************************************************************************

// Speel het spel uit, goed tegen best; zie tegelspel.h.
int TegelSpel::bepaalGoedeScore ()
{
  TegelSpel spel (*this);
  while (!spel.eindstand ())
  {
    pair<int,char> zet;
    long long standen = 0;
    if (spel.speler == speler)
      zet = spel.bepaalGoedeZet (NrSimulaties);
    else
      spel.besteScoreSnel (zet, standen);
    spel.doeZet (zet.first, zet.second);
  }
  return spel.volleRijen (speler) - spel.volleRijen (1 - speler);
}

//*************************************************************************

// Doe het experiment van het verslag; zie tegelspel.h.
void TegelSpel::doeExperiment ()
{
  terminal::Experiment (*this, toontVoortgang).doe ();
}

//*************************************************************************

// Bepaal de beste score snel; zie tegelspel.h.
int TegelSpel::besteScoreSnel (pair<int,char> &besteZet,
                               long long &aantalStanden)
{
  const vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
  if (zetten.empty ())
    return besteScore (besteZet, aantalStanden);
  const Ruimte begin (*this);
  vector<int> nummers;
  for (size_t i = 0; i < zetten.size (); i++)
    nummers.push_back (zoekZet (zetten[i]));
  zoek::Voortgang voortgang ("besteScoreSnel", "standen", 0);
  size_t eerste = 0;
  const int beste = zoek::tegelspel::scoreEnZet
    (begin, nummers, toontVoortgang ? &voortgang : 0, eerste, aantalStanden);
  besteZet = zetten[eerste];
  return beste;
}

//*************************************************************************

// Tel de standen in de boom; zie tegelspel.h.
long long TegelSpel::telStanden ()
{
  const Ruimte begin (*this);
  zoek::Voortgang voortgang ("telStanden", "stellingen", 0);
  return zoek::tegelspel::Teller (begin, zoek::GeheugenGrens,
                       toontVoortgang ? &voortgang : 0).tel ();
}
