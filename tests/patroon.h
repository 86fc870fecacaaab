// patroon.h: patronen in tekst, met regcomp en regexec van POSIX (de
// uitgebreide notatie). Anders dan std::regex vertaalt dat snel.

#ifndef ToetsPatroonHVar
#define ToetsPatroonHVar

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
#include <regex.h>

class Patroon
{
  public:

    // Parameter:
    // * tekst: het patroon; een punt past ook op een nieuwe regel
    explicit Patroon (const std::string &tekst);

    // Waar past het patroon het eerst?
    // Parameter:
    // * waarin: de tekst waarin gezocht wordt
    // Retourneert: wat er past, en daarna wat er binnen elk paar haakjes past
    // (leeg als dat paar niet meedoet); niets als het nergens past.
    std::vector<std::string> zoek (const std::string &waarin) const;

    // Past het patroon op de hele tekst?
    // Retourneert: als zoek, maar niets als er iets overblijft.
    std::vector<std::string> heel (const std::string &waarin) const;

    // Vervang alles waarop het patroon past.
    // Parameters:
    // * waarin: de tekst waarin het gebeurt
    // * door: wat ervoor in de plaats komt
    // * blijft: het nummer van het laatste paar haakjes, als wat daarin past
    //   er alleen achter moet komen en blijft staan; anders 0
    std::string vervang (const std::string &waarin, const std::string &door,
                         size_t blijft = 0) const;

  private:

    std::shared_ptr<regex_t> vertaald;

    // Als zoek.
    // Parameter:
    // * plaats: wordt waar het begint, als het past
    std::vector<std::string> vind (const std::string &waarin,
                                   size_t &plaats) const;
};

#endif
