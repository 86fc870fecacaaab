// menu.h: een menu: een lijst van keuzes, en telkens de vraag welke het wordt.

#ifndef TerminalMenuHVar
#define TerminalMenuHVar

#include <iostream>
#include <string>
#include <vector>
#include "../zoek/toezicht.h"
#include "schermtoezicht.h"

namespace terminal
{

// Een keuze van een Menu: een getal of een letter, of allebei, en wat er dan
// gebeurt. Een letter betekent in alle spellen hetzelfde.
template <typename Menu>
struct Keuze
{
  int getal;            // wat de gebruiker typt; 0 als het alleen de letter is
  char letter;          // ook goed; een spatie als het alleen het getal is
  const char *tekst;    // hoe de keuze in de lijst staat
  void (*doe) (Menu &menu);  // wat er gebeurt; 0: het menu is klaar
};

// Zelf is de klasse die een Menu<Zelf> is. Met die parameter weet een keuze om
// welk menu het gaat: zij roept er een functie van aan die alleen dat menu
// heeft. De functies die virtual zijn roept het menu zelf aan: wat elk menu
// anders doet op een ogenblik dat voor alle gelijk is, zoals voor een vraag.
template <typename Zelf>
class Menu
{
  public:

    // Laat de gebruiker kiezen tot hij klaar is, of de invoer op. De lijst komt
    // voor de stand: die staat dan altijd boven de vraag.
    // Retourneert: false als de invoer op is
    bool draai ()
    {
      std::string woord;
      bool verder = true, toonLijst = true;
      while (verder && !vragen.isOp ())
      {
        if (toonLijst)
          toonKeuzes ();
        probeer ([&] { voorVraag (); return true; });
        if (vragen.isOp () || !vragen.vraagKeuze (woord))
          return false;
        const bool terug = kleineLetters (woord) == "x";
        if (terug)
          vragen.vergeetRest ();
        toonLijst = woord.empty () || woord == "?" || terug;
        verder = toonLijst || probeer ([&] { return begrijp (woord); });
      }
      return !vragen.isOp ();
    }

  protected:

    typedef std::vector< Keuze<Zelf> > Keuzes;

    Vragen &vragen;

    // Maak een menu dat met nwVragen vraagt, met deze keuzes in deze volgorde;
    // nwMag zegt wat er bij de vraag getypt mag worden.
    Menu (Vragen &nwVragen, const Keuzes &nwKeuzes, const std::string &nwMag)
    : vragen (nwVragen), keuzes (nwKeuzes), mag (nwMag)
    {
    }

    // Zet de keuzes op het scherm, in twee kolommen.
    void toonKeuzes () const
    {
      const size_t helft = (keuzes.size () + 1) / 2, kolom = Breedte / 2;
      std::cout << "\n";
      for (size_t i = 0; i < helft; i++)
      {
        std::string regel = keuzeTekst (keuzes[i]);
        if (regel.size () < kolom && i + helft < keuzes.size ())
          regel.resize (kolom, ' ');
        std::cout << regel << (i + helft < keuzes.size ()
                               ? keuzeTekst (keuzes[i + helft]) : "") << "\n";
      }
      std::cout << std::flush;
    }

    // Zeg wat er niet kan, en waarom; de rest van de regel vervalt.
    void meld (const std::string &zin)
    {
      std::cout << inRegels (zin) << std::endl;
      vragen.vergeetRest ();
    }

  private:

    const Keuzes keuzes;
    const std::string mag;

    // Doe wat er voor elke vraag moet gebeuren: de computer laten zetten, de
    // stand tekenen als zij veranderd is.
    virtual void voorVraag () {}

    // Is het woord dat getypt is een zet, doe die dan; een zet die niet mag
    // geeft een melding.
    // Retourneert: true als het een zet is
    virtual bool leesZet (const std::string &) { return false; }

    // Er is werk afgebroken.
    virtual void naAfbreken () {}

    // Retourneert: hoe een keuze in de lijst staat
    static std::string keuzeTekst (const Keuze<Zelf> &keuze)
    {
      const std::string getal = std::to_string (keuze.getal),
                        letter (1, keuze.letter);
      return keuze.getal == 0 ? "  " + letter + ". " + keuze.tekst
        : std::string (getal.size () < 2 ? 2 : 1, ' ') + getal + ". "
          + keuze.tekst + (letter == " " ? "" : " (" + letter + ")");
    }

    // Doe werk, een functie die een bool retourneert. Wordt het afgebroken, dan
    // volgt hoe ver het was, en vervalt de rest van de regel.
    // Retourneert: wat het werk retourneert; true als het afgebroken is
    template <typename Werk>
    bool probeer (const Werk &werk)
    {
      try
      {
        return werk ();
      }
      catch (const zoek::Afgebroken &waar)
      {
        vragen.vergeetRest ();
        if (!waar.geweigerd)
          std::cout << afgebrokenTekst (waar) << std::endl;
        naAfbreken ();
        return true;
      }
    }

    // Voer uit wat er met dit woord begint: een zet of een keuze.
    // Retourneert: false als het menu klaar is
    bool begrijp (const std::string &woord)
    {
      if (leesZet (woord))
        return true;
      const std::string klein = kleineLetters (woord);
      for (const Keuze<Zelf> &keuze : keuzes)
        if ((keuze.getal != 0 && woord == std::to_string (keuze.getal))
            || klein == std::string (1, keuze.letter))
        {
          if (keuze.doe != 0)
            keuze.doe (static_cast<Zelf &> (*this));
          return keuze.doe != 0;
        }
      vragen.weiger (woord, mag);
      return true;
    }
};

}

#endif
