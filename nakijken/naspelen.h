// naspelen.h: bewaar een misser, zodat hij in de zandbak na te spelen is met
// make naspelen, of met een eigen programma.

#ifndef NakijkNaspelenHVar
#define NakijkNaspelenHVar

#include <sstream>
#include "bestanden.h"
#include "bank.h"
#include "tekens.h"

namespace nakijk
{

const char RegelEind = '|';   // van een spelbestand, in een bewaarde misser

// De aanroepen van een script, zonder wat erbij komt om te kijken.
inline std::vector<const Stap *> aanroepen (const Script &script)
{
  std::vector<const Stap *> uit;
  for (const Stap &stap : script.stappen)
    if (!stap.aanroep.empty () && stap.soort != 'n')
      uit.push_back (&stap);
  return uit;
}

// Bewaar een misser: de inzending, en dan elke stap op een regel.
inline std::string bewaarMisser (const Script &script,
                                 const std::string &inzending)
{
  std::string uit = inzending + "\n" + std::to_string (script.seconden) + "\n";
  for (const Stap &stap : script.stappen)
  {
    std::string rest = stap.rest;
    std::replace (rest.begin (), rest.end (), '\n', RegelEind);
    uit += stap.soort + stap.aanroep + "\t" + rest + "\n";
  }
  return uit;
}

inline Script leesMisser (const std::string &inhoud, std::string &inzending)
{
  std::istringstream in (inhoud);
  Script script;
  std::string regel;
  std::getline (in, inzending);
  if (!(in >> script.seconden))
    throw std::runtime_error ("dit is geen misser-N uit een uitvoermap");
  std::getline (in, regel);
  while (std::getline (in, regel) && !regel.empty ())
  {
    const size_t tab = regel.find ('\t');
    std::string rest = regel.substr (tab + 1);
    std::replace (rest.begin (), rest.end (), RegelEind, '\n');
    script.stappen.push_back (Stap { regel[0], rest,
                                     regel.substr (1, tab - 1) });
  }
  return script;
}

// Wat er bij elke aanroep uitkwam.
inline std::string naspel (const Script &script)
{
  std::string uit;
  for (size_t i = 0; i < script.stappen.size (); i++)
  {
    const Stap &stap = script.stappen[i];
    const Antwoord &antwoord = script.antwoorden[i];
    std::string waarde = antwoord.reden;
    try
    {
      switch (stap.soort)
      {
        case 'l': case 'e': case 'z': case 'u':
          waarde = tekst (antwoord.waar ());
          break;
        case 's': case 'G': waarde = tekst (antwoord.geheel ()); break;
        case 'p': waarde = tekst (antwoord.woord ()); break;
        case 'c': case 'r': waarde = tekst (antwoord.paren ()); break;
        case 'v': waarde = tekst (antwoord.zetten ()); break;
        case 'g': waarde = tekst (antwoord.zet ()); break;
        case 'b':
          waarde = tekst (antwoord.beste ().score) + ", besteZet "
            + tekst (antwoord.beste ().zet) + ", aantalStanden "
            + tekst (antwoord.beste ().standen);
          break;
        default: waarde = antwoord.er ? "" : antwoord.reden;
      }
    }
    catch (const Gevallen &fout)
    {
      waarde = fout.reden;
    }
    if (!stap.aanroep.empty ())
      uit += leesbaar (stap.aanroep + (waarde.empty () ? "" : ": " + waarde))
             + "\n" + leesbaar (antwoord.scherm.substr (0, 4000), true);
    else if (stap.soort == 'B')
      uit += "spel.txt:\n" + leesbaar (stap.rest.substr (1), true);
  }
  return uit;
}

// Het programma, dat met de inzending linkt.
inline std::string programmaTekst (const Script &script,
                                   const std::string &naam)
{
  std::string uit = "// g++ -std=c++11 " + naam + ".cc tegelspel.cc "
    "standaard.cc\n#include <iostream>\nusing namespace std;\n"
    "#include \"tegelspel.h\"\nint main ()\n{\n  TegelSpel spel;\n"
    "  pair<int,char> besteZet;\n  long long aantalStanden = 0;\n"
    "  spel.leesInSpel (\"" + naam + ".txt\");\n";
  for (const Stap *stap : aanroepen (script))
    if (stap->soort == 'r' || stap->soort == 'c' || stap->soort == 'v')
      uit += "  for (auto p : spel." + stap->aanroep + ")\n"
             "    cout << p.first << \" \" << p.second << \"; \";\n"
             "  cout << endl;\n";
    else if (stap->soort == 'g')
      uit += "  cout << spel." + stap->aanroep + ".first << endl;\n";
    else if (stap->soort == 'k' || stap->soort == 'x')
      uit += "  spel." + stap->aanroep + ";\n";
    else if (stap->soort != 'l')
      uit += "  cout << spel." + stap->aanroep + " << endl;\n";
  return uit + "}\n";
}

// Schrijf NAAM (voor make naspelen), NAAM.txt en NAAM.cc.
inline void schrijfNaspelen (const Misser &misser, const std::string &inzending,
                             const std::string &map, const std::string &naam)
{
  schrijf (map + "/" + naam, bewaarMisser (misser.script, inzending));
  schrijf (map + "/" + naam + ".txt", misser.bestand);
  schrijf (map + "/" + naam + ".cc", programmaTekst (misser.script, naam));
}

}

#endif
