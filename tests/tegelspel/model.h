// model.h: het hele model van TegelSpel: de regels, standen lezen, schrijven,
// tekenen en loten, en hier de kansen.

#ifndef ModelHVar
#define ModelHVar

#include <vector>
#include "modelregels.h"
#include "modeltekst.h"
#include "tests/kansen.h"

namespace Model
{

// De kans op elke eindscore voor goedeSpeler, als zij steeds kiest met n
// simulaties per zet en de ander steeds haar eerste beste zet doet.
inline Kansen goedTegenBest (const Stand &stand, int goedeSpeler, int n)
{
  Kansen kansen;
  if (eindstand (stand))
    kansen[stand.beurt == goedeSpeler ? score (stand) : -score (stand)] = 1.0;
  else if (stand.beurt != goedeSpeler)
    kansen = goedTegenBest (naZet (stand, losOp (stand).zet), goedeSpeler, n);
  else
  {
    const std::vector<Zet> zetten = verschillendeZetten (stand);
    const std::vector<double> keuze = keuzekansen (stand, n);
    for (size_t i = 0; i < zetten.size (); i++)
      for (const auto &kans : goedTegenBest (naZet (stand, zetten[i]),
                                             goedeSpeler, n))
        kansen[kans.first] += keuze[i] * kans.second;
  }
  return kansen;
}

}

#endif
