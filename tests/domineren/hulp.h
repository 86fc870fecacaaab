// hulp.h: wat de toetsen van Domineren delen.

#ifndef DominerenHulpHVar
#define DominerenHulpHVar

#include <string>
#include "model.h"
#include "inzicht.h"
#include "tests/bestand.h"
#include "tests/toets.h"

static const char *const Voorbeelden = "spellen/domineren/voorbeelden/";

// Een object in de stand van het model.
inline Domineren naar (const Model &model)
{
  Domineren spel (model.breedte, model.hoogte);
  for (const std::string &zet : model.gedaan)
    EIS_MET (spel.doeZet (zet), "doeZet weigert " << zet);
  return spel;
}

// De stand van een object.
inline Model naar (Domineren &spel)
{
  Model model (spel.getBreedte (), spel.getHoogte ());
  for (const std::string &zet : Toetsinzicht::gedaan (spel))
    model.doe (zet);
  return model;
}

#endif
