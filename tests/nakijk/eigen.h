// eigen.h: de spelboom volgens de inzending zelf.
//
// Wie een regel verkeerd heeft, krijgt ook met een goede besteScore andere
// scores. Dat is geen tweede fout. De boom wordt gemaakt met
// bepaalVerschillendeZetten, doeZet en getInhoudRijen van de inzending, in
// steeds nieuwe objecten, dus zonder unDoeZet en zonder besteScore.

#ifndef NakijkEigenHVar
#define NakijkEigenHVar

#include <utility>
#include <vector>
#include "rechter.h"

namespace nakijk
{

struct EigenKnoop
{
  int score;  // in een eindstand: voor de speler aan beurt
  std::vector< std::pair<Zet,EigenKnoop> > kinderen;
};

// Maak de boom van een inzending.
// Parameters:
// * stand: de stand waarin het begint
// * knoop: wordt de wortel van de boom
// Retourneert: false als de inzending de stand niet goed leest, een eigen zet
//   weigert, of als de boom te groot wordt
bool eigenBoom (const Stand &stand, EigenKnoop &knoop);

// De beste score in een knoop voor de speler aan beurt.
int eigenBeste (const EigenKnoop &knoop);

// De laagste score van een speler tegen beste zetten van de ander.
// Parameter:
// * zelf: is die speler in deze knoop aan beurt?
int eigenLaagste (const EigenKnoop &knoop, bool zelf);

}

#endif
