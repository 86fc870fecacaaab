// menu_kalah.cc: het menu van Kalah, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main kalahMain
#include "spellen/kalah/main.cc"
#undef main

DOEL (invoer)
{
  draaiMenu (invoer, []
             {
               Instellingen gewoon;
               gewoon.stil = true;
               gewoon.zaad = 1;
               terminal::speel<Kalahmenu> (gewoon, hoofdkeuzes ());
             });
}
