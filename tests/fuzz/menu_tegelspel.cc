// menu_tegelspel.cc: het menu van TegelSpel.

#include "menu/menu.h"
#include "tests/fuzz/fuzz.h"

DOEL (data, lengte)
{
  const terminal::Instellingen instellingen = { 1, 2, true, false };
  draaiMenu (data, lengte,
             [&] { terminal::Menu (instellingen).hoofdMenu (); });
  return 0;
}
