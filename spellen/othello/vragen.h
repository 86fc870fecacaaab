// vragen.h: regels invoer lezen en ontleden, en vragen stellen. De andere
// spellen hebben daarvoor terminal/, met headers die de opgave van Othello
// niet toelaat.

#ifndef OthelloVragenHVar
#define OthelloVragenHVar

#include <iostream>

namespace othello
{

// Een regel, teken voor teken te ontleden. Wat er ook getypt wordt (letters,
// nullen, duizenden tekens), een regel wordt helemaal gelezen en past altijd in
// het geheugen. Witruimte om en tussen de antwoorden doet er niet toe.
class Regel
{
  public:

    // Maak een regel van een tekst.
    // Parameter:
    // * tekst: de tekst
    explicit Regel (const char *tekst = "")
    : lengte (0), plek (0), teLang (false)
    {
      for (; *tekst != '\0'; tekst++)
        bewaar (*tekst);
    }

    // Lees een nieuwe regel van de invoer.
    // Retourneert: false als de invoer op is
    bool lees ()
    {
      char teken = '\0';
      bool iets = false;
      lengte = 0;
      plek = 0;
      teLang = false;
      while (std::cin.get (teken))
      {
        iets = true;
        if (teken == '\n')
          return true;
        bewaar (teken);
      }
      return iets;
    }

    // Ga terug naar het begin van de regel.
    void opnieuw ()
    {
      plek = 0;
    }

    // Retourneert: of er na deze plek alleen nog witruimte is
    bool isOp ()
    {
      while (plek < lengte && isWit (tekens[plek]))
        plek++;
      return plek == lengte && !teLang;
    }

    // Lees een letter; de plek schuift door.
    // Parameter:
    // * letter: wordt die letter, als hoofdletter
    // Retourneert: false als er geen letter staat
    bool leesLetter (char &letter)
    {
      if (isOp () || plek == lengte)
        return false;
      letter = tekens[plek];
      if ('a' <= letter && letter <= 'z')
        letter = static_cast<char> (letter - 'a' + 'A');
      if (letter < 'A' || letter > 'Z')
        return false;
      plek++;
      return true;
    }

    // Lees een geheel getal zonder teken en zonder nullen ervoor; de plek
    // schuift door.
    // Parameters:
    // * getal: wordt dat getal
    // * grens: het grootste getal dat mag
    // Retourneert: false als er geen getal van 0 t/m grens staat
    bool leesGetal (long long &getal, long long grens)
    {
      const bool op = isOp ();
      int begin = plek, cijfer = 0;
      getal = 0;
      while (!op && plek < lengte && isCijfer (tekens[plek]))
      {
        cijfer = tekens[plek] - '0';
        if (getal > grens / 10
            || (getal == grens / 10 && cijfer > grens % 10))
          return false;
        getal = 10 * getal + cijfer;
        plek++;
      }
      return plek == begin + 1 || (plek > begin && tekens[begin] != '0');
    }

    // Toon wat er stond, leesbaar en niet te lang.
    // Parameter:
    // * uitvoer: waar het getoond wordt
    void toon (std::ostream &uitvoer) const
    {
      int i = 0;
      if (lengte == 0)
      {
        uitvoer << "een lege regel";
        return;
      }
      uitvoer << '"';
      for (i = 0; i < lengte && i < MaxGetoond; i++)
        uitvoer << (' ' <= tekens[i] && tekens[i] <= '~' ? tekens[i] : '?');
      uitvoer << (teLang || lengte > MaxGetoond ? "...\"" : "\"");
    }

  private:

    static const int MaxLengte = 80, MaxGetoond = 30;

    char tekens[MaxLengte];   // het begin van de regel
    int lengte, plek;         // aantal bewaarde en aantal ontlede tekens
    bool teLang;              // er stond meer dan past

    // Bewaar een teken, behalve witruimte aan het begin.
    // Parameter:
    // * teken: het teken
    void bewaar (char teken)
    {
      if (isWit (teken) && (lengte == 0 || lengte == MaxLengte))
        return;
      if (lengte == MaxLengte)
        teLang = true;
      else
      {
        tekens[lengte] = teken;
        lengte++;
      }
    }

    // Parameter:
    // * teken: een teken
    // Retourneert: of het witruimte is
    static bool isWit (char teken)
    {
      return teken == ' ' || ('\t' <= teken && teken <= '\r');
    }

    // Parameter:
    // * teken: een teken
    // Retourneert: of het een cijfer is
    static bool isCijfer (char teken)
    {
      return '0' <= teken && teken <= '9';
    }
};

//*************************************************************************

// Vragen stellen, voor wie hiervan erft. Wie iets anders typt dan kan, krijgt
// uitleg en de vraag opnieuw. Aan het eind van de invoer, of na een s, is het
// stoppen.
class Vragen
{
  protected:

    Regel regel;         // de regel die nu ontleed wordt
    bool stop;           // de gebruiker wil stoppen, of de invoer is op

    // Er is nog niets gevraagd.
    Vragen ()
    : stop (false)
    {
    }

    // Stel een vraag tot het antwoord begrepen is, of het stoppen is.
    // Parameters:
    // * tekst: de tekst van de vraag
    // * verwacht: wat er getypt mag worden, voor de uitleg
    // * begrijp: een functie die de regel ontleedt, en true retourneert als
    //   dat lukt
    template <typename Begrijp>
    void vraag (const char *tekst, const char *verwacht,
                const Begrijp &begrijp)
    {
      bool klaar = false;
      while (!stop && !klaar)
      {
        lees (tekst);
        klaar = !stop && begrijp ();
        if (!klaar)
          nietBegrepen (verwacht);
      }
    }

    // Is de regel op, stel dan de volgende vraag; anders staat het antwoord
    // al op dezelfde regel.
    // Parameter:
    // * tekst: de tekst van de vraag
    void leesVerder (const char *tekst)
    {
      if (regel.isOp ())
        lees (tekst);
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

  private:

    // Stel een vraag en lees een regel; stopt bij een s of aan het eind.
    // Parameter:
    // * tekst: de tekst van de vraag
    void lees (const char *tekst)
    {
      char letter = '\0';
      std::cout << tekst << std::flush;
      if (!regel.lees ())
      {
        std::cout << std::endl;
        stop = true;
      }
      else if (regel.leesLetter (letter) && letter == 'S' && regel.isOp ())
        stop = true;
      regel.opnieuw ();
    }
};

}

#endif
