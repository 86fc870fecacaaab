// lees_domineren.cc: leesInSpel van Domineren, dat SPEL.IN leest.

#include "tests/domineren/inzicht.h"
#include "tests/fuzz/fuzz.h"

// Het bestand van een stand.
static std::string bestand (const Domineren &stand)
{
  Domineren spel (stand);
  const std::vector<std::string> zetten = Toetsinzicht::gedaan (spel);
  std::string tekst;
  tekst += static_cast<char> ('a' + spel.getBreedte () - 1);
  tekst += std::to_string (spel.getHoogte ()) + "\n"
           + std::to_string (zetten.size ()) + "\n";
  for (const std::string &zet : zetten)
    tekst += zet + "\n";
  return tekst;
}

// Een spel waarin al een zet gedaan is.
static Domineren voorbeeld ()
{
  Domineren spel (4, 5);
  EIS (spel.doeZet ("b23"));
  return spel;
}

DOEL (data, lengte)
{
  static const Domineren spel = voorbeeld ();
  eisLezen<Toetsinzicht> (spel, data, lengte, bestand);
  return 0;
}
