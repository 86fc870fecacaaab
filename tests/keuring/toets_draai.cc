// toets_draai.cc: draai.sh moet elke mislukking opmerken, ook een programma
// dat afbreekt, zijn uitslag niet noemt, of niets toetst.

#include "tests/programma.h"

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

TOETS (elke_mislukking_telt)
{
  const struct
  {
    vector<string> stukken;
    int exitcode;
    string laatste;
  } gevallen[] = {
    { { "echo 3 passed, 0 failed", "echo x; echo 14 passed, 0 failed" }, 0,
      "17 passed, 0 failed" },
    { { "echo 3 passed, 0 failed", "echo 1 passed, 2 failed; exit 1" }, 1,
      "4 passed, 2 failed" },
    { { "echo 1 passed, 2 failed" }, 1, "1 passed, 2 failed" },
    { { "echo 3 passed, 0 failed", "echo half; kill -SEGV $$" }, 1,
      "3 passed, 1 failed" },
    { { "echo 3 passed, 0 failed; exit 3" }, 1, "3 passed, 1 failed" },
    { { "echo 3 passed, 0 failed; echo x" }, 1, "0 passed, 1 failed" },
    { { "echo 0 passed, 0 failed" }, 1, "0 passed, 1 failed" },
    { {}, 1, "0 passed, 1 failed" } };
  for (const auto &geval : gevallen)
  {
    const Afloop afloop = draai (geval.stukken);
    EIS_GELIJK (afloop.exitcode, geval.exitcode);
    EIS_MET (eindigtOp ("\n" + afloop.uitvoer, "\n" + geval.laatste + "\n"),
             afloop.uitvoer);
  }
}

// Een toets die niet ophoudt mislukt, met haar naam. De eerste hangt alleen als
// de tweede daarom vraagt.
TOETS (wie_hangt)
{
  while (getenv ("HANGT") != nullptr)
  {
  }
}

TOETS (een_toets_die_hangt_mislukt)
{
  const Afloop afloop = Proces::draai
    ({ "/usr/bin/env", "HANGT=1", "TOETSTIJD=0.1",
       padVan ("tests/keuring/toets_draai") }, "");
  EIS_GELIJK (afloop.uitvoer, "FOUT  wie_hangt: rekent na 0.1 seconden nog\n"
                              "1 passed, 1 failed\n");
  EIS_GELIJK (afloop.exitcode, 1);
}

// Wie andere vlaggen noemt krijgt toch de C++ van het vak, ook bij een spel.
TOETS (andere_vlaggen_zijn_ook_c_plus_plus_11)
{
  for (const string doel : { ".", "spellen/kalah" })
  {
    const Afloop afloop
      = Proces::draai ({ "/usr/bin/env", "-u", "MAKEFLAGS", "make", "-n", "-B",
                         "-C", doel, "standaard.o", "CXXFLAGS=-O3" }, "");
    EIS_MET (bevat (afloop.uitvoer, " -std=c++11 -O3 "),
             afloop.uitvoer << afloop.fouten);
  }
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
