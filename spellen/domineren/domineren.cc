// domineren.cc: de klasse Domineren.
//
// De stand die mensen zien staat in de membervariabelen, zo eenvoudig
// mogelijk. Alleen winnaar zoekt, op bitborden; zie zoek/domineren/zoeker.h.

#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>
#include "../../invoer/regelbestand.h"
#include "../../invoer/tekst.h"
#include "../../standaard.h"
#include "../../zoek/domineren/zoeker.h"
#include "../../zoek/voortgang.h"
#include "domineren.h"

using namespace std;

namespace
{

const char Leeg = '.';
const char Letter[] = { 'V', 'H' };                // van elke speler
const int GewoneTijd = 60;                         // seconden, voor winnaar
const size_t Geheugen = 384u * 1024 * 1024;        // bytes, voor winnaar
const int WijdeKolommen = 18;                      // met brede vakjes

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

}

//*************************************************************************

// Maak een leeg bord; zie domineren.h.
Domineren::Domineren (int nwBreedte, int nwHoogte)
: toontVeilig (false), toontVoortgang (false), tijd (GewoneTijd)
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
bool Domineren::leesInSpel (const char *invoernaam)
{
  const string verwacht = "een aantal zetten, vanaf 0";
  const long long Meeste = MaxBreedte * MaxHoogte;
  invoer::Regelbestand bestand (invoernaam);
  Domineren nieuw (*this);
  string regel;
  long long aantal = 0;
  if (!bestand.geopend () || !nieuw.leesMaten (bestand)
      || !bestand.leesRegel (verwacht, regel))
    return false;
  if (!invoer::leesGetal (regel, 0, Meeste, aantal))
    return bestand.verkeerd (regel, verwacht + " t/m " + to_string (Meeste));
  for (long long nr = 1; nr <= aantal; nr++)
    if (!nieuw.leesZet (bestand, nr))
      return false;
  if (!bestand.uitgelezen ())
    return false;
  *this = nieuw;
  return true;
}

//*************************************************************************

// Lees de maten van het bord; zie domineren.h.
bool Domineren::leesMaten (invoer::Regelbestand &bestand)
{
  const string verwacht = "het vakje rechtsboven, van a1 t/m z9";
  string regel;
  if (!bestand.leesRegel (verwacht, regel))
    return false;
  if (regel.size () != 2 || regel[0] < 'a' || regel[0] > 'z'
      || regel[1] < '1' || regel[1] > '9')
    return bestand.verkeerd (regel, verwacht);
  begin (regel[0] - 'a' + 1, regel[1] - '0');
  return true;
}

//*************************************************************************

// Lees een zet en doe haar; zie domineren.h.
bool Domineren::leesZet (invoer::Regelbestand &bestand, long long nr)
{
  const string vorm = getSpeler () == Vera ? "een letter en twee rijen, zoals "
                                             "a12"
                                           : "twee kolommen en een cijfer, "
                                             "zoals ab1",
               verwacht = "zet " + to_string (nr) + ", van "
                 + naamVanSpeler (getSpeler ()) + ": " + vorm;
  string regel;
  Steen steen = { 0, 0 };
  int speler = Vera;
  if (!bestand.leesRegel (verwacht, regel))
    return false;
  if (!ontleed (regel, steen, speler) || speler != getSpeler ())
    return bestand.verkeerd (regel, verwacht);
  if (!doeZet (regel))
    return bestand.verkeerd (regel, "een zet op twee lege vakjes van het "
                                    "bord");
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

// Geef de naam van een zet; zie domineren.h.
string Domineren::naamVan (const Steen &steen, int speler)
{
  const char kolom = static_cast<char> ('a' + steen.kolom),
             rij = static_cast<char> ('1' + steen.rij);
  string naam (1, kolom);
  if (speler == Vera)
    return naam + rij + static_cast<char> (rij + 1);
  return naam + static_cast<char> (kolom + 1) + rij;
}

//*************************************************************************

// Ontleed de naam van een zet; zie domineren.h.
bool Domineren::ontleed (const string &zet, Steen &steen, int &speler)
{
  if (zet.size () != 3)
    return false;
  steen.kolom = zet[0] - 'a';
  speler = zet[1] >= '0' && zet[1] <= '9' ? Vera : Herman;
  steen.rij = zet[speler == Vera ? 1 : 2] - '1';
  return steen.kolom >= 0 && steen.kolom < MaxBreedte
         && steen.rij >= 0 && steen.rij < MaxHoogte
         && zet == naamVan (steen, speler);
}

//*************************************************************************

// Bepaal de mogelijke zetten; zie domineren.h.
vector<string> Domineren::bepaalZetten ()
{
  const vector<Steen> passend = stenen (getSpeler ());
  vector<string> namen;
  for (size_t i = 0; i < passend.size (); i++)
    namen.push_back (naamVan (passend[i], getSpeler ()));
  return namen;
}

//*************************************************************************

// Doe een zet; zie domineren.h.
bool Domineren::doeZet (const string &zet)
{
  Steen steen = { 0, 0 };
  int speler = Vera;
  if (!ontleed (zet, steen, speler) || speler != getSpeler ()
      || !past (steen, speler))
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

// Geef de gedane zetten; zie domineren.h.
vector<string> Domineren::getGedaan ()
{
  vector<string> namen;
  for (size_t i = 0; i < gedaan.size (); i++)
    namen.push_back (naamVan (gedaan[i], static_cast<int> (i % 2)));
  return namen;
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
    const int verschil = abs (static_cast<int> (stenen (Vera).size ())
                              - static_cast<int> (stenen (Herman).size ()));
    leg (passend[i], speler, Leeg);
    if (verschil > meeste)
    {
      meeste = verschil;
      beste = naamVan (passend[i], speler);
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

// Stel het tonen van voortgang in; zie domineren.h.
void Domineren::toonVoortgang (bool aan)
{
  toontVoortgang = aan;
}

//*************************************************************************

// Bepaal wie wint bij perfect spel; zie domineren.h.
int Domineren::winnaar (string &besteZet, long long &aantalStanden)
{
  const int PerWoord = 64, aantalVakjes = breedte * hoogte;
  zoek::Voortgang voortgang ("winnaar", "standen", 0);
  zoek::Voortgang *const toon = toontVoortgang ? &voortgang : 0;
  Steen steen = { 0, 0 };
  int wint = Onbekend;
  if (aantalVakjes <= PerWoord)
    wint = zoekMet<1> (toon, steen, aantalStanden);
  else if (aantalVakjes <= 2 * PerWoord)
    wint = zoekMet<2> (toon, steen, aantalStanden);
  else
    wint = zoekMet<4> (toon, steen, aantalStanden);
  besteZet = wint == getSpeler () ? naamVan (steen, wint) : "";
  return wint;
}

//*************************************************************************

// Zoek met borden van een aantal woorden; zie domineren.h.
template <int Woorden>
int Domineren::zoekMet (zoek::Voortgang *voortgang, Steen &steen,
                        long long &aantalStanden)
{
  zoek::Zoeker<Woorden> zoeker (breedte, hoogte, Geheugen, tijd, voortgang);
  zoek::Bitbord<Woorden> vrij;
  for (int plaats = 0; plaats < breedte * hoogte; plaats++)
    if (isLeeg (plaats % breedte, plaats / breedte))
      vrij.neemOp (plaats);
  const int plaats = zoeker.winnendeZet (vrij, getSpeler ());
  aantalStanden = zoeker.aantalStanden ();
  if (zoeker.isOpgegeven ())
    return Onbekend;
  if (plaats < 0)
    return 1 - getSpeler ();
  steen.kolom = plaats % breedte;
  steen.rij = plaats / breedte;
  return getSpeler ();
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
  const size_t cel = breedte <= WijdeKolommen ? 4 : 2;
  const size_t Kantlijn = 3;
  string lijn, rij, kop (Kantlijn + cel / 2, ' ');
  for (int kolom = 0; kolom < breedte; kolom++)
  {
    lijn += "+" + string (cel - 1, '-');
    rij += "|" + string (cel - 1, ' ');
    kop += static_cast<char> ('a' + kolom)
           + string (kolom < breedte - 1 ? cel - 1 : 0, ' ');
  }
  vector<string> doek;
  for (int i = 0; i < hoogte; i++)
  {
    doek.push_back (lijn + "+");
    doek.push_back (rij + "|");
  }
  doek.push_back (lijn + "+");
  teken (doek, cel);
  cout << kop << "\n";
  for (size_t i = 0; i < doek.size (); i++)
    if (i % 2 == 0)
      cout << string (Kantlijn, ' ') << doek[i] << "\n";
    else
      cout << " " << (doek.size () - i) / 2 << " " << doek[i] << " "
           << (doek.size () - i) / 2 << "\n";
  cout << kop << endl;
}

//*************************************************************************

// Teken de stenen en de veilige vakjes; zie domineren.h.
void Domineren::teken (vector<string> &doek, size_t cel)
{
  for (int rij = 0; rij < hoogte; rij++)
    for (int kolom = 0; kolom < breedte; kolom++)
    {
      const bool vera = bruikbaar (kolom, rij, Vera),
                 herman = bruikbaar (kolom, rij, Herman);
      char &vakje = doek[static_cast<size_t> (2 * (hoogte - rij) - 1)]
                        [static_cast<size_t> (kolom) * cel + cel / 2];
      if (!isLeeg (kolom, rij))
        vakje = vakjes[static_cast<size_t> (rij)]
                      [static_cast<size_t> (kolom)];
      else if (toontVeilig && vera != herman)
        vakje = vera ? 'v' : 'h';
    }
  for (size_t i = 0; i < gedaan.size (); i++)
  {
    const size_t onder = static_cast<size_t>
                           (2 * (hoogte - gedaan[i].rij) - 1),
                 links = static_cast<size_t> (gedaan[i].kolom) * cel;
    if (i % 2 == 0)
      for (size_t j = 1; j < cel; j++)
        doek[onder - 1][links + j] = ' ';
    else
      doek[onder][links + cel] = ' ';
  }
}
