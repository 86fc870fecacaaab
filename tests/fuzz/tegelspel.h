// tegelspel.h: wat er van een TegelSpel te bewaren is. Ook het gereedschap van
// het verslag moet dat bestand zo lezen.

#include "tests/bestand.h"
#include "tests/tegelspel/inzicht.h"
#include "verslag/gereedschap/gereedschap.h"

static std::string bestand (const TegelSpel &spel)
{
  const std::string model = Model::bestand (Toetsinzicht::stand (spel)),
    tekst = Toetsinzicht::pot (spel) + model.substr (model.find ('\n'));
  EIS_GELIJK (verslag::alsBestand (verslag::leesBestand
                (TijdelijkBestand (tekst).naam ())), tekst);
  return tekst;
}
