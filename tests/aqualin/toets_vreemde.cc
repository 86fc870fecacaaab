// toets_vreemde.cc: aqualin.cc en standaard.cc zijn genoeg voor een vreemd
// hoofdprogramma. De verwachte regels horen bij het voorbeeld van de opgave.

#include "tests/vreemde.h"

using namespace std;

static const Vreemde vreemde ("spellen/aqualin", "tests/aqualin/vreemde.cc",
  { "spellen/aqualin/spel2.txt" },
  { "leeg 01", "toevallig 40", "gelezen 1", "maten 4546", "vakje 2.1 geen zet",
    "eindstand 0", "doeZet 10", "unDoeZet 10", "opt 2 2.0 214617",
    "snel 2 2.0", "cluster 0.4", "monte carlo 1", "uit 2 1",
    "hand 3 speler 0 grootste 2 omvang 214617" });

TOETS (vreemd_hoofdprogramma_in_de_plaats_van_main_met_alleen_de_bronnen)
{
  if (!kort ())
    vreemde.eisInPlaatsVanMain
      ("Aqualin", { "spellen/aqualin/aqualin.o", "standaard.o" });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
