// rijen.h: een nummer voor elke verdeling van steentjes, en de zes kuilen van
// een speler als een enkel getal.
//
// Wat een zet met de eigen rij doet hangt niet van de rij van de ander af: daar
// komt alleen wat de speler zelf zaait. Voor die ander is een zet niet meer dan
// een teken:
//
//   ronden   hoe vaak al zijn kuilen er een steentje bij krijgen, en dan nog
//   tot      hoeveel kuilen vanaf zijn eerste; in de laatste daarvan valt
//            het laatste steentje, en begint de slag; 0: geen slag
//
// De rijen zijn genummerd naar aantal steentjes; daarbinnen naar hun weg:
// hoeveel stappen de steentjes samen van de kalah af zijn; en dan op inhoud.

#ifndef ZoekKalahRijenHVar
#define ZoekKalahRijenHVar

#include "../../../zoek/geheugen.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

// Een nummer voor elke verdeling van steentjes over kuilen.
//
// Liggen er in de kuilen 0 t/m i samen s_i steentjes, dan is
//
//   C (s_0, 1) + C (s_1 + 1, 2) + ... + C (s_k-1 + k - 1, k)
//
// het nummer van een verdeling over k kuilen. De getallen s_i + i stijgen, en
// elke rij van k stijgende getallen vanaf 0 heeft zo een eigen nummer (Knuth,
// "The Art of Computer Programming" 4A, 7.2.1.3, stelling L): de verdelingen
// van hoogstens n steentjes krijgen precies de nummers 0 t/m C (n + k, k) - 1.
class Rangschikking
{
  public:

    // Maak de tabel van alle C (s_i + i, i + 1).
    Rangschikking ()
    {
      for (int s = 0; s < Aantallen; s++)
      {
        term[0][s] = static_cast<unsigned long long> (s);
        for (int i = 1; i < AlleKuilen; i++)
          term[i][s] = s == 0 ? 0 : term[i][s - 1] + term[i - 1][s];
      }
    }

    // Retourneert: hoeveel verdelingen er zijn van hoogstens zoveel steentjes
    //   (0 t/m MeesteKlein) over zoveel kuilen (1 t/m 12)
    unsigned long long aantal (int kuilen, int steentjes) const
    {
      return term[kuilen - 1][steentjes + 1];
    }

    // Retourneert: het nummer van een rij van zes kuilen, als Stelling::mijnRij
    size_t nummer (unsigned long long rij) const
    {
      return static_cast<size_t> (som (rij * Stelling::Enen, 0));
    }

    // Retourneert: het nummer van de twaalf kleine kuilen van een stand, eerst
    //   die van wie aan beurt is
    unsigned long long nummer (const Stelling &stand) const
    {
      const unsigned long long mijn = stand.mijnRij () * Stelling::Enen,
                               alle = mijn >> 56;
      return som (mijn, 0) + som (stand.anderRij () * Stelling::Enen
                                  + alle * Stelling::Enen, AantalKuiltjes);
    }

  private:

    static const int AlleKuilen = 2 * AantalKuiltjes,
                     Aantallen = MeesteKlein + 2;  // zie aantal

    // C (s + i, i + 1), op i en s
    unsigned long long term[AlleKuilen][Aantallen];

    // Retourneert: de termen van zes kuilen samen, met in byte i van tot
    //   hoeveel steentjes er t/m kuil i liggen, en zoveel kuilen ervoor
    unsigned long long som (unsigned long long tot, int eerste) const
    {
      unsigned long long uit = 0;
      for (int i = 0; i < AantalKuiltjes; i++)
        uit += term[eerste + i]
                   [tot >> Stelling::Byte * i & Stelling::ByteMasker];
      return uit;
    }
};

// De rijen eerste t/m laatste - 1.
struct Rijgroep
{
  size_t eerste, laatste;
};

// De nummers van alle rijen van hoogstens een aantal steentjes.
class Rijen
{
  public:

    typedef unsigned long long Rij;  // als Stelling::mijnRij

    // Retourneert: hoeveel bytes de nummering beslaat, met hoogstens zoveel
    //   steentjes in een rij
    size_t bytes (int steentjes) const
    {
      return aantal (steentjes) * (sizeof (Rij) + sizeof (unsigned))
             + plaatsVan (steentjes + 1, 0) * sizeof (Rijgroep);
    }

    // Nummer de rijen met hoogstens zoveel steentjes, groep voor groep.
    // Retourneert: false als het geheugen er niet is
    bool maak (int steentjes)
    {
      size_t nieuw = 0;
      meeste = steentjes;
      if (!rijen.maak (aantal (meeste)) || !nummers.maak (aantal (meeste))
          || !groepen.maak (plaatsVan (meeste + 1, 0)))
        return false;
      for (int n = 0; n <= meeste; n++)
        for (int weg = 0; weg <= AantalKuiltjes * n; weg++)
        {
          Rijgroep &groep = groepen[plaatsVan (n, weg)];
          groep.eerste = nieuw;
          nummer (0, 0, n, weg, nieuw);
          groep.laatste = nieuw;
        }
      return true;
    }

    // Retourneert: hoeveel steentjes er hoogstens in een rij liggen
    int steentjes () const { return meeste; }

    // Retourneert: hoeveel rijen er zijn met hoogstens zoveel steentjes, en dus
    //   het eerste nummer met een steentje meer; onder 0 geen
    size_t aantal (int steentjes) const
    {
      return steentjes < 0 ? 0 : static_cast<size_t>
        (rangschikking.aantal (AantalKuiltjes, steentjes));
    }

    // Retourneert: de rijen met zoveel steentjes en die weg
    const Rijgroep &groep (int steentjes, int weg) const
    {
      return groepen.begin ()[plaatsVan (steentjes, weg)];
    }

    // Retourneert: het nummer van een rij met hoogstens het aantal van maak
    size_t nummer (Rij rij) const
    {
      return nummers.begin ()[rangschikking.nummer (rij)];
    }

    // Retourneert: de rij met dat nummer
    Rij rij (size_t nummer) const { return rijen.begin ()[nummer]; }

  private:

    Rangschikking rangschikking;
    int meeste = 0;
    Blok<Rij> rijen;            // op nummer
    Blok<unsigned> nummers;     // op rang
    Blok<Rijgroep> groepen;     // op aantal steentjes, en dan op weg

    // Retourneert: de plaats van de groep met zoveel steentjes en die weg; elk
    //   aantal n heeft 6 n + 1 groepen
    static size_t plaatsVan (int steentjes, int weg)
    {
      return static_cast<size_t>
        (steentjes * (AantalKuiltjes * (steentjes - 1) + 2) / 2 + weg);
    }

    // Nummer de rijen van een groep die tot een kuil gelijk zijn aan rij, op
    // inhoud; vanaf die kuil komen er over steentjes bij, met die weg. Het
    // nummer nieuw is voor de eerste, en wordt dat na de laatste.
    void nummer (Rij rij, int kuil, int over, int weg, size_t &nieuw)
    {
      const int stappen = AantalKuiltjes - kuil;  // van deze kuil af
      if (weg < over || weg > stappen * over)
        return;
      if (stappen == 1)  // de laatste kuil krijgt de rest
      {
        rij += static_cast<Rij> (over) << Stelling::Byte * kuil;
        rijen[nieuw] = rij;
        nummers[rangschikking.nummer (rij)] = static_cast<unsigned> (nieuw++);
        return;
      }
      for (int hier = 0; hier <= over; hier++)
        nummer (rij + (static_cast<Rij> (hier) << Stelling::Byte * kuil),
                kuil + 1, over - hier, weg - stappen * hier, nieuw);
    }
};

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

    // Bepaal wat een teken doet: de ander zaait vanuit zijn laatste kuil, en
    // een steentje gaat in zijn kalah.
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
