// rekenaar.h: hoe de menu's TegelSpel laten rekenen. Elk spel dat zo te
// rekenen is heeft een Rekenaar met deze typen en functies.

#ifndef RekenaarHVar
#define RekenaarHVar

#include <utility>
#include <vector>
#include "../tegelspel.h"

namespace terminal
{

struct Rekenaar
{
  typedef TegelSpel Spel;
  typedef std::pair<int,char> Zet;

  // Retourneert: hoe de score en de zet heten
  static const char *soort ()
  {
    return "Beste";
  }

  // Retourneert: wat er aan een boom schort waarvan telStanden -1 geeft
  static const char *ontelbaar ()
  {
    return "De boom is te groot om te tellen";
  }

  // Retourneert: hoeveel standen het aflopen van de boom per seconde bezoekt
  static double standenPerSeconde ()
  {
    return 2e8;
  }

  // Parameter:
  // * spel: het spel
  // Retourneert: de verschillende zetten, in volgorde
  static std::vector<Zet> zetten (Spel &spel)
  {
    return spel.bepaalVerschillendeZetten ();
  }

  // Bereken de score met de beste zetten van beide spelers.
  // Parameters:
  // * spel: het spel; na afloop in dezelfde stand
  // * snel: zonder de hele boom af te lopen
  // * zet: wordt de eerste beste zet
  // * standen: wordt het aantal bezochte standen
  // Retourneert: de score voor de speler aan beurt
  static int score (Spel &spel, bool snel, Zet &zet, long long &standen)
  {
    return snel ? spel.besteScoreSnel (zet, standen)
                : spel.besteScore (zet, standen);
  }

  // Laat het rekenen op stderr zien hoe ver het is.
  // Parameters:
  // * spel: het spel
  // * standen: het aantal standen in de boom, of 0 als dat niet telt
  static void toonVoortgang (Spel &spel, long long standen)
  {
    spel.toonVoortgang (true, standen);
  }
};

}

#endif
