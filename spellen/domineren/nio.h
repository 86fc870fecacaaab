// nio.h: wat de vijf programma's NIO0A t/m NIO0E delen: een stand lezen uit
// SPEL.IN, en regels schrijven naar een uitvoerbestand.

#ifndef NioHVar
#define NioHVar

#include <fstream>
#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/programma.h"
#include "domineren.h"

namespace nio
{

// Lees de stand uit SPEL.IN, laat een onderdeel er regels van maken, en schrijf
// die naar een bestand. Klopt SPEL.IN niet, dan blijft het bestand zoals het
// was; is de schijf vol, dan blijft er geen halve uitvoer achter.
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
  std::ofstream uitvoer (naam.c_str ());
  for (size_t i = 0; i < regels.size (); i++)
    uitvoer << regels[i] << "\n";
  uitvoer.close ();
  if (uitvoer)
    return 0;
  std::ofstream (naam.c_str ());  // maak het bestand leeg
  std::cerr << "Bestand " << naam << " is niet te schrijven." << std::endl;
  return 1;
}

}

#endif
