// menu.h: het hoofdmenu en het spelmenu van Aqualin.

#ifndef AqualinMenuHVar
#define AqualinMenuHVar

#include <ctime>
#include <iostream>
#include <utility>
#include "../../terminal/rekenmenu.h"
#include "../../terminal/zettekst.h"
#include "aqualin.h"
#include "experiment.h"
#include "rekenaar.h"

namespace aqualin
{

// De keuzes van het spelmenu.
struct Spelkeuze
{
  enum { ZetDoen = 1, ZetTerug, Beste, ZetCluster, ZetMonteCarlo,
         ClusterTegenBeste, MonteCarloTegenBeste, ClusterTegenMonteCarlo,
         Stoppen, BesteSnel, ElkeZet, Omvang, Laatste = Omvang };
};

class Menu : public terminal::Rekenmenu<Rekenaar, Spelkeuze>
{
  public:

    // Parameter:
    // * nwStil: geen voortgang op stderr
    explicit Menu (bool nwStil)
    : terminal::Rekenmenu<Rekenaar, Spelkeuze> (nwStil)
    {
    }

    // Het hoofdmenu, tot de gebruiker stopt of de invoer op is.
    void hoofdMenu ()
    {
      long long keuze = 0;
      bool verder = true;
      while (verder && keuze != Stoppen)
      {
        std::cout <<
          "\n 1. een nieuw spel\n"
          " 2. een spel inlezen\n"
          " 3. experiment 1: grootste cluster tegen optimaal\n"
          " 4. experiment 2: Monte Carlo tegen optimaal\n"
          " 5. experiment 3: grootste cluster tegen Monte Carlo\n"
          " 6. stoppen\n";
        if (!vragen.vraagGetal ("Uw keuze", Nieuw, Stoppen, keuze))
          return;
        if (keuze == Nieuw)
          verder = nieuwSpel ();
        else if (keuze == Inlezen)
          verder = leesSpel ("spel2.txt");
        else if (!vragen.regelOp ())
          keuze = 0;
        else if (keuze != Stoppen)
          Experiment (static_cast<int> (keuze - Inlezen), stil).doe ();
      }
    }

  private:

    // De keuzes van het hoofdmenu.
    enum HoofdKeuze { Nieuw = 1, Inlezen, Experiment1, Experiment2,
                      Experiment3, Stoppen };

    // Vanaf hoeveel standen in de boom het ook met optScoreSnel lang kan duren.
    static constexpr double GroteBoom = 1e15;

    // Zet de keuzes van het spelmenu op het scherm.
    void toonKeuzes ()
    {
      std::cout <<
        "\n 1. zet uitvoeren                      "
        "7. Monte Carlo tegen optimaal\n"
        " 2. laatste zet ongedaan maken         "
        "8. grootste cluster tegen Monte Carlo\n"
        " 3. optimale score                     9. stoppen met dit spel\n"
        " 4. zet grootste cluster              10. optimale score, snel\n"
        " 5. zet Monte Carlo                   11. waarde van elke zet\n"
        " 6. grootste cluster tegen optimaal   12. omvang van de boom\n";
    }

    // Vraag de maten van een nieuw spel, en speel het.
    // Retourneert: false als de invoer op is
    bool nieuwSpel ()
    {
      long long hoogte = 0, breedte = 0, vormen = 0, alOpBord = 0,
                keuze[2] = { 0, 0 };
      if (!vragen.vraagGetal ("Hoogte van het bord", 1, MaxHoogte, hoogte)
          || !vragen.vraagGetal ("Breedte van het bord", 1, MaxBreedte,
                                 breedte)
          || !vragen.vraagGetal ("Aantal vormen",
                                 (hoogte * breedte + MaxKleuren - 1)
                                   / MaxKleuren, MaxVormen, vormen)
          || !vragen.vraagGetal ("Stenen die al op het bord liggen", 0,
                                 hoogte * breedte, alOpBord)
          || !vragen.vraagGetal ("Keuzeaantal van speler 0", 1,
                                 MaxKeuzeAantal, keuze[0])
          || !vragen.vraagGetal ("Keuzeaantal van speler 1", 1,
                                 MaxKeuzeAantal, keuze[1]))
        return false;
      if (!vragen.regelOp ())
        return true;
      int keuzeAantal[2] =
        { static_cast<int> (keuze[0]), static_cast<int> (keuze[1]) };
      return spelMenu (Aqualin (static_cast<int> (hoogte),
                                static_cast<int> (breedte),
                                static_cast<int> (vormen),
                                static_cast<int> (alOpBord), keuzeAantal));
    }

    // Vraag een zet en doe haar; een ongeldige zet geeft een melding.
    void vraagZet ()
    {
      long long kleur = 0, vorm = 0;
      if (!vragen.vraagGetal ("Kleur", 0, spel.getKleuren () - 1, kleur)
          || !vragen.vraagGetal ("Vorm", 0, spel.getVormen () - 1, vorm)
          || !vragen.regelOp ())
        return;
      const bool afgelopen = spel.eindstand ();
      const std::pair<int,int> steen (static_cast<int> (kleur),
                                      static_cast<int> (vorm));
      if (!spel.doeZet (steen.first, steen.second))
        std::cout << "De zet " << terminal::zetTekst (steen) << " is niet geldig: "
                  << (afgelopen ? "het spel is afgelopen."
                      : "die steen heeft de speler aan beurt niet.")
                  << std::endl;
    }

    // Mag een keuze uitgevoerd worden? Zo nodig volgt er een vraag.
    // Parameter en wat het retourneert: zie Rekenmenu
    bool mag (long long keuze)
    {
      switch (keuze)
      {
        case Spelkeuze::BesteSnel: case Spelkeuze::ElkeZet:
        case Spelkeuze::ClusterTegenBeste:
        case Spelkeuze::MonteCarloTegenBeste:
          return magSnelRekenen ();
      }
      return terminal::Rekenmenu<Rekenaar, Spelkeuze>::mag (keuze);
    }

    // Voer een keuze uit het spelmenu uit.
    // Parameter:
    // * keuze: de keuze
    void voerUit (long long keuze)
    {
      switch (keuze)
      {
        case Spelkeuze::ZetDoen:
          vraagZet ();
          break;
        case Spelkeuze::ZetTerug:
          neemTerug ();
          break;
        case Spelkeuze::Beste: case Spelkeuze::BesteSnel:
          toonScore (keuze == Spelkeuze::BesteSnel);
          break;
        case Spelkeuze::ZetCluster:
          toonZet ("grootste cluster", spel.bepaalZetGrootsteCluster ());
          break;
        case Spelkeuze::ZetMonteCarlo:
          toonZet ("Monte Carlo", spel.bepaalZetMonteCarlo ());
          break;
        case Spelkeuze::ClusterTegenBeste:
          toonUitScore (GrootsteCluster, Optimaal);
          break;
        case Spelkeuze::MonteCarloTegenBeste:
          toonUitScore (MonteCarlo, Optimaal);
          break;
        case Spelkeuze::ClusterTegenMonteCarlo:
          toonUitScore (GrootsteCluster, MonteCarlo);
          break;
        case Spelkeuze::ElkeZet:
          toonElkeZet ();
          break;
        case Spelkeuze::Omvang:
          toonOmvang ();
          break;
      }
    }

    // Zet een zet op het scherm.
    // Parameters:
    // * soort: hoe zij gekozen is
    // * zet: de zet
    static void toonZet (const char *soort, const std::pair<int,int> &zet)
    {
      std::cout << "Zet " << soort << ": " << terminal::zetTekst (zet)
                << std::endl;
    }

    // Vraag of het rekenen door mag gaan, als ook optScoreSnel lang kan duren.
    // Retourneert: true als het kort duurt of door mag gaan
    bool magSnelRekenen ()
    {
      const long long standen = spel.telStanden ();
      if (standen >= 0 && static_cast<double> (standen) <= GroteBoom)
        return vragen.regelOp ();
      std::cout << "De boom is erg groot (keuze " << Spelkeuze::Omvang
                << "); hoe lang dit duurt is niet te zeggen." << std::endl;
      return magDoorgaan ();
    }

    // Speel het spel uit en zet de score op het scherm.
    // Parameters:
    // * algo1, algo2: de algoritmes van de speler aan beurt en van de ander
    void toonUitScore (int algo1, int algo2)
    {
      const clock_t begin = clock ();
      const int score = spel.speelUitScore (algo1, algo2);
      std::cout << "Score voor de speler aan beurt: " << score << "\nTijd: ";
      toonSeconden (clock () - begin);
    }
};

}

#endif
