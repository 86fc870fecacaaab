// menu_othello.cc: het menu van Othello, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main othelloMain
#include "spellen/othello/main.cc"
#undef main

DOEL (invoer)
{
  draaiMenu (invoer,
             []
             {
               Vragen vragen;
               Voortgang voortgang (true, false, &vragen);
               Menu menu (vragen, voortgang, false);
               menu.nieuwSpel ();
               menu.draai ();
             });
}
