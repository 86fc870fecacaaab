// programma.h: een gebouwd programma draaien, en zijn opdrachtregel beproeven.

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
// * eerst: een opdracht van de shell vooraf, met ; erachter, of niets
// * naam: de naam van het programma
// * argumenten: wat er in de shell achter het programma komt
// * invoer, seconden: als bij Proces::draai
inline Afloop draaiIn (const std::string &map, const std::string &eerst,
                       const std::string &naam,
                       const std::string &argumenten = "",
                       const std::string &invoer = "", double seconden = 60)
{
  return Proces::draai ({ "/bin/sh", "-c", "cd \"$0\" && " + eerst
                          + " exec \"$1\" " + argumenten, map,
                          padVan (naam) }, invoer, seconden);
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

    // Eis dat een opdrachtregel geweigerd wordt, zonder dat er een menu komt.
    // Parameters:
    // * argumenten: de opdrachtregel
    // * exitcode: hoort het programma te geven
    // * woorden: horen in de melding op stderr te staan
    void eisFout (const std::vector<std::string> &argumenten, int exitcode,
                  const std::vector<std::string> &woorden = {}) const
    {
      const Afloop afloop = draai (argumenten);
      std::string alles;
      for (const std::string &argument : argumenten)
        alles += argument.substr (0, 40) + " ";
      EIS_MET (afloop.reden.empty () && afloop.exitcode == exitcode,
               alles << "geeft exitcode " << afloop.exitcode << ", verwacht "
               << exitcode);
      EIS_MET (!afloop.fouten.empty () && afloop.fouten.back () == '\n',
               alles << "geeft geen melding op stderr");
      EIS_MET (afloop.fouten.size () < 2000, alles);
      for (const std::string &woord : woorden)
        EIS_MET (bevat (afloop.fouten, woord),
                 "'" << woord << "' ontbreekt in: " << afloop.fouten);
      EIS_MET (!bevat (afloop.uitvoer, "keuze")
               && !bevat (afloop.uitvoer, "? "), alles << "begint het menu");
    }

    // Een opdrachtregel die geweigerd wordt, zoals eisFout.
    struct Fout
    {
      std::vector<std::string> argumenten;
      int exitcode;
      std::vector<std::string> woorden;
    };

    void eisFouten (const std::vector<Fout> &fouten) const
    {
      for (const Fout &fout : fouten)
        eisFout (fout.argumenten, fout.exitcode, fout.woorden);
    }

    // Eis dat een optie met een getal elk verkeerd getal weigert.
    // Parameters:
    // * optie: de optie
    // * buiten: getallen buiten de grenzen
    void eisGetal (const std::string &optie,
                   const std::vector<std::string> &buiten) const
    {
      std::vector<std::string> waarden =
        { "x", "", "-1", "3x", "2.5", "99999999999999999999" };
      waarden.insert (waarden.end (), buiten.begin (), buiten.end ());
      eisFout ({ optie }, 2, { optie });
      for (const std::string &waarde : waarden)
        eisFout ({ optie, waarde }, 2, { optie, waarde });
    }

    // Eis dat --help alles noemt en op het scherm past, en --versie.
    // Parameter:
    // * woorden: horen in de uitleg te staan
    void eisHulp (const std::vector<std::string> &woorden) const
    {
      const std::string hulp = uitvoer ({ "--help" });
      for (const std::string &woord : woorden)
        EIS_MET (bevat (hulp, woord), "--help noemt " << woord << " niet");
      for (const char *woord : { "--help", "--versie", "xitcode" })
        EIS_MET (bevat (hulp, woord), "--help noemt " << woord << " niet");
      for (const std::string &regel : regelsVan (hulp))
        EIS_MET (regel.size () <= 80, regel);
      EIS_GELIJK (uitvoer ({ "--versie" }), naam + " 1.0\n");
    }

  private:

    std::string naam;
};

#endif
