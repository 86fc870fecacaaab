// menu_tegelspel.cc: het menu van TegelSpel, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main tegelspelMain
#include "main.cc"
#undef main

DOEL (invoer)
{
  Instellingen gevraagd;
  gevraagd.stil = true;
  gevraagd.simulaties = 2;
  draaiMenu (invoer, [&]
             { terminal::speel<Tegelmenu> (gevraagd, hoofdkeuzes ()); });
}
