// lees_kalah.cc: een bewaard spel van Kalah.

#include "tests/fuzz/fuzz.h"
#include "tests/kalah/inzicht.h"

// Wat er van een spel bewaard wordt.
static std::string bestand (const Kalah &spel)
{
  return kalah::Opslag::tekst (spel, {});
}

// Een spel waarin al een zet gedaan is.
static Kalah voorbeeld ()
{
  Kalah spel (3);
  EIS (spel.doeZet (2));
  return spel;
}

DOEL (invoer)
{
  static const Kalah spel = voorbeeld ();
  eisLezen<Toetsinzicht> (spel, invoer, bestand);
}
