// menu_tegelspel.cc: het menu van TegelSpel, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main tegelspelMain
#include "main.cc"
#undef main

DOEL (invoer)
{
  Instellingen instellingen = Instellingen ();
  instellingen.simulaties = 2;
  draaiMenu (invoer, [&]
             {
               terminal::Vragen vragen;
               terminal::Toezicht toezicht (true, &vragen);
               Spelmenu spelmenu (vragen, toezicht, instellingen);
               terminal::Hoofdmenu<Spelmenu> (vragen, hoofdkeuzes (), spelmenu)
                 .draai ();
             });
}
