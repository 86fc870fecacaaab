// schermtoezicht.h: het toezicht op lang werk, voor wie aan het scherm zit.

#ifndef TerminalSchermtoezichtHVar
#define TerminalSchermtoezichtHVar

#include <iostream>
#include <string>
#include "../zoek/getaltekst.h"
#include "../zoek/toezicht.h"
#include "onderbreking.h"
#include "tekst.h"
#include "terminal.h"
#include "vraag.h"

namespace terminal
{

// Ctrl-C breekt het werk af. Zijn er vragen te stellen, dan wordt er gevraagd
// of lang werk door mag.
class Schermtoezicht : public zoek::Toezicht
{
  public:

    // Zie toe: met nwStil zonder voortgang op stderr, en met nwVragen om te
    // vragen, of 0: dan mag al het werk.
    explicit Schermtoezicht (bool nwStil, Vragen *nwVragen = 0)
    : stil (nwStil), stderrTerminal (isTerminal (2)), vragen (nwVragen)
    {
    }

    // Retourneert: zie zoek/toezicht.h
    bool toont () const { return !stil; }

    // Retourneert: zie zoek/toezicht.h
    bool opTerminal () const { return stderrTerminal; }

    // Retourneert: zie zoek/toezicht.h
    bool stopGevraagd () const { return Onderbreking::stopGevraagd (); }

    // Retourneert: zie zoek/toezicht.h
    bool vraagt () const { return vragen != 0; }

    // Zeg hoe lang werk nog duurt, en vraag of het door mag.
    // Parameter en wat het retourneert: zie zoek/toezicht.h
    bool magDoor (const zoek::Schatting &schatting)
    {
      char antwoord = 'n';
      if (vragen == 0)
        return true;
      std::cout << (schatting.seconden < 0
                    ? "Dit komt niet af: te veel " + schatting.eenheid
                      + " om te tellen"
                    : "Dit duurt ongeveer "
                      + zoek::duurTekst (schatting.seconden) + ": "
                      + zoek::ongeveer (schatting.totaal) + " "
                      + schatting.eenheid)
                << ",\n" << zoek::ongeveer (schatting.tempo)
                << " per seconde. Ctrl-C breekt af." << std::endl;
      return vragen->vraagLetter ("Toch doorgaan? (j of n)", "jn",
                                  "j (ja) of n (nee)", antwoord)
             && antwoord == 'j';
    }

  private:

    const bool stil, stderrTerminal;
    Vragen *const vragen;
};

// Retourneert: hoe ver werk was dat afgebroken is, in een zin op een regel van
//   zichzelf
inline std::string afgebrokenTekst (const zoek::Afgebroken &werk)
{
  return "\n" + inRegels
    ("Afgebroken na " + zoek::duurTekst (werk.seconden) + ", "
     + zoek::ongeveer (static_cast<double> (werk.aantal)) + " " + werk.eenheid
     + " bekeken; nog niet af.");
}

}

#endif
