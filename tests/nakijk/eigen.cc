// eigen.cc: de spelboom volgens de inzending zelf; zie eigen.h.

#include "eigen.h"
#include "brug.h"

#include <climits>
#include <fstream>

namespace nakijk
{

namespace
{

const int MaxKnopen = 50000;
const char Spelbestand[] = "eigen.txt";

class Bouwer
{
  public:

    explicit Bouwer (const Stand &begin) : stand (begin), knopen (0) {}

    bool maak (EigenKnoop &knoop)
    {
      std::ofstream (Spelbestand) << Model::bestand (stand);
      Inzending spel;
      return lees (spel) && spel.getPot () == stand.pot
             && spel.getInhoudSchalen () == stand.schalen && leestRijen (spel)
             && (Model::eindstand (stand)
                 || !spel.bepaalVerschillendeZetten ().empty ())
             && vul (knoop, stand.beurt);
    }

  private:

    Stand stand;
    std::vector<Zet> zetten;  // van de wortel tot hier
    int knopen;

    bool lees (Inzending &spel)
    {
      return spel.leesInSpel (Spelbestand);
    }

    bool leestRijen (Inzending &spel)
    {
      return gesorteerd (spel.getInhoudRijen (0)) == gesorteerd (stand.rijen[0])
             && gesorteerd (spel.getInhoudRijen (1))
                == gesorteerd (stand.rijen[1]);
    }

    // Vul een knoop met alles eronder.
    bool vul (EigenKnoop &knoop, int beurt)
    {
      Inzending spel;
      if (++knopen > MaxKnopen || !lees (spel))
        return false;
      for (const Zet &zet : zetten)
        if (!spel.doeZet (zet.first, zet.second))
          return false;
      knoop.score = vol (spel, beurt) - vol (spel, 1 - beurt);
      if (spel.eindstand ())
        return true;
      for (const Zet &zet : spel.bepaalVerschillendeZetten ())
      {
        EigenKnoop kind;
        zetten.push_back (zet);
        const bool gelukt = vul (kind, 1 - beurt);
        zetten.pop_back ();
        if (!gelukt)
          return false;
        knoop.kinderen.push_back (std::make_pair (zet, kind));
      }
      return true;
    }

    int vol (Inzending &spel, int speler)
    {
      int aantal = 0;
      for (const std::pair<int,int> &rij : spel.getInhoudRijen (speler))
        if (rij.first + rij.second == stand.L)
          aantal++;
      return aantal;
    }
};

}

//*************************************************************************

bool eigenBoom (const Stand &stand, EigenKnoop &knoop)
{
  return Bouwer (stand).maak (knoop);
}

int eigenBeste (const EigenKnoop &knoop)
{
  int beste = knoop.kinderen.empty () ? knoop.score : -INT_MAX;
  for (const std::pair<Zet,EigenKnoop> &kind : knoop.kinderen)
    beste = std::max (beste, -eigenBeste (kind.second));
  return beste;
}

int eigenLaagste (const EigenKnoop &knoop, bool zelf)
{
  if (knoop.kinderen.empty ())
    return zelf ? knoop.score : -knoop.score;
  const int beste = eigenBeste (knoop);
  int laag = INT_MAX;
  for (const std::pair<Zet,EigenKnoop> &kind : knoop.kinderen)
    if (zelf || -eigenBeste (kind.second) == beste)
      laag = std::min (laag, eigenLaagste (kind.second, !zelf));
  return laag;
}

}
