// montecarlo.h: kies tussen mogelijkheden door ze vaak te proberen.

#ifndef ZoekMontecarloHVar
#define ZoekMontecarloHVar

#include <cstdlib>
#include "beste.h"
#include "voortgang.h"

namespace zoek
{

// Probeer elke mogelijkheid even vaak, en kies die met het hoogste gemiddelde.
// Parameters:
// * mogelijkheden: het aantal, minstens 1
// * pogingen: per mogelijkheid, minstens 1
// * probeer: een functie van het nummer van een mogelijkheid, vanaf 0, met de
//   score van een poging als uitkomst
// * voortgang: wie te horen krijgt hoeveel pogingen er gedaan zijn, of 0
// Retourneert: het nummer van de mogelijkheid met de hoogste som van scores;
//   van gelijke de eerste
template <typename Probeer>
size_t hoogsteGemiddelde (size_t mogelijkheden, int pogingen,
                          const Probeer &probeer, Voortgang *voortgang)
{
  long long hoogste = 0, gedaan = 0;
  return eersteBeste (mogelijkheden, hoogste, [&] (size_t i)
  {
    long long som = 0;
    for (int j = 0; j < pogingen; j++)
    {
      som += probeer (i);
      if (voortgang != 0)
        voortgang->toon (++gedaan);
    }
    return som;
  });
}

}

#endif
