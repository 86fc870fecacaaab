// experiment.h: de drie experimenten: veel toevallige spellen uitspelen, en
// het gemiddelde van de scores.

#ifndef AqualinExperimentHVar
#define AqualinExperimentHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include "../../zoek/voortgang.h"
#include "aqualin.h"
#include "constantes.h"

namespace aqualin
{

const int AantalExperimenten = 3;

class Experiment
{
  public:

    // Parameters:
    // * nwNummer: 1 t/m AantalExperimenten
    // * nwStil: geen voortgang op stderr
    // * nwSpellen: het aantal spellen per regel, minstens 2
    Experiment (int nwNummer, bool nwStil, int nwSpellen = AantalSpellen)
    : nummer (nwNummer), spellen (nwSpellen), stil (nwStil)
    {
    }

    // Doe het experiment, en zet de uitkomsten in een tabel op het scherm.
    void doe ()
    {
      const Soort klein[] = { { 4, 4, 4, { 2, 2 } }, { 4, 5, 4, { 2, 2 } },
                              { 3, 5, 5, { 2, 2 } }, { 4, 4, 4, { 3, 2 } } },
                  groot = { 10, 10, 10, { 5, 5 } };
      std::cout << "Experiment " << nummer << ": speler 0 speelt "
                << naam (algoritme (0)) << ", speler 1 " << naam (algoritme (1))
                << ";\nde score van speler 0, gemiddeld over "
                << spellen << " toevallige spellen\n\n"
                << " h  b  v  k0 k1   gemiddelde  standaardfout    seconden"
                << std::endl;
      if (nummer == 3)
        speelSoort (groot);
      else
        for (size_t i = 0; i < sizeof klein / sizeof klein[0]; i++)
          speelSoort (klein[i]);
    }

    // Bereken een wortel met de methode van Newton.
    // Parameter:
    // * getal: minstens 0
    // Retourneert: de wortel
    static double wortel (double getal)
    {
      double vorige = 0, nu = getal > 1 ? getal : 1;
      for (int i = 0; i < MeesteStappen && nu != vorige; i++)
      {
        vorige = nu;
        nu = (vorige + getal / vorige) / 2;
      }
      return nu;
    }

  private:

    // Een soort spellen: de maten, het aantal vormen en de keuzeaantallen.
    struct Soort
    {
      int hoogte, breedte, vormen, keuzeAantal[2];
    };

    static const int AantalSpellen = 100, MeesteStappen = 200;

    int nummer, spellen;
    bool stil;

    // Parameter:
    // * speler: 0 of 1
    // Retourneert: het algoritme waarmee die speler dit experiment speelt
    int algoritme (int speler) const
    {
      if (speler == 0)
        return nummer == 2 ? MonteCarlo : GrootsteCluster;
      return nummer == 3 ? MonteCarlo : Optimaal;
    }

    // Parameter:
    // * algo: een algoritme
    // Retourneert: hoe het heet
    static const char *naam (int algo)
    {
      return algo == Optimaal ? "optimaal"
             : algo == MonteCarlo ? "Monte Carlo" : "grootste cluster";
    }

    // Speel toevallige spellen van een soort uit, en zet de uitkomst op een
    // regel van de tabel.
    // Parameter:
    // * soort: de soort spellen
    void speelSoort (Soort soort) const
    {
      const clock_t begin = clock ();
      double som = 0, kwadraten = 0;
      {
        zoek::Voortgang voortgang ("experiment", "spellen", spellen, 1);
        for (int i = 0; i < spellen; i++)
        {
          Aqualin spel (soort.hoogte, soort.breedte, soort.vormen, 0,
                        soort.keuzeAantal);
          const int score = spel.speelUitScore (algoritme (0), algoritme (1));
          som += score;
          kwadraten += score * score;
          if (!stil)
            voortgang.toon (i + 1);
        }
      }
      const double aantal = spellen, gemiddelde = som / aantal,
        variantie = (kwadraten - som * gemiddelde) / (aantal - 1);
      std::cout << std::setw (2) << soort.hoogte << std::setw (3)
                << soort.breedte << std::setw (3) << soort.vormen
                << std::setw (4) << soort.keuzeAantal[0] << std::setw (3)
                << soort.keuzeAantal[1] << std::fixed << std::setprecision (2)
                << std::setw (13) << gemiddelde << std::setprecision (3)
                << std::setw (15)
                << wortel (variantie > 0 ? variantie / aantal : 0)
                << std::setw (12)
                << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC
                << std::endl;
    }
};

}

#endif
