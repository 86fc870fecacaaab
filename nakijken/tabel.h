// tabel.h: de onderdelen van het nakijken, met hun gewicht.

#ifndef NakijkTabelHVar
#define NakijkTabelHVar

#include "kenmerk.h"

namespace nakijk
{

struct Onderdeel
{
  std::string functie, naam;
  int punten;
  Masker kenmerken;   // die hier gekeurd worden: is het mis, dan wordt wat er
                      // in die kenmerken misgaat nergens anders aangerekend
  std::string regel;  // wat er goed hoort te zijn
  std::string zin;    // van de opgave, die dat vraagt
};

// In de volgorde van de kaart, zoals nakijken/onderdelen.md ze noemt. Samen zijn
// het 100 punten.
const std::vector<Onderdeel> &tabel ();

}

#endif
