// tellen.h: vervolgpartijen tellen met een tabel van standen.
//
// Verschillende volgordes van zetten leiden vaak tot dezelfde stelling. De
// teller rekent haar een keer uit en onthoudt de uitkomst in een tabel.
//
// In de tabel vallen samen: standen die alleen in kleur verschillen (het gaat
// om wie aan zet is en de ander) en standen die een halve slag gedraaid zijn.
// De beginstand gaat bij een halve slag in zichzelf over, en bij een spiegeling
// van links en rechts of van boven en onder niet. Op een vierkant bord doet zij
// dat ook bij spiegelen in een diagonaal; dat is hier niet gebruikt.

#ifndef ZoekOthelloTellenHVar
#define ZoekOthelloTellenHVar

#include "../../../zoek/sleuteltabel.h"
#include "stelling.h"
#include "telling.h"

namespace zoek
{
namespace othello
{

class Teller
{
  public:

    static const int MaxMaat = 8;  // zoveel rijen en kolommen passen er

    // Maak een teller met een lege tabel, voor een bord van 2 t/m MaxMaat rijen
    // en kolommen.
    // Parameters:
    // * geheugen: zoveel bytes mag de tabel hoogstens nemen
    // * nwTelling: wie er meetelt
    Teller (int rijen, int kolommen, size_t geheugen,
            OthelloTelling &nwTelling)
    : regels (rijen, kolommen),
      rest (MaxMaat * (MaxMaat - rijen) + MaxMaat - kolommen),
      tabel (geheugen), telling (nwTelling)
    {
    }

    // Tel de vervolgpartijen van de stand op een OthelloBord van deze maat.
    // Retourneert: het aantal; -1 als het niet in een long long past
    template <typename Bord>
    long long tel (const Bord &bord)
    {
      Stelling stelling = regels.lees (bord);
      const int leeg = regels.leeg (stelling).aantal ();
      zetKlaar (stelling, leeg);
      const long long aantal = telStelling (stelling, leeg);
      return aantal == TeVeel ? -1 : aantal;
    }

  private:

    typedef zoek::othello::Regels<1, MaxMaat> Regels;
    typedef Regels::Stelling Stelling;
    typedef Regels::Vakjes Vakjes;

    static const int MinLeeg = 5,      // met minder leeg is het zo geteld
                     MaxKinderen = MaxMaat * MaxMaat;
    static const long long TeVeel = 0x7fffffffffffffffLL;

    // Wat er over een stelling onthouden wordt.
    struct Bekend
    {
      long long aantal;
      unsigned char werk;  // zie sleuteltabel.h
    };

    const Regels regels;
    const int rest;  // bits achter het laatste vakje
    Sleuteltabel<Stelling, Bekend> tabel;
    OthelloTelling &telling;

    // Maak een stelling met zoveel lege vakjes klaar voor telStelling. Komt zij
    // in de tabel, dan wordt zij haar vertegenwoordiger, en komt haar plaats
    // alvast uit het geheugen.
    void zetKlaar (Stelling &stelling, int leeg) const
    {
      if (leeg >= MinLeeg)
      {
        kiesKant (stelling);
        tabel.haal (stelling);
      }
    }

    // Tel een stelling met zoveel lege vakjes, na zetKlaar, met behulp van de
    // tabel. Gemeld wordt wat uit de tabel komt, en wat daar net niet in komt.
    // Retourneert: het aantal vervolgpartijen, hoogstens TeVeel
    long long telStelling (const Stelling &stelling, int leeg)
    {
      const Bekend *const oud = leeg < MinLeeg ? nullptr
                                               : tabel.zoek (stelling);
      const long long aantal = oud != nullptr ? oud->aantal
                                              : telKinderen (stelling, leeg);
      if (oud != nullptr || leeg == MinLeeg - 1)
        telling.tel (aantal);
      else if (leeg >= MinLeeg)
        tabel.bewaar (stelling, { aantal, 0 }, aantal);
      return aantal;
    }

    // Tel als telStelling, maar zonder op te zoeken: maak eerst alle kinderen,
    // en tel die dan een voor een. Van de laatste twee vakjes hoeft dat niet:
    // elke zet daar is een partij, zie OthelloBord::vervolg.
    long long telKinderen (const Stelling &stelling, int leeg)
    {
      Stelling kinderen[MaxKinderen];
      Vakjes keuzes = regels.zetten (stelling);
      long long totaal = 0;
      int gemaakt = 0;
      if (keuzes.leeg ())
        return 1;
      if (leeg <= 2)
        return keuzes.aantal ();
      while (!keuzes.leeg ())
      {
        kinderen[gemaakt] = regels.naZet (stelling, keuzes.neemLaagste ());
        zetKlaar (kinderen[gemaakt++], leeg - 1);
      }
      for (int i = 0; i < gemaakt; i++)
      {
        const long long aantal = telStelling (kinderen[i], leeg - 1);
        totaal = aantal < TeVeel - totaal ? totaal + aantal : TeVeel;
      }
      return totaal;
    }

    // Maak van een stelling de vaste vertegenwoordiger van haar en haar halve
    // slag.
    void kiesKant (Stelling &stelling) const
    {
      const Stelling om (draai (stelling.mijn ()), draai (stelling.ander ()));
      if (om.ander () < stelling.ander ()
          || (om.ander () == stelling.ander ()
              && om.mijn () < stelling.mijn ()))
        stelling = om;
    }

    // Draai een bord een halve slag: zet alle bits in omgekeerde volgorde,
    // eerst die in elke byte.
    // Retourneert: het gedraaide bord
    Vakjes draai (const Vakjes &vakjes) const
    {
      unsigned long long getal = vakjes.woord (0);
      getal = wissel (getal, 0x5555555555555555ULL, 1);
      getal = wissel (getal, 0x3333333333333333ULL, 2);
      getal = wissel (getal, 0x0f0f0f0f0f0f0f0fULL, 4);
      getal = __builtin_bswap64 (getal);
      return Vakjes::van (getal >> rest);
    }

    // Verwissel telkens twee groepen van zoveel bits naast elkaar; het masker
    // is de onderste groep van elk paar.
    // Retourneert: het getal met de groepen verwisseld
    static unsigned long long wissel (unsigned long long getal,
                                      unsigned long long masker, int afstand)
    {
      return (getal >> afstand & masker) | (getal & masker) << afstand;
    }
};

}
}

#endif
