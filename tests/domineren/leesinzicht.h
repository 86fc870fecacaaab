// leesinzicht.h: een Domineren lezen, begonnen en bewaard; zie
// tests/lezerproef.h.

#ifndef DominerenLeesinzichtHVar
#define DominerenLeesinzichtHVar

#include <sstream>
#include "tests/domineren/inzicht.h"

struct Leesinzicht : Toetsinzicht
{
  typedef Domineren Spel;

  static Spel begonnen ()
  {
    Spel spel (3, 3);
    EIS (spel.doeZet ("b12"));
    return spel;
  }

  static std::string bestand (const Spel &spel)
  {
    std::ostringstream tekst;
    spel.schrijf (tekst);
    return tekst.str ();
  }
};

#endif
