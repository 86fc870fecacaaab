// keuring.h: draai alle onderdelen tegen een gebouwde inzending.

#ifndef NakijkKeuringHVar
#define NakijkKeuringHVar

#include <string>
#include <vector>
#include "bouw.h"
#include "tabel.h"

namespace nakijk
{

struct Keuring
{
  std::string naam;             // van de inzending
  Bouw bouw;
  std::vector<Uitslag> uitslagen;  // in de volgorde van de tabel
  bool grondig;
  std::string geheugen;         // wat grondig keuren opleverde
  std::vector<std::string> stijl;  // de regels van het vak, per overtreding
  int stijlpunten;              // die er daarom af gaan
  double seconden;              // hoe lang het duurde
};

// Wat er gekeurd wordt.
struct Wensen
{
  bool snelheid, grondig;
  std::string alleen;      // alleen deze functie; leeg is alles
  int stijlpunten;         // zoveel punten eraf bij een overtreding
};

// Bouw en keur een inzending.
// Parameters:
// * naam: hoe de inzending op de kaart heet
// * map: haar absolute pad
Keuring keur (const std::string &naam, const std::string &map,
              const Gereedschap &gereedschap, const Wensen &wensen);

// Zet op het scherm wat de regels van het vak van de bronnen in een map vinden.
void toonRegels (const std::string &map);

}

#endif
