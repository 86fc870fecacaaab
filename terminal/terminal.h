// terminal.h: is er een terminal, waarop een regel te vervangen is en kleuren
// iets betekenen?

#ifndef TerminalTerminalHVar
#define TerminalTerminalHVar

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

namespace terminal
{

// Standaard-C++ weet niet waar uitvoer heen gaat. Linux wel: een terminal is
// geopend om te lezen en te schrijven, een pijp of een bestand alleen om te
// schrijven. Waar dat niet te zien is heet het geen terminal: dan is de
// uitvoer overal leesbaar.
// Retourneert: true als de uitvoer (nummer 1) of de meldingen (nummer 2) naar
//   een terminal gaan
inline bool isTerminal (int nummer)
{
  const int leesEnSchrijf = 2, toegang = 4, octaal = 8;
  const char *const naam = std::getenv ("TERM");
  std::ostream &stroom = nummer == 1 ? std::cout : std::cerr;
  std::ifstream info ("/proc/self/fdinfo/" + std::to_string (nummer));
  std::string woord, vlaggen;
  while (info >> woord && woord != "flags:")
    continue;
  if (naam == 0 || std::string (naam) == "dumb" || !(info >> vlaggen)
      || stroom.tellp () >= 0)  // een bestand heeft een plaats
    return false;
  const long waarde = std::strtol (vlaggen.c_str (), 0, octaal);
  return waarde % toegang == leesEnSchrijf;
}

}

#endif
