// bron.h: vind de bronnen van een inzending: ergens in een map, of in een
// archief, dat in de zandbak wordt uitgepakt.

#ifndef NakijkBronHVar
#define NakijkBronHVar

#include <map>
#include <string>

namespace nakijk
{

bool isArchief (const std::string &pad);

struct Bronnen
{
  std::string bezwaar;   // waarom er niets na te kijken is, of niets
  std::string genomen;   // welke tegelspel.cc, als dat niet vanzelf spreekt
  std::string map;       // waar zij staan; leeg als er geen tegelspel.cc is
};

// Haal de bronnen van een inzending, zodat zij tegelspel.cc, tegelspel.h,
// standaard.cc, standaard.h en constantes.h heten.
// Parameter:
// * werkmap: een lege map waar zij komen
Bronnen verzamel (const std::string &pad, const std::string &werkmap);

// Waar een functie van TegelSpel staat, en of zij nog leeg is.
struct Vindplaats
{
  std::string plaats;    // bestand:regel
  bool leeg;
};

// De functies die in de bronnen in een map gevonden worden.
std::map<std::string,Vindplaats> vindplaatsen (const std::string &map);

}

#endif
