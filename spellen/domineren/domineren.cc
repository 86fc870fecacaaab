// domineren.cc: de klasse Domineren.
//
// De stand die mensen zien staat in de membervariabelen, zo eenvoudig
// mogelijk. Alleen winnaar en uitslagen zoeken, op bitborden; zie
// zoek/oplosser.h.

#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>
#include "../../standaard.h"
#include "../../terminal/lezer.h"
#include "../../terminal/tekst.h"
#include "../../zoek/toezicht.h"
#include "../../zoek/voortgang.h"
#include "zoek/oplosser.h"
#include "domineren.h"

using namespace std;

namespace
{

const char Leeg = '.';
const char Letter[] = { 'V', 'H' };                // van elke speler
const int GewoneTijd = 60;                         // seconden, voor winnaar
const size_t Geheugen = 1536u * 1024 * 1024;       // bytes, bij het zoeken

// Beperk een waarde tot haar grenzen, met een melding als zij daarbuiten is.
// Parameters:
// * naam: wat de waarde is
// * waarde: de waarde
// * hoogste: de bovengrens; de ondergrens is 1
// Retourneert: de waarde, of de grens die het dichtstbij ligt
int beperkt (const char *naam, int waarde, int hoogste)
{
  if (integerInBereik (naam, waarde, 1, hoogste))
    return waarde;
  return waarde < 1 ? 1 : hoogste;
}

// De naam van een zet: d23 legt een verticale steen op d2 en d3, cd4 een
// horizontale op c4 en d4.
// Parameters:
// * kolom, rij: het vakje linksonder van de steen, vanaf 0
// * verticaal: hoe de steen ligt
// Retourneert: de naam van de zet
string zetnaam (int kolom, int rij, bool verticaal)
{
  const char deKolom = static_cast<char> ('a' + kolom),
             deRij = static_cast<char> ('1' + rij);
  const string begin (1, deKolom);
  if (verticaal)
    return begin + deRij + static_cast<char> (deRij + 1);
  return begin + static_cast<char> (deKolom + 1) + deRij;
}

// Ontleed de naam van een zet.
// Parameters:
// * zet: de naam
// * kolom, rij: worden het vakje linksonder van de steen, vanaf 0
// * verticaal: wordt hoe de steen ligt
// Retourneert: true als dit de naam van een zet is; of de steen op het bord
//   past is niet gezegd
bool leesZetnaam (const string &zet, int &kolom, int &rij, bool &verticaal)
{
  if (zet.size () != 3)
    return false;
  verticaal = zet[1] >= '0' && zet[1] <= '9';
  kolom = zet[0] - 'a';
  rij = zet[verticaal ? 1 : 2] - '1';
  return kolom >= 0 && kolom < Domineren::MaxBreedte
         && rij >= 0 && rij < Domineren::MaxHoogte
         && zet == zetnaam (kolom, rij, verticaal);
}

// Het bord als tekening van letters en lijnen: een regel per rij, zodat ook een
// hoog bord met het menu op een scherm past.
class Tekening
{
  public:

    // Teken een leeg raster.
    // Parameters:
    // * nwBreedte, hoogte: de maten van het bord
    Tekening (int nwBreedte, int hoogte)
    : breedte (nwBreedte), cel (nwBreedte <= WijdeKolommen ? 4 : 2)
    {
      string rij (1, '|');
      for (int kolom = 0; kolom < breedte; kolom++)
        rij += string (cel - 1, '_') + "|";
      doek.assign (static_cast<size_t> (hoogte), rij);
    }

    // Zet een letter in een vakje.
    // Parameters:
    // * kolom, rij: het vakje
    // * letter: de letter
    void zet (int kolom, int rij, char letter)
    {
      doek[static_cast<size_t> (rij)][links (kolom) + cel / 2] = letter;
    }

    // Veeg de lijn tussen de twee vakjes van een steen uit.
    // Parameters:
    // * kolom, rij: het vakje linksonder van de steen
    // * verticaal: of hij verticaal ligt
    void verbind (int kolom, int rij, bool verticaal)
    {
      const size_t begin = links (kolom), regel = static_cast<size_t> (rij);
      if (!verticaal)
        doek[regel][begin + cel] = '_';
      for (size_t i = 1; verticaal && i < cel; i++)
        if (doek[regel + 1][begin + i] == '_')
          doek[regel + 1][begin + i] = ' ';
    }

    // Zet de tekening op het scherm, met de namen van de kolommen en rijen.
    void drukAf () const
    {
      string kop (Kantlijn + cel / 2, ' ');
      for (int kolom = 0; kolom < breedte; kolom++)
        kop += static_cast<char> ('a' + kolom)
               + string (kolom < breedte - 1 ? cel - 1 : 0, ' ');
      cout << kop << "\n" << string (Kantlijn + 1, ' ')
           << string (links (breedte) - 1, '_') << "\n";
      for (size_t nr = doek.size (); nr > 0; nr--)
        cout << " " << nr << " " << doek[nr - 1] << " " << nr << "\n";
      cout << kop << endl;
    }

  private:

    static const size_t Kantlijn = 3;
    static const int WijdeKolommen = 18;  // met brede vakjes

    int breedte;
    size_t cel;           // de breedte van een vakje, met een lijn
    vector<string> doek;  // de rijen, de onderste eerst

    // Parameter:
    // * kolom: een kolom
    // Retourneert: waar haar linkerlijn op een regel staat
    size_t links (int kolom) const
    {
      return static_cast<size_t> (kolom) * cel;
    }
};

}

//*************************************************************************

// Maak een leeg bord; zie domineren.h.
Domineren::Domineren (int nwBreedte, int nwHoogte)
: toontVeilig (false), tijd (GewoneTijd), toezicht (0)
{
  begin (beperkt ("breedte", nwBreedte, MaxBreedte),
         beperkt ("hoogte", nwHoogte, MaxHoogte));
}

//*************************************************************************

// Maak het bord leeg; zie domineren.h.
void Domineren::begin (int nwBreedte, int nwHoogte)
{
  breedte = nwBreedte;
  hoogte = nwHoogte;
  vakjes.assign (static_cast<size_t> (hoogte),
                 string (static_cast<size_t> (breedte), Leeg));
  gedaan.clear ();
}

//*************************************************************************

// Lees een stand uit een bestand; zie domineren.h.
bool Domineren::leesInSpel (const char *invoernaam, ostream &meldingen)
{
  string spelers;
  return leesInSpel (invoernaam, meldingen, spelers);
}

//*************************************************************************

// Lees een stand, en wie er spelen; zie domineren.h.
bool Domineren::leesInSpel (const char *invoernaam, ostream &meldingen,
                            string &spelers)
{
  terminal::Lezer bestand (invoernaam, meldingen);
  Domineren nieuw (*this);
  if (!nieuw.leesMaten (bestand) || !nieuw.leesZetten (bestand)
      || !leesSpelers (bestand, spelers))
    return false;
  *this = nieuw;
  return true;
}

//*************************************************************************

// Lees de maten van het bord; zie domineren.h.
bool Domineren::leesMaten (terminal::Lezer &bestand)
{
  const string verwacht = "het vakje rechtsboven, van a1 t/m z9";
  string regel;
  if (!bestand.geopend () || !bestand.leesHeleRegel (verwacht, regel))
    return false;
  if (regel.size () != 2 || regel[0] < 'a' || regel[0] > 'z'
      || regel[1] < '1' || regel[1] > '9')
    return bestand.verkeerd ("", regel, verwacht);
  begin (regel[0] - 'a' + 1, regel[1] - '0');
  return true;
}

//*************************************************************************

// Lees de zetten en doe ze; zie domineren.h.
bool Domineren::leesZetten (terminal::Lezer &bestand)
{
  const long long Meeste = MaxBreedte * MaxHoogte;
  const string verwacht = "een aantal zetten, vanaf 0";
  string regel;
  long long aantal = 0;
  if (!bestand.leesHeleRegel (verwacht, regel))
    return false;
  if (!terminal::leesGetal (regel, 0, Meeste, aantal))
    return bestand.verkeerd ("", regel, verwacht + " t/m "
                                        + to_string (Meeste));
  for (long long nr = 1; nr <= aantal; nr++)
    if (!leesZet (bestand, nr))
      return false;
  return true;
}

//*************************************************************************

// Lees wie er spelen; zie domineren.h.
bool Domineren::leesSpelers (terminal::Lezer &bestand, string &spelers)
{
  const string begin = "spelers", mag = "twee letters: elk m, e, v of p";
  string woord;
  spelers.clear ();
  if (bestand.op ())
    return true;
  bestand.leesWoord ("", begin, woord);
  if (woord != begin)
    return bestand.verkeerd ("", woord, "het einde van het bestand, of "
                                        + begin);
  if (!bestand.leesWoord (begin, mag, spelers))
    return false;
  if (spelers.size () != 2
      || spelers.find_first_not_of (Spelers ()) != string::npos)
    return bestand.verkeerd (begin, spelers, mag);
  return bestand.uitgelezen ();
}

//*************************************************************************

// Schrijf het spel; zie domineren.h.
void Domineren::schrijf (ostream &uit, const string &spelers)
{
  uit << static_cast<char> ('a' + breedte - 1) << hoogte << '\n'
      << gedaan.size () << '\n';
  for (size_t i = 0; i < gedaan.size (); i++)
    uit << zetnaam (gedaan[i].kolom, gedaan[i].rij, i % 2 == 0) << '\n';
  uit << "spelers " << spelers << '\n';
}

//*************************************************************************

// Lees een zet en doe haar; zie domineren.h.
bool Domineren::leesZet (terminal::Lezer &bestand, long long nr)
{
  const bool vera = getSpeler () == Vera;
  const string
    vorm = vera ? "een letter en twee rijen, zoals a12"
                : "twee kolommen en een cijfer, zoals ab1",
    verwacht = "zet " + to_string (nr) + ", van "
               + naamVanSpeler (getSpeler ()) + ": " + vorm;
  string regel;
  int kolom = 0, rij = 0;
  bool verticaal = false;
  if (!bestand.leesHeleRegel (verwacht, regel))
    return false;
  if (!leesZetnaam (regel, kolom, rij, verticaal) || verticaal != vera)
    return bestand.verkeerd ("", regel, verwacht);
  if (!doeZet (regel))
    return bestand.verkeerd ("", regel, "een zet op twee lege vakjes van "
                                        "het bord");
  return true;
}

//*************************************************************************

// Geef de breedte; zie domineren.h.
int Domineren::getBreedte ()
{
  return breedte;
}

//*************************************************************************

// Geef de hoogte; zie domineren.h.
int Domineren::getHoogte ()
{
  return hoogte;
}

//*************************************************************************

// Geef de speler aan beurt; zie domineren.h.
int Domineren::getSpeler ()
{
  return gedaan.size () % 2 == 0 ? Vera : Herman;
}

//*************************************************************************

// Geef de naam van een speler; zie domineren.h.
string Domineren::naamVanSpeler (int speler)
{
  return speler == Vera ? "Vera" : "Herman";
}

//*************************************************************************

// Tel de lege vakjes; zie domineren.h.
int Domineren::legeVakjes ()
{
  return breedte * hoogte - 2 * static_cast<int> (gedaan.size ());
}

//*************************************************************************

// Is hier een leeg vakje? Zie domineren.h.
bool Domineren::isLeeg (int kolom, int rij)
{
  return kolom >= 0 && kolom < breedte && rij >= 0 && rij < hoogte
         && vakjes[static_cast<size_t> (rij)][static_cast<size_t> (kolom)]
            == Leeg;
}

//*************************************************************************

// Past deze steen? Zie domineren.h.
bool Domineren::past (const Steen &steen, int speler)
{
  return isLeeg (steen.kolom, steen.rij)
         && (speler == Vera ? isLeeg (steen.kolom, steen.rij + 1)
                            : isLeeg (steen.kolom + 1, steen.rij));
}

//*************************************************************************

// Kan een speler dit vakje nog beleggen? Zie domineren.h.
bool Domineren::bruikbaar (int kolom, int rij, int speler)
{
  return speler == Vera ? isLeeg (kolom, rij - 1) || isLeeg (kolom, rij + 1)
                        : isLeeg (kolom - 1, rij) || isLeeg (kolom + 1, rij);
}

//*************************************************************************

// Zet een teken op de vakjes van een steen; zie domineren.h.
void Domineren::leg (const Steen &steen, int speler, char teken)
{
  const size_t kolom = static_cast<size_t> (steen.kolom),
               rij = static_cast<size_t> (steen.rij);
  vakjes[rij][kolom] = teken;
  if (speler == Vera)
    vakjes[rij + 1][kolom] = teken;
  else
    vakjes[rij][kolom + 1] = teken;
}

//*************************************************************************

// Bepaal alle stenen die passen; zie domineren.h.
vector<Domineren::Steen> Domineren::stenen (int speler)
{
  vector<Steen> passend;
  for (int kolom = 0; kolom < breedte; kolom++)
    for (int rij = 0; rij < hoogte; rij++)
    {
      const Steen steen = { kolom, rij };
      if (past (steen, speler))
        passend.push_back (steen);
    }
  return passend;
}

//*************************************************************************

// Tel de zetten van een speler; zie domineren.h.
int Domineren::aantalZetten (int speler)
{
  return static_cast<int> (stenen (speler).size ());
}

//*************************************************************************

// Waarom kan een zet niet? Zie domineren.h.
string Domineren::bezwaar (const string &zet)
{
  const int speler = getSpeler ();
  Steen steen = { 0, 0 };
  bool verticaal = false;
  if (eindstand ())
    return "het spel is afgelopen";
  if (!leesZetnaam (zet, steen.kolom, steen.rij, verticaal))
    return "een steen ligt op twee vakjes naast elkaar, zoals a12 of ab1";
  if (verticaal != (speler == Vera))
    return "die is van " + naamVanSpeler (1 - speler) + ", en "
           + naamVanSpeler (speler) + " is aan beurt";
  if (steen.kolom + (verticaal ? 1 : 2) > breedte
      || steen.rij + (verticaal ? 2 : 1) > hoogte)
    return "daar houdt het bord op";
  return past (steen, speler) ? "" : "daar ligt al een steen";
}

//*************************************************************************

// Bepaal de mogelijke zetten; zie domineren.h.
vector<string> Domineren::bepaalZetten ()
{
  const vector<Steen> passend = stenen (getSpeler ());
  vector<string> namen;
  for (size_t i = 0; i < passend.size (); i++)
    namen.push_back (zetnaam (passend[i].kolom, passend[i].rij,
                              getSpeler () == Vera));
  return namen;
}

//*************************************************************************

// Doe een zet; zie domineren.h.
bool Domineren::doeZet (const string &zet)
{
  const int speler = getSpeler ();
  Steen steen = { 0, 0 };
  bool verticaal = false;
  if (!leesZetnaam (zet, steen.kolom, steen.rij, verticaal)
      || verticaal != (speler == Vera) || !past (steen, speler))
    return false;
  leg (steen, speler, Letter[speler]);
  gedaan.push_back (steen);
  return true;
}

//*************************************************************************

// Neem de laatste zet terug; zie domineren.h.
bool Domineren::unDoeZet ()
{
  if (gedaan.empty ())
    return false;
  const Steen steen = gedaan.back ();
  gedaan.pop_back ();
  leg (steen, getSpeler (), Leeg);
  return true;
}

//*************************************************************************

// Is het spel afgelopen? Zie domineren.h.
bool Domineren::eindstand ()
{
  return stenen (getSpeler ()).empty ();
}

//*************************************************************************

// Kies de zet met het grootste verschil; zie domineren.h.
string Domineren::verschilZet ()
{
  const int speler = getSpeler ();
  const vector<Steen> passend = stenen (speler);
  string beste;
  int meeste = -1;
  for (size_t i = 0; i < passend.size (); i++)
  {
    leg (passend[i], speler, Letter[speler]);
    const int verschil = abs (aantalZetten (Vera) - aantalZetten (Herman));
    leg (passend[i], speler, Leeg);
    if (verschil > meeste)
    {
      meeste = verschil;
      beste = zetnaam (passend[i].kolom, passend[i].rij, speler == Vera);
    }
  }
  return beste;
}

//*************************************************************************

// Speel het spel uit; zie domineren.h.
vector<string> Domineren::speelUit (bool verschil)
{
  vector<string> verloop;
  while (!eindstand ())
  {
    verloop.push_back (verschil ? verschilZet () : bepaalZetten ()[0]);
    doeZet (verloop.back ());
  }
  const string gewonnen = naamVanSpeler (1 - getSpeler ());
  for (size_t i = 0; i < verloop.size (); i++)
    unDoeZet ();
  verloop.push_back (gewonnen);
  return verloop;
}

//*************************************************************************

// Speel uit met eerste zetten; zie domineren.h.
vector<string> Domineren::speelEerste ()
{
  return speelUit (false);
}

//*************************************************************************

// Speel uit met het grootste verschil; zie domineren.h.
vector<string> Domineren::speelVerschil ()
{
  return speelUit (true);
}

//*************************************************************************

// Stel in hoe lang winnaar mag zoeken; zie domineren.h.
void Domineren::stelTijd (int seconden)
{
  tijd = seconden > 0 ? seconden : 0;
}

//*************************************************************************

// Laat iemand op het zoeken toezien; zie domineren.h.
void Domineren::stelToezicht (Toezicht *nwToezicht)
{
  toezicht = nwToezicht;
}

//*************************************************************************

// Bepaal wie wint bij perfect spel; zie domineren.h.
int Domineren::winnaar (string &besteZet, long long &aantalStanden)
{
  Zoekvraag vraag = { false, Onbekend, { 0, 0 }, { }, 0 };
  zoek ("winnaar", vraag);
  aantalStanden = vraag.standen;
  besteZet = vraag.wint == getSpeler ()
             ? zetnaam (vraag.steen.kolom, vraag.steen.rij, vraag.wint == Vera)
             : "";
  return vraag.wint;
}

//*************************************************************************

// Bepaal wie er na elke zet wint; zie domineren.h.
vector<Domineren::Uitslag> Domineren::uitslagen (long long &aantalStanden)
{
  Zoekvraag vraag = { true, Onbekend, { 0, 0 }, { }, 0 };
  zoek ("elke zet", vraag);
  aantalStanden = vraag.standen;
  return vraag.uitslagen;
}

//*************************************************************************

// Zoek, met borden van zoveel woorden als er nodig zijn; zie domineren.h.
void Domineren::zoek (const char *werk, Zoekvraag &vraag)
{
  const int PerWoord = 64, aantalVakjes = breedte * hoogte;
  const string grens = tijd > 0 ? ", max " + to_string (tijd) + " s" : "";
  zoek::Voortgang voortgang (werk + grens, "standen", 0, toezicht, 1);
  voortgang.toon (0);  // ook tussen veel kleine zoekvragen is er te stoppen
  if (aantalVakjes <= PerWoord)
    zoekMet<1> (voortgang, vraag);
  else if (aantalVakjes <= 2 * PerWoord)
    zoekMet<2> (voortgang, vraag);
  else
    zoekMet<4> (voortgang, vraag);
}

//*************************************************************************

// Zoek met borden van een aantal woorden; zie domineren.h.
template <int Woorden>
void Domineren::zoekMet (zoek::Voortgang &voortgang, Zoekvraag &vraag)
{
  const zoek::domineren::Veld<Woorden> veld (breedte, hoogte);
  zoek::domineren::Oplosser<Woorden> oplosser (breedte, hoogte, Geheugen,
                                              tijd, &voortgang);
  zoek::Bitbord<Woorden> vrij = zoek::Bitbord<Woorden> ();
  for (int nr = 0; nr < breedte * hoogte; nr++)
    if (isLeeg (nr % breedte, nr / breedte))
      vrij.neemOp (nr);
  if (vraag.elkeZet)
    probeerZetten (oplosser, veld, vrij, vraag);
  else
  {
    const int nr = oplosser.winnendeZet (vrij, getSpeler ());
    vraag.steen.kolom = nr % breedte;
    vraag.steen.rij = nr / breedte;
    vraag.wint = oplosser.isOpgegeven () ? +Onbekend
                 : nr < 0 ? 1 - getSpeler () : getSpeler ();
  }
  vraag.standen = oplosser.aantalStanden ();
}

//*************************************************************************

// Bepaal van elke zet wie er wint; zie domineren.h.
template <typename Oplosser, typename Veld, typename Bord>
void Domineren::probeerZetten (Oplosser &oplosser, const Veld &veld,
                               const Bord &vrij, Zoekvraag &vraag)
{
  const vector<Steen> passend = stenen (getSpeler ());
  vector<Bord> gezien;
  for (size_t i = 0; i < passend.size (); i++)
  {
    const int nr = passend[i].rij * breedte + passend[i].kolom;
    const Bord erna =
      veld.gelijkvormig (vrij & ~veld.steen (nr, getSpeler ()));
    size_t j = 0;
    while (j < gezien.size () && !(gezien[j] == erna))
      j++;
    if (j < gezien.size ())
      continue;
    gezien.push_back (erna);
    const bool wint = oplosser.wintMet (vrij, getSpeler (), nr);
    const Uitslag uitslag =
      { zetnaam (passend[i].kolom, passend[i].rij, getSpeler () == Vera),
        oplosser.isOpgegeven () ? +Onbekend
        : wint ? getSpeler () : 1 - getSpeler () };
    vraag.uitslagen.push_back (uitslag);
  }
}

//*************************************************************************

// Stel in of de veilige vakjes getoond worden; zie domineren.h.
void Domineren::toonVeilig (bool aan)
{
  toontVeilig = aan;
}

//*************************************************************************

// Zet de stand op het scherm; zie domineren.h.
void Domineren::drukAf ()
{
  Tekening tekening (breedte, hoogte);
  for (int rij = 0; rij < hoogte; rij++)
    for (int kolom = 0; kolom < breedte; kolom++)
    {
      const bool vera = bruikbaar (kolom, rij, Vera),
                 herman = bruikbaar (kolom, rij, Herman);
      if (!isLeeg (kolom, rij))
        tekening.zet (kolom, rij, vakjes[static_cast<size_t> (rij)]
                                        [static_cast<size_t> (kolom)]);
      else if (toontVeilig && vera != herman)
        tekening.zet (kolom, rij, vera ? 'v' : 'h');
    }
  for (size_t i = 0; i < gedaan.size (); i++)
    tekening.verbind (gedaan[i].kolom, gedaan[i].rij, i % 2 == 0);
  tekening.drukAf ();
}
