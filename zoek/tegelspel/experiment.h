// experiment.h: welke bomen doeExperiment nog afloopt, en hoe lang dat duurt.
//
// Elke rij van het experiment heeft een grotere boom dan de vorige: er is een
// zet meer teruggenomen. Zolang het zo af is wordt een boom gewoon afgelopen.
// De eerste die niet meteen af is zegt het tempo, voor alle die volgen; van
// tevoren is dan bekend welke er te lang duren, en welke het vragen waard zijn.

#ifndef ZoekTegelspelExperimentHVar
#define ZoekTegelspelExperimentHVar

#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>
#include "../klok.h"
#include "../toezicht.h"

namespace zoek
{
namespace tegelspel
{

// Spel heeft een telStanden en een unDoeZet. Rijen tellen vanaf 1, en worden
// om de beurt gevraagd.
template <typename Spel>
class Experiment
{
  public:

    // Dit in plaats van een rekentijd: het werk is niet gedaan, of niet af.
    static constexpr double NietAf = -1;

    // Begin, met wie er toeziet, en hoeveel seconden elk zoeken mag duren; 0:
    // zonder grens.
    Experiment (Toezicht &nwToezicht, double nwTijd)
    : toezicht (nwToezicht), tijd (nwTijd)
    {
    }

    // Tel, een keer, de standen in de boom van een rij, die de volgende is, met
    // het spel zoals het daar is. Is een boom niet te tellen, dan ook geen
    // grotere.
    // Retourneert: dat aantal; -1 als het niet te tellen is
    long long omvang (Spel &spel, size_t rij)
    {
      if (omvangen.size () < rij)
      {
        omvangen.push_back (-1);
        if (rij == 1 || omvangen[rij - 2] >= 0)
          toezicht.inTijd (teltijd (),
                           [&] { omvangen.back () = spel.telStanden (); });
      }
      return omvangen[rij - 1];
    }

    // Loop de boom van een rij af, als dat mag. Mag het niet, of komt hij niet
    // af, dan komt er ook geen grotere.
    // Parameter:
    // * werk: een functie die de boom afloopt
    // Retourneert: de rekentijd in seconden, of NietAf
    template <typename Werk>
    double loopAf (Spel &spel, size_t rij, const Werk &werk)
    {
      const double Meettijd = Schatting::Meettijd;
      long long gedaan = 0;
      double duur = NietAf;
      if (gestopt || omvang (spel, rij) < 0)
        return stop ();
      if (tempo <= 0)
      {
        duur = meet (werk, Meettijd, &gedaan);
        if (duur != NietAf)
          return duur;
        tempo = static_cast<double> (gedaan + 1) / Meettijd;
      }
      if (!mag (spel, rij))
        return stop ();
      duur = meet (werk);
      return duur == NietAf ? stop () : duur;
    }

    // Doe werk, een functie, voor zover de tijd dat toelaat.
    // Retourneert: de rekentijd in seconden, of NietAf
    template <typename Werk>
    double meet (const Werk &werk) { return meet (werk, tijd, 0); }

  private:

    Toezicht &toezicht;
    const double tijd;
    double tempo = 0;                 // standen per seconde; 0: niet gemeten
    bool gestopt = false;             // of er geen boom meer afgelopen wordt
    std::vector<long long> omvangen;  // van elke rij tot nu toe

    // Retourneert: hoeveel seconden het tellen van een boom mag duren
    double teltijd () const
    {
      const double Altijd = 10;
      return tijd > 0 && tijd < Altijd ? Altijd : tijd;
    }

    // Retourneert: hoeveel seconden een boom met zoveel standen duurt
    double verwacht (long long standen) const
    {
      return static_cast<double> (standen) / tempo;
    }

    // Retourneert: of een boom met zoveel standen te lang duurt
    bool teLang (long long standen) const
    {
      return tijd > 0 && verwacht (standen) > tijd;
    }

    // Retourneert: of de boom van een rij, die te tellen is, afgelopen mag
    //   worden; duurt dat lang, dan is het gevraagd
    bool mag (const Spel &spel, size_t rij)
    {
      const long long standen = omvangen[rij - 1];
      if (teLang (standen))
        return false;
      if (verwacht (standen) <= Schatting::KortGenoeg || !toezicht.vraagt ())
        return true;
      return vraag (spel, rij);
    }

    // Vraag of de boom van een rij afgelopen mag worden, samen met alle grotere
    // die niet te lang duren. Het spel is een kopie, waarin zetten teruggenomen
    // worden.
    // Retourneert: true als dat mag
    bool vraag (Spel spel, size_t rij)
    {
      const std::string eerste = std::to_string (rij);
      double samen = 0;
      long long standen = omvang (spel, rij);
      for ( ; standen >= 0 && !teLang (standen); rij++)
      {
        samen += static_cast<double> (standen);
        standen = spel.unDoeZet () ? omvang (spel, rij + 1) : -1;
      }
      const std::string laatste = std::to_string (rij - 1);
      return toezicht.magDoor
        ({ samen / tempo, samen, tempo, "standen", eerste == laatste
           ? "Rij " + eerste + " duurt"
           : "De rijen " + eerste + " t/m " + laatste + " duren samen" });
    }

    // Loop geen boom meer af.
    // Retourneert: NietAf
    double stop ()
    {
      gestopt = true;
      return NietAf;
    }

    // Doe werk, een functie, in zoveel seconden; 0: zonder grens.
    // Parameter:
    // * gedaan: als bij Toezicht::inTijd
    // Retourneert: de rekentijd in seconden, of NietAf
    template <typename Werk>
    double meet (const Werk &werk, double hoogstens, long long *gedaan)
    {
      const clock_t begin = clock ();
      return toezicht.inTijd (hoogstens, werk, gedaan)
             ? seconden (clock () - begin) : NietAf;
    }
};

template <typename Spel>
constexpr double Experiment<Spel>::NietAf;

}
}

#endif
