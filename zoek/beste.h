// beste.h: kies de beste van een aantal mogelijkheden, door hun waarde te
// vragen, of door ze vaak te proberen (Monte Carlo).

#ifndef ZoekBesteHVar
#define ZoekBesteHVar

#include <cstdlib>
#include <string>
#include "voortgang.h"

namespace zoek
{

// Vind de eerste mogelijkheid met de hoogste waarde; elke waarde wordt een keer
// gevraagd, van voor naar achter.
// Parameters:
// * aantal: hoeveel mogelijkheden er zijn, minstens 1
// * hoogste: wordt de hoogste waarde
// * waardeVan: een functie van het nummer van een mogelijkheid, vanaf 0
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
// * probeer: een functie van het nummer van een mogelijkheid, vanaf 0, met de
//   score van een poging, een gespeeld spel, als uitkomst
// Retourneert: het nummer van de mogelijkheid met de hoogste som van scores;
//   van gelijke de eerste
template <typename Probeer>
size_t hoogsteGemiddelde (const std::string &wat, Toezicht *toezicht,
                          size_t mogelijkheden, int pogingen,
                          const Probeer &probeer)
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
      voortgang.toon (++gedaan);
    }
    return som;
  });
}

}

#endif
