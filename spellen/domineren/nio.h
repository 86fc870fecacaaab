// nio.h: wat de vijf programma's NIO0A t/m NIO0E delen: een stand lezen uit
// SPEL.IN, en regels schrijven naar een uitvoerbestand.

#ifndef NioHVar
#define NioHVar

#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/bewaren.h"
#include "../../terminal/hoofdprogramma.h"
#include "domineren.h"

namespace nio
{

// Lees de stand uit SPEL.IN, laat een onderdeel er regels van maken, en schrijf
// die naar een bestand. Lukt dat niet, dan blijft het bestand zoals het was.
// Parameters:
// * naam: de naam van het uitvoerbestand
// * onderdeel: een functie van een Domineren naar een rij regels
// Retourneert: de exitcode: 0, of 1 na een melding op stderr
template <typename Onderdeel>
int voerUit (const std::string &naam, const Onderdeel &onderdeel)
{
  terminal::bewaakGeheugen ();
  Domineren spel (1, 1);
  if (!spel.leesInSpel ("SPEL.IN"))
    return 1;
  const std::vector<std::string> regels = onderdeel (spel);
  terminal::Uitvoerbestand uitvoer (naam);
  for (size_t i = 0; i < regels.size (); i++)
    uitvoer.stroom () << regels[i] << "\n";
  return uitvoer.maakAf (std::cerr) ? 0 : 1;
}

}

#endif
