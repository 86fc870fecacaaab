// onderbreking.h: wat Ctrl-C doet. Tijdens een berekening stopt die, en een
// tweede Ctrl-C eindigt dan het programma. Bij een vraag vervalt wat er getypt
// is, en staat er weer de vraag van het menu; een tweede Ctrl-C daar, zonder
// dat er iets getypt is, eindigt het programma.

#ifndef TerminalOnderbrekingHVar
#define TerminalOnderbrekingHVar

#include <csignal>
#include <cstdlib>
#include <iostream>
#include "exitcode.h"

namespace terminal
{

class Onderbreking
{
  public:

    // Luister vanaf nu naar Ctrl-C, tenzij wie het programma startte wil dat
    // het die negeert (zoals een script doet met wat er met & begint).
    static void luister ()
    {
      if (std::signal (SIGINT, ontvang) == SIG_IGN)
        std::signal (SIGINT, SIG_IGN);
    }

    // Vergeet een Ctrl-C van een berekening die klaar is.
    static void vergeet () { vlaggen ().stop = 0; }

    // Er wordt op invoer gewacht, of niet meer; een Ctrl-C eindigt dan het
    // programma, tenzij vraag een menu noemde. Ook een die na vergeet kwam.
    static void wacht (bool nu)
    {
      vlaggen ().wacht = nu;
      if (nu && stopGevraagd ())
        std::raise (SIGINT);  // zo komt er geen tweede tussendoor
    }

    // Een vraag begint te wachten op een antwoord. Een Ctrl-C stelt dan de
    // vraag van het menu; is die 0, dan is er geen menu om naar terug te gaan,
    // en eindigt een Ctrl-C het programma.
    static void vraag (const char *menuvraag)
    {
      vlaggen ().naarMenu = 0;
      vlaggen ().menuvraag = menuvraag;
      wacht (true);
    }

    // Er is een antwoord.
    // Retourneert: true als het op de vraag van het menu is, na een Ctrl-C
    static bool antwoord ()
    {
      wacht (false);
      vlaggen ().menuvraag = 0;
      return vlaggen ().naarMenu != 0;
    }

    // Retourneert: true als de berekening moet stoppen
    static bool stopGevraagd () { return vlaggen ().stop != 0; }

  private:

    // Wat het programma en de ontvanger van het signaal van elkaar weten.
    struct Vlaggen
    {
      volatile std::sig_atomic_t wacht, stop, naarMenu;
      const char *volatile menuvraag;
    };

    // Retourneert: de vlaggen; een ontvanger krijgt geen andere parameter dan
    //   het signaal, dus ze zijn er maar een keer
    static Vlaggen &vlaggen ()
    {
      static Vlaggen alle = { 0, 0, 0, 0 };
      return alle;
    }

    // Ontvang Ctrl-C, het signaal SIGINT. Wie wacht op een antwoord is niets
    // aan het schrijven: dan kan er een nieuwe regel op het scherm.
    static void ontvang (int signaal)
    {
      Vlaggen &nu = vlaggen ();
      std::signal (signaal, ontvang);  // niet elk systeem onthoudt dat
      if (nu.menuvraag != 0 && nu.naarMenu == 0)
      {
        nu.naarMenu = 1;
        nu.stop = 0;
        std::cout << "\nNog een keer Ctrl-C stopt het programma.\n"
                  << nu.menuvraag << std::flush;
        return;
      }
      if (nu.wacht != 0)
        std::cout << std::endl;
      if (nu.wacht != 0 || nu.stop != 0)
        std::_Exit (Onderbroken);
      nu.stop = 1;
    }
};

}

#endif
