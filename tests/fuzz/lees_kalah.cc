// lees_kalah.cc: een bewaard spel van Kalah.

#include "tests/fuzz/fuzz.h"
#include "tests/kalah/inzicht.h"

// Wat er van een spel bewaard wordt.
static std::string bestand (const Kalah &spel)
{
  const std::string naam = "/dev/shm/fuzz" + std::to_string (getpid ())
                           + ".kalah";
  EIS (kalah::Opslag (naam).bewaar (spel));
  std::ostringstream inhoud;
  inhoud << std::ifstream (naam.c_str ()).rdbuf ();
  EIS_GELIJK (unlink (naam.c_str ()), 0);
  return inhoud.str ();
}

// Een spel waarin al een zet gedaan is.
static Kalah voorbeeld ()
{
  Kalah spel (3);
  EIS (spel.doeZet (2));
  return spel;
}

DOEL (data, lengte)
{
  static const Kalah spel = voorbeeld ();
  eisLezen<Toetsinzicht> (spel, data, lengte, bestand);
  return 0;
}
