// vreemde.cc: het hoofdprogramma van een vreemde, bijvoorbeeld van wie de
// opdracht nakijkt. Het kent van ons alleen domineren.h, en roept elke functie
// van de opgave aan; tests/toets_vreemde.cc controleert de uitvoer.

#include <type_traits>
#include "domineren.h"

// Namen die een vreemd hoofdprogramma zelf zou kunnen gebruiken.
int zoek (int getal) { return getal; }
int terminal () { return 0; }

// Een uitkomst die precies dit type heeft; anders compileert het niet.
template <typename Hoort, typename Is>
Hoort precies (Is uitkomst)
{
  static_assert (std::is_same<Hoort, Is>::value, "de opgave geeft iets anders");
  return uitkomst;
}

// Klassen die een vreemd hoofdprogramma zelf zou kunnen maken.
class Bord { public: Bord () : kolommen (7) {} int kolommen; };
class Speler { public: Speler () : naam ("Vera") {} string naam; };
struct Zet { int kolom, rij; };

// Wat een functie van de opgave geeft, en wat zij krijgt: een kopie, en een zet
// die nog geen string is.
void typen (Domineren spel)
{
  const Zet begin = { 0, 0 };
  string zet = "iets";
  long long standen = -5;
  const bool ja = precies<bool> (spel.eindstand ()),
    doet = precies<bool> (spel.doeZet ("ab1")),
    terug = precies<bool> (spel.unDoeZet ());
  const int wint = precies<int> (spel.winnaar (zet, standen));
  cout << "typen " << precies<int> (spel.getBreedte ()) - Bord ().kolommen
       << precies<int> (spel.getHoogte ()) << precies<int> (spel.getSpeler ())
       << precies<int> (spel.legeVakjes ()) << ja << doet << terug
       << precies< vector<string> > (spel.bepaalZetten ()).size ()
       << precies< vector<string> > (spel.speelEerste ()).front ()
       << precies< vector<string> > (spel.speelVerschil ()).front ()
       << wint << (standen > 0)
       << (Speler ().naam == spel.speelEerste ().back ()) << begin.rij << endl;
}

void zetnaam (const char *naam, vector<string> zetten)
{
  cout << naam << " " << zetten.size () << " " << zetten.back () << endl;
}

int main (int, char **argv)
{
  Domineren *spel = new Domineren (4, 4), kopie (1, 1), fout (27, 0);
  cout << "gelezen " << precies<bool> (spel->leesInSpel (argv[1])) << endl;
  cout << "maten " << spel->getBreedte () << spel->getHoogte () << " beurt "
       << Domineren::naamVanSpeler (spel->getSpeler ()) << " leeg "
       << spel->legeVakjes () << " zetten " << spel->bepaalZetten ().size ()
       << " " << spel->bepaalZetten ()[0] << endl;
  cout << "doeZet " << spel->doeZet ("a12") << spel->doeZet ("ab1") << endl;
  spel->drukAf ();
  cout << "unDoeZet " << spel->unDoeZet () << endl;
  cout << "eindstand " << spel->eindstand () << endl;
  zetnaam ("eerste", spel->speelEerste ());
  zetnaam ("verschil", spel->speelVerschil ());
  typen (*spel);
  string zet;
  long long standen = 0;
  kopie = *spel;
  delete spel;
  cout << "winnaar " << Domineren::naamVanSpeler (kopie.winnaar (zet, standen))
       << " " << (standen > 0) << endl;
  cout << "fout " << fout.legeVakjes () << endl;
  return 0;
}
