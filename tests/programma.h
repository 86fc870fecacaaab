// programma.h: een gebouwd programma draaien.

#ifndef ProgrammaHVar
#define ProgrammaHVar

#include <cstdlib>
#include <string>
#include <unistd.h>
#include <vector>
#include "tests/proces.h"
#include "tests/tekst.h"

// Het hele pad van een gebouwd programma, dat in de map staat die BOUW noemt.
// Een naam die al een heel pad is blijft zo.
inline std::string padVan (const std::string &naam)
{
  if (naam[0] == '/')
    return naam;
  const char *const map = std::getenv ("BOUW");
  const std::string pad = (map == nullptr ? "tests/bouw" : std::string (map))
                          + "/" + naam;
  char *const hier = getcwd (nullptr, 0);
  const std::string heel = pad[0] == '/' ? pad : std::string (hier) + "/" + pad;
  std::free (hier);
  return heel;
}

// Draai een gebouwd programma in een andere map, met de shell.
// Parameters:
// * map: de map
// * naam: de naam van het programma
// * argumenten: wat er in de shell achter het programma komt
// * invoer, seconden: als bij Proces::draai
inline Afloop draaiIn (const std::string &map, const std::string &naam,
                       const std::string &argumenten = "",
                       const std::string &invoer = "", unsigned seconden = 60)
{
  return Proces::draai ({ "/bin/sh", "-c", "cd \"$0\" && exec \"$1\" "
                          + argumenten, map, padVan (naam) }, invoer, seconden);
}

class Programma
{
  public:

    // Parameter:
    // * nwNaam: de naam van het programma, zoals Aqualin
    explicit Programma (const std::string &nwNaam)
    : naam (nwNaam)
    {
    }

    Afloop draai (std::vector<std::string> argumenten,
                  const std::string &invoer = "") const
    {
      argumenten.insert (argumenten.begin (), padVan (naam));
      return Proces::draai (argumenten, invoer);
    }

    // Draai het programma; het moet netjes eindigen.
    // Retourneert: wat het op stdout zette
    std::string uitvoer (const std::vector<std::string> &argumenten,
                         const std::string &invoer = "") const
    {
      const Afloop afloop = draai (argumenten, invoer);
      EIS_GELIJK (afloop.reden, "");
      EIS_GELIJK (afloop.fouten, "");
      EIS_GELIJK (afloop.exitcode, 0);
      return afloop.uitvoer;
    }

  private:

    std::string naam;
};

#endif
