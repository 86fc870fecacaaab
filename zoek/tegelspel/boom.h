// boom.h: loop de complete toestand-actie-boom van TegelSpel af.

#ifndef BoomHVar
#define BoomHVar

#include "../bits.h"
#include "stelling.h"

namespace zoek
{

class Boom
{
  public:

    Boom ()
    : standen (0)
    {
    }

    // Bepaal met negamax de score van een stelling.
    // Parameter:
    // * stelling: de wortel van de boom
    // Retourneert: de eindscore voor wie aan beurt is, als beide spelers
    //   optimaal spelen
    // Post: alle standen van de boom, de wortel inbegrepen, zijn meegeteld
    int score (const Stelling &stelling)
    {
      const unsigned zetten = stelling.zetten ();
      standen++;
      return zetten == 0 ? stelling.score () : negamax (stelling, zetten);
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is
    long long aantalStanden () const
    {
      return standen;
    }

  private:

    static const int Oneindig = MaxRijen + 1;  // boven elke score

    long long standen;

    // De recursie. Een kind dat een eindstand is krijgt zijn score zonder
    // aanroep; het telt wel mee.
    // Parameters:
    // * stelling: geen eindstand
    // * zetten: haar mogelijke zetten
    // Retourneert: de eindscore voor wie aan beurt is
    int negamax (const Stelling &stelling, unsigned zetten)
    {
      int beste = -Oneindig;
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        const Stelling kind = stelling.na (eersteBit (zetten));
        const unsigned vervolg = kind.zetten ();
        const int waarde = vervolg == 0 ? -kind.score ()
                                        : -negamax (kind, vervolg);
        standen++;
        if (waarde > beste)
          beste = waarde;
      }
      return beste;
    }
};

}

#endif
