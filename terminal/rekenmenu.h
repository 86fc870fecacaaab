// rekenmenu.h: wat het menu erbij kan van een spel waarvan het vak de hele boom
// laat aflopen: de score van de beste zetten, en waarom een zet met Monte Carlo
// de beste is.

#ifndef TerminalRekenmenuHVar
#define TerminalRekenmenuHVar

#include <ctime>
#include <iostream>
#include <string>
#include "../zoek/getaltekst.h"
#include "../zoek/klok.h"
#include "spelmenu.h"

namespace terminal
{

// Een Spelmenu waarvan de Rekenaar ook heeft, naast wat spelmenu.h en raad.h
// noemen:
//   Soort                      hoe de beste score en zet heten
//   Ontelbaar                  wat er is met een boom die niet te tellen is
//   zetten (spel)              de verschillende zetten, in volgorde
//   score (spel, snel, zet, standen)
//                              de score voor wie aan beurt is; de zet wordt de
//                              eerste beste; snel: zonder de hele boom
//   goed (spel)                de zet van Monte Carlo
// En van Zelf de SnelleKeuze: het getal van de keuze voor toonScore met snel.
template <typename Zelf, typename Rekenaar, typename Gevraagd = Instellingen>
class Rekenmenu : public Spelmenu<Zelf,Rekenaar,Gevraagd>
{
  public:

    typedef terminal::Spelmenu<Zelf,Rekenaar,Gevraagd> Spelmenu;
    typedef typename Spelmenu::Zet Zet;

    using Spelmenu::Spelmenu;

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

    // Bereken de score, bij snel zonder de hele boom af te lopen, en zet haar
    // op het scherm.
    void toonScore (bool snel)
    {
      Zet zet (-1, 0);  // nog geen
      long long standen = 0;
      int score = 0;
      const clock_t begin = clock ();
      if (!snel)
        this->toezicht.stelTip ("Keuze " + std::to_string (Zelf::SnelleKeuze)
                                + " vindt dezelfde score veel sneller.\n");
      if (!komtAf ([&]
          { score = Rekenaar::score (spel, snel, zet, standen); }))
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
        std::cout << "Een andere zet is er niet." << std::endl;
      else
        std::cout << "Van " << aantal << " zetten gemiddeld de beste, als elke "
                  << zoek::getalTekst (simulaties) << " keer\nmet toevallige "
                  << "zetten uitgespeeld wordt." << std::endl;
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

  private:

    // Retourneert: zie spelmenu.h
    std::string goedeZin ()
    {
      const size_t aantal = Rekenaar::zetten (spel).size ();
      return "Goede zet: " + zetTekst (Rekenaar::goed (spel))
             + (aantal == 1 ? "; een andere is er niet."
                : ", gemiddeld de beste van " + std::to_string (aantal)
                  + "; de uitkomst is niet bepaald.");
    }
};

}

#endif
