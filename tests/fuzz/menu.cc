// menu.cc: het menu van een spel, dat in een main.cc staat. fuzz.mk noemt dat
// bestand (HOOFD), wat er speelt (SPEEL), wat de opdrachtregel dan gezegd zou
// hebben (WENSEN), en wat daarin nog in te stellen is (STEL).
// Is de invoer op, dan hoort er een nieuwe regel te volgen, tenzij zij midden
// in een antwoord ophoudt. Er komt alleen gewone tekst op het scherm.

#include "tests/fuzz/fuzz.h"

#define main spelMain
#include HOOFD
#undef main

DOEL (invoer)
{
  std::istringstream in (invoer);
  std::streambuf *const oud = std::cin.rdbuf (in.rdbuf ());
  WENSEN gevraagd;
  std::cin.clear ();
  zetZaad (1);
  gevraagd.stil = true;
  STEL;
  {
    const Vangst uit, fout (std::cerr);
    SPEEL;
    const std::string alles = fout.tekst () + uit.tekst ();
    eisGewoon (alles);
    EIS (!alles.empty ());
    EIS (!std::cin.fail () || eindigtOp (alles, "\n")
         || (!invoer.empty () && invoer.back () != '\n'));
  }
  std::cin.rdbuf (oud);
}
