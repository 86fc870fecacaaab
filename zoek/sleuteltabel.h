// sleuteltabel.h: een transpositietabel voor sleutels van elke lengte.
//
// Anders dan in transpositietabel.h staat de hele sleutel in het vak: dat kost
// meer geheugen, maar kent geen grens aan het aantal sleutels, en is net zo
// exact. Een sleutel kiest een groep van vier vakken; in een volle groep wijkt
// het vak met het minste werk. De tabel verdubbelt als zij half vol is.

#ifndef ZoekSleuteltabelHVar
#define ZoekSleuteltabelHVar

#include <cstdlib>
#include "geheugen.h"
#include "werk.h"

namespace zoek
{

// Sleutel is een eenvoudig type met == en met mengsel (), 64 goed gemengde
// bits; Inhoud is een record met wat er over een sleutel te onthouden is, en
// met een veld werk (unsigned char) dat de tabel zelf invult.
template <typename Sleutel, typename Inhoud>
class Sleuteltabel
{
  public:

    // Maak een lege tabel van hoogstens zoveel bytes.
    explicit Sleuteltabel (size_t geheugen)
    : meeste (geheugen / (Wegen * sizeof (Vak))), groepen (BeginGroepen),
      gevuld (0)
    {
      while (groepen > meeste)
        groepen /= 2;
      if (groepen > 0 && !vakken.maak (groepen * Wegen))
        groepen = 0;
    }

    // Laat het geheugen de groep van een sleutel alvast ophalen. Altijd op de
    // plaats van de aanroep: anders ziet de vertaler een functie die niets
    // doet, en laat hij de aanroep weg.
    __attribute__ ((always_inline)) void haal (const Sleutel &sleutel) const
    {
      if (groepen == 0)
        return;
      const Vak *const vak = groep (sleutel);
      __builtin_prefetch (vak);
      __builtin_prefetch (vak + Wegen - 1);
    }

    // Retourneert: een wijzer naar wat er over een sleutel bekend is, geldig
    //   tot het volgende bewaar; 0 als er niets bekend is
    const Inhoud *zoek (const Sleutel &sleutel) const
    {
      if (groepen == 0)
        return 0;
      const Vak *const vak = groep (sleutel);
      for (size_t i = 0; i < Wegen && vak[i].inhoud.werk > 0; i++)
        if (vak[i].sleutel == sleutel)
          return &vak[i].inhoud;
      return 0;
    }

    // Onthoud de inhoud, wat er over een sleutel bekend is; werk is het aantal
    // standen dat ervoor bezocht is.
    void bewaar (const Sleutel &sleutel, const Inhoud &inhoud, long long werk)
    {
      Vak nieuw = { sleutel, inhoud };
      if (groepen == 0)
        return;
      nieuw.inhoud.werk =
        static_cast<unsigned char> (1 + maatVanWerk (werk, MeesteWerk));
      zet (nieuw);
      if (2 * gevuld > groepen * Wegen && 2 * groepen <= meeste)
        verdubbel ();
    }

  private:

    struct Vak
    {
      Sleutel sleutel;
      Inhoud inhoud;  // met werk 0: leeg
    };

    static const unsigned MeesteWerk = 63;  // meer bits heeft werk niet
    static const size_t Wegen = 4,  // vakken in een groep
                        BeginGroepen = 1024;

    Blok<Vak> vakken;
    size_t meeste, groepen;  // groepen: hoogstens, en nu (een macht van 2)
    size_t gevuld;           // vakken die niet leeg zijn

    // Retourneert: het eerste vak van de groep van een sleutel
    Vak *groep (const Sleutel &sleutel) const
    {
      return vakken.begin () + Wegen * (static_cast<size_t>
               (sleutel.mengsel ()) & (groepen - 1));
    }

    // Zet een nieuw vak in zijn groep: over dezelfde sleutel, in een leeg vak,
    // of over het vak met het minste werk.
    void zet (const Vak &nieuw)
    {
      Vak *const vak = groep (nieuw.sleutel), *plek = vak;
      for (size_t i = 0; i < Wegen; i++)
      {
        if (vak[i].inhoud.werk == 0 || vak[i].sleutel == nieuw.sleutel)
        {
          plek = vak + i;
          break;
        }
        if (vak[i].inhoud.werk < plek->inhoud.werk)
          plek = vak + i;
      }
      gevuld += plek->inhoud.werk == 0 ? 1 : 0;
      *plek = nieuw;
    }

    // Verdubbel het aantal groepen ter plaatse, als het geheugen er is. Wat in
    // een groep staat blijft daar, of gaat naar de nieuwe die zoveel groepen
    // verder ligt als er waren.
    void verdubbel ()
    {
      if (!vakken.vergroot (2 * groepen * Wegen))
      {
        meeste = groepen;
        return;
      }
      const size_t eerst = groepen * Wegen;
      for (size_t i = eerst; i < 2 * eerst; i++)
        vakken[i].inhoud.werk = 0;
      groepen *= 2;
      gevuld = 0;
      for (size_t i = 0; i < eerst; i += Wegen)
      {
        Vak oud[Wegen];
        for (size_t j = 0; j < Wegen; j++)
        {
          oud[j] = vakken[i + j];
          vakken[i + j].inhoud.werk = 0;
        }
        for (const Vak &vak : oud)
          if (vak.inhoud.werk > 0)
            zet (vak);
      }
    }
};

}

#endif
