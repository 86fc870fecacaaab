// eigen.cc: de spelboom volgens de inzending zelf; zie eigen.h.

#include "eigen.h"
#include "standen.h"

#include <climits>

namespace nakijk
{

namespace
{

const int MaxKnopen = 20000, MaxDiep = 200;

// Maakt een boom; de inzending speelt.
class Bouwer
{
  public:

    Bouwer (const Partij &partij, bool metTerug)
    : bestand (partij.bestand ()), begin (partij.stand ()), terug (metTerug),
      beurtBlijft (bank ().verloor ("doeZet_beurt")), knopen (0)
    {
    }

    // Retourneert: false als zij het bestand niet leest, een eigen zet
    //   weigert, of als de boom te groot wordt
    bool maak (EigenKnoop &knoop)
    {
      Inzending spel (bank ().tweedeLijn ());
      return spel.leesInhoud (bestand) && vul (spel, knoop, begin.beurt, 0)
             && (Model::eindstand (begin) || !knoop.kinderen.empty ());
    }

    // Is de stand na afloop anders dan ervoor?
    bool verandert ()
    {
      Inzending spel (bank ().tweedeLijn ());
      EigenKnoop knoop;
      if (!spel.leesInhoud (bestand))
        return false;
      const std::string toen = beeld (spel);
      return !vul (spel, knoop, begin.beurt, 0) || beeld (spel) != toen;
    }

  private:

    std::string bestand;
    Stand begin;
    bool terug, beurtBlijft;
    std::vector<Zet> zetten;  // van de wortel tot hier
    int knopen;

    Paren rijen (Inzending &spel, int speler)
    {
      return spel.getInhoudRijen (nummerDoor (bank ().bril, speler));
    }

    std::string beeld (Inzending &spel)
    {
      return spel.getPot () + tekst (spel.getInhoudSchalen ())
             + tekst (gesorteerd (rijen (spel, 0))) + "/"
             + tekst (gesorteerd (rijen (spel, 1)))
             + tekst (gesorteerd (spel.bepaalVerschillendeZetten ()))
             + tekst (spel.eindstand ());
    }

    // Vul een knoop met alles eronder.
    // Parameter:
    // * beurt: wie volgens de inzending aan beurt is
    bool vul (Inzending &spel, EigenKnoop &knoop, int beurt, int diep)
    {
      if (++knopen > MaxKnopen || diep > MaxDiep)
        return false;
      knoop.score = vol (spel, beurt) - vol (spel, 1 - beurt);
      if (spel.eindstand ())
        return true;
      for (const Zet &zet : spel.bepaalVerschillendeZetten ())
      {
        EigenKnoop kind;
        zetten.push_back (zet);
        const bool gelukt = terug ? naZet (spel, kind, zet, beurt, diep)
                                  : inNieuw (kind, beurt, diep);
        zetten.pop_back ();
        if (!gelukt)
          return false;
        knoop.kinderen.push_back (std::make_pair (zet, kind));
      }
      return true;
    }

    // Doe een zet, vul het kind, en neem de zet terug. Wie de zet deed blijkt
    // uit de rijen.
    bool naZet (Inzending &spel, EigenKnoop &kind, const Zet &zet, int beurt,
                int diep)
    {
      const Paren toen = rijen (spel, beurt);
      if (!spel.doeZet (zet))
        return false;
      const int deed = rijen (spel, beurt) != toen ? beurt : 1 - beurt;
      const bool gelukt = vul (spel, kind, beurtBlijft ? deed : 1 - deed,
                               diep + 1);
      return spel.unDoeZet () && gelukt;
    }

    // Vul het kind in een nieuw object, waarin alle zetten gedaan worden.
    bool inNieuw (EigenKnoop &kind, int beurt, int diep)
    {
      Inzending spel (bank ().tweedeLijn ());
      if (!spel.leesInhoud (bestand))
        return false;
      for (const Zet &zet : zetten)
        if (!spel.doeZet (zet))
          return false;
      return vul (spel, kind, beurtBlijft ? beurt : 1 - beurt, diep + 1);
    }

    int vol (Inzending &spel, int speler)
    {
      int aantal = 0;
      for (const std::pair<int,int> &rij : rijen (spel, speler))
        if (rij.first + rij.second == begin.L)
          aantal++;
      return aantal;
    }
};

}

//*************************************************************************

std::vector<EigenKnoop> eigenBomen (const Partij &partij)
{
  std::vector<EigenKnoop> bomen;
  if (bank ().magEigen ())
    for (bool metTerug : { true, false })
      try
      {
        EigenKnoop boom;
        if (Bouwer (partij, metTerug).maak (boom))
          bomen.push_back (boom);
      }
      catch (const Gevallen &) {}
  return bomen;
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

void eisOnveranderd (Partij &partij, const Foto &toen)
{
  try
  {
    eisGelijkeFoto (partij.foto (), toen);
  }
  catch (const Mislukt &)
  {
    if (!bank ().magEigen () || !Bouwer (partij, true).verandert ())
      throw;
    vervolgfout ();
  }
}

}
