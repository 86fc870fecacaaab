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
std::string padVan (const std::string &naam);

// Draai een gebouwd programma in een andere map, met de shell.
// Parameters:
// * map: de map
// * naam: de naam van het programma
// * argumenten: wat er in de shell achter het programma komt
// * invoer, seconden: als bij Proces::draai
Afloop draaiIn (const std::string &map, const std::string &naam,
                const std::string &argumenten = "",
                const std::string &invoer = "", unsigned seconden = 60);

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
                  const std::string &invoer = "") const;

    // Draai het programma; het moet netjes eindigen.
    // Retourneert: wat het op stdout zette
    std::string uitvoer (const std::vector<std::string> &argumenten,
                         const std::string &invoer = "") const;

  private:

    std::string naam;
};

#endif
