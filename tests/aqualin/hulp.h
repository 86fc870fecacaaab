// hulp.h: wat de toetsen van Aqualin delen: een object van het
// programma in een stand zetten, en vergelijken met een stand van het model.

#ifndef AqualinHulpHVar
#define AqualinHulpHVar

#include <stdexcept>
#include <string>
#include "model.h"
#include "spellen/aqualin/aqualin.h"
#include "tests/bestand.h"
#include "tests/tekst.h"
#include "tests/toets.h"
#include "tests/vangst.h"

inline void zetOp (Aqualin &object, const Model::Spel &spel)
{
  if (!leesTekst (object, Model::bestand (spel)))
    throw std::runtime_error ("leesInSpel weigert\n" + Model::bestand (spel));
}

inline std::string tekst (const Model::Paar &paar)
{
  return "(" + std::to_string (paar.first) + ","
         + std::to_string (paar.second) + ")";
}

inline std::string tekst (const std::vector<Model::Paar> &paren)
{
  std::string uit;
  for (const Model::Paar &paar : paren)
    uit += tekst (paar) + " ";
  return uit;
}

// Vergelijk alles wat een object laat zien met een stand van het model.
// Retourneert: een uitleg van het verschil; leeg als er geen is.
inline std::string verschil (Aqualin &spel, const Model::Stand &stand)
{
  if (spel.getHoogte () != stand.hoogte || spel.getBreedte () != stand.breedte)
    return "de maten kloppen niet";
  for (int rij = -1; rij <= stand.hoogte; rij++)
    for (int kolom = -1; kolom <= stand.breedte; kolom++)
    {
      const auto steen = stand.bord.find (Model::Paar (rij, kolom));
      const Model::Paar hoort = steen == stand.bord.end () ? GeenSteen
                                                           : steen->second;
      if (spel.getVakje (rij, kolom) != hoort)
        return "op vakje " + tekst (Model::Paar (rij, kolom)) + " ligt "
               + tekst (spel.getVakje (rij, kolom)) + ", verwacht "
               + tekst (hoort);
    }
  for (int wie = 0; wie < 2; wie++)
    if (spel.getHand (wie) != stand.hand[wie])
      return "hand " + std::to_string (wie) + " is "
             + tekst (spel.getHand (wie)) + ", verwacht "
             + tekst (stand.hand[wie]);
  for (int wie = 0; wie < 2; wie++)
    if (spel.grootsteCluster (wie) != Model::grootste (stand, wie))
      return "de grootste cluster is "
             + std::to_string (spel.grootsteCluster (wie));
  if (spel.getSpeler () != stand.speler)
    return "de beurt klopt niet";
  if (spel.eindstand () != Model::eindstand (stand))
    return "eindstand klopt niet";
  return "";
}

#endif
