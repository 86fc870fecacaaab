// legeborden.h: wie wint elk leeg bord, in tabellen.

#ifndef DominerenLegebordenHVar
#define DominerenLegebordenHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "../../terminal/schermtoezicht.h"
#include "../../terminal/tabel.h"
#include "../../zoek/getaltekst.h"
#include "domineren.h"

// Rekent elk leeg bord tot een maat door.
class LegeBorden
{
  public:

    // Parameters:
    // * nwGrootste: de grootste maat van een bord
    // * nwTijd: seconden per bord; 0: zonder grens
    // * stil: geen voortgang op stderr
    // * nwCsv: een regel per bord, met puntkomma's, in plaats van de tabellen
    LegeBorden (int nwGrootste, int nwTijd, bool stil, bool nwCsv)
    : grootste (nwGrootste), tijd (nwTijd), csv (nwCsv),
      toezicht (stil),
      winnaars (plek (grootste, grootste) + 1,
                static_cast<int> (Domineren::Onbekend)),
      standen (winnaars.size (), "-"), seconden (standen)
    {
    }

    // Reken alle borden door, de kleine eerst, en toon de tabellen; wordt het
    // werk afgebroken, dan ook, met wat er af is.
    void maak ()
    {
      try
      {
        for (int lang = 1; lang <= grootste; lang++)
          for (int kort = 1; kort <= lang; kort++)
          {
            reken (lang, kort);
            if (kort < lang)
              reken (kort, lang);
          }
      }
      catch (const zoek::Afgebroken &)
      {
        std::cout << "\n";
        toonAlles ();
        throw;
      }
      toonAlles ();
    }

  private:

    static const int Gewoon = 2, Micro = 6;  // decimalen van seconden

    const int grootste, tijd;
    const bool csv;
    terminal::Schermtoezicht toezicht;
    std::vector<int> winnaars;               // per bord, als Vera begint
    std::vector<std::string> standen, seconden;   // evenzo

    // Retourneert: de plaats van een bord in de vectoren
    size_t plek (int kolommen, int rijen) const
    {
      return static_cast<size_t> ((rijen - 1) * grootste + kolommen - 1);
    }

    // Toon de tabellen, of van elk bord een regel.
    void toonAlles () const
    {
      if (csv)
      {
        toonRegels ();
        return;
      }
      std::vector<std::string> letters;
      for (int rijen = 1; rijen <= grootste; rijen++)
        for (int kolommen = 1; kolommen <= grootste; kolommen++)
          letters.push_back (letter (kolommen, rijen));
      toon ("Wie wint? 1: wie begint, 2: de ander, V: Vera, H: Herman,"
            " ?: onbekend", letters);
      toon ("Doorzochte standen als Vera begint; begint Herman: op het"
            " gekantelde bord", standen);
      toon ("Seconden, evenzo", seconden);
    }

    // Toon van elk bord een regel, met Vera als beginner.
    void toonRegels () const
    {
      const terminal::Tabel tabel ({}, { "kolommen", "rijen", "winnaar",
                                         "standen", "seconden" },
                                   { 0, 0, 0, 0 }, true);
      for (int rijen = 1; rijen <= grootste; rijen++)
        for (int kolommen = 1; kolommen <= grootste; kolommen++)
        {
          const size_t hier = plek (kolommen, rijen);
          tabel.toon ({ std::to_string (kolommen), std::to_string (rijen),
                        Domineren::naamVanSpeler (winnaars[hier]),
                        standen[hier], seconden[hier] });
        }
    }

    // Reken een leeg bord door, met Vera als beginner.
    void reken (int kolommen, int rijen)
    {
      const clock_t begin = clock ();
      const size_t hier = plek (kolommen, rijen);
      Domineren spel (kolommen, rijen);
      std::string zet;
      long long doorzocht = 0;
      std::ostringstream duur;
      spel.stelTijd (tijd);
      spel.stelToezicht (&toezicht);
      winnaars[hier] = spel.winnaar (zet, doorzocht);
      standen[hier] = std::to_string (doorzocht);
      duur << std::fixed << std::setprecision (csv ? Micro : Gewoon)
           << zoek::seconden (clock () - begin);
      seconden[hier] = duur.str ();
    }

    // Retourneert: de letter van een bord. Begint Herman, dan is het alsof Vera
    //   op het gekantelde bord begint.
    std::string letter (int kolommen, int rijen) const
    {
      const int vera = winnaars[plek (kolommen, rijen)],
                gekanteld = winnaars[plek (rijen, kolommen)];
      if (vera == Domineren::Onbekend || gekanteld == Domineren::Onbekend)
        return "?";
      if (vera == gekanteld)
        return vera == Domineren::Vera ? "1" : "2";
      return vera == Domineren::Vera ? "V" : "H";
    }

    // Toon een tabel met een kop: rijen omlaag, kolommen naar rechts.
    void toon (const std::string &kop,
               const std::vector<std::string> &cellen) const
    {
      const size_t perRij = static_cast<size_t> (grootste);
      size_t breedte = 1;
      for (const std::string &cel : cellen)
        if (cel.size () > breedte)
          breedte = cel.size ();
      const int wijd = static_cast<int> (breedte) + 1;
      std::cout << kop << ":\n\n    ";
      for (int k = 1; k <= grootste; k++)
        std::cout << std::setw (wijd) << k;
      for (size_t i = 0; i < cellen.size (); i++)
      {
        if (i % perRij == 0)
          std::cout << "\n" << std::setw (4) << i / perRij + 1;
        std::cout << std::setw (wijd) << cellen[i];
      }
      std::cout << "\n" << std::endl;
    }
};

#endif
