// hulp.h: wat de toetsen van TegelSpel delen: een object van het
// programma in een stand zetten, en vergelijken met een stand van het model.

#ifndef HulpHVar
#define HulpHVar

#include <stdexcept>
#include <string>
#include "model.h"
#include "tegelspel.h"
#include "tests/bestand.h"
#include "tests/tekst.h"
#include "tests/toets.h"
#include "tests/vangst.h"

//*************************************************************************

// Zet een object in een stand, via een bestand.
inline void zetOp (TegelSpel &spel, const Model::Stand &stand)
{
  if (!leesTekst (spel, Model::bestand (stand)))
    throw std::runtime_error ("leesInSpel weigert" + Model::teken (stand));
}

inline void zetOp (TegelSpel &spel, const std::string &tekening)
{
  zetOp (spel, Model::uitTekening (tekening));
}

//*************************************************************************

// Vergelijk alles wat een object laat zien met een stand van het model; wat
// geen getter heeft (N, K, L en de beurt) niet.
// Retourneert: een uitleg van het verschil; leeg als er geen is.
inline std::string verschil (TegelSpel &spel, const Model::Stand &stand)
{
  Model::Stand gezien = stand;
  gezien.M = spel.getSchalen ();
  gezien.pot = spel.getPot ();
  gezien.schalen = spel.getInhoudSchalen ();
  for (int speler = 0; speler < 2; speler++)
    gezien.rijen[speler] = spel.getInhoudRijen (speler);
  if (gezien != stand)
    return "de getters geven" + Model::teken (gezien) + "in"
           + Model::teken (stand);
  if (spel.eindstand () != Model::eindstand (stand))
    return "eindstand klopt niet in" + Model::teken (stand);
  const std::vector<Model::Zet> zetten = spel.bepaalVerschillendeZetten ();
  if (zetten != Model::verschillendeZetten (stand))
    return "bepaalVerschillendeZetten geeft " + Model::tekst (zetten) + " in"
           + Model::teken (stand);
  return "";
}

#endif
