// werk.h: een maat voor hoeveel werk er in een antwoord zit, voor de tabellen:
// wat meer werk kostte blijft daar langer staan.

#ifndef ZoekWerkHVar
#define ZoekWerkHVar

#include "bits.h"

namespace zoek
{

// Retourneert: een maat voor werk: het aantal bits van het aantal bezochte
//   standen, hoogstens de hoogste maat
inline unsigned maatVanWerk (long long werk, unsigned hoogste)
{
  const unsigned bits = werk <= 0 ? 0 : static_cast<unsigned>
    (laatsteBit (static_cast<unsigned long long> (werk)) + 1);
  return bits < hoogste ? bits : hoogste;
}

}

#endif
