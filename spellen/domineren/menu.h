// menu.h: het hoofdmenu en het spelmenu van Domineren.

#ifndef MenuHVar
#define MenuHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/tekst.h"
#include "../../terminal/vraag.h"
#include "domineren.h"

namespace domineren
{

class Menu
{
  public:

    // Wat de gebruiker op de opdrachtregel instelt.
    struct Instellingen
    {
      long long tijd;  // seconden per vraag wie er wint; 0: zonder grens
      bool stil;       // geen voortgang op stderr
    };

    // Parameter:
    // * nwInstellingen: die van de opdrachtregel
    explicit Menu (const Instellingen &nwInstellingen)
    : instellingen (nwInstellingen), spel (1, 1), veilig (false)
    {
      speler[0] = speler[1] = Mens;
    }

    // Het hoofdmenu, tot de gebruiker stopt of de invoer op is.
    void hoofdMenu ()
    {
      long long keuze = 0;
      bool verder = true;
      while (verder && keuze != Stoppen)
      {
        std::cout << "\n 1. een leeg bord\n 2. een stand inlezen\n"
                     " 3. stoppen\n";
        verder = vragen.vraagGetal ("Uw keuze", LeegBord, Stoppen, keuze);
        if (verder && keuze == LeegBord)
          verder = leegBord ();
        else if (verder && keuze == Inlezen)
          verder = leesStand ();
        else if (verder && !vragen.regelOp ())
          keuze = 0;
      }
    }

    // Vraag wie de spelers zijn, en speel tot de gebruiker met het spel stopt.
    // Parameter:
    // * nieuw: het spel
    // Retourneert: false als de invoer op is
    bool speel (const Domineren &nieuw)
    {
      spel = nieuw;
      spel.stelTijd (static_cast<int> (instellingen.tijd));
      spel.toonVoortgang (!instellingen.stil);
      std::cout << "\n 1. mens\n 2. computer: steeds de eerste zet\n"
                   " 3. computer: het grootste verschil in zetten\n"
                   " 4. computer: perfect\n";
      return vraagSpeler (Domineren::Vera) && vraagSpeler (Domineren::Herman)
             && (!vragen.regelOp () || spelMenu ());
    }

  private:

    enum HoofdKeuze { LeegBord = 1, Inlezen, Stoppen };
    enum Soort { Mens = 1, EersteZet, Verschil, Perfect };
    enum SpelKeuze { Zetten = 1, ZetDoen, ZetTerug, Hint, Veilig, Uitspelen,
                     SpelStoppen };

    const Instellingen &instellingen;
    terminal::Vragen vragen;
    Domineren spel;
    long long speler[2];          // wat voor speler Vera is, en Herman
    bool veilig;                  // of de veilige vakjes getoond worden

    // Vraag de maten van een leeg bord en speel erop.
    // Retourneert: false als de invoer op is
    bool leegBord ()
    {
      long long breedte = 0, hoogte = 0;
      if (!vragen.vraagGetal ("Aantal kolommen", 1, Domineren::MaxBreedte,
                              breedte)
          || !vragen.vraagGetal ("Aantal rijen", 1, Domineren::MaxHoogte,
                                 hoogte))
        return false;
      return speel (Domineren (static_cast<int> (breedte),
                               static_cast<int> (hoogte)));
    }

    // Vraag de naam van een bestand en speel verder vanaf die stand.
    // Retourneert: false als de invoer op is
    bool leesStand ()
    {
      std::string naam;
      Domineren nieuw (1, 1);
      if (!vragen.vraagTekst ("Naam van het bestand", naam))
        return false;
      return !leesBestand (naam, nieuw) || speel (nieuw);
    }

    // Lees een stand; meldingen komen op het scherm.
    // Parameters:
    // * naam: de naam van het bestand
    // * nieuw: wordt de stand, als true wordt geretourneerd
    // Retourneert: true als dat gelukt is
    static bool leesBestand (const std::string &naam, Domineren &nieuw)
    {
      return nieuw.leesInSpel (naam.c_str (), std::cout);
    }

    // Vraag wat voor speler iemand is.
    // Parameter:
    // * wie: Vera of Herman
    // Retourneert: false als de invoer op is
    bool vraagSpeler (int wie)
    {
      return vragen.vraagGetal (wie == Domineren::Vera ? "Vera (verticaal)"
                                                       : "Herman (horizontaal)",
                                Mens, Perfect, speler[wie]);
    }

    // Het spelmenu; de computer zet vanzelf.
    // Retourneert: false als de invoer op is
    bool spelMenu ()
    {
      long long keuze = 0;
      while (keuze != SpelStoppen)
      {
        while (!spel.eindstand () && speler[spel.getSpeler ()] != Mens)
          zetVanComputer ();
        toonStand ();
        if (!vragen.vraagGetal ("Uw keuze", Zetten, SpelStoppen, keuze))
          return false;
        if (keuze == ZetDoen)
        {
          if (!vraagZet ())
            return false;
        }
        else if (vragen.regelOp ())
          voerUit (keuze);
        else
          keuze = 0;
      }
      return true;
    }

    // Zet de stand en de keuzes op het scherm.
    void toonStand ()
    {
      std::cout << "\n";
      spel.drukAf ();
      const std::string naam = Domineren::naamVanSpeler (spel.getSpeler ());
      if (spel.eindstand ())
        std::cout << naam << " kan niet meer leggen: "
                  << Domineren::naamVanSpeler (1 - spel.getSpeler ())
                  << " heeft gewonnen.\n";
      else
        std::cout << "Aan beurt: " << naam << "\n";
      std::cout << "\n 1. mogelijke zetten        5. veilige vakjes "
                << (veilig ? "verbergen" : "tonen")
                << "\n 2. zet doen                6. zo uitspelen\n"
                   " 3. zet terugnemen          7. stoppen met dit spel\n"
                   " 4. hint\n";
    }

    // Voer een keuze uit het spelmenu uit, behalve een zet doen.
    // Parameter:
    // * keuze: de keuze
    void voerUit (long long keuze)
    {
      switch (keuze)
      {
        case Zetten:
          std::cout << "Mogelijke zetten:" << opEenRij (spel.bepaalZetten ())
                    << std::endl;
          break;
        case ZetTerug:
          neemTerug ();
          break;
        case Hint:
          geefHint ();
          break;
        case Veilig:
          veilig = !veilig;
          spel.toonVeilig (veilig);
          if (veilig)
            std::cout << "v: hier kan alleen Vera nog leggen, h: alleen Herman."
                      << std::endl;
          break;
        case Uitspelen:
          std::cout << "Met steeds de eerste zet:"
                    << opEenRij (spel.speelEerste ())
                    << "\nMet het grootste verschil:"
                    << opEenRij (spel.speelVerschil ()) << std::endl;
          break;
      }
    }

    // Parameter:
    // * woorden: een rij woorden
    // Retourneert: die woorden, elk met een spatie ervoor, in regels van
    //   hoogstens 80 tekens
    static std::string opEenRij (const std::vector<std::string> &woorden)
    {
      const size_t PerRegel = 18;
      std::string tekst;
      for (size_t i = 0; i < woorden.size (); i++)
        tekst += (woorden.size () > PerRegel / 2 && i % PerRegel == 0 ? "\n "
                  : " ") + woorden[i];
      return woorden.empty () ? " geen" : tekst;
    }

    // Vraag een zet tot er een mogelijk is, en doe haar.
    // Retourneert: false als de invoer op is
    bool vraagZet ()
    {
      const bool vera = spel.getSpeler () == Domineren::Vera;
      const std::string naam = Domineren::naamVanSpeler (spel.getSpeler ());
      std::string zet;
      if (spel.eindstand ())
        return vragen.regelOp () ? geenZet () : true;
      while (vragen.vraagTekst ("Zet van " + naam + (vera ? ", zoals a12"
                                                          : ", zoals ab1")
                                + " (x: toch geen zet)", zet))
      {
        if (zet == "x" || spel.doeZet (zet))
          return true;
        const std::vector<std::string> zetten = spel.bepaalZetten ();
        std::cout << "Gevonden: " << terminal::toonbaar (zet)
                  << "; verwacht: een mogelijke zet van " << naam << ":"
                  << opEenRij (zetten) << std::endl;
      }
      return false;
    }

    // Meld dat er geen zet te doen is.
    // Retourneert: true
    static bool geenZet ()
    {
      std::cout << "Het spel is afgelopen: er is geen zet te doen."
                << std::endl;
      return true;
    }

    // Neem zetten terug tot er weer een mens aan beurt is.
    void neemTerug ()
    {
      int aantal = 0;
      bool mens = false;
      while (!mens && spel.unDoeZet ())
      {
        aantal++;
        mens = speler[spel.getSpeler ()] == Mens;
      }
      std::cout << (aantal == 0 ? "Er is geen zet om terug te nemen."
                    : aantal == 1 ? "Een zet teruggenomen."
                    : std::to_string (aantal) + " zetten teruggenomen.")
                << std::endl;
      if (!mens && aantal > 0)
        speler[0] = speler[1] = Mens;  // anders speelt de computer meteen weer
    }

    // Laat de computer een zet doen en zeg welke.
    void zetVanComputer ()
    {
      const long long soort = speler[spel.getSpeler ()];
      std::string zet;
      long long standen = 0;
      int wint = spel.getSpeler ();
      if (soort == EersteZet)
        zet = spel.bepaalZetten ()[0];
      else if (soort == Perfect)
        wint = spel.winnaar (zet, standen);
      if (zet.empty ())
        zet = spel.verschilZet ();
      std::cout << Domineren::naamVanSpeler (spel.getSpeler ()) << " speelt "
                << zet << (wint == Domineren::Onbekend
                           ? ", zonder te weten wie er wint." : ".")
                << std::endl;
      spel.doeZet (zet);
    }

    // Zeg wie er wint met perfect spel, en wat een goede zet is.
    void geefHint ()
    {
      std::string zet;
      long long standen = 0;
      const clock_t begin = clock ();
      if (spel.eindstand ())
      {
        geenZet ();
        return;
      }
      const int wint = spel.winnaar (zet, standen);
      if (wint == Domineren::Onbekend)
        std::cout << "Na " << instellingen.tijd << " seconden is nog niet "
                     "bekend wie er wint; --tijd staat langer zoeken toe.";
      else
        std::cout << Domineren::naamVanSpeler (wint)
                  << " wint met perfect spel.";
      std::cout << "\n" << (zet.empty () ? "Volgens het grootste verschil: "
                                         : "Een winnende zet: ")
                << (zet.empty () ? spel.verschilZet () : zet)
                << "\nDoorzochte standen: " << standen << ", in "
                << std::fixed << std::setprecision (3)
                << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC
                << " seconden" << std::endl;
    }
};

}

#endif
