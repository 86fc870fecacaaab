// speler.h: wie er voor een speler zet: een mens of een computer.

#ifndef TerminalSpelerHVar
#define TerminalSpelerHVar

#include <string>
#include "sterkte.h"
#include "tekst.h"
#include "vraag.h"

namespace terminal
{

// Wat een speler kan zijn, waar er geen andere computers zijn: een letter, hier
// met wat zij betekent en de mens vooraan, of met Sterk ook een sterkte.
template <bool Sterk>
struct Soorten
{
  static constexpr const char *const Spelertekst =
    "m mens, t toeval, g goed, b best";
  static const bool MetSterkte = Sterk;
};

// Soorten zegt wat een speler kan zijn, als hierboven.
template <typename Soorten>
class Speler
{
  public:

    static const bool MetSterkte = Soorten::MetSterkte;

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
    // is wie het al is; is dat een sterkte, dan is dat ook het voorbeeld.
    // Retourneert: false na een x of Ctrl-C, of aan het einde van de invoer
    bool vraag (Vragen &vragen, const std::string &wie)
    {
      return vragen.vraagOfGewoon
        (wie + " (" + Soorten::Spelertekst
         + (Soorten::MetSterkte && letter != Sterk ? ", 12 of 2s)" : ")"),
         mag (), getypt (),
         [&] (const std::string &woord)
         {
           return lees (Soorten::MetSterkte ? metEenheid (vragen, woord)
                                            : woord);
         });
    }

    // Retourneert: wat lees goed vindt, voor in een melding
    static std::string mag ()
    {
      return Soorten::Spelertekst
             + (Soorten::MetSterkte ? "; of " + Sterkte::mag () : "");
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

    static const char Mens = 'm', Sterk = '#';  // Sterk: een sterkte

    char letter = Mens;
    Sterkte sterkte;

    // Retourneert: waar in de tekst deze letter uitgelegd wordt; of npos
    static size_t plek (char welke)
    {
      const std::string komma = ", ", alle = komma + Soorten::Spelertekst;
      const size_t plek = alle.find (komma + welke + " ");
      return plek == std::string::npos ? plek : plek + komma.size ();
    }
};

// Wie er speelt waar een computer een letter is, en waar hij vooruitdenkt.
typedef Speler< Soorten<false> > Letterspeler;
typedef Speler< Soorten<true> > Denkspeler;

}

#endif
