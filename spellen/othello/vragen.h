// vragen.h: de vragen die het menu van Othello stelt voor er gespeeld wordt, en
// hoe het met de antwoorden omgaat.

#ifndef VragenHVar
#define VragenHVar

#include <iostream>
#include "othello.h"
#include "regel.h"
#include "wedstrijd.h"

// Wie bij een vraag iets anders typt dan kan, krijgt uitleg en de vraag
// opnieuw. Aan het eind van de invoer, of na een s, is het stoppen.
class Vragen
{
  protected:

    static const char Mens = 'M';   // of de computer: zie wedstrijd.h

    Regel regel;         // de regel die nu ontleed wordt
    bool stop;           // de gebruiker wil stoppen, of de invoer is op

    // Er is nog niets gevraagd.
    Vragen ()
    : stop (false)
    {
    }

    // Stel een vraag en lees een regel; stopt bij een s of aan het eind.
    // Parameter:
    // * vraag: de tekst van de vraag
    void lees (const char *vraag)
    {
      char letter = '\0';
      std::cout << vraag << std::flush;
      if (!regel.lees (std::cin))
      {
        std::cout << std::endl;
        stop = true;
      }
      else if (regel.leesLetter (letter) && letter == 'S' && regel.isOp ())
        stop = true;
      regel.opnieuw ();
    }

    // Is de regel op, stel dan de volgende vraag; anders staat het antwoord
    // al op dezelfde regel.
    // Parameter:
    // * vraag: de tekst van de vraag
    void leesVerder (const char *vraag)
    {
      if (regel.isOp ())
        lees (vraag);
    }

    // Meld dat de regel niet begrepen is, tenzij er gestopt wordt.
    // Parameter:
    // * verwacht: wat er getypt mag worden
    void nietBegrepen (const char *verwacht) const
    {
      if (stop)
        return;
      std::cout << "Niet begrepen: ";
      regel.toon (std::cout);
      std::cout << "." << std::endl << "Typ " << verwacht << "." << std::endl;
    }

    // Vraag om een kleur in te delen, tot het antwoord goed is.
    // Parameters:
    // * vraag: de vraag, met de naam van de kleur
    // * speler: wordt Mens, Willekeurig of Gretig
    void kiesSpeler (const char *vraag, char &speler)
    {
      bool klaar = false;
      while (!stop && !klaar)
      {
        lees (vraag);
        klaar = !stop && begrijpSpeler (speler);
        if (!klaar)
          nietBegrepen ("m (mens), c w (computer, willekeurig), "
                        "c g (computer, gretig) of s (stoppen)");
      }
    }

    // Vraag de maten van het bord, tot het antwoord goed is.
    // Parameters:
    // * rijen, kolommen: worden die maten, als er niet gestopt wordt
    void kiesMaten (int &rijen, int &kolommen)
    {
      bool klaar = false;
      while (!stop && !klaar)
      {
        lees ("Aantal rijen (even, 2 t/m 20)? ");
        klaar = !stop && begrijpMaat (rijen);
        if (klaar)
          leesVerder ("Aantal kolommen (even, 2 t/m 20)? ");
        klaar = klaar && !stop && begrijpMaat (kolommen) && regel.isOp ();
        if (!klaar)
          nietBegrepen ("twee even getallen van 2 t/m 20, bijvoorbeeld 8 8, "
                        "of s (stoppen)");
      }
    }

  private:

    // Begrijp het antwoord bij kiesSpeler.
    // Parameter:
    // * speler: als bij kiesSpeler
    // Retourneert: of het begrepen is
    bool begrijpSpeler (char &speler)
    {
      char letter = '\0';
      if (!regel.leesLetter (letter))
        return false;
      if (letter == Mens && regel.isOp ())
      {
        speler = Mens;
        return true;
      }
      if (letter != 'C')
        return false;
      leesVerder ("Speelt de computer willekeurig of gretig (w of g)? ");
      if (stop || !regel.leesLetter (letter)
          || (letter != Willekeurig && letter != Gretig))
        return false;
      speler = letter;
      return regel.isOp ();
    }

    // Begrijp een maat.
    // Parameter:
    // * maat: wordt het aantal rijen of kolommen
    // Retourneert: of het begrepen is
    bool begrijpMaat (int &maat)
    {
      long long getal = 0;
      if (!regel.leesGetal (getal, OthelloBord::MaxMaat)
          || getal < OthelloBord::MinMaat || getal % 2 != 0)
        return false;
      maat = static_cast<int> (getal);
      return true;
    }
};

#endif
