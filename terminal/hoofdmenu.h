// hoofdmenu.h: het hoofdmenu: begin met een nieuw spel of laad er een, en speel
// het.

#ifndef TerminalHoofdmenuHVar
#define TerminalHoofdmenuHVar

#include <vector>
#include "menu.h"

namespace terminal
{

// De letters zeggen wat een keuze doet: n begint een nieuw spel, l laadt er
// een en s stopt. Een keuze zonder letter is van het spel zelf. Van het
// Spelmenu worden nieuw, laad en draai gebruikt.
template <typename Spelmenu>
class Hoofdmenu : public Menu
{
  public:

    // Maak een menu met deze keuzes, dat met nwVragen vraagt, boven het
    // spelmenu.
    Hoofdmenu (Vragen &nwVragen, const std::vector<Keuze> &nwKeuzes,
               Spelmenu &nwSpelmenu)
    : Menu (nwVragen, nwKeuzes, "een keuze (? toont ze), bijvoorbeeld 1"),
      spelmenu (nwSpelmenu)
    {
    }

  private:

    Spelmenu &spelmenu;

    // Voer een keuze zonder letter uit.
    virtual void voerEigenUit (int) {}

    // Voer een keuze uit.
    // Retourneert: false om te stoppen
    bool voerUit (int keuze)
    {
      const char letter = letterVan (keuze);
      if (letter == ' ')
        voerEigenUit (keuze);
      else if ((letter == 'n' ? spelmenu.nieuw ()
                              : letter == 'l' && spelmenu.laad ())
               && spelmenu.draai ())
        toonKeuzes ();
      return letter != 's';
    }
};

}

#endif
