// tegelspel.cc: de klasse TegelSpel.
//
// De stand die mensen zien staat in de membervariabelen, zo eenvoudig
// mogelijk. Al het zoekwerk gebeurt op een compacte stelling, die Ruimte ervan
// maakt; zie zoek/tegelspel/stelling.h.

#include <climits>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "constantes.h"
#include "invoer/lezer.h"
#include "standaard.h"
#include "tegelspel.h"
#include "zoek/montecarlo.h"
#include "zoek/tegelspel/boom.h"
#include "zoek/tegelspel/snel.h"
#include "zoek/tegelspel/stelling.h"
#include "zoek/tegelspel/tellen.h"
#include "zoek/tegelspel/uitspelen.h"
#include "zoek/toeval.h"
#include "zoek/voortgang.h"

using namespace std;

namespace
{

const int GeenRij = -1;                  // als tegels nergens passen
const int SchermBreedte = 80;            // kolommen
const double MaxSeconden = 300;          // besteScore bij het experiment
const double VerwachtPerSeconde = 1e8;   // standen, tot er gemeten is
const double MinGemeten = 0.1;           // seconden, voor een snelheid

// Geef het aantal tegels van een kleur uit een paar.
// Parameters:
// * paar: (aantal geel, aantal blauw)
// * kleur: 'g' of 'b'
// Retourneert: een verwijzing naar dat aantal
int &tegelsVan (pair<int,int> &paar, char kleur)
{
  return kleur == 'g' ? paar.first : paar.second;
}

// Parameter:
// * begin: een tijdstip uit clock ()
// Retourneert: het aantal seconden rekentijd sindsdien
double secondenSinds (clock_t begin)
{
  return static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
}

}

// De typen die de header alleen noemt, zodat wie hem opneemt geen namen uit
// invoer/ en zoek/ ziet.
struct TegelSpel::Bestand : public invoer::Lezer
{
  // Open een bestand; zie invoer/lezer.h.
  explicit Bestand (const char *invoernaam)
  : Lezer (invoernaam == 0 ? "" : invoernaam)
  {
  }
};

struct TegelSpel::Ruimte : public zoek::Speelruimte
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

// Lees een spel; zie tegelspel.h. Het wordt in een nieuw object gelezen, dat
// pas als alles klopt in de plaats van dit object komt.
bool TegelSpel::leesInSpel (const char* invoernaam)
{
  Bestand bestand (invoernaam);
  TegelSpel nieuw;
  int aantalRijen = 0;
  if (!bestand.geopend () || !nieuw.leesPot (bestand)
      || !nieuw.leesMaten (bestand, aantalRijen)
      || !nieuw.leesRijen (bestand, aantalRijen, 0)
      || !nieuw.leesRijen (bestand, aantalRijen, 1)
      || !bestand.leesGetalTussen ("de speler aan beurt", 0, 1, nieuw.speler)
      || !bestand.uitgelezen ())
    return false;
  for (int i = 0; i < nieuw.getSchalen (); i++)
    nieuw.vulAan (i);
  nieuw.toonVoortgang (toontVoortgang, 0);
  *this = nieuw;
  return true;
}

//*************************************************************************

// Lees de pot en controleer de letters; zie tegelspel.h.
bool TegelSpel::leesPot (Bestand &bestand)
{
  const string verwacht = "een rij letters g en b";
  if (!bestand.leesWoord ("de pot", verwacht, pot))
    return false;
  const size_t fout = pot.find_first_not_of ("gb");
  if (fout == string::npos)
    return true;
  return bestand.verkeerd ("letter " + to_string (fout + 1) + " van de pot",
                         pot.substr (fout, 1), "g of b");
}

//*************************************************************************

// Lees M, N, K en L, en maak de schalen; zie tegelspel.h.
bool TegelSpel::leesMaten (Bestand &bestand, int &aantalRijen)
{
  int aantalSchalen = 0;
  if (!bestand.leesGetalTussen ("M, het aantal schalen", 1, MaxSchalen,
                              aantalSchalen)
      || !bestand.leesGetalTussen ("N, het aantal tegels op een schaal", 1,
                                 MaxPerSchaal, perSchaal)
      || !bestand.leesGetalTussen ("K, het aantal rijen van een speler", 1,
                                 MaxRijen, aantalRijen)
      || !bestand.leesGetalTussen ("L, het aantal vakjes in een rij", 1,
                                 MaxPerRij, perRij))
    return false;
  schalen.assign (static_cast<size_t> (aantalSchalen), make_pair (0, 0));
  return true;
}

//*************************************************************************

// Lees de rijen van een speler; zie tegelspel.h.
bool TegelSpel::leesRijen (Bestand &bestand, int aantalRijen, int wie)
{
  for (int i = 0; i < aantalRijen; i++)
  {
    const string waar = " in rij " + to_string (i) + " van speler "
                        + to_string (wie);
    pair<int,int> rij;
    if (!bestand.leesGetalTussen ("het aantal gele tegels" + waar, 0, perRij,
                                rij.first)
        || !bestand.leesGetalTussen ("het aantal blauwe tegels" + waar, 0,
                                   perRij, rij.second))
      return false;
    if (rij.first > 0 && rij.second > 0)
      return bestand.verkeerd ("de tegels" + waar, to_string (rij.first) + " "
                             + to_string (rij.second),
                             "tegels van hoogstens een kleur");
    rijen[wie].push_back (rij);
  }
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
  drukPotAf ();
  drukSchalenAf ();
  drukBordenAf ();
  cout << "Aan beurt: speler " << speler << endl;
  if (eindstand ())
    cout << "Eindstand: volle rijen van speler 0: " << volleRijen (0)
         << ", van speler 1: " << volleRijen (1)
         << ";\nde score van speler 0 is " << volleRijen (0) - volleRijen (1)
         << "." << endl;
}

//*************************************************************************

// Zet de pot op het scherm, zo nodig op meer regels; zie tegelspel.h.
void TegelSpel::drukPotAf ()
{
  const string kop = "Pot:     ";
  const size_t perRegel = SchermBreedte - kop.size ();
  cout << kop;
  if (uitPot == pot.size ())
    cout << "leeg";
  for (size_t i = uitPot; i < pot.size (); i += perRegel)
  {
    if (i > uitPot)
      cout << '\n' << string (kop.size (), ' ');
    cout << pot.substr (i, perRegel);
  }
  cout << '\n';
}

//*************************************************************************

// Zet de schalen op het scherm, de tegels gesorteerd; zie tegelspel.h.
void TegelSpel::drukSchalenAf ()
{
  cout << "Schalen:";
  for (size_t i = 0; i < schalen.size (); i++)
  {
    const string tegels =
      string (static_cast<size_t> (schalen[i].first), 'g')
      + string (static_cast<size_t> (schalen[i].second), 'b');
    cout << (i > 0 ? "  " : " ") << i << ": " << left << setw (perSchaal)
         << tegels << right;
  }
  cout << "\n\n";
}

//*************************************************************************

// Zet de borden naast elkaar op het scherm; zie tegelspel.h.
void TegelSpel::drukBordenAf ()
{
  const int breedte = 16;  // van een bord, met de ruimte erna
  cout << left << setw (breedte) << "Speler 0:" << "Speler 1:\n";
  for (size_t i = 0; i < rijen[0].size (); i++)
  {
    for (int wie = 0; wie < 2; wie++)
    {
      const pair<int,int> rij = rijen[wie][i];
      string vakjes = to_string (i) + ": "
        + string (static_cast<size_t> (rij.first), 'g')
        + string (static_cast<size_t> (rij.second), 'b')
        + string (static_cast<size_t> (perRij - rij.first - rij.second), '.');
      cout << setw (wie == 0 ? breedte : 0) << vakjes;
    }
    cout << '\n';
  }
  cout << right << '\n';
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
  return zoek::zetVan (zet.second == 'g' ? 0 : 1,
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
  zoek::Boom boom (begin, toontVoortgang ? &voortgang : 0);
  int beste = score ();
  besteZet = GeenZet;
  for (size_t i = 0; i < zetten.size (); i++)
  {
    const zoek::Stelling erna = naZet (begin.begin (), zoekZet (zetten[i]));
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
  vector<zoek::Stelling> erna;  // per zet de stelling daarna
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

// Speel het spel uit met goede zetten; zie tegelspel.h.
int TegelSpel::speelGoedUit ()
{
  int aantal = 0;
  for ( ; !eindstand (); aantal++)
  {
    const pair<int,char> zet = bepaalGoedeZet (NrSimulaties);
    doeZet (zet.first, zet.second);
  }
  return aantal;
}

//*************************************************************************

// Doe het experiment van het verslag; zie tegelspel.h.
void TegelSpel::doeExperiment ()
{
  TegelSpel spel (*this);
  const int aantal = spel.speelGoedUit ();
  Meting meting = { 0, 0, false };
  cout << "Aantal goede zetten tot de eindstand: " << aantal << "\n"
       << " zetten |            besteScore           |     besteScoreSnel\n"
       << "  terug |             standen    seconden |     standen  seconden"
       << endl;
  for (int terug = 1; terug <= aantal; terug++)
  {
    spel.unDoeZet ();
    if (!meting.afgebroken)
      meting.afgebroken = spel.duurtTeLang (meting);
    cout << setw (7) << terug << " |";
    spel.meetBesteScore (meting);
    spel.meetBesteScoreSnel ();
  }
}

//*************************************************************************

// Zou besteScore te lang duren? Zie tegelspel.h.
bool TegelSpel::duurtTeLang (const Meting &meting)
{
  const long long omvang = telStanden ();
  verwachteStanden = omvang;
  const double tempo = meting.seconden < MinGemeten
    ? VerwachtPerSeconde
    : static_cast<double> (meting.standen) / meting.seconden;
  const double verwacht = static_cast<double> (omvang) / tempo;
  if (omvang >= 0 && verwacht <= MaxSeconden)
    return false;
  cout << "Vanaf hier duurt besteScore langer dan "
       << zoek::duurTekst (MaxSeconden);
  if (omvang >= 0)
    cout << ": " << omvang << " standen,\nnaar verwachting "
         << zoek::duurTekst (verwacht);
  cout << "." << endl;
  return true;
}

//*************************************************************************

// Doe en toon een meting van besteScore; zie tegelspel.h.
void TegelSpel::meetBesteScore (Meting &meting)
{
  if (meting.afgebroken)
  {
    cout << setw (20) << "-" << setw (12) << "-" << flush;
    return;
  }
  pair<int,char> zet;
  long long standen = 0;
  const clock_t begin = clock ();
  besteScore (zet, standen);
  const double seconden = secondenSinds (begin);
  meting.standen += standen;
  meting.seconden += seconden;
  cout << fixed << setprecision (3) << setw (20) << standen << setw (12)
       << seconden << flush;
}

//*************************************************************************

// Doe en toon een meting van besteScoreSnel; zie tegelspel.h.
void TegelSpel::meetBesteScoreSnel ()
{
  pair<int,char> zet;
  long long standen = 0;
  const clock_t begin = clock ();
  besteScoreSnel (zet, standen);
  cout << fixed << setprecision (3) << " |" << setw (12) << standen
       << setw (10) << secondenSinds (begin) << endl;
}

//*************************************************************************

// Bepaal de beste score snel; zie tegelspel.h. De vakken van de tabel zijn
// klein als dat kan, want dan passen er meer in het geheugen.
int TegelSpel::besteScoreSnel (pair<int,char> &besteZet,
                               long long &aantalStanden)
{
  if (eindstand ())
    return besteScore (besteZet, aantalStanden);
  const Ruimte begin (*this);
  zoek::Voortgang voortgang ("besteScoreSnel", "standen", 0);
  zoek::Voortgang *const horer = toontVoortgang ? &voortgang : 0;
  zoek::Snel<unsigned> klein (begin, zoek::GeheugenGrens, horer);
  if (klein.tabelPast ())
    return zoekSnel (klein, begin, besteZet, aantalStanden);
  zoek::Snel<unsigned long long> groot (begin, zoek::GeheugenGrens, horer);
  return zoekSnel (groot, begin, besteZet, aantalStanden);
}

//*************************************************************************

// Bepaal de beste score en de eerste zet die haar haalt; zie tegelspel.h.
template <typename Zoeker>
int TegelSpel::zoekSnel (Zoeker &zoeker, const Ruimte &begin,
                         pair<int,char> &besteZet, long long &aantalStanden)
{
  const vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
  const int beste = zoeker.score (begin.begin ());
  besteZet = GeenZet;
  for (size_t i = 0; i < zetten.size () && besteZet == GeenZet; i++)
    if (zoeker.hoogstens (naZet (begin.begin (), zoekZet (zetten[i])),
                          -beste))
      besteZet = zetten[i];
  aantalStanden = zoeker.aantalStanden ();
  return beste;
}

//*************************************************************************

// Tel de standen in de boom; zie tegelspel.h.
long long TegelSpel::telStanden ()
{
  const Ruimte begin (*this);
  zoek::Voortgang voortgang ("telStanden", "stellingen", 0);
  return zoek::Teller (begin, zoek::GeheugenGrens,
                       toontVoortgang ? &voortgang : 0).tel ();
}
