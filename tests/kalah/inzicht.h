// inzicht.h: in een Kalah kijken, tot in elk veld.

#ifndef KalahInzichtHVar
#define KalahInzichtHVar

#include "spellen/kalah/kalah.h"
#include "spellen/kalah/opslag.h"
#include "tests/dump.h"

struct Toetsinzicht
{
  // Dezelfde velden als Kalah. Krijgt de klasse er een bij, dan klopt de maat
  // niet meer, en hoort het veld ook in dump.
  struct Velden
  {
    vector<int> kuiltjes;
    int speler;
    vector<int> zetten;
    vector< vector<int> > ervoor;
    Kalah::Gedachte gedachte;
    Toezicht *toezicht;
  };
  static_assert (sizeof (Velden) == sizeof (Kalah), "zie hierboven");

  static bool lees (Kalah &spel, const char *naam)
  {
    vector<kalah::Speler> spelers;
    return kalah::Opslag (naam).lees (spel, spelers);
  }

  static string dump (const Kalah &spel)
  {
    return Dump ().veld ("kuiltjes", spel.kuiltjes)
      .veld ("speler", spel.speler).veld ("zetten", spel.zetten)
      .veld ("ervoor", spel.ervoor)
      .veld ("toezicht", spel.toezicht != nullptr)
      .veld ("variant", spel.gedachte.zetten).tekst ();
  }
};

#endif
