// menu_kalah.cc: het menu van Kalah, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main kalahMain
#include "spellen/kalah/main.cc"
#undef main

DOEL (data, lengte)
{
  draaiMenu (data, lengte, []
             {
               Instellingen gewoon;
               gewoon.stil = true;
               gewoon.zaad = 1;
               speel (gewoon);
             });
  return 0;
}
