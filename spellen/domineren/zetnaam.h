// zetnaam.h: de naam van een zet: d23 legt een verticale steen op d2 en d3,
// cd4 een horizontale op c4 en d4.

#ifndef ZetnaamHVar
#define ZetnaamHVar

#include <string>
#include "domineren.h"

namespace domineren
{

// Parameters:
// * kolom, rij: het vakje linksonder van de steen, vanaf 0
// * verticaal: hoe de steen ligt
// Retourneert: de naam van de zet
inline std::string zetnaam (int kolom, int rij, bool verticaal)
{
  const char deKolom = static_cast<char> ('a' + kolom),
             deRij = static_cast<char> ('1' + rij);
  const std::string begin (1, deKolom);
  if (verticaal)
    return begin + deRij + static_cast<char> (deRij + 1);
  return begin + static_cast<char> (deKolom + 1) + deRij;
}

// Ontleed de naam van een zet.
// Parameters:
// * zet: de naam
// * kolom, rij: worden het vakje linksonder van de steen, vanaf 0
// * verticaal: wordt hoe de steen ligt
// Retourneert: true als dit de naam van een zet is; of de steen op het bord
//   past is niet gezegd
inline bool leesZetnaam (const std::string &zet, int &kolom, int &rij,
                         bool &verticaal)
{
  if (zet.size () != 3)
    return false;
  verticaal = zet[1] >= '0' && zet[1] <= '9';
  kolom = zet[0] - 'a';
  rij = zet[verticaal ? 1 : 2] - '1';
  return kolom >= 0 && kolom < Domineren::MaxBreedte
         && rij >= 0 && rij < Domineren::MaxHoogte
         && zet == zetnaam (kolom, rij, verticaal);
}

}

#endif
