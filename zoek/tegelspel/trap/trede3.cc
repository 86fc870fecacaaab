// trede3.cc: een stelling die al gezien is wordt opgezocht.
//
// Nieuw: langs verschillende wegen komt men vaak in dezelfde stelling. Haar
// score is dan al bekend, en wat eronder ligt hoeft niet nog eens. Een sleutel,
// een getal, zegt welke stelling het is; het geheugen onthoudt de score.

#include "../../bits.h"
#include "geheugen.h"
#include "gemeen.h"

namespace trede3
{

using namespace trap;
using namespace zoek::tegelspel;

// Retourneert: de score van een stelling uit de ruimte, als bij trede2.cc; het
//   geheugen onthoudt haar
static int besteScore (const Stelling &stelling, const Speelruimte &ruimte,
                       Geheugen &geheugen, Bezoekteller &teller)
{
  unsigned zetten = zettenIn (stelling);
  teller.tel ();
  if (zetten == 0)
    return scoreVan (stelling);
  const Weetje &weetje = geheugen.van (ruimte.sleutel (stelling));
  if (weetje.laag == weetje.hoog)
    return weetje.laag;
  int beste = -MaxRijen;
  for ( ; zetten != 0; zetten = zoek::zonderEerste (zetten))
  {
    const Stelling erna = naZet (stelling, zoek::eersteBit (zetten));
    const int score = -besteScore (erna, ruimte, geheugen, teller);
    if (score > beste)
      beste = score;
  }
  weetje.laag = weetje.hoog = beste;
  return beste;
}

// Retourneert: het antwoord voor een spel
static Antwoord losOp (Spel &spel, Toezicht &toezicht)
{
  const Speelruimte ruimte = ruimteVan (spel);
  Geheugen geheugen;
  Bezoekteller teller (toezicht);
  return kies (spel, teller, [&] (const Zet &zet, int)
  {
    return -besteScore (naZet (spel, ruimte.begin (), zet), ruimte, geheugen,
                        teller);
  });
}

}

// Los een spel op; zie gemeen.h.
int main (int argc, char **argv)
{
  return trap::draai (argc, argv, "3 opgezocht", false, trede3::losOp);
}
