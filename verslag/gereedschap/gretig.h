// gretig.h: het gretige algoritme.
//
// Het doet een zet die een rij zo vol mogelijk maakt: na die zet liggen er in
// de rij waar de tegels in kwamen zoveel mogelijk tegels. Zijn er meer, dan
// mag het elk daarvan zijn; wie loot kiest ze even vaak.

#ifndef GretigHVar
#define GretigHVar

#include "gereedschap.h"

namespace verslag
{

// Bepaal van elke verschillende zet hoe vol de rij erna is.
// Parameter:
// * spel: het spel; is na afloop niet veranderd
// Retourneert: per zet van bepaalVerschillendeZetten het aantal tegels
inline std::vector<int> vullingen (TegelSpel &spel)
{
  const Paren voor[2] = { spel.getInhoudRijen (0), spel.getInhoudRijen (1) };
  std::vector<int> lijst;
  for (const Zet &zet : spel.bepaalVerschillendeZetten ())
  {
    spel.doeZet (zet.first, zet.second);
    for (int wie = 0; wie < 2; wie++)
    {
      const Paren na = spel.getInhoudRijen (wie);
      for (size_t i = 0; i < na.size (); i++)
        if (na[i] != voor[wie][i])
          lijst.push_back (na[i].first + na[i].second);
    }
    spel.unDoeZet ();
  }
  return lijst;
}

// Parameter:
// * spel: het spel, geen eindstand
// Retourneert: de volgnummers van de gretige zetten
inline std::vector<size_t> gretigeZetten (TegelSpel &spel)
{
  const std::vector<int> lijst = vullingen (spel);
  const int volst = *std::max_element (lijst.begin (), lijst.end ());
  std::vector<size_t> gretig;
  for (size_t i = 0; i < lijst.size (); i++)
    if (lijst[i] == volst)
      gretig.push_back (i);
  return gretig;
}

}

#endif
