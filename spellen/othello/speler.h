// speler.h: wie er voor zwart of wit zet.

#ifndef OthelloSpelerHVar
#define OthelloSpelerHVar

#include <string>
#include "../../terminal/lezer.h"
#include "../../terminal/speler.h"
#include "../../terminal/tekst.h"
#include "../../terminal/vraag.h"

namespace othello
{

// Wat een speler kan zijn; zie terminal/speler.h.
struct Soorten
{
  static constexpr const char *const Spelertekst =
    "m mens, t toeval, g gretig, b best";
  static const bool MetSterkte = true;
};

class Speler : public terminal::Speler<Soorten>
{
  public:

    typedef terminal::Speler<Soorten> Basis;

    using Basis::Basis;

    // Vraag wie er zet; zie terminal/speler.h. De opgave laat kiezen tussen een
    // mens en een computer: na een c volgt de vraag hoe de computer speelt.
    bool vraag (terminal::Vragen &vragen, const std::string &wie)
    {
      bool computer = false;
      return vragen.vraagOfGewoon
               (wie + keuze (true), "c (computer), " + mag (), getypt (),
                [&] (const std::string &woord)
                {
                  computer = terminal::kleineLetters (woord) == "c";
                  return computer || lees (woord);
                })
             && (!computer || Basis::vraag (vragen, "Hoe", "g"));
    }

    // Lees wie er spelen, achter het woord spelers in een bestand: twee
    // woorden, of zoals vroeger twee letters aan elkaar, met w voor toeval.
    // Parameter:
    // * spelers: wordt die twee woorden, met een spatie ertussen
    // Retourneert: true als het klopt; anders false, met een melding
    static bool leesBeide (terminal::Lezer &lezer, std::string &spelers)
    {
      const std::string wat = "de spelers",
                        mag = "zwart en wit: " + Basis::mag ();
      std::string een, twee;
      if (!lezer.leesWoord (wat, mag, een))
        return false;
      if (een.size () == 2
          && een.find_first_of ("0123456789") == std::string::npos)
      {
        twee = een.substr (1);
        een.resize (1);
        een = een == "w" ? "t" : een;
        twee = twee == "w" ? "t" : twee;
      }
      else if (!lezer.leesWoord (wat, mag, twee))
        return false;
      spelers = een + " " + twee;
      return (Speler ().lees (een) && Speler ().lees (twee))
             || lezer.verkeerd (wat, spelers, mag);
    }
};

}

#endif
