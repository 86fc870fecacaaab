// kaart.h: wat er van een keuring op papier komt. Een tabel zegt alles;
// kaart.awk maakt daar de kaart van, en een regel van punten.csv.

#ifndef NakijkKaartHVar
#define NakijkKaartHVar

#include "keuring.h"

namespace nakijk
{

// De tabel: op elke regel een soort en velden, met tabs ertussen: van elk
// onderdeel dat gevraagd is hoe het afliep (+ gegeven, - niet, ? met de hand)
// en wat eraan scheelt, hoeveel missers er op de kaart komen, van elke misser
// regels met een kop, en wat er nog te zeggen is, als "naam" en "vrij". De
// missers van de kaart komen in de uitvoermap, als programma en als bestand.
std::string uitslagen (const Keuring &keuring, const std::string &uitvoermap);

}

#endif
