// menu_domineren.cc: het menu van Domineren, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main dominerenMain
#include "spellen/domineren/main.cc"
#undef main

DOEL (invoer)
{
  const Instellingen instellingen = { 0, true, false, false, false };
  draaiMenu (invoer, [&]
             {
               terminal::Vragen vragen;
               terminal::Toezicht toezicht (true, &vragen);
               Spelmenu spelmenu (vragen, toezicht, instellingen);
               terminal::Hoofdmenu<Spelmenu> (vragen, hoofdkeuzes (), spelmenu)
                 .draai ();
             });
}
