// tabellen.h: wie er wint, in tabellen: van standen uit bestanden, en van elk
// leeg bord.

#ifndef DominerenTabellenHVar
#define DominerenTabellenHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/oplossing.h"
#include "../../terminal/raad.h"
#include "../../terminal/schermtoezicht.h"
#include "../../terminal/tabel.h"
#include "../../zoek/getaltekst.h"
#include "domineren.h"

// Los standen uit bestanden op en zet de uitkomsten in een tabel op het scherm:
// per stand een regel, of een voor elke zet, met de standen en de tijd van
// allemaal samen. Is de tijd om, dan is onbekend wie wint. De parameter is wat
// er op de opdrachtregel staat.
// Retourneert: de hoogste exitcode
inline int losBestandenOp (const terminal::Instellingen &gevraagd)
{
  const terminal::Tabel tabel
    (gevraagd.namen, { "bestand", "beurt", "winnaar", "zet", "standen",
                       "seconden" }, { 8, 10, 6, 14, 12 }, gevraagd.csv);
  Domineren leeg (1, 1);
  leeg.stelTijd (static_cast<int> (gevraagd.tijd));
  return terminal::vanElk (gevraagd, leeg,
    [&] (const std::string &naam, Domineren &spel, zoek::Toezicht &)
    {
      const clock_t begin = clock ();
      std::vector<Domineren::Uitslag> uit;
      std::string zet;
      int winnaar = Domineren::Onbekend;
      long long standen = 0;
      if (gevraagd.zetten && !spel.eindstand ())
        spel.uitslagen (standen, uit);
      else
        winnaar = spel.winnaar (zet, standen);
      if (uit.empty ())
        uit.push_back ({ zet, winnaar, 0 });
      const double seconden = zoek::seconden (clock () - begin);
      for (const Domineren::Uitslag &uitslag : uit)
        tabel.toon ({ naam, Domineren::naamVanSpeler (spel.getSpeler ()),
                      Domineren::naamVanSpeler (uitslag.winnaar),
                      uitslag.zet.empty () ? "-" : uitslag.zet,
                      std::to_string (standen), tabel.duur (seconden) });
      return terminal::Gelukt;
    });
}

//*************************************************************************

// Rekent elk leeg bord tot een maat door.
class LegeBorden
{
  public:

    // Parameters:
    // * nwGrootste: de grootste maat van een bord
    // * nwGevraagd: wat er op de opdrachtregel staat, dat blijft bestaan
    LegeBorden (int nwGrootste, const terminal::Instellingen &nwGevraagd)
    : grootste (nwGrootste), gevraagd (nwGevraagd), toezicht (gevraagd.stil),
      winnaars (plek (grootste, grootste) + 1, +Domineren::Onbekend) {}

    // Reken alle borden door, de kleine eerst, met van elk een regel van de
    // tabel, en toon, tenzij bij csv, wie elk bord wint; wordt het werk
    // afgebroken, dan van wat er af is.
    void maak ()
    {
      const terminal::Tabel tabel
        ({}, { "kolommen", "rijen", "winnaar", "standen", "seconden" },
         { 7, 10, 14, 12 }, gevraagd.csv);
      terminal::doeEnNeemOver ([&]
        {
          for (int lang = 1; lang <= grootste; lang++)
            for (int kort = 1; kort <= lang; kort++)
            {
              reken (tabel, lang, kort);
              if (kort < lang)
                reken (tabel, kort, lang);
            }
        }, [&] { toonWinnaars (); });
    }

  private:

    const int grootste;
    const terminal::Instellingen &gevraagd;
    terminal::Schermtoezicht toezicht;
    std::vector<int> winnaars;  // per bord, als Vera begint

    // Retourneert: de plaats van een bord in winnaars
    size_t plek (int kolommen, int rijen) const
    {
      return static_cast<size_t> ((rijen - 1) * grootste + kolommen - 1);
    }

    // Reken een leeg bord door, met Vera als beginner, en zet het in de tabel.
    void reken (const terminal::Tabel &tabel, int kolommen, int rijen)
    {
      const clock_t begin = clock ();
      Domineren spel (kolommen, rijen);
      std::string zet;
      long long standen = 0;
      spel.stelTijd (static_cast<int> (gevraagd.tijd));
      spel.stelToezicht (&toezicht);
      const int winnaar = spel.winnaar (zet, standen);
      winnaars[plek (kolommen, rijen)] = winnaar;
      tabel.toon ({ std::to_string (kolommen), std::to_string (rijen),
                    Domineren::naamVanSpeler (winnaar),
                    std::to_string (standen),
                    tabel.duur (zoek::seconden (clock () - begin)) });
    }

    // Toon wie elk bord wint: rijen omlaag, kolommen naar rechts.
    void toonWinnaars () const
    {
      if (gevraagd.csv)
        return;
      std::cout << "\nWie wint? 1: wie begint, 2: de ander, V: Vera, H: Herman,"
                   " ?: onbekend\n\n    ";
      for (int kolommen = 1; kolommen <= grootste; kolommen++)
        std::cout << " " << kolommen;
      for (int rijen = 1; rijen <= grootste; rijen++)
      {
        std::cout << "\n" << std::setw (4) << rijen;
        for (int kolommen = 1; kolommen <= grootste; kolommen++)
          std::cout << " " << letter (kolommen, rijen);
      }
      std::cout << std::endl;
    }

    // Retourneert: de letter van een bord. Begint Herman, dan is het alsof Vera
    //   op het gekantelde bord begint.
    char letter (int kolommen, int rijen) const
    {
      const int vera = winnaars[plek (kolommen, rijen)],
                gekanteld = winnaars[plek (rijen, kolommen)];
      const bool bekend = vera != Domineren::Onbekend
                          && gekanteld != Domineren::Onbekend;
      return bekend ? "1VH2"[2 * vera + gekanteld] : '?';
    }
};

#endif
