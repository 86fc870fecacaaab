// vreemde.cc: een hoofdprogramma van iemand anders, dat alle headers van
// OthelloBord gebruikt; tests/toets_vreemde.cc bouwt het met de bronnen van het
// spel.

#include <iostream>
#include "othello.h"
#include "stapel.h"

using namespace std;

// Een naam die een vreemd hoofdprogramma zelf zou kunnen gebruiken.
int zoek (int getal) { return getal; }

int main ()
{
  OthelloBord bord (4, 4), fout (3, 22);
  OthelloBord *const kopie = bord.kopieer ();
  const OthelloBord &vast = bord;
  Stapel stapel;
  int rij = 0, kolom = 0;
  stapel.zetErop (kopie);
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
