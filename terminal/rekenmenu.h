// rekenmenu.h: het spelmenu van een spel dat helemaal door te rekenen is, voor
// zover het voor elk zo'n spel gelijk is.

#ifndef TerminalRekenmenuHVar
#define TerminalRekenmenuHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>
#include "vraag.h"
#include "../zoek/voortgang.h"
#include "zettekst.h"

namespace terminal
{

// De Rekenaar zegt om welk spel het gaat, en hoe het rekent:
//   Spel, Zet                  de klasse, en wat een zet is
//   soort ()                   hoe de beste score en zet heten
//   ontelbaar ()               wat er is met een boom die niet te tellen is
//   standenPerSeconde ()       hoe snel het aflopen van de boom gaat
//   zetten (spel)              de verschillende zetten, in volgorde
//   score (spel, snel, zet, standen)
//                              de score voor wie aan beurt is; de zet wordt de
//                              eerste beste; snel: zonder de hele boom
// Spelkeuze is een struct met de keuzes, waaronder ZetDoen, Beste, BesteSnel,
// Stoppen en de Laatste; de afgeleide klasse voert ze uit.
template <typename Rekenaar, typename Spelkeuze>
class Rekenmenu
{
  public:

    typedef typename Rekenaar::Spel Spel;
    typedef typename Rekenaar::Zet Zet;

    // Parameter:
    // * nwStil: geen voortgang op stderr
    explicit Rekenmenu (bool nwStil)
    : stil (nwStil)
    {
    }

    // Een afgeleide klasse mag zelf opruimen.
    virtual ~Rekenmenu ()
    {
    }

    // Het spelmenu, tot de gebruiker met het spel stopt.
    // Parameter:
    // * nieuw: het spel
    // Retourneert: false als de invoer op is
    bool spelMenu (const Spel &nieuw)
    {
      long long keuze = 0;
      spel = nieuw;
      spel.toonVoortgang (!stil);
      while (keuze != Spelkeuze::Stoppen)
      {
        std::cout << "\n";
        spel.drukAf ();
        toonKeuzes ();
        if (!vragen.vraagGetal ("Uw keuze", 1, Spelkeuze::Laatste, keuze))
          return false;
        if (mag (keuze))
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

  protected:

    const bool stil;
    terminal::Vragen vragen;
    Spel spel;  // waar het spelmenu over gaat

    // Vraag een bestandsnaam, en speel het spel dat daarin staat.
    // Parameter:
    // * voorbeeld: een bestandsnaam, voor in de vraag
    // Retourneert: false als de invoer op is
    bool leesSpel (const std::string &voorbeeld)
    {
      std::string naam;
      Spel nieuw;
      if (!vragen.vraagTekst ("Naam van het spelbestand (bijvoorbeeld "
                              + voorbeeld + ")", naam))
        return false;
      return !nieuw.leesInSpel (naam.c_str ()) || spelMenu (nieuw);
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

    // Mag een keuze uit het spelmenu uitgevoerd worden? Zo nodig volgt er een
    // vraag.
    // Parameter:
    // * keuze: de keuze
    // Retourneert: true als dat mag; false ook als er nog iets op de regel
    //   stond, en dan met een melding, behalve bij een zet: die hoort daar
    virtual bool mag (long long keuze)
    {
      if (keuze == Spelkeuze::ZetDoen)
        return true;
      return keuze == Spelkeuze::Beste ? magRekenen () : vragen.regelOp ();
    }

    // Vraag of lang rekenen door mag gaan.
    // Retourneert: true als dat mag
    bool magDoorgaan ()
    {
      char antwoord = 'n';
      return vragen.vraagLetter ("Toch doorgaan?", "jn", "j of n", antwoord)
             && vragen.regelOp () && antwoord == 'j';
    }

    // Neem de laatste zet terug.
    void neemTerug ()
    {
      if (!spel.unDoeZet ())
        std::cout << "Er is geen zet om ongedaan te maken." << std::endl;
    }

    // Bereken de score en zet haar op het scherm.
    // Parameter:
    // * snel: zonder de hele boom af te lopen
    void toonScore (bool snel)
    {
      Zet zet;
      long long standen = 0;
      const clock_t begin = clock ();
      const int score = Rekenaar::score (spel, snel, zet, standen);
      const clock_t tikken = clock () - begin;
      std::cout << Rekenaar::soort () << " score: " << score
                << " voor de speler aan beurt\n" << Rekenaar::soort ()
                << " zet: " << zetTekst (zet) << "\n"
                << "Bezochte standen: " << standen << "\n"
                << "Tijd: " << tikken << " tikken, ";
      toonSeconden (tikken);
    }

    // Bereken de waarde van elke zet en zet haar op het scherm.
    void toonElkeZet ()
    {
      const std::vector<Zet> zetten = Rekenaar::zetten (spel);
      std::cout << "Score voor de speler aan beurt na elke zet:" << std::endl;
      for (size_t i = 0; i < zetten.size (); i++)
      {
        Zet antwoord;
        long long standen = 0;
        spel.doeZet (zetten[i].first, zetten[i].second);
        const int score = -Rekenaar::score (spel, true, antwoord, standen);
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
        std::cout << Rekenaar::ontelbaar () << "." << std::endl;
      else
        std::cout << "Standen in de complete boom: " << standen << std::endl;
    }

  private:

    static constexpr double KortGenoeg = 300;  // seconden, zonder vragen

    // Zet de keuzes van het spelmenu op het scherm.
    virtual void toonKeuzes () = 0;

    // Voer een keuze uit het spelmenu uit.
    // Parameter:
    // * keuze: de keuze
    virtual void voerUit (long long keuze) = 0;

    // Vraag of het rekenen door mag gaan, als het aflopen van de boom lang
    // gaat duren.
    // Retourneert: true als het kort duurt of door mag gaan
    bool magRekenen ()
    {
      const long long standen = spel.telStanden ();
      const double tempo = Rekenaar::standenPerSeconde (),
                   seconden = static_cast<double> (standen) / tempo;
      if (standen >= 0 && seconden <= KortGenoeg)
        return vragen.regelOp ();
      if (standen < 0)
        std::cout << Rekenaar::ontelbaar () << "; dit komt niet af."
                  << std::endl;
      else
        std::cout << "De boom heeft " << standen << " standen. Met "
                  << tempo / 1e6 << " miljoen per seconde duurt dat\n"
                  << zoek::duurTekst (seconden) << "." << std::endl;
      std::cout << "Keuze " << Spelkeuze::BesteSnel
                << " geeft dezelfde score en zet veel eerder." << std::endl;
      return magDoorgaan ();
    }
};

}

#endif
