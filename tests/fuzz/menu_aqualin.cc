// menu_aqualin.cc: het menu van Aqualin, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main aqualinMain
#include "spellen/aqualin/main.cc"
#undef main

DOEL (invoer)
{
  draaiMenu (invoer, []
    {
      terminal::Vragen vragen;
      terminal::Toezicht toezicht (true, &vragen);
      Spelmenu spelmenu (vragen, toezicht);
      Hoofdmenu (vragen, toezicht, spelmenu).draai ();
    });
}
