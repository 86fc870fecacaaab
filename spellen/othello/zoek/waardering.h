// waardering.h: wat een stelling waard lijkt, zolang het bord nog open is.
//
// Wie niet kan zetten heeft meteen verloren: bewegingsvrijheid telt daarom het
// zwaarst, en dan als deel van alle zetten die er zijn, want een zet minder is
// erger voor wie er weinig heeft. Daarnaast tellen stenen die nooit meer
// geslagen worden (de hoeken, en wat er langs de rand aan vastzit), en stenen
// schuin naast een lege hoek, die hem weggeven.

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
      langs (Vakjes ()), opzij (Vakjes ())
    {
      int rij = 0, kolom = 0, plaats = 0;
      for (rij = 0; rij < rijen; rij++)
        for (kolom = 0; kolom < kolommen; kolom++)
        {
          const bool boven = rij == 0 || rij == rijen - 1,
                     zijde = kolom == 0 || kolom == kolommen - 1;
          plaats = Rooster::nummer (rij, kolom);
          if (boven)
            langs.neemOp (plaats);
          if (zijde)
            opzij.neemOp (plaats);
        }
      hoeken = langs & opzij;
      kruisen = schuinNaast (hoeken) & nwRooster.bord () & ~(langs | opzij);
    }

    // Retourneert: wat een stelling waard lijkt voor wie aan zet is en deze
    //   zetten heeft; nooit meer of minder dan Hoogste
    int waarde (const Stelling &stelling, const Vakjes &zetten) const
    {
      const Stelling om (stelling.ander (), stelling.mijn ());
      const Vakjes leeg = rooster.leeg (stelling),
                   gevaar = kruisen & schuinNaast (hoeken & leeg);
      const int ik = zetten.aantal (), ander = rooster.zetten (om).aantal ();
      const int som = PerDeel * (ik - ander) / (ik + ander + 1)
                      + PerVast * (vast (stelling.mijn ())
                                   - vast (stelling.ander ()))
                      - PerKruis * ((gevaar & stelling.mijn ()).aantal ()
                                    - (gevaar & stelling.ander ()).aantal ());
      return som > Hoogste ? +Hoogste : som < -Hoogste ? -Hoogste : som;
    }

  private:

    static const int Hoogste = 10000,  // ver onder een winst
                     PerDeel = 1000,   // alle zetten, en de ander geen
                     PerVast = 30,     // een steen die niemand meer slaat
                     PerKruis = 60;    // een steen die een hoek weggeeft

    const Rooster &rooster;
    Vakjes hoeken, kruisen,  // kruisen: de vakjes schuin naast een hoek
           langs, opzij;     // de rijen en de kolommen aan de rand

    // Retourneert: de vakjes die schuin naast andere liggen, en op een ander
    //   bord dan dit misschien meer
    static Vakjes schuinNaast (const Vakjes &vakjes)
    {
      return Rooster::template schuif<Breedte - 1> (vakjes)
             | Rooster::template schuif<1 - Breedte> (vakjes)
             | Rooster::template schuif<Breedte + 1> (vakjes)
             | Rooster::template schuif<-Breedte - 1> (vakjes);
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
                      | (opzij & (Rooster::template schuif<Breedte> (nu)
                                  | Rooster::template schuif<-Breedte> (nu)))));
      }
      return nu.aantal ();
    }
};

}
}

#endif
