// menu_domineren.cc: het menu van Domineren.

#include "spellen/domineren/menu.h"
#include "tests/fuzz/fuzz.h"

DOEL (data, lengte)
{
  const domineren::Menu::Instellingen instellingen = { 0, true };
  draaiMenu (data, lengte,
             [&] { domineren::Menu (instellingen).hoofdMenu (); });
  return 0;
}
