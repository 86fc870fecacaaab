// bron.h: vind de bronnen van een inzending: ergens in een map, of in een
// archief, dat in de zandbak wordt uitgepakt.

#ifndef NakijkBronHVar
#define NakijkBronHVar

#include <map>
#include <string>

namespace nakijk
{

bool isArchief (const std::string &pad);

// Haal de bronnen van een inzending; zij komen in de map in van een werkmap, en
// heten daar tegelspel.cc, tegelspel.h, standaard.cc, standaard.h en constantes.h.
// Parameter:
// * genomen: wordt welke tegelspel.cc, als dat niet vanzelf spreekt
// Retourneert: waarom er niets na te kijken is, of niets
std::string verzamel (const std::string &pad, const std::string &werkmap,
                      std::string &genomen);

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
