// rekenmenu.h: het spelmenu van een spel dat helemaal door te rekenen is, voor
// zover het voor elk zo'n spel gelijk is.

#ifndef TerminalRekenmenuHVar
#define TerminalRekenmenuHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>
#include "../zoek/getaltekst.h"
#include "speler.h"
#include "spelmenu.h"
#include "tekst.h"

namespace terminal
{

// De Rekenaar zegt om welk spel het gaat, en hoe het rekent:
//   Spel, Zet                  de klasse, en wat een zet is
//   Soort                      hoe de beste score en zet heten
//   Ontelbaar                  wat er is met een boom die niet te tellen is
//   Voorbeeld                  de naam van een spelbestand
//   Spelertekst                wat een speler kan zijn; zie speler.h
//   zetten (spel)              de verschillende zetten, in volgorde
//   score (spel, snel, zet, standen)
//                              de score voor wie aan beurt is; de zet wordt de
//                              eerste beste; snel: zonder de hele boom
//   waarden (spel, snel, standen)
//                              de waarde van elke zet; zie oplossing.h
//   kies (spel, speler)        de zet van zo'n speler
// De klasse leest en schrijft de letter van elke speler.
template <typename Rekenaar>
class Rekenmenu : public Spelmenu< typename Rekenaar::Spel, Speler<Rekenaar> >
{
  public:

    typedef typename Rekenaar::Spel Spel;
    typedef typename Rekenaar::Zet Zet;
    typedef Spelmenu< Spel, Speler<Rekenaar> > Basis;

    // Begin met het spel in een bestand; zie terminal/spelmenu.h.
    bool lees (const std::string &naam, std::ostream &meldingen)
    {
      Spel nieuw;
      std::string wie;
      if (!nieuw.leesInSpel (naam.c_str (), meldingen, wie))
        return false;
      this->begin (nieuw, typename Basis::Spelers (wie.begin (), wie.end ()));
      return true;
    }

  protected:

    using Menu::vragen;
    using Basis::isUit;
    using Basis::spel;

    // Parameters: zie terminal/spelmenu.h
    Rekenmenu (Vragen &nwVragen, const std::vector<Keuze> &nwKeuzes,
               const std::string &nwMag, zoek::Toezicht &nwToezicht,
               const Kleur *nwKleuren)
    : Basis (nwVragen, nwKeuzes, nwMag, nwToezicht, nwKleuren, Spel (),
             Rekenaar::Voorbeeld)
    {
    }

    // Zet een tijd, in tikken van clock (), op het scherm.
    static void toonSeconden (clock_t tikken)
    {
      const int decimalen = 3;
      std::cout << zoek::kommaTekst (zoek::seconden (tikken), decimalen)
                << " seconden" << std::endl;
    }

    // Bereken de score, bij snel zonder de hele boom af te lopen, en zet haar
    // op het scherm.
    void toonScore (bool snel)
    {
      Zet zet;
      long long standen = 0;
      const clock_t begin = clock ();
      const int score = Rekenaar::score (spel, snel, zet, standen);
      const clock_t tikken = clock () - begin;
      std::cout << Rekenaar::Soort << " score: " << score
                << " voor de speler aan beurt\n" << Rekenaar::Soort
                << " zet: " << zetTekst (zet) << "\n"
                << "Bezochte standen: " << zoek::getalTekst (standen) << "\n"
                << "Tijd: " << zoek::getalTekst (tikken) << " tikken, ";
      toonSeconden (tikken);
    }

    // Bereken de waarde van elke zet en zet haar op het scherm.
    void toonElkeZet ()
    {
      if (isUit ())
        return;
      long long standen = 0;
      const std::vector<Zet> zetten = Rekenaar::zetten (spel);
      const std::vector<int> waarden =
        Rekenaar::waarden (spel, true, standen);
      std::cout << "Score voor de speler aan beurt na elke zet:\n";
      for (size_t i = 0; i < zetten.size (); i++)
        std::cout << "  " << zetTekst (zetten[i]) << std::setw (4)
                  << waarden[i] << std::endl;
    }

    // Zet een zet die met Monte Carlo bepaald is op het scherm, met waarom.
    // Parameters:
    // * soort: hoe de zet heet
    // * zet: de zet; is het geen zet, dan is het spel uit
    // * simulaties: hoe vaak er na elke zet uitgespeeld is
    void toonGemiddeldBeste (const char *soort, const Zet &zet, int simulaties)
    {
      const size_t aantal = Rekenaar::zetten (spel).size ();
      if (isUit ())
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

    // Doe een geldige zet, en vertel wat er gebeurt.
    void doe (const Zet &zet)
    {
      std::cout << inRegels (spel.verhaal (zet.first, zet.second))
                << std::endl;
      spel.doeZet (zet.first, zet.second);
      this->verander ();
    }

  private:

    // Retourneert: wie er aan beurt is, 0 of 1
    int beurt () { return spel.getSpeler (); }

    // Retourneert: hoe speler 0 of 1 heet
    std::string naamSpeler (int wie) const
    {
      return "Speler " + std::to_string (wie);
    }

    // Laat de computer een zet doen, en vertel welke.
    void zetVanComputer ()
    {
      doe (Rekenaar::kies (spel, this->aanBeurt ().getLetter ()));
    }
};

}

#endif
