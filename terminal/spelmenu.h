// spelmenu.h: het menu van een spel dat gespeeld wordt, voor zover het voor elk
// spel gelijk is: tekenen wat er veranderd is, de computer laten zetten, en
// zetten terugnemen.

#ifndef TerminalSpelmenuHVar
#define TerminalSpelmenuHVar

#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "kleur.h"
#include "menu.h"
#include "toezicht.h"

namespace terminal
{

// Van het spel worden drukAf, eindstand, unDoeZet en stelToezicht gebruikt.
template <typename Spel>
class Spelmenu : public Menu
{
  protected:

    Spel spel;  // waar het menu over gaat

    // Parameters:
    // * nwVragen: waarmee gevraagd wordt
    // * nwKeuzes, nwMag: zie terminal/menu.h
    // * nwToezicht: wie er op lang werk toeziet
    // * nwKleuren: de kleuren van een getekende stand, of 0
    // * nieuw: een spel, tot er gespeeld wordt
    Spelmenu (Vragen &nwVragen, const std::vector<Keuze> &nwKeuzes,
              const std::string &nwMag, zoek::Toezicht &nwToezicht,
              const Kleur *nwKleuren, const Spel &nieuw)
    : Menu (nwVragen, nwKeuzes, nwMag), spel (nieuw), toezicht (nwToezicht),
      kleuren (nwKleuren), veranderd (false)
    {
    }

    // Begin met een nieuw spel.
    void begin (const Spel &nieuw)
    {
      spel = nieuw;
      spel.stelToezicht (&toezicht);
      veranderd = true;
    }

    // Onthoud dat de stand anders is dan de laatste die getekend is.
    void verander ()
    {
      veranderd = true;
    }

    // Neem zetten terug, tot er weer een mens aan beurt is. Zijn er geen
    // mensen, dan gaat er een zet terug, en zijn daarna beide spelers mensen:
    // anders doet de computer hem meteen weer.
    void neemTerug ()
    {
      Spel ervoor (spel);
      int aantal = 0;
      const bool mensen = !isComputer (0) || !isComputer (1),
                 gemengd = isComputer (0) != isComputer (1);
      do
        if (!spel.unDoeZet ())
        {
          spel = ervoor;
          meld (std::string ("Er is geen zet ")
                + (gemengd ? "van een mens " : "") + "om terug te nemen.");
          return;
        }
        else
          aantal++;
      while (mensen && isComputer (beurt ()));
      veranderd = true;
      std::cout << (aantal == 1 ? "Een zet" : std::to_string (aantal)
                                              + " zetten")
                << " teruggenomen." << std::endl;
      if (!mensen)
        stuurComputersWeg ();
    }

    // Retourneert: true als het spel uit is, en dan met een melding
    bool isUit ()
    {
      const bool uit = spel.eindstand ();
      if (uit)
        meld ("Het spel is afgelopen: er is geen zet te doen.");
      return uit;
    }

  private:

    zoek::Toezicht &toezicht;
    const Kleur *const kleuren;
    bool veranderd;  // of de stand anders is dan de laatste die getekend is

    // Retourneert: wie er aan beurt is, 0 of 1
    virtual int beurt () = 0;

    // Retourneert: true als de computer zet voor speler wie, 0 of 1
    virtual bool isComputer (int wie) const = 0;

    // Laat de mensen alle zetten doen, zonder iets te zeggen.
    virtual void maakMensen () = 0;

    // Laat de computer een zet doen, en vertel welke.
    virtual void zetVanComputer () = 0;

    // Zet onder de stand wat er verder over te zeggen is.
    virtual void toonOnder () {}

    // Laat de mensen alle zetten doen.
    void stuurComputersWeg ()
    {
      maakMensen ();
      std::cout << "De computer speelt niet meer mee; c zet hem weer aan."
                << std::endl;
    }

    // Teken de stand als zij veranderd is, zo nodig in kleur.
    void toonStand ()
    {
      if (!veranderd)
        return;
      std::ostringstream beeld;
      std::streambuf *const scherm = std::cout.rdbuf (beeld.rdbuf ());
      spel.drukAf ();
      std::cout.rdbuf (scherm);
      std::cout << "\n" << (kleuren == 0 ? beeld.str ()
                                         : gekleurd (beeld.str (), kleuren))
                << std::flush;
      veranderd = false;
      toonOnder ();
    }

    // Laat de computer zetten tot er een mens aan beurt is, of het spel uit, en
    // teken dan de stand als zij veranderd is.
    void voorVraag ()
    {
      while (!spel.eindstand () && isComputer (beurt ()))
      {
        zetVanComputer ();
        veranderd = true;
      }
      toonStand ();
    }

    // Er is werk afgebroken: was dat van de computer, dan begint hij anders
    // meteen opnieuw. Wat er al gezet is staat nog niet op het scherm.
    void naAfbreken ()
    {
      if (!spel.eindstand () && isComputer (beurt ()))
        stuurComputersWeg ();
      toonStand ();
    }
};

}

#endif
