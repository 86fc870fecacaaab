// rekenmenu.h: wat het menu erbij kan van een spel waarvan het vak de hele boom
// laat aflopen: de beste score, en waarom een zet met Monte Carlo de beste is.

#ifndef TerminalRekenmenuHVar
#define TerminalRekenmenuHVar

#include <ctime>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../zoek/getaltekst.h"
#include "../zoek/klok.h"
#include "spelmenu.h"

namespace terminal
{

// Wat de Rekenaars van zulke spellen gemeen hebben; een zet is een getal met
// nog een deel. De Rekenaar zegt zelf wat een beste score is, en hoe die heet,
// en hoe een punt van een score heet, en meer (Punt, Punten).
template <typename Rekenaar, typename Spel, typename Deel>
struct Rekenend : Gewoon< Spel,std::pair<int,Deel> >
{
  typedef std::pair<int,Deel> Zet;
  typedef Letterspeler Speler;

  // Retourneert: wat er met een geldige zet gebeurt
  static std::string verhaal (Spel &spel, const Zet &zet)
  {
    return spel.verhaal (zet.first, zet.second);
  }

  // Doe een geldige zet.
  static void doeZet (Spel &spel, const Zet &zet)
  {
    spel.doeZet (zet.first, zet.second);
  }

  // Retourneert: een zet als tekst
  static std::string zetTekst (const Zet &zet)
  {
    return terminal::zetTekst (zet);
  }

  // Tel de standen in de boom; zie raad.h.
  static void tel (Spel &spel, const std::vector<Zet> &zetten,
                   std::vector<long long> &standen)
  {
    for (const Zet &zet : zetten)
    {
      Spel erna (spel);
      doeZet (erna, zet);
      standen.push_back (erna.telStanden ());
    }
    standen.push_back (spel.telStanden ());
  }

  // Retourneert: een zin met de zet van Monte Carlo
  static std::string goedeZin (Spel &spel)
  {
    const size_t aantal = Rekenaar::zetten (spel).size ();
    return "Goede zet: " + zetTekst (Rekenaar::goed (spel))
           + (aantal == 1 ? "; een die anders is, is er niet."
              : ", gemiddeld de beste van " + std::to_string (aantal)
                + "; de uitkomst is niet bepaald.");
  }

  // Retourneert: een score in woorden
  static std::string uitkomst (Spel &, int score)
  {
    const int punten = score > 0 ? score : -score;
    return score == 0 ? "gelijkspel"
      : (score > 0 ? "winst met " : "verlies met ") + std::to_string (punten)
        + " " + (punten == 1 ? Rekenaar::Punt : Rekenaar::Punten);
  }

  // Retourneert: hoe een eindstand afloopt, en waarom; dat tekent het spel zelf
  static std::string afloop (Spel &spel) { return spel.afloop (); }
};

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
};

}

#endif
