// naspelen.h: schrijf van een misser het spelbestand en wat er in het menu
// te typen is, zodat een student hem kan naspelen.

#ifndef NakijkNaspelenHVar
#define NakijkNaspelenHVar

#include <sstream>
#include <string>
#include "bestanden.h"
#include "keuring.h"

namespace nakijk
{

// Wat er in het menu te typen is, met spaties tussen de antwoorden.
inline std::string menuInvoer (const Misser &misser, const std::string &naam)
{
  std::string invoer = "1 " + naam;
  for (const std::string &zet : misser.zetten)
    invoer += " " + zet;
  if (!misser.keuze.empty ())
    invoer += " " + misser.keuze;
  return invoer;
}

// Schrijf de bestanden NAAM.txt en NAAM.invoer; de laatste gaat verder met
// stoppen, zodat "./TegelSpel < NAAM.invoer" vanzelf eindigt.
inline void schrijfNaspelen (const Misser &misser, const std::string &map,
                             const std::string &naam)
{
  schrijf (map + "/" + naam + ".txt", misser.bestand);
  std::istringstream in (menuInvoer (misser, naam + ".txt") + " 8 2");
  std::string regels, woord;
  while (in >> woord)
    regels += woord + "\n";
  schrijf (map + "/" + naam + ".invoer", regels);
}

}

#endif
