// bouw.h: haal de bronnen van een inzending uit een map of een archief, en maak er
// een programma van dat vragen beantwoordt.

#ifndef NakijkBouwHVar
#define NakijkBouwHVar

#include <string>
#include <vector>

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

struct Bouw
{
  bool gelukt;
  bool volgensOpgave;       // zonder andere vlaggen of bronnen dan daar staan
  std::string bezwaar;      // waarom niet gelukt of niet volgens de opgave
  std::string fouten;       // de eerste regels van de compiler
  std::vector<std::string> waarschuwingen;  // met -Wall
};

// Bouw wat in de map in van een werkmap staat, met CXX en NAKIJKVLAGGEN; het
// programma komt in uit/proef.
Bouw bouw (const std::string &werkmap);

}

#endif
