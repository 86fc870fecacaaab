// inzicht.h: in een Domineren kijken, tot in elk veld, en wat de toetsen verder
// delen.

#ifndef DominerenInzichtHVar
#define DominerenInzichtHVar

#include "spellen/domineren/domineren.h"
#include "tests/bestand.h"
#include "tests/domineren/model.h"
#include "tests/toets.h"
#include "tests/dump.h"

static const char *const Voorbeelden = "spellen/domineren/voorbeelden/";

struct Toetsinzicht : Lezend<Domineren>
{
  // Dezelfde velden als Domineren. Krijgt de klasse er een bij, dan klopt de
  // maat niet meer, en hoort het veld ook in dump.
  struct Velden
  {
    int breedte, hoogte;
    vector<string> vakjes;
    vector<string> gedaan;
    zoek::Toezicht *toezicht;
  };
  static_assert (sizeof (Velden) == sizeof (Domineren), "zie hierboven");

  // De stand van een object.
  static Model model (Domineren &spel)
  {
    Model model (spel.breedte, spel.hoogte);
    for (const string &zet : spel.gedaan)
      model.doe (zet);
    return model;
  }

  static string dump (const Domineren &spel)
  {
    Dump uit;
    uit.veld ("breedte", spel.breedte).veld ("hoogte", spel.hoogte)
       .veld ("vakjes", spel.vakjes)
       .veld ("toezicht", spel.toezicht != nullptr);
    for (const string &zet : spel.gedaan)
      uit.veld ("gedaan", zet);
    return uit.tekst ();
  }
};

inline Model naar (Domineren &spel) { return Toetsinzicht::model (spel); }

// Een object in de stand van het model.
inline Domineren naar (const Model &model)
{
  Domineren spel (model.breedte, model.hoogte);
  for (const std::string &zet : model.gedaan)
    EIS_MET (spel.doeZet (zet), "doeZet weigert " << zet);
  return spel;
}

// Wint Vera een leeg bord als zij begint?
inline bool veraWint (int breedte, int hoogte)
{
  string zet;
  long long standen = 0;
  return Domineren (breedte, hoogte).winnaar (zet, standen) == Domineren::Vera;
}

#endif
