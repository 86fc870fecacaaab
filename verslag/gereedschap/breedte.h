// breedte.h: hoe breed een boom is, per diepte.

#ifndef BreedteHVar
#define BreedteHVar

#include <unordered_map>
#include "gereedschap.h"
#include "zoek/bits.h"

namespace verslag
{

// Een laag van een boom: alle standen evenveel zetten na het begin.
struct Laag
{
  unsigned long long standen;  // alle samen
  size_t stellingen;           // die van elkaar verschillen
};

// Tel de standen van een boom, laag voor laag. Dezelfde stelling op twee
// diepten telt bij allebei.
// Parameter:
// * ruimte: de automaten van het spel
// Retourneert: de lagen, die met de wortel eerst
inline std::vector<Laag> breedte
  (const zoek::tegelspel::Speelruimte &ruimte)
{
  std::vector<Laag> lagen;
  std::unordered_map<unsigned long long, unsigned long long> deze, volgende;
  for (deze[ruimte.sleutel (ruimte.begin ())] = 1; !deze.empty ();
       deze.swap (volgende), volgende.clear ())
  {
    Laag laag = { 0, deze.size () };
    for (const auto &een : deze)
    {
      const zoek::tegelspel::Stelling stelling =
        ruimte.stellingVan (een.first);
      laag.standen += een.second;
      for (unsigned zetten = zettenIn (stelling); zetten != 0;
           zetten = zoek::zonderEerste (zetten))
        volgende[ruimte.sleutel (naZet (stelling, zoek::eersteBit (zetten)))]
          += een.second;
    }
    lagen.push_back (laag);
  }
  return lagen;
}

}

#endif
