// lees_tegelspel.cc: leesInSpel van TegelSpel, en leesBestand van het verslag.

#include "tests/fuzz/fuzz.h"
#include "tests/tegelspel/inzicht.h"
#include "verslag/gereedschap/gereedschap.h"

// Ook het gereedschap van het verslag moet een goed bestand zo lezen.
static std::string bestand (const TegelSpel &spel)
{
  static TijdelijkBestand kopie;
  const std::string model = Model::bestand (Toetsinzicht::stand (spel)),
    tekst = Toetsinzicht::pot (spel) + model.substr (model.find ('\n'));
  EIS_GELIJK (verslag::alsBestand (verslag::leesBestand (kopie.met (tekst))),
              tekst);
  return tekst;
}

// Een spel waarin al een zet gedaan is.
static TegelSpel voorbeeld ()
{
  TijdelijkBestand inhoud;
  TegelSpel spel;
  EIS (spel.leesInSpel (inhoud.met ("gbgbb 2 1 1 3 1 0 0 2 1")));
  EIS (spel.doeZet (1, 'b'));
  return spel;
}

DOEL (invoer)
{
  static const TegelSpel spel = voorbeeld ();
  eisLezen<Toetsinzicht> (spel, invoer, bestand);
}
