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
    explicit Patroon (const std::string &tekst)
    : vertaald (new regex_t, [] (regex_t *een) { regfree (een); delete een; })
    {
      if (regcomp (vertaald.get (), tekst.c_str (), REG_EXTENDED) != 0)
        throw std::invalid_argument ("geen patroon: " + tekst);
    }

    // Waar past het patroon het eerst?
    // Parameter:
    // * waarin: de tekst waarin gezocht wordt
    // Retourneert: wat er past, en daarna wat er binnen elk paar haakjes past
    // (leeg als dat paar niet meedoet); niets als het nergens past.
    std::vector<std::string> zoek (const std::string &waarin) const
    {
      size_t plaats = 0;
      return vind (waarin, plaats);
    }

    // Past het patroon op de hele tekst?
    // Retourneert: als zoek, maar niets als er iets overblijft.
    std::vector<std::string> heel (const std::string &waarin) const
    {
      const std::vector<std::string> delen = zoek (waarin);
      const bool past = !delen.empty () && delen[0] == waarin;
      return past ? delen : std::vector<std::string> ();
    }

    // Vervang alles waarop het patroon past.
    // Parameters:
    // * waarin: de tekst waarin het gebeurt
    // * door: wat ervoor in de plaats komt
    // * blijft: het nummer van het laatste paar haakjes, als wat daarin past
    //   er alleen achter moet komen en blijft staan; anders 0
    std::string vervang (const std::string &waarin, const std::string &door,
                         size_t blijft = 0) const
    {
      std::string nieuw, rest = waarin;
      size_t plaats = 0;
      for (std::vector<std::string> delen = vind (rest, plaats);
           !delen.empty () && !delen[0].empty (); delen = vind (rest, plaats))
      {
        nieuw += rest.substr (0, plaats) + door;
        rest.erase (0, plaats + delen[0].size ()
                       - (blijft > 0 ? delen[blijft].size () : 0));
      }
      return nieuw + rest;
    }

  private:

    std::shared_ptr<regex_t> vertaald;

    // Als zoek.
    // Parameter:
    // * plaats: wordt waar het begint, als het past
    std::vector<std::string> vind (const std::string &waarin,
                                   size_t &plaats) const
    {
      std::vector<regmatch_t> waar (vertaald->re_nsub + 1);
      std::vector<std::string> delen;
      if (regexec (vertaald.get (), waarin.c_str (), waar.size (), waar.data (),
                   0) != 0)
        return delen;
      plaats = static_cast<size_t> (waar[0].rm_so);
      for (const regmatch_t &deel : waar)
        delen.push_back (deel.rm_so < 0 ? ""
          : waarin.substr (static_cast<size_t> (deel.rm_so),
                           static_cast<size_t> (deel.rm_eo - deel.rm_so)));
      return delen;
    }
};

#endif
