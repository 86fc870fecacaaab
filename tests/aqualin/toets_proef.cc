// toets_proef.cc: Aqualin door de proef van tests/spelproef.h.

#include "standaard.h"
#include "tests/aqualin/inzicht.h"
#include "tests/spelproef.h"

using namespace std;

struct AqualinProef : Spelbasis<Aqualin, pair<int,int>, Toetsinzicht>
{
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

  static int hoogste (const Spel &spel) { return Toetsinzicht::vakjes (spel); }

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
