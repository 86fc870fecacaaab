// boom.h: loop de complete toestand-actie-boom van Aqualin af.
//
// Het is de negamax van de opgave: wat een stand waard is voor wie aan beurt
// is, is ze met een min ervoor waard voor de ander. Een zet wordt gedaan en
// weer teruggenomen; van de laatste is genoeg hoe groot de clusters worden.

#ifndef ZoekAqualinBoomHVar
#define ZoekAqualinBoomHVar

#include "../../../zoek/bits.h"
#include "../../../zoek/voortgang.h"
#include "clusters.h"
#include "verloop.h"

namespace zoek
{
namespace aqualin
{

class Boom
{
  public:

    // Begin met de wortel, waar het verloop begint; dat blijft bestaan zolang
    // dit object bestaat. De voortgang hoort hoeveel standen er bekeken zijn.
    Boom (const Verloop &nwVerloop, Voortgang &nwVoortgang)
    : verloop (nwVerloop), clusters (nwVerloop), standen (1),
      voortgang (nwVoortgang)
    {
    }

    // Bepaal de beste waarde van deze zetten, minstens een, als beide spelers
    // daarna optimaal spelen.
    // Parameters:
    // * zet: de hoeveelste zet van het verloop het is
    // * eigen, ander: de hand van wie aan beurt is, en de andere
    // * nu: de grootste clusters
    // * zetten: plaatsen in de hand, als bitrij
    // Retourneert: die waarde, voor wie aan beurt is
    // Post: de standen na deze zetten, en alle daaronder, zijn meegeteld; de
    //   handen en de clusters zijn zoals zij waren
    int beste (int zet, Hand &eigen, Hand &ander, Grootste nu, unsigned zetten)
    {
      const int wie = verloop.speler (zet), vakje = verloop.vakje (zet);
      const unsigned verder = (1u << ander.aantal) - 1;
      int hoogste = -MaxVakjes;
      voortgang.peil (standen);
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        const int plaats = eersteBit (zetten);
        const Steen steen = eigen.steen[plaats];
        Aanraking raakt[AantalAspecten];
        clusters.raak (verloop.buren (vakje), steen, raakt);
        const Grootste erna = metSteen (nu, raakt);
        standen++;
        int waarde = 0;
        if (verder == 0)
          waarde = scoreVan (erna, wie);
        else
        {
          clusters.leg (vakje, steen, raakt);
          verloop.neem (zet, plaats, eigen);
          waarde = -beste (zet + 1, ander, eigen, erna, verder);
          verloop.legTerug (zet, plaats, eigen, steen);
          clusters.neemWeg (raakt);
        }
        hoogste = waarde > hoogste ? waarde : hoogste;
      }
      return hoogste;
    }

    // Retourneert: het aantal standen dat tot nu toe bekeken is
    long long aantalStanden () const { return standen; }

  private:

    const Verloop &verloop;
    Clusters clusters;
    long long standen;
    Voortgang &voortgang;
};

}
}

#endif
