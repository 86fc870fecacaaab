// boven.cc: waar de trap heen gaat: besteScoreSnel, met ../oplosser.h.

#include "gemeen.h"

namespace boven
{

using namespace trap;

// Retourneert: het antwoord voor een spel
static Antwoord losOp (Spel &spel, Toezicht &toezicht)
{
  Antwoord antwoord;
  spel.stand.stelToezicht (&toezicht);
  antwoord.score = spel.stand.besteScoreSnel (antwoord.zet, antwoord.standen);
  return antwoord;
}

}

// Los een spel op; zie gemeen.h.
int main (int argc, char **argv)
{
  return trap::draai (argc, argv, "oplosser.h", false, boven::losOp);
}
