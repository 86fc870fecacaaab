// menu.h: het hoofdmenu van Kalah.

#ifndef KalahMenuHVar
#define KalahMenuHVar

#include <iostream>
#include <string>
#include "../../terminal/vraag.h"
#include "kalah.h"
#include "opslag.h"
#include "perfect.h"
#include "speler.h"
#include "spelmenu.h"
#include "wedstrijd.h"

namespace kalah
{

class Menu
{
  public:

    // Parameter:
    // * nwStil: geen voortgang op stderr
    explicit Menu (bool nwStil)
    : stil (nwStil)
    {
    }

    // Het hoofdmenu, tot de gebruiker stopt of de invoer op is.
    void hoofdMenu ()
    {
      long long keuze = 0;
      bool verder = true;
      while (verder && keuze != Stoppen)
      {
        std::cout << "\n 1. een nieuw spel\n"
                     " 2. een bewaard spel inlezen\n"
                     " 3. een wedstrijd tussen computers\n"
                     " 4. stoppen\n";
        if (!vragen.vraagGetal ("Uw keuze", Nieuw, Stoppen, keuze))
          return;
        if (keuze == Nieuw)
          verder = nieuwSpel ();
        else if (keuze == Inlezen)
          verder = leesSpel ();
        else if (keuze == Tegenelkaar)
          verder = wedstrijd ();
        else if (!vragen.regelOp ())
          keuze = 0;
      }
    }

    // Speel een spel, tot de gebruiker ermee stopt.
    // Parameter:
    // * spel: het spel
    // Retourneert: false als de invoer op is
    bool speel (const Kalah &spel)
    {
      return Spelmenu (vragen, perfect, spel, stil).speel ();
    }

  private:

    enum HoofdKeuze { Nieuw = 1, Inlezen, Tegenelkaar, Stoppen };

    const bool stil;
    terminal::Vragen vragen;
    Perfect perfect;  // de eindspeltabel, voor alle spellen

    // Vraag hoeveel steentjes er in elk kuiltje komen.
    // Parameter:
    // * aantal: wordt het antwoord
    // Retourneert: false als de invoer op is
    bool vraagSteentjes (long long &aantal)
    {
      return vragen.vraagGetal ("Steentjes per kuiltje", MinSteentjes,
                                MaxSteentjes, aantal);
    }

    // Vraag wat er voor een nieuw spel nodig is, en speel het.
    // Retourneert: false als de invoer op is
    bool nieuwSpel ()
    {
      long long aantal = 0, beginner = 1;
      if (!vraagSteentjes (aantal)
          || !vragen.vraagGetal ("Wie begint", 1, 2, beginner))
        return false;
      Kalah spel (static_cast<int> (aantal));
      spel.zetStand (spel.getKuiltjes (), static_cast<int> (beginner));
      return speel (spel);
    }

    // Vraag een bestandsnaam, en speel het spel dat daarin staat verder.
    // Retourneert: false als de invoer op is
    bool leesSpel ()
    {
      std::string naam;
      Kalah spel (GewoonSteentjes);
      if (!vragen.vraagTekst ("Naam van het bestand (bijvoorbeeld "
                              "voorbeelden/slag.kalah)", naam))
        return false;
      return !leesBestand (naam, spel) || speel (spel);
    }

    // Lees een bewaard spel; meldingen komen op het scherm.
    // Parameters:
    // * naam: de naam van het bestand
    // * spel: wordt het spel, als true wordt geretourneerd
    // Retourneert: true als dat gelukt is
    static bool leesBestand (const std::string &naam, Kalah &spel)
    {
      return Opslag (naam, std::cout).lees (spel);
    }

    // Vraag wat er voor een wedstrijd nodig is, en speel hem.
    // Retourneert: false als de invoer op is
    bool wedstrijd ()
    {
      long long aantal = 0, partijen = 0, opening = 0;
      Speler een, twee;
      if (!vraagSteentjes (aantal) || !een.vraag (vragen, "Speler 1", false)
          || !twee.vraag (vragen, "Speler 2", false)
          || !vragen.vraagGetal ("Aantal partijen", 1, Wedstrijd::MaxAantal,
                                 partijen)
          || !vragen.vraagGetal ("Toevallige zetten aan het begin", 0,
                                 Wedstrijd::MaxOpening, opening))
        return false;
      if (vragen.regelOp ())
        Wedstrijd (static_cast<int> (aantal), static_cast<int> (opening), een,
                   twee, stil).speel (static_cast<int> (partijen));
      return true;
    }
};

}

#endif
