// tabel.h: de onderdelen van het nakijken, met hun gewicht, zoals
// nakijken/onderdelen.md ze noemt.

#ifndef NakijkTabelHVar
#define NakijkTabelHVar

#include "bestanden.h"

namespace nakijk
{

struct Onderdeel
{
  std::string functie, naam;
  int punten;
  std::string regel;  // wat er goed hoort te zijn
  std::string zin;    // van de opgave, die dat vraagt
};

inline std::vector<Onderdeel> leesTabel ()
{
  const std::string bestand = "nakijken/onderdelen.md";
  std::vector<Onderdeel> uit;
  int som = 0;
  for (const std::string &regel : gesplitst (inhoudVan (bestand)))
  {
    std::vector<std::string> cel;  // de eerste is wat voor de eerste | staat
    for (const std::string &een : gesplitst (regel, '|'))
      cel.push_back (een.size () < 2 ? "" : een.substr (1, een.size () - 2));
    if (cel.size () != 6 || std::atoi (cel[3].c_str ()) == 0)
      continue;
    uit.push_back (Onderdeel { cel[1], cel[2], std::atoi (cel[3].c_str ()),
                               cel[4], cel[5] });
    som += uit.back ().punten;
  }
  if (som != 100)
    throw std::runtime_error (bestand + " is niet de tabel");
  return uit;
}

// In de volgorde van de kaart. Samen zijn het 100 punten.
inline const std::vector<Onderdeel> &tabel ()
{
  static const std::vector<Onderdeel> onderdelen = leesTabel ();
  return onderdelen;
}

}

#endif
