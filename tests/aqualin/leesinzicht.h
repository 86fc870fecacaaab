// leesinzicht.h: een Aqualin lezen, begonnen en bewaard; zie
// tests/lezerproef.h.

#ifndef AqualinLeesinzichtHVar
#define AqualinLeesinzichtHVar

#include "tests/aqualin/inzicht.h"
#include "tests/bestand.h"
#include "tests/toets.h"

struct Leesinzicht : Toetsinzicht
{
  typedef Aqualin Spel;

  static Spel begonnen ()
  {
    Spel spel;
    EIS (leesTekst (spel, "2 3 3 0 5 1 4 2 3 4 1 5 0 3 2 1 2 1"));
    EIS (spel.doeZet (1, 2));
    return spel;
  }
};

#endif
