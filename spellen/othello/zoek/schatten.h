// schatten.h: schat hoeveel vervolgpartijen er zijn.

#ifndef ZoekOthelloSchattenHVar
#define ZoekOthelloSchattenHVar

#include "../../../zoek/wortel.h"
#include "telling.h"

namespace zoek
{
namespace othello
{

// Schat het aantal vervolgpartijen (Knuth, "Estimating the Efficiency of
// Backtrack Programs", 1975): speel willekeurige partijen en vermenigvuldig
// daarin de aantallen zetten; dat product is gemiddeld het aantal. Het
// gemiddelde en de som van de kwadratische afwijkingen worden per proef
// bijgewerkt (Welford, 1962).
// Parameters:
// * bord: een OthelloBord
// * proeven: het aantal willekeurige partijen; minstens 2
// * fout: wordt de standaardfout van de schatting
// * telling: wie de proeven meetelt
// Retourneert: de schatting
template <typename Bord>
long double schat (const Bord &bord, int proeven, long double &fout,
                   OthelloTelling &telling)
{
  long double gemiddelde = 0, kwadraten = 0;
  for (int proef = 1; proef <= proeven; proef++)
  {
    telling.tel (1);
    Bord *const partij = bord.kopieer ();
    long double product = 1;
    for (; !partij->eindstand (); partij->randomZet ())
      product *= partij->aantalZetten ();
    delete partij;
    const long double afwijking = product - gemiddelde;
    gemiddelde += afwijking / proef;
    kwadraten += afwijking * (product - gemiddelde);
  }
  fout = wortel (kwadraten / proeven / (proeven - 1));
  return gemiddelde;
}

}
}

#endif
