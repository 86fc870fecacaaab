// othello.h: een partij van Othello; wat er van te bewaren is, is alles.

#include <sstream>
#include "spellen/othello/partij.h"
#include "terminal/spelbestand.h"
#include "terminal/speler.h"

struct Toetsinzicht
{
  static bool lees (othello::Partij &spel, const char *naam)
  {
    std::vector<terminal::Denkspeler> spelers (2);
    return terminal::leesSpelbestand (naam, std::cout, spel, spelers);
  }

  static std::string dump (const othello::Partij &spel)
  {
    std::ostringstream tekst;
    terminal::schrijfMetZetten (tekst, spel,
                                std::vector<terminal::Denkspeler> (2));
    return tekst.str ();
  }
};
