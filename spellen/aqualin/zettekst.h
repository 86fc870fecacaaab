// zettekst.h: hoe een zet er op het scherm uitziet.

#ifndef AqualinZettekstHVar
#define AqualinZettekstHVar

#include <string>
#include <utility>
#include "constantes.h"

namespace menu
{

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
