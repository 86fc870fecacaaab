// toets_vreemde.cc: wie de opdracht nakijkt gebruikt een hoofdprogramma van
// hemzelf. Dat moet te linken zijn met alleen kalah.cc en standaard.cc.

#include "tests/toets.h"
#include "tests/bestand.h"
#include "tests/proces.h"
#include "tests/kalah/hulp.h"

using namespace std;

// Eis wat de vreemde laat zien.
static void eisUitvoer (const string &programma)
{
  const Afloop afloop = Proces::draai ({ programma }, "");
  EIS_GELIJK (afloop.reden, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.fouten, "");
  for (const char *regel : { "begin 10-10", "minimax -2 1 1102739",
         "alfaBeta -2 1 1", "doeZet 0011",
         "kuiltjes 7 7 7 7 7 0 1 7 7 7 7 7 0 1", "unDoeZet 110", "zetten 61",
         "zetStand 012" })
    EIS_MET (bevat ("\n" + afloop.uitvoer, "\n" + string (regel) + "\n"),
             "de regel '" << regel << "' ontbreekt in\n" << afloop.uitvoer);
}

TOETS (vreemd_hoofdprogramma_met_kalah_en_standaard)
{
  for (const char *vlaggen : { "-O2", "-O0" })
  {
    const TijdelijkBestand plek ("");
    const string opdracht =
      string ("cd spellen/kalah && g++ -std=c++11 -Wall -Werror ") + vlaggen
      + " -I . -o " + plek.naam () + " ../../tests/kalah/vreemde.cc"
        " kalah.cc ../../standaard.cc";
    const Afloop afloop =
      Proces::draai ({ "/bin/sh", "-c", opdracht }, "", 300);
    EIS_MET (afloop.reden.empty () && afloop.exitcode == 0,
             opdracht << ":\n" << afloop.uitvoer << afloop.fouten);
    eisUitvoer (plek.naam ());
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
