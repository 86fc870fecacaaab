// menu.h: het hoofdmenu en het spelmenu van TegelSpel.

#ifndef MenuHVar
#define MenuHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../invoer/vraag.h"
#include "../tegelspel.h"
#include "../zoek/voortgang.h"
#include "instellingen.h"

namespace menu
{

class Menu
{
  public:

    // Parameter:
    // * nwInstellingen: die van de opdrachtregel
    explicit Menu (const Instellingen &nwInstellingen)
    : instellingen (nwInstellingen)
    {
    }

    // Het hoofdmenu, tot de gebruiker stopt of de invoer op is.
    void hoofdMenu ()
    {
      long long keuze = 0;
      while (keuze != Stoppen)
      {
        std::string naam;
        std::cout << "\n 1. een spel inlezen\n 2. stoppen\n";
        if (!vragen.vraagGetal ("Uw keuze", Inlezen, Stoppen, keuze))
          return;
        if (keuze == Inlezen)
        {
          TegelSpel nieuw;
          if (!vragen.vraagTekst ("Naam van het spelbestand (bijvoorbeeld "
                                  "spel1.txt)", naam))
            return;
          if (nieuw.leesInSpel (naam.c_str ()) && !spelMenu (nieuw))
            return;
        }
        else if (!vragen.regelOp ())
          keuze = 0;
      }
    }

    // Het spelmenu, tot de gebruiker met het spel stopt.
    // Parameter:
    // * nieuw: het spel
    // Retourneert: false als de invoer op is
    bool spelMenu (const TegelSpel &nieuw)
    {
      long long keuze = 0;
      spel = nieuw;
      spel.toonVoortgang (!instellingen.stil);
      while (keuze != SpelStoppen)
      {
        std::cout << "\n";
        spel.drukAf ();
        std::cout
          << "\n 1. verschillende zetten         7. experiment\n"
             " 2. zet uitvoeren                8. stoppen met dit spel\n"
             " 3. laatste zet ongedaan maken   9. beste score, snel\n"
             " 4. beste score                 10. waarde van elke zet\n"
             " 5. goede zet                   11. omvang van de boom\n"
             " 6. score goed tegen best\n";
        if (!vragen.vraagGetal ("Uw keuze", Zetten, Omvang, keuze))
          return false;
        if (keuze == ZetDoen)
          vraagZet ();
        else if (keuze == Beste)
          toonBesteScore ();
        else if (vragen.regelOp ())
          voerUit (keuze);
        else
          keuze = 0;
        if (vragen.op ())
          return false;
      }
      if (spel.eindstand ())
      {
        std::cout << "\n";
        spel.drukAf ();
      }
      return true;
    }

  private:

    // De keuzes van het hoofdmenu en van het spelmenu.
    enum HoofdKeuze { Inlezen = 1, Stoppen };
    enum SpelKeuze { Zetten = 1, ZetDoen, ZetTerug, Beste, Goede,
                     GoedTegenBest, Experiment, SpelStoppen, BesteSnel,
                     ElkeZet, Omvang };

    // Waarop de schatting berust van hoe lang besteScore duurt, en hoe lang
    // dat zonder vragen mag, in seconden.
    static constexpr double StandenPerSeconde = 2e8, KortGenoeg = 300;

    const Instellingen &instellingen;
    invoer::Vragen vragen;
    TegelSpel spel;  // waar het spelmenu over gaat

    // Vraag een zet en doe haar; een ongeldige zet geeft een melding.
    void vraagZet ()
    {
      long long schaal = 0;
      char kleur = 'g';
      if (vragen.vraagGetal ("Schaal", 0, spel.getSchalen () - 1, schaal)
          && vragen.vraagLetter ("Kleur", "gb", "g voor geel, b voor blauw",
                                 kleur)
          && vragen.regelOp ())
        doeZet (static_cast<int> (schaal), kleur);
    }

    // Doe een zet; een ongeldige zet geeft een melding.
    // Parameters:
    // * schaal: een schaal die bestaat
    // * kleur: 'g' of 'b'
    void doeZet (int schaal, char kleur)
    {
      const std::pair<int,int> inhoud =
        spel.getInhoudSchalen ()[static_cast<size_t> (schaal)];
      const int aantal = kleur == 'g' ? inhoud.first : inhoud.second;
      const bool afgelopen = spel.eindstand ();
      if (spel.doeZet (schaal, kleur))
        return;
      std::cout << "De zet " << zetTekst (std::make_pair (schaal, kleur))
                << " is niet geldig:\n";
      if (afgelopen)
        std::cout << "het spel is afgelopen.";
      else if (aantal == 0)
        std::cout << "op die schaal ligt geen tegel van die kleur.";
      else
        std::cout << "er is geen rij waar " << tegels (aantal, "")
                  << " van die kleur "
                  << (aantal == 1 ? "in past." : "samen in passen.");
      std::cout << std::endl;
    }

    // Parameters:
    // * aantal: een aantal tegels
    // * kleur: een kleur als bijvoeglijk naamwoord, met een spatie erna, of ""
    // Retourneert: dat aantal in woorden
    static std::string tegels (int aantal, const std::string &kleur)
    {
      return std::to_string (aantal) + " " + kleur
             + (aantal == 1 ? "tegel" : "tegels");
    }

    // Voer een keuze uit het spelmenu uit waar geen antwoorden bij horen.
    // Parameter:
    // * keuze: de keuze
    void voerUit (long long keuze)
    {
      switch (keuze)
      {
        case Zetten:
          toonZetten ();
          break;
        case ZetTerug:
          if (!spel.unDoeZet ())
            std::cout << "Er is geen zet om ongedaan te maken." << std::endl;
          break;
        case BesteSnel:
          zoekBesteScore (true);
          break;
        case Goede:
          std::cout << "Goede zet: " << zetTekst (spel.bepaalGoedeZet
                         (static_cast<int> (instellingen.simulaties)))
                    << std::endl;
          break;
        case GoedTegenBest:
          toonGoedeScore ();
          break;
        case Experiment:
          spel.doeExperiment ();
          break;
        case ElkeZet:
          toonElkeZet ();
          break;
        case Omvang:
          toonOmvang ();
          break;
      }
    }

    // Zet de verschillende zetten op het scherm.
    void toonZetten ()
    {
      const std::vector< std::pair<int,char> > zetten =
        spel.bepaalVerschillendeZetten ();
      const std::vector< std::pair<int,int> > schalen =
        spel.getInhoudSchalen ();
      std::cout << "Verschillende zetten: " << zetten.size () << std::endl;
      for (size_t i = 0; i < zetten.size (); i++)
      {
        const std::pair<int,int> schaal =
          schalen[static_cast<size_t> (zetten[i].first)];
        const bool geel = zetten[i].second == 'g';
        std::cout << "  " << zetTekst (zetten[i]) << "  "
                  << (geel ? tegels (schaal.first, "gele ")
                           : tegels (schaal.second, "blauwe ")) << std::endl;
      }
    }

    // Bereken de beste score met besteScore, als dat kort duurt of mag.
    void toonBesteScore ()
    {
      if (magRekenen ())
        zoekBesteScore (false);
    }

    // Bereken de beste score en zet haar op het scherm.
    // Parameter:
    // * snel: met besteScoreSnel in plaats van besteScore
    void zoekBesteScore (bool snel)
    {
      std::pair<int,char> zet = GeenZet;
      long long standen = 0;
      const clock_t begin = clock ();
      const int score = snel ? spel.besteScoreSnel (zet, standen)
                             : spel.besteScore (zet, standen);
      const clock_t tikken = clock () - begin;
      std::cout << "Beste score: " << score << " voor de speler aan beurt\n"
                << "Beste zet: " << zetTekst (zet) << "\n"
                << "Bezochte standen: " << standen << "\n"
                << "Tijd: " << tikken << " tikken, ";
      toonSeconden (tikken);
    }

    // Zet een tijd op het scherm.
    // Parameter:
    // * tikken: de tijd, zoals clock () hem telt
    static void toonSeconden (clock_t tikken)
    {
      std::cout << std::fixed << std::setprecision (3)
                << static_cast<double> (tikken) / CLOCKS_PER_SEC
                << " seconden" << std::endl;
    }

    // Vraag of het rekenen door mag gaan, als besteScore lang gaat duren.
    // Retourneert: true als het kort duurt of door mag gaan
    // Post: het spel weet hoeveel standen besteScore zal bezoeken
    bool magRekenen ()
    {
      char antwoord = 'j';
      const long long standen = spel.telStanden ();
      const double seconden =
        static_cast<double> (standen) / StandenPerSeconde;
      spel.toonVoortgang (!instellingen.stil, standen);
      if (standen < 0)
        std::cout << "De boom is te groot om te tellen; hoe lang dit duurt is "
                     "niet te zeggen." << std::endl;
      else if (seconden > KortGenoeg)
        std::cout << "De boom heeft " << standen << " standen. Met "
                  << StandenPerSeconde / 1e6
                  << " miljoen per seconde duurt dat\n"
                  << zoek::duurTekst (seconden) << "." << std::endl;
      if (standen < 0 || seconden > KortGenoeg)
      {
        std::cout << "Keuze " << BesteSnel
                  << " geeft dezelfde score en zet veel eerder." << std::endl;
        if (!vragen.vraagLetter ("Toch doorgaan?", "jn", "j of n", antwoord))
          return false;
      }
      return vragen.regelOp () && antwoord == 'j';
    }

    // Bereken de score van een goede tegen een beste speler en zet haar op het
    // scherm.
    void toonGoedeScore ()
    {
      const clock_t begin = clock ();
      const int score = spel.bepaalGoedeScore ();
      std::cout << "Score met goede zetten, tegen beste zetten van de ander: "
                << score << "\nTijd: ";
      toonSeconden (clock () - begin);
    }

    // Bereken de waarde van elke zet en zet haar op het scherm.
    void toonElkeZet ()
    {
      const std::vector< std::pair<int,char> > zetten =
        spel.bepaalVerschillendeZetten ();
      std::cout << "Score voor de speler aan beurt na elke zet:" << std::endl;
      for (size_t i = 0; i < zetten.size (); i++)
      {
        std::pair<int,char> antwoord;
        long long standen = 0;
        spel.doeZet (zetten[i].first, zetten[i].second);
        const int score = -spel.besteScoreSnel (antwoord, standen);
        spel.unDoeZet ();
        std::cout << "  " << zetTekst (zetten[i]) << std::setw (4) << score
                  << std::endl;
      }
    }

    // Zet het aantal standen in de complete boom op het scherm.
    void toonOmvang ()
    {
      const long long standen = spel.telStanden ();
      if (standen < 0)
        std::cout << "De boom is te groot om te tellen." << std::endl;
      else
        std::cout << "Standen in de complete boom: " << standen << std::endl;
    }
};

}

#endif
