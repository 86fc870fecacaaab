// toets_vreemde.cc: wie de opdracht nakijkt gebruikt een hoofdprogramma van
// hemzelf. Dat kan in de plaats van main.cc: make bouwt dan met alleen de
// bronnen die een header hebben zijn programma. Bij elk spel is
// tests/SPEL/vreemde.cc er zo een, en staat in sessies/vreemde.uit wat het in
// elk geval hoort te schrijven.

#include "tests/kaart.h"
#include "tests/programma.h"

using namespace std;

// De map van een spel, met een streep erachter; die bovenaan heet niet.
static string mapVan (const Kaart &kaart)
{
  const string map = "spellen/" + kaart.spel + "/";
  return bestaat (map) ? map : "";
}

// De objecten van een spel: van elke bron met een header.
static string objectenVan (const Kaart &kaart)
{
  const string map = mapVan (kaart), bouw = " \"${BOUW:-tests/bouw}\"/";
  string objecten = bouw + "standaard.o";
  for (const string &naam : bestandenIn ("./" + map))
  {
    const size_t punt = naam.rfind (".cc");
    const string kern = map + naam.substr (0, punt);
    if (punt != string::npos && bestaat (kern + ".h") && kern != "standaard")
      objecten += bouw + kern + ".o";
  }
  return objecten;
}

// Voer een opdracht van de shell uit; er mag niets misgaan.
static void voerUit (const string &opdracht)
{
  const Afloop afloop = Proces::draai ({ "/bin/sh", "-c", opdracht }, "");
  EIS_MET (afloop.reden.empty () && afloop.exitcode == 0,
           opdracht << " geeft " << afloop.exitcode << " " << afloop.reden
           << ":\n" << afloop.uitvoer << afloop.fouten);
}

// Alleen het hoofdprogramma zelf wordt vertaald, en van de onderdelen van
// Domineren een; het linken gaat met de objecten die er al zijn.
TOETS (vreemd_hoofdprogramma_in_de_plaats_van_main)
{
  if (kort ())
    return;
  const TijdelijkeMap kopie;
  voerUit ("tar cf - --exclude='*.o' Makefile *.h *.cc spellen terminal zoek "
           "| tar xf - -C " + kopie.pad (""));
  for (const Kaart &een : kaarten ())
  {
    const string map = kopie.pad (mapVan (een));
    voerUit ("cp tests/" + een.spel + "/vreemde.cc " + map + "main.cc; rm -f "
             + map + een.programma + "; cp" + objectenVan (een) + " " + map
             + " && env -u MAKEFLAGS -u MFLAGS make -s -C " + map
             + ". NIO=NIO0C CXX=\"${CXX:-g++}\" EXTRA=\"$EXTRA\""
             " CXXFLAGS=\"${CXXFLAGS:--std=c++11 -O0}\"");
    const Afloop afloop = Proces::draai ({ map + een.programma, een.bestand },
                                         "");
    EIS_GELIJK (afloop.reden + afloop.fouten, "");
    EIS_GELIJK (afloop.exitcode, 0);
    for (const string &regel
         : regelsVan (inhoudVan ("tests/" + een.spel + "/sessies/vreemde.uit")))
      EIS_MET (bevat ("\n" + afloop.uitvoer, "\n" + regel + "\n"),
               "de regel '" << regel << "' ontbreekt in\n" << afloop.uitvoer);
  }
}
