// alle.h: kijk een hele map met inzendingen na.

#ifndef NakijkAlleHVar
#define NakijkAlleHVar

#include <functional>
#include <string>
#include <vector>

namespace nakijk
{

// Kijk inzendingen na, een paar tegelijk, elk in een eigen proces.
// Parameters:
// * namen: die van de inzendingen
// * keur: kijkt er een na
// * klaar: wordt aangeroepen als er een klaar is
// Retourneert: of alle processen goed eindigden
bool keurAlle (const std::vector<std::string> &namen,
               const std::function<void (const std::string &)> &keur,
               const std::function<void (const std::string &)> &klaar);

// Maak van de regels in csv, met de koppen voorop, een tabel.
std::string tabelVan (const std::string &csv);

}

#endif
