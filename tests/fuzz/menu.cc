// menu.cc: het menu van een spel, dat in een main.cc staat. fuzz.mk noemt dat
// bestand (HOOFD), wat er speelt (SPEEL) en wat er nog in te stellen is (STEL).

#include "tests/fuzz/fuzz.h"

#define main spelMain
#include HOOFD
#undef main

DOEL (invoer)
{
  Instellingen gevraagd;
  gevraagd.stil = true;
  STEL;
  draaiMenu (invoer, [&] { SPEEL; });
}
