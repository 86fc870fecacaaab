// toets_vreemde.cc: wie de opdracht nakijkt gebruikt een hoofdprogramma van
// hemzelf. Dat kan in de plaats van main.cc: make bouwt dan met alleen de
// bronnen die in de tabel staan zijn programma. Bij elk spel is
// tests/SPEL/vreemde.cc er zo een, en staat in sessies/vreemde.uit wat het in
// elk geval hoort te schrijven.

#include "tests/programma.h"

using namespace std;

struct Vreemde
{
  string spel, map, programma;
  vector<string> objecten;
  string argument;  // of leeg
};

static const vector<Vreemde> Alle = {
  { "tegelspel", "", "TegelSpel", { "tegelspel" }, "spel1.txt" },
  { "aqualin", "spellen/aqualin/", "Aqualin", { "spellen/aqualin/aqualin" },
    "spellen/aqualin/spel2.txt" },
  { "domineren", "spellen/domineren/", "Domineren",
    { "spellen/domineren/domineren" },
    "spellen/domineren/voorbeelden/spel0.in" },
  { "kalah", "spellen/kalah/", "Kalah", { "spellen/kalah/kalah" }, "" },
  { "othello", "spellen/othello/", "Othello",
    { "spellen/othello/othello", "spellen/othello/stapel" }, "" } };

// Voer een opdracht van de shell uit; er mag niets misgaan.
static void voerUit (const string &opdracht)
{
  const Afloop afloop = Proces::draai ({ "/bin/sh", "-c", opdracht }, "");
  EIS_MET (afloop.reden.empty () && afloop.exitcode == 0,
           opdracht << " geeft " << afloop.exitcode << " " << afloop.reden
           << ":\n" << afloop.uitvoer << afloop.fouten);
}

// Alleen het hoofdprogramma zelf wordt vertaald; het linken gaat met de
// objecten die er al zijn.
TOETS (vreemd_hoofdprogramma_in_de_plaats_van_main)
{
  if (kort ())
    return;
  const TijdelijkeMap kopie;
  voerUit ("tar cf - --exclude='*.o' Makefile *.h *.cc spellen terminal zoek "
           "| tar xf - -C " + kopie.pad (""));
  for (const Vreemde &een : Alle)
  {
    const string map = kopie.pad (een.map);
    string opdracht = "cp tests/" + een.spel + "/vreemde.cc " + map
                      + "main.cc; rm -f " + map + een.programma
                      + "; cp \"${BOUW:-tests/bouw}\"/standaard.o";
    for (const string &object : een.objecten)
      opdracht += " \"${BOUW:-tests/bouw}\"/" + object + ".o";
    voerUit (opdracht + " " + map + " && env -u MAKEFLAGS -u MFLAGS make -s -C "
             + map + ". CXX=\"${CXX:-g++}\" EXTRA=\"$EXTRA\""
             " CXXFLAGS=\"${CXXFLAGS:--std=c++11 -O0}\"");
    const Afloop afloop = Proces::draai ({ map + een.programma, een.argument },
                                         "");
    EIS_GELIJK (afloop.reden + afloop.fouten, "");
    EIS_GELIJK (afloop.exitcode, 0);
    for (const string &regel
         : regelsVan (inhoudVan ("tests/" + een.spel + "/sessies/vreemde.uit")))
      EIS_MET (bevat ("\n" + afloop.uitvoer, "\n" + regel + "\n"),
               "de regel '" << regel << "' ontbreekt in\n" << afloop.uitvoer);
  }
}
