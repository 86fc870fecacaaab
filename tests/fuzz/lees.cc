// lees.cc: de lezer van spelbestanden van een spel. fuzz.mk noemt het (SPEL),
// waarmee erin te kijken is (INZICHT), hoe spel begint (BEGIN), en wat er van
// bewaard wordt (BESTAND). Een geweigerd bestand geeft een melding en verandert
// niets; een goed bestand geeft geen melding, en het object is daarna te
// bewaren en weer gelijk in te lezen.

#include INZICHT
#include "tests/fuzz/fuzz.h"

// Een spel waarin al een zet gedaan is.
static SPEL voorbeeld ()
{
  BEGIN;
  return spel;
}

DOEL (invoer)
{
  static const SPEL oud = voorbeeld ();
  static TijdelijkBestand inhoud;
  SPEL spel (oud), weer (oud);
  const Vangst uit, fout (std::cerr);
  if (!Toetsinzicht::lees (spel, inhoud.met (invoer)))
  {
    eisLeesbaar (uit.tekst () + fout.tekst (), 1000);
    EIS_GELIJK (Toetsinzicht::dump (spel), Toetsinzicht::dump (oud));
    return;
  }
  EIS (Toetsinzicht::lees (weer, inhoud.met (BESTAND)));
  EIS_GELIJK (Toetsinzicht::dump (weer), Toetsinzicht::dump (spel));
  EIS_GELIJK (uit.tekst () + fout.tekst (), "");
}
