// boom.h: loop de complete toestand-actie-boom van Aqualin af.
//
// Het is de negamax van de opgave: wat een stand waard is voor wie aan beurt
// is, is ze met een min ervoor waard voor de ander. Een zet wordt gedaan en
// weer teruggenomen; van de laatste is genoeg hoe groot de clusters worden.

#ifndef ZoekAqualinBoomHVar
#define ZoekAqualinBoomHVar

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

    // Bepaal wat een stand waard is als de steen op deze plaats in de hand
    // gelegd wordt, en beide spelers verder optimaal spelen.
    // Parameters:
    // * zet: de hoeveelste zet van het verloop het is
    // * eigen, ander: de hand van wie aan beurt is, en de andere
    // * nu: de grootste clusters
    // * plaats: welke steen; de hand is niet leeg
    // Retourneert: die score, voor wie aan beurt is
    // Post: alle standen na de zet zijn meegeteld, maar deze niet; de handen en
    //   de clusters zijn zoals zij waren
    int scoreNa (int zet, Hand &eigen, Hand &ander, const Grootste &nu,
                 int plaats)
    {
      const int vakje = verloop.vakje (zet);
      const Steen steen = eigen.steen[plaats];
      Aanraking raakt[AantalAspecten];
      clusters.raak (verloop.buren (vakje), steen, raakt);
      const Grootste erna = metSteen (nu, raakt);
      if (ander.aantal == 0)  // dan is het uit, en hoeft zij er niet te liggen
        return -optScore (zet + 1, ander, eigen, erna);
      clusters.leg (vakje, steen, raakt);
      verloop.neem (zet, plaats, eigen);
      const int score = -optScore (zet + 1, ander, eigen, erna);
      verloop.legTerug (zet, plaats, eigen, steen);
      clusters.neemWeg (raakt);
      return score;
    }

    // Retourneert: het aantal standen dat tot nu toe bekeken is
    long long aantalStanden () const { return standen; }

  private:

    const Verloop &verloop;
    Clusters clusters;
    long long standen;
    Voortgang &voortgang;

    // Bepaal de score van een stand als beide spelers optimaal spelen.
    // Parameters: als bij scoreNa, met de hoeveelste zet er komt
    // Retourneert: die score, voor wie aan beurt is
    // Post: deze stand, en alle daaronder, zijn meegeteld; de handen en de
    //   clusters zijn zoals zij waren
    int optScore (int zet, Hand &eigen, Hand &ander, const Grootste &nu)
    {
      standen++;
      if (eigen.aantal == 0)
        return scoreVan (nu, verloop.speler (zet));
      return hoogsteScore (zet, eigen, ander, nu);
    }

    // Retourneert: als optScore, met een hand die niet leeg is. Zij wordt
    //   nergens ingevoegd, en optScore daardoor hier: een eindstand kost geen
    //   aanroep.
    __attribute__ ((noinline))
    int hoogsteScore (int zet, Hand &eigen, Hand &ander, Grootste nu)
    {
      const int aantal = eigen.aantal;
      int hoogste = -MaxVakjes;
      voortgang.peil (standen);
      for (int plaats = 0; plaats < aantal; plaats++)
      {
        const int score = scoreNa (zet, eigen, ander, nu, plaats);
        hoogste = score > hoogste ? score : hoogste;
      }
      return hoogste;
    }
};

}
}

#endif
