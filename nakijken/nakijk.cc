// nakijk.cc: het programma dat een inzending keurt; nakijken.sh roept het aan.

#include "bestanden.h"
#include "bron.h"
#include "keuring.h"
#include "script.h"

#include <iostream>
#include <unistd.h>

namespace
{

const unsigned MaxSeconden = 1800;  // voor een inzending; dan breekt het af
const Grenzen NaspeelGrenzen = { 6, 6, 2LL << 30, 8 << 20 };
enum Exitcode { Gedaan, Mislukt, VerkeerdGebruik, NietsNaTeKijken };

// Bouw het programma van een misser (misser.sjabloon) met de inzending, en zet
// op het scherm wat het zegt.
// Parameter:
// * bestand: van de misser; naast een bestand dat zegt waar de inzending is
void speelNa (const std::string &bestand)
{
  const std::string map = bestand.substr (0, bestand.rfind ('/') + 1),
                    inzending = inhoudVan (map + "inzending");
  if (inzending.empty ())
    throw std::runtime_error ("dit is geen misser-N.cc uit een uitvoermap");
  const Werkmap werkmap;
  const Bouw bouw = maak (inzending, werkmap.pad, bestand);
  const Afloop afloop = draai (bouw.programma (), Proefprogramma,
                               NaspeelGrenzen);
  std::cout << "misser van " << leesbaar (inzending) << "\n"
            << leesbaar (afloop.scherm, true)
            << (afloop.gelukt ? "" : afloop.reden + "\n");
}

}

//*************************************************************************

int main (int argc, char **argv)
{
  std::vector<std::string> woorden (argv + 1, argv + argc);
  const std::string wat = argc > 1 ? woorden[0] : "";
  try
  {
    if (argc == 5 && wat == "een")   // naam, pad en uitvoermap
    {
      alarm (MaxSeconden);
      schrijf (woorden[3] + "/inzending", woorden[2]);
      keur (woorden[1], woorden[2], woorden[3]);
    }
    else if (argc == 3 && wat == "naspelen")
      speelNa (woorden[1]);
    else if (argc == 3 && wat == "bronnen")
      toonBronnen (woorden[1]);
    else if (argc == 3 && wat == "veld")   // een naam zoals in de tabel
      std::cout << veld (woorden[1]);
    else if (argc == 3 && wat == "shell")   // een naam om te typen
      std::cout << voorShell (woorden[1]);
    else if (argc == 2 && wat == "zandbak")   // de klacht, als zij er niet is
      std::cout << (heeftZandbak () ? "" : ZonderZandbak);
    else
      throw std::invalid_argument ("zie nakijken/nakijken.sh");
    return std::cout.flush () ? Gedaan : Mislukt;
  }
  catch (const std::exception &fout)
  {
    std::cerr << "nakijk: " << leesbaar (fout.what ()) << "\n";
    return dynamic_cast<const Bezwaar *> (&fout) != nullptr ? NietsNaTeKijken
      : dynamic_cast<const std::invalid_argument *> (&fout) != nullptr
      ? VerkeerdGebruik : Mislukt;
  }
}
