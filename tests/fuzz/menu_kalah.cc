// menu_kalah.cc: het menu van Kalah, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main kalahMain
#include "spellen/kalah/main.cc"
#undef main

DOEL (data, lengte)
{
  draaiMenu (data, lengte, []
             {
               const Instellingen gewoon = { true, false, false, false,
                 false, 1, GewoonSteentjes, 1, Wedstrijd::GewoneOpening,
                 GewoonEindspel, GewoonGeheugen, "", {} };
               speel (gewoon);
             });
  return 0;
}
