// instellingen.h: wat de gebruiker instelt, en hoe een zet er op het scherm
// uitziet.

#ifndef AqualinInstellingenHVar
#define AqualinInstellingenHVar

#include <string>
#include <utility>
#include "constantes.h"

namespace menu
{

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  long long zaad;        // van het toeval
  bool stil;             // geen voortgang op stderr
  bool snel;             // --los met optScoreSnel
};

// Parameter:
// * zet: een zet, of GeenSteen
// Retourneert: de zet als tekst
inline std::string zetTekst (const std::pair<int,int> &zet)
{
  if (zet == GeenSteen)
    return "geen";
  return "(" + std::to_string (zet.first) + ","
         + std::to_string (zet.second) + ")";
}

}

#endif
