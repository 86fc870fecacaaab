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
      winnaars (plek (grootste, grootste) + 1, +Domineren::Onbekend),
      standen (winnaars.size (), "-"), seconden (standen.size (), -1) {}

    // Reken alle borden door, de kleine eerst, en toon de tabellen; wordt het
    // werk afgebroken, dan ook, met wat er af is.
    void maak ()
    {
      terminal::doeEnNeemOver ([&]
        {
          for (int lang = 1; lang <= grootste; lang++)
            for (int kort = 1; kort <= lang; kort++)
            {
              reken (lang, kort);
              if (kort < lang)
                reken (kort, lang);
            }
        }, [&] { toonAlles (); });
    }

  private:

    const int grootste;
    const terminal::Instellingen &gevraagd;
    terminal::Schermtoezicht toezicht;
    std::vector<int> winnaars;               // per bord, als Vera begint
    std::vector<std::string> standen;        // evenzo
    std::vector<double> seconden;            // evenzo; -1: nog niet

    // Retourneert: de plaats van een bord in de vectoren
    size_t plek (int kolommen, int rijen) const
    {
      return static_cast<size_t> ((rijen - 1) * grootste + kolommen - 1);
    }

    // Reken een leeg bord door, met Vera als beginner.
    void reken (int kolommen, int rijen)
    {
      const clock_t begin = clock ();
      const size_t hier = plek (kolommen, rijen);
      Domineren spel (kolommen, rijen);
      std::string zet;
      long long doorzocht = 0;
      spel.stelTijd (static_cast<int> (gevraagd.tijd));
      spel.stelToezicht (&toezicht);
      winnaars[hier] = spel.winnaar (zet, doorzocht);
      standen[hier] = std::to_string (doorzocht);
      seconden[hier] = zoek::seconden (clock () - begin);
    }

    // Toon de tabellen, of bij csv van elk bord een regel. Naast elkaar op het
    // scherm passen achter de komma van de tijden niet altijd zes cijfers.
    void toonAlles () const
    {
      const int Cijfers = 6, Breed = 76,
                past = Breed / grootste - 4,  // met 2 ervoor, en een spatie
                decimalen = past < Cijfers ? past : Cijfers;
      std::vector<std::string> letters, tijden;
      for (int rijen = 1; rijen <= grootste; rijen++)
        for (int kolommen = 1; kolommen <= grootste; kolommen++)
        {
          const double tijd = seconden[plek (kolommen, rijen)];
          letters.push_back (letter (kolommen, rijen));
          tijden.push_back (tijd < 0 ? "-"
                            : terminal::Tabel::getal (tijd, decimalen));
        }
      if (gevraagd.csv)
        return toonRegels ();
      if (seconden.back () < 0)  // afgebroken: er staat ^C
        std::cout << "\n";
      toon ("Wie wint? 1: wie begint, 2: de ander, V: Vera, H: Herman,"
            " ?: onbekend", letters);
      toon ("Doorzochte standen als Vera begint; begint Herman: op het"
            " gekantelde bord", standen);
      toon ("Seconden, evenzo", tijden);
    }

    // Toon van elk bord een regel, met puntkomma's.
    void toonRegels () const
    {
      const terminal::Tabel tabel ({}, { "kolommen", "rijen", "winnaar",
                                         "standen", "seconden" }, {}, true);
      for (int rijen = 1; rijen <= grootste; rijen++)
        for (int kolommen = 1; kolommen <= grootste; kolommen++)
        {
          const size_t hier = plek (kolommen, rijen);
          tabel.toon ({ std::to_string (kolommen), std::to_string (rijen),
                        Domineren::naamVanSpeler (winnaars[hier]),
                        standen[hier], seconden[hier] < 0 ? "-"
                        : tabel.duur (seconden[hier]) });
        }
    }

    // Retourneert: de letter van een bord. Begint Herman, dan is het alsof Vera
    //   op het gekantelde bord begint.
    std::string letter (int kolommen, int rijen) const
    {
      const int vera = winnaars[plek (kolommen, rijen)],
                gekanteld = winnaars[plek (rijen, kolommen)];
      const bool bekend = vera != Domineren::Onbekend
                          && gekanteld != Domineren::Onbekend;
      return std::string (1, bekend ? "1VH2"[2 * vera + gekanteld] : '?');
    }

    // Toon een tabel met een kop: rijen omlaag, kolommen naar rechts.
    void toon (const std::string &kop, std::vector<std::string> cellen) const
    {
      const size_t perRij = static_cast<size_t> (grootste);
      terminal::vulUit (cellen, true);
      std::cout << kop << ":\n\n    ";
      for (int k = 1; k <= grootste; k++)
        std::cout << std::string (cellen[0].size (), ' ') << k;
      for (size_t i = 0; i < cellen.size (); i++)
      {
        if (i % perRij == 0)
          std::cout << "\n" << std::setw (4) << i / perRij + 1;
        std::cout << " " << cellen[i];
      }
      std::cout << "\n" << std::endl;
    }
};

#endif
