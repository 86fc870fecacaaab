// hernoem.h: staat er al een bestand of een map, en geef een bestand zijn naam.

#ifndef TerminalHernoemHVar
#define TerminalHernoemHVar

#include <cstdlib>
#include <fstream>

namespace terminal
{

// Retourneert: true als een bestand te lezen is; een map is dat niet, al is zij
//   wel te openen
inline bool isLeesbaar (std::ifstream &bestand)
{
  bestand.peek ();
  return bestand.is_open () && !bestand.bad ();
}

// Retourneert: true als dit een map is, voor zover dat te zien is: zij is wel
//   te openen, maar niet te lezen
inline bool isMap (const char *naam)
{
  std::ifstream bestand (naam);
  return bestand.is_open () && !isLeesbaar (bestand);
}

// Retourneert: true als er een bestand met deze naam is, ook als het niet te
//   openen is: dan is het er als het zo mag gaan heten
inline bool bestaat (const char *naam)
{
  std::ifstream bestand (naam);
  return isLeesbaar (bestand)
         || (!bestand.is_open () && std::rename (naam, naam) == 0);
}

// Geef een bestand een andere naam. Een bestand dat al zo heet verdwijnt; op
// Windows moet dat eerst.
// Retourneert: true als dat gelukt is
inline bool hernoem (const char *van, const char *naar)
{
  return std::rename (van, naar) == 0
         || (bestaat (naar) && std::remove (naar) == 0
             && std::rename (van, naar) == 0);
}

}

#endif
