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

    typedef zoek::othello::Rooster<Woorden, Breedte> Rooster;
    typedef typename Rooster::Stelling Stelling;
    typedef typename Rooster::Vakjes Vakjes;

    // Maak een waardering voor een rooster van zoveel rijen en kolommen, dat
    // blijft bestaan zolang dit object bestaat.
    Waardering (const Rooster &nwRooster, int rijen, int kolommen)
    : rooster (nwRooster), hoeken (Vakjes ()), kruisen (Vakjes ()),
      langs (Vakjes ()), links (Vakjes ()), rechts (Vakjes ())
    {
      int i = 0;
      for (i = 0; i < rijen; i++)
      {
        links.neemOp (Rooster::nummer (i, 0));
        rechts.neemOp (Rooster::nummer (i, kolommen - 1));
      }
      for (i = 0; i < kolommen; i++)
      {
        langs.neemOp (Rooster::nummer (0, i));
        langs.neemOp (Rooster::nummer (rijen - 1, i));
      }
      hoeken = langs & (links | rechts);
      kruisen = opEnNaast (hoeken) & nwRooster.bord ()
                & ~(langs | links | rechts);
    }

    // Retourneert: wat een stelling waard lijkt voor wie aan zet is en deze
    //   zetten heeft; minder dan VastWinst (gedachte.h), en meer dan -VastWinst
    int waarde (const Stelling &stelling, const Vakjes &zetten) const
    {
      const Stelling om (stelling.ander (), stelling.mijn ());
      const Vakjes leeg = rooster.leeg (stelling), open = opEnNaast (leeg),
                   gevaar = kruisen & opEnNaast (hoeken & leeg);
      return deel (AlleZetten, zetten, rooster.zetten (om))
             + deel (AllesOpen, open & om.mijn (), open & om.ander ())
             + PerKruis * ((gevaar & om.mijn ()).aantal ()
                           - (gevaar & om.ander ()).aantal ())
             + PerVast * (vast (om.ander ()) - vast (om.mijn ()));
    }

  private:

    // Wat alles waard is waar de ander niets van heeft, en wat een steen. Met
    // elkaar blijft dat ver onder een winst.
    static const int AlleZetten = 600, AllesOpen = 800, PerKruis = 90,
                     PerVast = 60;

    const Rooster &rooster;
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

    // Retourneert: vakjes met alle vakjes ernaast, ook schuin; erbuiten kan er
    //   ook iets bij zijn
    Vakjes opEnNaast (const Vakjes &vakjes) const
    {
      const Vakjes rij = vakjes
        | (Rooster::template schuif<1> (vakjes) & ~links)
        | (Rooster::template schuif<-1> (vakjes) & ~rechts);
      return rij | Rooster::template schuif<Breedte> (rij)
             | Rooster::template schuif<-Breedte> (rij);
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
                   & ((langs & (Rooster::template schuif<1> (nu)
                                | Rooster::template schuif<-1> (nu)))
                      | ((links | rechts)
                         & (Rooster::template schuif<Breedte> (nu)
                            | Rooster::template schuif<-Breedte> (nu)))));
      }
      return nu.aantal ();
    }
};

}
}

#endif
