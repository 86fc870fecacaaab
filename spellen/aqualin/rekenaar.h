// rekenaar.h: hoe de menu's Aqualin laten rekenen; zie terminal/rekenmenu.h.

#ifndef AqualinRekenaarHVar
#define AqualinRekenaarHVar

#include <utility>
#include <vector>
#include "aqualin.h"

namespace aqualin
{

struct Rekenaar
{
  typedef Aqualin Spel;
  typedef std::pair<int,int> Zet;

  // Retourneert: hoe de score en de zet heten
  static const char *soort ()
  {
    return "Optimale";
  }

  // Retourneert: wat er aan een boom schort waarvan telStanden -1 geeft
  static const char *ontelbaar ()
  {
    return "De boom heeft meer dan 10^18 standen";
  }

  // Retourneert: hoeveel standen het aflopen van de boom per seconde bezoekt
  static double standenPerSeconde ()
  {
    return 5e7;
  }

  // Parameter:
  // * spel: het spel
  // Retourneert: de verschillende zetten, in volgorde
  static std::vector<Zet> zetten (Spel &spel)
  {
    return spel.getHand (spel.getSpeler ());
  }

  // Bereken de score met de beste zetten van beide spelers.
  // Parameters en wat het retourneert: zie terminal/rekenmenu.h
  static int score (Spel &spel, bool snel, Zet &zet, long long &standen)
  {
    return snel ? spel.optScoreSnel (zet, standen)
                : spel.optScore (zet, standen);
  }
};

}

#endif
