// volgorde.h: welke zet van TegelSpel het eerst te proberen.
//
// Alfa-beta bezoekt de minste standen als de beste zet vooraan staat. Elke zet
// krijgt daarom een waardering, een gewogen som van kenmerken van de stand
// erna. Zij bepaalt alleen de volgorde, nooit de uitkomst. De gewichten zijn
// gevonden door er steeds een te veranderen zolang het aantal bezochte standen
// van een reeks toevallige spellen daarvan afnam.

#ifndef ZoekTegelspelVolgordeHVar
#define ZoekTegelspelVolgordeHVar

#include "../bits.h"
#include "bord.h"
#include "zet.h"

namespace zoek
{
namespace tegelspel
{

class Volgorde
{
  public:

    // Tel de zetten van alle verzamelingen.
    Volgorde ()
    {
      for (unsigned zetten = 0; zetten <= AlleZetten; zetten++)
        aantal[zetten] = static_cast<unsigned char> (aantalBits (zetten));
    }

    // Waardeer wat een zet van het eigen bord maakt.
    // Parameters:
    // * bord: het eigen bord
    // * zet: een zet die past
    // Retourneert: de waardering
    int opBord (const Bord &bord, int zet) const
    {
      const int maaktVol = 104, kanVullen = 20, nieuweRij = -48, perTegel = 15;
      const Bord &erna = *bord.na[zet];
      return ((bord.vult >> zet & 1) != 0 ? maaktVol : 0)
             + (erna.leeg < bord.leeg ? nieuweRij : 0)
             + perTegel * aantalVan (zet) + kanVullen * aantal[erna.vult];
    }

    // Waardeer wat er na een zet te doen is.
    // Parameters:
    // * ander: de zetten die de ander dan kan doen
    // * afgepakt: de zetten die zij zonder deze zet had kunnen doen
    // * eigenVult: de zetten die er dan liggen en die een eigen rij vullen
    // Retourneert: de waardering
    int naZet (unsigned ander, unsigned afgepakt, unsigned eigenVult) const
    {
      const int anderKan = -22, anderKonNog = 8, kanVullen = 30;
      return anderKan * aantal[ander] + anderKonNog * aantal[afgepakt]
             + (eigenVult != 0 ? kanVullen : 0);
    }

  private:

    unsigned char aantal[AlleZetten + 1];  // zetten in een verzameling
};

}
}

#endif
