// vragen.h: regels invoer lezen en ontleden, en vragen stellen, met dezelfde
// woorden als terminal/vraag.h: dat gebruikt headers die de opgave van Othello
// niet toelaat.
//
// Een antwoord is een woord. Staan er meer woorden op een regel, dan zijn die
// de antwoorden op de volgende vragen ("f5 d6 h"). Op een antwoord dat niet
// klopt volgen een melding en de vraag opnieuw; de rest van die regel vervalt.
// Een lege regel of ? legt uit wat er getypt mag worden; een x gaat terug naar
// het menu. Dan, en aan het einde van de invoer, leveren alle vragen false op,
// en verandert er niets.

#ifndef OthelloVragenHVar
#define OthelloVragenHVar

#include <iostream>
#include "../../terminal/onderbreking.h"
#include "tekst.h"

namespace othello
{

const int MaxGetal = 999999;  // meer is bij een zet geen getal

// Retourneert: dat teken, of de kleine letter van een hoofdletter
inline char klein (char teken)
{
  return 'A' <= teken && teken <= 'Z' ? static_cast<char> (teken - 'A' + 'a')
                                      : teken;
}

// Retourneert: het teken waar een woord uit bestaat, een letter als kleine
// letter; nul als het er niet precies een is
inline char letterVan (const char *woord)
{
  return *woord != '\0' && woord[1] == '\0' ? klein (*woord) : '\0';
}

// Is een woord een getal van laag t/m hoog, zonder plus of min en zonder nullen
// ervoor? Laag is minstens 0. Is het zo, dan wordt getal dat getal.
// Retourneert: of het zo is
inline bool leesGetal (const char *woord, int laag, int hoog, int &getal)
{
  const int tien = 10;
  int waarde = 0, cijfer = 0;
  if (*woord == '\0' || (*woord == '0' && woord[1] != '\0'))
    return false;
  for (; *woord != '\0'; woord++)
  {
    cijfer = *woord - '0';
    if (cijfer < 0 || cijfer >= tien || waarde > hoog / tien
        || (waarde == hoog / tien && cijfer > hoog % tien))
      return false;
    waarde = tien * waarde + cijfer;
  }
  if (waarde >= laag)
    getal = waarde;
  return waarde >= laag;
}

// Is een woord een vakje: een letter met een getal erachter, zoals f5? Dan
// worden rij en kolom de plaats, geteld vanaf 0.
// Retourneert: of het zo is
inline bool leesVakje (const char *woord, int &rij, int &kolom)
{
  const char letter = klein (*woord);
  int nummer = 0;
  if (letter < 'a' || letter > 'z'
      || !leesGetal (woord + 1, 0, MaxGetal, nummer))
    return false;
  rij = nummer - 1;
  kolom = letter - 'a';
  return true;
}

// Een regel, die woord voor woord gebruikt wordt. Wat er ook getypt is (nullen,
// duizenden tekens), een regel past altijd in het geheugen: een nul wordt een
// Vreemd, en van een regel die te lang is blijft het begin, met een Vreemd aan
// het eind. Een woord met een Vreemd erin is nooit goed.
class Regel
{
  public:

    // Begin met een lege regel.
    Regel ()
    : lengte (0), begin (0), eind (0)
    {
      tekens[0] = '\0';
    }

    // Lees een nieuwe regel, zonder witruimte aan het begin en aan het eind.
    // Parameters:
    // * in: waar de regel vandaan komt
    // * heel: lees een regel die te lang is toch helemaal; anders stopt het
    //   lezen waar zij te lang wordt
    // Retourneert: false als de invoer op is
    bool lees (std::istream &in, bool heel)
    {
      const int einde = std::istream::traits_type::eof ();
      const bool gelezen = in.peek () != einde;
      bool past = true;
      char teken = '\0';
      lengte = 0;
      while (teken != '\n' && (heel || past) && in.peek () != einde)
      {
        in.get (teken);
        past = bewaar (teken) && past;
      }
      while (lengte > 0 && isWit (tekens[lengte - 1]))
        lengte--;
      tekens[lengte] = '\0';
      begin = 0;
      eind = 0;
      if (!gelezen)
        in.setstate (std::ios::failbit);
      return gelezen;
    }

    // Ga naar het volgende woord.
    // Retourneert: false als er geen woord meer is; het is dan leeg
    bool verder ()
    {
      while (isWit (tekens[eind]))
        eind++;
      nu = Tekst ();
      for (begin = eind; tekens[eind] != '\0' && !isWit (tekens[eind]); eind++)
        nu << tekens[eind];
      return begin < eind;
    }

    // Is het volgende woord een getal, ga daar dan heen, en lees het.
    // Retourneert: of het er is
    bool volgtGetal (int &getal)
    {
      const Regel oud = *this;
      if (verder () && leesGetal (woord (), 0, MaxGetal, getal))
        return true;
      *this = oud;
      return false;
    }

    // Vergeet wat er na dit woord komt.
    void vergeet () { tekens[eind] = '\0'; }

    // Retourneert: of er na dit woord niets meer komt
    bool isOp () const { return tekens[eind] == '\0'; }

    // Retourneert: dit woord
    const char *woord () const { return nu.inhoud (); }

    // Retourneert: dit woord en alles erachter
    const char *rest () const { return tekens + begin; }

    // Retourneert: de hele regel
    const char *alles () const { return tekens; }

  private:

    static const int MaxLengte = 1000;
    static const char Vreemd = '\1';

    char tekens[MaxLengte + 1];  // het begin van de regel, met een nul erachter
    int lengte,                  // het aantal bewaarde tekens
        begin, eind;             // waar dit woord begint, en wat er na komt
    Tekst nu;                    // dit woord

    // Bewaar een teken, behalve witruimte aan het begin of waar het niet past.
    // Retourneert: of het past
    bool bewaar (char teken)
    {
      if (isWit (teken) && (lengte == 0 || lengte == MaxLengte))
        return true;
      if (lengte == MaxLengte)
      {
        tekens[lengte - 1] = Vreemd;
        return false;
      }
      tekens[lengte] = teken == '\0' ? Vreemd : teken;
      lengte++;
      return true;
    }

    // Retourneert: of een teken witruimte is
    static bool isWit (char teken)
    {
      return teken == ' ' || ('\t' <= teken && teken <= '\r');
    }
};

// Vragen stellen.
class Vragen
{
  public:

    // Vraag een woord dat de vrager zelf ontleedt.
    // Parameters:
    // * vraag: de hele tekst van de vraag
    // * mag: wat er getypt mag worden, met een voorbeeld
    // * lees: een functie van een woord, die true retourneert als het goed is,
    //   en die zelf bewaart wat zij gelezen heeft
    // Retourneert: of er een goed antwoord is
    template <typename Lees>
    bool vraagWoord (const char *vraag, const char *mag, const Lees &lees)
    {
      while (volgendWoord (vraag))
      {
        Tekst zin;
        if (lees (nu.woord ()))
          return true;
        if (letterVan (nu.woord ()) == 'x')
        {
          nu.vergeet ();
          return false;
        }
        if (!isUitleg ())
          zin << "Niet begrepen: " << toonbaar (nu.woord ()) << ". ";
        meld (zin << "Typ " << mag << "; x gaat terug.");
      }
      return false;
    }

    // Vraag een van deze kleine letters; een hoofdletter is hetzelfde.
    // Parameters en wat het retourneert: als hierboven; letter wordt het
    // antwoord
    bool vraagLetter (const char *vraag, const char *letters, const char *mag,
                      char &letter)
    {
      const auto lees = [&] (const char *woord) -> bool
      {
        int i = 0;
        while (letters[i] != '\0' && letters[i] != letterVan (woord))
          i++;
        if (letters[i] != '\0')
          letter = letters[i];
        return letters[i] != '\0';
      };
      return vraagWoord (vraag, mag, lees);
    }

    // Vraag de naam van een bestand: de rest van de regel. De naam begint leeg.
    // Retourneert: of er een goed antwoord is
    bool vraagNaam (Tekst &naam)
    {
      const auto lees = [&] (const char *) -> bool
      {
        const char *const rest = nu.rest ();
        if (!isGewoon (rest) || gelijk (rest, "?") || letterVan (rest) == 'x')
          return false;
        naam << rest;
        return true;
      };
      const bool goed = vraagWoord ("Naam van het bestand: ", "een naam, "
                                    "bijvoorbeeld partij.txt", lees);
      nu.vergeet ();
      return goed;
    }

    // Ga naar het volgende woord; is dat er niet, stel dan een vraag en lees
    // een regel. Ook een lege regel is een antwoord.
    // Retourneert: false aan het einde van de invoer
    bool volgendWoord (const char *vraag)
    {
      bool gelezen = true;
      if (nu.verder ())
        return true;
      terminal::Onderbreking::vergeet ();
      std::cout << vraag << std::flush;
      terminal::Onderbreking::wacht (true);
      gelezen = nu.lees (std::cin, true);
      terminal::Onderbreking::wacht (false);
      if (!gelezen)
        std::cout << std::endl;
      nu.verder ();
      return gelezen;
    }

    // Retourneert: de regel, met het woord van de laatste vraag
    Regel &regel () { return nu; }

    // Retourneert: of het laatste woord om uitleg vraagt: ? of een lege regel
    bool isUitleg () const
    {
      return *nu.woord () == '\0' || letterVan (nu.woord ()) == '?';
    }

    // Zeg wat er niet kan, of wat er mag; de rest van de regel vervalt.
    void meld (const Tekst &zin)
    {
      zin.toon ();
      nu.vergeet ();
    }

  private:

    Regel nu;  // de regel die nu ontleed wordt

    // Retourneert: of er in een tekst iets staat, zonder besturingstekens
    static bool isGewoon (const char *tekst)
    {
      const char wis = 127;
      int i = 0;
      while (tekst[i] < 0 || (tekst[i] >= ' ' && tekst[i] != wis))
        i++;
      return i > 0 && tekst[i] == '\0';
    }
};

}

#endif
