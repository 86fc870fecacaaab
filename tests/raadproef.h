// raadproef.h: de hint, de waarden en de reeks van een programma zijn het eens;
// ook over wat een andere zet kost.

#ifndef ToetsRaadproefHVar
#define ToetsRaadproefHVar

#include <set>
#include <string>
#include <vector>
#include "tests/patroon.h"
#include "tests/programma.h"
#include "tests/tekst.h"
#include "tests/toets.h"

// Eis dat wat een hint over de prijs van een andere zet zegt klopt met de
// waarden eronder: het kleinste verschil met de beste, en of er nog een ander
// is. Zijn die niet allemaal zekere getallen, een op een regel, dan valt er
// niets te eisen.
// Parameters:
// * hint: het antwoord op h
// * tabel: dat op w, zonder de kop
inline void eisKosten (const std::string &hint, const std::string &tabel)
{
  const Patroon rij (" +\\(?[a-zA-Z0-9,]+\\)? +(-?[0-9]+)( \\*)?"
                     "( +[0-9 ]+ stand(en)?)?( +ook .*)?"),
                kost ("kost (minstens )?([0-9]+) ");
  std::set<int> waarden;
  std::istringstream regels (tabel);
  for (std::string regel; std::getline (regels, regel) && regel[0] == ' '
                          && regel.compare (0, 7, "  samen") != 0; )
  {
    const std::vector<std::string> delen = rij.heel (regel);
    if (delen.empty ())
      return;
    waarden.insert (std::stoi (delen[1]));
  }
  if (waarden.empty ())
    return;
  const std::vector<std::string> gezegd = kost.zoek (hint);
  if (waarden.size () == 1)
  {
    EIS_MET (gezegd.empty (), "elke zet is even goed, en toch: " << hint);
    return;
  }
  const int prijs = *waarden.rbegin () - *std::next (waarden.rbegin ());
  EIS_MET (!gezegd.empty () && std::stoi (gezegd[2]) == prijs
           && gezegd[1].empty () == (waarden.size () == 2),
           "een andere zet kost minstens " << prijs << ", en er staat: " << hint
           << "\n" << tabel);
}

// Retourneert: een zet van een schaal en een kleur zoals zij te typen is; een
//   zet die zo al heet blijft zo
inline std::string zonderKomma (std::string zet)
{
  const size_t komma = zet.find (',');
  return komma == std::string::npos ? zet : zet.erase (komma, 1);
}

// Speel zetten in een programma, vraag h, w en r, en eis dat de zet die de hint
// noemt de eerste is die de waarden met een sterretje merken, en waar de reeks
// mee begint; en dat wat een andere kost klopt.
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
  const Patroon hint ("(Beste|Goede) zet: \\(?([a-zA-Z0-9]+(,[a-z0-9]+)?)"),
                waarde ("([a-zA-Z0-9,]+)\\)? +[^ ]+ \\*"),
                reeks (" 1\\. ([^ \n]+)");
  EIS_MET (!hint.zoek (uit).empty (), "h noemt geen zet:\n" << uit);
  const std::string genoemd = hint.zoek (uit).at (2);  // in een zin: (0,g)
  const size_t kop = uit.find ("uitkomst na");
  const std::string tabel = uit.substr (uit.find ('\n', kop) + 1),
                    gemerkt = waarde.zoek (tabel).at (1),
                    eerste = reeks.zoek (uit.substr (uit.rfind ("begint:")))
                             .at (1);  // te typen: 0g
  EIS_MET (genoemd == gemerkt && zonderKomma (genoemd) == eerste,
           "h noemt " << genoemd << ", w merkt " << gemerkt
           << " en r begint met " << eerste << ":\n" << uit);
  eisKosten (uit.substr (0, kop), tabel);
}

#endif
