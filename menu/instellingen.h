// instellingen.h: wat de gebruiker instelt, en hoe een zet er op het scherm
// uitziet.

#ifndef InstellingenHVar
#define InstellingenHVar

#include <string>
#include <utility>
#include "../constantes.h"

namespace menu
{

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  long long zaad;        // van het toeval
  long long simulaties;  // per zet, bij een goede zet
  bool stil;             // geen voortgang op stderr
  bool snel;             // --los met besteScoreSnel
};

// Parameter:
// * zet: een zet, of GeenZet
// Retourneert: de zet als tekst
inline std::string zetTekst (const std::pair<int,char> &zet)
{
  if (zet == GeenZet)
    return "geen";
  return "(" + std::to_string (zet.first) + "," + zet.second + ")";
}

}

#endif
