// toets_vreemde.cc: kalah.cc en standaard.cc zijn genoeg voor een vreemd
// hoofdprogramma, dat alle headers van de opgave gebruikt.

#include "tests/vreemde.h"

using namespace std;

static const Vreemde vreemde ("spellen/kalah", "tests/kalah/vreemde.cc", {},
  { "begin 10-10", "minimax -2 1 1102739", "alfaBeta -2 1 1", "doeZet 0011",
    "kuiltjes 7 7 7 7 7 0 1 7 7 7 7 7 0 1", "unDoeZet 110", "zetten 61",
    "zetStand 012" });

TOETS (vreemd_hoofdprogramma_in_de_plaats_van_main_met_alleen_de_bronnen)
{
  if (!kort ())
    vreemde.eisInPlaatsVanMain
      ("Kalah", { "spellen/kalah/kalah.o", "standaard.o" });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
