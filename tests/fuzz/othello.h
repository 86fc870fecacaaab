// othello.h: een partij van Othello; wat er van te bewaren is, is alles.

#include <sstream>
#include "spellen/othello/partij.h"

struct Toetsinzicht
{
  static bool lees (othello::Partij &spel, const char *naam)
  {
    std::string spelers;
    return spel.leesInSpel (naam, std::cout, spelers);
  }

  static std::string dump (const othello::Partij &spel)
  {
    std::ostringstream tekst;
    spel.schrijf (tekst, "m g");
    return tekst.str ();
  }
};
