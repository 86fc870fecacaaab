// banden.h: wat is een groot stuk een speler minstens waard?
//
// Stel dat Vera belooft alleen nog stenen te leggen binnen banden van twee
// rijen (rij 0-1, 2-3, ...). Dat kan haar niet helpen. Een steen van Herman
// ligt altijd binnen een rij, dus nu is het stuk een som van losse banden, en
// geven de thermografen daarvan een ondergrens (zie thermograaf.h).
//
// Een band van n breed is een patroon van 2n bits. Bandentabel rekent al die
// patronen uit; bij een stuk is het dan nog een kwestie van opzoeken, en van
// kiezen hoe de rijen het best in banden te verdelen zijn. Voor Herman geldt
// hetzelfde met kolommen.

#ifndef ZoekDominerenBandenHVar
#define ZoekDominerenBandenHVar

#include <utility>
#include <vector>
#include "thermograaf.h"

namespace zoek
{
namespace domineren
{

class Bandentabel
{
  public:

    static const int MaxBreedte = 9;  // bredere banden: te veel patronen

    // Geef de tabel van een breedte, die bij de eerste vraag uitgerekend wordt
    // en dan blijft bestaan.
    // Parameter:
    // * breedte: 1 t/m MaxBreedte
    // Retourneert: de tabel
    static const Bandentabel &van (int breedte)
    {
      static Bandentabel tabellen[MaxBreedte + 1];
      if (tabellen[breedte].paren.empty ())
      {
        Bandentabel nieuw;  // een halve tabel, zonder geheugen, blijft nergens
        nieuw.reken (breedte);
        tabellen[breedte] = std::move (nieuw);
      }
      return tabellen[breedte];
    }

    // Bepaal wat een stuk wie verticaal legt minstens waard is, bij de beste
    // verdeling in banden.
    // Parameters:
    // * rij: de lege vakjes van elke rij
    // * aantal: het aantal rijen, minstens 1
    // * eerst: wordt de waarde als hij begint
    // * laatst: wordt de waarde als de ander begint
    void ondergrens (const unsigned *rij, int aantal, Wand &eerst,
                     Wand &laatst) const
    {
      Wand laatstVorige, eerstVorige;  // zonder de laatste rij
      eerst = laatst = enkele[rij[0]];
      for (int i = 1; i < aantal; i++)
      {
        const size_t band = rij[i - 1] | rij[i] << breedte;
        const Wand los = enkele[rij[i]], samen = paren[band],
                   nieuwEerst = (eerst + los).hoogste (eerstVorige + samen)
                     .hoogste (laatstVorige + begonnen[band]),
                   nieuwLaatst = (laatst + los).hoogste (laatstVorige + samen);
        eerstVorige = eerst;
        laatstVorige = laatst;
        eerst = nieuwEerst;
        laatst = nieuwLaatst;
      }
    }

  private:

    int breedte;
    std::vector<Wand> enkele, paren; // rechterwand, per patroon van een rij of
                                     // twee: de onderste in de lage bits
    std::vector<Wand> begonnen;      // linkerwand, per patroon van twee rijen

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
      std::vector<Thermograaf> alle (patronen);
      for (size_t p = 0; p < patronen; p++)
      {
        alle[p] = maak (static_cast<unsigned> (p), alle);
        paren.push_back (alle[p].wand (false));
        begonnen.push_back (alle[p].wand (true));
        if (p >> breedte == 0)
          enkele.push_back (paren[p]);
      }
    }

    // Maak de thermograaf van een patroon.
    // Parameters:
    // * patroon: het patroon
    // * alle: bevat de thermografen van alle lagere patronen
    // Retourneert: de thermograaf
    Thermograaf maak (unsigned patroon,
                      const std::vector<Thermograaf> &alle) const
    {
      const unsigned rij = (1u << breedte) - 1;
      Thermograaf nieuw = Thermograaf::zonderZetten ();
      for (unsigned rest = patroon & patroon >> breedte & rij; rest != 0;
           rest &= rest - 1)
      {
        const unsigned laagste = rest & (~rest + 1);
        nieuw.neemOp (alle[patroon & ~(laagste | laagste << breedte)], true);
      }
      for (unsigned rest = patroon & patroon >> 1 & ~(1u << (breedte - 1));
           rest != 0; rest &= rest - 1)
        nieuw.neemOp (alle[patroon & ~(3 * (rest & (~rest + 1)))], false);
      nieuw.sluit ();
      return nieuw;
    }
};

}
}

#endif
