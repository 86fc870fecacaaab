// kaart.h: wat er van een keuring op papier komt.

#ifndef NakijkKaartHVar
#define NakijkKaartHVar

#include <string>
#include <vector>
#include "keuring.h"

namespace nakijk
{

// De uitslagen van een functie bij elkaar.
struct Functie
{
  std::string naam;
  int punten, maximum;     // behaald en te behalen
  int goed, onderdelen;    // alleen die punten opleveren
  std::vector<const Uitslag *> uitslagen;
};

// De functies van een keuring, in de volgorde van de tabel.
std::vector<Functie> functies (const Keuring &keuring);

// De hele scorekaart.
// Parameter:
// * uitvoermap: waar de spelbestanden van de missers komen; leeg is nergens
std::string kaart (const Keuring &keuring, const std::string &uitvoermap);

// Een regel "map;punten;maximum;punten per functie", en de regel met koppen.
std::string csv (const Keuring &keuring);
std::string csvKop ();

// De missers van een functie die op de kaart komen: van zoveel mogelijk
// verschillende onderdelen, en die met punten eerst.
struct Keus
{
  const Uitslag *uitslag;
  const Misser *misser;
};
std::vector<Keus> kiesMissers (const Functie &functie);

}

#endif
