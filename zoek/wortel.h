// wortel.h: de vierkantswortel, voor de standaardfout van een gemiddelde, want
// <cmath> mag niet.

#ifndef ZoekWortelHVar
#define ZoekWortelHVar

namespace zoek
{

// Retourneert: de vierkantswortel van een getal van minstens 0, volgens Newton,
//   vanaf een bovengrens omlaag
template <typename Getal>
Getal wortel (Getal getal)
{
  Getal grens = getal + 1, volgende = (grens + getal / grens) / 2;
  while (volgende < grens)
  {
    grens = volgende;
    volgende = (grens + getal / grens) / 2;
  }
  return grens;
}

}

#endif
