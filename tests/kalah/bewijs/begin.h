// begin.h: over welke stand een bewijs gaat, op de opdrachtregel.

#ifndef KalahBewijsBeginHVar
#define KalahBewijsBeginHVar

#include <vector>
#include "../../../terminal/lezer.h"
#include "stand.h"

namespace bewijs
{

// Lees over welke stand het bewijs hoort te gaan: een aantal per kuiltje van de
// beginstand, of elk aantal en wie begint. De getallen worden de aantallen,
// eerst die van speler 1, en wie begint.
// Retourneert: true als dat er staat
inline bool leesBegin (char **woorden, std::vector<int> &getallen)
{
  int getal = 0, som = 0;
  for ( ; *woorden != 0; woorden++)
    if (terminal::leesGetal (*woorden, 0, Stand::Meeste, getal))
      getallen.push_back (getal);
    else
      return false;
  if (getallen.size () == 1)
  {
    getallen.assign (Stand::Plaatsen + 1, getallen[0]);
    getallen[Stand::Kalah] = getallen[Stand::Ander + Stand::Kalah] = 0;
    getallen.back () = 1;
  }
  for (size_t i = 0; i + 1 < getallen.size (); i++)
    som += getallen[i];
  return getallen.size () == Stand::Plaatsen + 1 && som <= Stand::Meeste
         && (getallen.back () == 1 || getallen.back () == 2);
}

}

#endif
