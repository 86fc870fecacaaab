// trede4.cc: alfa-beta.
//
// Nieuw: niet elke score doet ertoe. Alfa is wat de speler aan beurt elders al
// heeft, beta wat de ander haar hoogstens laat krijgen. Haalt een zet beta, dan
// hoeven de andere niet meer bekeken te worden: de ander laat het zo ver niet
// komen. Wat er terugkomt is dan een grens, en niet altijd de score; daarom
// doet het geheugen van trede3.cc hier niet mee.

#include "../../bits.h"
#include "gemeen.h"

namespace trede4
{

using namespace trap;
using namespace zoek::tegelspel;

// Retourneert: de score van een stelling, als bij trede2.cc, als die tussen
//   alfa en beta ligt; alfa, als zij niet hoger is dan alfa; en anders een
//   getal vanaf beta, dat de score minstens is
static int alfabeta (const Stelling &stelling, int alfa, int beta,
                     Bezoekteller &teller)
{
  unsigned zetten = zettenIn (stelling);
  teller.tel ();
  if (zetten == 0)
    return scoreVan (stelling);
  for ( ; zetten != 0 && alfa < beta; zetten = zoek::zonderEerste (zetten))
  {
    const Stelling erna = naZet (stelling, zoek::eersteBit (zetten));
    const int score = -alfabeta (erna, -beta, -alfa, teller);
    if (score > alfa)
      alfa = score;
  }
  return alfa;
}

// Retourneert: het antwoord voor een spel
static Antwoord losOp (Spel &spel, Toezicht &toezicht)
{
  const Speelruimte ruimte = ruimteVan (spel);
  Bezoekteller teller (toezicht);
  return kies (spel, teller, [&] (const Zet &zet, int beste)
  {
    return -alfabeta (naZet (spel, ruimte.begin (), zet), -MaxRijen - 1,
                      -beste, teller);
  });
}

}

// Los een spel op; zie gemeen.h.
int main (int argc, char **argv)
{
  return trap::draai (argc, argv, "4 alfa-beta", false, trede4::losOp);
}
