// waardering.h: wat een stelling waard lijkt, zolang het bord nog open is.
//
// Wie niet kan zetten heeft meteen verloren: bewegingsvrijheid telt daarom het
// zwaarst. Nu: de zetten van wie aan zet is tegen die van de ander. Straks: wie
// veel stenen naast een leeg vakje heeft liggen, geeft de ander zetten. Beide
// zijn een deel van wat er samen is, want een zet minder is erger voor wie er
// weinig heeft. Daarnaast tellen stenen die nooit meer geslagen worden (de
// hoeken, en wat er langs de rand aan vastzit), en stenen schuin naast een lege
// hoek, die hem weggeven. Hoe zwaar alles telt is met partijen bepaald.

#ifndef ZoekOthelloWaarderingHVar
#define ZoekOthelloWaarderingHVar

#include "stelling.h"

namespace zoek
{
namespace othello
{

template <int Woorden, int Breedte>
class Waardering
{
  public:

    typedef zoek::othello::Regels<Woorden, Breedte> Regels;
    typedef typename Regels::Stelling Stelling;
    typedef typename Regels::Vakjes Vakjes;

    // Maak een waardering voor een bord van zoveel rijen en kolommen; de regels
    // daarvan blijven bestaan zolang dit object bestaat.
    Waardering (const Regels &nwRegels, int rijen, int kolommen)
    : regels (nwRegels), hoeken (Vakjes ()), kruisen (Vakjes ()),
      langs (Vakjes ()), links (Vakjes ()), rechts (Vakjes ())
    {
      for (int i = 0; i < rijen; i++)
      {
        links.neemOp (Regels::nummer (i, 0));
        rechts.neemOp (Regels::nummer (i, kolommen - 1));
      }
      for (int i = 0; i < kolommen; i++)
      {
        langs.neemOp (Regels::nummer (0, i));
        langs.neemOp (Regels::nummer (rijen - 1, i));
      }
      hoeken = langs & (links | rechts);
      kruisen = opEnNaast (hoeken) & nwRegels.bord ()
                & ~(langs | links | rechts);
    }

    // Retourneert: wat een stelling waard lijkt voor wie aan zet is en deze
    //   zetten heeft; minder dan VastWinst (denker.h), en meer dan -VastWinst
    int waarde (const Stelling &stelling, const Vakjes &zetten) const
    {
      const Stelling om (stelling.ander (), stelling.mijn ());
      const Vakjes leeg = regels.leeg (stelling), open = opEnNaast (leeg),
                   gevaar = kruisen & opEnNaast (hoeken & leeg);
      return deel (AlleZetten, zetten, regels.zetten (om))
             + deel (AllesOpen, open & om.mijn (), open & om.ander ())
             + PerKruis * ((gevaar & om.mijn ()).aantal ()
                           - (gevaar & om.ander ()).aantal ())
             + PerVast * (vast (om.ander ()) - vast (om.mijn ()));
    }

    // Retourneert: ruw hoeveel wie aan zet is en deze zetten heeft nog kan: de
    //   zetten, een in een hoek zwaarder, en de lege vakjes naast stenen van de
    //   ander, waar straks gezet kan worden
    int vrijheid (const Stelling &stelling, const Vakjes &zetten) const
    {
      const Vakjes straks = regels.leeg (stelling)
                            & opEnNaast (stelling.ander ());
      return PerZet * zetten.aantal ()
             + PerHoekzet * (zetten & hoeken).aantal () + straks.aantal ();
    }

  private:

    // Wat alles waard is waar de ander niets van heeft, en wat een steen. Met
    // elkaar blijft dat ver onder een winst.
    static const int AlleZetten = 600, AllesOpen = 800, PerKruis = 90,
                     PerVast = 60;

    // Hoe zwaar een zet voor de vrijheid telt, en hoeveel zwaarder in een hoek;
    // een vakje voor straks telt 1.
    static const int PerZet = 8, PerHoekzet = 4;

    const Regels &regels;
    Vakjes hoeken, kruisen,       // kruisen: de vakjes schuin naast een hoek
           langs, links, rechts;  // langs: de bovenste en de onderste rij

    // Retourneert: hoeveel meer er in de ene verzameling zit, als deel van wat
    //   er in beide zit, en een paar erbij, want weinig zegt weinig; alles is
    //   zoveel waard
    static int deel (int alles, const Vakjes &een, const Vakjes &ander)
    {
      const int erbij = 4, eerste = een.aantal (), tweede = ander.aantal ();
      return alles * (eerste - tweede) / (eerste + tweede + erbij);
    }

    // Retourneert: vakjes met alle vakjes ernaast, ook schuin; boven en onder
    //   het bord kan er ook iets bij zijn
    Vakjes opEnNaast (const Vakjes &vakjes) const
    {
      const Vakjes rij = regels.bord ()  // na het laatste vakje is er geen
        & (vakjes | (vakjes.hoger (1) & ~links) | (vakjes.lager (1) & ~rechts));
      return rij | rij.hoger (Breedte) | rij.lager (Breedte);
    }

    // Retourneert: hoeveel van deze stenen van een kleur in een hoek liggen, of
    //   daar langs de rand aan vastzitten
    int vast (const Vakjes &stenen) const
    {
      Vakjes nu = stenen & hoeken, eerst = Vakjes ();
      if (nu.leeg ())
        return 0;
      while (!(nu == eerst))
      {
        eerst = nu;
        nu = nu | (stenen
                   & ((langs & (nu.hoger (1) | nu.lager (1)))
                      | ((links | rechts) & (nu.hoger (Breedte)
                                             | nu.lager (Breedte)))));
      }
      return nu.aantal ();
    }
};

}
}

#endif
