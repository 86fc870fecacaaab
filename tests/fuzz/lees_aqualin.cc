// lees_aqualin.cc: leesInSpel van Aqualin.

#include "tests/aqualin/inzicht.h"
#include "tests/fuzz/fuzz.h"

// Een spel waarin al een zet gedaan is.
static Aqualin voorbeeld ()
{
  TijdelijkBestand inhoud;
  Aqualin spel;
  EIS (spel.leesInSpel (inhoud.met ("1 3 0 1 2 2 1 0 2 1 1 1")));
  EIS (spel.doeZet (0, 0));
  return spel;
}

DOEL (invoer)
{
  static const Aqualin spel = voorbeeld ();
  eisLezen<Toetsinzicht> (spel, invoer, Toetsinzicht::bestand);
}
