// uitspelen.h: speel Aqualin uit met toevallige zetten (Monte Carlo).

#ifndef ZoekAqualinUitspelenHVar
#define ZoekAqualinUitspelenHVar

#include "../../../zoek/toeval.h"
#include "clusters.h"
#include "verloop.h"

namespace zoek
{
namespace aqualin
{

// Leg in het begin van een verloop de steen op deze plaats in de hand, en speel
// verder met zetten die telkens allemaal even waarschijnlijk zijn; het toeval
// doorloopt voor elk daarvan een trekking. De clusters zijn die van het begin.
// Retourneert: de eindscore voor wie de zet doet
inline int speelUit (const Verloop &verloop, const Clusters &clusters,
                     int plaats, Toeval &toeval)
{
  Clusters bord (clusters);
  Hand handen[] = { verloop.hand (0), verloop.hand (1) };
  const int zetten = verloop.zetten ();
  for (int zet = 0; zet < zetten; zet++)
  {
    Hand &hand = handen[verloop.speler (zet)];
    const int vakje = verloop.vakje (zet);
    bord.leg (vakje, verloop.buren (vakje), verloop.neem (zet, plaats, hand));
    if (zet + 1 < zetten)
      plaats = static_cast<int> (toeval.trek
        (static_cast<unsigned long long> (verloop.keuze (zet + 1))));
  }
  return scoreVan (bord.grootste (), verloop.speler (0));
}

}
}

#endif
