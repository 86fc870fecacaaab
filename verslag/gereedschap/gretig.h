// gretig.h: het gretige algoritme.
//
// Het doet een zet die een rij zo vol mogelijk maakt: na die zet liggen er in
// de rij waar de tegels in kwamen zoveel mogelijk tegels. Zijn er meer, dan
// de eerste in de volgorde van bepaalVerschillendeZetten.

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
// Retourneert: het volgnummer van de gretige zet
inline size_t gretigeZet (TegelSpel &spel)
{
  const std::vector<int> lijst = vullingen (spel);
  return static_cast<size_t> (std::max_element (lijst.begin (), lijst.end ())
                              - lijst.begin ());
}

}

#endif
