// constantes.h: de grenzen van het spel en de vaste waarden van de opgave.

#ifndef ConstantesHVar  // voorkom dat dit bestand meermalen wordt opgenomen
#define ConstantesHVar

#include <utility>

const int MaxSchalen = 5;      // maximale waarde van M, het aantal schalen
const int MaxPerSchaal = 5;    // maximale waarde van N, tegels op een schaal
const int MaxRijen = 10;       // maximale waarde van K, rijen op een bord
const int MaxPerRij = 6;       // maximale waarde van L, vakjes in een rij

const int NrSimulaties = 100;  // gesimuleerde spellen per zet (Monte Carlo)

// De zet die er niet is: wat een zetfunctie oplevert in een eindstand.
const std::pair<int,char> GeenZet = std::make_pair (-1, '\0');

#endif
