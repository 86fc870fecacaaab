// beeld.h: hoe de stand van een spel op het scherm komt, en of zij daar al
// staat. Wat van de Rekenaar gebruikt wordt zegt rekenaar.h.

#ifndef TerminalBeeldHVar
#define TerminalBeeldHVar

#include <iostream>
#include <sstream>
#include <string>
#include "kleur.h"

namespace terminal
{

template <typename Rekenaar>
class Beeld
{
  public:

    typedef typename Rekenaar::Spel Spel;

    // Teken een spel, zoals het dan is; dat blijft bestaan. Bij nwKleur met
    // kleuren.
    Beeld (Spel &nwSpel, bool nwKleur) : spel (nwSpel), kleur (nwKleur) {}

    // De stand gaat veranderen; bij computer door een zet van hem, en dan is
    // straks te zien wat er anders is.
    void verander (bool computer)
    {
      veranderd = true;
      vorige = computer ? tekening () : "";
    }

    // Teken de stand straks weer, ook al staat zij er.
    void tekenWeer () { veranderd = true; }

    // Teken de stand als zij veranderd is.
    void toon ()
    {
      if (veranderd)
        std::cout << tekst () << std::flush;
      veranderd = false;
    }

    // Retourneert: de getekende stand, zo nodig in kleur, met wat eronder komt
    std::string tekst ()
    {
      std::string stand = tekening ();
      if (kleur)
        stand = gekleurd (stand, Rekenaar::Kleuren, vorige);
      stand = "\n" + stand + Rekenaar::onder (spel);
      if (spel.eindstand ())
        stand += "n nieuw spel, t terug, a wat elke zet kostte\n";
      return stand;
    }

  private:

    Spel &spel;
    const bool kleur;
    bool veranderd = true;  // of de stand anders is dan de laatste getekende
    std::string vorige;     // de tekening voor de laatste zet, als die van de
                            // computer was

    // Retourneert: hoe de stand getekend wordt
    std::string tekening ()
    {
      std::ostringstream beeld;
      spel.teken (beeld);
      return beeld.str ();
    }
};

}

#endif
