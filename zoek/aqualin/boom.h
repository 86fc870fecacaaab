// boom.h: loop de complete toestand-actie-boom van Aqualin af.
//
// Het is minimax: de waarde is de grootste cluster van een kleur min die van
// een vorm, dus de eindscore voor speler 0. Alle eindstanden liggen even diep.
// Hun ouder telt ze zonder aanroep, en hoeft de laatste steen niet echt neer
// te leggen: hoe groot haar clusters worden is genoeg.

#ifndef BoomHVar
#define BoomHVar

#include "../voortgang.h"
#include "clusters.h"
#include "verloop.h"

namespace zoek
{

class Boom
{
  public:

    // Parameters:
    // * nwVerloop: het spel; blijft bestaan zolang dit object bestaat
    // * nwVoortgang: wie te horen krijgt hoeveel standen er bezocht zijn, of 0
    explicit Boom (const Verloop &nwVerloop, Voortgang *nwVoortgang = 0)
    : verloop (nwVerloop), clusters (nwVerloop), handen (nwVerloop.begin ()),
      laatste (nwVerloop.zetten () - 1), standen (0), voortgang (nwVoortgang)
    {
      grootste = legBegin (verloop, clusters);
    }

    // Doe een zet in het begin van het verloop en loop de boom daaronder af.
    // Parameter:
    // * plaats: de plaats van de steen in de hand
    // Retourneert: de eindscore voor wie de zet doet, als beide spelers
    //   daarna optimaal spelen
    // Post: alle standen onder de wortel zijn meegeteld
    int scoreNaZet (int plaats)
    {
      const int waarde = waardeNaZet (0, plaats, grootste);
      return verloop.speler (0) == 0 ? waarde : -waarde;
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is
    long long aantalStanden () const
    {
      return standen;
    }

  private:

    const Verloop &verloop;
    Clusters clusters;
    Handen handen;
    Grootste grootste;        // in het begin van het verloop
    int laatste;              // de laatste zet van het spel
    long long standen;
    Voortgang *voortgang;

    // Bepaal de waarde van een stand die geen eindstand is.
    // Parameters:
    // * zet: hoeveel zetten zij na het begin komt
    // * nu: de grootste clusters
    // Retourneert: de waarde, voor speler 0
    // Post: clusters en handen zijn als ervoor
    int waarde (int zet, const Grootste &nu)
    {
      const int keuze = verloop.keuze (zet);
      int beste = waardeNaZet (zet, 0, nu);
      for (int i = 1; i < keuze; i++)
      {
        const int mijn = waardeNaZet (zet, i, nu);
        if (verloop.speler (zet) == 0 ? mijn > beste : mijn < beste)
          beste = mijn;
      }
      return beste;
    }

    // Bepaal de waarde van een kind.
    // Parameters:
    // * zet, nu: als bij waarde
    // * plaats: de plaats van de steen in de hand
    // Retourneert: de waarde van de stand na die steen, voor speler 0
    int waardeNaZet (int zet, int plaats, const Grootste &nu)
    {
      Hand &hand = handen.hand[verloop.speler (zet)];
      const Steen steen = hand.steen[plaats];
      const int vakje = verloop.vakje (zet);
      const Aanraking kleur = clusters.raak (0, vakje, steen.soort[0]),
                      vorm = clusters.raak (1, vakje, steen.soort[1]);
      const Grootste erna =
        { { kleur.omvang > nu.omvang[0] ? kleur.omvang : nu.omvang[0],
            vorm.omvang > nu.omvang[1] ? vorm.omvang : nu.omvang[1] } };
      standen++;
      if (zet == laatste)
        return erna.omvang[0] - erna.omvang[1];
      if (voortgang != 0)
        voortgang->toon (standen);
      clusters.leg (0, vakje, steen.soort[0], kleur);
      clusters.leg (1, vakje, steen.soort[1], vorm);
      verloop.neem (zet, plaats, hand);
      const int uitkomst = waarde (zet + 1, erna);
      verloop.legTerug (zet, plaats, hand, steen);
      clusters.neemWeg (1, vorm);
      clusters.neemWeg (0, kleur);
      return uitkomst;
    }
};

}

#endif
