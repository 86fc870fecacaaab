// kind.h: draai een programma in een eigen proces, met grenzen aan tijd,
// geheugen en uitvoer.

#ifndef NakijkKindHVar
#define NakijkKindHVar

#include <string>
#include <vector>

namespace nakijk
{

struct Grenzen
{
  int seconden;      // rekentijd
  long long bytes;   // geheugen; 0 is zonder grens
  long long scherm;  // bytes op het scherm
  long long bestand; // bytes in een bestand
  bool splitsen;     // mag het zelf processen maken?
};

// De filedescriptor waarlangs het kind post kan sturen.
const int PostPijp = 97;

struct Afloop
{
  std::string begin, eind;  // van wat er op het scherm kwam
  std::string post;         // wat er over de postpijp kwam
  bool gelukt;              // exitcode 0
  int exitcode;             // -1 als het zelf niet eindigde
  bool teLang;              // door een grens aan de tijd gestopt
  std::string reden;        // leeg, of waardoor het afgebroken is
};

// Draai een programma; stdin is leeg.
// Parameters:
// * opdracht: het programma en zijn argumenten
// * map: waarin het draait
// * omgeving: instellingen als "NAAM=waarde"
Afloop draai (const std::vector<std::string> &opdracht,
              const std::string &map, const Grenzen &grenzen,
              const std::vector<std::string> &omgeving);

}

#endif
