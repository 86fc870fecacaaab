// toets_proef.cc: Kalah door de proef van tests/spelproef.h.

#include "tests/kalah/inzicht.h"
#include "tests/spelproef.h"

#include <numeric>

using namespace std;

// Een zet is een kuiltje.
struct KalahProef : Spelbasis<Kalah, int, Toetsinzicht>
{
  // De beginstand, of een stand naar keuze met weinig of veel steentjes.
  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    unique_ptr<Spel> spel (new Spel (toeval.trek (3, 8)));
    const int meeste = toeval.trek (0, 3) == 0 ? proeven (40, 12) : 6;
    vector<int> kuiltjes;
    for (int i = 0; i < 14; i++)
      kuiltjes.push_back (toeval.trek (0, 2) == 0 ? 0
                                                  : toeval.trek (0, meeste));
    if (toeval.trek (0, 1) == 1)
      EIS (spel->zetStand (kuiltjes, toeval.trek (1, 2)));
    return spel;
  }

  static Zet kandidaat (Spel &, Toeval &toeval)
  {
    return toeval.trek (-1, 9) == 9 ? toeval.trek (-1000000, 1000000)
                                    : toeval.trek (-1, 8);
  }

  // Het verschil van de kalahs, voor speler 1 (nummer 0) of 2; in een
  // eindstand neemt wie niet aan beurt is eerst de eigen steentjes, tenzij
  // iemand al meer dan de helft heeft: dan blijft alles liggen.
  static int score (const Spel &spel, int wie)
  {
    const vector<int> k = spel.getKuiltjes ();
    int kalah[2] = { k[6], k[13] };
    const int alles = aantal (spel);
    if (spel.eindstand () && 2 * max (kalah[0], kalah[1]) <= alles)
    {
      const int ander = 2 - spel.getSpeler ();  // nummer van wie dan neemt
      kalah[ander] += accumulate (k.begin () + 7 * ander,
                                  k.begin () + 7 * ander + 6, 0);
      EIS_GELIJK (kalah[0] + kalah[1], alles);
    }
    return kalah[wie] - kalah[1 - wie];
  }

  static int aantal (const Spel &spel)
  {
    const vector<int> k = spel.getKuiltjes ();
    return accumulate (k.begin (), k.end (), 0);
  }

  static int hoogste (const Spel &spel) { return aantal (spel); }

  // Van een speler brengt minstens elke zesde keer zaaien een steentje in de
  // kalah.
  static int langste (const Spel &spel) { return 10 + 6 * aantal (spel); }

  // De klasse geeft dezelfde score, en de winnaar die daarbij hoort; er raakt
  // geen steentje zoek.
  static void bijzonder (Spel &spel)
  {
    const vector<int> begin = spel.beginKuiltjes ();
    const int mijn = score (spel, spel.getSpeler () - 1),
              eerste = score (spel, 0);
    EIS_GELIJK (aantal (spel), accumulate (begin.begin (), begin.end (), 0));
    EIS_GELIJK (spel.score (), mijn);
    EIS_GELIJK (spel.getWinnaar (), !spel.eindstand () ? GeenWinnaar
                                    : eerste > 0 ? 1 : eerste < 0 ? 2
                                    : Gelijk);
  }
};

TOETS (kalah_doorstaat_de_spelproef)
{
  Spelproef<KalahProef> (2, standenPerProef ());
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
