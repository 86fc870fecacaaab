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

#include "boom.h"
#include "proef.h"

#include <set>

namespace nakijk
{

// De bomen van een inzending vanaf het begin van een partij; leeg als er geen
// eigen regels zijn, en zonder een boom die te groot wordt. Slaat de proef over
// als haar regels van het toeval afhangen.
std::vector<EigenKnoop> eigenBomen (const Partij &partij);

// Manieren van rekenen die bijna goed zijn: zonder het minteken, met abs om de
// score, de score altijd voor speler 0, en van de ander alleen de eerste zet.
// Wie bij besteScore_klein verliest, en daar met al haar scores een van deze
// manieren laat zien, verliest daarna om diezelfde manier niet weer.
enum Wijze { Normaal, ZonderTeken, Absoluut, SpelerNul, EersteZet,
             AantalWijzen };
const char *const Wijzen[] = { "", "zonder het minteken voor de score van de "
  "ander", "met de absolute waarde van de score", "met de score altijd voor "
  "speler 0", "met van de ander alleen haar eerste zet" };
int beste (const EigenKnoop &knoop, Wijze wijze, int diep = 0);

// De beste score in een knoop voor de speler aan beurt, en de laagste van een
// speler tegen beste zetten van de ander: zij doet haar slechtste zetten, en
// van gelijke beste zetten doet de ander die waar dat het slechtst uitpakt.
// Parameter:
// * zelf: is die speler in deze knoop aan beurt?
inline int eigenBeste (const EigenKnoop &knoop)
{
  return beste (knoop, Normaal);
}
int eigenLaagste (const EigenKnoop &knoop, bool zelf);

// De lengte van het kortste spel, en de scores waar het voor een speler op uit
// kan komen.
int kortste (const EigenKnoop &knoop);
void eindscores (const EigenKnoop &knoop, int speler, std::set<int> &scores);

// Verandert zetten doen en terugnemen de stand waarmee een partij begon? Dan
// komt wat daarvan gebruik maakt op iets anders uit.
bool terugKapot (const Partij &partij);

// Eis dat een partij er nog zo uitziet, tenzij terugnemen haar verandert.
void eisOnveranderd (Partij &partij, const Foto &toen);

}

#endif
