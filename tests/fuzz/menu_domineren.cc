// menu_domineren.cc: het menu van Domineren, dat in main.cc staat.

#include "tests/fuzz/fuzz.h"

#define main dominerenMain
#include "spellen/domineren/main.cc"
#undef main

DOEL (invoer)
{
  Instellingen gevraagd;
  gevraagd.stil = true;
  gevraagd.tijd = 0;
  draaiMenu (invoer, [&]
             { terminal::speel<Domineermenu> (gevraagd, hoofdkeuzes ()); });
}
