// clusters.h: de clusters op een bord van Aqualin, bijgehouden terwijl er
// stenen bij komen en weer af gaan.
//
// Elk vakje wijst naar een later gelegd vakje van zijn cluster, of is zelf de
// wortel: het laatst gelegde vakje. Een nieuwe steen wordt de wortel van alle
// clusters waar zij aan raakt. De laatste steen is terug te nemen door die
// clusters hun wortel terug te geven. Van elke soort zijn er hoogstens tien
// stenen, dus de weg naar een wortel is kort.

#ifndef ClustersHVar
#define ClustersHVar

#include "verloop.h"

namespace zoek
{

// De clusters van een soort waar een steen aan raakt.
struct Aanraking
{
  int wortel[MaxBuren], aantal;
  int omvang;                    // van de cluster die zij samen worden
};

class Clusters
{
  public:

    // Maak een leeg bord.
    // Parameter:
    // * nwVerloop: het spel; blijft bestaan zolang dit object bestaat
    explicit Clusters (const Verloop &nwVerloop)
    : verloop (&nwVerloop)
    {
    }

    // Zoek de clusters waar een steen aan gaat raken.
    // Parameters:
    // * aspect: kleur of vorm
    // * vakje: het volgende vakje
    // * soort: de kleur of de vorm van de steen
    // Retourneert: die clusters
    Aanraking raak (int aspect, int vakje, int soort) const
    {
      const Buren &buren = verloop->buren (vakje);
      const Deel *const deel = delen[aspect];
      Aanraking aanraking;
      aanraking.aantal = 0;
      aanraking.omvang = 1;
      for (int i = 0; i < buren.aantal; i++)
      {
        int wortel = buren.buur[i];
        if (deel[wortel].soort != soort)
          continue;
        while (deel[wortel].ouder != wortel)
          wortel = deel[wortel].ouder;
        if (!bekend (aanraking, wortel))
        {
          aanraking.wortel[aanraking.aantal++] = wortel;
          aanraking.omvang += deel[wortel].omvang;
        }
      }
      return aanraking;
    }

    // Leg een steen, voor een aspect.
    // Parameters:
    // * aspect, vakje, soort: als bij raak
    // * aanraking: wat raak leverde
    void leg (int aspect, int vakje, int soort, const Aanraking &aanraking)
    {
      Deel *const deel = delen[aspect];
      deel[vakje].soort = static_cast<signed char> (soort);
      deel[vakje].ouder = static_cast<signed char> (vakje);
      deel[vakje].omvang = static_cast<signed char> (aanraking.omvang);
      for (int i = 0; i < aanraking.aantal; i++)
        deel[aanraking.wortel[i]].ouder = static_cast<signed char> (vakje);
    }

    // Neem de laatst gelegde steen weg, voor een aspect. Haar eigen vakje
    // blijft zoals het is: pas de volgende steen kijkt ernaar.
    // Parameters:
    // * aspect, aanraking: als bij leg
    void neemWeg (int aspect, const Aanraking &aanraking)
    {
      for (int i = 0; i < aanraking.aantal; i++)
        delen[aspect][aanraking.wortel[i]].ouder =
          static_cast<signed char> (aanraking.wortel[i]);
    }

  private:

    // Een vakje met een steen.
    struct Deel
    {
      signed char soort, ouder,
        omvang;                  // van de cluster; klopt alleen in de wortel
    };

    const Verloop *verloop;
    Deel delen[AantalAspecten][MaxVakjes];

    // Parameters:
    // * aanraking: de clusters tot nu toe
    // * wortel: de wortel van een cluster
    // Retourneert: of die cluster erbij zit
    static bool bekend (const Aanraking &aanraking, int wortel)
    {
      for (int i = 0; i < aanraking.aantal; i++)
        if (aanraking.wortel[i] == wortel)
          return true;
      return false;
    }
};

// De grootste clusters tot nu toe.
struct Grootste
{
  int omvang[AantalAspecten];
};

// Leg een steen helemaal, en vergeet hoe het ervoor was.
// Parameters:
// * clusters: het bord; krijgt de steen erbij
// * vakje: het volgende vakje
// * steen: de steen
// * grootste: wordt bijgewerkt
inline void leg (Clusters &clusters, int vakje, const Steen &steen,
                 Grootste &grootste)
{
  for (int aspect = 0; aspect < AantalAspecten; aspect++)
  {
    const int soort = steen.soort[aspect];
    const Aanraking aanraking = clusters.raak (aspect, vakje, soort);
    clusters.leg (aspect, vakje, soort, aanraking);
    if (aanraking.omvang > grootste.omvang[aspect])
      grootste.omvang[aspect] = aanraking.omvang;
  }
}

// Leg de stenen waarmee een verloop begint.
// Parameters:
// * verloop: het spel
// * clusters: een leeg bord; krijgt de stenen
// Retourneert: de grootste clusters
inline Grootste legBegin (const Verloop &verloop, Clusters &clusters)
{
  Grootste grootste = { { 0, 0 } };
  for (size_t i = 0; i < verloop.liggen ().size (); i++)
    leg (clusters, static_cast<int> (i), verloop.liggen ()[i], grootste);
  return grootste;
}

}

#endif
