// opslag.h: hoe een spel in een tekstbestand staat.
//
//   Kalah 1
//   kuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0
//   begint 1
//   zet 6
//   zet 2
//   speler 1 mens
//   speler 2 computer 12
//   einde
//
// De eerste regel noemt het spel en het nummer van deze opmaak. Daarna komen
// de beginstand (van speler 1 de kuiltjes 1 t/m 6 en de kalah, dan die van
// speler 2), wie er begint, en de gespeelde zetten: een kuiltje per regel. Wie
// er spelen mag ontbreken.

#ifndef KalahOpslagHVar
#define KalahOpslagHVar

#include <climits>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "../../terminal/lezer.h"
#include "../../terminal/tekst.h"
#include "kalah.h"
#include "speler.h"
#include "woorden.h"

namespace kalah
{

class Opslag
{
  public:

    // Open het bestand met een naam; wat er niet klopt komt bij de meldingen.
    explicit Opslag (const std::string &naam,
                     std::ostream &meldingen = std::cerr)
    : bestand (naam.c_str (), meldingen), nieuw (GewoonSteentjes)
    {
    }

    // Lees een spel; wat er niet klopt staat in een melding.
    // Parameters:
    // * spel: wordt het spel, met al zijn zetten, als true wordt geretourneerd
    // * spelers: wordt dan wie er spelen; leeg als het bestand dat niet zegt
    // Retourneert: true als het bestand een spel bevat
    bool lees (Kalah &spel, std::vector<Speler> &spelers)
    {
      std::vector<int> kuiltjes (2 * PerSpeler), begint (1);
      bool einde = false, goed = bestand.geopend ()
        && leesRegel (terminal::toonbaar (Kop ()),
             [] (const std::string &regel) { return regel == Kop (); })
        && leesRegel ("\"kuiltjes\" en veertien aantallen steentjes, samen "
                      "hoogstens " + std::to_string (MaxTotaal),
             [&] (const std::string &regel)
             {
               return ontleed (regel, "kuiltjes", kuiltjes)
                      && nieuw.zetStand (kuiltjes, 1);
             })
        && leesRegel ("\"begint 1\" of \"begint 2\"",
             [&] (const std::string &regel)
             {
               return ontleed (regel, "begint", begint)
                      && nieuw.zetStand (kuiltjes, begint[0]);
             });
      while (goed && !einde)
        goed = leesRegel (verwacht (),
             [&] (const std::string &regel)
             { return neemOver (regel, einde); });
      if (!goed || !bestand.uitgelezen ())
        return false;
      spel = nieuw;
      spelers = wie;
      return true;
    }

    // Retourneert: wat er van een spel in het bestand komt, en van wie er
    //   spelen, als dat niet leeg is
    static std::string tekst (const Kalah &spel,
                              const std::vector<Speler> &spelers)
    {
      std::ostringstream uit;
      uit << Kop () << "\nkuiltjes " << rijtje (spel.beginKuiltjes (), INT_MAX)
          << "\nbegint " << spel.beginSpeler () << "\n";
      for (int kuiltje : spel.gedaneZetten ())
        uit << "zet " << kuiltje << "\n";
      for (size_t i = 0; i < spelers.size (); i++)
        uit << "speler " << i + 1
            << (spelers[i].isMens () ? " mens"
                : " computer " + spelers[i].getypt ()) << "\n";
      uit << "einde\n";
      return uit.str ();
    }

  private:

    terminal::Lezer bestand;
    Kalah nieuw;              // het spel, voor zover het gelezen is
    std::vector<Speler> wie;  // en wie er spelen

    // Retourneert: de eerste regel: het spel, en het nummer van de opmaak
    static const char *Kop () { return "Kalah 1"; }

    // Lees de volgende regel.
    // Parameters:
    // * mag: wat er mag staan, voor de melding
    // * klopt: een functie van de regel, die true retourneert als zij klopt
    // Retourneert: true als dat zo is; anders false, met een melding
    template <typename Klopt>
    bool leesRegel (const std::string &mag, const Klopt &klopt)
    {
      std::string regel;
      return bestand.leesHeleRegel (mag, regel)
             && (klopt (regel) || bestand.verkeerd ("", regel, mag));
    }

    // Neem een regel na de beginstand over: een zet, een speler, of het einde;
    // einde wordt of het dat laatste is.
    // Retourneert: true als de regel klopt
    bool neemOver (const std::string &regel, bool &einde)
    {
      std::vector<int> zet (1);
      einde = regel == "einde" && wie.size () != 1;
      return einde || (wie.empty () && ontleed (regel, "zet", zet)
                       && nieuw.doeZet (zet[0])) || leesSpeler (regel);
    }

    // Retourneert: welke regel er mag volgen op wat er gelezen is
    std::string verwacht () const
    {
      const std::string einde = "\"einde\"",
        speler = "\"speler " + std::to_string (wie.size () + 1)
                 + "\" en \"mens\" of \"computer\" met ";
      if (wie.size () == 2)
        return einde;
      if (wie.size () == 1)
        return speler + Speler::magComputer ();
      if (nieuw.eindstand ())
        return einde + " (of eerst " + speler
               + "een sterkte), want het spel is afgelopen";
      return "\"zet\" en een kuiltje van "
             + naamVan (nieuw.getSpeler ()) + " met steentjes ("
             + opsomming (nieuw.bepaalZetten (), "of") + "), " + speler
             + "een sterkte, of " + einde;
    }

    // Lees een regel die zegt wie de volgende speler is.
    // Retourneert: true als de regel klopt
    bool leesSpeler (const std::string &regel)
    {
      std::istringstream in (regel);
      std::string woord, nummer, soort, sterkte, over;
      Speler speler;
      in >> woord >> nummer >> soort >> sterkte >> over;
      if (wie.size () == 2 || woord != "speler" || !over.empty ()
          || nummer != std::to_string (wie.size () + 1)
          || !(soort == "mens" ? sterkte.empty ()
               : soort == "computer" && speler.lees (sterkte, false)))
        return false;
      wie.push_back (speler);
      return true;
    }

    // Ontleed een regel met een woord en getallen.
    // Parameters:
    // * regel: de regel
    // * woord: het woord
    // * getallen: worden de getallen, elk van 0 t/m MaxTotaal; hoeveel het
    //   er zijn staat vast
    // Retourneert: true als de regel klopt
    static bool ontleed (const std::string &regel, const std::string &woord,
                         std::vector<int> &getallen)
    {
      std::istringstream in (regel);
      std::string stuk;
      long long gelezen = 0;
      if (!(in >> stuk) || stuk != woord)
        return false;
      for (int &getal : getallen)
      {
        if (!(in >> stuk) || !terminal::leesGetal (stuk, 0, MaxTotaal, gelezen))
          return false;
        getal = static_cast<int> (gelezen);
      }
      return !(in >> stuk);
    }
};

}

#endif
