// eigen.cc: de spelboom volgens de inzending zelf; zie eigen.h.

#include "eigen.h"
#include "standen.h"

#include <climits>

namespace nakijk
{

namespace
{

const int MaxKnopen = 20000, MaxDiep = 200;

// Hoe een boom gemaakt wordt: met unDoeZet, met unDoeZet die de beurt niet
// teruggeeft, of in steeds nieuwe objecten.
enum Soort { Terug, TerugZonderBeurt, Nieuw };

// Maakt een boom; de inzending speelt.
class Bouwer
{
  public:

    Bouwer (const Partij &partij, Soort deSoort)
    : bestand (partij.bestand ()), begin (partij.stand ()), soort (deSoort),
      beurtBlijft (bank ().verloor ("doeZet_beurt")), knopen (0),
      beurt (begin.beurt), gedaan (0)
    {
      for (int i = 0; i < 2; i++)
        spelers[i] = nummerDoor (bank ().bril, i);
    }

    // Retourneert: false als zij het bestand niet leest, een eigen zet
    //   weigert, of als de boom te groot wordt
    bool maak (EigenKnoop &knoop)
    {
      Inzending spel (bank ().tweedeLijn ());
      return spel.leesInhoud (bestand)
             && vul (spel, knoop, spel.stap ({}, spelers), 0)
             && (Model::eindstand (begin) || !knoop.kinderen.empty ()
                 || bank ().kentTeWeinig ());
    }

    // Is de stand na afloop anders dan ervoor?
    bool verandert ()
    {
      Inzending spel (bank ().tweedeLijn ());
      EigenKnoop knoop;
      if (!spel.leesInhoud (bestand))
        return false;
      const std::string toen = beeld (spel);
      return !vul (spel, knoop, spel.stap ({}, spelers), 0)
             || beeld (spel) != toen;
    }

  private:

    std::string bestand;
    Stand begin;
    Soort soort;
    bool beurtBlijft;
    int spelers[2];           // waarmee zij hun rijen geeft
    std::vector<Zet> zetten;  // van de wortel tot hier
    int knopen;
    int beurt, gedaan;        // in het object: wie, en hoeveel terug te nemen

    std::string beeld (Inzending &spel)
    {
      const Inzending::Stap nu = spel.stap ({}, spelers);
      return spel.getPot () + tekst (spel.getInhoudSchalen ())
             + tekst (nu.erna[0]) + "/" + tekst (nu.erna[1])
             + tekst (gesorteerd (spel.bepaalVerschillendeZetten ()))
             + tekst (nu.eindstand);
    }

    // Vul een knoop met alles eronder.
    // Parameter:
    // * stap: die naar deze knoop
    bool vul (Inzending &spel, EigenKnoop &knoop, const Inzending::Stap &stap,
              int diep)
    {
      if (++knopen > MaxKnopen || diep > MaxDiep)
        return false;
      knoop.nul = vol (stap.erna[0]) - vol (stap.erna[1]);
      knoop.score = beurt == 0 ? knoop.nul : -knoop.nul;
      if (stap.eindstand)
        return true;
      const int hier = beurt;
      for (const Zet &zet : spel.bepaalVerschillendeZetten ())
      {
        EigenKnoop kind;
        zetten.push_back (zet);
        const bool gelukt = soort == Nieuw ? inNieuw (kind, hier, diep)
                                           : naZet (spel, kind, zet, diep);
        zetten.pop_back ();
        if (!gelukt)
          return false;
        knoop.kinderen.push_back (std::make_pair (zet, kind));
      }
      return true;
    }

    // Doe een zet, vul het kind, en neem de zet terug. Wie de zet deed blijkt
    // uit de rijen.
    bool naZet (Inzending &spel, EigenKnoop &kind, const Zet &zet, int diep)
    {
      const Inzending::Stap stap = spel.stap ({ zet }, spelers);
      if (stap.gedaan)
      {
        const int deed = stap.ervoor[beurt] != stap.erna[beurt] ? beurt
                                                                : 1 - beurt;
        beurt = beurtBlijft ? deed : 1 - deed;
        gedaan++;
      }
      const bool gelukt = vul (spel, kind, stap, diep + 1);
      spel.neemTerug ();  // of dat mag vraagt zoeken niet
      if (gedaan > 0)
      {
        gedaan--;
        beurt = beurtBlijft || soort == TerugZonderBeurt ? beurt : 1 - beurt;
      }
      return gelukt;
    }

    // Vul het kind in een nieuw object, waarin alle zetten gedaan worden.
    bool inNieuw (EigenKnoop &kind, int hier, int diep)
    {
      Inzending spel (bank ().tweedeLijn ());
      const Inzending::Stap stap = spel.stap (zetten, spelers, bestand);
      beurt = beurtBlijft ? hier : 1 - hier;
      return stap.gedaan && vul (spel, kind, stap, diep + 1);
    }

    int vol (const Paren &rijen) const
    {
      int aantal = 0;
      for (const std::pair<int,int> &rij : rijen)
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
  if (bank ().loot)
    throw Overgeslagen ();
  if (bank ().magEigen ())
    for (Soort soort : { Terug, TerugZonderBeurt, Nieuw })
      if (soort != TerugZonderBeurt || bank ().verloor ("unDoeZet_beurt"))
        try
        {
          EigenKnoop boom;
          if (Bouwer (partij, soort).maak (boom))
            bomen.push_back (boom);
        }
        catch (const Gevallen &) {}
  return bomen;
}

int beste (const EigenKnoop &knoop, Wijze wijze, int diep)
{
  if (knoop.kinderen.empty ())
    return wijze == Absoluut ? std::abs (knoop.score)
           : wijze == SpelerNul ? knoop.nul : knoop.score;
  int hoogste = -INT_MAX;
  for (const std::pair<Zet,EigenKnoop> &kind : knoop.kinderen)
  {
    const int waarde = beste (kind.second, wijze, diep + 1);
    hoogste = std::max (hoogste, wijze == ZonderTeken ? waarde : -waarde);
    if (wijze == EersteZet && diep % 2 == 1)
      break;
  }
  return hoogste;
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

int kortste (const EigenKnoop &knoop)
{
  int kort = knoop.kinderen.empty () ? 0 : INT_MAX;
  for (const std::pair<Zet,EigenKnoop> &kind : knoop.kinderen)
    kort = std::min (kort, kortste (kind.second) + 1);
  return kort;
}

void eindscores (const EigenKnoop &knoop, int speler, std::set<int> &scores)
{
  if (knoop.kinderen.empty ())
    scores.insert (speler == 0 ? knoop.nul : -knoop.nul);
  for (const std::pair<Zet,EigenKnoop> &kind : knoop.kinderen)
    eindscores (kind.second, speler, scores);
}

bool terugKapot (const Partij &partij)
{
  try
  {
    return bank ().magEigen () && Bouwer (partij, Terug).verandert ();
  }
  catch (const Gevallen &) { return bank ().verloor ("unDoeZet_een"); }
}

void eisOnveranderd (Partij &partij, const Foto &toen)
{
  try
  {
    eisGelijkeFoto (partij.foto (), toen);
  }
  catch (const Mislukt &)
  {
    if (!terugKapot (partij))
      throw;
    vervolgfout ();
  }
}

}
