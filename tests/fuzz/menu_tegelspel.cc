// menu_tegelspel.cc: het menu van TegelSpel.

#include "menu/menu.h"
#include "tests/fuzz/fuzz.h"

DOEL (data, lengte)
{
  const menu::Instellingen instellingen = { 1, 2, true, false };
  draaiMenu (data, lengte,
             [&] { menu::Menu (instellingen).hoofdMenu (); });
  return 0;
}
