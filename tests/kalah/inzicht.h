// inzicht.h: in een Kalah kijken, tot in elk veld.

#ifndef KalahInzichtHVar
#define KalahInzichtHVar

#include "spellen/kalah/kalah.h"
#include "terminal/spelbestand.h"
#include "terminal/speler.h"
#include "tests/dump.h"
#include <sstream>

typedef vector<terminal::Denkspeler> Spelers;

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
    Spelers spelers (2);
    return terminal::leesSpelbestand (naam, cout, spel, spelers);
  }

  // Hoe een spel bewaard wordt.
  static string bestand (const Kalah &spel,
                         const Spelers &spelers = Spelers (2))
  {
    std::ostringstream tekst;
    terminal::schrijfMetZetten (tekst, spel, spelers);
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
