// vraag.h: stel vragen op het scherm en lees de antwoorden, regel voor regel.
//
// Een antwoord is een woord. Staan er meer woorden op een regel, dan zijn die
// de antwoorden op de volgende vragen ("2 0 g"). Op een antwoord dat niet
// klopt volgen een melding en de vraag opnieuw; de rest van die regel
// vervalt. Aan het einde van de invoer leveren alle vragen false op.

#ifndef TerminalVraagHVar
#define TerminalVraagHVar

#include <climits>
#include <iostream>
#include <string>
#include "tekst.h"

namespace terminal
{

class Vragen
{
  public:

    // Vraag een geheel getal.
    // Parameters:
    // * vraag: de tekst van de vraag, zonder de grenzen
    // * min, max: de grenzen (inclusief); de vraag noemt ze
    // * getal: wordt het antwoord, als true wordt geretourneerd
    // Retourneert: false aan het einde van de invoer
    bool vraagGetal (const std::string &vraag, long long min, long long max,
                     long long &getal)
    {
      const std::string mag = min == max ? std::to_string (min)
        : std::to_string (min) + " t/m " + std::to_string (max);
      return vraagWoord (vraag + " (" + mag + "): ",
                         "een geheel getal, " + mag,
                         [&] (const std::string &woord)
                         { return leesGetal (woord, min, max, getal); });
    }

    // Vraag een letter.
    // Parameters:
    // * vraag: de tekst van de vraag
    // * letters: de letters die mogen
    // * mag: die letters, voor in de vraag en de melding
    // * letter: wordt het antwoord, als true wordt geretourneerd
    // Retourneert: false aan het einde van de invoer
    bool vraagLetter (const std::string &vraag, const std::string &letters,
                      const std::string &mag, char &letter)
    {
      return vraagWoord (vraag + " (" + mag + "): ", mag,
                         [&] (const std::string &woord)
                         {
                           const bool goed = woord.size () == 1
                             && letters.find (woord) != std::string::npos;
                           if (goed)
                             letter = woord[0];
                           return goed;
                         });
    }

    // Vraag een woord dat de vrager zelf ontleedt.
    // Parameters:
    // * vraag: de hele tekst van de vraag
    // * mag: wat er getypt mag worden, voor de melding
    // * lees: een functie van een woord, die true retourneert als het goed is,
    //   en die zelf bewaart wat zij gelezen heeft
    // Retourneert: false aan het einde van de invoer
    template <typename Lees>
    bool vraagWoord (const std::string &vraag, const std::string &mag,
                     const Lees &lees)
    {
      std::string woord;
      while (volgendWoord (vraag, woord))
      {
        if (lees (woord))
          return true;
        weiger (woord, mag);
      }
      return false;
    }

    // Vraag een tekst waar spaties in mogen: de rest van de regel.
    // Parameters:
    // * vraag: de tekst van de vraag
    // * antwoord: wordt de tekst, zonder witruimte aan begin en einde
    // Retourneert: false aan het einde van de invoer
    bool vraagTekst (const std::string &vraag, std::string &antwoord)
    {
      if (!volgendWoord (vraag + ": ", antwoord))
        return false;
      antwoord = zonderRand (antwoord + rest);
      rest.clear ();
      return true;
    }

    // Controleer dat alle antwoorden op de regel gebruikt zijn. Dit hoort
    // vooraf te gaan aan elke handeling.
    // Retourneert: true als er niets over is; anders false, met een melding,
    //   en dan vervalt de rest van de regel
    bool regelOp ()
    {
      const size_t begin = rest.find_first_not_of (Witruimte);
      if (begin == std::string::npos)
        return true;
      weiger (rest.substr (begin), "niets meer op deze regel");
      return false;
    }

    // Retourneert: true als de invoer op is
    bool op () const
    {
      return !std::cin;
    }

  private:

    static const size_t LangsteRegel = 1000000;  // tekens: meer telt niet mee

    std::string rest;  // van de laatst gelezen regel: wat niet gebruikt is

    // Meld een antwoord dat niet klopt; de rest van de regel vervalt.
    // Parameters:
    // * gevonden: het antwoord
    // * mag: wat er getypt had mogen worden
    void weiger (const std::string &gevonden, const std::string &mag)
    {
      std::cout << "Gevonden: " << toonbaar (gevonden) << "; verwacht: " << mag
                << "." << std::endl;
      rest.clear ();
    }

    // Haal het volgende woord; stel de vraag als er geen woord over is.
    // Parameters:
    // * vraag: de tekst van de vraag
    // * woord: wordt het woord, als true wordt geretourneerd
    // Retourneert: false aan het einde van de invoer
    bool volgendWoord (const std::string &vraag, std::string &woord)
    {
      size_t begin = rest.find_first_not_of (Witruimte);
      while (begin == std::string::npos)
      {
        std::cout << vraag << std::flush;
        if (!leesRegel (std::cin, LangsteRegel, rest))
        {
          std::cout << std::endl;
          return false;
        }
        if (rest.size () == LangsteRegel)
          std::cin.ignore (INT_MAX, '\n');
        begin = rest.find_first_not_of (Witruimte);
        if (begin == std::string::npos)
          std::cout << "Gevonden: een lege regel; verwacht: een antwoord op "
                       "de vraag." << std::endl;
      }
      const size_t eind = rest.find_first_of (Witruimte, begin);
      woord = rest.substr (begin, eind - begin);
      rest = eind == std::string::npos ? "" : rest.substr (eind);
      return true;
    }
};

}

#endif
