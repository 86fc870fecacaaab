// keuring.h: bouw een inzending en keur haar.

#ifndef NakijkKeuringHVar
#define NakijkKeuringHVar

#include "bank.h"
#include "bron.h"

namespace nakijk
{

// Een inzending, die meteen gehaald, gebouwd en gekeurd wordt. Wat er gekozen
// is staat in de omgeving: ZAAD bepaalt de standen, en SNELHEID=0 laat de
// voorbeeldspellen weg. Gooit een bezwaar als er niets na te kijken is.
struct Keuring
{
  // Parameters:
  // * naam: hoe de inzending op de kaart heet
  // * pad: haar absolute pad
  Keuring (const std::string &naam, const std::string &pad);

  const double begin;                // hoe laat het toen was
  const std::string naam, pad;
  const Werkmap werkmap;
  const Bouw bouw;
  const Bronnen bronnen;
  Bank bank;
  std::vector<std::string> opmerkingen;   // over de voorbeeldspellen
};

// Zoek vanaf een spel de kleinste stand waarin een inzending iets anders vindt
// dan het model, en zet die op het scherm; zie vergelijk.cc.
void vergelijk (const std::string &inzending, const std::string &spel);

}

#endif
