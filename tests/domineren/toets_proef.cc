// toets_proef.cc: Domineren door de proef van tests/spelproef.h.

#include "tests/domineren/inzicht.h"
#include "tests/spelproef.h"

using namespace std;

// De volgorde is de alfabetische.
struct DominerenProef : Spelbasis<Domineren, string, Toetsinzicht>
{
  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    return unique_ptr<Spel> (new Spel (toeval.trek (1, 8),
                                       toeval.trek (1, 8)));
  }

  // Bijna de naam van een zet, ook buiten het bord en van de ander.
  static Zet kandidaat (Spel &spel, Toeval &toeval)
  {
    const char kolom = static_cast<char>
                         ('a' + toeval.trek (-1, spel.getBreedte ())),
               rij = static_cast<char>
                       ('1' + toeval.trek (-1, spel.getHoogte ()));
    const char stap = static_cast<char> (toeval.trek (1, 10) / 10 + 1);
    Zet zet = { kolom, rij, static_cast<char> (rij + stap) };
    if (toeval.trek (0, 1) == 1)
      zet = { kolom, static_cast<char> (kolom + stap), rij };
    return zet.substr (0, toeval.trek (0, 9) == 0 ? 2 : 3);
  }

  // Zolang het niet uit is staat er niemand voor; daarna wint wie als laatste
  // legde.
  static int score (Spel spel, int wie)
  {
    if (!spel.eindstand ())
      return 0;
    return spel.speelEerste ().back () == Domineren::naamVanSpeler (wie) ? 1
                                                                         : -1;
  }

  static int langste (Spel spel)
  {
    return spel.getBreedte () * spel.getHoogte () / 2;
  }

  // Aan het eind zijn alle manieren van uitspelen het eens.
  static void bijzonder (Spel &spel)
  {
    if (!spel.eindstand ())
      return;
    const string winnaar = Domineren::naamVanSpeler (1 - spel.getSpeler ());
    EIS_GELIJK (spel.speelEerste ().back (), winnaar);
    EIS_GELIJK (spel.speelVerschil ().back (), winnaar);
    EIS_GELIJK (spel.verschilZet (), "");
  }
};

TOETS (domineren_doorstaat_de_spelproef)
{
  Spelproef<DominerenProef> (3, standenPerProef ());
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
