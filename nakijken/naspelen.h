// naspelen.h: schrijf van een misser het spelbestand, wat er in het menu te
// typen is, en een programma dat hem laat zien, zodat een student hem kan
// naspelen.

#ifndef NakijkNaspelenHVar
#define NakijkNaspelenHVar

#include <sstream>
#include <string>
#include "bestanden.h"
#include "keuring.h"

namespace nakijk
{

// Wat er in het menu te typen is, met spaties tussen de antwoorden.
inline std::string menuInvoer (const Misser &misser, const std::string &naam)
{
  std::string invoer = "1 " + naam;
  for (const std::string &zet : misser.zetten)
    invoer += " " + zet;
  if (!misser.keuze.empty ())
    invoer += " " + misser.keuze;
  return invoer;
}

// Een regel van een programma voor een zet of een aanroep.
inline std::string opdracht (const std::string &aanroep)
{
  const std::string naam = aanroep.substr (0, aanroep.find (' '));
  if (naam.find ("getInhoud") == 0)
    return "  for (auto p : spel." + aanroep
           + ") cout << p.first << \"g+\" << p.second << \"b \";\n";
  if (naam == "bepaalVerschillendeZetten")
    return "  for (auto z : spel." + aanroep
           + ") cout << z.first << z.second << \" \";\n";
  if (naam == "besteScore")
    return "  pair<int,char> besteZet; long long aantalStanden = 0;\n"
           "  cout << spel." + aanroep + " << \" \" << besteZet.first << "
           "besteZet.second << \" \" << aantalStanden;\n";
  if (naam == "bepaalGoedeZet")
    return "  cout << spel." + aanroep + ".first;\n";
  if (naam == "drukAf" || naam == "doeExperiment")
    return "  spel." + aanroep + ";\n";
  return naam == "TegelSpel" || naam == "leesInSpel"
         ? "" : "  cout << spel." + aanroep + ";\n";
}

// Het programma, dat met de inzending linkt.
inline std::string programma (const Misser &misser, const std::string &naam)
{
  std::string tekst = "// g++ -std=c++11 " + naam + ".cc tegelspel.cc "
    "standaard.cc\n#include <iostream>\nusing namespace std;\n"
    "#include \"tegelspel.h\"\nint main ()\n{\n  TegelSpel spel;\n"
    "  cout << spel.leesInSpel (\"" + naam + ".txt\") << endl;\n";
  for (const std::string &zet : misser.zetten)
    tekst += zet == "3" ? "  spel.unDoeZet ();\n"
             : "  spel.doeZet (" + zet.substr (2, zet.rfind (' ') - 2) + ", '"
               + zet.substr (zet.rfind (' ') + 1) + "');\n";
  std::string hoort = misser.verwacht, komt = misser.gekregen;
  for (std::string *deel : { &hoort, &komt })
    for (char &teken : *deel)
      if (teken == '\n' || teken == '\r' || teken == '\\')
        teken = ' ';
  return tekst + opdracht (misser.aanroep) + "  cout << endl;\n  // hoort: "
         + hoort + "\n  // komt:  " + komt + "\n}\n";
}

// Schrijf de bestanden NAAM.txt, NAAM.cc en NAAM.invoer; de laatste gaat
// verder met stoppen, zodat "./TegelSpel < NAAM.invoer" vanzelf eindigt.
inline void schrijfNaspelen (const Misser &misser, const std::string &map,
                             const std::string &naam)
{
  schrijf (map + "/" + naam + ".txt", misser.bestand);
  schrijf (map + "/" + naam + ".cc", programma (misser, naam));
  std::istringstream in (menuInvoer (misser, naam + ".txt") + " 8 2");
  std::string regels, woord;
  while (in >> woord)
    regels += woord + "\n";
  schrijf (map + "/" + naam + ".invoer", regels);
}

}

#endif
