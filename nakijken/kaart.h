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

// De punten van een keuring, en hoeveel het er kunnen zijn.
int punten (const Keuring &keuring, int &maximum);

// De hele scorekaart; de missers die er niet op passen komen in het bestand
// missers, en van elke misser komen er bestanden om hem na te spelen.
// Parameters:
// * uitvoermap: waar die bestanden komen; leeg is nergens
// * student: voor de student, met andere standen dan waarmee beoordeeld wordt
std::string kaart (const Keuring &keuring, const std::string &uitvoermap,
                   bool student);

// Een regel voor punten.csv, en de regel met koppen.
std::string csv (const Keuring &keuring);
std::string csvKop ();

// Zo'n regel voor een inzending die niet nagekeken kon worden.
std::string csvZonder (const std::string &naam, const std::string &status);

}

#endif
