// inzicht.h: in een Kalah kijken, tot in elk veld.

#ifndef KalahInzichtHVar
#define KalahInzichtHVar

#include "spellen/kalah/kalah.h"
#include "tests/dump.h"
#include <sstream>

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
    Toezicht *toezicht;
  };
  static_assert (sizeof (Velden) == sizeof (Kalah), "zie hierboven");

  static bool lees (Kalah &spel, const char *naam)
  {
    string spelers;
    return spel.leesInSpel (naam, cout, spelers);
  }

  // Hoe een spel bewaard wordt.
  static string bestand (const Kalah &spel, const string &spelers)
  {
    std::ostringstream tekst;
    spel.schrijf (tekst, spelers);
    return tekst.str ();
  }

  static string dump (const Kalah &spel)
  {
    return Dump ().veld ("kuiltjes", spel.kuiltjes)
      .veld ("speler", spel.speler).veld ("zetten", spel.zetten)
      .veld ("ervoor", spel.ervoor)
      .veld ("toezicht", spel.toezicht != nullptr).tekst ();
  }
};

#endif
