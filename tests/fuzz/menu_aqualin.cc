// menu_aqualin.cc: het menu van Aqualin.

#include "spellen/aqualin/menu.h"
#include "tests/fuzz/fuzz.h"

DOEL (data, lengte)
{
  draaiMenu (data, lengte, [] { aqualin::Menu (true).hoofdMenu (); });
  return 0;
}
