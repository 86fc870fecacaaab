// spelmenu.h: het menu van een spel dat gespeeld wordt, voor zover het voor elk
// spel gelijk is: wie er spelen, tekenen wat er veranderd is, de computer laten
// zetten, en zetten terugnemen.

#ifndef TerminalSpelmenuHVar
#define TerminalSpelmenuHVar

#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "bewaren.h"
#include "kleur.h"
#include "menu.h"
#include "tekst.h"
#include "toezicht.h"

namespace terminal
{

// Van het spel worden drukAf, eindstand, unDoeZet en stelToezicht gebruikt; een
// Speler is als die van speler.h.
template <typename Spel, typename Speler>
class Spelmenu : public Menu
{
  public:

    // Vraag een bestandsnaam, en begin met het spel dat daarin staat.
    // Retourneert: true als dat gelukt is
    bool laad ()
    {
      std::string naam;
      return vragen.vraagTekst ("Naam van het bestand",
                                "een naam, bijvoorbeeld " + voorbeeld, naam)
             && lees (teLezen (naam, einde ()), std::cout);
    }

    // Begin met het spel in het bestand met deze naam; wat er niet klopt staat
    // in de meldingen.
    // Retourneert: true als dat gelukt is
    virtual bool lees (const std::string &naam, std::ostream &meldingen) = 0;

  protected:

    typedef std::vector<Speler> Spelers;

    Spel spel;        // waar het menu over gaat
    Spelers spelers;  // speler 0 en speler 1
    zoek::Toezicht &toezicht;

    // Parameters:
    // * nwVragen: waarmee gevraagd wordt
    // * nwKeuzes, nwMag: zie terminal/menu.h
    // * nwToezicht: wie er op lang werk toeziet
    // * nwKleuren: de kleuren van een getekende stand, of 0
    // * nieuw: een spel, tot er gespeeld wordt
    // * nwVoorbeeld: de naam van een bestand met een spel
    Spelmenu (Vragen &nwVragen, const std::vector<Keuze> &nwKeuzes,
              const std::string &nwMag, zoek::Toezicht &nwToezicht,
              const Kleur *nwKleuren, const Spel &nieuw,
              const std::string &nwVoorbeeld)
    : Menu (nwVragen, nwKeuzes, nwMag), spel (nieuw), spelers (2),
      toezicht (nwToezicht), kleuren (nwKleuren), voorbeeld (nwVoorbeeld),
      veranderd (false)
    {
    }

    // Begin met een nieuw spel, en zeg wie er spelen; leeg: twee mensen.
    void begin (const Spel &nieuw, const Spelers &wie = Spelers ())
    {
      spel = nieuw;
      spel.stelToezicht (&toezicht);
      spelers = wie.empty () ? Spelers (2) : wie;
      veranderd = true;
      toonSpelers ();
    }

    // Vraag wie er spelen: dat wordt wie, als true wordt geretourneerd.
    // Retourneert: false als er geen goed antwoord kwam
    bool vraagSpelers (Spelers &wie)
    {
      Spelers nieuwe (2);
      for (int i = 0; i < 2; i++)
        if (!nieuwe[static_cast<size_t> (i)].vraag (vragen, naamSpeler (i)))
          return false;
      wie = nieuwe;
      return true;
    }

    // Vraag wie er spelen, en zeg wie dat worden.
    void kiesSpelers ()
    {
      if (vraagSpelers (spelers))
        toonSpelers ();
    }

    // Retourneert: wie er aan beurt is
    const Speler &aanBeurt ()
    {
      return spelers[static_cast<size_t> (beurt ())];
    }

    // Bewaar het spel, met de zetten en wie er spelen: een spel dat zichzelf
    // schrijft, met spelers als in speler.h.
    void bewaarSpel ()
    {
      std::ostringstream tekst;
      spel.schrijf (tekst, { spelers[0].getLetter (),
                             spelers[1].getLetter () });
      bewaarTekst (tekst.str ());
    }

    // Bewaar deze tekst van het spel.
    void bewaarTekst (const std::string &tekst)
    {
      bewaar (vragen, einde (), tekst);
    }

    // Onthoud dat de stand anders is dan de laatste die getekend is.
    void verander ()
    {
      veranderd = true;
    }

    // Neem zetten terug, tot er weer een mens aan beurt is. Zijn er geen
    // mensen, dan gaat er een zet terug, en zijn daarna beide spelers mensen:
    // anders doet de computer haar meteen weer.
    void neemTerug ()
    {
      Spel ervoor (spel);
      int aantal = 0;
      const bool mensen = spelers[0].isMens () || spelers[1].isMens (),
                 gemengd = spelers[0].isMens () != spelers[1].isMens ();
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
      while (mensen && !aanBeurt ().isMens ());
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

  private:

    const Kleur *const kleuren;
    const std::string voorbeeld;
    bool veranderd;  // of de stand anders is dan de laatste die getekend is

    // Retourneert: wie er aan beurt is, 0 of 1
    virtual int beurt () = 0;

    // Retourneert: hoe speler wie, 0 of 1, heet
    virtual std::string naamSpeler (int wie) const = 0;

    // Laat de computer een zet doen, en vertel welke.
    virtual void zetVanComputer () = 0;

    // Zet onder de stand wat er verder over te zeggen is.
    virtual void toonOnder () {}

    // Retourneert: waar de naam van een bewaard spel op eindigt
    std::string einde () const
    {
      return voorbeeld.substr (voorbeeld.rfind ('.'));
    }

    // Zeg wie er spelen.
    void toonSpelers () const
    {
      std::cout << inRegels (naamSpeler (0) + ": " + spelers[0].tekst () + ". "
                             + naamSpeler (1) + ": " + spelers[1].tekst ()
                             + ".") << std::endl;
    }

    // Laat de mensen alle zetten doen.
    void stuurComputersWeg ()
    {
      spelers = Spelers (2);
      std::cout << "De computer speelt niet meer mee; c zet hem weer aan."
                << std::endl;
    }

    // Laat de computer zetten tot er een mens aan beurt is, of het spel uit, en
    // teken dan de stand als zij veranderd is.
    void voorVraag ()
    {
      while (!spel.eindstand () && !aanBeurt ().isMens ())
        zetVanComputer ();
      toonStand ();
    }

    // Er is werk afgebroken: was dat van de computer, dan begint hij anders
    // meteen opnieuw. Wat er al gezet is staat nog niet op het scherm.
    void naAfbreken ()
    {
      if (!spel.eindstand () && !aanBeurt ().isMens ())
        stuurComputersWeg ();
      toonStand ();
    }
};

}

#endif
