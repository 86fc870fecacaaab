// inhalen.h: of wie achterstaat nog genoeg rijen kan inlopen.
//
// Wie achterstaat heet A, de ander V. A vult hoogstens een rij per beurt, dus
// hij loopt alleen in als V beurten heeft die geen rij vullen. V mag er een
// aantal over hebben: zoveel dat A daarin nog net niet genoeg rijen vult. Meer
// dan haar speling kan zij er niet hebben: elke zet vult minstens een vakje, en
// in elke onvolle rij blijft er dan een over.
//
// Het tekort is haar speling min wat ze over mag hebben. Vult een zet van n
// tegels een rij, dan gaat er van de speling n - 1 af; anders n, en dan mag ze
// er een minder over hebben. Een grote zet maakt het tekort dus n - 1 kleiner,
// en is het op, dan is A te laat. Daarom kiest V hier een paar beurten ver,
// tegen alles wat A kan doen; en is het spel eerder uit, dan zegt de score het.

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

    // Zoek voor V zetten, de grootste eerst, waarmee haar tekort op raakt.
    // Parameters:
    // * stelling: V is aan beurt
    // * grens: de eindscore waar A op uit is
    // * beurten: zoveel zetten van V ver, minstens 1
    // Retourneert: true als A de grens zeker niet haalt; false zegt niets
    static bool onmogelijk (const Stelling &stelling, int grens,
                            int beurten = 3)
    {
      const int rijen = grens + scoreVan (stelling),
        inEen = stelling.ander->inEen,
        over = rijen <= inEen ? rijen - 1 : 2 * rijen - inEen - 1,
        tekort = stelling.eigen->speling - over;
      const unsigned zetten = zettenIn (stelling);
      if (zetten == 0)
        return rijen > 0;
      if (tekort <= 0 || (zetten & groter (tekort)) != 0)
        return true;
      if (beurten == 1 || tekort > MeesteTekort)
        return false;
      for (int i = AantalZetten; i-- > 0; )
      {
        const int zet = zetVan (i % AantalKleuren, i / AantalKleuren + 1);
        if ((zetten >> zet & 1) != 0
            && houdt (naZet (stelling, zet), grens, beurten - 1))
          return true;
      }
      return false;
    }

  private:

    static const int MeesteTekort = 5;  // meer raakt te zelden op

    // Retourneert: true als het na elke zet van A onmogelijk blijft; A is aan
    //   beurt, verder als bij onmogelijk
    static bool houdt (const Stelling &stelling, int grens, int beurten)
    {
      unsigned zetten = zettenIn (stelling);
      if (zetten == 0)
        return scoreVan (stelling) < grens;
      while (zetten != 0
             && onmogelijk (naZet (stelling, eersteBit (zetten)), grens,
                            beurten))
        zetten = zonderEerste (zetten);
      return zetten == 0;
    }

    // Retourneert: de zetten van meer dan zoveel tegels, 0 of meer
    static unsigned groter (int tegels)
    {
      if (tegels >= MaxPerSchaal)
        return 0;
      const unsigned van = (1u << MaxPerSchaal) - (1u << tegels);
      return van | van << MaxPerSchaal;
    }
};

}
}

#endif
