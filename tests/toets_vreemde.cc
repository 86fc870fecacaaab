// toets_vreemde.cc: wie de opdracht nakijkt gebruikt een hoofdprogramma van
// hemzelf. Dat kan in de plaats van main.cc: make bouwt dan met alleen de
// bronnen die in de tabel staan zijn programma. Bij elk spel is
// tests/SPEL/vreemde.cc er zo een; hier staat wat het hoort te schrijven.

#include "tests/programma.h"

using namespace std;

struct Vreemde
{
  string spel, map, programma;
  vector<string> objecten;
  string argument;  // of leeg
  vector<string> regels;
};

static const vector<Vreemde> Alle = {
  { "tegelspel", "", "TegelSpel", { "tegelspel" }, "spel1.txt",
    { "leeg 01", "gelezen 1", "schalen 2 pot gbgbbbggbgbgbbgbgg",
      "inhoud 2,2 2,2", "rijen 0 4,0 2,0 1,0 0,0 0,3",
      "rijen 1 0,3 0,4 1,0 2,0 5,0", "eindstand 0", "zetten 0g 0b",
      "doeZet 100", "unDoeZet 10", "beste 0 0b 10020", "snel 0 0b 1",
      "telStanden 10020", "goed 1", "goede score 1", "grenzen 55106100",
      "Er is nog geen spel ingelezen.",
      "Het nummer van de speler is 2, maar moet minstens 0 en "
      "hoogstens 1 zijn.",
      "Het aantal simulaties is 0, maar moet minstens 1 en "
      "hoogstens 2147483647 zijn." } },
  { "aqualin", "spellen/aqualin/", "Aqualin", { "spellen/aqualin/aqualin" },
    "spellen/aqualin/spel2.txt",
    { "leeg 01", "toevallig 40", "gelezen 1", "maten 4546",
      "vakje 2.1 geen zet", "eindstand 0", "doeZet 10", "unDoeZet 10",
      "opt 2 2.0 214617", "snel 2 2.0", "cluster 0.4", "monte carlo 1",
      "uit 2 1", "hand 3 speler 0 grootste 2 omvang 214617",
      "Er is nog geen spel.",
      "De hoogte is 11, maar moet minstens 1 en hoogstens 10 zijn.",
      "De breedte is 0, maar moet minstens 1 en hoogstens 10 zijn.",
      "Het aantal vormen is 11, maar moet minstens 1 en hoogstens 10 zijn.",
      "Het aantal stenen dat al op het bord ligt is 2, maar moet "
      "minstens 0 en hoogstens 1 zijn.",
      "Het keuzeaantal van speler 0 is 6, maar moet minstens 1 en "
      "hoogstens 5 zijn.",
      "Het keuzeaantal van speler 1 is 0, maar moet minstens 1 en "
      "hoogstens 5 zijn.",
      "Het aantal kleuren is 12, maar moet minstens 1 en hoogstens 10 zijn.",
      "Het algoritme van de speler aan beurt is 0, maar moet "
      "minstens 1 en hoogstens 3 zijn.",
      "Het algoritme van de ander is 4, maar moet minstens 1 en "
      "hoogstens 3 zijn.",
      "Het nummer van de speler is 2, maar moet minstens 0 en "
      "hoogstens 1 zijn." } },
  { "domineren", "spellen/domineren/", "Domineren",
    { "spellen/domineren/domineren" },
    "spellen/domineren/voorbeelden/spel0.in",
    { "gelezen 1", "maten 75 beurt Herman leeg 17 zetten 7 ab1", "doeZet 01",
      "unDoeZet 1", "eindstand 0", "eerste 6 Herman", "verschil 6 Herman",
      "winnaar Herman 1",
      "breedte is 27, maar moet minstens 1 en hoogstens 26 zijn.",
      "hoogte is 0, maar moet minstens 1 en hoogstens 9 zijn." } },
  { "kalah", "spellen/kalah/", "Kalah", { "spellen/kalah/kalah" }, "",
    { "begin 10-10", "minimax -2 1 1102739", "alfaBeta -2 1 1", "doeZet 0011",
      "kuiltjes 7 7 7 7 7 0 1 7 7 7 7 7 0 1", "unDoeZet 110", "zetten 61",
      "zetStand 012",
      "Het aantal steentjes per kuiltje is 9, maar moet minstens 3 "
      "en hoogstens 8 zijn.\nHet worden er 6.",
      "De eindspeltabel is 31, maar moet minstens 0 en hoogstens 30 zijn." } },
  { "othello", "spellen/othello/", "Othello",
    { "spellen/othello/othello", "spellen/othello/stapel" }, "",
    { "maat 44ZW", "zetten 41011", "doe 01", "einde 0 4", "zetStand 01",
      "vervolg 44064",
      "Een bord van 3 bij 22 kan niet: beide horen even te zijn, van 2 t/m 20."
      "\nHet wordt 8 bij 8." } } };

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
  voerUit ("tar cf - --exclude=tests/bouw --exclude=.git --exclude='*.o' . "
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
    for (const string &regel : een.regels)
      EIS_MET (bevat ("\n" + afloop.uitvoer, "\n" + regel + "\n"),
               "de regel '" << regel << "' ontbreekt in\n" << afloop.uitvoer);
  }
}
