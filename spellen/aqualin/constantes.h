// constantes.h: de grenzen van Aqualin en de vaste waarden van de opgave.

#ifndef AqualinConstantesHVar
#define AqualinConstantesHVar

#include <utility>

const int MaxHoogte = 10;       // rijen van het bord
const int MaxBreedte = 10;      // kolommen van het bord
const int MaxKleuren = 10;
const int MaxVormen = 10;
const int MaxKeuzeAantal = 5;   // stenen in een hand

const int NrSimulaties = 100;   // gesimuleerde spellen per zet (Monte Carlo)

// De algoritmes van speelUitScore.
const int Optimaal = 1, GrootsteCluster = 2, MonteCarlo = 3;

// De steen die er niet is: op een leeg vakje, of als zet in een eindstand.
const std::pair<int,int> GeenSteen = std::make_pair (-1, -1);

#endif
