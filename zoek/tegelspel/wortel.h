// wortel.h: snel zoeken, waarbij niet alleen de score van de stelling telt,
// maar ook welke zet haar haalt.

#ifndef ZoekTegelspelWortelHVar
#define ZoekTegelspelWortelHVar

#include <vector>
#include "../geheugen.h"
#include "../voortgang.h"
#include "snel.h"
#include "stelling.h"

namespace zoek
{
namespace tegelspel
{

// Bepaal de score van een stelling en de eerste zet die haar haalt.
// Parameters:
// * zoeker: een Snel, die onthoudt wat hij vindt
// * ruimte: de stellingen; het gaat om de eerste
// * zetten: de zetten daarin, minstens een
// * eerste: wordt de plaats in zetten van de eerste zet die de score haalt
// * standen: wordt het aantal bezochte standen
// Retourneert: de score voor wie aan beurt is
template <typename Zoeker>
int scoreEnZet (Zoeker &zoeker, const Speelruimte &ruimte,
                const std::vector<int> &zetten, size_t &eerste,
                long long &standen)
{
  const int beste = zoeker.score (ruimte.begin ());
  eerste = 0;
  while (!zoeker.hoogstens (naZet (ruimte.begin (), zetten[eerste]), -beste))
    eerste++;
  standen = zoeker.aantalStanden ();
  return beste;
}

// Bepaal de score van een stelling en de eerste zet die haar haalt. De vakken
// van de tabel zijn klein als dat kan, want dan passen er meer in het geheugen.
// Parameters en wat het retourneert: als hierboven, en
// * voortgang: toont hoe ver het is, of 0
inline int scoreEnZet (const Speelruimte &ruimte,
                       const std::vector<int> &zetten, Voortgang *voortgang,
                       size_t &eerste, long long &standen)
{
  Snel<unsigned> klein (ruimte, GeheugenGrens, voortgang);
  if (klein.tabelPast ())
    return scoreEnZet (klein, ruimte, zetten, eerste, standen);
  Snel<unsigned long long> groot (ruimte, GeheugenGrens, voortgang);
  return scoreEnZet (groot, ruimte, zetten, eerste, standen);
}

}
}

#endif
