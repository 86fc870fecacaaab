// rekenmenu.h: het spelmenu van een spel dat helemaal door te rekenen is, voor
// zover het voor elk zo'n spel gelijk is.

#ifndef TerminalRekenmenuHVar
#define TerminalRekenmenuHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "../zoek/getaltekst.h"
#include "bewaren.h"
#include "spelmenu.h"
#include "tekst.h"

namespace terminal
{

// De Rekenaar zegt om welk spel het gaat, en hoe het rekent:
//   Spel, Zet                  de klasse, en wat een zet is
//   Soort                      hoe de beste score en zet heten
//   Ontelbaar                  wat er is met een boom die niet te tellen is
//   Voorbeeld                  de naam van een spelbestand
//   Hoe, Spelertekst           de letters van de computer, kort en met wat ze
//                              betekenen
//   zetten (spel)              de verschillende zetten, in volgorde
//   score (spel, snel, zet, standen)
//                              de score voor wie aan beurt is; de zet wordt de
//                              eerste beste; snel: zonder de hele boom
//   waarden (spel, snel, standen)
//                              de waarde van elke zet; zie oplossing.h
//   kies (spel, speler)        de zet van zo'n speler
// De klasse zegt met Spelers () wat een speler kan zijn, als letters waarvan de
// eerste een mens is; zij leest en schrijft zo'n letter per speler.
template <typename Rekenaar>
class Rekenmenu : public Spelmenu<typename Rekenaar::Spel>
{
  public:

    typedef typename Rekenaar::Spel Spel;
    typedef typename Rekenaar::Zet Zet;

    // Vraag een bestandsnaam, en begin met het spel dat daarin staat.
    // Retourneert: true als dat gelukt is
    bool laad ()
    {
      std::string naam, nieuweSpelers;
      Spel nieuw;
      if (!vragen.vraagTekst ("Naam van het spelbestand",
                              std::string ("een naam, bijvoorbeeld ")
                              + Rekenaar::Voorbeeld, naam)
          || !nieuw.leesInSpel (teLezen (naam, ".txt").c_str (), std::cout,
                                nieuweSpelers))
        return false;
      begin (nieuw, nieuweSpelers);
      return true;
    }

    // Begin met een nieuw spel; nwSpelers zegt wie er spelen, of is leeg: twee
    // mensen.
    void begin (const Spel &nieuw, const std::string &nwSpelers)
    {
      Spelmenu<Spel>::begin (nieuw);
      maakMensen ();
      if (!nwSpelers.empty ())
        spelers = nwSpelers;
      toonSpelers ();
    }

  protected:

    using Menu::vragen;
    using Spelmenu<Spel>::isUit;
    using Spelmenu<Spel>::spel;

    // Parameters: zie terminal/spelmenu.h
    Rekenmenu (Vragen &nwVragen, const std::vector<Keuze> &nwKeuzes,
               const std::string &nwMag, zoek::Toezicht &nwToezicht,
               const Kleur *nwKleuren)
    : Spelmenu<Spel> (nwVragen, nwKeuzes, nwMag, nwToezicht, nwKleuren,
                      Spel ()),
      spelers (2, Spel::Spelers ()[0])
    {
    }

    // Zet een tijd, in tikken van clock (), op het scherm.
    static void toonSeconden (clock_t tikken)
    {
      const int decimalen = 3;
      std::cout << zoek::kommaTekst (static_cast<double> (tikken)
                                     / CLOCKS_PER_SEC, decimalen)
                << " seconden" << std::endl;
    }

    // Bereken de score, bij snel zonder de hele boom af te lopen, en zet haar
    // op het scherm.
    void toonScore (bool snel)
    {
      Zet zet;
      long long standen = 0;
      const clock_t begin = clock ();
      const int score = Rekenaar::score (spel, snel, zet, standen);
      const clock_t tikken = clock () - begin;
      std::cout << Rekenaar::Soort << " score: " << score
                << " voor de speler aan beurt\n" << Rekenaar::Soort
                << " zet: " << zetTekst (zet) << "\n"
                << "Bezochte standen: " << zoek::getalTekst (standen) << "\n"
                << "Tijd: " << zoek::getalTekst (tikken) << " tikken, ";
      toonSeconden (tikken);
    }

    // Bereken de waarde van elke zet en zet haar op het scherm.
    void toonElkeZet ()
    {
      if (isUit ())
        return;
      long long standen = 0;
      const std::vector<Zet> zetten = Rekenaar::zetten (spel);
      const std::vector<int> waarden =
        Rekenaar::waarden (spel, true, standen);
      std::cout << "Score voor de speler aan beurt na elke zet:\n";
      for (size_t i = 0; i < zetten.size (); i++)
        std::cout << "  " << zetTekst (zetten[i]) << std::setw (4)
                  << waarden[i] << std::endl;
    }

    // Zet een zet die met Monte Carlo bepaald is op het scherm, met waarom.
    // Parameters:
    // * soort: hoe de zet heet
    // * zet: de zet; is het geen zet, dan is het spel uit
    // * simulaties: hoe vaak er na elke zet uitgespeeld is
    void toonGemiddeldBeste (const char *soort, const Zet &zet, int simulaties)
    {
      const size_t aantal = Rekenaar::zetten (spel).size ();
      if (!isUit ())
        std::cout << soort << ": " << zetTekst (zet) << "\nVan " << aantal
                  << (aantal == 1 ? " zet" : " zetten")
                  << " gemiddeld de beste, als elke "
                  << zoek::getalTekst (simulaties) << " keer\nmet toevallige "
                  << "zetten uitgespeeld wordt." << std::endl;
    }

    // Zet het aantal standen in de complete boom op het scherm.
    void toonOmvang ()
    {
      const long long standen = spel.telStanden ();
      if (standen < 0)
        std::cout << Rekenaar::Ontelbaar << "." << std::endl;
      else
        std::cout << "Standen in de complete boom: "
                  << zoek::getalTekst (standen) << std::endl;
    }

    // Vraag voor wie de computer zet, en hoe goed.
    void vraagComputer ()
    {
      const std::string alle = Spel::Spelers ();
      char wie = 'g', hoe = alle[1];
      if (!vragen.vraagLetter ("De computer speelt (0, 1, b(eide) of g(een))",
                               "01bg", "0 of 1 (die speler), b (beide) of "
                               "g (geen)", wie)
          || (wie != 'g'
              && !vragen.vraagLetter (std::string ("Hoe: ")
                                      + Rekenaar::Spelertekst,
                                      alle.substr (1), Rekenaar::Spelertekst,
                                      hoe)))
        return;
      maakMensen ();
      for (size_t i = 0; i < spelers.size (); i++)
        if (wie == 'b' || wie == static_cast<char> ('0' + i))
          spelers[i] = hoe;
      toonSpelers ();
    }

    // Bewaar het spel, met de zetten en wie er spelen.
    void bewaarSpel ()
    {
      std::ostringstream tekst;
      spel.schrijf (tekst, spelers);
      bewaar (vragen, ".txt", tekst.str ());
    }

    // Doe een geldige zet, en vertel wat er gebeurt.
    void doe (const Zet &zet)
    {
      std::cout << inRegels (spel.verhaal (zet.first, zet.second))
                << std::endl;
      spel.doeZet (zet.first, zet.second);
      this->verander ();
    }

  private:

    std::string spelers;  // een letter per speler

    // Zeg wie er spelen, en hoe.
    void toonSpelers () const
    {
      std::string wie;
      for (int i = 0; i < 2; i++)
        if (isComputer (i))
          wie += (wie.empty () ? "speler " : " en speler ") + std::to_string (i)
                 + " " + hoeSpeelt (spelers[static_cast<size_t> (i)]);
      std::cout << inRegels ("De computer speelt "
                             + (wie.empty () ? "niet mee; c zet hem aan" : wie)
                             + ".") << std::endl;
    }

    // Retourneert: hoe een computer met deze letter speelt, tussen haakjes
    static std::string hoeSpeelt (char letter)
    {
      const std::string alle = Rekenaar::Spelertekst;
      const size_t plek = alle.find (std::string (1, letter) + " (") + 2;
      return alle.substr (plek, alle.find (')', plek) + 1 - plek);
    }

    // Retourneert: wie er aan beurt is, 0 of 1
    int beurt () { return spel.getSpeler (); }

    // Retourneert: true als de computer zet voor speler wie, 0 of 1
    bool isComputer (int wie) const
    {
      return spelers[static_cast<size_t> (wie)] != Spel::Spelers ()[0];
    }

    // Laat de mensen alle zetten doen.
    void maakMensen ()
    {
      spelers = std::string (2, Spel::Spelers ()[0]);
    }

    // Laat de computer een zet doen, en vertel welke.
    void zetVanComputer ()
    {
      doe (Rekenaar::kies (spel, spelers[static_cast<size_t> (beurt ())]));
    }
};

}

#endif
