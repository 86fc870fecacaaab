// beste.h: kies de beste van een aantal mogelijkheden.

#ifndef ZoekBesteHVar
#define ZoekBesteHVar

#include <cstdlib>

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

}

#endif
