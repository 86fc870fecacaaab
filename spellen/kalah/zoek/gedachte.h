// gedachte.h: wat er met vooruitdenken gevonden is.

#ifndef ZoekKalahGedachteHVar
#define ZoekKalahGedachteHVar

#include <vector>

namespace zoek
{
namespace kalah
{

struct Gedachte
{
  int diepte, waarde;   // zoveel beurten vooruit, voor wie aan beurt is
  bool zeker;           // of dieper denken daar niets aan verandert
  std::vector<int> zetten;  // de beste van beide spelers, zo ver als die diepte
};

}
}

#endif
