// clusters.h: de clusters op een bord van Aqualin, bijgehouden terwijl er
// stenen bij komen en weer af gaan.
//
// Elk vakje wijst naar een later gelegd vakje van zijn cluster, of is zelf de
// wortel: het laatst gelegde vakje. Een nieuwe steen wordt de wortel van alle
// clusters waar zij aan raakt. De laatste steen is terug te nemen door die
// clusters hun wortel terug te geven. Van elke soort zijn er hoogstens tien
// stenen, dus de weg naar een wortel is kort.

#ifndef ZoekAqualinClustersHVar
#define ZoekAqualinClustersHVar

#include "verloop.h"

namespace zoek
{
namespace aqualin
{

// De clusters van een aspect waar een steen aan raakt.
struct Aanraking
{
  int wortel[MaxBuren], aantal;
  int omvang;                    // van de cluster die zij samen worden
};

// De omvang van de grootste clusters.
struct Grootste
{
  int omvang[AantalAspecten];
};

// Retourneert: de grootste clusters als er een steen bij komt die hieraan raakt
inline Grootste metSteen (Grootste nu, const Aanraking raakt[AantalAspecten])
{
  for (int aspect = 0; aspect < AantalAspecten; aspect++)
    if (raakt[aspect].omvang > nu.omvang[aspect])
      nu.omvang[aspect] = raakt[aspect].omvang;
  return nu;
}

// Retourneert: de score van speler 0 of 1
inline int scoreVan (const Grootste &nu, int wie)
{
  const int score = nu.omvang[0] - nu.omvang[1];
  return wie == 0 ? score : -score;
}

class Clusters
{
  public:

    // Leg de stenen waarmee een verloop begint op een leeg bord.
    explicit Clusters (const Verloop &verloop)
    : meeste ()
    {
      int vakje = 0;
      for (const Steen &steen : verloop.gelegd ())
      {
        leg (vakje, verloop.buren (vakje), steen);
        vakje++;
      }
    }

    // Retourneert: hoe groot de grootste clusters zijn, zonder de stenen die er
    //   maar tot neemWeg liggen
    const Grootste &grootste () const { return meeste; }

    // Retourneert: het aantal stenen van de cluster van een aspect waar een
    //   gevuld vakje in ligt
    int omvang (int aspect, int vakje) const
    {
      return delen[wortelVan (aspect, vakje)].omvang[aspect];
    }

    // Leg een steen op het volgende vakje, met deze buren, en vergeet hoe het
    // ervoor was.
    void leg (int vakje, const Buren &buren, const Steen &steen)
    {
      Aanraking raakt[AantalAspecten];
      raak (buren, steen, raakt);
      leg (vakje, steen, raakt);
      meeste = metSteen (meeste, raakt);
    }

    // Zoek de clusters waar een steen tussen deze buren aan gaat raken; raakt
    // wordt per aspect welke dat zijn. Geen twee stenen hebben dezelfde kleur
    // en ook dezelfde vorm: een buur raakt haar dus in hoogstens een aspect.
    void raak (const Buren &buren, const Steen &steen,
               Aanraking raakt[AantalAspecten]) const
    {
      raakt[0].aantal = raakt[1].aantal = 0;
      raakt[0].omvang = raakt[1].omvang = 1;
      for (int i = 0; i < buren.aantal; i++)
      {
        const Deel &deel = delen[buren.buur[i]];
        if (deel.soort[0] == steen.soort[0])
          voegBij (0, buren.buur[i], raakt[0]);
        else if (deel.soort[1] == steen.soort[1])
          voegBij (1, buren.buur[i], raakt[1]);
      }
    }

    // Leg een steen op het volgende vakje, met wat raak leverde, tot neemWeg.
    void leg (int vakje, const Steen &steen,
              const Aanraking raakt[AantalAspecten])
    {
      for (int aspect = 0; aspect < AantalAspecten; aspect++)
      {
        Deel &deel = delen[vakje];
        deel.soort[aspect] = static_cast<signed char> (steen.soort[aspect]);
        deel.ouder[aspect] = static_cast<signed char> (vakje);
        deel.omvang[aspect] = static_cast<signed char> (raakt[aspect].omvang);
        for (int i = 0; i < raakt[aspect].aantal; i++)
          delen[raakt[aspect].wortel[i]].ouder[aspect] = deel.ouder[aspect];
      }
    }

    // Neem de laatst gelegde steen weg, met wat raak voor haar leverde. Haar
    // eigen vakje blijft zoals het is: pas na de volgende steen kijkt er iemand
    // naar.
    void neemWeg (const Aanraking raakt[AantalAspecten])
    {
      for (int aspect = 0; aspect < AantalAspecten; aspect++)
        for (int i = 0; i < raakt[aspect].aantal; i++)
        {
          const int wortel = raakt[aspect].wortel[i];
          delen[wortel].ouder[aspect] = static_cast<signed char> (wortel);
        }
    }

  private:

    // Een vakje met een steen.
    struct Deel
    {
      signed char soort[AantalAspecten], ouder[AantalAspecten],
        omvang[AantalAspecten];  // van de cluster; klopt alleen in de wortel
    };

    Deel delen[MaxVakjes];
    Grootste meeste;

    // Retourneert: de wortel van de cluster waar een gevuld vakje in ligt
    int wortelVan (int aspect, int vakje) const
    {
      while (delen[vakje].ouder[aspect] != vakje)
        vakje = delen[vakje].ouder[aspect];
      return vakje;
    }

    // Voeg de cluster van een buur, van kleur of van vorm, toe aan raakt, als
    // zij er nog niet bij is.
    void voegBij (int aspect, int buur, Aanraking &raakt) const
    {
      const int wortel = wortelVan (aspect, buur);
      int i = 0;
      while (i < raakt.aantal && raakt.wortel[i] != wortel)
        i++;
      if (i == raakt.aantal)
      {
        raakt.wortel[raakt.aantal++] = wortel;
        raakt.omvang += delen[wortel].omvang[aspect];
      }
    }
};

}
}

#endif
