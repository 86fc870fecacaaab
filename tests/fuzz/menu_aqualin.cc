// menu_aqualin.cc: het menu van Aqualin, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main aqualinMain
#include "spellen/aqualin/main.cc"
#undef main

DOEL (invoer)
{
  Instellingen gevraagd;
  gevraagd.stil = true;
  draaiMenu (invoer, [&]
             { terminal::speel<Aqualinmenu> (gevraagd, hoofdkeuzes ()); });
}
