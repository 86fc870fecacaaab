// trede2.cc: dezelfde boom, over een kleine stelling.
//
// Nieuw: een stand is niet meer dan drie wijzers (zie ../stelling.h): naar wat
// er ligt, en naar de twee borden. Wat er na een zet komt staat al klaar. Een
// zet is dan opzoeken, en een kopie zo klein dat er niets terug te nemen valt.
// De zetten samen zijn een getal, met een bit voor elke zet (zie ../zet.h):
// eersteBit noemt de laagste, en zonderEerste haalt die eraf. De boom is even
// groot, maar wel tientallen keren zo snel doorlopen.

#include "../../bits.h"
#include "gemeen.h"

namespace trede2
{

using namespace trap;
using namespace zoek::tegelspel;

// Retourneert: de score van een stelling voor wie aan beurt is, als beide
//   spelers optimaal spelen
static int besteScore (const Stelling &stelling, Bezoekteller &teller)
{
  unsigned zetten = zettenIn (stelling);
  teller.tel ();
  if (zetten == 0)
    return scoreVan (stelling);
  int beste = -MaxRijen;
  for ( ; zetten != 0; zetten = zoek::zonderEerste (zetten))
  {
    const Stelling erna = naZet (stelling, zoek::eersteBit (zetten));
    const int score = -besteScore (erna, teller);
    if (score > beste)
      beste = score;
  }
  return beste;
}

// Retourneert: het antwoord voor een spel
static Antwoord losOp (Spel &spel, Toezicht &toezicht)
{
  const Speelruimte ruimte = ruimteVan (spel);
  Bezoekteller teller (toezicht);
  return kies (spel, teller, [&] (const Zet &zet, int)
  {
    return -besteScore (naZet (spel, ruimte.begin (), zet), teller);
  });
}

}

// Los een spel op; zie gemeen.h.
int main (int argc, char **argv)
{
  return trap::draai (argc, argv, "2 kleine stelling", true, trede2::losOp);
}
