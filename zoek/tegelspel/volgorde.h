// volgorde.h: welke zet van TegelSpel het eerst te proberen.
//
// Alfa-beta bezoekt de minste standen als de beste zet vooraan staat. Elke zet
// krijgt daarom een waardering, een gewogen som van kenmerken van de stand
// erna. De gewichten zijn gevonden door er steeds een te veranderen zolang het
// aantal bezochte standen van een reeks toevallige spellen daarvan afnam.

#ifndef ZoekTegelspelVolgordeHVar
#define ZoekTegelspelVolgordeHVar

#include <cstdlib>
#include <vector>
#include "../bits.h"
#include "stelling.h"
#include "zet.h"

namespace zoek
{
namespace tegelspel
{

class Volgorde
{
  public:

    // Tel de zetten van elke verzameling, en waardeer ze op alle borden.
    explicit Volgorde (const Borden &borden)
    {
      for (unsigned zetten = 0; zetten <= AlleZetten; zetten++)
        aantal[zetten] = static_cast<unsigned char> (aantalBits (zetten));
      for (const Bord &bord : borden.alle ())
        for (int z = 0; z < AantalZetten; z++)
          opBord.push_back (waardeerBord (bord, z));
    }

    // Retourneert: de waardering van een zet in een stelling, met die erna
    int waardeer (const Stelling &stelling, int zet, const Stelling &erna) const
    {
      const int anderKan = -31,   // per zet die de ander heeft
                anderMist = 9,    // per zet die zij had, maar niet meer ligt
                vultStraks = 51;  // als er nog ligt wat een eigen rij vult
      const unsigned lag = stelling.voorraad->kan, ligt = erna.voorraad->kan,
                     past = erna.eigen->kan;  // van de ander
      return opBord[stelling.eigen->nummer * AantalZetten
                    + static_cast<size_t> (zet)]
             + anderKan * aantal[ligt & past]
             + anderMist * aantal[lag & ~ligt & past]
             + ((ligt & erna.ander->vult) != 0 ? vultStraks : 0);
    }

  private:

    unsigned char aantal[AlleZetten + 1];  // zetten in een verzameling
    std::vector<int> opBord;               // per bord en zet: zie waardeerBord

    // Waardeer wat een zet van het eigen bord maakt.
    // Retourneert: de waardering; 0 als de zet niet past
    int waardeerBord (const Bord &bord, int zet) const
    {
      const int maaktVol = 290, nieuweRij = -51, perTegel = 21,
                perVuller = 57;  // per zet die daarna een rij vol maakt
      if ((bord.kan >> zet & 1) == 0)
        return 0;
      const Bord *const erna = na (&bord, zet);
      return ((bord.vult >> zet & 1) != 0 ? maaktVol : 0)
             + (erna->leeg < bord.leeg ? nieuweRij : 0)
             + perTegel * aantalVan (zet) + perVuller * aantal[erna->vult];
    }
};

}
}

#endif
