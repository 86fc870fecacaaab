// vreemde.cc: het hoofdprogramma van een vreemde, bijvoorbeeld van wie de
// opdracht nakijkt. Het kent van ons alleen kalah.h, en roept elke functie van
// de opgave aan; tests/toets_vreemde.cc controleert de uitvoer.

#include <iostream>
#include "kalah.h"

// Een naam die een vreemd hoofdprogramma zelf zou kunnen gebruiken.
int beginVan (vector<int> getallen)
{
  return getallen.empty () ? -1 : getallen[0];
}

class Stap
{
};

int main ()
{
  Kalah *spel = new Kalah (6), fout (9);
  int zet = 77;
  long long standen = 77;
  cout << "begin " << spel->getSpeler () << spel->eindstand ()
       << spel->getWinnaar () << spel->score () << endl;
  cout << "minimax " << spel->minimax (8, zet, standen);
  cout << " " << zet << " " << standen << endl;
  cout << "alfaBeta " << spel->alfaBeta (8, zet, standen);
  cout << " " << zet << " " << (standen < 1102739) << endl;
  cout << "doeZet " << spel->doeZet (0) << spel->doeZet (7)
       << spel->doeZet (6) << spel->doeZet (6) << endl;
  spel->drukAf ();
  cout << "kuiltjes";
  const vector<int> kuiltjes = spel->getKuiltjes ();
  for (size_t i = 0; i < kuiltjes.size (); i++)
    cout << " " << kuiltjes[i];
  cout << endl << "unDoeZet " << spel->unDoeZet () << spel->unDoeZet ()
       << spel->unDoeZet () << endl;
  cout << "zetten " << spel->bepaalZetten ().size ()
       << beginVan (spel->bepaalZetten ()) << endl;
  cout << "zetStand " << spel->zetStand (vector<int> (13, 1), 1)
       << spel->zetStand (vector<int> (14, 1), 2) << spel->getSpeler ()
       << endl;
  Kalah::Oplossing oplossing;
  spel->losOp (31, 0, oplossing);
  delete spel;
  return 0;
}
