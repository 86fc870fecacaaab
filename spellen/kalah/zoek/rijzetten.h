// rijzetten.h: wat een zet met elk van beide rijen doet.
//
// Wat een zet met de eigen rij doet hangt niet van de rij van de ander af: daar
// komt alleen wat de speler zelf zaait. Voor die ander is een zet niet meer dan
// een teken:
//
//   ronden   hoe vaak al zijn kuilen er een steentje bij krijgen, en dan nog
//   tot      hoeveel kuilen vanaf zijn eerste; in de laatste daarvan valt
//            het laatste steentje, en begint de slag; 0: geen slag

#ifndef ZoekKalahRijzettenHVar
#define ZoekKalahRijzettenHVar

#include "../../../zoek/geheugen.h"
#include "../constantes.h"
#include "rijen.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

// Wat een zet met de eigen rij doet.
struct Eigenzet
{
  unsigned rij;                       // het nummer van de rij erna
  unsigned char winst, ronden, tot;   // steentjes in de kalah, en het teken
};

// De zetten, gezien vanuit een enkele rij.
class Rijzetten
{
  public:

    // De nummering en wie de zetten doet blijven bestaan zolang dit object
    // bestaat.
    Rijzetten (const Rijen &nwRijen, const Regels &nwRegels)
    : rijen (nwRijen), regels (nwRegels)
    {
    }

    // Retourneert: hoeveel bytes de zetten beslaan van rijen met hoogstens
    //   zoveel steentjes, met hun nummering
    static size_t bytes (int steentjes)
    {
      const Rijen rijen;
      size_t velden = 0;
      for (int erbij = 0; erbij <= steentjes; erbij += AantalKuiltjes)
        velden += rijen.aantal (steentjes - erbij);
      return rijen.bytes (steentjes)
             + rijen.aantal (steentjes) * AantalKuiltjes * sizeof (Eigenzet)
             + velden * Tekens * sizeof (unsigned);
    }

    // Reken van elke rij uit hoe zij verandert.
    // Retourneert: false als het geheugen er niet is
    bool maak ()
    {
      const int meeste = rijen.steentjes ();
      const size_t aantal = rijen.aantal (meeste);
      if (!eigen.maak (aantal * AantalKuiltjes))
        return false;
      for (size_t nr = 0; nr < aantal; nr++)
      {
        const Stelling stand (rijen.rij (nr), 0);
        for (int kuil = 0; kuil < AantalKuiltjes; kuil++)
          if (stand.mijn (kuil) > 0)
            eigen[nr * AantalKuiltjes + static_cast<size_t> (kuil)] =
              bepaalEigen (stand.mijnRij (), kuil);
      }
      for (int ronden = 0; ronden * AantalKuiltjes <= meeste; ronden++)
        for (int tot = 0; tot < Tekens; tot++)
          if (!maakAnder (ronden, tot))
            return false;
      return true;
    }

    // Retourneert: wat er gebeurt als de speler van de rij met dit nummer een
    //   kuil leegzaait waar iets in ligt
    const Eigenzet &zet (size_t nr, int kuil) const
    {
      return eigen.begin ()[nr * AantalKuiltjes + static_cast<size_t> (kuil)];
    }

    // Retourneert: wat een teken met elke rij van de ander doet, voor buit en
    //   rijNa
    const unsigned *naTeken (int ronden, int tot) const
    {
      return ander[ronden][tot].begin ();
    }

    // Retourneert: hoeveel steentjes er volgens naTeken geslagen worden
    static int buit (unsigned veld)
    {
      return static_cast<int> (veld & ((1u << BuitBits) - 1));
    }

    // Retourneert: het nummer van de rij erna
    static size_t rijNa (unsigned veld) { return veld >> BuitBits; }

  private:

    typedef Rijen::Rij Rij;

    static const unsigned BuitBits = 5;    // hoogstens 18 steentjes
    static const int Tekens = AantalKuiltjes + 1,  // tot is 0 t/m 6
                     Slagbaar = 3,         // zoveel steentjes, of een minder
                     MeesteRonden = MeesteEindspel / AantalKuiltjes;

    const Rijen &rijen;
    const Regels &regels;
    Blok<Eigenzet> eigen;             // op rij en kuil
    Blok<unsigned> ander[MeesteRonden + 1][Tekens];  // op teken en rij: rij
                                                     // erna en buit

    // Retourneert: de rij met overal zoveel steentjes
    static Rij overal (int aantal)
    {
      return Stelling (Stelling::Enen * static_cast<Rij> (aantal), 0)
             .mijnRij ();
    }

    // Bepaal een eigen zet met een kuil waar iets in ligt, door haar te doen.
    // Liggen er bij de ander overal 3 steentjes, dan is er niets te slaan;
    // hoeveel er bij komen bepaalt het teken, op een ding na: is dat een
    // veelvoud van zes, dan viel het laatste misschien in zijn laatste kuil.
    // Komt er overal 3 te liggen, dan wordt in dat geval alles geslagen. Met
    // meer dan 3 ronden is er nooit iets te slaan, en maakt het niet uit.
    // Retourneert: wat er gebeurt
    Eigenzet bepaalEigen (Rij rij, int kuil) const
    {
      const Stelling na = regels.naZet (Stelling (rij, overal (Slagbaar)),
                                        kuil);
      const int erbij = na.mijnOpBord () - AantalKuiltjes * Slagbaar;
      int ronden = erbij / AantalKuiltjes, tot = erbij % AantalKuiltjes;
      if (tot == 0 && ronden > 0 && ronden <= Slagbaar
          && regels.naZet (Stelling (rij, overal (Slagbaar - ronden)), kuil)
               .isLeeg ())
      {
        ronden--;
        tot = AantalKuiltjes;
      }
      return { static_cast<unsigned> (rijen.nummer (na.anderRij ())),
               static_cast<unsigned char> (na.ander (KalahPlaats)),
               static_cast<unsigned char> (ronden),
               static_cast<unsigned char> (tot) };
    }

    // Bepaal wat een teken met elke rij van de ander doet. Wie de zet doet
    // zaait daarvoor uit zijn laatste kuil, een steentje meer dan tot: het
    // eerste gaat in zijn kalah. De ronden liggen er dan al.
    // Retourneert: false als het geheugen er niet is
    bool maakAnder (int ronden, int tot)
    {
      const int over = rijen.steentjes () - ronden * AantalKuiltjes,
                kuil = AantalKuiltjes - 1;
      const Rij zaaiend = static_cast<Rij> (tot + 1) << Stelling::Byte * kuil;
      Blok<unsigned> &velden = ander[ronden][tot];
      if (!velden.maak (rijen.aantal (over)))
        return false;
      for (size_t nr = 0; nr < rijen.aantal (over - tot); nr++)
      {
        const Stelling na = regels.naZet
          (Stelling (zaaiend, rijen.rij (nr) + overal (ronden)), kuil);
        velden[nr] =
          static_cast<unsigned> (rijen.nummer (na.mijnRij ())) << BuitBits
          | static_cast<unsigned> (na.ander (KalahPlaats) - 1);
      }
      return true;
    }
};

}
}

#endif
