// vreemde.cc: het hoofdprogramma van een vreemde, bijvoorbeeld van wie de
// opdracht nakijkt. Het kent van ons alleen kalah.h, en roept elke functie van
// de opgave aan; tests/toets_vreemde.cc controleert de uitvoer.

#include <iostream>
#include <type_traits>
#include "kalah.h"

// Een naam die een vreemd hoofdprogramma zelf zou kunnen gebruiken.
int beginVan (vector<int> getallen)
{
  return getallen.empty () ? -1 : getallen[0];
}

class Stap
{
};

// Een uitkomst die precies dit type heeft; anders compileert het niet.
template <typename Hoort, typename Is>
Hoort precies (Is uitkomst)
{
  static_assert (std::is_same<Hoort, Is>::value, "de opgave geeft iets anders");
  return uitkomst;
}

// Klassen die een vreemd hoofdprogramma zelf zou kunnen maken.
class Bord { public: Bord () : kuiltjes (14) {} vector<int> kuiltjes; };
class Speler { public: Speler () : nummer (1) {} int nummer; };

// Wat een functie van de opgave geeft, en wat zij krijgt: een kopie.
void typen (Kalah spel)
{
  int zet = 77;
  long long standen = 77;
  cout << "typen " << precies< vector<int> > (spel.getKuiltjes ()).size ()
       << precies<int> (spel.getSpeler ()) - Speler ().nummer
       << precies< vector<int> > (spel.bepaalZetten ()).size ()
       << precies<bool> (spel.eindstand ()) << precies<int> (spel.getWinnaar ())
       << precies<int> (spel.score ());
  cout << precies<bool> (spel.doeZet (1));
  cout << precies<bool> (spel.unDoeZet ());
  cout << precies<bool> (spel.zetStand (Bord ().kuiltjes, 2));
  cout << precies<int> (spel.minimax (0, zet, standen));
  cout << zet << standen;
  cout << precies<int> (spel.alfaBeta (3, zet, standen));
  cout << zet << standen << endl;
}

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
  typen (*spel);
  Kalah::Oplossing oplossing;
  spel->losOp (31, 0, oplossing);
  delete spel;
  return 0;
}
