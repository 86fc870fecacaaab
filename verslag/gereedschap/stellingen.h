// stellingen.h: tel de verschillende stellingen in een boom.

#ifndef StellingenHVar
#define StellingenHVar

#include <unordered_set>
#include "gereedschap.h"
#include "zoek/bits.h"
#include "zoek/voortgang.h"

namespace verslag
{

// Tel de verschillende stellingen in de boom.
// Parameters:
// * ruimte: de automaten van het spel
// * toezicht: wie er toeziet, of 0
// Retourneert: hun aantal, eindstanden inbegrepen
inline long long telStellingen (const zoek::tegelspel::Speelruimte &ruimte,
                                Toezicht *toezicht = 0)
{
  zoek::Voortgang voortgang ("stellingen", "stellingen", 0, toezicht);
  std::unordered_set<unsigned long long> gezien;
  std::vector<unsigned long long> wachtend;
  wachtend.push_back (ruimte.sleutel (ruimte.begin ()));
  gezien.insert (wachtend[0]);
  while (!wachtend.empty ())
  {
    const zoek::tegelspel::Stelling stelling
      = ruimte.stellingVan (wachtend.back ());
    wachtend.pop_back ();
    voortgang.peil (static_cast<long long> (gezien.size ()));
    for (unsigned zetten = zettenIn (stelling); zetten != 0;
         zetten = zoek::zonderEerste (zetten))
    {
      const unsigned long long sleutel =
        ruimte.sleutel (naZet (stelling, zoek::eersteBit (zetten)));
      if (gezien.insert (sleutel).second)
        wachtend.push_back (sleutel);
    }
  }
  return static_cast<long long> (gezien.size ());
}

}

#endif
