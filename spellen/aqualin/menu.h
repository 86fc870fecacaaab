// menu.h: het hoofdmenu en het spelmenu van Aqualin.

#ifndef AqualinMenuHVar
#define AqualinMenuHVar

#include <ctime>
#include <iostream>
#include <utility>
#include "../../menu/rekenmenu.h"
#include "../../menu/zettekst.h"
#include "aqualin.h"
#include "experiment.h"
#include "rekenaar.h"

namespace menu
{

class Menu : public Rekenmenu<Rekenaar>
{
  public:

    // Parameter:
    // * nwStil: geen voortgang op stderr
    explicit Menu (bool nwStil)
    : Rekenmenu<Rekenaar> (nwStil, SpelStoppen, Omvang, BesteSnel)
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

    // De keuzes van het hoofdmenu en van het spelmenu.
    enum HoofdKeuze { Nieuw = 1, Inlezen, Experiment1, Experiment2,
                      Experiment3, Stoppen };
    enum SpelKeuze { ZetDoen = 1, ZetTerug, Beste, ZetCluster, ZetMonteCarlo,
                     ClusterTegenBeste, MonteCarloTegenBeste,
                     ClusterTegenMonteCarlo, SpelStoppen, BesteSnel, ElkeZet,
                     Omvang };

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
        std::cout << "De zet " << zetTekst (steen) << " is niet geldig: "
                  << (afgelopen ? "het spel is afgelopen."
                      : "die steen heeft de speler aan beurt niet.")
                  << std::endl;
    }

    // Voer een keuze uit het spelmenu uit.
    // Parameter:
    // * keuze: de keuze
    // Retourneert: false als dat niet door mocht gaan
    bool doeKeuze (long long keuze)
    {
      if (keuze == ZetDoen)
        vraagZet ();
      else if (!mag (keuze))
        return false;
      else
        voerUit (keuze);
      return true;
    }

    // Mag een keuze uit het spelmenu uitgevoerd worden? Zo nodig volgt er een
    // vraag.
    // Parameter:
    // * keuze: de keuze, behalve een zet doen
    // Retourneert: true als dat mag; false ook als er nog iets op de regel
    //   stond, en dan met een melding
    bool mag (long long keuze)
    {
      switch (keuze)
      {
        case Beste:
          return magRekenen ();
        case BesteSnel: case ElkeZet: case ClusterTegenBeste:
        case MonteCarloTegenBeste:
          return magSnelRekenen ();
      }
      return vragen.regelOp ();
    }

    // Voer een keuze uit het spelmenu uit, behalve een zet doen.
    // Parameter:
    // * keuze: de keuze
    void voerUit (long long keuze)
    {
      switch (keuze)
      {
        case ZetTerug:
          neemTerug ();
          break;
        case Beste: case BesteSnel:
          toonScore (keuze == BesteSnel);
          break;
        case ZetCluster:
          std::cout << "Zet grootste cluster: "
                    << zetTekst (spel.bepaalZetGrootsteCluster ())
                    << std::endl;
          break;
        case ZetMonteCarlo:
          std::cout << "Zet Monte Carlo: "
                    << zetTekst (spel.bepaalZetMonteCarlo ()) << std::endl;
          break;
        case ClusterTegenBeste:
          toonUitScore (GrootsteCluster, Optimaal);
          break;
        case MonteCarloTegenBeste:
          toonUitScore (MonteCarlo, Optimaal);
          break;
        case ClusterTegenMonteCarlo:
          toonUitScore (GrootsteCluster, MonteCarlo);
          break;
        case ElkeZet:
          toonElkeZet ();
          break;
        case Omvang:
          toonOmvang ();
          break;
      }
    }

    // Vraag of het rekenen door mag gaan, als ook optScoreSnel lang kan duren.
    // Retourneert: true als het kort duurt of door mag gaan
    bool magSnelRekenen ()
    {
      const long long standen = spel.telStanden ();
      if (standen >= 0 && static_cast<double> (standen) <= GroteBoom)
        return vragen.regelOp ();
      std::cout << "De boom is erg groot (keuze " << Omvang
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
