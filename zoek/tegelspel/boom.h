// boom.h: loop de complete toestand-actie-boom van TegelSpel af.
//
// Het is de negamax van de opgave: wat een stand waard is voor wie aan beurt
// is, is ze met een min ervoor waard voor de ander. Een zet maakt een nieuwe
// stelling, dus er valt niets terug te nemen. Een stelling komt in haar drie
// delen, want die gaan in registers mee.

#ifndef ZoekTegelspelBoomHVar
#define ZoekTegelspelBoomHVar

#include "../bits.h"
#include "../voortgang.h"
#include "stelling.h"

namespace zoek
{
namespace tegelspel
{

class Boom
{
  public:

    // Begin met de wortel, waar een ander al is. De voortgang hoort hoeveel
    // standen er bekeken zijn.
    explicit Boom (Voortgang &nwVoortgang)
    : standen (1), voortgang (nwVoortgang)
    {
    }

    // Bepaal de score van een stelling als beide spelers optimaal spelen. Vaak
    // is er maar een zet, en valt er niets te kiezen: g++ volgt zulke zetten in
    // een lus, zonder aanroepen.
    // Parameters:
    // * voorraad: de pot en de schalen
    // * eigen, ander: het bord van wie aan beurt is, en het andere
    // Retourneert: die score, voor wie aan beurt is
    // Post: deze stand, en alle daaronder, zijn meegeteld
    int besteScore (const Voorraad *voorraad, const Bord *eigen,
                    const Bord *ander)
    {
      const Stelling stelling = { voorraad, eigen, ander };
      const unsigned zetten = zettenIn (stelling);
      standen++;
      if (zetten == 0)
        return scoreVan (stelling);
      if (zonderEerste (zetten) == 0)
        return scoreNa (voorraad, eigen, ander, eersteBit (zetten));
      return hoogsteScore (voorraad, eigen, ander, zetten);
    }

    // Retourneert: het aantal standen dat tot nu toe bekeken is
    long long aantalStanden () const { return standen; }

  private:

    long long standen;
    Voortgang &voortgang;

    // Retourneert: als besteScore, als deze mogelijke zet gedaan wordt
    int scoreNa (const Voorraad *voorraad, const Bord *eigen,
                 const Bord *ander, int zet)
    {
      return -besteScore (na (voorraad, zet), ander, na (eigen, zet));
    }

    // Retourneert: als besteScore, met een van deze mogelijke zetten, minstens
    //   een. Zij wordt nergens ingevoegd: g++ voegt haar anders een paar keer
    //   in zichzelf in, en heeft dan te weinig registers.
    __attribute__ ((noinline))
    int hoogsteScore (const Voorraad *voorraad, const Bord *eigen,
                      const Bord *ander, unsigned zetten)
    {
      int hoogste = -MaxRijen;
      voortgang.peil (standen);
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        const int score = scoreNa (voorraad, eigen, ander, eersteBit (zetten));
        hoogste = score > hoogste ? score : hoogste;
      }
      return hoogste;
    }
};

}
}

#endif
