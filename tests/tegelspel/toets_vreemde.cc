// toets_vreemde.cc: tegelspel.cc en standaard.cc zijn genoeg voor een vreemd
// hoofdprogramma. De verwachte regels horen bij het voorbeeld van de opgave.

#include "tests/vreemde.h"

using namespace std;

static const Vreemde vreemde ("", "tests/tegelspel/vreemde.cc",
  { "spel1.txt" },
  { "leeg 01", "gelezen 1", "schalen 2 pot gbgbbbggbgbgbbgbgg",
    "inhoud 2,2 2,2", "rijen 0 4,0 2,0 1,0 0,0 0,3",
    "rijen 1 0,3 0,4 1,0 2,0 5,0", "eindstand 0", "zetten 0g 0b", "doeZet 100",
    "unDoeZet 10", "beste 0 0b 10020", "snel 0 0b 1", "telStanden 10020",
    "goed 1", "goede score 1", "grenzen 55106100" });

TOETS (vreemd_hoofdprogramma_met_alleen_twee_bronnen)
{
  if (!kort ())
    vreemde.eisMetBronnen ("tegelspel.cc standaard.cc");
}

TOETS (vreemd_hoofdprogramma_in_de_plaats_van_main)
{
  if (!kort ())
    vreemde.eisInPlaatsVanMain ("TegelSpel", { "tegelspel.o", "standaard.o" });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
