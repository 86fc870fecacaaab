// alle.h: kijk een hele map met inzendingen na.

#ifndef NakijkAlleHVar
#define NakijkAlleHVar

#include <functional>
#include <string>
#include <vector>

namespace nakijk
{

struct Werk
{
  std::vector<std::string> namen;  // van de inzendingen
  std::string uit;       // de map voor de uitvoer; van elk UIT/naam/punten.csv
  int tegelijk;
  // Kijk er een na, in een eigen proces.
  std::function<void (const std::string &)> keur;
  // Is de uitkomst van vorige keer nog geldig?
  std::function<bool (const std::string &)> isKlaar;
};

// Kijk ze na. Na elke inzending staat in UIT/punten.csv een regel voor elke
// inzending, ook na een onderbreking; die beeindigt alles wat gestart is.
// Retourneert: of alles nagekeken is
bool keurAlle (const Werk &werk);

// De tabel van punten en de samenvatting, van de inhoud van punten.csv.
std::string tabelVan (const std::string &csv);

}

#endif
