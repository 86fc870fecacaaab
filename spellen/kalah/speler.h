// speler.h: wie er voor een speler zet: een mens, of een computer die een
// aantal beurten of een aantal seconden vooruit denkt.

#ifndef KalahSpelerHVar
#define KalahSpelerHVar

#include <string>
#include "../../terminal/sterkte.h"
#include "../../terminal/vraag.h"
#include "kalah.h"

namespace kalah
{

class Speler
{
  public:

    // Een mens.
    Speler () : mens (true) {}

    // Lees wie er zet: m voor een mens, als ookMens, of een sterkte.
    // Retourneert: true als dat er staat; anders verandert er niets
    bool lees (const std::string &getypt, bool ookMens)
    {
      const bool isM = ookMens && terminal::kleineLetters (getypt) == "m",
                 goed = isM || sterkte.lees (getypt);
      mens = goed ? isM : mens;
      return goed;
    }

    // Vraag wie er zet; wie zegt om welke speler het gaat, en ookMens of het
    // een mens mag zijn.
    // Retourneert: false na een x of aan het einde van de invoer
    bool vraag (terminal::Vragen &vragen, const std::string &wie,
                bool ookMens = true)
    {
      const std::string bereik = "1 t/m "
        + std::to_string (terminal::Sterkte::MaxDiepte);
      return vragen.vraagWoord
        (wie + (ookMens ? " (m mens; computer: " : " (") + bereik
         + " beurten, of 2,5s): ",
         (ookMens ? "m (mens), " : "") + terminal::Sterkte::mag ()
         + ", bijvoorbeeld 12",
         [&] (const std::string &woord) { return lees (woord, ookMens); });
    }

    // Retourneert: true als dit een mens is
    bool isMens () const { return mens; }

    // Retourneert: wie er zet, zoals lees het leest
    std::string getypt () const { return mens ? "m" : sterkte.getypt (); }

    // Retourneert: wie er zet, in woorden
    std::string tekst () const
    {
      return mens ? "mens" : "computer, " + sterkte.tekst ();
    }

    // Laat een computer denken over een spel dat niet uit is; na afloop is de
    // stand dezelfde.
    // Retourneert: het kuiltje van de beste zet
    int denk (Kalah &spel) const
    {
      int zet = 0, gehaald = 0;
      long long standen = 0;
      if (sterkte.seconden () < 0)
        spel.alfaBeta (sterkte.beurten (), zet, standen);
      else
        spel.denkna (sterkte.seconden (), sterkte.beurten (), zet, gehaald,
                     standen);
      return zet;
    }

  private:

    bool mens;
    terminal::Sterkte sterkte;  // van een computer
};

}

#endif
