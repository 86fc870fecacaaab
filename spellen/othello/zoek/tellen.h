// tellen.h: vervolgpartijen tellen met een tabel van standen.
//
// Verschillende volgordes van zetten leiden vaak tot dezelfde stelling. Deze
// teller rekent haar een keer uit en onthoudt de uitkomst in een tabel. Een
// stelling is twee getallen van 64 bits: de stenen van wie aan zet is en die
// van de ander. Bit 8*rij+kolom hoort bij een vakje; een kleiner bord
// ligt linksboven:
//
//      0  1  2  3  4  5  .  .     Een stap naar rechts is 1 bit verder, een
//      8  9 10 11 12 13  .  .     stap omlaag 8, schuin omlaag 7 of 9. Wie
//     16 17 18 19 20 21  .  .     het hele getal schuift, zet dus met alle
//     24 25 26 27 28 29  .  .     stenen tegelijk een stap.
//
// In de tabel vallen samen: standen die alleen in kleur verschillen (het gaat
// om wie aan zet is en de ander) en standen die een halve slag gedraaid zijn.
// De beginstand gaat bij een halve slag in zichzelf over, en bij een spiegeling
// van links en rechts of van boven en onder niet. Op een vierkant bord doet zij
// dat ook bij spiegelen in een diagonaal; dat is hier niet gebruikt.

#ifndef ZoekOthelloTellenHVar
#define ZoekOthelloTellenHVar

#include "../../../zoek/bits.h"
#include "../../../zoek/geheugen.h"
#include "../../../zoek/toeval.h"
#include "toezicht.h"

namespace zoek
{
namespace othello
{

class Teller
{
  public:

    typedef unsigned long long Vakjes;  // een bit per vakje

    static const int MaxMaat = 8;  // zoveel rijen en kolommen passen er

    // Maak een teller met een lege tabel, voor een bord van 2 t/m MaxMaat rijen
    // en kolommen.
    // Parameters:
    // * geheugen: zoveel bytes mag de tabel hoogstens nemen; is er minder
    //   vrij, dan wordt de tabel kleiner, desnoods tot niets
    // * nwToezicht: wie er toeziet, of nullptr
    Teller (int rijen, int kolommen, long long geheugen,
            OthelloToezicht *nwToezicht)
    : langs (kolommen - 2), omlaag (rijen - 2),
      schuin (langs < omlaag ? langs : omlaag),
      rest (MaxMaat * (MaxMaat - rijen) + MaxMaat - kolommen),
      bord (0), midden (0), toezicht (nwToezicht)
    {
      const Vakjes rij = (1ULL << kolommen) - 1;
      int i = 0;
      for (i = 0; i < rijen; i++)
      {
        bord |= rij << (MaxMaat * i);
        midden |= (rij >> 1 & ~1ULL) << (MaxMaat * i);
      }
      maakTabel (geheugen);
    }

    // Tel de vervolgpartijen van een stelling: de stenen van wie aan zet is en
    // die van de ander.
    // Retourneert: het aantal; -1 als het niet in een long long past
    long long tel (Vakjes eigen, Vakjes ander)
    {
      Stelling stelling = { eigen, ander };
      const int leeg = aantalBits (bord & ~(eigen | ander));
      long long aantal = 0;
      zetKlaar (stelling, leeg);
      aantal = telStelling (stelling, leeg);
      return aantal == TeVeel ? -1 : aantal;
    }

  private:

    static const int MinLeeg = 5,      // met minder leeg is het zo geteld
                     MaxKinderen = MaxMaat * MaxMaat;
    static const long long TeVeel = 0x7fffffffffffffffLL;
    static const unsigned long long MaxPlaatsen = 1ULL << 32;

    struct Stelling
    {
      Vakjes eigen, ander;  // de stenen van wie aan zet is, van de ander
    };

    struct Plaats
    {
      Stelling stelling;
      long long aantal;   // 0: deze plaats is nog vrij
    };

    const int langs, omlaag, schuin,  // de langste slag in die richting
              rest;                   // bits achter het laatste vakje
    Vakjes bord,    // alle vakjes
           midden;  // zonder de buitenste kolommen: alleen daar sluit men langs
                    // of schuin in
    Blok<Plaats> tabel;
    OthelloToezicht *const toezicht;  // of nullptr

    // Vraag geheugen voor de tabel, hoogstens zoveel bytes, en telkens de helft
    // als dat er niet is.
    void maakTabel (long long geheugen)
    {
      unsigned long long plaatsen = 0;
      if (geheugen > 0)
        plaatsen = static_cast<unsigned long long> (geheugen)
                   / sizeof (Plaats);
      if (plaatsen > MaxPlaatsen)
        plaatsen = MaxPlaatsen;
      while (plaatsen > 0 && !tabel.maak (static_cast<size_t> (plaatsen)))
        plaatsen /= 2;
    }

    // Retourneert: of standen met zoveel lege vakjes in de tabel komen
    bool inTabel (int leeg) const
    {
      return leeg >= MinLeeg && tabel.aantal () > 0;
    }

    // Maak een stelling met zoveel lege vakjes klaar voor telStelling. Komt zij
    // in de tabel, dan wordt zij haar vertegenwoordiger, en komt haar plaats
    // alvast uit het geheugen.
    void zetKlaar (Stelling &stelling, int leeg) const
    {
      if (inTabel (leeg))
      {
        kiesKant (stelling);
        __builtin_prefetch (plaatsVan (stelling));
      }
    }

    // Meld hoeveel vervolgpartijen er geteld zijn.
    // Retourneert: dat aantal
    long long meld (long long aantal) const
    {
      if (toezicht != nullptr)
        toezicht->tel (aantal);
      return aantal;
    }

    // Tel een stelling met zoveel lege vakjes, na zetKlaar, met behulp van de
    // tabel. Gemeld wordt wat uit de tabel komt, en wat daar net niet in komt.
    // Retourneert: het aantal vervolgpartijen, hoogstens TeVeel
    long long telStelling (const Stelling &stelling, int leeg)
    {
      Plaats *plaats = nullptr;
      long long aantal = 0;
      if (!inTabel (leeg))
      {
        aantal = telKinderen (stelling, leeg);
        return leeg == MinLeeg - 1 ? meld (aantal) : aantal;
      }
      plaats = plaatsVan (stelling);
      if (plaats->aantal > 0 && plaats->stelling.eigen == stelling.eigen
          && plaats->stelling.ander == stelling.ander)
        return meld (plaats->aantal);
      aantal = telKinderen (stelling, leeg);
      plaats->stelling = stelling;
      plaats->aantal = aantal;
      return aantal;
    }

    // Tel als telStelling, maar zonder op te zoeken: maak eerst alle kinderen,
    // en tel die dan een voor een. Van de laatste twee vakjes hoeft dat niet:
    // elke zet daar is een partij, zie OthelloBord::vervolg.
    long long telKinderen (const Stelling &stelling, int leeg)
    {
      Stelling kinderen[MaxKinderen];
      Vakjes keuzes = zetten (stelling.eigen, stelling.ander), zet = 0,
             slag = 0;
      long long totaal = 0, aantal = 0;
      int gemaakt = 0, i = 0;
      if (keuzes == 0)
        return 1;
      if (leeg <= 2)
        return aantalBits (keuzes);
      for (; keuzes != 0; keuzes ^= zet)
      {
        zet = keuzes & (~keuzes + 1);
        slag = geslagen (stelling.eigen, stelling.ander, zet);
        kinderen[gemaakt].eigen = stelling.ander ^ slag;
        kinderen[gemaakt].ander = stelling.eigen | zet | slag;
        zetKlaar (kinderen[gemaakt], leeg - 1);
        gemaakt++;
      }
      for (i = 0; i < gemaakt; i++)
      {
        aantal = telStelling (kinderen[i], leeg - 1);
        totaal = aantal < TeVeel - totaal ? totaal + aantal : TeVeel;
      }
      return totaal;
    }

    // Retourneert: de vakjes waar wie aan zet is, met de eigen stenen, mag
    // zetten
    Vakjes zetten (Vakjes eigen, Vakjes ander) const
    {
      const Vakjes prooi = ander & midden;
      return bord & ~(eigen | ander)
             & (achter<1> (eigen, prooi, langs)
                | achter<-1> (eigen, prooi, langs)
                | achter<8> (eigen, ander, omlaag)
                | achter<-8> (eigen, ander, omlaag)
                | achter<7> (eigen, prooi, schuin)
                | achter<-7> (eigen, prooi, schuin)
                | achter<9> (eigen, prooi, schuin)
                | achter<-9> (eigen, prooi, schuin));
    }

    // Retourneert: de stenen die een zet op een vakje slaat
    Vakjes geslagen (Vakjes eigen, Vakjes ander, Vakjes zet) const
    {
      const Vakjes prooi = ander & midden;
      return ingesloten<1> (zet, prooi, eigen, langs)
             | ingesloten<-1> (zet, prooi, eigen, langs)
             | ingesloten<8> (zet, ander, eigen, omlaag)
             | ingesloten<-8> (zet, ander, eigen, omlaag)
             | ingesloten<7> (zet, prooi, eigen, schuin)
             | ingesloten<-7> (zet, prooi, eigen, schuin)
             | ingesloten<9> (zet, prooi, eigen, schuin)
             | ingesloten<-9> (zet, prooi, eigen, schuin);
    }

    // Zet met alle vakjes tegelijk een Stap: zoveel bits verder, of terug als
    // hij negatief is.
    // Retourneert: de vakjes na de stap
    template <int Stap>
    static Vakjes schuif (Vakjes getal)
    {
      return Stap > 0 ? getal << (Stap > 0 ? Stap : 0)
                      : getal >> (Stap > 0 ? 0 : -Stap);
    }

    // Loop vanaf vakjes over een rijtje stenen: eerst twee stappen, en als
    // er langere rijtjes zijn nog twee keer twee stappen ineens.
    // Parameters:
    // * Stap: de richting
    // * begin: de vakjes voor het rijtje
    // * prooi: de stenen waar men overheen mag
    // * lengte: de lengte van het langste rijtje, hoogstens 6
    // Retourneert: de stenen waar men overheen loopt
    template <int Stap>
    static Vakjes loop (Vakjes begin, Vakjes prooi, int lengte)
    {
      Vakjes rijtje = prooi & schuif<Stap> (begin), paar = 0;
      rijtje |= prooi & schuif<Stap> (rijtje);
      if (lengte > 2)
      {
        paar = prooi & schuif<Stap> (prooi);
        rijtje |= paar & schuif<2 * Stap> (rijtje);
        rijtje |= paar & schuif<2 * Stap> (rijtje);
      }
      return rijtje;
    }

    // Retourneert: de vakjes direct achter een steen waar men overheen loopt;
    // zie loop
    template <int Stap>
    static Vakjes achter (Vakjes begin, Vakjes prooi, int lengte)
    {
      return schuif<Stap> (loop<Stap> (begin, prooi, lengte));
    }

    // Retourneert: het rijtje tussen een zet en een eigen steen, of 0; zie loop
    template <int Stap>
    static Vakjes ingesloten (Vakjes zet, Vakjes prooi, Vakjes eigen,
                              int lengte)
    {
      const Vakjes rijtje = loop<Stap> (zet, prooi, lengte);
      return (schuif<Stap> (rijtje) & eigen) != 0 ? rijtje : 0;
    }

    // Maak van een stelling de vaste vertegenwoordiger van haar en haar halve
    // slag.
    void kiesKant (Stelling &stelling) const
    {
      const Vakjes om = draai (stelling.ander);
      if (om < stelling.ander
          || (om == stelling.ander && draai (stelling.eigen) < stelling.eigen))
      {
        stelling.eigen = draai (stelling.eigen);
        stelling.ander = om;
      }
    }

    // Draai een bord een halve slag: zet alle bits in omgekeerde volgorde.
    // Retourneert: het gedraaide bord
    Vakjes draai (Vakjes getal) const
    {
      getal = wissel (getal, 0x5555555555555555ULL, 1);
      getal = wissel (getal, 0x3333333333333333ULL, 2);
      getal = wissel (getal, 0x0f0f0f0f0f0f0f0fULL, 4);
      getal = wissel (getal, 0x00ff00ff00ff00ffULL, 8);
      getal = wissel (getal, 0x0000ffff0000ffffULL, 16);
      getal = wissel (getal, 0x00000000ffffffffULL, 32);
      return getal >> rest;
    }

    // Verwissel telkens twee groepen van zoveel bits naast elkaar; het masker
    // is de onderste groep van elk paar.
    // Retourneert: het getal met de groepen verwisseld
    static Vakjes wissel (Vakjes getal, Vakjes masker, int afstand)
    {
      return (getal >> afstand & masker) | (getal & masker) << afstand;
    }

    // Retourneert: de plaats van een stelling in de tabel, waar ook een andere
    // kan staan
    Plaats *plaatsVan (const Stelling &stelling) const
    {
      const unsigned long long bits =
        Toeval::meng (Toeval::meng (stelling.eigen) ^ stelling.ander);
      return tabel.begin () + ((bits >> 32) * tabel.aantal () >> 32);
    }
};

}
}

#endif
