// speler.h: wie er voor een speler zet.

#ifndef KalahSpelerHVar
#define KalahSpelerHVar

#include "../../terminal/speler.h"
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

// Laat een computer denken over een spel dat niet uit is: goed is wat nu het
// meest oplevert, en best wat een paar seconden denken vindt.
// Retourneert: het kuiltje van zijn zet
inline int kies (const Speler &computer, Kalah &spel)
{
  const double BesteTijd = 2;  // seconden
  const terminal::Sterkte &sterkte = computer.getSterkte ();
  const char letter = computer.getLetter ();
  int zet = 0, gehaald = 0;
  long long standen = 0;
  if (letter == 't')
    return terminal::toevallige (spel.bepaalZetten ());
  if (letter == 'g' || (letter != 'b' && sterkte.seconden () < 0))
    spel.alfaBeta (letter == 'g' ? 1 : sterkte.beurten (), zet, standen);
  else
    spel.denkna (letter == 'b' ? BesteTijd : sterkte.seconden (),
                 terminal::Sterkte::MaxDiepte, zet, gehaald, standen);
  return zet;
}

}

#endif
