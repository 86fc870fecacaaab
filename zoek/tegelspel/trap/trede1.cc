// trede1.cc: de opgave zoals zij er staat.
//
// Doe een zet, vraag wat de stand erna voor de ander waard is, en neem hem weer
// terug. Wat goed is voor de ander is slecht voor jou: vandaar de min. Alles
// hierna vindt precies dezelfde score en dezelfde zet, met snellere zetten of
// met minder standen.
//
// losOp doet hetzelfde voor de zetten van nu; kies (in gemeen.h) onthoudt welke
// de beste is. Wat na [&] staat is een functie zonder naam (een lambda), die
// kies voor elke zet aanroept.

#include "gemeen.h"

namespace trede1
{

using namespace trap;

// Retourneert: de score voor wie aan beurt is, als beide spelers optimaal
//   spelen; het spel is erna zoals het was
static int besteScore (Spel &spel, Bezoekteller &teller)
{
  teller.tel ();
  if (spel.stand.eindstand ())
    return scoreVan (spel);
  int beste = -MaxRijen;
  for (const Zet &zet : spel.stand.bepaalVerschillendeZetten ())
  {
    spel.stand.doeZet (zet.first, zet.second);
    const int score = -besteScore (spel, teller);
    spel.stand.unDoeZet ();
    if (score > beste)
      beste = score;
  }
  return beste;
}

// Retourneert: het antwoord voor een spel
static Antwoord losOp (Spel &spel, Toezicht &toezicht)
{
  Bezoekteller teller (toezicht);
  return kies (spel, teller, [&] (const Zet &zet, int)
  {
    spel.stand.doeZet (zet.first, zet.second);
    const int score = -besteScore (spel, teller);
    spel.stand.unDoeZet ();
    return score;
  });
}

}

// Los een spel op; zie gemeen.h.
int main (int argc, char **argv)
{
  return trap::draai (argc, argv, "1 de opgave", true, trede1::losOp);
}
