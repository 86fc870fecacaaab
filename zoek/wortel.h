// wortel.h: worteltrekken, want <cmath> mag niet.

#ifndef ZoekWortelHVar
#define ZoekWortelHVar

namespace zoek
{

// Trek de wortel van een getal van minstens 0 volgens Newton, vanaf een
// bovengrens omlaag.
// Retourneert: de vierkantswortel
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
