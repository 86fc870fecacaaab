// hulp.h: wat de toetsen van Domineren delen.

#ifndef DominerenHulpHVar
#define DominerenHulpHVar

#include <stdexcept>
#include <string>
#include <vector>
#include "model.h"
#include "spellen/domineren/domineren.h"
#include "tests/bestand.h"
#include "tests/programma.h"
#include "tests/toets.h"

// Een object in de stand van het model.
inline Domineren naar (const Model &model)
{
  Domineren spel (model.breedte, model.hoogte);
  for (const std::string &zet : model.gedaan)
    if (!spel.doeZet (zet))
      throw std::runtime_error ("doeZet weigert " + zet);
  return spel;
}

// Regels, elk met een nieuwe regel erachter.
inline std::string samen (const std::vector<std::string> &regels)
{
  std::string tekst;
  for (const std::string &regel : regels)
    tekst += regel + "\n";
  return tekst;
}

#endif
