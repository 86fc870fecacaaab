// raadproef.h: de hint, de waarden en de reeks van een programma zijn het eens.

#ifndef ToetsRaadproefHVar
#define ToetsRaadproefHVar

#include <string>
#include <vector>
#include "tests/patroon.h"
#include "tests/programma.h"
#include "tests/tekst.h"
#include "tests/toets.h"

// Speel zetten in een programma, vraag h, w en r, en eis dat de zet die de hint
// noemt de eerste is die de waarden met een sterretje merken, en waar de reeks
// mee begint.
// Parameters:
// * programma, woorden: wat er draait
// * begin: wat er getypt wordt voor de eerste zet
// * zetten: zoals ze te typen zijn
// * diepte: wat er achter elke letter staat, of leeg
inline void eisEensgezind (const std::string &programma,
                           const std::vector<std::string> &woorden,
                           const std::string &begin,
                           const std::vector<std::string> &zetten,
                           const std::string &diepte)
{
  std::string invoer = begin;
  for (const std::string &zet : zetten)
    invoer += zet + " ";
  for (const char *letter : { "h", "w", "r" })
    invoer += letter + (diepte.empty () ? "" : " " + diepte) + "\n";
  const std::string uit = Programma (programma).draai (woorden, invoer).uitvoer;
  const Patroon hint ("(Beste|Goede) zet: ([a-zA-Z0-9]+)"),
                waarde ("([a-zA-Z0-9,]+)\\)? +[^ ]+ \\*"),
                reeks (" 1\\. ([^ \n]+)");
  const std::string genoemd = hint.zoek (uit).at (2);
  const std::string gemerkt = waarde.zoek (uit.substr
                                (uit.find ('\n', uit.find ("uitkomst na"))))
                              .at (1),
                    eerste = reeks.zoek (uit.substr (uit.rfind ("begint:")))
                             .at (1);
  EIS_MET (genoemd == gemerkt && genoemd == eerste, "h noemt " << genoemd
           << ", w merkt " << gemerkt << " en r begint met " << eerste
           << ":\n" << uit);
}

#endif
