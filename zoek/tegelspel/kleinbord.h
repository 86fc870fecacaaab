// kleinbord.h: wat het zoeken van een bord weet, en van een zet daarop, in zo
// weinig mogelijk bytes.

#ifndef ZoekTegelspelKleinbordHVar
#define ZoekTegelspelKleinbordHVar

#include <vector>
#include "bord.h"
#include "volgorde.h"
#include "zet.h"

namespace zoek
{
namespace tegelspel
{

struct KleinBord
{
  unsigned short past, vult;
  unsigned char vol,
    speling,         // zoveel zetten kunnen er hoogstens geen rij vullen
    inEen, inMeer;   // rijen die nog een zet vragen, of minstens twee
};

struct Stap
{
  unsigned naar;     // het bord erna
  int waardering;
};

// Neem een bord over, met de zetten erop.
// Parameters:
// * bord: het bord
// * rijen, perRij: het aantal rijen, en het aantal vakjes in een rij
// * volgorde: waardeert de zetten
// * borden: krijgt er het bord bij
// * stappen: krijgt er elke zet bij, ook die niet kan
inline void neemOver (const Bord &bord, int rijen, int perRij,
                      const Volgorde &volgorde, std::vector<KleinBord> &borden,
                      std::vector<Stap> &stappen)
{
  const int onvol = rijen - bord.vol;
  const KleinBord klein =
    { static_cast<unsigned short> (bord.past),
      static_cast<unsigned short> (bord.vult),
      static_cast<unsigned char> (bord.vol),
      static_cast<unsigned char> (rijen * perRij - bord.tegels - onvol),
      static_cast<unsigned char> (bord.inEen),
      static_cast<unsigned char> (onvol - bord.inEen) };
  borden.push_back (klein);
  for (int z = 0; z < AantalZetten; z++)
  {
    Stap stap = { 0, 0 };
    if (bord.na[z] != 0)
    {
      stap.naar = static_cast<unsigned> (bord.na[z]->nummer);
      stap.waardering = volgorde.opBord (bord, z);
    }
    stappen.push_back (stap);
  }
}

}
}

#endif
