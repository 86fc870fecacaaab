// banden.h: wat is een band van twee rijen een speler minstens waard?
//
// Stel dat Vera belooft alleen nog stenen te leggen binnen banden van twee
// rijen (rij 0-1, 2-3, ...). Dat kan haar niet helpen. Een steen van Herman
// ligt altijd binnen een rij, dus nu is de stand een som van losse banden, en
// geven de grenzen daarvan (zie klassen.h) een grens voor de stand. Een band
// van n breed is een patroon van 2n bits; Bandentabel rekent al die patronen
// precies uit, op achtsten na. Voor Herman geldt hetzelfde met kolommen.

#ifndef ZoekDominerenBandenHVar
#define ZoekDominerenBandenHVar

#include <utility>
#include <vector>
#include "klassen.h"

namespace zoek
{
namespace domineren
{

class Bandentabel
{
  public:

    static const int MaxBreedte = 9;  // bredere banden: te veel patronen

    // Wat een band waard is voor wie er verticaal in legt.
    struct Waarde
    {
      Krap eerst, laatst;
    };

    // Geef de tabel van een breedte, die bij de eerste vraag uitgerekend wordt
    // en dan blijft bestaan.
    // Parameter:
    // * breedte: 1 t/m MaxBreedte
    // Retourneert: de tabel
    static const Bandentabel &van (int breedte)
    {
      static Bandentabel tabellen[MaxBreedte + 1];
      if (tabellen[breedte].waarden.empty ())
      {
        Bandentabel nieuw;  // een halve tabel, zonder geheugen, blijft nergens
        nieuw.reken (breedte);
        tabellen[breedte] = std::move (nieuw);
      }
      return tabellen[breedte];
    }

    // Parameters:
    // * onder, boven: de lege vakjes van twee rijen
    // Retourneert: wat die band waard is
    const Waarde &waarde (unsigned onder, unsigned boven) const
    {
      return waarden[onder | boven << breedte];
    }

    // Parameters:
    // * onder, boven: als hierboven
    // Retourneert: een schatting van de waarde als niemand haast heeft
    int mast (unsigned onder, unsigned boven) const
    {
      return masten[onder | boven << breedte];
    }

    // Parameters:
    // * onder, boven: als hierboven
    // Retourneert: laatst in de beste klasse
    int top (unsigned onder, unsigned boven) const
    {
      return toppen[onder | boven << breedte];
    }

    // Parameter:
    // * rij: de lege vakjes van een rij
    // Retourneert: wat die rij alleen waard is; hoogstens nul
    int los (unsigned rij) const
    {
      return waarden[rij].laatst.op[0];
    }

  private:

    static const int Temperatuur = 12;  // achtsten: wat een zet kost

    // De wanden van een patroon bij die temperatuur, ongeveer.
    struct Wanden
    {
      signed char links, rechts;
    };

    int breedte;
    std::vector<Waarde> waarden;      // per patroon: de onderste rij in de
    std::vector<signed char> masten, toppen;  // lage bits

    // Maak een lege tabel.
    Bandentabel ()
    : breedte (0)
    {
    }

    // Reken alle patronen van een breedte uit.
    // Parameter:
    // * nwBreedte: 1 t/m MaxBreedte
    void reken (int nwBreedte)
    {
      breedte = nwBreedte;
      const size_t patronen = static_cast<size_t> (1) << 2 * breedte;
      std::vector<Wanden> wanden;
      wanden.reserve (patronen);
      waarden.reserve (patronen);
      masten.reserve (patronen);
      toppen.reserve (patronen);
      for (size_t p = 0; p < patronen; p++)
        neemOp (static_cast<unsigned> (p), wanden);
    }

    // Reken een patroon uit.
    // Parameters:
    // * patroon: het patroon, na alle lagere
    // * wanden: de wanden van de lagere patronen, en nu ook van dit
    void neemOp (unsigned patroon, std::vector<Wanden> &wanden)
    {
      const unsigned rij = (1u << breedte) - 1;
      const int Ver = 100;
      Opbouw opbouw;
      int links = -Ver, rechts = Ver;
      for (unsigned rest = patroon & patroon >> breedte & rij; rest != 0;
           rest &= rest - 1)
      {
        const unsigned vak = rest & (~rest + 1),
                       erna = patroon & ~(vak | vak << breedte);
        opbouw.eigenZet (ruim (waarden[erna].laatst));
        links = hoogste (links, wanden[erna].rechts - Temperatuur);
      }
      for (unsigned rest = patroon & patroon >> 1 & ~(1u << (breedte - 1));
           rest != 0; rest &= rest - 1)
      {
        const unsigned erna = patroon & ~(3 * (rest & (~rest + 1)));
        opbouw.andereZet (ruim (waarden[erna].eerst));
        rechts = -hoogste (-rechts, -wanden[erna].links - Temperatuur);
      }
      const Grens grens = opbouw.klaar ();
      const Waarde waarde = { krap (grens.eerst),
                              krap (grens.laatst) };
      waarden.push_back (waarde);
      toppen.push_back (static_cast<signed char>
                          (domineren::top (grens.laatst)));
      if (links < rechts)
        links = rechts = links == -Ver || rechts == Ver ? waarde.laatst.op[0]
                                                        : (links + rechts) / 2;
      const Wanden nieuw = { static_cast<signed char> (links),
                             static_cast<signed char> (rechts) };
      wanden.push_back (nieuw);
      masten.push_back (static_cast<signed char> ((links + rechts) / 2));
    }
};

}
}

#endif
