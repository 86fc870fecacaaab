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
// en is het op, dan is A te laat. Daarom neemt V hier een paar beurten lang de
// grootste stapel, wat A ook doet; en is het spel eerder uit, dan zegt de score
// het. Wat V anders nog kan vindt het zoeken zelf: na haar grootste stapel lukt
// het meestal, als het lukt.

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

    // Laat V zoveel grote stapels nemen dat haar tekort op raakt.
    // Parameters:
    // * stelling: V is aan beurt
    // * grens: de eindscore waar A op uit is
    // * beurten: zoveel zetten van V ver, minstens 1
    // Retourneert: true als A de grens zeker niet haalt; false zegt niets
    static bool onmogelijk (const Stelling &stelling, int grens,
                            int beurten = 4)
    {
      const int tekort = tekortVan (*stelling.eigen, *stelling.ander, grens);
      if (tekort > 2 * beurten + 1)
        return false;  // dan raakt het te zelden op
      const unsigned zetten = zettenIn (stelling);
      if (zetten == 0)
        return scoreVan (stelling) + grens > 0;
      if ((zetten & groter (tekort)) != 0)
        return true;
      return beurten > 1
             && houdt (naZet (stelling, grootste (zetten,
                                                  stelling.eigen->vult)),
                       grens, beurten - 1);
    }

  private:

    // Bepaal het tekort van V, met de borden van V en A, en de grens als bij
    // onmogelijk. Van de rijen die A moet inlopen kost een die hij niet in een
    // zet vult nog een beurt.
    // Retourneert: dat tekort
    static int tekortVan (const Bord &v, const Bord &a, int grens)
    {
      const int rijen = grens + v.vol - a.vol, meer = rijen - a.inEen,
        over = rijen - 1 + (meer > 0 ? meer : 0);
      return v.speling - over;
    }

    // Is het na elke zet van A onmogelijk? Een zet van A maakt het tekort
    // hoogstens 1 groter, en neemt V hoogstens twee soorten stapels af: die van
    // de zet, en wat er op die schaal naast lag. Zolang er tekort is heeft een
    // stapel die dreigt minstens drie tegels: dan liggen er geen twee op een
    // schaal, en raakt V er hoogstens een kwijt. Is het tekort op, dan
    // misschien twee: de ene gaat weg, en de andere kan door het aanvullen te
    // groot worden voor elke rij.
    //
    // Maakt die zet het spel uit, dan legt V geen stapel meer, en is A toch te
    // laat: de stapel past nu in een rij, dus hij is hoogstens haar speling
    // + 1, en meer dan het tekort + 1, zodat ze er minstens een over mag
    // hebben. A mist dan twee rijen of meer, of een die hij niet in een zet
    // vult.
    // Retourneert: true als het zo is; A is aan beurt, verder als bij
    //   onmogelijk
    static bool houdt (const Stelling &stelling, int grens, int beurten)
    {
      static_assert (MaxPerSchaal < 2 * 3, "dan dreigen er twee op een schaal");
      const int tekort = tekortVan (*stelling.ander, *stelling.eigen, grens);
      const unsigned dreigt = stelling.voorraad->kan & stelling.ander->kan
                              & groter (tekort + 1),
        meer = zonderEerste (dreigt),
        blijft = tekort > 0 ? meer : zonderEerste (meer);
      if ((dreigt & stelling.voorraad->vaker) != 0 || blijft != 0)
        return true;
      unsigned zetten = zettenIn (stelling);
      if (zetten == 0)
        return scoreVan (stelling) < grens;
      while (zetten != 0
             && onmogelijk (naZet (stelling, eersteBit (zetten)), grens,
                            beurten))
        zetten = zonderEerste (zetten);
      return zetten == 0;
    }

    // Retourneert: een van de grootste van deze zetten, liefst een uit liever
    static int grootste (unsigned zetten, unsigned liever)
    {
      const int meeste = laatsteBit ((zetten | zetten >> MaxPerSchaal)
                                     & ((1u << MaxPerSchaal) - 1));
      zetten &= (1u << MaxPerSchaal | 1u) << meeste;
      return eersteBit ((zetten & liever) != 0 ? zetten & liever : zetten);
    }

    // Retourneert: de zetten van meer dan zoveel tegels, minder dan 32
    static unsigned groter (int tegels)
    {
      const unsigned elke = (1u << MaxPerSchaal) - 1,
        van = elke << (tegels > 0 ? tegels : 0) & elke;
      return van | van << MaxPerSchaal;
    }
};

}
}

#endif
