// lees.cc: de lezer van spelbestanden van een spel; fuzz.mk noemt zijn
// leesinzicht.h (INZICHT). Een geweigerd bestand geeft een melding en verandert
// niets; een goed bestand geeft geen melding, en het object is daarna te
// bewaren en weer gelijk in te lezen.

#include INZICHT
#include "tests/fuzz/fuzz.h"

DOEL (invoer)
{
  static const Leesinzicht::Spel oud = Leesinzicht::begonnen ();
  static TijdelijkBestand inhoud;
  Leesinzicht::Spel spel (oud), weer (oud);
  const Vangst uit, fout (std::cerr);
  if (!Leesinzicht::lees (spel, inhoud.met (invoer)))
  {
    eisLeesbaar (uit.tekst () + fout.tekst (), 1000);
    EIS_GELIJK (Leesinzicht::dump (spel), Leesinzicht::dump (oud));
    return;
  }
  EIS (Leesinzicht::lees (weer, inhoud.met (Leesinzicht::bestand (spel))));
  EIS_GELIJK (Leesinzicht::dump (weer), Leesinzicht::dump (spel));
  EIS_GELIJK (uit.tekst () + fout.tekst (), "");
}
