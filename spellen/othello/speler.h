// speler.h: wie er voor zwart of wit zet.

#ifndef OthelloSpelerHVar
#define OthelloSpelerHVar

#include <string>
#include "../../terminal/speler.h"
#include "../../terminal/tekst.h"
#include "../../terminal/vraag.h"

namespace othello
{

class Speler : public terminal::Denkspeler
{
  public:

    typedef terminal::Denkspeler Basis;

    using Basis::Basis;

    // Vraag wie er zet; zie terminal/speler.h. De opgave laat kiezen tussen een
    // mens en een computer: na een c volgt de vraag hoe de computer speelt.
    bool vraag (terminal::Vragen &vragen, const std::string &wie)
    {
      bool computer = false;
      return vragen.vraagOfGewoon
               (wie + keuze (true), "c (computer), " + mag (), getypt (),
                [&] (const std::string &woord)
                {
                  computer = terminal::kleineLetters (woord) == "c";
                  return computer || lees (woord);
                })
             && (!computer || Basis::vraag (vragen, "Hoe", "g"));
    }
};

}

#endif
