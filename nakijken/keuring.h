// keuring.h: bouw een inzending en keur haar.

#ifndef NakijkKeuringHVar
#define NakijkKeuringHVar

#include <string>
#include <vector>
#include "bank.h"
#include "bron.h"

namespace nakijk
{

// Wat er gekeurd wordt.
struct Wensen
{
  bool snelheid;
  std::string alleen;      // alleen deze functie; leeg is alles
  int stijlpunten;         // zoveel punten eraf bij een overtreding
  unsigned zaad;
};

struct Keuring
{
  std::string naam;             // van de inzending
  std::string pad;              // waar zij staat
  Wensen wensen;
  std::string genomen = "";     // welke bronnen, als dat niet vanzelf spreekt
  Bouw bouw = {};
  std::vector<Uitslag> uitslagen = {};   // in de volgorde van de tabel
  std::vector<std::string> opmerkingen = {};   // voorbeeldspellen, en tellen
  std::set<std::string> vrij = {};   // wat zij doet met wat vrij is
  bool onvoldoende = true;      // besteScore
  Bronnen bronnen = {};
  double seconden = 0;          // hoe lang het duurde

  // De punten die er af gaan om de regels van het vak.
  int stijlpunten () const
  {
    return bronnen.stijl.empty () ? 0 : wensen.stijlpunten;
  }
};

// Bouw en keur een inzending, of gooi een bezwaar.
// Parameters:
// * naam: hoe de inzending op de kaart heet
// * pad: haar absolute pad
Keuring keur (const std::string &naam, const std::string &pad,
              const Wensen &wensen);

// Haal en bouw een inzending, en gooi een fout als dat niet gaat.
// Parameter:
// * misser: een bestand met een ander hoofdprogramma dan brug.cc, of niets
// Retourneert: waar haar programma draait, dat alleen zichzelf te zien krijgt
Zandbak maakProgramma (const std::string &inzending, const std::string &werkmap,
                       const std::string &misser = "");

// Zoek vanaf een spel de kleinste stand waarin een inzending iets anders vindt
// dan het model, en zet die op het scherm; zie vergelijk.cc.
void vergelijk (const std::string &inzending, const std::string &spel);

// Speel een misser na: bouw zijn programma (zie naspelen.h) met de inzending,
// en zet op het scherm wat het zegt.
void speelNa (const std::string &bestand);

}

#endif
