// lezer.h: lees een bestand woord voor woord, met een melding bij alles wat
// niet klopt: in welke regel, wat er staat, en wat er had mogen staan.

#ifndef TerminalLezerHVar
#define TerminalLezerHVar

#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include "scherm.h"
#include "tekst.h"

namespace terminal
{

// Retourneert: true als een bestand te lezen is; een map is alleen te openen
inline bool isLeesbaar (std::ifstream &bestand)
{
  bestand.peek ();
  return bestand.is_open () && !bestand.bad ();
}

// Retourneert: true als er iets met deze naam is, ook als het niet te openen
//   is: dan mag het gaan heten zoals het al heet
inline bool isEr (const char *naam) { return std::rename (naam, naam) == 0; }

}

// De klasse staat buiten de naamruimte, want de header van een spel noemt haar:
// wie die opneemt mag zelf iets hebben dat terminal heet.
class Lezer
{
  public:

    // Open een bestand, met meldingen naar nwMeldingen; nwNaam mag 0 zijn.
    Lezer (const char *nwNaam, std::ostream &nwMeldingen)
    : naam (nwNaam == 0 ? "" : nwNaam), bestand (naam.c_str ()),
      meldingen (nwMeldingen)
    {
    }

    // Retourneert: true als het te lezen is; anders false, met een melding
    bool geopend ()
    {
      if (terminal::isLeesbaar (bestand))
        return true;
      meldingen << "Bestand " << terminal::toonbaar (naam)
                << " is niet te lezen:\n  "
                << (bestand.is_open ()
                    ? "het is een map, of het lezen mislukt;\n  "
                    : terminal::isEr (naam.c_str ())
                      ? "het is er wel, maar is niet te openen;\n  "
                      : "het is niet te vinden;\n  ")
                << "verwacht werd een leesbaar tekstbestand." << std::endl;
      return false;
    }

    // Lees het volgende woord: dat wordt woord, als true wordt geretourneerd.
    // Wat het voorstelt en wat er verwacht wordt is voor de melding.
    // Retourneert: true als er een woord stond; anders false, met melding
    bool leesWoord (const std::string &wat, const std::string &verwacht,
                    std::string &woord)
    {
      if (isUit ())
        return verkeerd (wat, "", verwacht);
      const size_t eind = regel.find_first_of (terminal::Witruimte, plaats);
      woord = regel.substr (plaats, eind - plaats);
      plaats = eind;
      return true;
    }

    // Lees een geheel getal van min t/m max: dat wordt getal, als true wordt
    // geretourneerd; wat het voorstelt is voor de melding.
    // Retourneert: true als het er stond; anders false, met een melding
    bool leesGetalTussen (const std::string &wat, int min, int max, int &getal)
    {
      const std::string verwacht = "een geheel getal van "
        + std::to_string (min) + " t/m " + std::to_string (max);
      std::string woord;
      return leesWoord (wat, verwacht, woord)
             && (terminal::leesGetal (woord, min, max, getal)
                 || verkeerd (wat, woord, verwacht));
    }

    // Ga naar het begin van het volgende woord, op deze of een latere regel;
    // een te lange regel komt in stukken.
    // Retourneert: true als er geen woord meer is
    bool isUit ()
    {
      plaats = regel.find_first_not_of (terminal::Witruimte, plaats);
      while (plaats == std::string::npos)
      {
        const bool nieuw = regel.size () < LangsteRegel;
        if (!terminal::leesRegel (bestand, LangsteRegel, regel))
          return true;
        nummer += nieuw ? 1 : 0;
        if (nummer == 1 && nieuw && byte (0) == 0xEF && byte (1) == 0xBB
            && byte (2) == 0xBF)
          regel.erase (0, 3);  // zo begint UTF-8 op Windows soms
        plaats = regel.find_first_not_of (terminal::Witruimte);
      }
      return false;
    }

    // Retourneert: true als het bestand uit is; anders false, met een melding
    bool uitgelezen ()
    {
      return isUit ()
             || verkeerd ("", terminal::zonderRand (regel.substr (plaats)),
                          Einde);
    }

    // Meld wat er niet klopt aan wat er het laatst gelezen is: wat het
    // voorstelt (leeg als wat er verwacht werd dat al zegt), wat er stond (leeg
    // aan het einde), en wat er had moeten staan.
    // Retourneert: false
    bool verkeerd (const std::string &wat, const std::string &gevonden,
                   const std::string &verwacht)
    {
      if (nummer == 1 && byte (0) + byte (1) == 0xFF + 0xFE)  // een BOM
        return meld ("dit bestand is in UTF-16; bewaar het als UTF-8 of als "
                     "gewone tekst.");
      return meld (wat + (wat.empty () ? "" : ": ") + "gevonden "
                   + (gevonden.empty () ? Einde : terminal::toonbaar (gevonden))
                   + ", verwacht " + verwacht + ".");
    }

    // Meld, met de regel waar het staat, een zin over wat het laatst gelezen
    // is. Een leeg bestand houdt op in regel 1.
    // Retourneert: false
    bool meld (const std::string &zin)
    {
      meldingen << "Bestand " << terminal::toonbaar (naam) << ", regel "
                << (nummer > 0 ? nummer : 1) << ":\n"
                << terminal::inRegels ("  " + zin) << std::endl;
      return false;
    }

  private:

    static const size_t LangsteRegel = 10000000;  // tekens: ook een lange pot

    // Retourneert: een byte van de regel, of 0 als die korter is
    int byte (size_t i) const
    {
      return i < regel.size () ? static_cast<unsigned char> (regel[i]) : 0;
    }

    // Hoe het einde van het bestand in een melding heet.
    static constexpr const char *const Einde = "het einde van het bestand";

    std::string naam;
    std::ifstream bestand;
    std::ostream &meldingen;
    std::string regel;     // de laatst gelezen regel
    size_t plaats = 0;     // daarin, achter wat er al gelezen is
    long long nummer = 0;  // van die regel, vanaf 1
};

namespace terminal
{

using ::Lezer;

}

#endif
