// vreemde.cc: een hoofdprogramma van iemand anders, dat alle headers van
// OthelloBord gebruikt; tests/toets_vreemde.cc bouwt het met de bronnen van het
// spel.

#include <iostream>
#include <type_traits>
#include "othello.h"
#include "stapel.h"

using namespace std;

// Een naam die een vreemd hoofdprogramma zelf zou kunnen gebruiken.
int zoek (int getal) { return getal; }

// Een uitkomst die precies dit type heeft; anders compileert het niet.
template <typename Hoort, typename Is>
Hoort precies (Is uitkomst)
{
  static_assert (is_same<Hoort, Is>::value, "de opgave geeft iets anders");
  return uitkomst;
}

// Een klasse die een vreemd hoofdprogramma zelf zou kunnen maken.
class Speler { public: Speler () : kleur ('Z') {} char kleur; };

// Wat een functie van de opgave geeft: van een bord dat vast is, en van een dat
// verandert. Een bord gaat nooit per ongeluk als kopie.
void typen (const OthelloBord &vast, OthelloBord &bord)
{
  static_assert (!is_copy_constructible<OthelloBord>::value
                 && !is_copy_assignable<OthelloBord>::value, "met kopieer");
  int rij = 77, kolom = 77;
  OthelloBord *const kopie = precies<OthelloBord *> (vast.kopieer ());
  delete kopie;
  cout << "typen " << precies<int> (vast.getRijen ())
       << precies<int> (vast.getKolommen ())
       << precies<char> (vast.getVakje (-1, 0)) << "."
       << (precies<char> (vast.getSpeler ()) == Speler ().kleur)
       << precies<int> (vast.aantalZetten ())
       << precies<bool> (vast.geefZet (0, rij, kolom)) << rij << kolom
       << precies<int> (vast.geslagen (0, 0))
       << precies<bool> (vast.eindstand ())
       << precies<char> (vast.winnaar ()) << "."
       << precies<int> (vast.aantalStenen ('.'))
       << precies<bool> (bord.doeZet (-1, 99))
       << precies<bool> (bord.zetStand ("....", 'Z'))
       << precies<long long> (bord.vervolg ()) << endl;
}

int main ()
{
  OthelloBord bord (4, 4), fout (3, 22);
  OthelloBord *const kopie = bord.kopieer ();
  const OthelloBord &vast = bord;
  Stapel stapel;
  int rij = 0, kolom = 0;
  stapel.zetErop (kopie);
  typen (vast, bord);
  cout << "maat " << vast.getRijen () << vast.getKolommen ()
       << vast.getSpeler () << vast.getVakje (1, 1) << endl
       << "zetten " << vast.aantalZetten () << vast.geefZet (1, rij, kolom)
       << rij << kolom << vast.geslagen (rij, kolom) << endl
       << "doe " << bord.doeZet (0, 0) << bord.doeZet (rij, kolom) << endl
       << "einde " << vast.eindstand () << vast.winnaar ()
       << vast.aantalStenen ('Z') << endl
       << "zetStand " << bord.zetStand ("WZ", 'Z')
       << bord.zetStand (".....WZ..ZW.....", 'Z') << endl
       << "vervolg " << bord.vervolg () << endl;
  bord.randomZet ();
  bord.gretigeZet ();
  bord.afdrukken ();
  return 0;
}
