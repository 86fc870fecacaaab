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

// De stand die de getters van een object tonen; wat geen getter heeft
// (N, K, L en de beurt) komt uit het voorbeeld.
inline Model::Stand volgensGetters (TegelSpel &spel,
                                    const Model::Stand &voorbeeld)
{
  Model::Stand stand = voorbeeld;
  stand.M = spel.getSchalen ();
  stand.pot = spel.getPot ();
  stand.schalen = spel.getInhoudSchalen ();
  for (int speler = 0; speler < 2; speler++)
    stand.rijen[speler] = spel.getInhoudRijen (speler);
  return stand;
}

// Vergelijk alles wat een object laat zien met een stand van het model.
// Retourneert: een uitleg van het verschil; leeg als er geen is.
inline std::string verschil (TegelSpel &spel, const Model::Stand &stand)
{
  const Model::Stand gezien = volgensGetters (spel, stand);
  if (gezien.M != stand.M)
    return "getSchalen geeft " + std::to_string (gezien.M) + " in"
           + Model::teken (stand);
  if (gezien.pot != stand.pot)
    return "getPot geeft '" + gezien.pot + "' in" + Model::teken (stand);
  if (gezien.schalen != stand.schalen)
    return "getInhoudSchalen geeft " + Model::tekst (gezien.schalen) + " in"
           + Model::teken (stand);
  for (int speler = 0; speler < 2; speler++)
    if (gezien.rijen[speler] != stand.rijen[speler])
      return "getInhoudRijen (" + std::to_string (speler) + ") geeft "
             + Model::tekst (gezien.rijen[speler]) + " in"
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
