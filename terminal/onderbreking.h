// onderbreking.h: wat Ctrl-C doet. Bij een vraag eindigt het programma;
// tijdens een berekening stopt die, en een tweede Ctrl-C eindigt ook dan het
// programma.
//
// Deze header staat op zichzelf: ook Othello, dat zijn eigen scherm heeft,
// gebruikt hem.

#ifndef TerminalOnderbrekingHVar
#define TerminalOnderbrekingHVar

#include <csignal>
#include <cstdlib>
#include <iostream>

namespace terminal
{

class Onderbreking
{
  public:

    // De exitcode van een programma dat onderbroken is.
    static const int Exitcode = 130;

    // Luister vanaf nu naar Ctrl-C, tenzij wie het programma startte wil dat
    // het die negeert (zoals nohup doet).
    static void luister ()
    {
      if (std::signal (SIGINT, ontvang) == SIG_IGN)
        std::signal (SIGINT, SIG_IGN);
    }

    // Vergeet een Ctrl-C van een berekening die klaar is.
    static void vergeet ()
    {
      vlaggen ().stop = 0;
    }

    // Een vraag begint te wachten op een antwoord, of dat wachten is klaar.
    // Kwam er tussen vergeet en het wachten nog een Ctrl-C, dan eindigt het
    // programma alsnog; nu zegt of er gewacht wordt.
    static void wacht (bool nu)
    {
      vlaggen ().wacht = nu;
      if (nu && stopGevraagd ())
        ontvang (SIGINT);
    }

    // Retourneert: true als de berekening moet stoppen
    static bool stopGevraagd () { return vlaggen ().stop != 0; }

  private:

    // Wat het programma en de ontvanger van het signaal van elkaar weten.
    struct Vlaggen
    {
      volatile std::sig_atomic_t wacht, stop;
    };

    // Retourneert: de vlaggen; een ontvanger krijgt geen andere parameter dan
    //   het signaal, dus ze zijn er maar een keer
    static Vlaggen &vlaggen ()
    {
      static Vlaggen alle = { 0, 0 };
      return alle;
    }

    // Ontvang Ctrl-C, het signaal SIGINT. Wie wacht op een antwoord is niets
    // aan het schrijven: dan kan er een nieuwe regel op het scherm.
    static void ontvang (int signaal)
    {
      std::signal (signaal, ontvang);  // niet elk systeem onthoudt dat
      if (vlaggen ().wacht != 0)
        std::cout << std::endl;
      if (vlaggen ().wacht != 0 || vlaggen ().stop != 0)
        std::_Exit (Exitcode);
      vlaggen ().stop = 1;
    }
};

}

#endif
