// lees_domineren.cc: leesInSpel van Domineren, dat SPEL.IN leest.

#include "tests/domineren/inzicht.h"
#include "tests/fuzz/fuzz.h"

// Het bestand van een stand.
static std::string bestand (const Domineren &stand)
{
  std::ostringstream tekst;
  Domineren (stand).schrijf (tekst, "mp");
  return tekst.str ();
}

// Een spel waarin al een zet gedaan is.
static Domineren voorbeeld ()
{
  Domineren spel (4, 5);
  EIS (spel.doeZet ("b23"));
  return spel;
}

DOEL (invoer)
{
  static const Domineren spel = voorbeeld ();
  eisLezen<Toetsinzicht> (spel, invoer, bestand);
}
