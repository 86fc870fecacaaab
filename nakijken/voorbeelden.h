// voorbeelden.h: wat er uit de voorbeeldspellen hoort te komen, en hoe een
// ander antwoord meestal ontstaat.

#ifndef NakijkVoorbeeldenHVar
#define NakijkVoorbeeldenHVar

#include "rechter.h"

namespace nakijk
{

struct Voorbeeld
{
  const char *naam;
  int score;
  Zet zet;
  long long standen, einden;     // in de boom; einden 0 is niet bekend
  long long gelijkeApart;        // als gelijke zetten niet samengaan
  int zonderTeken, absoluut, spelerNul;  // de score die zo ontstaat
};

const Voorbeeld Voorbeelden[] = {
  { "spel1.txt", 0, Zet (0, 'b'), 10020, 3343, 56999, 3, 1, 1 },
  { "spel3.txt", 3, Zet (1, 'g'), 1356544, 509048, 418953276, 4, 2, 3 },
  { "spel4.txt", 0, Zet (0, 'b'), 198040465, 70704358, 3301975821LL, 4, 0, 1 },
  { "spel5.txt", 0, Zet (0, 'b'), 2471100877301LL, 0, 0, 0, 0, 0 } };

// De gebruikelijke oorzaken van een andere score of een ander aantal.
inline std::string verklaar (const Voorbeeld &goed, int score,
                             long long standen)
{
  std::string uitleg;
  const auto meer = [&] (bool ja, const char *tekst)
  {
    if (ja)
      uitleg += (uitleg.empty () ? "" : "; ") + std::string (tekst);
  };
  if (score != goed.score && goed.einden > 0)
  {
    meer (score == goed.zonderTeken, "zoals zonder het minteken voor de score "
                                     "van de ander");
    meer (score == goed.absoluut, "zoals met abs om de score van een "
                                  "eindstand");
    meer (score == goed.spelerNul, "zoals met de score altijd voor speler 0");
    meer (score == -goed.score, "het omgekeerde teken");
  }
  if (standen == goed.standen - 1)
    meer (true, "de wortel is niet meegeteld");
  else if (standen == goed.gelijkeApart)
    meer (true, "gelijke zetten zijn apart geteld");
  else if (standen == goed.gelijkeApart - 1 && standen > 0)
    meer (true, "gelijke zetten apart, en de wortel niet meegeteld");
  else if (standen == goed.einden && standen > 0)
    meer (true, "alleen eindstanden geteld");
  else if (standen == goed.standen - goed.einden)
    meer (goed.einden > 0, "de eindstanden niet geteld");
  else if (standen > 0 && standen < goed.standen)
    meer (true, "minder dan de complete boom: gesnoeid, onthouden, of "
                "zetten gemist");
  return uitleg;
}

}

#endif
