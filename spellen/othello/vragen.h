// vragen.h: regels invoer lezen en ontleden, en vragen stellen, met dezelfde
// woorden als terminal/vraag.h: dat gebruikt headers die de opgave van Othello
// niet toelaat.
//
// Een antwoord is een woord. Staan er meer woorden op een regel, dan zijn die
// de antwoorden op de volgende vragen ("f5 d6 h"). Op een antwoord dat niet
// klopt volgen een melding en de vraag opnieuw; de rest van die regel vervalt.
// Een lege regel of ? legt uit wat er getypt mag worden; een x gaat terug naar
// het menu. Dan, en aan het einde van de invoer, leveren alle vragen false op.

#ifndef OthelloVragenHVar
#define OthelloVragenHVar

#include <iostream>
#include "../../terminal/onderbreking.h"
#include "tekst.h"

namespace othello
{

// Een regel, woord voor woord te ontleden. Wat er ook getypt wordt (letters,
// nullen, duizenden tekens), een regel past altijd in het geheugen.
class Regel
{
  public:

    // Maak een regel van een tekst.
    // Parameter:
    // * tekst: de tekst
    explicit Regel (const char *tekst = "")
    : lengte (0), begin (0), eind (0), teLang (false)
    {
      for (; *tekst != '\0'; tekst++)
        bewaar (*tekst);
    }

    // Lees een nieuwe regel.
    // Parameters:
    // * in: waar de regel vandaan komt
    // * heel: lees een regel die te lang is toch helemaal; anders stopt het
    //   lezen waar hij te lang wordt
    // Retourneert: false als de invoer op is
    bool lees (std::istream &in, bool heel)
    {
      char teken = '\0';
      bool iets = false;
      lengte = 0;
      begin = 0;
      eind = 0;
      teLang = false;
      while ((heel || !teLang)
             && in.peek () != std::istream::traits_type::eof ())
      {
        iets = true;
        in.get (teken);
        if (teken == '\n')
          return true;
        bewaar (teken);
      }
      if (!iets)
        in.setstate (std::ios::failbit);
      return iets;
    }

    // Ga naar het volgende woord.
    // Retourneert: false als er geen woord meer is
    bool verder ()
    {
      begin = na (eind);
      eind = begin;
      while (eind < lengte && !isWit (tekens[eind]))
        eind++;
      return begin < lengte || teLang;
    }

    // Ga terug naar het eerste woord.
    void opnieuw ()
    {
      eind = 0;
      verder ();
    }

    // Vergeet de rest van de regel.
    void vergeet ()
    {
      begin = lengte;
      eind = lengte;
      teLang = false;
    }

    // Retourneert: of er na dit woord alleen nog witruimte is
    bool isOp () const
    {
      return na (eind) == lengte && !teLang;
    }

    // Retourneert: of er geen woord is
    bool isLeeg () const
    {
      return begin == eind && !teLang;
    }

    // Retourneert: het teken waar dit woord uit bestaat, een letter als kleine
    // letter; nul als het er niet precies een is
    char letter () const
    {
      return eind == begin + 1 ? klein (tekens[begin]) : '\0';
    }

    // Is dit woord een getal, zonder plus of min en zonder nullen ervoor?
    // Parameters:
    // * laag, hoog: de grenzen; laag is minstens 0
    // * getal: wordt dat getal, als het goed is
    // Retourneert: of het een getal binnen de grenzen is
    bool leesGetal (long long laag, long long hoog, long long &getal) const
    {
      return leesGetalVanaf (begin, laag, hoog, getal);
    }

    // Is dit woord een vakje, zoals f5?
    // Parameters:
    // * rij, kolom: wordt de plaats, geteld vanaf 0, als het goed is
    // Retourneert: of het een letter is met een getal erachter
    bool leesVakje (int &rij, int &kolom) const
    {
      const long long hoogste = 999999;
      const char eerste = begin < eind ? klein (tekens[begin]) : '\0';
      long long nummer = 0;
      if (eerste < 'a' || eerste > 'z'
          || !leesGetalVanaf (begin + 1, 0, hoogste, nummer))
        return false;
      kolom = eerste - 'a';
      rij = static_cast<int> (nummer) - 1;
      return true;
    }

    // Is het volgende woord een getal? Ga daar dan heen.
    // Parameter:
    // * getal: wordt het getal, als het er is
    // Retourneert: of het er is
    bool volgtGetal (long long &getal)
    {
      const long long hoogste = 999999;
      const int voor = begin, na = eind;
      if (verder () && leesGetal (0, hoogste, getal))
        return true;
      begin = voor;
      eind = na;
      return false;
    }

    // Bestaat dit woord uit de tekens van een ander?
    // Parameter:
    // * ander: het andere woord
    // Retourneert: of het hetzelfde is
    bool is (const char *ander) const
    {
      int i = begin;
      while (i < eind && *ander != '\0' && tekens[i] == *ander)
      {
        i++;
        ander++;
      }
      return i == eind && *ander == '\0';
    }

    // Geef dit woord en alles erachter, zonder witruimte aan het eind.
    // Parameter:
    // * rest: krijgt die tekst erbij
    // Retourneert: false als dat niet alles is, of er een nul in staat
    bool geefRest (Tekst &rest) const
    {
      int i = 0, laatste = lengte;
      while (laatste > begin && isWit (tekens[laatste - 1]))
        laatste--;
      for (i = begin; i < laatste && tekens[i] != '\0'; i++)
        rest << tekens[i];
      return i == laatste && !teLang;
    }

    // Geef dit woord, leesbaar en niet te lang.
    // Parameter:
    // * tekst: krijgt het erbij, tussen aanhalingstekens
    void toon (Tekst &tekst) const
    {
      const int langst = 40;
      int i = begin;
      tekst << '"';
      for (; i < eind && i < begin + langst; i++)
        tekst << (' ' <= tekens[i] && tekens[i] <= '~' ? tekens[i] : '?');
      tekst << (i < eind || (teLang && eind == lengte) ? "...\"" : "\"");
    }

    // Geef de hele regel, leesbaar en niet te lang.
    // Parameter:
    // * tekst: krijgt hem erbij, tussen aanhalingstekens
    void toonAlles (Tekst &tekst)
    {
      begin = 0;
      eind = lengte;
      while (eind > begin && isWit (tekens[eind - 1]))
        eind--;
      toon (tekst);
    }

  private:

    static const int MaxLengte = 1000;

    char tekens[MaxLengte];  // het begin van de regel
    int lengte,              // het aantal bewaarde tekens
        begin, eind;         // waar dit woord begint, en wat er na komt
    bool teLang;             // er stond meer dan past

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
    // * plek: een plek op de regel
    // Retourneert: de eerste plek vanaf daar zonder witruimte, of lengte
    int na (int plek) const
    {
      while (plek < lengte && isWit (tekens[plek]))
        plek++;
      return plek;
    }

    // Is dit woord vanaf een plek een getal?
    // Parameters:
    // * plek: waar het begint
    // * laag, hoog, getal en wat het retourneert: als bij leesGetal
    bool leesGetalVanaf (int plek, long long laag, long long hoog,
                         long long &getal) const
    {
      const int tien = 10;
      const bool nul = plek < eind && tekens[plek] == '0';
      long long waarde = 0;
      int cijfer = 0, i = plek;
      if (plek >= eind || (nul && eind > plek + 1))
        return false;
      for (; i < eind; i++)
      {
        cijfer = tekens[i] - '0';
        if (cijfer < 0 || cijfer >= tien || waarde > hoog / tien
            || (waarde == hoog / tien && cijfer > hoog % tien))
          return false;
        waarde = tien * waarde + cijfer;
      }
      if (waarde < laag)
        return false;
      getal = waarde;
      return true;
    }

    // Parameter:
    // * teken: een teken
    // Retourneert: dat teken, of de kleine letter van een hoofdletter
    static char klein (char teken)
    {
      return 'A' <= teken && teken <= 'Z'
        ? static_cast<char> (teken - 'A' + 'a') : teken;
    }

    // Parameter:
    // * teken: een teken
    // Retourneert: of het witruimte is
    static bool isWit (char teken)
    {
      return teken == ' ' || ('\t' <= teken && teken <= '\r');
    }
};

//*************************************************************************

// Vragen stellen.
class Vragen
{
  public:

    // Vraag een woord dat de vrager zelf ontleedt.
    // Parameters:
    // * vraag: de hele tekst van de vraag
    // * mag: wat er getypt mag worden, met een voorbeeld
    // * begrijp: een functie van de regel, die true retourneert als dit woord
    //   goed is, en die zelf bewaart wat zij gelezen heeft
    // Retourneert: false na een x of aan het einde van de invoer
    template <typename Begrijp>
    bool vraagWoord (const char *vraag, const char *mag,
                     const Begrijp &begrijp)
    {
      while (volgendWoord (vraag))
      {
        if (begrijp (regel))
          return true;
        if (regel.letter () == 'x')
        {
          regel.vergeet ();
          return false;
        }
        if (isUitleg ())
          legUit (mag);
        else
          weiger (mag, "; x gaat terug");
      }
      return false;
    }

    // Vraag een letter; een hoofdletter is hetzelfde.
    // Parameters:
    // * vraag, mag: als hierboven
    // * letters: de kleine letters die mogen
    // * letter: wordt het antwoord, als true wordt geretourneerd
    // Retourneert: false na een x of aan het einde van de invoer
    bool vraagLetter (const char *vraag, const char *letters, const char *mag,
                      char &letter)
    {
      return vraagWoord (vraag, mag,
                         [&] (const Regel &antwoord)
                         {
                           int i = 0;
                           const char gekozen = antwoord.letter ();
                           while (letters[i] != '\0' && letters[i] != gekozen)
                             i++;
                           if (letters[i] != '\0')
                             letter = gekozen;
                           return letters[i] != '\0';
                         });
    }

    // Vraag een tekst waar spaties in mogen: de rest van de regel.
    // Parameters:
    // * vraag, mag: als hierboven
    // * tekst: een lege tekst; wordt het antwoord, als true wordt geretourneerd
    // Retourneert: false na een x of aan het einde van de invoer
    bool vraagTekst (const char *vraag, const char *mag, Tekst &tekst)
    {
      const bool goed = vraagWoord (vraag, mag,
                                    [&] (const Regel &antwoord)
                                    {
                                      Tekst rest;
                                      const bool alles
                                        = antwoord.geefRest (rest);
                                      if (!alles || !rest.isGewoon ()
                                          || (rest.getLengte () == 1
                                              && (isUitleg () || antwoord
                                                  .letter () == 'x')))
                                        return false;
                                      tekst << rest.inhoud ();
                                      return true;
                                    });
      regel.vergeet ();
      return goed;
    }

    // Vraag een woord dat een keuze uit een menu is.
    // Parameter:
    // * vraag: de hele tekst van de vraag
    // Retourneert: false aan het einde van de invoer
    bool volgendWoord (const char *vraag)
    {
      bool gelezen = true;
      if (regel.verder ())
        return true;
      terminal::Onderbreking::vergeet ();
      std::cout << vraag << std::flush;
      terminal::Onderbreking::wacht (true);
      gelezen = regel.lees (std::cin, true);
      terminal::Onderbreking::wacht (false);
      if (!gelezen)
        std::cout << std::endl;
      regel.verder ();
      return gelezen;
    }

    // Retourneert: de regel, met het woord van de laatste vraag
    Regel &woord ()
    {
      return regel;
    }

    // Retourneert: of het laatste woord om uitleg vraagt: ? of een lege regel
    bool isUitleg () const
    {
      return regel.isLeeg () || regel.letter () == '?';
    }

    // Meld een woord dat niet klopt; de rest van de regel vervalt.
    // Parameters:
    // * mag: wat er getypt had mogen worden
    // * slot: wat daar nog achter komt
    void weiger (const char *mag, const char *slot = "")
    {
      Tekst melding;
      melding << "Niet begrepen: ";
      regel.toon (melding);
      melding << ". Typ " << mag << slot << '.';
      melding.toon ();
      regel.vergeet ();
    }

    // Retourneert: of de invoer op is
    static bool op ()
    {
      return !std::cin;
    }

  private:

    Regel regel;  // de regel die nu ontleed wordt

    // Zeg wat er getypt mag worden; de rest van de regel vervalt.
    // Parameter:
    // * mag: wat er getypt mag worden
    void legUit (const char *mag)
    {
      Tekst uitleg;
      uitleg << "Typ " << mag << "; x gaat terug.";
      uitleg.toon ();
      regel.vergeet ();
    }
};

}

#endif
