// toets_draai.cc: draai.sh moet elke mislukking opmerken, ook een programma
// dat afbreekt, zijn uitslag niet noemt, of niets toetst; en trek.awk moet alles
// trekken wat er in een bron te wijzigen is.

#include "tests/proces.h"

#include <sys/stat.h>

using namespace std;

// Draai draai.sh met een programma per gegeven stuk shell.
static Afloop draai (const vector<string> &stukken)
{
  const TijdelijkeMap map;
  vector<string> woorden = { "/bin/sh", "tests/draai.sh" };
  for (const string &stuk : stukken)
  {
    const string naam = "p" + to_string (woorden.size ());
    map.schrijf (naam, "#!/bin/sh\n" + stuk + "\n");
    woorden.push_back (map.pad (naam));
    chmod (woorden.back ().c_str (), 0700);
  }
  return Proces::draai (woorden, "");
}

// Eis een exitcode en een laatste regel.
static void eis (const vector<string> &stukken, int exitcode,
                 const string &laatste)
{
  const Afloop afloop = draai (stukken);
  EIS_GELIJK (afloop.exitcode, exitcode);
  EIS_MET (eindigtOp ("\n" + afloop.uitvoer, "\n" + laatste + "\n"),
           afloop.uitvoer);
}

TOETS (alles_goed_telt_op)
{
  eis ({ "echo 3 passed, 0 failed", "echo x; echo 14 passed, 0 failed" }, 0,
       "17 passed, 0 failed");
}

TOETS (een_mislukte_toets)
{
  eis ({ "echo 3 passed, 0 failed", "echo 1 passed, 2 failed; exit 1" }, 1,
       "4 passed, 2 failed");
  eis ({ "echo 1 passed, 2 failed" }, 1, "1 passed, 2 failed");
}

TOETS (een_programma_dat_afbreekt)
{
  eis ({ "echo 3 passed, 0 failed", "echo halverwege; kill -SEGV $$" }, 1,
       "3 passed, 1 failed");
  eis ({ "echo 3 passed, 0 failed; exit 3" }, 1, "3 passed, 1 failed");
  eis ({ "true" }, 1, "0 passed, 1 failed");
  eis ({ "echo 3 passed, 0 failed; echo nog iets" }, 1, "0 passed, 1 failed");
}

TOETS (een_programma_dat_niets_toetst)
{
  eis ({ "echo 0 passed, 0 failed" }, 1, "0 passed, 1 failed");
  eis ({}, 1, "0 passed, 1 failed");
}

TOETS (een_programma_dat_er_niet_is)
{
  const Afloop afloop = Proces::draai ({ "/bin/sh", "tests/draai.sh",
                                         "/tmp/er/is/niets" }, "");
  EIS_GELIJK (afloop.exitcode, 1);
}

TOETS (make_noemt_een_toets_die_er_niet_is)
{
  const string naam = "tests/bouw/tests/toets_bestaat_niet";
  const Afloop afloop
    = Proces::draai ({ "/usr/bin/env", "-u", "MAKEFLAGS", "make", "-n", "test",
                       "TOETSEN=" + naam }, "");
  EIS_GELIJK (afloop.exitcode, 2);
  EIS_MET (bevat (afloop.fouten, naam + " is geen toets"), afloop.fouten);
}

// Wat trek.awk uit een bron trekt: de nieuwe regels, in de getrokken volgorde.
static vector<string> getrokken (const string &bron, int zaad)
{
  const TijdelijkBestand bestand (bron);
  const Afloop afloop = Proces::draai
    ({ "/usr/bin/env", "awk", "-v", "aantal=99", "-v",
       "zaad=" + to_string (zaad), "-f", "tests/trek.awk", bestand.naam () },
     "");
  vector<string> nieuw;
  for (const string &regel : regelsVan (afloop.uitvoer))
    if (regel.compare (0, 6, "nieuw ") == 0)
      nieuw.push_back (regel.substr (6));
  return nieuw;
}

TOETS (het_toeval_trekt_alles_een_keer_en_met_een_zaad_hetzelfde)
{
  const string bron = "// a < b\n#include <x>\n  if (!a && b < 1)  // a < b\n"
    "    f (a, 10);\n  cout << \"a < b\" << '\"' << a + b;\n  return a3--;\n";
  vector<string> alles = getrokken (bron, 1), verwacht =
    { ";", "cout << \"a < b\" << '\"' << a - b;", "f (10, a);", "f (a, 11);",
      "if (!a && b < 0)  // a < b", "if (!a && b <= 1)  // a < b",
      "if (!a || b < 1)  // a < b", "if (a && b < 1)  // a < b",
      "return a3++;" };
  EIS (alles == getrokken (bron, 1));
  EIS (alles != getrokken (bron, 2));
  sort (alles.begin (), alles.end ());
  EIS (alles == verwacht);
}
