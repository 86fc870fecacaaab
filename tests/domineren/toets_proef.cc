// toets_proef.cc: Domineren door de proef van tests/spelproef.h.

#include "tests/domineren/inzicht.h"
#include "tests/spelproef.h"

#include <algorithm>

using namespace std;

struct DominerenProef
{
  typedef Domineren Spel;
  typedef string Zet;

  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    return unique_ptr<Spel> (new Spel (toeval.trek (1, 8),
                                       toeval.trek (1, 8)));
  }

  static vector<Zet> zetten (Spel &spel) { return spel.bepaalZetten (); }

  // Alfabetisch.
  static bool eerder (const Spel &, const Zet &a, const Zet &b)
  {
    return a < b;
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

  static bool hoort (Spel &, const Zet &zet, const vector<Zet> &lijst)
  {
    return find (lijst.begin (), lijst.end (), zet) != lijst.end ();
  }

  static bool doe (Spel &spel, const Zet &zet) { return spel.doeZet (zet); }
  static bool terug (Spel &spel) { return spel.unDoeZet (); }
  static bool eindstand (Spel &spel) { return spel.eindstand (); }

  // Zolang het niet uit is staat er niemand voor; daarna wint wie als laatste
  // legde.
  static int score (Spel spel, int wie)
  {
    if (!spel.eindstand ())
      return 0;
    return spel.speelEerste ().back () == Domineren::naamVanSpeler (wie) ? 1
                                                                         : -1;
  }

  static int hoogste (const Spel &) { return 1; }

  static int langste (Spel spel)
  {
    return spel.getBreedte () * spel.getHoogte () / 2;
  }

  static string dump (const Spel &spel) { return Toetsinzicht::dump (spel); }

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
