// menu_tegelspel.cc: het menu van TegelSpel, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main tegelspelMain
#include "main.cc"
#undef main

DOEL (data, lengte)
{
  Instellingen instellingen = Instellingen ();
  instellingen.simulaties = 2;
  draaiMenu (data, lengte, [&]
             {
               terminal::Vragen vragen;
               terminal::Toezicht toezicht (true, &vragen);
               Spelmenu spelmenu (vragen, toezicht, instellingen);
               Hoofdmenu (vragen, spelmenu).draai ();
             });
  return 0;
}
