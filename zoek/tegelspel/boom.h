// boom.h: loop de complete toestand-actie-boom van TegelSpel af.
//
// Het is de negamax van de opgave: wat een stand waard is voor wie aan beurt
// is, is ze met een min ervoor waard voor de ander. Een zet maakt een nieuwe
// stelling, dus er valt niets terug te nemen.

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

    // Begin met de wortel. De voortgang hoort hoeveel standen er bekeken zijn.
    explicit Boom (Voortgang &nwVoortgang)
    : standen (1), voortgang (nwVoortgang)
    {
    }

    // Bepaal de beste waarde van deze zetten, minstens een, als beide spelers
    // daarna optimaal spelen. De stelling komt in delen: zo blijft zij in
    // registers.
    // Parameters:
    // * voorraad: de pot en de schalen
    // * eigen, ander: het bord van wie aan beurt is, en het andere
    // * zetten: de zetten, als bitrij
    // Retourneert: die waarde, voor wie aan beurt is
    // Post: de standen na deze zetten, en alle daaronder, zijn meegeteld
    int beste (const Voorraad *voorraad, const Bord *eigen, const Bord *ander,
               unsigned zetten)
    {
      int hoogste = -MaxRijen;
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        const Stelling erna = naZet ({ voorraad, eigen, ander },
                                     eersteBit (zetten));
        const unsigned verder = zettenIn (erna);
        standen++;
        const int waarde = verder == 0 ? -scoreVan (erna)
          : -beste (erna.voorraad, erna.eigen, erna.ander, verder);
        hoogste = waarde > hoogste ? waarde : hoogste;
      }
      voortgang.peil (standen);
      return hoogste;
    }

    // Retourneert: het aantal standen dat tot nu toe bekeken is
    long long aantalStanden () const { return standen; }

  private:

    long long standen;
    Voortgang &voortgang;
};

}
}

#endif
