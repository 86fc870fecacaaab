// uitspelen.h: speel TegelSpel uit met toevallige zetten (Monte Carlo).

#ifndef ZoekTegelspelUitspelenHVar
#define ZoekTegelspelUitspelenHVar

#include "../bits.h"
#include "../toeval.h"
#include "stelling.h"

namespace zoek
{
namespace tegelspel
{

// Speel een spel uit vanaf een stelling; elke verschillende zet is telkens even
// waarschijnlijk. Het toeval trekt per zet een keer.
// Retourneert: de eindscore voor wie in die stelling aan beurt is
inline int speelUit (Stelling stelling, Toeval &toeval)
{
  int teken = 1;  // 1 als aan beurt is wie het was, anders -1
  for (unsigned zetten = zettenIn (stelling); zetten != 0;
       zetten = zettenIn (stelling))
  {
    for (unsigned long long over = toeval.trek
           (static_cast<unsigned> (aantalBits (zetten))); over > 0; over--)
      zetten = zonderEerste (zetten);
    stelling = naZet (stelling, eersteBit (zetten));
    teken = -teken;
  }
  return teken * scoreVan (stelling);
}

}
}

#endif
