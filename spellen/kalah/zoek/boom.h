// boom.h: loop de boom van Kalah af, zoveel beurten diep als gevraagd.
//
// Het is negamax: wat een stand waard is voor wie aan beurt is, is ze met een
// min ervoor waard voor de ander. Een zet maakt een nieuwe stelling, dus er
// valt niets terug te nemen.

#ifndef ZoekKalahBoomHVar
#define ZoekKalahBoomHVar

#include <climits>
#include "../../../zoek/bits.h"
#include "../../../zoek/voortgang.h"

namespace zoek
{
namespace kalah
{

// Wat er bij een boom hoort. Regels zijn die van stelling.h, of RuimeRegels van
// ../zaaien.h.
template <typename Regels>
struct Boom
{
  const Regels &regels;    // doen de zetten
  Voortgang &voortgang;    // hoort hoeveel standen er bekeken zijn
  long long standen;       // dat aantal, met de wortel
};

// Loop een boom af: bepaal de beste waarde van deze zetten, minstens een, als
// beide spelers daarna optimaal spelen.
// Parameters:
// * boom: telt de standen na deze zetten, en alle daaronder
// * stelling: waar de zetten in gedaan worden
// * diepte: hoeveel beurten, met deze, er vooruit gedacht wordt; minstens 1
// * zetten: de kuilen, als bitrij
// Retourneert: die waarde, voor wie aan beurt is
template <typename Regels>
int loopAf (Boom<Regels> &boom, typename Regels::Stelling stelling, int diepte,
            unsigned zetten)
{
  int hoogste = -INT_MAX;
  for ( ; zetten != 0; zetten = zonderEerste (zetten))
  {
    const auto erna = boom.regels.naZet (stelling, eersteBit (zetten));
    const unsigned verder =
      diepte == 1 || boom.regels.afgelopen (erna) ? 0 : erna.zetten ();
    boom.standen++;
    const int waarde = verder == 0 ? -boom.regels.waarde (erna)
                                   : -loopAf (boom, erna, diepte - 1, verder);
    hoogste = waarde > hoogste ? waarde : hoogste;
  }
  boom.voortgang.peil (boom.standen);
  return hoogste;
}

}
}

#endif
