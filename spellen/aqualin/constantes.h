// constantes.h: de grenzen van Aqualin en de vaste waarden van de opgave.

#ifndef AqualinConstantesHVar
#define AqualinConstantesHVar

#include <utility>

const int MaxDimensie = 10;     // rijen en kolommen van het bord
const int MaxHoogte = MaxDimensie, MaxBreedte = MaxDimensie;
const int MaxKleurenVormen = 10;
const int MaxKleuren = MaxKleurenVormen, MaxVormen = MaxKleurenVormen;
const int MaxKeuzeAantal = 5;   // stenen in een hand

const int NrSimulaties = 100;   // gesimuleerde spellen per zet (Monte Carlo)

// De algoritmes van speelUitScore.
const int Optimaal = 1, GrootsteCluster = 2, MonteCarlo = 3;

const int Leeg = -1;            // de kleur en de vorm van geen steen

// De steen die er niet is: op een leeg vakje, of als zet in een eindstand.
const std::pair<int,int> GeenSteen = std::make_pair (Leeg, Leeg);

#endif
