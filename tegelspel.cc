// tegelspel.cc: de klasse TegelSpel: een spel lezen en tekenen, de regels, en
// het begin van al het zoeken.
//
// De stand die mensen zien staat in de membervariabelen, zo eenvoudig
// mogelijk. Het zoekwerk gebeurt op een compacte stelling, die Ruimte ervan
// maakt; zie zoek/tegelspel/stelling.h.

#include <climits>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "constantes.h"
#include "standaard.h"
#include "tegelspel.h"
#include "terminal/lezer.h"
#include "terminal/vervolg.h"
#include "zoek/beste.h"
#include "zoek/tegelspel/boom.h"
#include "zoek/tegelspel/oplosser.h"
#include "zoek/tegelspel/stelling.h"
#include "zoek/tegelspel/tellen.h"
#include "zoek/tegelspel/uitspelen.h"
#include "zoek/toeval.h"
#include "zoek/voortgang.h"

using namespace std;

const int GeenRij = -1;  // als tegels nergens passen

// Wie er in een bewaard spel kunnen spelen, voor de melding.
const char SpelersMag[] = "twee letters: m (mens), g (goede zet) of b (beste)";

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

// De voortgang van besteScore. Hoeveel standen het worden telt zij pas als er
// iets te tonen is: in een kleine boom kost dat evenveel als het zoeken zelf.
struct TegelSpel::Boomvoortgang : public zoek::Voortgang
{
  // Parameter:
  // * nwSpel: het spel waar de boom bij hoort
  explicit Boomvoortgang (TegelSpel &nwSpel)
  : Voortgang ("beste score", "standen", 0, nwSpel.toezicht), spel (nwSpel)
  {
  }

  // Retourneert: het aantal standen in de boom
  long long telTotaal ()
  {
    return spel.telStanden ();
  }

  private:

    TegelSpel &spel;
};

//*************************************************************************

// Maak een object zonder spel; zie tegelspel.h.
TegelSpel::TegelSpel ()
: perSchaal (0), perRij (0), uitPot (0), speler (0), toezicht (0)
{
}

//*************************************************************************

// Laat iemand op lang werk toezien; zie tegelspel.h.
void TegelSpel::stelToezicht (Toezicht *nwToezicht)
{
  toezicht = nwToezicht;
}

//*************************************************************************

// Geef het aantal schalen; zie tegelspel.h.
int TegelSpel::getSchalen ()
{
  return static_cast<int> (schalen.size ());
}

//*************************************************************************

// Geef de speler aan beurt; zie tegelspel.h.
int TegelSpel::getSpeler ()
{
  return speler;
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

// Lees de pot.
// Parameters:
// * lezer: het bestand, dat een woord verder komt
// * pot: wordt de pot
// Retourneert: true als zij klopt; anders false, met een melding
static bool leesPot (terminal::Lezer &lezer, string &pot)
{
  if (!lezer.leesWoord ("de pot", "een rij letters g en b", pot))
    return false;
  const size_t fout = pot.find_first_not_of ("gb");
  return fout == string::npos
         || lezer.verkeerd ("letter " + to_string (fout + 1) + " van de pot",
                            pot.substr (fout, 1), "g of b");
}

//*************************************************************************

// Lees de rijen van een speler.
// Parameters:
// * lezer: het bestand, dat zoveel getallen verder komt
// * wie: de speler, 0 of 1
// * aantal, perRij: het aantal rijen, en het aantal vakjes in een rij
// * rijen: worden de rijen
// Retourneert: true als ze kloppen; anders false, met een melding
static bool leesRijen (terminal::Lezer &lezer, int wie, int aantal, int perRij,
                       vector< pair<int,int> > &rijen)
{
  rijen.resize (static_cast<size_t> (aantal));
  for (size_t i = 0; i < rijen.size (); i++)
  {
    const string waar = " in rij " + to_string (i) + " van speler "
                        + to_string (wie);
    pair<int,int> &rij = rijen[i];
    if (!lezer.leesGetalTussen ("het aantal gele tegels" + waar, 0, perRij,
                                rij.first)
        || !lezer.leesGetalTussen ("het aantal blauwe tegels" + waar, 0,
                                   perRij, rij.second))
      return false;
    if (rij.first > 0 && rij.second > 0)
      return lezer.verkeerd ("de tegels" + waar, to_string (rij.first) + " "
                             + to_string (rij.second),
                             "tegels van hoogstens een kleur");
  }
  return true;
}

//*************************************************************************

// Lees een spel, met de meldingen op het scherm; zie tegelspel.h.
bool TegelSpel::leesInSpel (const char* invoernaam)
{
  terminal::Lezer lezer (invoernaam, cout);
  string spelers;
  return leesNieuw (lezer, false, spelers);
}

//*************************************************************************

// Lees een spel dat bewaard kan zijn; zie tegelspel.h.
bool TegelSpel::leesInSpel (const char *invoernaam, ostream &meldingen,
                            string &spelers)
{
  terminal::Lezer lezer (invoernaam, meldingen);
  return leesNieuw (lezer, true, spelers);
}

//*************************************************************************

// Word een ander spel; zie tegelspel.h.
void TegelSpel::word (TegelSpel &nieuw)
{
  nieuw.toezicht = toezicht;
  *this = nieuw;
}

//*************************************************************************

// Lees een spel in de plaats van dit; zie tegelspel.h. Pas als het hele bestand
// klopt komt er een nieuw object in de plaats van dit object.
template <typename Lezer>
bool TegelSpel::leesNieuw (Lezer &lezer, bool bewaard, string &spelers)
{
  TegelSpel nieuw;
  if (!nieuw.leesAlles (lezer, bewaard, spelers))
    return false;
  word (nieuw);
  return true;
}

//*************************************************************************

// Lees een heel spel; zie tegelspel.h.
template <typename Lezer>
bool TegelSpel::leesAlles (Lezer &lezer, bool bewaard, string &spelers)
{
  int aantalSchalen = 0, aantalRijen = 0;
  if (!lezer.geopend () || !leesPot (lezer, pot)
      || !lezer.leesGetalTussen ("M, het aantal schalen", 1, MaxSchalen,
                                 aantalSchalen)
      || !lezer.leesGetalTussen ("N, het aantal tegels op een schaal", 1,
                                 MaxPerSchaal, perSchaal)
      || !lezer.leesGetalTussen ("K, het aantal rijen van een speler", 1,
                                 MaxRijen, aantalRijen)
      || !lezer.leesGetalTussen ("L, het aantal vakjes in een rij", 1,
                                 MaxPerRij, perRij)
      || !leesRijen (lezer, 0, aantalRijen, perRij, rijen[0])
      || !leesRijen (lezer, 1, aantalRijen, perRij, rijen[1])
      || !lezer.leesGetalTussen ("de speler aan beurt", 0, 1, speler))
    return false;
  schalen.resize (static_cast<size_t> (aantalSchalen));
  for (int i = 0; i < aantalSchalen; i++)
    vulAan (i);
  return bewaard ? terminal::leesVervolg (lezer, Spelers (), SpelersMag,
                                          spelers,
                                          [&] { return leesZet (lezer); })
                 : lezer.uitgelezen ();
}

//*************************************************************************

// Lees een zet en doe haar; zie tegelspel.h.
template <typename Lezer>
bool TegelSpel::leesZet (Lezer &lezer)
{
  int schaal = 0;
  string kleur;
  return lezer.leesGetalTussen ("de schaal van een zet", 0, getSchalen () - 1,
                                schaal)
         && lezer.leesWoord ("de kleur van een zet", "g of b", kleur)
         && ((kleur.size () == 1 && doeZet (schaal, kleur[0]))
             || lezer.verkeerd ("zet", to_string (schaal) + " " + kleur,
                                "een geldige zet"));
}

//*************************************************************************

// Schrijf het spel; zie tegelspel.h. Van de pot is er op de schalen alleen dat
// wat leesInSpel er weer op legt.
void TegelSpel::schrijf (ostream &uit, const string &wie)
{
  TegelSpel begin (*this);
  while (begin.unDoeZet ())
    continue;
  uit << pot << '\n' << getSchalen () << ' ' << perSchaal << '\n'
      << rijen[0].size () << ' ' << perRij << '\n';
  for (int i = 0; i < 2; i++)
    for (size_t j = 0; j < rijen[i].size (); j++)
      uit << begin.rijen[i][j].first << ' ' << begin.rijen[i][j].second
          << '\n';
  uit << begin.speler << '\n';
  for (size_t i = 0; i < gedaan.size (); i++)
    uit << "zet " << gedaan[i].schaal << ' ' << gedaan[i].kleur << '\n';
  uit << "spelers " << wie << '\n';
}

//*************************************************************************

// Begin een nieuw spel; zie tegelspel.h.
void TegelSpel::nieuwSpel (int M, int N, int K, int L, int aantal)
{
  TegelSpel nieuw;
  int geel = aantal / 2;
  for (int over = aantal; over > 0; over--)
  {
    const bool isGeel = randomGetal (1, over) <= geel;
    nieuw.pot += isGeel ? 'g' : 'b';
    geel -= isGeel ? 1 : 0;
  }
  nieuw.perSchaal = N;
  nieuw.perRij = L;
  nieuw.schalen.resize (static_cast<size_t> (M));
  for (int i = 0; i < 2; i++)
    nieuw.rijen[i].resize (static_cast<size_t> (K));
  for (int i = 0; i < M; i++)
    nieuw.vulAan (i);
  word (nieuw);
}

//*************************************************************************

// Vertel wat een zet doet; zie tegelspel.h.
string TegelSpel::verhaal (int schaal, char kleur)
{
  const int aantal = tegelsOpSchaal (schaal, kleur),
            rij = kiesRij (kleur, aantal);
  TegelSpel erna (*this);
  erna.doeZet (schaal, kleur);
  const int nu = tegelsVan (erna.rijen[speler][static_cast<size_t> (rij)],
                            kleur);
  const string erbij = pot.substr (uitPot, erna.uitPot - uitPot);
  ostringstream tekst;
  tekst << "Speler " << speler << " legt " << aantal
        << (kleur == 'g' ? " gele " : " blauwe ")
        << (aantal == 1 ? "tegel" : "tegels") << " van schaal " << schaal
        << " in rij " << rij << " (" << nu << " van " << perRij << "); ";
  if (erbij.empty ())
    tekst << "de pot is leeg.";
  else
    tekst << "op schaal " << schaal
          << (erbij.size () == 1 ? " komt" : " komen");
  for (size_t i = 0; i < erbij.size (); i++)
    tekst << ' ' << erbij[i] << (i + 1 == erbij.size () ? "." : "");
  return tekst.str ();
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

// Parameter:
// * tegels: (aantal geel, aantal blauw)
// Retourneert: de tegels als letters, de gele voorop
static string tegelTekst (const pair<int,int> &tegels)
{
  return string (static_cast<size_t> (tegels.first), 'g')
         + string (static_cast<size_t> (tegels.second), 'b');
}

//*************************************************************************

// Zet de pot op het scherm, zo nodig op meer regels.
// Parameter:
// * pot: wat er nog in de pot zit
static void drukPotAf (const string &pot)
{
  const string kop = "Pot:     ";
  const size_t schermBreedte = 80, perRegel = schermBreedte - kop.size ();
  cout << kop;
  if (pot.empty ())
    cout << "leeg";
  for (size_t i = 0; i < pot.size (); i += perRegel)
  {
    if (i > 0)
      cout << '\n' << string (kop.size (), ' ');
    cout << pot.substr (i, perRegel);
  }
  cout << '\n';
}

//*************************************************************************

// Zet de schalen op het scherm; zie tegelspel.h.
void TegelSpel::drukSchalenAf ()
{
  cout << "Schalen:";
  for (size_t i = 0; i < schalen.size (); i++)
    cout << (i > 0 ? "  " : " ") << i << ": " << left << setw (perSchaal)
         << tegelTekst (schalen[i]) << right;
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
      string vakjes = tegelTekst (rijen[wie][i]);
      vakjes.resize (static_cast<size_t> (perRij), '.');
      cout << setw (wie == 0 ? breedte : 0) << to_string (i) + ": " + vakjes;
    }
    cout << '\n';
  }
  cout << right << '\n';
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
  drukPotAf (getPot ());
  drukSchalenAf ();
  drukBordenAf ();
  const int vol[] = { volleRijen (0), volleRijen (1) },
            winnaar = vol[0] > vol[1] ? 0 : 1;
  if (!eindstand ())
    cout << "Aan beurt: speler " << speler << endl;
  else if (vol[0] == vol[1])
    cout << "Gelijkspel: allebei " << vol[0]
         << (vol[0] == 1 ? " volle rij." : " volle rijen.") << endl;
  else
    cout << "Speler " << winnaar << " wint met " << vol[winnaar] << " tegen "
         << vol[1 - winnaar] << " volle rijen: score "
         << vol[winnaar] - vol[1 - winnaar] << "." << endl;
}

//*************************************************************************

// Hoeveel tegels van een kleur liggen er op een schaal? Zie tegelspel.h.
int TegelSpel::tegelsOpSchaal (int schaal, char kleur)
{
  return tegelsVan (schalen[static_cast<size_t> (schaal)], kleur);
}

//*************************************************************************

// Kies de rij waar tegels in gelegd worden; zie tegelspel.h. Het zoeken heeft
// dezelfde regel nog eens, voor rijen zonder volgorde: Borden::naZet in
// zoek/tegelspel/bord.h. Met tests/tegelspel/model.h als rechter houden
// toets_proef en toets_automaten (daar) de twee gelijk.
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
  const GedaneZet zet = { schaal, kleur, vanSchaal, rij, inRij, uitPot };
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
// omdat alleen daar de zet en de volgorde van de zetten tellen; de rest van de
// negamax staat in zoek/tegelspel/boom.h.
int TegelSpel::besteScore (pair<int,char> &besteZet, long long &aantalStanden)
{
  const vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
  const Ruimte begin (*this);
  Boomvoortgang voortgang (*this);
  zoek::tegelspel::Boom boom (begin, &voortgang);
  int beste = score ();
  besteZet = GeenZet;
  if (!zetten.empty ())
    besteZet = zetten[zoek::eersteBeste
      (zetten.size (), beste,
       [&] (size_t i)
       { return -boom.score (naZet (begin.begin (), zoekZet (zetten[i]))); })];
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
    ("goede zet", "spellen",
     static_cast<long long> (zetten.size ()) * nrSimulaties, toezicht);
  return zetten[zoek::hoogsteGemiddelde
    (zetten.size (), nrSimulaties,
     [&erna, &toeval] (size_t i) { return -speelUit (erna[i], toeval); },
     &voortgang)];
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

// Meet een van de functies die de beste score bepalen.
// Parameters:
// * spel: het spel, dat niet verandert
// * functie: besteScore of besteScoreSnel
// * standen: wordt het aantal bezochte standen
// Retourneert: het aantal seconden rekentijd
static double meet (TegelSpel &spel,
                    int (TegelSpel::*functie) (pair<int,char> &, long long &),
                    long long &standen)
{
  pair<int,char> zet;
  const clock_t begin = clock ();
  (spel.*functie) (zet, standen);
  return static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
}

//*************************************************************************

// Zou besteScore te lang duren? Zo ja, dan volgt een melding.
// Parameters:
// * omvang: het aantal standen in de boom; -1 als het er te veel zijn
// * standen, seconden: wat besteScore tot nu toe bezocht, en hoe lang dat
//   duurde
// Retourneert: true als dat zo is
static bool duurtTeLang (long long omvang, long long standen, double seconden)
{
  const double maxSeconden = 300, verwachtPerSeconde = 1e8,
               minGemeten = 0.1;  // seconden; korter zegt niets
  const double tempo = seconden < minGemeten
    ? verwachtPerSeconde : static_cast<double> (standen) / seconden,
               verwacht = static_cast<double> (omvang) / tempo;
  if (omvang >= 0 && verwacht <= maxSeconden)
    return false;
  cout << "Vanaf hier duurt besteScore langer dan "
       << zoek::duurTekst (maxSeconden);
  if (omvang >= 0)
    cout << ": " << zoek::getalTekst (omvang) << " standen,\nnaar verwachting "
         << zoek::duurTekst (verwacht);
  cout << "." << endl;
  return true;
}

//*************************************************************************

// Meet besteScore en besteScoreSnel, en zet de uitkomsten in een rij van de
// tabel; zie tegelspel.h. De rij verschijnt in een keer, want de voortgang wist
// de regel waarop zij staat.
void TegelSpel::meetStand (int terug, long long &standen, double &seconden)
{
  ostringstream rij;
  rij << fixed << setprecision (3) << setw (7) << terug << " |";
  if (standen < 0 || duurtTeLang (telStanden (), standen, seconden))
  {
    standen = -1;
    rij << setw (20) << "-" << setw (12) << "-";
  }
  else
  {
    long long bezocht = 0;
    const double duur = meet (*this, &TegelSpel::besteScore, bezocht);
    rij << setw (20) << bezocht << setw (12) << duur;
    standen += bezocht;
    seconden += duur;
  }
  long long bezocht = 0;
  const double duur = meet (*this, &TegelSpel::besteScoreSnel, bezocht);
  rij << " |" << setw (12) << bezocht << setw (10) << duur;
  cout << rij.str () << endl;
}

//*************************************************************************

// Doe het experiment van het verslag; zie tegelspel.h.
void TegelSpel::doeExperiment ()
{
  TegelSpel spel (*this);
  int aantal = 0;
  for ( ; !spel.eindstand (); aantal++)
  {
    const pair<int,char> zet = spel.bepaalGoedeZet (NrSimulaties);
    spel.doeZet (zet.first, zet.second);
  }
  cout << "Aantal goede zetten tot de eindstand: " << aantal << "\n"
       << " zetten |            besteScore           |     besteScoreSnel\n"
       << "  terug |             standen    seconden |     standen  seconden"
       << endl;
  long long standen = 0;
  double seconden = 0;
  for (int terug = 1; terug <= aantal; terug++)
  {
    spel.unDoeZet ();
    spel.meetStand (terug, standen, seconden);
  }
}

//*************************************************************************

// Bepaal de beste score snel; zie tegelspel.h.
int TegelSpel::besteScoreSnel (pair<int,char> &besteZet,
                               long long &aantalStanden)
{
  return besteScoreSnel (besteZet, aantalStanden, 0);
}

//*************************************************************************

// Bepaal de beste score snel, en de waarde van elke zet; zie tegelspel.h.
int TegelSpel::besteScoreSnel (pair<int,char> &besteZet,
                               long long &aantalStanden, vector<int> *waarden)
{
  const vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
  if (zetten.empty ())
    return besteScore (besteZet, aantalStanden);
  const Ruimte begin (*this);
  vector<int> nummers;
  for (size_t i = 0; i < zetten.size (); i++)
    nummers.push_back (zoekZet (zetten[i]));
  zoek::Voortgang voortgang ("beste score, snel", "standen", 0, toezicht);
  size_t eerste = 0;
  const int beste = zoek::tegelspel::scoreEnZet
    (begin, nummers, &voortgang, eerste, aantalStanden, waarden);
  besteZet = zetten[eerste];
  return beste;
}

//*************************************************************************

// Tel de standen in de boom; zie tegelspel.h.
long long TegelSpel::telStanden ()
{
  const Ruimte begin (*this);
  zoek::Voortgang voortgang ("omvang", "verschillende standen", 0, toezicht);
  return zoek::tegelspel::Teller (begin, zoek::GeheugenGrens, &voortgang)
    .tel ();
}
