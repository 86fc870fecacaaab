// hulp.h: wat de toetsen van Aqualin delen: een object van het
// programma in een stand zetten, en vergelijken met een stand van het model.

#ifndef AqualinHulpHVar
#define AqualinHulpHVar

#include <string>
#include "model.h"
#include "spellen/aqualin/aqualin.h"
#include "tests/bestand.h"
#include "tests/tekst.h"
#include "tests/toets.h"
#include "tests/vangst.h"

inline std::string tekst (const Model::Paar &paar)
{
  return "(" + std::to_string (paar.first) + ","
         + std::to_string (paar.second) + ")";
}

// De stand als bestand, met de zetten sinds het begin.
inline std::string teken (const Model::Stand &stand)
{
  std::string uit = "\n" + Model::bestand (stand.spel);
  for (const Model::Paar &zet : Model::gedaan (stand))
    uit += tekst (zet) + " ";
  return uit;
}

// Zet een object in een stand, via een bestand.
inline void zetOp (Aqualin &spel, const Model::Stand &stand)
{
  EIS_MET (leesTekst (spel, Model::bestand (stand.spel)), teken (stand));
  for (const Model::Paar &zet : Model::gedaan (stand))
    EIS_MET (spel.doeZet (zet.first, zet.second), teken (stand));
}

// Vergelijk alles wat een object laat zien met een stand van het model.
// Retourneert: een uitleg van het verschil; leeg als er geen is.
inline std::string verschil (Aqualin &spel, const Model::Stand &stand)
{
  const int h = stand.spel.hoogte, b = stand.spel.breedte,
            vormen = stand.spel.vormen;
  if (spel.getHoogte () != h || spel.getBreedte () != b
      || spel.getVormen () != vormen
      || spel.getKleuren () != (h * b + vormen - 1) / vormen)
    return "de maten kloppen niet" + teken (stand);
  for (int rij = -1; rij <= h; rij++)
    for (int kolom = -1; kolom <= b; kolom++)
    {
      const auto steen = stand.bord.find (Model::Paar (rij, kolom));
      const Model::Paar gezien = spel.getVakje (rij, kolom);
      if (gezien != (steen == stand.bord.end () ? GeenSteen : steen->second))
        return "op vakje " + tekst (Model::Paar (rij, kolom)) + " ligt "
               + tekst (gezien) + teken (stand);
    }
  for (int wie = 0; wie < 2; wie++)
    if (spel.getHand (wie) != stand.hand[wie]
        || spel.grootsteCluster (wie) != Model::grootste (stand, wie))
      return "de hand of de cluster van " + std::to_string (wie)
             + " klopt niet" + teken (stand);
  if (spel.getSpeler () != stand.speler
      || spel.eindstand () != Model::eindstand (stand))
    return "de beurt of eindstand klopt niet" + teken (stand);
  return "";
}

#endif
