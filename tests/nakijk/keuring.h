// keuring.h: draai alle onderdelen tegen een gebouwde inzending.

#ifndef NakijkKeuringHVar
#define NakijkKeuringHVar

#include <string>
#include <vector>
#include "bouw.h"
#include "tabel.h"

namespace nakijk
{

// Een proef die mislukt is.
struct Misser
{
  std::string stand;      // getekend; leeg als er geen is
  std::string bestand;    // het spelbestand; leeg als er geen is
  std::vector<std::string> zetten;  // sinds het inlezen, als in het menu
  std::string aanroep, keuze;       // wat er gebeurde, en dat in het menu
  std::string verwacht, gekregen;
};

struct Uitslag
{
  Onderdeel onderdeel;
  bool goed;
  int proeven, mislukt;
  int vervolg;                  // afwijkingen door eigen regels, zonder aftrek
  std::string reden;            // waardoor het afgebroken is, of leeg
  bool teLang;                  // afgebroken door een grens aan de tijd
  std::vector<Misser> missers;  // de eerste
  std::vector<std::string> opmerkingen;
};

// De uitslag van een onderdeel dat nog niet gedraaid is.
inline Uitslag nietGedraaid (const Onderdeel &onderdeel)
{
  return Uitslag { onderdeel, false, 0, 0, 0, "", false, {}, {} };
}

struct Keuring
{
  std::string naam;             // van de inzending
  Bouw bouw;
  std::vector<Uitslag> uitslagen;  // in de volgorde van de tabel
  bool grondig;
  std::string geheugen;         // wat grondig keuren opleverde
};

// Wat er gekeurd wordt.
struct Wensen
{
  bool snelheid, grondig;
};

// Bouw en keur een inzending.
// Parameters:
// * naam: hoe de inzending op de kaart heet
// * map: haar absolute pad
Keuring keur (const std::string &naam, const std::string &map,
              const Gereedschap &gereedschap, const Wensen &wensen);

}

#endif
