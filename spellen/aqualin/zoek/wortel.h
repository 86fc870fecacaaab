// wortel.h: snel zoeken, waarbij niet alleen de score van het spel telt, maar
// ook welke zet haar haalt.

#ifndef ZoekAqualinWortelHVar
#define ZoekAqualinWortelHVar

#include "../../../zoek/geheugen.h"
#include "../../../zoek/voortgang.h"
#include "snel.h"
#include "verloop.h"

namespace zoek
{
namespace aqualin
{

// Bepaal de score en de eerste zet die haar haalt.
// Parameters:
// * zoeker: een Snel, die onthoudt wat hij vindt
// * zet: wordt de plaats in de hand van de eerste zet die de score haalt
// * standen: wordt het aantal bezochte standen
// Retourneert: de score voor wie aan beurt is
template <typename Zoeker>
int scoreEnZet (Zoeker &zoeker, int &zet, long long &standen)
{
  const int beste = zoeker.score ();
  zet = zoeker.eersteZet (beste);
  standen = zoeker.aantalStanden ();
  return beste;
}

// Bepaal de score en de eerste zet die haar haalt, met een bord in zo weinig
// mogelijk woorden.
// Parameters en wat het retourneert: als hierboven, en
// * spel: het spel, geen eindstand
// * voortgang: toont hoe ver het is, of 0
inline int scoreEnZet (const Verloop &spel, Voortgang *voortgang, int &zet,
                       long long &standen)
{
  if (spel.bordBits () <= Bitbord<1>::Plaatsen)
  {
    Snel<1> klein (spel, GeheugenGrens, voortgang);
    return scoreEnZet (klein, zet, standen);
  }
  Snel<2> groot (spel, GeheugenGrens, voortgang);
  return scoreEnZet (groot, zet, standen);
}

}
}

#endif
