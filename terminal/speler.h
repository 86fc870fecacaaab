// speler.h: wie er voor een speler zet: een mens, of een computer.

#ifndef TerminalSpelerHVar
#define TerminalSpelerHVar

#include <string>
#include "sterkte.h"
#include "vraag.h"

namespace terminal
{

// Soorten zegt wat een speler kan zijn:
//   Spelertekst  elke letter met wat zij betekent, met komma's ertussen: "m
//                mens, g goede zet"; m staat vooraan
//   MetSterkte   of het ook een sterkte mag zijn; zie sterkte.h
template <typename Soorten>
class Speler
{
  public:

    static const char Mens = 'm', Sterk = '#';  // Sterk: een sterkte

    // Een mens, of wat deze letter zegt.
    explicit Speler (char nwLetter = Mens) : letter (nwLetter) {}

    // Lees wie er zet: een letter, of een sterkte; hoofdletters mogen.
    // Retourneert: true als dat er staat; anders verandert er niets
    bool lees (const std::string &getypt)
    {
      const std::string klein = kleineLetters (getypt);
      if (klein.size () == 1 && plek (klein[0]) != std::string::npos)
        letter = klein[0];
      else if (Soorten::MetSterkte && sterkte.lees (getypt))
        letter = Sterk;
      else
        return false;
      return true;
    }

    // Vraag wie er zet; wie zegt om welke speler het gaat. Het gewone antwoord
    // is wie het al is.
    // Retourneert: false na een x of aan het einde van de invoer
    bool vraag (Vragen &vragen, const std::string &wie)
    {
      return vragen.vraagOfGewoon
        (wie + " (" + Soorten::Spelertekst
         + (Soorten::MetSterkte ? ", 12 of 2s)" : ")"), mag (), getypt (),
         [&] (const std::string &woord) { return lees (woord); });
    }

    // Retourneert: wat lees goed vindt, voor in een melding
    static std::string mag ()
    {
      return Soorten::Spelertekst
             + (Soorten::MetSterkte ? "; of " + Sterkte::mag ()
                                    : std::string ());
    }

    // Retourneert: true als dit een mens is
    bool isMens () const { return letter == Mens; }

    // Retourneert: de letter
    char getLetter () const { return letter; }

    // Retourneert: hoe sterk een computer is, als zijn letter Sterk is
    const Sterkte &getSterkte () const { return sterkte; }

    // Retourneert: wie er zet, zoals lees het leest
    std::string getypt () const
    {
      return letter == Sterk ? sterkte.getypt () : std::string (1, letter);
    }

    // Retourneert: wie er zet, in woorden
    std::string tekst () const
    {
      if (letter == Sterk)
        return "computer, " + sterkte.tekst ();
      const std::string alle = Soorten::Spelertekst;
      const size_t begin = plek (letter);
      return (isMens () ? "" : "computer, ")
             + alle.substr (begin, alle.find (',', begin) - begin);
    }

  private:

    char letter;
    Sterkte sterkte;

    // Retourneert: waar in de tekst staat wat deze letter betekent; npos als
    //   zij niets betekent
    static size_t plek (char welke)
    {
      const std::string begin = std::string (", ") + welke + " ",
                        alle = std::string (", ") + Soorten::Spelertekst;
      const size_t waar = alle.find (begin);
      return waar == std::string::npos ? waar : waar + 2;
    }
};

}

#endif
