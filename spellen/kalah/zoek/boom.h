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

// Zie onder minimax.
template <typename Regels>
int hoogsteScore (Boom<Regels> &boom, typename Regels::Stelling stelling,
                  int diepte);

// Bepaal de score van een stelling als beide spelers optimaal spelen.
// Parameters:
// * boom: telt deze stand, en alle daaronder
// * diepte: hoeveel beurten er vooruit gedacht wordt
// Retourneert: die score, voor wie aan beurt is; is de diepte op, dan wat zij
//   nu waard is
template <typename Regels>
int minimax (Boom<Regels> &boom, const typename Regels::Stelling &stelling,
             int diepte)
{
  boom.standen++;
  if (diepte == 0 || boom.regels.afgelopen (stelling))
    return boom.regels.waarde (stelling);
  return hoogsteScore (boom, stelling, diepte);
}

// Retourneert: als minimax, van een stelling waarin het spel niet uit is, en
//   met een diepte van minstens 1. Zij wordt nergens ingevoegd, en minimax
//   daardoor hier: een stand waar het ophoudt kost geen aanroep.
template <typename Regels>
__attribute__ ((noinline))
int hoogsteScore (Boom<Regels> &boom, typename Regels::Stelling stelling,
                  int diepte)
{
  int hoogste = -INT_MAX;
  boom.voortgang.peil (boom.standen);
  for (unsigned zetten = stelling.zetten (); zetten != 0;
       zetten = zonderEerste (zetten))
  {
    const int score = -minimax
      (boom, boom.regels.naZet (stelling, eersteBit (zetten)), diepte - 1);
    hoogste = score > hoogste ? score : hoogste;
  }
  return hoogste;
}

}
}

#endif
