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
      knoop.nul = beurt == 0 ? knoop.score : -knoop.score;
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
      const bool gedaan = spel.doeZet (zet);
      const int deed = rijen (spel, beurt) != toen ? beurt : 1 - beurt;
      const bool gelukt = vul (spel, kind, !gedaan ? beurt
                               : beurtBlijft ? deed : 1 - deed, diep + 1);
      spel.unDoeZet ();  // of dat mag vraagt zoeken niet
      return gelukt;
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
    for (int poging = 0; poging < 4; poging++)
      try
      {
        EigenKnoop boom;
        if (!Bouwer (partij, poging % 2 == 0).maak (boom))
          continue;
        if (poging >= 2 && bomen.size () == 2 && bank ().verloor (
              "doeZet_volsteRij")
            && eigenBeste (boom) != eigenBeste (bomen[poging % 2 == 0 ? 0 : 1]))
          throw Overgeslagen ();  // haar rijen hangen van het toeval af
        if (poging < 2)
          bomen.push_back (boom);
      }
      catch (const Gevallen &) {}
  return bomen;
}

EigenKnoop goedeBoom (const Stand &stand)
{
  EigenKnoop knoop = { Model::score (stand), 0, {} };
  knoop.nul = stand.beurt == 0 ? knoop.score : -knoop.score;
  for (const Zet &zet : Model::verschillendeZetten (stand))
    knoop.kinderen.push_back (
      std::make_pair (zet, goedeBoom (Model::naZet (stand, zet))));
  return knoop;
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

namespace
{

// De gemiddelde score bij toevallig spel, voor de speler aan beurt.
double gemiddeld (const EigenKnoop &knoop)
{
  if (knoop.kinderen.empty ())
    return knoop.score;
  double som = 0;
  for (const std::pair<Zet,EigenKnoop> &kind : knoop.kinderen)
    som -= gemiddeld (kind.second);
  return som / static_cast<double> (knoop.kinderen.size ());
}

}

Zet eigenKeus (const EigenKnoop &knoop)
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
