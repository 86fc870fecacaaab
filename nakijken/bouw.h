// bouw.h: maak van een inzending een programma dat vragen beantwoordt.

#ifndef NakijkBouwHVar
#define NakijkBouwHVar

#include <string>
#include <vector>

namespace nakijk
{

struct Bouw
{
  bool gelukt;
  bool volgensOpgave;       // zonder andere vlaggen of bronnen dan daar staan
  std::string bezwaar;      // waarom niet gelukt of niet volgens de opgave
  std::string fouten;       // de eerste regels van de compiler
  std::vector<std::string> waarschuwingen;  // met -Wall
};

// Bouw een inzending, met CXX en NAKIJKVLAGGEN. In de werkmap staat zij in in, en
// komt het programma in uit/proef.
Bouw bouw (const std::string &werkmap);

}

#endif
