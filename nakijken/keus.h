// keus.h: de standen waarin bepaalGoedeZet laat zien dat zij beter is dan
// toeval.
//
// In elk ervan zijn er minstens drie verschillende zetten, en is er een die
// bij toevallig spel gemiddeld minstens een halve rij beter is dan elke
// andere. Goed Monte Carlo mist die bijna nooit; gokken mist haar minstens
// twee keer op de drie. De grens van KeusRaak ligt daar ruim tussen: de kans
// dat goed Monte Carlo hem niet haalt is, uit de exacte kansen van het model,
// kleiner dan een op een miljoen, en de kans dat gokken hem haalt ook.
// keus.cc rekent dat na.

#ifndef NakijkKeusHVar
#define NakijkKeusHVar

#include <vector>
#include "boom.h"
#include "standen.h"

namespace nakijk
{

const int KeusStanden = 60;      // zoveel standen
const int KeusRaak = 45;         // zo vaak hoort de beste zet gekozen
const int KeusSimulaties = 100;  // met zoveel simulaties per zet

inline std::vector<Stand> keusStanden ()
{
  const long long boom = 200;
  return kies (81, KeusStanden, Gewoon, [] (const Stand &stand)
  {
    return Model::verschillendeZetten (stand).size () > 2
           && Model::telStanden (stand, boom) <= boom
           && duidelijkBeste (goedeBoom (stand)) != Model::Geen;
  });
}

}

#endif
