// lezer.h: lees een spelbestand woord voor woord, met een melding op het
// scherm bij alles wat niet klopt.

#ifndef TerminalLezerHVar
#define TerminalLezerHVar

#include <fstream>
#include <iomanip>
#include <iostream>
#include <string>
#include "tekst.h"

namespace terminal
{

class Lezer
{
  public:

    // Open een bestand om te lezen.
    // Parameter:
    // * nwNaam: de naam van het bestand
    explicit Lezer (const std::string &nwNaam)
    : naam (nwNaam), bestand (nwNaam.c_str ())
    {
    }

    // Retourneert: true als het bestand te lezen is; anders false, met een
    //   melding
    bool geopend ()
    {
      bestand.peek ();  // een map is wel te openen, maar niet te lezen
      if (bestand.is_open () && !bestand.bad ())
        return true;
      return fout ("dit is niet te lezen; verwacht werd de naam van een "
                   "tekstbestand");
    }

    // Lees het volgende woord; van een woord dat langer is dan LangsteWoord
    // alleen het begin.
    // Parameters:
    // * wat: wat het woord voorstelt, voor de melding
    // * verwacht: welke woorden er mogen staan, voor de melding
    // * woord: wordt het gelezen woord
    // Retourneert: true als er een woord stond; anders false, met melding
    bool leesWoord (const std::string &wat, const std::string &verwacht,
                    std::string &woord)
    {
      if (bestand >> std::setw (LangsteWoord) >> woord)
        return true;
      return fout (wat + " ontbreekt: gevonden het einde van het bestand, "
                   "verwacht " + verwacht);
    }

    // Lees een geheel getal tussen grenzen.
    // Parameters:
    // * wat: wat het getal voorstelt, voor de melding
    // * min, max: de grenzen (inclusief)
    // * getal: wordt het gelezen getal, als true wordt geretourneerd
    // Retourneert: true als het er stond; anders false, met een melding
    bool leesGetalTussen (const std::string &wat, int min, int max, int &getal)
    {
      const std::string verwacht = "een geheel getal van "
        + std::to_string (min) + " t/m " + std::to_string (max);
      std::string woord;
      long long gelezen = 0;
      if (!leesWoord (wat, verwacht, woord))
        return false;
      if (!leesGetal (woord, min, max, gelezen))
        return verkeerd (wat, woord, verwacht);
      getal = static_cast<int> (gelezen);
      return true;
    }

    // Retourneert: true als er niets meer volgt dan witruimte; anders false,
    //   met een melding
    bool uitgelezen ()
    {
      std::string woord;
      if (!(bestand >> std::setw (LangsteWoord) >> woord))
        return true;
      return fout ("er staat nog " + toonbaar (woord)
                   + " waar het einde van het bestand verwacht werd");
    }

    // Meld een woord dat niet klopt.
    // Parameters:
    // * wat: wat het woord voorstelt
    // * gevonden: wat er stond
    // * verwacht: wat er had moeten staan
    // Retourneert: false
    bool verkeerd (const std::string &wat, const std::string &gevonden,
                   const std::string &verwacht) const
    {
      return fout (wat + ": gevonden " + toonbaar (gevonden) + ", verwacht "
                   + verwacht);
    }

    // Meld een fout in het bestand.
    // Parameter:
    // * tekst: wat eraan schort
    // Retourneert: false
    bool fout (const std::string &tekst) const
    {
      std::cout << "Bestand " << toonbaar (naam) << ":\n  " << tekst << "."
                << std::endl;
      return false;
    }

  private:

    static const int LangsteWoord = 10000000;  // tekens: ook een lange pot

    std::string naam;
    std::ifstream bestand;
};

}

#endif
