// main.cc: het menu en de opdrachtregel van TegelSpel.

#include <climits>
#include <ctime>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "constantes.h"
#include "invoer/opdrachtregel.h"
#include "invoer/vraag.h"
#include "standaard.h"
#include "tegelspel.h"

using namespace std;

namespace
{

const char Versie[] = "TegelSpel 1.0";

// De exitcodes van het programma.
const int Gelukt = 0, SpelOnleesbaar = 1, VerkeerdGebruik = 2;

// De keuzes van het hoofdmenu en van het spelmenu.
enum HoofdKeuze { Inlezen = 1, Stoppen };
enum SpelKeuze { Zetten = 1, ZetDoen, ZetTerug, Beste, Goede, GoedTegenBest,
                 Experiment, SpelStoppen, BesteSnel, ElkeZet, Omvang };

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  long long zaad;         // van het toeval
  long long simulaties;   // per zet, bij een goede zet
};

}

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm.
void toonHulp ()
{
  cout <<
    "TegelSpel: speel het tegelspel en reken het door.\n"
    "\n"
    "Gebruik:\n"
    "  ./TegelSpel [opties]                      het menu\n"
    "  ./TegelSpel [opties] BESTAND              meteen dit spel spelen\n"
    "  ./TegelSpel [opties] --los BESTAND...     een tabel met per spel de\n"
    "      beste score, de eerste beste zet, het aantal standen in de\n"
    "      complete boom, de tijd en de waarde van elke zet\n"
    "  ./TegelSpel [opties] --experiment BESTAND het experiment van de opgave\n"
    "\n"
    "Opties:\n"
    "  --zaad N         begin het toeval bij N (0 t/m 2147483647); zonder\n"
    "                   deze optie bepaalt de klok het zaad\n"
    "  --simulaties N   speel bij het bepalen van een goede zet (keuze 5) N\n"
    "                   spellen per zet uit, minstens 1; anders "
       << NrSimulaties << "\n"
    "  --help           deze uitleg\n"
    "  --versie         het nummer van deze versie\n"
    "  --               hierna volgen alleen bestandsnamen\n"
    "\n"
    "Exitcodes: 0 gelukt, 1 een spelbestand is onleesbaar of klopt niet,\n"
    "2 de opdrachtregel klopt niet of een bestand is er niet.\n";
}

//*************************************************************************

// Schrijf een zet als tekst.
// Parameter:
// * zet: een zet, of GeenZet
// Retourneert: de zet als tekst
string zetTekst (const pair<int,char> &zet)
{
  if (zet == GeenZet)
    return "geen";
  return "(" + to_string (zet.first) + "," + zet.second + ")";
}

//*************************************************************************

// Geef de verstreken rekentijd.
// Parameter:
// * begin: een tijdstip uit clock ()
// Retourneert: het aantal seconden sindsdien
double secondenSinds (clock_t begin)
{
  return static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
}

//*************************************************************************

// Zet de verschillende zetten op het scherm.
// Parameter:
// * spel: het spel
void toonZetten (TegelSpel &spel)
{
  const vector< pair<int,char> > zetten = spel.bepaalVerschillendeZetten ();
  const vector< pair<int,int> > schalen = spel.getInhoudSchalen ();
  cout << "Verschillende zetten: " << zetten.size () << endl;
  for (size_t i = 0; i < zetten.size (); i++)
  {
    const pair<int,int> schaal = schalen[static_cast<size_t> (zetten[i].first)];
    const bool geel = zetten[i].second == 'g';
    const int aantal = geel ? schaal.first : schaal.second;
    cout << "  " << zetTekst (zetten[i]) << "  " << aantal
         << (geel ? " gele" : " blauwe") << (aantal == 1 ? " tegel" : " tegels")
         << endl;
  }
}

//*************************************************************************

// Vraag een zet en doe haar; een ongeldige zet geeft een melding.
// Parameters:
// * spel: het spel, dat verandert als de zet geldig is
// * vragen: waarmee schaal en kleur gevraagd worden
// Retourneert: false aan het einde van de invoer
bool vraagEnDoeZet (TegelSpel &spel, invoer::Vragen &vragen)
{
  long long schaal = 0;
  char kleur = 'g';
  if (!vragen.vraagGetal ("Schaal", 0, spel.getSchalen () - 1, schaal)
      || !vragen.vraagLetter ("Kleur", "gb", "g voor geel, b voor blauw",
                              kleur))
    return false;
  if (!vragen.regelOp ())
    return true;
  const int nummer = static_cast<int> (schaal);
  const pair<int,int> inhoud =
    spel.getInhoudSchalen ()[static_cast<size_t> (nummer)];
  const int aantal = kleur == 'g' ? inhoud.first : inhoud.second;
  const bool afgelopen = spel.eindstand ();
  if (spel.doeZet (nummer, kleur))
    return true;
  cout << "De zet " << zetTekst (make_pair (nummer, kleur))
       << " is niet geldig: ";
  if (afgelopen)
    cout << "het spel is afgelopen." << endl;
  else if (aantal == 0)
    cout << "op die schaal ligt geen tegel van die kleur." << endl;
  else
    cout << "er is geen rij waar " << aantal
         << (aantal == 1 ? " tegel" : " tegels") << " van die kleur "
         << (aantal == 1 ? "in past." : "samen in passen.") << endl;
  return true;
}

//*************************************************************************

// Bereken de beste score en zet haar op het scherm.
// Parameters:
// * spel: het spel
// * snel: met besteScoreSnel in plaats van besteScore
void toonBesteScore (TegelSpel &spel, bool snel)
{
  pair<int,char> zet = GeenZet;
  long long standen = 0;
  const clock_t begin = clock ();
  const int score = snel ? spel.besteScoreSnel (zet, standen)
                         : spel.besteScore (zet, standen);
  const clock_t tikken = clock () - begin;
  cout << "Beste score: " << score << " voor de speler aan beurt\n"
       << "Beste zet: " << zetTekst (zet) << "\n"
       << "Bezochte standen: " << standen << "\n"
       << "Tijd: " << tikken << " tikken, " << fixed << setprecision (3)
       << static_cast<double> (tikken) / CLOCKS_PER_SEC << " seconden" << endl;
}

//*************************************************************************

// Bereken de score van een goede tegen een beste speler en zet haar op het
// scherm.
// Parameter:
// * spel: het spel
void toonGoedeScore (TegelSpel &spel)
{
  const clock_t begin = clock ();
  const int score = spel.bepaalGoedeScore ();
  cout << "Score met goede zetten, tegen beste zetten van de ander: " << score
       << "\nTijd: " << fixed << setprecision (3) << secondenSinds (begin)
       << " seconden" << endl;
}

//*************************************************************************

// Bereken de waarde van elke zet en zet haar op het scherm.
// Parameter:
// * spel: het spel
void toonElkeZet (TegelSpel &spel)
{
  const vector< pair<int,char> > zetten = spel.bepaalVerschillendeZetten ();
  cout << "Score voor de speler aan beurt na elke zet:" << endl;
  for (size_t i = 0; i < zetten.size (); i++)
  {
    pair<int,char> antwoord;
    long long standen = 0;
    spel.doeZet (zetten[i].first, zetten[i].second);
    const int score = -spel.besteScoreSnel (antwoord, standen);
    spel.unDoeZet ();
    cout << "  " << zetTekst (zetten[i]) << setw (4) << score << endl;
  }
}

//*************************************************************************

// Zet het aantal standen in de complete boom op het scherm.
// Parameter:
// * spel: het spel
void toonOmvang (TegelSpel &spel)
{
  const long long standen = spel.telStanden ();
  if (standen < 0)
    cout << "De boom is te groot om te tellen." << endl;
  else
    cout << "Standen in de complete boom: " << standen << endl;
}

//*************************************************************************

// Voer een keuze uit het spelmenu uit waar geen antwoord meer voor nodig is.
// Parameters:
// * spel: het spel, dat verandert als een zet wordt teruggenomen
// * keuze: de keuze
// * instellingen: die van de opdrachtregel
void voerUit (TegelSpel &spel, long long keuze,
              const Instellingen &instellingen)
{
  switch (keuze)
  {
    case Zetten:
      toonZetten (spel);
      break;
    case ZetTerug:
      if (!spel.unDoeZet ())
        cout << "Er is geen zet om ongedaan te maken." << endl;
      break;
    case Beste: case BesteSnel:
      toonBesteScore (spel, keuze == BesteSnel);
      break;
    case Goede:
      cout << "Goede zet: " << zetTekst (spel.bepaalGoedeZet
                (static_cast<int> (instellingen.simulaties))) << endl;
      break;
    case GoedTegenBest:
      toonGoedeScore (spel);
      break;
    case Experiment:
      spel.doeExperiment ();
      break;
    case ElkeZet:
      toonElkeZet (spel);
      break;
    case Omvang:
      toonOmvang (spel);
      break;
  }
}

//*************************************************************************

// Speel een spel vanuit het spelmenu.
// Parameters:
// * spel: een ingelezen spel, dat verandert door de zetten
// * vragen: waarmee de keuzes gevraagd worden
// * instellingen: die van de opdrachtregel
// Retourneert: false aan het einde van de invoer
bool spelMenu (TegelSpel &spel, invoer::Vragen &vragen,
               const Instellingen &instellingen)
{
  long long keuze = 0;
  while (keuze != SpelStoppen)
  {
    cout << "\n";
    spel.drukAf ();
    cout << "\n 1. verschillende zetten         7. experiment\n"
            " 2. zet uitvoeren                8. stoppen met dit spel\n"
            " 3. laatste zet ongedaan maken   9. beste score, snel\n"
            " 4. beste score                 10. waarde van elke zet\n"
            " 5. goede zet                   11. omvang van de boom\n"
            " 6. score goed tegen best\n";
    if (!vragen.vraagGetal ("Uw keuze", Zetten, Omvang, keuze))
      return false;
    if (keuze == ZetDoen)
    {
      if (!vraagEnDoeZet (spel, vragen))
        return false;
    }
    else if (!vragen.regelOp ())
      keuze = 0;
    else
      voerUit (spel, keuze, instellingen);
  }
  if (spel.eindstand ())
    spel.drukAf ();
  return true;
}

//*************************************************************************

// Het hoofdmenu.
// Parameters:
// * vragen: waarmee de keuzes gevraagd worden
// * instellingen: die van de opdrachtregel
void hoofdMenu (invoer::Vragen &vragen, const Instellingen &instellingen)
{
  long long keuze = 0;
  while (keuze != Stoppen)
  {
    TegelSpel spel;
    string naam;
    cout << "\n 1. een spel inlezen\n 2. stoppen\n";
    if (!vragen.vraagGetal ("Uw keuze", Inlezen, Stoppen, keuze))
      return;
    if (keuze == Inlezen)
    {
      if (!vragen.vraagTekst ("Naam van het spelbestand", naam))
        return;
      if (spel.leesInSpel (naam.c_str ())
          && !spelMenu (spel, vragen, instellingen))
        return;
    }
    else if (!vragen.regelOp ())
      keuze = 0;
  }
}

//*************************************************************************

// Lees een spel van de opdrachtregel: de meldingen gaan dan naar stderr.
// Parameters:
// * spel: wordt het ingelezen spel
// * naam: de naam van het bestand
// Retourneert: de exitcode
int leesStil (TegelSpel &spel, const string &naam)
{
  streambuf *const scherm = cout.rdbuf (cerr.rdbuf ());
  const bool gelukt = spel.leesInSpel (naam.c_str ());
  cout.rdbuf (scherm);
  if (gelukt)
    return Gelukt;
  return ifstream (naam.c_str ()).is_open () ? SpelOnleesbaar
                                             : VerkeerdGebruik;
}

//*************************************************************************

// Los een spel op door elke zet met besteScore door te rekenen, en zet de
// uitkomst als een regel van de tabel op het scherm.
// Parameter:
// * spel: het spel; na afloop in dezelfde stand
void losOp (TegelSpel &spel)
{
  const clock_t begin = clock ();
  const vector< pair<int,char> > zetten = spel.bepaalVerschillendeZetten ();
  pair<int,char> besteZet = GeenZet, antwoord;
  long long standen = 1, bezocht = 0;
  int beste = zetten.empty () ? spel.besteScore (antwoord, bezocht) : 0;
  string waarden;
  for (size_t i = 0; i < zetten.size (); i++)
  {
    spel.doeZet (zetten[i].first, zetten[i].second);
    const int score = -spel.besteScore (antwoord, bezocht);
    spel.unDoeZet ();
    standen += bezocht;
    if (i == 0 || score > beste)
    {
      beste = score;
      besteZet = zetten[i];
    }
    waarden += "  " + zetTekst (zetten[i]) + " " + to_string (score);
  }
  cout << setw (7) << beste << setw (7) << zetTekst (besteZet) << setw (21)
       << standen << fixed << setprecision (3) << setw (12)
       << secondenSinds (begin) << waarden << endl;
}

//*************************************************************************

// Los spellen op en zet de uitkomsten in een tabel op het scherm.
// Parameter:
// * namen: de namen van de bestanden
// Retourneert: de exitcode
int losAllesOp (const vector<string> &namen)
{
  int exitcode = Gelukt;
  size_t breedte = 7;  // van de eerste kolom
  for (size_t i = 0; i < namen.size (); i++)
    if (namen[i].size () > breedte)
      breedte = namen[i].size ();
  const string kop = "bestand";
  cout << kop << string (breedte - kop.size (), ' ')
       << "  score    zet              standen    seconden  waarde van elke zet"
       << endl;
  for (size_t i = 0; i < namen.size (); i++)
  {
    TegelSpel spel;
    const int code = leesStil (spel, namen[i]);
    if (code == Gelukt)
    {
      cout << namen[i] << string (breedte - namen[i].size (), ' ');
      losOp (spel);
    }
    else if (code > exitcode)
      exitcode = code;
  }
  return exitcode;
}

//*************************************************************************

// Start wat de opdrachtregel vraagt.
// Parameters:
// * regel: de opdrachtregel, waar de opties uit gehaald worden
// * instellingen: worden aangepast aan de opties
// Retourneert: de exitcode
int start (invoer::Opdrachtregel &regel, Instellingen &instellingen)
{
  const bool los = regel.optie ("--los"),
             experiment = regel.optie ("--experiment");
  vector<string> namen;
  regel.optieGetal ("--zaad", 0, INT_MAX, instellingen.zaad);
  regel.optieGetal ("--simulaties", 1, INT_MAX, instellingen.simulaties);
  if (!regel.bestanden (namen))
    return VerkeerdGebruik;
  if (los && experiment)
    regel.fout ("--los en --experiment gaan niet samen");
  else if (los && namen.empty ())
    regel.fout ("--los: verwacht minstens een bestandsnaam");
  else if (!los && (namen.size () > 1 || (experiment && namen.empty ())))
    regel.fout ("gevonden " + to_string (namen.size ())
                + " bestandsnamen, verwacht precies een");
  if (!regel.bestanden (namen))
    return VerkeerdGebruik;
  zetZaad (static_cast<unsigned long long> (instellingen.zaad));
  if (los)
    return losAllesOp (namen);
  TegelSpel spel;
  const int code = namen.empty () ? Gelukt : leesStil (spel, namen[0]);
  if (code != Gelukt)
    return code;
  cout << "Zaad: " << instellingen.zaad << " (herhaal met --zaad "
       << instellingen.zaad << ")" << endl;
  invoer::Vragen vragen;
  if (experiment)
    spel.doeExperiment ();
  else if (namen.empty () || spelMenu (spel, vragen, instellingen))
    hoofdMenu (vragen, instellingen);
  return Gelukt;
}

//*************************************************************************

// Het hoofdprogramma.
// Parameters:
// * argc, argv: de opdrachtregel
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  invoer::Opdrachtregel regel (argc, argv);
  Instellingen instellingen =
    { static_cast<long long> (time (0)) % INT_MAX, NrSimulaties };
  if (regel.optie ("--help"))
    toonHulp ();
  else if (regel.optie ("--versie"))
    cout << Versie << endl;
  else
    return start (regel, instellingen);
  return Gelukt;
}
