// kaart.h: wat er van een keuring op papier komt: de kaart, en een regel van
// een tabel.

#ifndef NakijkKaartHVar
#define NakijkKaartHVar

#include <string>
#include "keuring.h"

namespace nakijk
{

// De kaart. De missers, en wat er niet op past, komen in de uitvoermap.
// Parameter:
// * student: een kaart voor de student
std::string kaart (const Keuring &keuring, const std::string &uitvoermap,
                   bool student);

// De tabel: de kop, de regel van een keuring, en die van een inzending die niet
// nagekeken is.
std::string csvKop ();
std::string csv (const Keuring &keuring);
std::string csvZonder (const std::string &naam, const std::string &status);

}

#endif
