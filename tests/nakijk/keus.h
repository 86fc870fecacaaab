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
#include "standen.h"

namespace nakijk
{

const int KeusStanden = 60;      // zoveel standen
const int KeusRaak = 45;         // zo vaak hoort de beste zet gekozen
const int KeusSimulaties = 100;  // met zoveel simulaties per zet

// De zet die bij toevallig spel duidelijk de beste is; Model::Geen als die er
// niet is, of als er minder dan drie zetten zijn.
inline Zet duidelijkBeste (const Stand &stand)
{
  const double duidelijk = 0.5, laagst = -100;
  Zet zet = Model::Geen;
  double hoogste = laagst, tweede = laagst;
  const std::vector<Zet> zetten = Model::verschillendeZetten (stand);
  for (const Zet &keus : zetten)
  {
    const double waarde = -Model::verwachting (
      Model::toevalligSpel (Model::naZet (stand, keus)));
    tweede = std::max (tweede, std::min (waarde, hoogste));
    if (waarde > hoogste)
    {
      hoogste = waarde;
      zet = keus;
    }
  }
  return zetten.size () > 2 && hoogste > tweede + duidelijk ? zet
                                                            : Model::Geen;
}

inline std::vector<Stand> keusStanden ()
{
  const long long boom = 200;
  return kies (81, KeusStanden, Gewoon, [] (const Stand &stand)
  {
    return Model::verschillendeZetten (stand).size () > 2
           && Model::telStanden (stand, boom) <= boom
           && duidelijkBeste (stand) != Model::Geen;
  });
}

}

#endif
