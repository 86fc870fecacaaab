// terugblik.h: wat een programma met a over elke gedane zet zegt, en of dat is
// wat de rechter van de standen vindt.

#ifndef ToetsTerugblikHVar
#define ToetsTerugblikHVar

#include <string>
#include <vector>
#include "tests/programma.h"
#include "tests/tekst.h"
#include "tests/toets.h"

// Speel zetten in een programma, kijk terug, en eis van elke zet dat de kosten
// zijn wat zij aan de uitkomst veranderde, dat er anders een betere genoemd
// wordt, en dat de sommen kloppen.
// Parameters:
// * programma, woorden: wat er draait
// * begin: wat er getypt wordt voor de eerste zet
// * zetten: zoals ze te typen zijn, minstens een
// * waarden: van de stand voor elke zet, en na de laatste, voor wie er aan
//   beurt is
// * samen: wat de waarden van beide spelers samen zijn
inline void eisTerugblik (const std::string &programma,
                          const std::vector<std::string> &woorden,
                          const std::string &begin,
                          const std::vector<std::string> &zetten,
                          const std::vector<int> &waarden, int samen = 0)
{
  std::string invoer = begin;
  for (const std::string &zet : zetten)
    invoer += zet + " ";
  const std::string uit = Programma (programma).draai
    (woorden, invoer + "a\n").uitvoer;
  const size_t kop = uit.find ("Wat elke zet kostte"),
               slot = uit.find ("Samen: ", kop);
  EIS_MET (kop != std::string::npos && slot != std::string::npos, uit);
  const size_t eerste = uit.find ("1. ", kop);
  std::vector<std::string> delen;
  for (const std::string &woord : woordenVan (uit.substr (eerste,
                                                          slot - eerste)))
    if (woord.back () != '.')
      delen.push_back (woord);
  size_t plek = 0;
  int som[2] = { 0, 0 };
  for (size_t i = 0; i < zetten.size (); i++)
  {
    EIS_GELIJK (delen.at (plek++), zetten[i]);
    const int kosten = waarden[i] + waarden[i + 1] - samen;
    som[i % 2] += kosten;
    if (kosten == 0)
      continue;
    EIS_GELIJK (delen.at (plek++), "-" + std::to_string (kosten) + ":");
    EIS (delen.at (plek++) != zetten[i]);
  }
  EIS_GELIJK (plek, delen.size ());
  const std::vector<std::string> sommen =
    woordenVan (uit.substr (slot, uit.find ('\n', slot) - slot));
  EIS_GELIJK (sommen.back (), std::to_string (som[1]) + ".");
  EIS (bevat (uit.substr (slot), ": " + std::to_string (som[0]) + ", "));
}

#endif
