// rekenmenu.h: wat het menu erbij kan van een spel waarvan het vak de hele boom
// laat aflopen: de beste score, en waarom een zet met Monte Carlo de beste is.

#ifndef TerminalRekenmenuHVar
#define TerminalRekenmenuHVar

#include <ctime>
#include <iostream>
#include <string>
#include "../zoek/getaltekst.h"
#include "../zoek/klok.h"
#include "spelmenu.h"
#include "zet.h"

namespace terminal
{

// De Rekenaar is er een als Rekenend in rekenaar.h. Zelf heeft ook SnelleKeuze:
// het getal van de keuze voor toonScore met snel.
template <typename Zelf, typename Rekenaar>
class Rekenmenu : public Spelmenu<Zelf,Rekenaar>
{
  public:

    typedef terminal::Spelmenu<Zelf,Rekenaar> Spelmenu;
    typedef typename Spelmenu::Zet Zet;

    using Spelmenu::Spelmenu;

    static const bool VraagtSpelers = false;

  protected:

    using Spelmenu::spel;
    using Spelmenu::vragen;

    // Zet een tijd, in tikken van clock (), op het scherm.
    static void toonSeconden (clock_t tikken)
    {
      const int decimalen = 6;
      std::cout << zoek::kommaTekst (zoek::seconden (tikken), decimalen)
                << " seconden rekentijd" << std::endl;
    }

    // Bereken en toon de score, bij snel zonder de hele boom af te lopen.
    void toonScore (bool snel)
    {
      Zet zet (-1, 0);  // nog geen
      long long standen = 0;
      int score = 0;
      const clock_t begin = clock ();
      if (!snel)
        this->toezicht.stelTip ("Keuze " + std::to_string (Zelf::SnelleKeuze)
                                + " vindt dezelfde score veel sneller.\n");
      const bool af = komtAf (this->toezicht, 0, [&]
        { score = Rekenaar::score (spel, snel, zet, standen); });
      this->toezicht.stelTip ("");
      if (!af)
      {
        vragen.vergeetRest ();
        if (isGeenZet (zet))
          this->toonGoedeZin ();
        else
          std::cout << "Tot nu toe de beste zet: " << zetTekst (zet)
                    << std::endl;
        return;
      }
      const clock_t tikken = clock () - begin;
      std::cout << Rekenaar::Soort << " score: " << score
                << " voor de speler aan beurt\n" << Rekenaar::Soort
                << " zet: " << zetTekst (zet) << "\n"
                << "Bezochte standen: " << zoek::getalTekst (standen) << "\n"
                << "Tijd: " << zoek::getalTekst (tikken) << " tikken, ";
      toonSeconden (tikken);
    }

    // Zet een zet die met Monte Carlo bepaald is op het scherm, met waarom: de
    // soort is hoe zij heet, en elke zet is zoveel simulaties keer uitgespeeld.
    // Is het geen zet, dan is het spel uit.
    void toonGemiddeldBeste (const char *soort, const Zet &zet, int simulaties)
    {
      const size_t aantal = Rekenaar::zetten (spel).size ();
      if (this->isUit ())
        return;
      std::cout << soort << ": " << zetTekst (zet) << "\n";
      if (aantal == 1)
        std::cout << "Een zet die anders is, is er niet." << std::endl;
      else
        std::cout << inRegels
          ("Van " + std::to_string (aantal) + " zetten gemiddeld de beste, als "
           "elke " + zoek::getalTekst (simulaties) + " keer met toevallige "
           "zetten uitgespeeld wordt.") << std::endl;
    }

    // Zet het aantal standen in de complete boom op het scherm.
    void toonOmvang ()
    {
      const long long standen = spel.telStanden ();
      if (standen < 0)
        std::cout << Rekenaar::Ontelbaar << "." << std::endl;
      else
        std::cout << "Standen in de complete boom: "
                  << zoek::getalTekst (standen) << std::endl;
    }
};

}

#endif
