// domineren.cc: de klasse Domineren.
//
// De stand die mensen zien staat in de membervariabelen, zo eenvoudig
// mogelijk. Alleen winnaar en uitslagen zoeken, op bitborden; zie
// zoek/oplosser.h.

#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <vector>
#include "../../standaard.h"
#include "../../terminal/lezer.h"
#include "../../terminal/tekst.h"
#include "../../zoek/voortgang.h"
#include "domineren.h"
#include "zoek/oplosser.h"

using namespace std;

const char Leeg = '.';
const char Letter[] = { 'V', 'H' };  // van elke speler

// Bij het zoeken, in bytes. Dat is meer dan zoek::GeheugenGrens: zo kan de
// tabel van een bord van twee woorden, zoals 9x9, nog een keer verdubbelen.
const size_t Geheugen = 1536u * 1024 * 1024;

//*************************************************************************
// Beginnen, lezen en schrijven

// Beperk een waarde tot haar grenzen, 1 en de hoogste, met een melding die haar
// noemt als zij daarbuiten is.
// Retourneert: de waarde, of de grens die het dichtstbij ligt
static int beperkt (const char *naam, int waarde, int hoogste)
{
  if (integerInBereik (naam, waarde, 1, hoogste))
    return waarde;
  return waarde < 1 ? 1 : hoogste;
}

// Maak een leeg bord; zie domineren.h.
Domineren::Domineren (int nwBreedte, int nwHoogte)
: toontVeilig (false), tijd (GewoneTijd), toezicht (0)
{
  begin (beperkt ("breedte", nwBreedte, MaxBreedte),
         beperkt ("hoogte", nwHoogte, MaxHoogte));
}

// Maak het bord leeg; zie domineren.h.
void Domineren::begin (int nwBreedte, int nwHoogte)
{
  breedte = nwBreedte;
  hoogte = nwHoogte;
  vakjes.assign (static_cast<size_t> (hoogte),
                 string (static_cast<size_t> (breedte), Leeg));
  gedaan.clear ();
}

// Lees de maten van het bord; bij een fout volgt een melding.
// Retourneert: true als dat gelukt is
static bool leesMaten (terminal::Lezer &bestand, int &breedte, int &hoogte)
{
  const string verwacht = "het vakje rechtsboven, van a1 t/m z9";
  string regel;
  if (!bestand.geopend () || !bestand.leesHeleRegel (verwacht, regel))
    return false;
  if (regel.size () != 2 || regel[0] < 'a' || regel[0] > 'z'
      || regel[1] < '1' || regel[1] > '9')
    return bestand.verkeerd ("", regel, verwacht);
  breedte = regel[0] - 'a' + 1;
  hoogte = regel[1] - '0';
  return true;
}

// Lees wie er spelen (zie domineren.h), als dat er staat, en het einde van het
// bestand; bij een fout volgt een melding.
// Retourneert: true als dat gelukt is
static bool leesSpelers (terminal::Lezer &bestand, string &spelers)
{
  const string begin = "spelers";
  string woord;
  spelers.clear ();
  if (bestand.op ())
    return true;
  bestand.leesWoord ("", begin, woord);
  if (woord != begin)
    return bestand.verkeerd ("", woord, "het einde van het bestand, of "
                                        + begin);
  return terminal::leesSpelers (bestand, woord, terminal::SpelersMag, spelers)
         && bestand.uitgelezen ();
}

// Lees een stand, en wie er spelen; zie domineren.h.
bool Domineren::leesInSpel (const char *invoernaam, ostream &meldingen,
                            string &spelers)
{
  terminal::Lezer bestand (invoernaam, meldingen);
  Domineren nieuw (*this);
  if (!leesMaten (bestand, nieuw.breedte, nieuw.hoogte))
    return false;
  nieuw.begin (nieuw.breedte, nieuw.hoogte);
  if (!nieuw.leesZetten (bestand) || !leesSpelers (bestand, spelers))
    return false;
  *this = nieuw;
  return true;
}

// Lees de zetten en doe ze; zie domineren.h.
template <typename Lezer>
bool Domineren::leesZetten (Lezer &bestand)
{
  const long long Meeste = MaxBreedte * MaxHoogte / 2;
  const string mag = "een aantal zetten, van 0 t/m " + to_string (Meeste);
  string regel;
  long long aantal = 0;
  if (!bestand.leesHeleRegel (mag, regel))
    return false;
  if (!terminal::leesGetal (regel, 0, Meeste, aantal))
    return bestand.verkeerd ("", regel, mag);
  for (long long nr = 1; nr <= aantal; nr++)
  {
    const string
      vorm = getSpeler () == Vera ? "een letter en twee rijen, zoals a12"
                                  : "twee kolommen en een cijfer, zoals ab1",
      verwacht = "zet " + to_string (nr) + ", van "
                 + naamVanSpeler (getSpeler ()) + ": " + vorm;
    Steen steen = { 0, 0 };
    int speler = Vera;
    if (!bestand.leesHeleRegel (verwacht, regel))
      return false;
    if (!leesZetnaam (regel, steen, speler) || speler != getSpeler ())
      return bestand.verkeerd ("", regel, verwacht);
    if (!doeZet (regel))
      return bestand.verkeerd ("", regel, "een zet op twee lege vakjes van "
                                          "het bord");
  }
  return true;
}

// Schrijf het spel; zie domineren.h.
void Domineren::schrijf (ostream &uit, const string &spelers)
{
  uit << static_cast<char> ('a' + breedte - 1) << hoogte << '\n'
      << gedaan.size () << '\n';
  for (size_t i = 0; i < gedaan.size (); i++)
    uit << zetnaam (gedaan[i], i % 2 == 0 ? Vera : Herman) << '\n';
  uit << "spelers " << spelers << '\n';
}

//*************************************************************************
// De regels

// Geef de naam van een speler; zie domineren.h.
string Domineren::naamVanSpeler (int speler)
{
  return speler == Vera ? "Vera" : speler == Herman ? "Herman" : "onbekend";
}

// Geef de naam van een zet; zie domineren.h.
string Domineren::zetnaam (const Steen &steen, int speler)
{
  const char kolom = static_cast<char> ('a' + steen.kolom),
             rij = static_cast<char> ('1' + steen.rij);
  if (speler == Vera)
    return { kolom, rij, static_cast<char> (rij + 1) };
  return { kolom, static_cast<char> (kolom + 1), rij };
}

// Ontleed de naam van een zet; zie domineren.h.
bool Domineren::leesZetnaam (const string &zet, Steen &steen, int &speler)
{
  if (zet.size () != 3)
    return false;
  speler = zet[1] >= '0' && zet[1] <= '9' ? Vera : Herman;
  steen.kolom = zet[0] - 'a';
  steen.rij = zet[speler == Vera ? 1 : 2] - '1';
  return steen.kolom >= 0 && steen.kolom + (speler == Herman) < MaxBreedte
         && steen.rij >= 0 && steen.rij + (speler == Vera) < MaxHoogte
         && zet == zetnaam (steen, speler);
}

// Is hier een leeg vakje? Zie domineren.h.
bool Domineren::isLeeg (int kolom, int rij)
{
  return kolom >= 0 && kolom < breedte && rij >= 0 && rij < hoogte
         && vakjes[static_cast<size_t> (rij)][static_cast<size_t> (kolom)]
            == Leeg;
}

// Past deze steen? Zie domineren.h.
bool Domineren::past (const Steen &steen, int speler)
{
  return isLeeg (steen.kolom, steen.rij)
         && (speler == Vera ? isLeeg (steen.kolom, steen.rij + 1)
                            : isLeeg (steen.kolom + 1, steen.rij));
}

// Kan een speler dit vakje nog beleggen? Zie domineren.h.
bool Domineren::bruikbaar (int kolom, int rij, int speler)
{
  return speler == Vera ? isLeeg (kolom, rij - 1) || isLeeg (kolom, rij + 1)
                        : isLeeg (kolom - 1, rij) || isLeeg (kolom + 1, rij);
}

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

// Tel de zetten van een speler; zie domineren.h.
int Domineren::aantalZetten (int speler)
{
  return static_cast<int> (stenen (speler).size ());
}

// Bepaal de mogelijke zetten; zie domineren.h.
vector<string> Domineren::bepaalZetten ()
{
  vector<string> namen;
  for (const Steen &steen : stenen (getSpeler ()))
    namen.push_back (zetnaam (steen, getSpeler ()));
  return namen;
}

// Waarom kan een zet niet? Zie domineren.h.
string Domineren::bezwaar (const string &zet)
{
  const string aanBeurt = naamVanSpeler (getSpeler ());
  Steen steen = { 0, 0 };
  int speler = Vera;
  if (eindstand ())
    return "het spel is afgelopen";
  if (!leesZetnaam (zet, steen, speler))
    return "een steen ligt op twee vakjes naast elkaar, zoals a12 of ab1";
  if (speler != getSpeler ())
    return "die is van " + naamVanSpeler (speler) + ", en " + aanBeurt
           + " is aan beurt";
  if (steen.kolom + (speler == Vera ? 1 : 2) > breedte
      || steen.rij + (speler == Vera ? 2 : 1) > hoogte)
    return "daar houdt het bord op";
  return past (steen, speler) ? "" : "daar ligt al een steen";
}

// Doe een zet; zie domineren.h.
bool Domineren::doeZet (const string &zet)
{
  Steen steen = { 0, 0 };
  int speler = Vera;
  if (!leesZetnaam (zet, steen, speler) || speler != getSpeler ()
      || !past (steen, speler))
    return false;
  leg (steen, speler, Letter[speler]);
  gedaan.push_back (steen);
  return true;
}

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
// Uitspelen

// Kies de zet met het grootste verschil; zie domineren.h.
string Domineren::verschilZet ()
{
  const int speler = getSpeler ();
  string beste;
  int meeste = -1;
  for (const Steen &steen : stenen (speler))
  {
    leg (steen, speler, Letter[speler]);
    const int verschil = abs (aantalZetten (Vera) - aantalZetten (Herman));
    leg (steen, speler, Leeg);
    if (verschil > meeste)
    {
      meeste = verschil;
      beste = zetnaam (steen, speler);
    }
  }
  return beste;
}

// Speel het spel uit; zie domineren.h.
vector<string> Domineren::speelUit (bool verschil)
{
  vector<string> verloop;
  Domineren spel (*this);
  while (!spel.eindstand ())
  {
    verloop.push_back (verschil ? spel.verschilZet ()
                                : spel.bepaalZetten ()[0]);
    spel.doeZet (verloop.back ());
  }
  verloop.push_back (naamVanSpeler (1 - spel.getSpeler ()));
  return verloop;
}

//*************************************************************************
// Zoeken

// Bepaal wie wint bij perfect spel; zie domineren.h.
int Domineren::winnaar (string &besteZet, long long &aantalStanden)
{
  vector<Uitslag> uit;
  zoekUit (false, aantalStanden, uit);
  uit.push_back ({ "", Onbekend });  // als de tijd om was de enige
  besteZet = uit[0].zet;
  return uit[0].winnaar;
}

// Zoek, met borden van zoveel woorden als er nodig zijn; zie domineren.h.
void Domineren::zoekUit (bool elkeZet, long long &aantalStanden,
                         vector<Uitslag> &uit)
{
  const int PerWoord = 64, aantalVakjes = breedte * hoogte;
  aantalVakjes <= PerWoord ? zoekMet<1> (elkeZet, aantalStanden, uit)
    : aantalVakjes <= 2 * PerWoord ? zoekMet<2> (elkeZet, aantalStanden, uit)
                                   : zoekMet<4> (elkeZet, aantalStanden, uit);
}

// Zoek met borden van een aantal woorden; zie domineren.h.
template <int Woorden>
void Domineren::zoekMet (bool elkeZet, long long &aantalStanden,
                         vector<Uitslag> &uit)
{
  const int wie = getSpeler ();
  const string werk = elkeZet ? "elke zet" : "winnaar",
               grens = tijd > 0 ? ", max " + to_string (tijd) + " s" : "";
  zoek::Voortgang voortgang (werk + grens, "standen", 0, toezicht, 1);
  voortgang.toon (0);  // ook tussen veel kleine zoekvragen is er te stoppen
  zoek::domineren::Oplosser<Woorden> oplosser (breedte, hoogte, Geheugen,
                                              tijd, &voortgang);
  zoek::Bitbord<Woorden> vrij = zoek::Bitbord<Woorden> ();
  set< zoek::Bitbord<Woorden> > gezien;  // na een zet, of een spiegelbeeld
  for (int nr = 0; nr < breedte * hoogte; nr++)
    if (isLeeg (nr % breedte, nr / breedte))
      vrij.neemOp (nr);
  const auto neemOp = [&] (int nr, bool wint)
  {
    uit.push_back ({ nr < 0 ? "" : zetnaam ({ nr % breedte, nr / breedte },
                                            wie), wint ? wie : 1 - wie });
  };
  try
  {
    for (const Steen &steen : elkeZet ? stenen (wie) : vector<Steen> ())
    {
      const int nr = steen.rij * breedte + steen.kolom;
      if (gezien.insert (oplosser.gelijkvormigNa (vrij, wie, nr)).second)
        neemOp (nr, oplosser.wintMet (vrij, wie, nr));
    }
    const int nr = elkeZet ? -1 : oplosser.winnendeZet (vrij, wie);
    if (!elkeZet)
      neemOp (nr, nr >= 0);
  }
  catch (const zoek::domineren::TijdOm &)
  {
    // wat er nog niet bij staat blijft onbekend
  }
  aantalStanden = oplosser.aantalStanden ();
}

//*************************************************************************
// Op het scherm

namespace
{

// Het bord als tekening van letters en lijnen: een regel per rij, zodat ook een
// hoog bord met het menu op een scherm past.
class Tekening
{
  public:

    // Teken een leeg raster van deze maten.
    Tekening (int nwBreedte, int hoogte)
    : breedte (nwBreedte), cel (nwBreedte <= WijdeKolommen ? 4 : 2)
    {
      string rij (1, '|');
      for (int kolom = 0; kolom < breedte; kolom++)
        rij += string (cel - 1, '_') + "|";
      doek.assign (static_cast<size_t> (hoogte), rij);
    }

    // Zet een letter in een vakje.
    void zet (int kolom, int rij, char letter)
    {
      doek[static_cast<size_t> (rij)][links (kolom) + cel / 2] = letter;
    }

    // Veeg de lijn tussen de twee vakjes van een steen uit, die verticaal ligt
    // of horizontaal; kolom en rij zijn van het vakje linksonder.
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

    const int breedte;
    const size_t cel;     // de breedte van een vakje, met een lijn
    vector<string> doek;  // de rijen, de onderste eerst

    // Retourneert: waar op een regel de linkerlijn van een kolom staat
    size_t links (int kolom) const { return static_cast<size_t> (kolom) * cel; }
};

}

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
