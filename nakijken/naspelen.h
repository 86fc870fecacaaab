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

// Bewaar een misser: de inzending, de rekentijd, en dan elke stap.
inline std::string bewaarMisser (const Script &script,
                                 const std::string &inzending)
{
  std::string uit = inzending + Schot + std::to_string (script.seconden)
                    + Schot;
  for (const Stap &stap : script.stappen)
    uit += stap.functie + Schot + stap.rest + Schot + stap.parameters + Schot;
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
  for (size_t i = 2; i + 2 < stukken.size (); i += 3)
    script.stappen.push_back ({ stukken[i], stukken[i + 1], stukken[i + 2] });
  return script;
}

// Het antwoord van een functie, als tekst.
inline std::string waarde (const std::string &functie, const Antwoord &antwoord)
{
  switch (watGeeft (functie))
  {
    case Geeft::Waar: return tekst (antwoord.waar ());
    case Geeft::Geheel: return tekst (antwoord.geheel ());
    case Geeft::Woord: return tekst (antwoord.woord ());
    case Geeft::Aantallen: return tekst (antwoord.paren ());
    case Geeft::Zetten: return tekst (antwoord.zetten ());
    case Geeft::EenZet: return tekst (antwoord.zet ());
    case Geeft::Gezocht:
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
      kwam = waarde (stap.functie, antwoord);
    }
    catch (const Fout &fout)
    {
      kwam = fout.gekregen;
    }
    if (stap.functie == Bestand)
      uit += "spel.txt:\n" + leesbaar (stap.rest, true);
    else if (stap.functie != Nieuw)
      uit += leesbaar (stap.aanroep () + (kwam.empty () ? "" : ": " + kwam))
             + "\n" + leesbaar (antwoord.scherm.substr (0, 4000), true);
  }
  return uit;
}

// Een stap in C++, met haar antwoord op het scherm.
inline std::string regelVan (const Stap &stap)
{
  const std::string roept = "spel->" + stap.aanroep ();
  switch (watGeeft (stap.functie))
  {
    case Geeft::Onbekend:
      return stap.functie == Nieuw ? "spel = new TegelSpel ();"
             : "ofstream (\"spel.txt\") << R\"(" + stap.rest + ")\";";
    case Geeft::Niets: return roept + ";";
    case Geeft::EenZet: return "cout << " + roept + ".first << endl;";
    case Geeft::Aantallen: case Geeft::Zetten:
      return "for (auto p : " + roept + ")\n"
             "    cout << p.first << \" \" << p.second << \"; \";\n"
             "  cout << endl;";
    default: return "cout << " + roept + " << endl;";
  }
}

// Het programma, dat met de inzending linkt.
inline std::string programmaTekst (const Script &script,
                                   const std::string &naam)
{
  std::string uit = "// g++ -std=c++11 " + naam + ".cc tegelspel.cc "
    "standaard.cc\n#include <fstream>\n#include <iostream>\n"
    "using namespace std;\n#include \"tegelspel.h\"\nint main ()\n{\n"
    "  TegelSpel *spel = nullptr;\n  pair<int,char> besteZet;\n"
    "  long long aantalStanden = 0;\n";
  for (const Stap &stap : script.stappen)
    uit += "  " + regelVan (stap) + "\n";
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
