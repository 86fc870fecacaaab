// speler.h: wie er voor zwart of wit zet.

#ifndef OthelloSpelerHVar
#define OthelloSpelerHVar

#include "../../terminal/speler.h"

namespace othello
{

// Wat een speler kan zijn; zie terminal/speler.h.
struct Soorten
{
  static constexpr const char *const Spelertekst = terminal::Spelerletters;
  static const bool MetSterkte = true;
};

typedef terminal::Speler<Soorten> Speler;

}

#endif
