// inhalen.h: of wie achterstaat nog genoeg rijen kan inlopen, zonder zoeken.
//
// Wie achterstaat heet A, de ander V. A vult hoogstens een rij per beurt, dus
// hij loopt alleen in als V beurten heeft die geen rij vullen. V mag er een
// aantal over hebben: zoveel dat A daarin nog net niet genoeg rijen vult.
//
// Van V's speling gaat bij een zet van n tegels n - 1 af als zij een rij vult,
// en anders n, van wat zij over heeft dan 1. Het tekort, haar speling min wat
// zij over heeft, wordt dus steeds n - 1 kleiner. Is het op, dan kan V niet
// vaker een beurt zonder rij hebben dan mag, wat er ook gebeurt. En is het spel
// uit terwijl zij nog over heeft, dan is er niets meer in te lopen.
//
// Als A voor elke rij die hij moet inlopen al een rij heeft die met een zet vol
// kan, dan heeft hij haast: een beurt waarin hij geen rij vult is er voor hem
// een minder, en V mag er een meer.

#ifndef ZoekTegelspelInhalenHVar
#define ZoekTegelspelInhalenHVar

#include "../bits.h"
#include "stelling.h"
#include "zet.h"

namespace zoek
{
namespace tegelspel
{

class Inhalen
{
  public:

    // Zoek voor V een zet, de grootste eerst, en een daarna, waarmee haar
    // tekort op raakt, wat A daartussen ook doet.
    // Parameters:
    // * stelling: V is aan beurt
    // * rijen: hoeveel A moet inlopen, minstens 1, en niet meer dan hij kan
    // Retourneert: true als A zeker minder rijen inloopt; false zegt niets
    static bool onmogelijk (const Stelling &stelling, int rijen)
    {
      const Bord &van = *stelling.eigen, &achter = *stelling.ander;
      const bool haast = rijen <= achter.inEen;
      const int over = haast ? rijen - 1 : 2 * rijen - achter.inEen - 1,
        tekort = van.speling - over;
      const unsigned zetten = zettenIn (stelling);
      if (tekort <= 0 || zetten == 0 || (zetten & groter (tekort)) != 0)
        return true;
      for (int n = MaxPerSchaal; n > 0 && tekort <= n - 1 + MaxPerSchaal; n--)
        for (unsigned rest = zetten & groter (n - 1) & ~groter (n); rest != 0;
             rest = zonderEerste (rest))
        {
          const int zet = eersteBit (rest),
            straks = over - ((van.vult >> zet & 1) != 0 ? 0 : 1);
          if (nietTeBederven (naZet (stelling, zet), straks,
                              haast ? achter.vult : AlleZetten))
            return true;
        }
      return false;
    }

  private:

    // A is aan beurt, en bij een zet die niet in vult zit mag V een beurt meer.
    // Heeft V er een te veel gehad, dan is zij niet gered als het spel uit is.
    // Retourneert: true als V dan, wat A ook doet, een zet heeft waarmee haar
    //   tekort op is, of geen enkele meer
    static bool nietTeBederven (const Stelling &stelling, int over,
                                unsigned vult)
    {
      const Bord &van = *stelling.ander;
      const Voorraad &voorraad = *stelling.voorraad;
      const int tekort = van.speling - over;
      if (tekort <= 0)
        return true;
      unsigned slecht = zettenIn (stelling)
                        & bederft (voorraad, van.kan & groter (tekort));
      if ((slecht & ~vult) != 0)
        slecht &= vult | (tekort == 1 ? 0
          : bederft (voorraad, van.kan & groter (tekort - 1)));
      return slecht == 0
             || (over >= 0 && (slecht & ~bederft (voorraad, van.kan)) == 0);
    }

    // Retourneert: de zetten van meer dan zoveel tegels
    static unsigned groter (int tegels)
    {
      if (tegels >= MaxPerSchaal)
        return 0;
      const unsigned van = (1u << MaxPerSchaal) - (1u << tegels);
      return van | van << MaxPerSchaal;
    }

    // Retourneert: de zetten waarna geen van deze zetten er ligt
    static unsigned bederft (const Voorraad &voorraad, unsigned zetten)
    {
      unsigned alle = AlleZetten;
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
        alle &= voorraad.bederft[eersteBit (zetten)];
      return alle;
    }
};

}
}

#endif
