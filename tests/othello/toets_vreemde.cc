// toets_vreemde.cc: othello.cc, stapel.cc en standaard.cc zijn genoeg voor een
// vreemd hoofdprogramma, dat alle headers van OthelloBord gebruikt.

#include "tests/vreemde.h"

using namespace std;

static const Vreemde vreemde ("spellen/othello", "tests/othello/vreemde.cc",
  {}, { "maat 44ZW", "zetten 41011", "doe 01", "einde 0 4", "zetStand 01",
        "vervolg 44064" });

TOETS (vreemd_hoofdprogramma_in_de_plaats_van_main_met_alleen_de_bronnen)
{
  if (!kort ())
    vreemde.eisInPlaatsVanMain
      ("Othello", { "spellen/othello/othello.o", "spellen/othello/stapel.o",
                    "standaard.o" });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
