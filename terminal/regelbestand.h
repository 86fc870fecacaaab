// regelbestand.h: lees een bestand regel voor regel, met een melding op stderr
// die het regelnummer noemt bij alles wat niet klopt.

#ifndef TerminalRegelbestandHVar
#define TerminalRegelbestandHVar

#include <fstream>
#include <iostream>
#include <string>
#include "tekst.h"

namespace terminal
{

class Regelbestand
{
  public:

    // Open een bestand om te lezen.
    // Parameter:
    // * nwNaam: de naam van het bestand
    explicit Regelbestand (const std::string &nwNaam)
    : naam (nwNaam), bestand (nwNaam.c_str ()), nummer (0)
    {
    }

    // Retourneert: true als het bestand te lezen is; anders false, met een
    //   melding
    bool geopend ()
    {
      bestand.peek ();  // een map is wel te openen, maar niet te lezen
      if (bestand.is_open () && !bestand.bad ())
        return true;
      std::cerr << "Bestand " << toonbaar (naam) << " is niet te lezen; "
                << "verwacht werd een leesbaar tekstbestand." << std::endl;
      return false;
    }

    // Lees de volgende regel, zonder witruimte aan begin en einde.
    // Parameters:
    // * verwacht: wat er mag staan, voor de melding
    // * regel: wordt de regel
    // Retourneert: true als er een regel was; anders false, met een melding
    bool leesRegel (const std::string &verwacht, std::string &regel)
    {
      nummer++;
      if (!terminal::leesRegel (bestand, LangsteRegel, regel))
        return fout ("gevonden het einde van het bestand", verwacht);
      if (regel.size () == LangsteRegel)
        return verkeerd (regel, verwacht);
      regel.erase (regel.find_last_not_of (" \t\r\n\v\f") + 1);
      regel.erase (0, regel.find_first_not_of (" \t\v\f"));
      return true;
    }

    // Retourneert: true als er alleen nog witruimte volgt; anders false, met
    //   een melding
    bool uitgelezen ()
    {
      std::string regel;
      nummer++;
      while (terminal::leesRegel (bestand, LangsteRegel, regel))
      {
        if (regel.find_first_not_of (" \t\r\n\v\f") != std::string::npos)
          return verkeerd (regel, "het einde van het bestand");
        nummer++;
      }
      return true;
    }

    // Meld wat er niet klopt aan de laatst gelezen regel.
    // Parameters:
    // * gevonden: wat er stond
    // * verwacht: wat er had moeten staan
    // Retourneert: false
    bool verkeerd (const std::string &gevonden, const std::string &verwacht)
    {
      return fout (gevonden.empty () ? "gevonden een lege regel"
                                     : "gevonden " + toonbaar (gevonden),
                   verwacht);
    }

  private:

    static const size_t LangsteRegel = 1000000;  // tekens

    std::string naam;
    std::ifstream bestand;
    long long nummer;  // van de laatst gelezen regel

    // Zet een melding op stderr.
    // Parameters:
    // * gevonden: wat er gevonden is, in woorden
    // * verwacht: wat er had moeten staan
    // Retourneert: false
    bool fout (const std::string &gevonden, const std::string &verwacht)
    {
      std::cerr << "Bestand " << toonbaar (naam) << ", regel " << nummer
                << ": " << gevonden << ", verwacht " << verwacht << "."
                << std::endl;
      return false;
    }
};

}

#endif
