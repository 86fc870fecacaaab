// beste.h: kies de beste van een aantal mogelijkheden, door hun waarde te
// vragen, of door ze vaak te proberen (Monte Carlo).

#ifndef ZoekBesteHVar
#define ZoekBesteHVar

#include <cstdlib>
#include <string>
#include <vector>
#include "voortgang.h"

namespace zoek
{

// Vind van zoveel mogelijkheden, minstens 1, de eerste met de hoogste waarde.
// Een functie van haar nummer, vanaf 0, geeft haar waarde; die wordt van elk
// een keer gevraagd, van voor naar achter.
// Parameter:
// * hoogste: wordt de hoogste waarde
// Retourneert: het nummer van de eerste met die waarde
template <typename Waarde, typename WaardeVan>
size_t eersteBeste (size_t aantal, Waarde &hoogste, const WaardeVan &waardeVan)
{
  size_t gekozen = 0;
  for (size_t i = 0; i < aantal; i++)
  {
    const Waarde waarde = waardeVan (i);
    if (i == 0 || waarde > hoogste)
    {
      hoogste = waarde;
      gekozen = i;
    }
  }
  return gekozen;
}

// Probeer elke mogelijkheid even vaak, en kies die met het hoogste gemiddelde.
// Parameters:
// * wat, toezicht: welk werk het is, en wie er toeziet; zie voortgang.h
// * mogelijkheden, pogingen: het aantal, en hoeveel per stuk; minstens 1
// * probeer: een functie van een nummer als hierboven, die de score geeft
// * gemiddelden: krijgt er, als het niet 0 is, van elke het gemiddelde bij
// Retourneert: het nummer van de eerste met de hoogste som van scores
template <typename Probeer>
size_t hoogsteGemiddelde (const std::string &wat, Toezicht *toezicht,
                          size_t mogelijkheden, int pogingen,
                          const Probeer &probeer,
                          std::vector<double> *gemiddelden = 0)
{
  Voortgang voortgang (wat, "spellen",
                       static_cast<long long> (mogelijkheden) * pogingen,
                       toezicht);
  long long hoogste = 0, gedaan = 0;
  return eersteBeste (mogelijkheden, hoogste, [&] (size_t i)
  {
    long long som = 0;
    for (int j = 0; j < pogingen; j++)
    {
      som += probeer (i);
      voortgang.peil (++gedaan);
    }
    if (gemiddelden != 0)
      gemiddelden->push_back (static_cast<double> (som) / pogingen);
    return som;
  });
}

}

#endif
