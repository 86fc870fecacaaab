// leesinzicht.h: een TegelSpel lezen, begonnen en bewaard; zie
// tests/lezerproef.h.

#ifndef TegelSpelLeesinzichtHVar
#define TegelSpelLeesinzichtHVar

#include "tests/bestand.h"
#include "tests/tegelspel/inzicht.h"
#include "tests/toets.h"
#include "verslag/gereedschap/gereedschap.h"

struct Leesinzicht : Toetsinzicht
{
  typedef TegelSpel Spel;

  static Spel begonnen ()
  {
    Spel spel;
    EIS (leesTekst (spel, "gbbggbbggb 2 4 2 5 4 0 0 3 0 0 0 5 1"));
    EIS (spel.doeZet (0, 'b'));
    return spel;
  }

  // Ook het gereedschap van het verslag moet dat bestand zo lezen.
  static string bestand (const Spel &spel)
  {
    const string model = Model::bestand (stand (spel)),
      tekst = pot (spel) + model.substr (model.find ('\n'));
    EIS_GELIJK (verslag::alsBestand (verslag::leesBestand
                  (TijdelijkBestand (tekst).naam ())), tekst);
    return tekst;
  }
};

#endif
