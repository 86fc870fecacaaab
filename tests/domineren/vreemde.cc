// vreemde.cc: het hoofdprogramma van een vreemde, bijvoorbeeld van wie de
// opdracht nakijkt. Het kent van ons alleen domineren.h, en roept elke functie
// van de opgave aan; tests/toets_vreemde.cc controleert de uitvoer.

#include "domineren.h"

// Namen die een vreemd hoofdprogramma zelf zou kunnen gebruiken.
int zoek (int getal) { return getal; }
int terminal () { return 0; }

void zetnaam (const char *naam, vector<string> zetten)
{
  cout << naam << " " << zetten.size () << " " << zetten.back () << endl;
}

int main (int, char **argv)
{
  Domineren *spel = new Domineren (4, 4), kopie (1, 1), fout (27, 0);
  cout << "gelezen " << spel->leesInSpel (argv[1]) << endl;
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
  string zet;
  long long standen = 0;
  kopie = *spel;
  delete spel;
  cout << "winnaar " << Domineren::naamVanSpeler (kopie.winnaar (zet, standen))
       << " " << (standen > 0) << endl;
  cout << "fout " << fout.legeVakjes () << endl;
  return 0;
}
