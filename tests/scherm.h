// scherm.h: opvangen wat er op stderr komt, zoals het op een scherm zou staan.

#ifndef SchermHVar
#define SchermHVar

#include <iostream>
#include <sstream>
#include <string>
#include "tests/toets.h"

// Vangt stderr op en laat zien wat er op een scherm van zou staan.
class Scherm
{
  public:

    Scherm () : oud (std::cerr.rdbuf (opvang.rdbuf ())) {}
    ~Scherm () { std::cerr.rdbuf (oud); }

    // Alles wat er geschreven is.
    std::string alles () const { return opvang.str (); }

    // Wat er op de regel staat, zonder spaties achteraan. Elke \r begint weer
    // vooraan, over wat er stond heen.
    std::string regel () const
    {
      std::string zichtbaar;
      size_t plaats = 0;
      for (char letter : opvang.str ())
      {
        EIS_MET (letter == '\r' || (letter >= ' ' && letter <= '~'),
                 "vreemd teken " << static_cast<int> (letter));
        if (letter == '\r')
        {
          plaats = 0;
          continue;
        }
        if (plaats == zichtbaar.size ())
          zichtbaar += ' ';
        zichtbaar[plaats++] = letter;
      }
      const size_t eind = zichtbaar.find_last_not_of (' ');
      return eind == std::string::npos ? "" : zichtbaar.substr (0, eind + 1);
    }

    // Hoe vaak de regel vernieuwd is.
    int keren () const
    {
      int aantal = 0;
      for (char letter : opvang.str ())
        aantal += letter == '\r';
      return aantal;
    }

  private:

    Scherm (const Scherm &);
    Scherm &operator= (const Scherm &);

    std::ostringstream opvang;
    std::streambuf *oud;
};

#endif
