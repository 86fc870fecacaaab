// zettekst.h: hoe een zet er op het scherm uitziet.

#ifndef TerminalZettekstHVar
#define TerminalZettekstHVar

#include <string>
#include <utility>

namespace terminal
{

// Parameter:
// * deel: een deel van een zet: een getal
// Retourneert: dat deel als tekst
inline std::string deelTekst (int deel)
{
  return std::to_string (deel);
}

// Parameter:
// * deel: een deel van een zet: een letter
// Retourneert: dat deel als tekst
inline std::string deelTekst (char deel)
{
  return std::string (1, deel);
}

// Parameter:
// * zet: een zet; of geen zet, en dan is het eerste deel negatief
// Retourneert: de zet als tekst
template <typename Deel>
std::string zetTekst (const std::pair<int,Deel> &zet)
{
  if (zet.first < 0)
    return "geen";
  return "(" + deelTekst (zet.first) + "," + deelTekst (zet.second) + ")";
}

}

#endif
