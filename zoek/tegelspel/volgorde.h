// volgorde.h: welke zet van TegelSpel het eerst te proberen.
//
// Alfa-beta bezoekt de minste standen als de beste zet vooraan staat. Elke zet
// krijgt daarom een waardering, een gewogen som van kenmerken van de stand
// erna. Zij bepaalt alleen de volgorde, nooit de uitkomst. De gewichten zijn
// gevonden door er steeds een te veranderen zolang het aantal bezochte standen
// van een reeks toevallige spellen daarvan afnam.

#ifndef VolgordeHVar
#define VolgordeHVar

#include "../bits.h"
#include "bord.h"
#include "zet.h"

namespace zoek
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
      static const int perAantal[MaxPerSchaal] = { 0, 14, 28, 50, 60 };
      const int maaktVol = 86, kanVullen = 20, past = 13, nieuweRij = -30,
                onvolleRij = -17;
      const Bord &erna = *bord.na[zet];
      return ((bord.vult >> zet & 1) != 0 ? maaktVol : 0)
             + (erna.leeg < bord.leeg ? nieuweRij : 0)
             + perAantal[aantalVan (zet) - 1]
             + kanVullen * aantal[erna.vult] + past * aantal[erna.past]
             + onvolleRij * erna.onvol;
    }

    // Waardeer wat er na een zet te doen is.
    // Parameters:
    // * ander, anderVult: de zetten die de ander kan doen, en die waarmee zij
    //   een rij vol kan maken
    // * eigen, eigenVult: dezelfde zetten als de eigen speler aan beurt was
    // Retourneert: de waardering
    int naZet (unsigned ander, unsigned anderVult, unsigned eigen,
               unsigned eigenVult) const
    {
      const int anderKan = -17, anderMaaktVol = -14, eigenKan = -7,
                eigenMaaktVol = 8, eigenVulling = 21;
      return anderKan * aantal[ander] + anderMaaktVol * aantal[anderVult]
             + eigenKan * aantal[eigen] + eigenMaaktVol * aantal[eigenVult]
             + (eigenVult != 0 ? eigenVulling : 0);
    }

  private:

    unsigned char aantal[AlleZetten + 1];  // zetten in een verzameling
};

}

#endif
