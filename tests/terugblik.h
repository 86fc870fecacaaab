// terugblik.h: wat een programma met a over elke gedane zet zegt, en of dat is
// wat de rechter van de standen vindt.

#ifndef ToetsTerugblikHVar
#define ToetsTerugblikHVar

#include <map>
#include <string>
#include <vector>
#include "tests/patroon.h"
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
// * samenWaard: wat de waarden van beide spelers samen zijn
inline void eisTerugblik (const std::string &programma,
                          const std::vector<std::string> &woorden,
                          const std::string &begin,
                          const std::vector<std::string> &zetten,
                          const std::vector<int> &waarden,
                          int samenWaard = 0)
{
  std::string invoer = begin;
  for (const std::string &zet : zetten)
    invoer += zet + " ";
  const std::string uit = Programma (programma).draai
    (woorden, invoer + "a\n").uitvoer;
  const Patroon
    kost ("zet ([0-9]+), [^:]*: (kuiltje )?\\(?([^ )]*)\\)? "
          "(kostte ([0-9]+) .*|gaf de winst weg); beter was "
          "\\(?([^ )]*)\\)?$"),
    niets ("(([0-9]+) zet(ten)? kostten? niets|Elke zet kostte iets|"
           "Geen zet kostte iets)"),
    samen ("Samen: [^;]*: (niets|[0-9]+)[^;]*; .*: (niets|[0-9]+)[^:]*\\.$");
  std::map<size_t,int> gezien;  // van een zet, wat zij kostte
  std::vector<std::string> sommen, geenKosten;
  for (const std::string &regel : regelsVan (uit))
  {
    const std::vector<std::string> deel = kost.zoek (regel);
    if (!deel.empty ())
    {
      const size_t nummer = std::stoul (deel[1]) - 1;
      EIS_GELIJK (deel[3], zetten.at (nummer));
      EIS (deel[6] != deel[3]);
      gezien[nummer] = deel[5].empty () ? 1 : std::stoi (deel[5]);
    }
    if (!samen.zoek (regel).empty ())
      sommen = samen.zoek (regel);
    if (!niets.zoek (regel).empty ())
      geenKosten = niets.zoek (regel);
  }
  int som[2] = { 0, 0 };
  for (size_t i = 0; i < zetten.size (); i++)
  {
    const int kosten = waarden[i] + waarden[i + 1] - samenWaard;
    EIS_GELIJK (gezien.count (i), kosten > 0 ? 1u : 0u);
    if (kosten > 0)
      EIS_GELIJK (gezien[i], kosten);
    som[i % 2] += kosten;
  }
  EIS_MET (!geenKosten.empty () && !sommen.empty (), uit);
  if (!geenKosten[2].empty ())
    EIS_GELIJK (std::stoul (geenKosten[2]), zetten.size () - gezien.size ());
  for (size_t i = 0; i < 2; i++)
    EIS_GELIJK (sommen[i + 1], som[i] == 0 ? "niets" : std::to_string (som[i]));
}

#endif
