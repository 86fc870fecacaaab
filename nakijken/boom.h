// boom.h: een spelboom, volgens de opgave of volgens een inzending.

#ifndef NakijkBoomHVar
#define NakijkBoomHVar

#include "rechter.h"

namespace nakijk
{

struct EigenKnoop
{
  int score;  // als het spel hier eindigt: voor de speler aan beurt
  int nul;    // en voor speler 0
  std::vector< std::pair<Zet,EigenKnoop> > kinderen;
};

// De boom volgens de opgave.
inline EigenKnoop goedeBoom (const Stand &stand)
{
  EigenKnoop knoop = { Model::score (stand), 0, {} };
  knoop.nul = stand.beurt == 0 ? knoop.score : -knoop.score;
  for (const Zet &zet : Model::verschillendeZetten (stand))
    knoop.kinderen.push_back (
      std::make_pair (zet, goedeBoom (Model::naZet (stand, zet))));
  return knoop;
}

// De gemiddelde score bij toevallig spel, voor de speler aan beurt.
inline double gemiddeld (const EigenKnoop &knoop)
{
  if (knoop.kinderen.empty ())
    return knoop.score;
  double som = 0;
  for (const std::pair<Zet,EigenKnoop> &kind : knoop.kinderen)
    som -= gemiddeld (kind.second);
  return som / static_cast<double> (knoop.kinderen.size ());
}

// De zet die bij toevallig spel duidelijk de beste is: een halve rij beter dan
// elke andere; Model::Geen als die er niet is.
inline Zet duidelijkBeste (const EigenKnoop &knoop)
{
  const double duidelijk = 0.5, laagst = -100;
  double hoogste = laagst, tweede = laagst;
  Zet zet = Model::Geen;
  for (const std::pair<Zet,EigenKnoop> &kind : knoop.kinderen)
  {
    const double waarde = -gemiddeld (kind.second);
    tweede = std::max (tweede, std::min (waarde, hoogste));
    if (waarde > hoogste)
    {
      hoogste = waarde;
      zet = kind.first;
    }
  }
  return hoogste > tweede + duidelijk ? zet : Model::Geen;
}

}

#endif
