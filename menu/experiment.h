// experiment.h: het experiment van de opgave: speel een spel uit met goede
// zetten, neem ze een voor een terug, en meet telkens besteScore.

#ifndef ExperimentHVar
#define ExperimentHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <utility>
#include "../constantes.h"
#include "../tegelspel.h"
#include "../zoek/voortgang.h"

namespace terminal
{

class Experiment
{
  public:

    // Parameters:
    // * nwSpel: het spel; het experiment werkt op een kopie
    // * nwToont: of lang werk op stderr laat zien hoe ver het is
    Experiment (const TegelSpel &nwSpel, bool nwToont)
    : spel (nwSpel), toont (nwToont), standen (0), seconden (0),
      afgebroken (false)
    {
    }

    // Doe het experiment, en zet de metingen in een tabel op het scherm.
    void doe ()
    {
      const int aantal = speelGoedUit ();
      std::cout
        << "Aantal goede zetten tot de eindstand: " << aantal << "\n"
        << " zetten |            besteScore           |     besteScoreSnel\n"
        << "  terug |             standen    seconden |     standen  seconden"
        << std::endl;
      for (int terug = 1; terug <= aantal; terug++)
      {
        spel.unDoeZet ();
        afgebroken = afgebroken || duurtTeLang ();
        std::ostringstream regel;  // de voortgang wist wat half getoond is
        regel << std::setw (7) << terug << " |";
        meetBesteScore (regel);
        meetBesteScoreSnel (regel);
        std::cout << regel.str () << std::endl;
      }
    }

  private:

    static constexpr double MaxSeconden = 300,         // van een besteScore
                            VerwachtPerSeconde = 1e8,  // tot er gemeten is
                            MinGemeten = 0.1;          // om uit te rekenen

    TegelSpel spel;
    const bool toont;
    long long standen;  // die besteScore tot nu toe bezocht
    double seconden;    // die dat duurde
    bool afgebroken;    // of een volgende besteScore te lang zou duren

    // Speel het spel uit met goede zetten.
    // Retourneert: het aantal gedane zetten
    int speelGoedUit ()
    {
      int aantal = 0;
      for ( ; !spel.eindstand (); aantal++)
      {
        const std::pair<int,char> zet = spel.bepaalGoedeZet (NrSimulaties);
        spel.doeZet (zet.first, zet.second);
      }
      return aantal;
    }

    // Zou besteScore te lang duren? Zo ja, dan volgt een melding.
    // Retourneert: true als dat zo is
    // Post: de voortgang weet hoeveel standen de boom heeft
    bool duurtTeLang ()
    {
      const long long omvang = spel.telStanden ();
      const double tempo = seconden < MinGemeten
        ? VerwachtPerSeconde : static_cast<double> (standen) / seconden,
                   verwacht = static_cast<double> (omvang) / tempo;
      spel.toonVoortgang (toont, omvang);
      if (omvang >= 0 && verwacht <= MaxSeconden)
        return false;
      std::cout << "Vanaf hier duurt besteScore langer dan "
                << zoek::duurTekst (MaxSeconden);
      if (omvang >= 0)
        std::cout << ": " << omvang << " standen,\nnaar verwachting "
                  << zoek::duurTekst (verwacht);
      std::cout << "." << std::endl;
      return true;
    }

    // Doe een meting van besteScore, tenzij er afgebroken is.
    // Parameter:
    // * regel: krijgt er de uitkomst bij
    void meetBesteScore (std::ostream &regel)
    {
      std::pair<int,char> zet;
      long long bezocht = 0;
      if (afgebroken)
      {
        regel << std::setw (20) << "-" << std::setw (12) << "-";
        return;
      }
      const clock_t begin = clock ();
      spel.besteScore (zet, bezocht);
      const double duur = secondenSinds (begin);
      standen += bezocht;
      seconden += duur;
      regel << std::fixed << std::setprecision (3) << std::setw (20)
            << bezocht << std::setw (12) << duur;
    }

    // Doe een meting van besteScoreSnel.
    // Parameter:
    // * regel: krijgt er de uitkomst bij
    void meetBesteScoreSnel (std::ostream &regel)
    {
      std::pair<int,char> zet;
      long long bezocht = 0;
      const clock_t begin = clock ();
      spel.besteScoreSnel (zet, bezocht);
      regel << std::fixed << std::setprecision (3) << " |"
            << std::setw (12) << bezocht << std::setw (10)
            << secondenSinds (begin);
    }

    // Parameter:
    // * begin: een tijdstip uit clock ()
    // Retourneert: het aantal seconden rekentijd sindsdien
    static double secondenSinds (clock_t begin)
    {
      return static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
    }
};

}

#endif
