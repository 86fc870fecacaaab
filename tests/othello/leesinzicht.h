// leesinzicht.h: een partij van Othello lezen, begonnen en bewaard; zie
// tests/lezerproef.h.

#ifndef OthelloLeesinzichtHVar
#define OthelloLeesinzichtHVar

#include <sstream>
#include "spellen/othello/partij.h"
#include "terminal/spelbestand.h"
#include "terminal/speler.h"
#include "tests/othello/inzicht.h"

struct Leesinzicht
{
  typedef othello::Partij Spel;

  static bool lees (Spel &partij, const char *naam)
  {
    std::vector<terminal::Denkspeler> spelers (2);
    return terminal::leesSpelbestand (naam, std::cout, partij, spelers);
  }

  static Spel begonnen ()
  {
    Spel partij (4, 4);
    EIS (partij.doeZet (othello::Zet (0, 1)));
    return partij;
  }

  static std::string bestand (const Spel &partij)
  {
    std::ostringstream tekst;
    terminal::schrijfMetZetten (tekst, partij,
                                std::vector<terminal::Denkspeler> (2));
    return tekst.str ();
  }

  static std::string dump (const Spel &partij)
  {
    return bestand (partij) + Toetsinzicht::dump (partij.bord (), false);
  }
};

#endif
