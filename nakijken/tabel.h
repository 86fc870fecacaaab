// tabel.h: de onderdelen van het nakijken, met hun gewicht.

#ifndef NakijkTabelHVar
#define NakijkTabelHVar

#include "kenmerk.h"

namespace nakijk
{

struct Onderdeel
{
  const char *functie, *naam;
  int punten;
  Masker kenmerken;   // die hier gekeurd worden: is het mis, dan wordt wat er
                      // in die kenmerken misgaat nergens anders aangerekend
  const char *regel;  // wat er goed hoort te zijn
  const char *zin;    // van de opgave, die dat vraagt; leeg als die er niet is
};

// In de volgorde van de kaart. Samen zijn het 100 punten.
const std::vector<Onderdeel> &tabel ();

}

#endif
