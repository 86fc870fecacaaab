// boom.h: loop de complete toestand-actie-boom van Aqualin af.
//
// Het is minimax: de waarde is de grootste cluster van een kleur min die van
// een vorm, dus de eindscore voor speler 0. Een zet wordt gedaan en weer
// teruggenomen. De eindstanden, die allemaal even diep liggen, worden door hun
// ouder bekeken, zonder aanroep: hoe groot de clusters worden is genoeg.

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

    // Maak alles klaar; het spel moet blijven bestaan zolang dit object
    // bestaat. De voortgang krijgt te horen hoeveel standen er bezocht zijn.
    Boom (const Verloop &nwVerloop, Voortgang &nwVoortgang)
    : verloop (nwVerloop), clusters (nwVerloop), handen (nwVerloop.handen ()),
      laatste (nwVerloop.zetten () - 1), standen (0), voortgang (nwVoortgang)
    {
    }

    // Leg in het begin van het verloop de steen op deze plaats in de hand, en
    // loop de boom daaronder af.
    // Retourneert: de eindscore voor wie de zet doet, als beide spelers
    //   daarna optimaal spelen
    // Post: de stand na die zet en alles eronder is meegeteld
    int scoreNaZet (int plaats)
    {
      standen++;
      return verloop.speler (0) == 0
             ? waardeNaZet<0> (0, plaats, clusters.grootste ())
             : -waardeNaZet<1> (0, plaats, clusters.grootste ());
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is; de wortel telt
    //   de aanroeper
    long long aantalStanden () const { return standen; }

  private:

    const Verloop &verloop;
    Clusters clusters;
    Handen handen;
    int laatste;              // de laatste zet van het spel
    long long standen;
    Voortgang &voortgang;

    // Bepaal de waarde van een stand die geen eindstand is, zoveel zetten na
    // het begin, met deze speler aan beurt en deze grootste clusters, en tel
    // haar kinderen.
    // Retourneert: de waarde, voor speler 0
    // Post: clusters en handen zijn als ervoor
    template <int wie>
    int besteKind (int zet, const Grootste &nu)
    {
      const int keuze = handen.hand[wie].aantal;
      int beste = waardeNaZet<wie> (zet, 0, nu);
      for (int i = 1; i < keuze; i++)
      {
        const int mijn = waardeNaZet<wie> (zet, i, nu);
        if (wie == 0 ? mijn > beste : mijn < beste)
          beste = mijn;
      }
      standen += keuze;
      voortgang.toon (standen);
      return beste;
    }

    // Bepaal de waarde van een kind, na de steen op deze plaats in de hand; de
    // andere parameters en wat het retourneert zijn als bij besteKind.
    template <int wie>
    int waardeNaZet (int zet, int plaats, const Grootste &nu)
    {
      Hand &hand = handen.hand[wie];
      const Steen steen = hand.steen[plaats];
      const int vakje = verloop.vakje (zet);
      Aanraking raakt[AantalAspecten];
      clusters.raak (verloop.buren (vakje), steen, raakt);
      const Grootste erna =
        { { raakt[0].omvang > nu.omvang[0] ? raakt[0].omvang : nu.omvang[0],
            raakt[1].omvang > nu.omvang[1] ? raakt[1].omvang : nu.omvang[1] } };
      if (zet == laatste)
        return erna.omvang[0] - erna.omvang[1];
      clusters.leg (vakje, steen, raakt);
      verloop.neem (zet, plaats, hand);
      const int uitkomst = besteKind<1 - wie> (zet + 1, erna);
      verloop.legTerug (zet, plaats, hand, steen);
      clusters.neemWeg (raakt);
      return uitkomst;
    }
};

}
}

#endif
