// zet.h: een zet van een getal en nog een deel, als tekst.

#ifndef TerminalZetHVar
#define TerminalZetHVar

#include <sstream>
#include <string>
#include <utility>

namespace terminal
{

// Retourneert: true als dit GeenZet is: het getal is dan negatief
template <typename Deel>
bool isGeenZet (const std::pair<int,Deel> &zet) { return zet.first < 0; }

// Retourneert: een zet, zoals (0,g), of geen, als tekst
template <typename Deel>
std::string zetTekst (const std::pair<int,Deel> &zet)
{
  std::ostringstream tekst;
  if (isGeenZet (zet))
    return "geen";
  tekst << "(" << zet.first << "," << zet.second << ")";
  return tekst.str ();
}

}

#endif
