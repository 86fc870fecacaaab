// vergelijk.h: de standen van de opgave, en besteScore vergelijken met de boom
// van het model.

#ifndef VergelijkHVar
#define VergelijkHVar

#include <string>
#include "tests/tegelspel/hulp.h"
#include "tests/toets.h"

static const char *const Figuur1 =
  "pot gbgbbbggbgbgbbgbgg \n"
  "schalen 4: ggbb ggbb   \n"
  "gggg. bbb..            \n"
  "gg... bbbb.            \n"
  "g.... g....            \n"
  "..... gg...            \n"
  "bbb.. ggggg            \n"
  "beurt 0                \n";

static const char *const Figuur2 =
  "pot gbbbggbgbgbbgbgg   \n"
  "schalen 4: gbbb ggbb   \n"
  "gggg. bbb..            \n"
  "gggg. bbbb.            \n"
  "g.... g....            \n"
  "..... gg...            \n"
  "bbb.. ggggg            \n"
  "beurt 1                \n";

// Vergelijk besteScoreSnel en telStanden met de boom van het model.
inline void vergelijkSnel (TegelSpel &spel, const Model::Stand &stand,
                           const Model::Uitslag &uitslag)
{
  Model::Zet zet (17, 'q');
  long long standen = -123456789;
  const int score = spel.besteScoreSnel (zet, standen);
  EIS_MET (score == uitslag.score && zet == uitslag.zet, "snel geeft "
           << score << " " << Model::tekst (zet) << ", verwacht was "
           << uitslag.score << " " << Model::tekst (uitslag.zet)
           << Model::teken (stand));
  EIS_MET (standen >= 1, standen << " bezochte standen");
  EIS_GELIJK (spel.telStanden (), uitslag.standen);
  EIS_STAND (spel, stand);
}

// Vergelijk besteScore met de boom van het model.
inline void vergelijkBeste (TegelSpel &spel, const Model::Stand &stand)
{
  const Model::Uitslag uitslag = Model::losOp (stand);
  Model::Zet zet (17, 'q');
  long long standen = 123456789;  // besteScore mag hier niet op rekenen
  const int score = spel.besteScore (zet, standen);
  EIS_MET (score == uitslag.score, "score is " << score << ", verwacht was "
           << uitslag.score << Model::teken (stand));
  EIS_MET (zet == uitslag.zet, "zet is " << Model::tekst (zet)
           << ", verwacht was " << Model::tekst (uitslag.zet)
           << Model::teken (stand));
  EIS_MET (standen == uitslag.standen, "aantal standen is " << standen
           << ", verwacht was " << uitslag.standen << Model::teken (stand));
  EIS_STAND (spel, stand);
  vergelijkSnel (spel, stand, uitslag);
}

#endif
