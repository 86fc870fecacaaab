// keuring.h: keur een inzending, en wat daarvan op papier komt. Een tabel zegt
// alles; kaart.awk maakt daar de kaart van, en een regel van punten.csv.

#ifndef NakijkKeuringHVar
#define NakijkKeuringHVar

#include "bank.h"
#include "bestanden.h"
#include "bron.h"

// Een inzending, die meteen gehaald, gebouwd en gekeurd wordt. Wat er gekozen
// is staat in de omgeving: ZAAD bepaalt de standen, en SNELHEID=0 laat de
// voorbeeldspellen weg. Gooit een bezwaar als er niets na te kijken is.
struct Inzending
{
  // Parameters:
  // * naam: hoe de inzending op de kaart heet
  // * pad: haar absolute pad
  Inzending (const std::string &naam, const std::string &pad);

  const double begin;                // hoe laat het toen was
  const std::string naam;
  const Werkmap werkmap;
  Bouw bouw;
  Bank bank;
  std::vector<std::string> opmerkingen;   // over de voorbeeldspellen

  // De tabel: op elke regel een soort en velden, met tabs ertussen: van elk
  // onderdeel dat gevraagd is hoe het afliep (+ gegeven, - niet, ? met de hand)
  // en wat eraan scheelt, hoeveel missers er op de kaart komen, van elke misser
  // regels met een kop, en wat er nog te zeggen is, als "naam" en "vrij". De
  // missers van de kaart komen in de uitvoermap, als programma en als bestand.
  std::string uitslagen (const std::string &uitvoermap) const;
};

// Zoek vanaf een spel de kleinste stand waarin een inzending iets anders vindt
// dan het model, en zet die op het scherm; zie vergelijk.cc.
void vergelijk (const std::string &inzending, const std::string &spel);

#endif
