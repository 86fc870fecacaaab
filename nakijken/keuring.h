// keuring.h: keur een inzending.

#ifndef NakijkKeuringHVar
#define NakijkKeuringHVar

#include <string>

// Haal, bouw en keur een inzending. Wat er gekozen is staat in de omgeving:
// ZAAD bepaalt de standen, en VOORBEELDEN=0 laat de voorbeeldspellen weg. Gooit
// een Bezwaar als er niets na te kijken is.
//
// In de uitvoermap komen de missers van de kaart, als programma en als bestand,
// en een tabel, uitslagen, die alles zegt; kaart.awk maakt daar de kaart van,
// en een regel van punten.csv. Op elke regel staan een soort en velden, met
// tabs ertussen: van elk onderdeel dat gevraagd is hoe het afliep (+ gegeven,
// - niet, ? met de hand) en wat eraan scheelt, hoeveel missers er op de kaart
// komen, van elke misser regels met een kop, en wat er nog te zeggen is, als
// "naam" en "vrij".
// Parameters:
// * naam: hoe de inzending op de kaart heet
// * pad: haar absolute pad
void keur (const std::string &naam, const std::string &pad,
           const std::string &uitvoermap);

#endif
