// speler.h: wie er voor een speler zet, in een spel waarin een letter dat zegt.

#ifndef TerminalSpelerHVar
#define TerminalSpelerHVar

#include <string>
#include "vraag.h"

namespace terminal
{

// Soorten zegt wat een speler kan zijn:
//   Spel         de klasse, die met Spelers () de letters noemt; de eerste, m,
//                is een mens
//   Spelertekst  elke letter met wat zij betekent, met komma's ertussen: "m
//                mens, g goede zet"
template <typename Soorten>
class Speler
{
  public:

    // Een mens, of wat deze letter zegt.
    explicit Speler (char nwLetter = Soorten::Spel::Spelers ()[0])
    : letter (nwLetter)
    {
    }

    // Vraag wie er zet; wie zegt om welke speler het gaat.
    // Retourneert: false na een x of aan het einde van de invoer
    bool vraag (Vragen &vragen, const std::string &wie)
    {
      const std::string letters = Soorten::Spel::Spelers ();
      return vragen.vraagLetter (wie + " (" + Soorten::Spelertekst + ")",
                                 letters, "een van de letters " + letters,
                                 letter);
    }

    // Retourneert: true als dit een mens is
    bool isMens () const { return letter == Soorten::Spel::Spelers ()[0]; }

    // Retourneert: de letter, zoals die in een bewaard spel staat
    char getLetter () const { return letter; }

    // Retourneert: wie er zet, in woorden
    std::string tekst () const
    {
      const std::string tussen = ", ",
                        alle = tussen + Soorten::Spelertekst + tussen,
                        begin = tussen + letter + " ";
      const size_t plek = alle.find (begin) + begin.size ();
      return (isMens () ? "" : "computer, ")
             + alle.substr (plek, alle.find (tussen, plek) - plek);
    }

  private:

    char letter;
};

}

#endif
