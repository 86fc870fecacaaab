// alle.h: kijk een inzending na, of een hele map met inzendingen.

#ifndef NakijkAlleHVar
#define NakijkAlleHVar

#include "keuring.h"

namespace nakijk
{

struct Opdracht
{
  std::string pad, uit;   // de inzending of de map, en waar alles komt
  Wensen wensen;
  std::string inzending;  // alleen deze in de map; leeg is allemaal
};

// Kijk een inzending na. Haar kaart en haar regel van de tabel komen in een map,
// als kaart en punten.csv.
// Parameters:
// * naam: hoe zij op de kaart heet
// * pad, uit: de inzending, en de map
// Retourneert: waarom er niets na te kijken is, of niets
std::string keurEen (const Opdracht &opdracht, const std::string &naam,
                     const std::string &pad, const std::string &uit);

// Kijk alle inzendingen in een map na. Na elke inzending staat in UIT/punten.csv
// een regel voor elke inzending, ook na een onderbreking; die beeindigt alles
// wat gestart is. Wat al nagekeken is blijft.
// Retourneert: of alles nagekeken is
bool keurMap (const Opdracht &opdracht);

// De tabel van punten en de samenvatting, van de inhoud van punten.csv.
std::string tabelVan (const std::string &csv);

}

#endif
