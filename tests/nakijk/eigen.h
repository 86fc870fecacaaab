// eigen.h: de spelboom volgens de inzending zelf.
//
// Wie een regel verkeerd heeft, krijgt ook met een goede besteScore andere
// scores. Dat is geen tweede fout. De boom wordt gemaakt met eindstand,
// bepaalVerschillendeZetten, doeZet en de getters van de inzending, op twee
// manieren: in een object met unDoeZet, en in steeds nieuwe objecten. Dat
// gebeurt in een proces waaraan nooit besteScore gevraagd is, dus zij kan haar
// regels niet achteraf bij een score aanpassen. En alleen voor wie een fout in
// de regels heeft en er toch minstens de helft van kent (Bank::magEigen).

#ifndef NakijkEigenHVar
#define NakijkEigenHVar

#include "proef.h"

namespace nakijk
{

struct EigenKnoop
{
  int score;  // in een eindstand: voor de speler aan beurt
  std::vector< std::pair<Zet,EigenKnoop> > kinderen;
};

// De bomen van een inzending vanaf het begin van een partij; leeg als er geen
// eigen regels zijn, en zonder een boom die te groot wordt.
std::vector<EigenKnoop> eigenBomen (const Partij &partij);

// De beste score in een knoop voor de speler aan beurt, en de laagste van een
// speler tegen beste zetten van de ander.
// Parameter:
// * zelf: is die speler in deze knoop aan beurt?
int eigenBeste (const EigenKnoop &knoop);
int eigenLaagste (const EigenKnoop &knoop, bool zelf);

// Eis dat een partij er nog zo uitziet, tenzij ook zetten doen en terugnemen
// haar verandert: dan is dat de fout.
void eisOnveranderd (Partij &partij, const Foto &toen);

}

#endif
