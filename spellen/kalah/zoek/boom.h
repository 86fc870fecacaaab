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

// Zaaier is Zaaier van stelling.h, of RuimeZaaier van ../zaaien.h.
template <typename Zaaier>
class Boom
{
  public:

    typedef typename Zaaier::Stelling Stelling;

    // Begin met de wortel. De zaaier doet de zetten; hij blijft bestaan zolang
    // dit object bestaat. De voortgang hoort hoeveel standen er bekeken zijn.
    Boom (const Zaaier &nwZaaier, Voortgang &nwVoortgang)
    : zaaier (nwZaaier), standen (1), voortgang (nwVoortgang)
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
        const Stelling erna = zaaier.naZet (stelling, eersteBit (zetten));
        const unsigned verder =
          diepte == 1 || zaaier.afgelopen (erna) ? 0 : erna.zetten ();
        standen++;
        const int waarde = verder == 0 ? -zaaier.waarde (erna)
                                       : -beste (erna, diepte - 1, verder);
        hoogste = waarde > hoogste ? waarde : hoogste;
      }
      voortgang.peil (standen);
      return hoogste;
    }

    // Retourneert: het aantal standen dat tot nu toe bekeken is
    long long aantalStanden () const { return standen; }

  private:

    const Zaaier &zaaier;
    long long standen;
    Voortgang &voortgang;
};

}
}

#endif
