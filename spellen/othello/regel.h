// regel.h: een regel invoer lezen en ontleden, teken voor teken.
//
// Wat er ook getypt wordt (letters, nullen, duizenden tekens), een regel
// wordt helemaal gelezen en past altijd in het geheugen. Witruimte om en
// tussen de antwoorden doet er niet toe.

#ifndef RegelHVar
#define RegelHVar

#include <iostream>

class Regel
{
  public:

    // Maak een lege regel.
    Regel ()
    : lengte (0), plek (0), teLang (false)
    {
    }

    // Lees een regel, zonder de witruimte aan het begin.
    // Parameter:
    // * invoer: waar de regel vandaan komt
    // Retourneert: false als de invoer op is
    bool lees (std::istream &invoer)
    {
      char teken = '\0';
      bool iets = false;
      lengte = 0;
      plek = 0;
      teLang = false;
      while (invoer.get (teken))
      {
        iets = true;
        if (teken == '\n')
          return true;
        bewaar (teken);
      }
      return iets;
    }

    // Neem een tekst als regel.
    // Parameter:
    // * tekst: de tekst
    void neem (const char *tekst)
    {
      lengte = 0;
      plek = 0;
      teLang = false;
      for (; *tekst != '\0'; tekst++)
        bewaar (*tekst);
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

#endif
