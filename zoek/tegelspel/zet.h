// zet.h: de zetten van TegelSpel zoals het zoeken ze ziet.
//
// Welke schaal het is doet er voor het verdere spel niet toe: een zet is een
// kleur en een aantal tegels, samen een getal van 0 t/m 9. Een verzameling
// zetten is een bitrij: bit z hoort bij zet z.

#ifndef ZoekTegelspelZetHVar
#define ZoekTegelspelZetHVar

#include "../../constantes.h"

namespace zoek
{
namespace tegelspel
{

enum Kleur { Geel, Blauw, AantalKleuren };

const int AantalZetten = AantalKleuren * MaxPerSchaal;
const unsigned AlleZetten = (1u << AantalZetten) - 1;

// Retourneert: het nummer van de zet met een kleur, Geel of Blauw, en een
//   aantal tegels, 1 t/m MaxPerSchaal
inline int zetVan (int kleur, int aantal)
{
  return kleur * MaxPerSchaal + aantal - 1;
}

// Retourneert: de kleur van een zet, Geel of Blauw
inline int kleurVan (int zet) { return zet / MaxPerSchaal; }

// Retourneert: het aantal tegels van een zet
inline int aantalVan (int zet) { return zet % MaxPerSchaal + 1; }

}
}

#endif
