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

// Regels zijn die van stelling.h, of RuimeRegels van ../zaaien.h.
template <typename Regels>
class Boom
{
  public:

    typedef typename Regels::Stelling Stelling;

    // Begin met de wortel. De regels doen de zetten; zij blijven bestaan zolang
    // dit object bestaat. De voortgang hoort hoeveel standen er bekeken zijn.
    Boom (const Regels &nwRegels, Voortgang &nwVoortgang)
    : regels (nwRegels), standen (1), voortgang (nwVoortgang)
    {
    }

    // Bepaal de beste waarde van deze zetten, minstens een, als beide spelers
    // daarna optimaal spelen.
    // Parameters:
    // * stelling: waar de zetten in gedaan worden
    // * diepte: hoeveel beurten, met deze, er vooruit gedacht wordt; minstens 1
    // * zetten: de kuilen, als bitrij
    // Retourneert: die waarde, voor wie aan beurt is
    // Post: de standen na deze zetten, en alle daaronder, zijn meegeteld
    int beste (Stelling stelling, int diepte, unsigned zetten)
    {
      int hoogste = -INT_MAX;
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        const Stelling erna = regels.naZet (stelling, eersteBit (zetten));
        const unsigned verder =
          diepte == 1 || regels.afgelopen (erna) ? 0 : erna.zetten ();
        standen++;
        const int waarde = verder == 0 ? -regels.waarde (erna)
                                       : -beste (erna, diepte - 1, verder);
        hoogste = waarde > hoogste ? waarde : hoogste;
      }
      voortgang.peil (standen);
      return hoogste;
    }

    // Retourneert: het aantal standen dat tot nu toe bekeken is
    long long aantalStanden () const { return standen; }

  private:

    const Regels &regels;
    long long standen;
    Voortgang &voortgang;
};

}
}

#endif
