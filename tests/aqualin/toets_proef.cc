// toets_proef.cc: Aqualin door de proef van tests/spelproef.h.

#include "standaard.h"
#include "tests/aqualin/inzicht.h"
#include "tests/spelproef.h"

#include <algorithm>

using namespace std;

struct AqualinProef
{
  typedef Aqualin Spel;
  typedef pair<int,int> Zet;

  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    const int h = toeval.trek (1, 6), b = toeval.trek (1, 6),
              minste = (h * b + MaxKleuren - 1) / MaxKleuren;
    int keuze[2] = { toeval.trek (1, 5), toeval.trek (1, 5) };
    zetZaad (static_cast<unsigned long long> (toeval.trek (0, 1 << 30)));
    return unique_ptr<Spel> (new Spel (h, b, toeval.trek (minste, MaxVormen),
                                       toeval.trek (0, h * b / 2), keuze));
  }

  static vector<Zet> zetten (Spel &spel)
  {
    return spel.getHand (spel.getSpeler ());
  }

  // Zoals in de hand, de oudste voorop.
  static bool eerder (const Spel &spel, const Zet &a, const Zet &b)
  {
    return Toetsinzicht::ouderdom (spel, a) < Toetsinzicht::ouderdom (spel, b);
  }

  static Zet kandidaat (Spel &spel, Toeval &toeval)
  {
    return Zet (toeval.trek (-1, spel.getKleuren ()),
                toeval.trek (-1, spel.getVormen ()));
  }

  static bool hoort (Spel &, const Zet &zet, const vector<Zet> &lijst)
  {
    return find (lijst.begin (), lijst.end (), zet) != lijst.end ();
  }

  static bool doe (Spel &spel, const Zet &zet)
  {
    return spel.doeZet (zet.first, zet.second);
  }

  static bool terug (Spel &spel) { return spel.unDoeZet (); }
  static bool eindstand (Spel &spel) { return spel.eindstand (); }

  static int score (const Spel &spel, int wie)
  {
    return Toetsinzicht::score (spel, wie);
  }

  static int hoogste (const Spel &spel) { return Toetsinzicht::vakjes (spel); }
  static int langste (const Spel &spel) { return Toetsinzicht::leeg (spel); }
  static string dump (const Spel &spel) { return Toetsinzicht::dump (spel); }

  // De score is het verschil van de grootste clusters.
  static void bijzonder (Spel &spel)
  {
    EIS_GELIJK (score (spel, 0),
                spel.grootsteCluster (0) - spel.grootsteCluster (1));
  }
};

TOETS (aqualin_doorstaat_de_spelproef)
{
  Spelproef<AqualinProef> (2, standenPerProef ());
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
