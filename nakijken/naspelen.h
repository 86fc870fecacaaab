// naspelen.h: bewaar een misser, zodat hij in de zandbak na te spelen is met
// make naspelen, of met een eigen programma.

#ifndef NakijkNaspelenHVar
#define NakijkNaspelenHVar

#include "bestanden.h"
#include "bank.h"
#include "tekens.h"

namespace nakijk
{

const char Schot = '\x1e';   // tussen de stukken van een bewaarde misser

// De aanroepen van een script, zonder wat erbij komt om te kijken.
inline std::vector<const Stap *> aanroepen (const Script &script)
{
  std::vector<const Stap *> uit;
  for (const Stap &stap : script.stappen)
    if (!stap.aanroep.empty () && stap.soort != 'n')
      uit.push_back (&stap);
  return uit;
}

// Bewaar een misser: de inzending, de rekentijd, en dan elke stap.
inline std::string bewaarMisser (const Script &script,
                                 const std::string &inzending)
{
  std::string uit = inzending + Schot + std::to_string (script.seconden)
                    + Schot;
  for (const Stap &stap : script.stappen)
    uit += stap.soort + stap.aanroep + "\t" + stap.rest + Schot;
  return uit;
}

inline Script leesMisser (const std::string &inhoud, std::string &inzending)
{
  const std::vector<std::string> stukken = gesplitst (inhoud, Schot);
  Script script;
  if (stukken.size () < 3)
    throw std::runtime_error ("dit is geen misser-N uit een uitvoermap");
  inzending = stukken[0];
  script.seconden = std::atoi (stukken[1].c_str ());
  for (size_t i = 2; i < stukken.size (); i++)
  {
    const size_t tab = stukken[i].find ('\t');
    script.stappen.push_back (Stap { stukken[i][0], stukken[i].substr (tab + 1),
                                     stukken[i].substr (1, tab - 1) });
  }
  return script;
}

// Het antwoord op een soort stap, als tekst.
inline std::string waarde (char soort, const Antwoord &antwoord)
{
  switch (soort)
  {
    case 'l': case 'e': case 'z': case 'u': return tekst (antwoord.waar ());
    case 's': case 'G': return tekst (antwoord.geheel ());
    case 'p': return tekst (antwoord.woord ());
    case 'c': case 'r': return tekst (antwoord.paren ());
    case 'v': return tekst (antwoord.zetten ());
    case 'g': return tekst (antwoord.zet ());
    case 'b':
      return tekst (antwoord.beste ().score) + ", besteZet "
        + tekst (antwoord.beste ().zet) + ", aantalStanden "
        + tekst (antwoord.beste ().standen);
    default: return antwoord.er ? "" : antwoord.reden;
  }
}

// Wat er bij elke aanroep uitkwam.
inline std::string naspel (const Script &script)
{
  std::string uit;
  for (size_t i = 0; i < script.stappen.size (); i++)
  {
    const Stap &stap = script.stappen[i];
    const Antwoord &antwoord = script.antwoorden[i];
    std::string kwam;
    try
    {
      kwam = waarde (stap.soort, antwoord);
    }
    catch (const Gevallen &fout)
    {
      kwam = fout.reden;
    }
    if (!stap.aanroep.empty ())
      uit += leesbaar (stap.aanroep + (kwam.empty () ? "" : ": " + kwam)) + "\n"
             + leesbaar (antwoord.scherm.substr (0, 4000), true);
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
