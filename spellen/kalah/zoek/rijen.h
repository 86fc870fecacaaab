// rijen.h: de zes kuilen van een speler als een enkel getal.
//
// De rijen zijn genummerd naar aantal steentjes; daarbinnen naar hun weg:
// hoeveel stappen de steentjes samen van de kalah af zijn; en dan op inhoud.

#ifndef ZoekKalahRijenHVar
#define ZoekKalahRijenHVar

#include "../../../zoek/geheugen.h"
#include "../constantes.h"
#include "rangschikking.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

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
          nummerGroep (0, 0, n, weg, nieuw);
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
    void nummerGroep (Rij rij, int kuil, int over, int weg, size_t &nieuw)
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
        nummerGroep (rij + (static_cast<Rij> (hier) << Stelling::Byte * kuil),
                     kuil + 1, over - hier, weg - stappen * hier, nieuw);
    }
};

}
}

#endif
