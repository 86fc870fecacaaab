// boom.h: minimax voor Kalah, zonder iets over te slaan.
//
// Het is negamax: wat een stand waard is voor wie aan beurt is, is ze met een
// min ervoor waard voor de ander. De standen onderaan worden door hun ouder
// bekeken, zonder aanroep.

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

    // Parameters:
    // * nwZaaier: doet de zetten; blijft bestaan zolang dit object bestaat
    // * nwVoortgang: hoort hoeveel standen er bezocht zijn
    Boom (const Zaaier &nwZaaier, Voortgang &nwVoortgang)
    : zaaier (nwZaaier), standen (0), voortgang (nwVoortgang)
    {
    }

    // Bepaal wat een stand waard is, zoveel beurten vooruit gedacht als de
    // diepte, minstens 0.
    // Retourneert: de waarde voor wie aan beurt is
    int waarde (const Stelling &stand, int diepte)
    {
      standen++;
      if (diepte == 0 || zaaier.afgelopen (stand))
        return zaaier.waarde (stand);
      return diepte > 1 ? besteKind<false> (stand, diepte)
                        : besteKind<true> (stand, diepte);
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is
    long long aantalStanden () const { return standen; }

  private:

    const Zaaier &zaaier;
    long long standen;
    Voortgang &voortgang;

    // Retourneert: de waarde van het beste kind van een stand waarin het spel
    //   niet uit is, met een diepte van minstens 1; Onderaan is die 1
    template <bool Onderaan>
    int besteKind (const Stelling &stand, int diepte)
    {
      int beste = -INT_MAX;
      for (unsigned rest = stand.zetten (); rest != 0;
           rest = zonderEerste (rest))
      {
        const Stelling kind = zaaier.naZet (stand, eersteBit (rest));
        const int mijn = -(Onderaan ? zaaier.waarde (kind)
                                    : waarde (kind, diepte - 1));
        beste = mijn > beste ? mijn : beste;
        standen += Onderaan;
      }
      if (!Onderaan)
        voortgang.toon (standen);
      return beste;
    }
};

}
}

#endif
