// vreemde.h: wie de opdracht nakijkt gebruikt een hoofdprogramma van hemzelf.
// Dat moet te bouwen zijn uit onze bronnen, en ook door het in de plaats van
// main.cc te zetten en make te typen.

#ifndef VreemdeHVar
#define VreemdeHVar

#include <string>
#include <vector>
#include "tests/bestand.h"
#include "tests/proces.h"
#include "tests/tekst.h"
#include "tests/toets.h"

class Vreemde
{
  public:

    // Parameters:
    // * nwMap: de map van het spel: "" of bijvoorbeeld "spellen/aqualin"
    // * nwBron: het vreemde hoofdprogramma
    // * nwArgumenten: de argumenten waarmee het gedraaid wordt
    // * nwRegels: regels die het dan hoort te schrijven
    Vreemde (const std::string &nwMap, const std::string &nwBron,
             const std::vector<std::string> &nwArgumenten,
             const std::vector<std::string> &nwRegels)
    : map (nwMap.empty () ? "." : nwMap), bron (nwBron),
      argumenten (nwArgumenten), regels (nwRegels)
    {
    }

    // Bouw het hoofdprogramma met de opdracht uit de README, in de map van het
    // spel; zonder optimalisatie, want dat vertaalt sneller.
    // Parameter:
    // * bronnen: de bronnen die er genoeg voor moeten zijn
    void eisMetBronnen (const std::string &bronnen) const
    {
      const TijdelijkeMap doel;
      voerUit ("cp " + bron + " " + doel.pad ("main.cc") + " && cd " + map
               + " && g++ -std=c++11 -O0 -I. " + doel.pad ("main.cc") + " "
               + bronnen + " -o " + doel.pad ("vreemde"));
      eisUitvoer (doel.pad ("vreemde"));
    }

    // Zet het hoofdprogramma in de plaats van main.cc en typ make. Alleen dat
    // wordt vertaald; het linken gaat met de objecten die er al zijn.
    // Parameters:
    // * programma: de naam van het programma dat dan ontstaat
    // * objecten: de objecten waar het naast main.o uit bestaat
    void eisInPlaatsVanMain (const std::string &programma,
                             const std::vector<std::string> &objecten) const
    {
      const TijdelijkeMap kopie;
      const std::string spel = kopie.pad (map);
      voerUit ("tar cf - --exclude=tests/bouw --exclude=.git . | tar xf - -C "
               + kopie.pad (""));
      voerUit ("cp " + bron + " " + spel + "/main.cc");
      voerUit ("make -s -C " + spel + " schoon");
      for (const std::string &object : objecten)
        voerUit ("cp \"${BOUW:-tests/bouw}/" + object + "\" " + spel);
      voerUit ("env -u MAKEFLAGS -u MFLAGS make -s -C " + spel
               + " CXX=\"${CXX:-g++}\" EXTRA=\"$EXTRA\""
                 " CXXFLAGS=\"${CXXFLAGS:--std=c++11 -O0}\"");
      eisUitvoer (spel + "/" + programma);
    }

  private:

    std::string map, bron;
    std::vector<std::string> argumenten, regels;

    // Voer een opdracht van de shell uit; er mag niets misgaan.
    static void voerUit (const std::string &opdracht)
    {
      const Afloop afloop
        = Proces::draai ({ "/bin/sh", "-c", opdracht }, "", 300);
      EIS_MET (afloop.reden.empty () && afloop.exitcode == 0,
               opdracht << " geeft " << afloop.exitcode << " " << afloop.reden
               << ":\n" << afloop.uitvoer << afloop.fouten);
    }

    // Draai het hoofdprogramma en eis wat het laat zien.
    void eisUitvoer (const std::string &programma) const
    {
      std::vector<std::string> woorden = { programma };
      woorden.insert (woorden.end (), argumenten.begin (), argumenten.end ());
      const Afloop afloop = Proces::draai (woorden, "");
      EIS_GELIJK (afloop.reden, "");
      EIS_GELIJK (afloop.exitcode, 0);
      EIS_GELIJK (afloop.fouten, "");
      for (const std::string &regel : regels)
        EIS_MET (bevat ("\n" + afloop.uitvoer, "\n" + regel + "\n"),
                 "de regel '" << regel << "' ontbreekt in\n"
                 << afloop.uitvoer);
    }
};

#endif
