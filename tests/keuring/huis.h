// huis.h: keurt hoe de bronbestanden van elkaar afhangen.
//
// Een bestand neemt alleen op wat in zijn eigen kamer staat, of in een kamer
// eronder; mag zegt welke dat zijn.
//
// De opgave van Othello laat alleen iostream, cstdlib en ctime toe. Daar houden
// de bestanden van zijn klassen zich aan, het bord en de stapel: zij nemen zelf
// geen andere header van de taal op.
//
// Geen bestand neemt zichzelf op, ook niet langs een omweg, en elke header
// heeft een eigen beveiliging tegen dubbel opnemen, anders dan alle andere. De
// inzendingen waar de nakijkbank mee getoetst wordt horen niet bij het huis.

#ifndef HuisHVar
#define HuisHVar

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>
#include "tests/zin.h"

class Huis
{
  public:

    // Neem een bestand op in het huis.
    void neemOp (const std::string &pad, const std::string &inhoud)
    {
      std::istringstream in (inhoud);
      std::string regel;
      bool beveiligd = false;
      if (pad.compare (0, 21, "nakijken/inzendingen/") == 0)
        return;
      neemtOp[pad];
      while (std::getline (in, regel))
        if (regel.compare (0, 10, "#include <") == 0)
          headers[pad].insert (regel.substr (10, regel.find ('>') - 10));
        else if (regel.compare (0, 10, "#include \"") == 0)
          neemtOp[pad].push_back (doel (pad, regel.substr (10,
                                              regel.rfind ('"') - 10)));
        else if (!beveiligd && regel.compare (0, 8, "#ifndef ") == 0)
        {
          beveiligd = true;
          beveiligingen[regel.substr (8)].push_back (pad);
        }
    }

    // Retourneert: wat er niet klopt, een zin per overtreding.
    std::vector<std::string> keur () const
    {
      std::vector<std::string> meldingen;
      for (const auto &bestand : neemtOp)
      {
        for (const std::string &ander : bestand.second)
          if (!mag (kamer (bestand.first), kamer (ander)))
            meldingen.push_back (bestand.first + ": neemt " + ander
                                 + " op, en dat staat er niet onder");
        if (isOthelloklasse (bestand.first))
          keurKlasse (bestand.first, meldingen);
        std::set<std::string> gezien;
        if (bereikt (bestand.first, bestand.first, gezien))
          meldingen.push_back (bestand.first + ": neemt zichzelf op");
      }
      for (const auto &beveiliging : beveiligingen)
        for (size_t i = 1; i < beveiliging.second.size (); i++)
          meldingen.push_back (beveiliging.second[i] + ": dezelfde "
            "beveiliging " + beveiliging.first + " als "
            + beveiliging.second[0]);
      return meldingen;
    }

  private:

    std::map<std::string, std::vector<std::string> > neemtOp, beveiligingen;
    std::map<std::string, std::set<std::string> > headers;  // van de taal

    // De map van een pad, met de schuine streep.
    static std::string mapVan (const std::string &pad)
    {
      return pad.substr (0, pad.rfind ('/') + 1);
    }

    // Het pad van wat een bestand opneemt: vanuit zijn eigen map, en als daar
    // een ander bestand mee bedoeld is vanuit de hoofdmap (met -I.).
    static std::string doel (const std::string &pad, std::string naar)
    {
      std::string waar = mapVan (pad);
      while (naar.compare (0, 3, "../") == 0 && !waar.empty ())
      {
        waar = mapVan (waar.substr (0, waar.size () - 1));
        naar = naar.substr (3);
      }
      return naar.compare (0, 6, "tests/") == 0 ? naar : waar + naar;
    }

    // De kamer waar een bestand staat.
    static std::string kamer (const std::string &pad)
    {
      const std::string waar = mapVan (pad);
      const bool constantes = pad == waar + "constantes.h";
      if (waar.empty () && pad != "main.cc")
        return pad.substr (0, pad.find ('.'));
      if (waar.empty () || (constantes && waar.compare (0, 8, "spellen/") == 0))
        return pad;
      return waar.substr (0, waar.size () - 1);
    }

    // Hoe een kamer heet in een huis met maar een spel: spel/zoek voor de map
    // spellen/SPEL/zoek. Een kamer van een ander spel houdt haar naam.
    static std::string inSpel (const std::string &spel, const std::string &naam)
    {
      return !spel.empty () && naam.compare (0, spel.size (), spel) == 0
             ? "spel" + naam.substr (spel.size ()) : naam;
    }

    // Mag een bestand in de ene kamer een bestand in de andere opnemen?
    static bool mag (const std::string &van, const std::string &naar)
    {
      static const std::map<std::string, std::set<std::string> > onder = {
        { "main.cc", { "tegelspel", "terminal", "zoek/tegelspel", "zoek",
                       "standaard", "constantes" } },
        { "boom", { "tegelspel", "terminal", "zoek", "constantes" } },
        { "tegelspel", { "terminal", "zoek/tegelspel", "zoek", "standaard",
                         "constantes" } },
        { "terminal", { "zoek", "standaard" } },
        { "standaard", { "zoek" } },  // het toeval
        { "zoek/tegelspel", { "zoek", "constantes" } },
        // Programma's, als main.cc, die laten zien hoe het zoeken ontstaat.
        { "zoek/tegelspel/trap", { "zoek/tegelspel", "tegelspel", "terminal",
                                   "zoek", "constantes" } },
        { "spel", { "spel/zoek", "spel/constantes.h", "terminal", "zoek",
                    "standaard" } },
        { "spel/zoek", { "spel/constantes.h", "zoek" } } };
      if (van == naar || van.compare (0, 5, "tests") == 0
          || van.compare (0, 7, "verslag") == 0
          || van.compare (0, 8, "nakijken") == 0)
        return true;
      const std::string spel = van.compare (0, 8, "spellen/") == 0
                               ? van.substr (0, van.find ('/', 8)) : "";
      const auto kamers = onder.find (inSpel (spel, van));
      return kamers != onder.end ()
             && kamers->second.count (inSpel (spel, naar)) > 0;
    }

    // Eis dat een bestand van een klasse van Othello niet meer headers van de
    // taal opneemt dan zijn opgave toelaat.
    void keurKlasse (const std::string &pad,
                     std::vector<std::string> &meldingen) const
    {
      const std::set<std::string> mag = { "iostream", "cstdlib", "ctime" };
      if (headers.count (pad) > 0)
        for (const std::string &header : headers.at (pad))
          if (mag.count (header) == 0)
            meldingen.push_back (pad + ": gebruikt <" + header + ">, en dat "
                                 "laat de opgave van Othello niet toe");
    }

    // Is een bestand te bereiken langs wat een ander opneemt?
    bool bereikt (const std::string &van, const std::string &naar,
                  std::set<std::string> &gezien) const
    {
      const auto geval = neemtOp.find (van);
      if (geval != neemtOp.end ())
        for (const std::string &ander : geval->second)
          if (ander == naar || (gezien.insert (ander).second
                                && bereikt (ander, naar, gezien)))
            return true;
      return false;
    }
};

#endif
