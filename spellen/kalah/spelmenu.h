// spelmenu.h: speel een spel Kalah, met mensen en computers.

#ifndef KalahSpelmenuHVar
#define KalahSpelmenuHVar

#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../terminal/vraag.h"
#include "kalah.h"
#include "opslag.h"
#include "perfect.h"
#include "speler.h"
#include "woorden.h"

namespace kalah
{

class Spelmenu
{
  public:

    // Parameters:
    // * nwVragen: waarmee de vragen gesteld worden
    // * nwPerfect: de eindspeltabel, die hier gemaakt kan worden
    // * nwSpel: het spel
    // * nwStil: geen voortgang op stderr
    Spelmenu (terminal::Vragen &nwVragen, Perfect &nwPerfect,
              const Kalah &nwSpel, bool nwStil)
    : vragen (nwVragen), perfect (nwPerfect), spel (nwSpel), stil (nwStil)
    {
      spel.toonVoortgang (!stil);
    }

    // Vraag wie er spelen, en speel tot de gebruiker met het spel stopt.
    // Retourneert: false als de invoer op is
    bool speel ()
    {
      bool verder = vraagSpelers ();
      while (verder)
      {
        char keuze = Stoppen;
        laatComputersZetten ();
        toonStand ();
        verder = vragen.vraagLetter ("Uw keuze", kuiltjes () + opdrachten (),
                                     mag (), keuze);
        if (verder && keuze == Stoppen)
          verder = !vragen.regelOp ();
        else if (verder)
        {
          voerUit (keuze);
          verder = !vragen.op ();
        }
      }
      return !vragen.op ();
    }

  private:

    // De keuzes van het spelmenu; een cijfer is een kuiltje.
    enum Keuze { Terug = 't', Hint = 'h', Uitspelen = 'u', Wissel = 'w',
                 Eindspel = 'e', Bewaren = 'b', Stoppen = 's' };

    typedef std::vector< std::pair<int,int> > Waarden;  // van elk kuiltje

    terminal::Vragen &vragen;
    Perfect &perfect;
    Kalah spel;
    const bool stil;
    Speler spelers[2];

    // Vraag wie er spelen.
    // Retourneert: false als dat niet afkwam, en dan verandert er niets
    bool vraagSpelers ()
    {
      Speler een, twee;
      std::cout << "\nWie spelen er? Een mens is m; een getal is de computer, "
                   "die zoveel beurten\nvooruit denkt; een tijd zoals 2.5s is "
                   "de computer, met zoveel seconden per zet.\n";
      if (!een.vraag (vragen, "Speler 1", true)
          || !twee.vraag (vragen, "Speler 2", true) || !vragen.regelOp ())
        return false;
      spelers[0] = een;
      spelers[1] = twee;
      return true;
    }

    // Zet de stand en de keuzes op het scherm.
    void toonStand () const
    {
      std::cout << "\n";
      spel.drukAf ();
      std::cout << (spel.eindstand () ? uitslag (spel) + "\n\n" : "\n")
                << " 1 t/m 6. dat kuiltje zaaien    u. de computer laten "
                   "uitspelen\n"
                   " t. zet terugnemen              w. andere spelers\n"
                   " h. hint                        b. spel bewaren\n"
                   " e. eindspeltabel maken         s. stoppen met dit spel\n";
    }

    // Retourneert: de kuiltjes die nu gekozen kunnen worden
    std::string kuiltjes () const
    {
      return cijfers (spel.bepaalZetten ());
    }

    // Retourneert: de andere keuzes die er nu zijn
    std::string opdrachten () const
    {
      return spel.eindstand () ? "tbs" : "theuwbs";
    }

    // Retourneert: alle keuzes, zoals ze in de vraag staan
    std::string mag () const
    {
      return (spel.eindstand () ? ""
              : "kuiltje " + opsomming (kuiltjes (), "of") + ", of ")
             + opsomming (opdrachten (), "of");
    }

    // Voer een keuze uit, behalve stoppen. Staat er meer op de regel dan erbij
    // hoort, of komt er geen goed antwoord, dan gebeurt er niets.
    // Parameter:
    // * keuze: een kuiltje dat mag, of een andere keuze die mag
    void voerUit (char keuze)
    {
      switch (keuze)
      {
        case Terug:
          if (vragen.regelOp ())
            neemTerug ();
          break;
        case Hint:
          geefHint ();
          break;
        case Uitspelen:
          speelUit ();
          break;
        case Wissel:
          vraagSpelers ();
          break;
        case Eindspel:
          maakEindspel ();
          break;
        case Bewaren:
          bewaar ();
          break;
        default:
          if (vragen.regelOp ())
            doeZet (keuze - '0');
      }
    }

    // Doe een zet en vertel wat er gebeurt.
    // Parameter:
    // * kuiltje: waarmee er gezet kan worden
    void doeZet (int kuiltje)
    {
      std::cout << verhaal (spel.verloop (kuiltje)) << std::flush;
      spel.doeZet (kuiltje);
    }

    // Neem zetten terug tot er weer een mens aan beurt is. Zijn er geen mensen,
    // dan gaat er een zet terug, en worden beide spelers een mens: anders doet
    // de computer hem meteen weer.
    void neemTerug ()
    {
      const bool mensen = spelers[0].isMens () || spelers[1].isMens ();
      const size_t aantal = aantalTerug (mensen);
      if (aantal == 0)
      {
        std::cout << "Er is geen zet " << (mensen ? "van een mens " : "")
                  << "om terug te nemen." << std::endl;
        return;
      }
      for (size_t i = 0; i < aantal; i++)
        spel.unDoeZet ();
      if (!mensen)
        spelers[0] = spelers[1] = Speler ();
      std::cout << (aantal == 1 ? "Een zet teruggenomen."
                    : std::to_string (aantal) + " zetten teruggenomen.")
                << (mensen ? "" : " Beide spelers zijn nu mensen.")
                << std::endl;
    }

    // Parameter:
    // * mensen: of er mensen spelen
    // Retourneert: hoeveel zetten er terug moeten; 0 als dat niet kan
    size_t aantalTerug (bool mensen) const
    {
      const size_t gedaan = spel.gedaneZetten ().size (),
                   eerste = static_cast<size_t> (spel.beginSpeler ()) - 1;
      for (size_t i = 1; i <= gedaan; i++)
        if (!mensen || spelers[(eerste + gedaan - i) % 2].isMens ())
          return i;
      return 0;
    }

    // Vraag hoe diep een hint moet zijn, en geef hem: de waarde van elk
    // kuiltje, en als de eindspeltabel dat weet ook hoe het afloopt.
    void geefHint ()
    {
      long long diepte = 0;
      if (!vragen.vraagGetal ("Beurten vooruit", 1, Speler::MaxDiepte, diepte)
          || !vragen.regelOp ())
        return;
      const Waarden waarden =
        spel.waardeVanZetten (static_cast<int> (diepte));
      Waarden verschillen;
      if (perfect.kent (spel))
        verschillen = perfect.verschillen (spel);
      const int beste = waarden[besteVan (waarden)].second;
      std::cout << "Waarde van elk kuiltje voor " << naamVan (spel.getSpeler ())
                << ", " << beurten (static_cast<int> (diepte))
                << " vooruit (*: de hoogste):" << std::endl;
      for (size_t i = 0; i < waarden.size (); i++)
        std::cout << "  kuiltje " << waarden[i].first << std::setw (5)
                  << waarden[i].second
                  << (waarden[i].second == beste ? " *" : "")
                  << (verschillen.empty () ? ""
                      : ", " + afloop (verschillen[i].second)) << std::endl;
    }

    // Parameter:
    // * waarden: van elk kuiltje, minstens een
    // Retourneert: de plaats van de eerste hoogste waarde
    static size_t besteVan (const Waarden &waarden)
    {
      size_t beste = 0;
      for (size_t i = 1; i < waarden.size (); i++)
        if (waarden[i].second > waarden[beste].second)
          beste = i;
      return beste;
    }

    // Parameter:
    // * verschil: hoeveel een speler aan het eind voorstaat
    // Retourneert: wat hij dan doet
    static std::string afloop (int verschil)
    {
      return verschil > 0 ? "wint" : verschil < 0 ? "verliest"
                                                  : "speelt gelijk";
    }

    // Vraag tot hoeveel steentjes de eindspeltabel moet gaan, zeg hoe groot
    // zij wordt, en maak haar als dat mag.
    void maakEindspel ()
    {
      long long aantal = 0;
      char antwoord = 'n';
      if (!vragen.vraagGetal ("Steentjes op het bord, hoogstens", 0,
                              Perfect::MeesteSteentjes, aantal))
        return;
      const int steentjes = static_cast<int> (aantal);
      std::cout << "Dat zijn " << Perfect::standen (steentjes)
                << " standen; het maken vraagt "
                << Kalah::eindspelBytes (steentjes) << " bytes." << std::endl;
      if (!vragen.vraagLetter ("Maken?", "jn", "j of n", antwoord)
          || !vragen.regelOp () || antwoord == 'n')
        return;
      if (perfect.maak (steentjes, stil))
        std::cout << "Met hoogstens " << aantal << " steentjes op het bord "
                     "speelt de computer nu perfect,\nen weet een hint wie er "
                     "wint." << std::endl;
      else
        std::cout << "Zoveel geheugen is er niet; er is nu geen eindspeltabel."
                  << std::endl;
    }

    // Vraag hoe de computer denkt die voor de mensen zet, en speel het spel
    // uit.
    void speelUit ()
    {
      Speler computer;
      if (!computer.vraag (vragen, "De computer", false)
          || !vragen.regelOp ())
        return;
      while (!spel.eindstand ())
      {
        zetVanComputer (computer);
        laatComputersZetten ();
      }
    }

    // Vraag een naam en bewaar het spel.
    void bewaar ()
    {
      const std::string einde = Opslag::Achtervoegsel ();
      std::string naam;
      if (!vragen.vraagTekst ("Naam van het bestand (eindigt op " + einde + ")",
                              naam))
        return;
      if (Opslag (naam, std::cout).bewaar (spel))
        std::cout << "Bewaard in " << terminal::toonbaar (naam) << "."
                  << std::endl;
    }

    // Laat de computers zetten tot er een mens aan beurt is, of het spel uit.
    void laatComputersZetten ()
    {
      while (!spel.eindstand () && !spelers[spel.getSpeler () - 1].isMens ())
        zetVanComputer (spelers[spel.getSpeler () - 1]);
    }

    // Toon het bord en laat een computer een zet doen.
    // Parameter:
    // * computer: hoe die denkt
    void zetVanComputer (const Speler &computer)
    {
      std::cout << std::endl;
      spel.drukAf ();
      if (perfect.kent (spel))
      {
        const Waarden verschillen = perfect.verschillen (spel);
        const size_t beste = besteVan (verschillen);
        std::cout << "Speler " << spel.getSpeler () << " kent het eindspel, en "
                  << afloop (verschillen[beste].second) << "." << std::endl;
        doeZet (verschillen[beste].first);
      }
      else
        doeZet (zetNaDenken (computer));
    }

    // Laat een computer nadenken, en vertel wat hij dacht.
    // Parameter:
    // * computer: hoe die denkt
    // Retourneert: het kuiltje dat hij kiest
    int zetNaDenken (const Speler &computer)
    {
      const size_t Langst = 30;  // zetten op een regel
      const Speler::Gedachte gedachte = computer.denk (spel);
      const std::vector<int> variant = spel.hoofdvariant ();
      std::cout << "Speler " << spel.getSpeler () << " denkt "
                << beurten (gedachte.diepte) << " vooruit: waarde "
                << gedachte.waarde << ", " << gedachte.standen << " standen, "
                << std::fixed << std::setprecision (3) << gedachte.seconden
                << " seconden.\nVerwacht verloop:";
      for (size_t i = 0; i < variant.size () && i < Langst; i++)
        std::cout << " " << variant[i];
      std::cout << (variant.size () > Langst ? " ..." : "") << std::endl;
      return gedachte.zet;
    }
};

}

#endif
