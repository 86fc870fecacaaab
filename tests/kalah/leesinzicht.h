// leesinzicht.h: een Kalah lezen, begonnen en bewaard; zie tests/lezerproef.h.

#ifndef KalahLeesinzichtHVar
#define KalahLeesinzichtHVar

#include "tests/kalah/inzicht.h"
#include "tests/toets.h"

struct Leesinzicht : Toetsinzicht
{
  typedef Kalah Spel;

  static Spel begonnen ()
  {
    Spel spel (4);
    EIS (spel.doeZet (2));
    return spel;
  }
};

#endif
