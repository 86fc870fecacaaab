// menu_kalah.cc: het menu van Kalah.

#include "spellen/kalah/menu.h"
#include "tests/fuzz/fuzz.h"

DOEL (data, lengte)
{
  draaiMenu (data, lengte, [] { kalah::Menu (true).hoofdMenu (); });
  return 0;
}
