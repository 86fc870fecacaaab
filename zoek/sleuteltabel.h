// sleuteltabel.h: een transpositietabel voor sleutels van elke lengte.
//
// Waar transpositietabel.h de sleutel over plaats en label verdeelt, staat zij
// hier helemaal in het vak: dat kost meer geheugen, maar kent geen grens aan
// het aantal sleutels, en is net zo exact. Een sleutel kiest een groep van
// vier vakken; in een volle groep wijkt het vak waar het minste werk in zit.
// De tabel begint klein en verdubbelt als zij half vol is.

#ifndef SleuteltabelHVar
#define SleuteltabelHVar

#include <cstdlib>
#include "geheugen.h"

namespace zoek
{

// Sleutel is een eenvoudig type met == en met mengsel (), 64 goed gemengde
// bits; Inhoud is wat er bij een sleutel bewaard wordt, ook een eenvoudig type.
template <typename Sleutel, typename Inhoud>
class Sleuteltabel
{
  public:

    // Maak een lege tabel.
    // Parameter:
    // * geheugen: het aantal bytes dat zij hoogstens gebruikt, ook bij het
    //   verdubbelen
    explicit Sleuteltabel (size_t geheugen)
    : meeste (geheugen / (Wegen * sizeof (Vak))), groepen (BeginGroepen),
      gevuld (0)
    {
      if (groepen > meeste || !vakken.maak (groepen * Wegen))
        groepen = 0;
    }

    // Zoek op wat er over een sleutel bekend is.
    // Parameters:
    // * sleutel: de sleutel
    // * inhoud: wordt wat er bewaard is, als true wordt geretourneerd
    // Retourneert: true als er iets bekend is
    bool zoek (const Sleutel &sleutel, Inhoud &inhoud) const
    {
      const Vak *const vak = groep (sleutel);
      for (size_t i = 0; groepen > 0 && i < Wegen && vak[i].werk > 0; i++)
        if (vak[i].sleutel == sleutel)
        {
          inhoud = vak[i].inhoud;
          return true;
        }
      return false;
    }

    // Onthoud wat er over een sleutel bekend is.
    // Parameters:
    // * sleutel: de sleutel
    // * inhoud: wat dat is
    // * werk: hoeveel werk het kostte, bijvoorbeeld in bezochte standen
    void bewaar (const Sleutel &sleutel, const Inhoud &inhoud, long long werk)
    {
      const Vak nieuw = { sleutel, inhoud, maat (werk) };
      if (groepen == 0)
        return;
      zet (nieuw);
      if (2 * gevuld > groepen * Wegen && 3 * groepen <= meeste)
        verdubbel ();
    }

  private:

    struct Vak
    {
      Sleutel sleutel;
      Inhoud inhoud;
      unsigned char werk;  // 0: leeg
    };

    static const size_t Wegen = 4, BeginGroepen = 1024;

    Blok<Vak> vakken;
    size_t meeste, groepen;  // groepen: hoogstens, en nu (een macht van 2)
    size_t gevuld;           // vakken die niet leeg zijn

    // Parameter:
    // * sleutel: een sleutel
    // Retourneert: het eerste vak van haar groep
    Vak *groep (const Sleutel &sleutel) const
    {
      return vakken.begin () + Wegen * (static_cast<size_t>
               (sleutel.mengsel ()) & (groepen - 1));
    }

    // Zet een vak in zijn groep: over dezelfde sleutel, in een leeg vak, of
    // over het vak met het minste werk.
    // Parameter:
    // * nieuw: het vak
    void zet (const Vak &nieuw)
    {
      Vak *const vak = groep (nieuw.sleutel), *plek = vak;
      for (size_t i = 0; i < Wegen; i++)
      {
        if (vak[i].werk == 0 || vak[i].sleutel == nieuw.sleutel)
        {
          plek = vak + i;
          break;
        }
        if (vak[i].werk < plek->werk)
          plek = vak + i;
      }
      gevuld += plek->werk == 0 ? 1 : 0;
      *plek = nieuw;
    }

    // Parameter:
    // * werk: een hoeveelheid werk
    // Retourneert: het aantal bits daarvan plus een, als maat voor het werk
    static unsigned char maat (long long werk)
    {
      unsigned char bits = 1;
      for ( ; werk > 0; werk >>= 1)
        bits++;
      return bits;
    }

    // Verdubbel het aantal groepen; als het geheugen er niet is blijft de
    // tabel zoals zij is.
    void verdubbel ()
    {
      Blok<Vak> oud;
      if (!oud.maak (2 * groepen * Wegen))
      {
        meeste = groepen;
        return;
      }
      vakken.verwissel (oud);
      groepen *= 2;
      gevuld = 0;
      for (size_t i = 0; i < oud.aantal (); i++)
        if (oud[i].werk > 0)
          zet (oud[i]);
    }
};

}

#endif
