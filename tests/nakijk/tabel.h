// tabel.h: de onderdelen van tabel.def als een lijst, zonder de functies die
// ze nakijken.

#ifndef NakijkTabelHVar
#define NakijkTabelHVar

#include <string>
#include <vector>

namespace nakijk
{

struct Onderdeel
{
  std::string functie;  // de functie van TegelSpel waar het bij hoort
  std::string naam;     // de naam van het onderdeel
  int punten;
  int seconden;         // rekentijd die het mag kosten
  std::string regel;    // wat er goed hoort te zijn
};

inline std::vector<Onderdeel> tabel ()
{
  std::vector<Onderdeel> lijst;
#define ONDERDEEL(functie, naam, punten, seconden, regel) \
  { \
    const Onderdeel onderdeel = { functie, #naam, punten, seconden, regel }; \
    lijst.push_back (onderdeel); \
  }
#include "tabel.def"
#undef ONDERDEEL
  return lijst;
}

}

#endif
