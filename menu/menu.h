// menu.h: het hoofdmenu en het spelmenu van TegelSpel.

#ifndef MenuHVar
#define MenuHVar

#include <ctime>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../tegelspel.h"
#include "instellingen.h"
#include "rekenaar.h"
#include "../terminal/rekenmenu.h"
#include "../terminal/zettekst.h"

namespace terminal
{

// De keuzes van het spelmenu.
struct Spelkeuze
{
  enum { Zetten = 1, ZetDoen, ZetTerug, Beste, Goede, GoedTegenBest,
         Experiment, Stoppen, BesteSnel, ElkeZet, Omvang };
};

class Menu : public Rekenmenu<Rekenaar, Spelkeuze>
{
  public:

    // Parameter:
    // * nwInstellingen: die van de opdrachtregel
    explicit Menu (const Instellingen &nwInstellingen)
    : Rekenmenu<Rekenaar, Spelkeuze> (nwInstellingen.stil),
      simulaties (static_cast<int> (nwInstellingen.simulaties))
    {
    }

    // Het hoofdmenu, tot de gebruiker stopt of de invoer op is.
    void hoofdMenu ()
    {
      long long keuze = 0;
      while (keuze != Stoppen)
      {
        std::cout << "\n 1. een spel inlezen\n 2. stoppen\n";
        if (!vragen.vraagGetal ("Uw keuze", Inlezen, Stoppen, keuze))
          return;
        if (keuze == Inlezen)
        {
          if (!leesSpel ("spel1.txt"))
            return;
        }
        else if (!vragen.regelOp ())
          keuze = 0;
      }
    }

  private:

    // De keuzes van het hoofdmenu.
    enum HoofdKeuze { Inlezen = 1, Stoppen };

    const int simulaties;  // per zet, bij een goede zet

    // Zet de keuzes van het spelmenu op het scherm.
    void toonKeuzes ()
    {
      std::cout
        << "\n 1. verschillende zetten         7. experiment\n"
           " 2. zet uitvoeren                8. stoppen met dit spel\n"
           " 3. laatste zet ongedaan maken   9. beste score, snel\n"
           " 4. beste score                 10. waarde van elke zet\n"
           " 5. goede zet                   11. omvang van de boom\n"
           " 6. score goed tegen best\n";
    }

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

    // Voer een keuze uit die alleen dit spel heeft.
    // Parameter:
    // * keuze: de keuze
    void voerUit (long long keuze)
    {
      switch (keuze)
      {
        case Spelkeuze::Zetten:
          toonZetten ();
          break;
        case Spelkeuze::Goede:
          std::cout << "Goede zet: "
                    << zetTekst (spel.bepaalGoedeZet (simulaties))
                    << std::endl;
          break;
        case Spelkeuze::GoedTegenBest:
          toonGoedeScore ();
          break;
        case Spelkeuze::Experiment:
          spel.doeExperiment ();
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
};

}

#endif
