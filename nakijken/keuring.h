// keuring.h: bouw een inzending en keur haar.

#ifndef NakijkKeuringHVar
#define NakijkKeuringHVar

#include <stdexcept>
#include <string>
#include <vector>
#include "bank.h"
#include "bron.h"

namespace nakijk
{

struct Keuring
{
  std::string naam;             // van de inzending
  std::string pad;              // waar zij staat
  unsigned zaad;
  std::string genomen;          // welke bronnen, als dat niet vanzelf spreekt
  Bouw bouw;
  std::vector<Uitslag> uitslagen;  // in de volgorde van de tabel
  std::vector<std::string> opmerkingen;  // voorbeeldspellen, en tellen
  std::string alleen;           // alleen deze functie; leeg is alles
  bool onvoldoende;             // besteScore
  Bronnen bronnen;
  int stijlpunten;              // die er af gaan om wat daarin staat
  double seconden;              // hoe lang het duurde
};

// Wat er gekeurd wordt.
struct Wensen
{
  bool snelheid;
  std::string alleen;
  int stijlpunten;         // zoveel punten eraf bij een overtreding
  unsigned zaad;
};

// Waarom er niets na te kijken is.
struct Bezwaar : std::runtime_error
{
  using std::runtime_error::runtime_error;
};

// Bouw en keur een inzending, of gooi een bezwaar.
// Parameters:
// * naam: hoe de inzending op de kaart heet
// * pad: haar absolute pad
Keuring keur (const std::string &naam, const std::string &pad,
              const Wensen &wensen);

// Speel een misser na (zie naspelen.h): bouw de inzending, doe de aanroepen, en
// zet elk antwoord op het scherm.
void speelNa (const std::string &bestand);

}

#endif
