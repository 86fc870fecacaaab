// lijnen.h: welke stenen een zet slaat, op een bord van een woord.
//
// Van elk vakje lopen acht lijnen naar de rand. Op zo'n lijn beslist het eerste
// vakje waar geen steen van de ander ligt: ligt er een eigen steen, dan zijn de
// stenen ervoor geslagen, en anders niets. Lopen de nummers op, dan is dat
// vakje de laagste bit, en anders de hoogste: geen lijn hoeft stap voor stap.

#ifndef ZoekOthelloLijnenHVar
#define ZoekOthelloLijnenHVar

#include "../../../zoek/bits.h"

namespace zoek
{
namespace othello
{

// De lijnen van elk vakje van een bord, met rijen van Breedte bits.
template <int Breedte>
class Lijnen
{
  public:

    // Leg de lijnen van een bord aan; met 0 rijen zijn er geen.
    Lijnen (int rijen, int kolommen)
    : op (), af ()
    {
      const int stappen[Richtingen][2] = { { 0, 1 }, { 1, -1 }, { 1, 0 },
                                           { 1, 1 } };
      for (int rij = 0; rij < rijen; rij++)
        for (int kolom = 0; kolom < kolommen; kolom++)
          for (int i = 0; i < Richtingen; i++)
          {
            const int r = stappen[i][0], k = stappen[i][1];
            for (int y = rij + r, x = kolom + k;
                 y < rijen && x >= 0 && x < kolommen; y += r, x += k)
            {
              op[Breedte * rij + kolom][i] |= 1ULL << (Breedte * y + x);
              af[Breedte * y + x][i] |= 1ULL << (Breedte * rij + kolom);
            }
          }
    }

    // Retourneert: de stenen die een zet op een leeg vakje slaat
    // Parameters:
    // * mijn, ander: de stenen van wie de zet doet, en die van de ander
    // * plaats: het nummer van het vakje
    unsigned long long geslagen (unsigned long long mijn,
                                 unsigned long long ander, int plaats) const
    {
      unsigned long long slag = 0;
      for (int i = 0; i < Richtingen; i++)
      {
        const unsigned long long lijn = op[plaats][i], rest = lijn & ~ander,
                                 eigen = rest & (0 - rest) & mijn;
        slag |= lijn & (eigen - (eigen != 0 ? 1 : 0));
      }
      // Is er geen rest, dan heeft zij ook geen hoogste bit: bit 0 doet mee, en
      // valt daarna weer af.
      for (int i = 0; i < Richtingen; i++)
      {
        const unsigned long long lijn = af[plaats][i], rest = lijn & ~ander,
                                 eigen = 1ULL << laatsteBit (rest | 1) & rest
                                         & mijn;
        slag |= lijn & (0 - 2 * eigen);
      }
      return slag;
    }

  private:

    static const int Richtingen = 4, Plaatsen = 64;

    unsigned long long op[Plaatsen][Richtingen],  // de nummers lopen op
                       af[Plaatsen][Richtingen];  // en deze lopen af
};

}
}

#endif
