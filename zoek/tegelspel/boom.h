// boom.h: loop de complete toestand-actie-boom van TegelSpel af.
//
// Het is de negamax van de opgave: wat een stand waard is voor wie aan beurt
// is, is ze met een min ervoor waard voor de ander. Een zet maakt een nieuwe
// stelling, dus er valt niets terug te nemen. Een eindstand, en een stand
// waarin maar een zet kan, wordt door haar ouder bekeken, zonder aanroep.

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

    // Parameter:
    // * nwVoortgang: wie te horen krijgt hoeveel standen er bezocht zijn
    explicit Boom (Voortgang &nwVoortgang)
    : standen (0), voortgang (nwVoortgang)
    {
    }

    // Bepaal de eindscore van een stelling voor wie aan beurt is, als beide
    // spelers optimaal spelen. Zolang er maar een zet is valt er niets te
    // kiezen: wie aan beurt is wisselt, en de boom wordt alleen dieper.
    // Retourneert: de score
    // Post: de stelling en alle standen eronder zijn meegeteld
    int score (Stelling stelling)
    {
      bool ander = false;
      long long diep = 1;
      unsigned zetten = zettenIn (stelling);
      while (zetten != 0 && zonderEerste (zetten) == 0)
      {
        stelling = naZet (stelling, eersteBit (zetten));
        zetten = zettenIn (stelling);
        diep++;
        ander = !ander;
      }
      standen += diep;
      const int waarde = zetten == 0 ? scoreVan (stelling)
                                     : besteKind (stelling.voorraad,
                                                  stelling.eigen,
                                                  stelling.ander, zetten);
      return ander ? -waarde : waarde;
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is
    long long aantalStanden () const { return standen; }

  private:

    long long standen;
    Voortgang &voortgang;

    // Bepaal de score van een stelling met meer zetten. Zij komt in delen,
    // want zo blijft zij in registers; daarom ook (noinline) mag een vertaler
    // deze functie niet in zichzelf uitschrijven.
    // Retourneert: de score voor wie aan beurt is
    __attribute__ ((noinline))
    int besteKind (const Voorraad *voorraad, const Bord *eigen,
                   const Bord *ander, unsigned zetten)
    {
      const Stelling stelling = { voorraad, eigen, ander };
      int beste = -MaxRijen;
      voortgang.toon (standen);
      do
      {
        const int mijn = -score (naZet (stelling, eersteBit (zetten)));
        beste = mijn > beste ? mijn : beste;
        zetten = zonderEerste (zetten);
      }
      while (zetten != 0);
      return beste;
    }
};

}
}

#endif
