// speler.h: wie er voor een speler zet.

#ifndef KalahSpelerHVar
#define KalahSpelerHVar

#include "../../terminal/speler.h"
#include "../../zoek/toezicht.h"
#include "kalah.h"

namespace kalah
{

// Wat een speler kan zijn; zie terminal/speler.h.
struct Soorten
{
  static constexpr const char *const Spelertekst =
    "m mens, t toeval, g goed, b best";
  static const bool MetSterkte = true;
};

typedef terminal::Speler<Soorten> Speler;

// Laat een computer denken over een spel dat niet uit is, onder dit toezicht:
// goed is wat nu het meest oplevert, best wat een paar seconden denken vindt.
// Retourneert: het kuiltje van zijn zet
inline int kies (const Speler &computer, Kalah &spel, zoek::Toezicht &toezicht)
{
  const char letter = computer.getLetter (), *const BesteTijd = "2s";
  terminal::Sterkte sterkte;  // een beurt
  int zet = 0;
  long long standen = 0;
  if (letter == 't')
    return terminal::toevallige (spel.bepaalZetten ());
  if (letter == 'b')
    sterkte.lees (BesteTijd);
  else if (letter != 'g')
    sterkte = computer.getSterkte ();
  toezicht.inTijd (sterkte.seconden (), [&]
    { spel.alfaBeta (sterkte.beurten (), zet, standen); });
  return spel.laatsteGedachte ().zetten[0];
}

}

#endif
