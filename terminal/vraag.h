// vraag.h: stel vragen op het scherm en lees de antwoorden, regel voor regel.
//
// Een antwoord is een woord. Staan er meer woorden op een regel, dan zijn die
// de antwoorden op de volgende vragen ("2 0 g", "1 4 8"). Op een antwoord dat
// niet klopt volgen een melding en de vraag opnieuw; de rest van die regel
// vervalt. Noemt de vraag een gewoon antwoord, zoals [3], dan is een lege regel
// dat antwoord, en binnen een regel een punt. Een andere lege regel, of een ?,
// legt uit wat er getypt mag worden; een x gaat terug naar het menu, en een
// Ctrl-C ook. Dan, en aan het einde van de invoer, leveren alle vragen false
// op; isOp () zegt of het dat laatste is.

#ifndef TerminalVraagHVar
#define TerminalVraagHVar

#include <climits>
#include <iostream>
#include <string>
#include "../zoek/getaltekst.h"
#include "onderbreking.h"
#include "scherm.h"
#include "tekst.h"

namespace terminal
{

class Vragen
{
  public:

    // Stel vragen in een menu, of zonder: dan eindigt een Ctrl-C het programma.
    explicit Vragen (bool nwMetMenu = true) : metMenu (nwMetMenu) {}

    // Vraag een geheel getal van min t/m max; de vraag noemt die grenzen. Het
    // antwoord wordt getal, als true wordt geretourneerd.
    // Retourneert: false na een x of Ctrl-C, of aan het einde van de invoer
    template <typename Getal>
    bool vraagGetal (const std::string &vraag, long long min, long long max,
                     Getal &getal)
    {
      const std::string mag = grenzen (min, max);
      return vraagWoord (vraag + " (" + mag + "): ",
                         getalVan (min, max) + ", bijvoorbeeld "
                         + std::to_string (min),
                         [&] (const std::string &woord)
                         { return leesGetal (woord, min, max, getal); });
    }

    // Vraag net zo een geheel getal, waar een gewoon antwoord op is: het getal
    // zoals het al is, of de grens waar dat buiten valt.
    // Parameters en wat het retourneert: als bij vraagGetal
    template <typename Getal>
    bool vraagGewoon (const std::string &vraag, long long min, long long max,
                      Getal &getal)
    {
      const long long gewoon = getal < min ? min : getal > max ? max : getal;
      return vraagOfGewoon
        (vraag + " (" + grenzen (min, max) + ")", getalVan (min, max),
         std::to_string (gewoon), [&] (const std::string &woord)
         { return leesGetal (woord, min, max, getal); });
    }

    // Vraag een woord dat de vrager zelf ontleedt, met een gewoon antwoord, dat
    // goed is.
    // Parameters en wat het retourneert: als bij vraagWoord
    template <typename Lees>
    bool vraagOfGewoon (const std::string &vraag, const std::string &mag,
                        const std::string &gewoon, const Lees &lees)
    {
      return vraagWoord (vraag + " [" + gewoon + "]: ",
                         mag + ", bijvoorbeeld " + gewoon + " (of Enter)",
                         [&] (const std::string &woord)
                         { return lees (woord.empty () || woord == "."
                                        ? gewoon : woord); });
    }

    // Vraag of iets mag: dat wordt ja, als true wordt geretourneerd.
    // Retourneert: false na een x of Ctrl-C, of aan het einde van de invoer
    bool vraagJa (const std::string &vraag, bool &ja)
    {
      return vraagWoord (vraag + " (j of n): ",
                         "j (ja) of n (nee), bijvoorbeeld j",
                         [&] (const std::string &woord)
                         {
                           const std::string klein = kleineLetters (woord);
                           ja = klein == "j";
                           return ja || klein == "n";
                         });
    }

    // Vraag een woord dat de vrager zelf ontleedt.
    // Parameters:
    // * vraag, mag: de tekst van de vraag, en wat er getypt mag worden
    // * lees: een functie van een woord, die true retourneert als het goed is,
    //   en die zelf bewaart wat zij gelezen heeft
    // Retourneert: false na een x of Ctrl-C, of aan het einde van de invoer
    template <typename Lees>
    bool vraagWoord (const std::string &vraag, const std::string &mag,
                     const Lees &lees)
    {
      while (!naarMenu && (!vooruit ().empty ()
                           || (leesRegelNa (vraag) && !naarMenu)))
      {
        const std::string woord = neemWoord ();
        if (lees (woord))
          return true;
        if (kleineLetters (woord) == "x")
        {
          rest.clear ();
          return false;
        }
        weiger (woord, mag + "; x gaat terug");
      }
      return false;
    }

    // Vraag een tekst waar spaties in mogen: de rest van de regel. Zonder
    // witruimte aan begin en einde wordt die het antwoord.
    // Parameters en wat het retourneert: verder als bij vraagWoord
    bool vraagTekst (const std::string &vraag, const std::string &mag,
                     std::string &antwoord)
    {
      const bool goed = vraagWoord (vraag + ": ", mag,
        [&] (const std::string &woord)
        {
          antwoord = zonderRand (woord + rest);
          return !antwoord.empty () && antwoord != "?"
                 && kleineLetters (antwoord) != "x";
        });
      vergeetRest ();
      return goed;
    }

    // Vraag een keuze van een menu: het woord wordt het antwoord, leeg na een
    // lege regel. Ook een ? en een x zijn hier een antwoord, en wat er na een
    // Ctrl-C getypt is.
    // Retourneert: false aan het einde van de invoer
    bool vraagKeuze (std::string &woord)
    {
      const bool gelezen = naarMenu || !vooruit ().empty ()
                           || leesRegelNa (Menuvraag);
      naarMenu = false;
      woord = neemWoord ();
      gekozen++;
      return gelezen;
    }

    // Retourneert: het volgende woord dat al op de regel staat, of leeg
    std::string vooruit () const
    {
      const size_t begin = rest.find_first_not_of (Witruimte);
      return begin == std::string::npos ? ""
        : rest.substr (begin, rest.find_first_of (Witruimte, begin) - begin);
    }

    // Neem dat woord: het is nu gebruikt.
    // Retourneert: het woord
    std::string neemWoord ()
    {
      const std::string woord = vooruit ();
      rest.erase (0, rest.find (woord) + woord.size ());
      return woord;
    }

    // Laat de rest van de regel vervallen: er ging iets mis. Wat er na een
    // Ctrl-C getypt is was al voor het menu.
    void vergeetRest ()
    {
      if (!naarMenu)
        rest.clear ();
    }

    // Meld dat wat er gevonden is niet klopt, of zeg na een lege regel of ?
    // alleen wat er getypt mag worden; de rest van de regel vervalt.
    void weiger (const std::string &gevonden, const std::string &mag)
    {
      const bool vraagt = gevonden.empty () || gevonden == "?";
      std::cout << inRegels ((vraagt ? "" : "Niet begrepen: "
                                            + toonbaar (gevonden) + ". ")
                             + "Typ " + mag + ".") << std::endl;
      rest.clear ();
    }

    // Retourneert: true als de invoer op is
    bool isOp () const { return !std::cin; }

    // Retourneert: hoeveel keuzes er tot nu toe gevraagd zijn
    long long keuzes () const { return gekozen; }

    // Retourneert: true na een Ctrl-C bij een vraag, tot het menu weer vraagt
    bool onderbroken () const { return naarMenu; }

  private:

    static const size_t LangsteRegel = 1000000;  // tekens: meer telt niet mee

    // Waar een menu mee vraagt.
    static constexpr const char *const Menuvraag = "Keuze (? toont het menu): ";

    const bool metMenu;
    std::string rest;  // van de laatst gelezen regel: wat niet gebruikt is
    bool naarMenu = false;  // of die voor het menu is
    long long gekozen = 0;  // hoeveel keuzes er gevraagd zijn

    // Retourneert: de grenzen min en max van een getal, in woorden
    static std::string grenzen (long long min, long long max)
    {
      return zoek::getalTekst (min)
             + (min == max ? "" : (max == min + 1 ? " of " : " t/m ")
                                  + zoek::getalTekst (max));
    }

    // Retourneert: welk getal er met deze grenzen getypt mag worden
    static std::string getalVan (long long min, long long max)
    {
      return (max - min > 1 ? "een getal van " : "") + grenzen (min, max);
    }

    // Stel een vraag en lees de regel met het antwoord.
    // Retourneert: false aan het einde van de invoer
    bool leesRegelNa (const std::string &vraag)
    {
      Onderbreking::vergeet ();
      std::cout << vraag << std::flush;
      Onderbreking::vraag (metMenu ? Menuvraag : 0);
      const bool gelezen = leesRegel (std::cin, LangsteRegel, rest);
      if (rest.size () == LangsteRegel)
        std::cin.ignore (INT_MAX, '\n');
      naarMenu = Onderbreking::antwoord ();
      if (!gelezen)
        std::cout << std::endl;
      return gelezen;
    }
};

}

#endif
