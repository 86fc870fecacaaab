// naspelen.h: een misser als programma, dat met de inzending linkt; make
// naspelen doet dat in de zandbak.

#ifndef NakijkNaspelenHVar
#define NakijkNaspelenHVar

#include <iomanip>
#include "bestanden.h"
#include "script.h"

namespace nakijk
{

const char VoorPad[] = "R\"pad(", NaPad[] = ")pad\"";

// Het begin van het programma: zet van elke aanroep op het scherm wat hij
// geeft.
const char Hulp[] = R"(using namespace std;
#include "tegelspel.h"

template <typename Een, typename Twee>
ostream &operator<< (ostream &uit, const pair<Een,Twee> &paar)
{
  return uit << "(" << paar.first << "," << paar.second << ") ";
}

template <typename Soort>
ostream &operator<< (ostream &uit, const vector<Soort> &lijst)
{
  for (const Soort &een : lijst)
    uit << een;
  return uit;
}

int main ()
{
  TegelSpel *spel = nullptr;
  pair<int,char> besteZet;
  long long aantalStanden;
  cout << boolalpha;
)";

// Een stap in C++.
inline std::string stapInCpp (const Stap &stap)
{
  const std::string roept = "spel->" + stap.aanroep ();
  std::ostringstream uit;
  if (stap.functie == "besteScore")
  {
    const std::vector<std::string> vooraf = gesplitst (stap.rest, ' ');
    uit << "besteZet = make_pair (" << vooraf[0] << ", (char) " << vooraf[1]
        << ");\n  aantalStanden = " << vooraf[2] << ";\n  ";
  }
  if (stap.functie == Nieuw)
    uit << "spel = new TegelSpel ();";
  else if (stap.functie == Bestand)
    uit << "ofstream (" << std::quoted (Spelbestand) << ") << R\"("
        << stap.rest << ")\";";
  else if (stap.functie == "drukAf" || stap.functie == "doeExperiment")
    uit << roept << ";";
  else
    uit << "cout << " << std::quoted (stap.aanroep () + ": ") << " << " << roept
        << " << endl;";
  if (stap.functie == "besteScore")
    uit << "\n  cout << besteZet << aantalStanden << endl;";
  return uit.str ();
}

// Het programma van een misser.
// Parameter:
// * inzending: haar pad
inline std::string programmaTekst (const Script &script,
                                   const std::string &inzending)
{
  std::string uit = "// g++ -std=c++11 misser-N.cc tegelspel.cc standaard.cc\n"
    "#include <fstream>\n#include <iostream>\n#include <string>\n"
    "#include <utility>\n#include <vector>\n" + std::string (Hulp)
    + "  const char *const inzending = " + VoorPad + inzending + NaPad + ";\n"
    + "  cout << \"misser van \" << inzending << endl;\n";
  for (const Stap &stap : script.stappen)
    uit += "  " + stapInCpp (stap) + "\n";
  return uit + "}\n";
}

// Het pad van de inzending, uit dat programma.
inline std::string inzendingVan (const std::string &programma)
{
  const size_t voor = programma.find (VoorPad), na = programma.rfind (NaPad);
  if (voor == std::string::npos || na < voor)
    throw std::runtime_error ("dit is geen misser-N.cc uit een uitvoermap");
  const size_t begin = voor + std::string (VoorPad).size ();
  return programma.substr (begin, na - begin);
}

}

#endif
