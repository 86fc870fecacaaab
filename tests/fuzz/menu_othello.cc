// menu_othello.cc: het menu van Othello, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main othelloMain
#include "spellen/othello/main.cc"
#undef main

DOEL (invoer)
{
  draaiMenu (invoer, []
             {
               Instellingen gewoon;
               gewoon.stil = true;
               gewoon.zaad = 1;
               speel (gewoon);
             });
}
