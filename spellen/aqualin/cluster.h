// cluster.h: de clusters op een bord: vakjes van dezelfde soort die met een
// zijde aan elkaar liggen.

#ifndef ClusterHVar
#define ClusterHVar

#include <vector>

namespace aqualin
{

const int GeenSoort = -1;  // van een leeg vakje

class Clusters
{
  public:

    // Zoek de grootste clusters.
    // Parameters:
    // * nwBreedte: het aantal kolommen van het bord
    // * nwSoorten: per vakje, rij na rij, de soort die er ligt, of GeenSoort
    Clusters (int nwBreedte, const std::vector<int> &nwSoorten)
    : breedte (nwBreedte), aantal (static_cast<int> (nwSoorten.size ())),
      soorten (nwSoorten), cluster (nwSoorten.size (), -1), maat (0)
    {
      for (int vakje = 0; vakje < aantal; vakje++)
        if (soort (vakje) != GeenSoort && op (vakje) < 0)
        {
          const int nummer = static_cast<int> (maten.size ());
          maten.push_back (kleur (vakje, nummer));
          if (maten.back () > maat)
            maat = maten.back ();
        }
    }

    // Retourneert: het aantal vakjes van een grootste cluster; 0 op een leeg
    //   bord
    int grootste () const
    {
      return maat;
    }

    // Parameter:
    // * vakje: een vakje
    // Retourneert: het aantal vakjes van de cluster waar het in ligt; 0 als
    //   het leeg is
    int om (int vakje) const
    {
      const int nummer = op (vakje);
      return nummer < 0 ? 0 : maten[static_cast<size_t> (nummer)];
    }

    // Parameter:
    // * vakje: een vakje
    // Retourneert: of het in een grootste cluster van meer vakjes ligt
    bool inGrootste (int vakje) const
    {
      return maat > 1 && om (vakje) == maat;
    }

  private:

    const int breedte, aantal;      // kolommen, vakjes
    const std::vector<int> soorten;
    std::vector<int> cluster,       // per vakje het nummer van zijn cluster
                     maten;         // per cluster het aantal vakjes
    int maat;                       // van een grootste

    // Parameter:
    // * vakje: een vakje
    // Retourneert: de soort die er ligt, of GeenSoort
    int soort (int vakje) const
    {
      return soorten[static_cast<size_t> (vakje)];
    }

    // Parameter:
    // * vakje: een vakje
    // Retourneert: het nummer van zijn cluster, of -1
    int op (int vakje) const
    {
      return cluster[static_cast<size_t> (vakje)];
    }

    // Geef een cluster een nummer, door van vakje naar vakje te lopen.
    // Parameters:
    // * vakje: een vakje van de cluster dat nog geen nummer heeft
    // * nummer: het nummer
    // Retourneert: het aantal vakjes dat een nummer kreeg
    int kleur (int vakje, int nummer)
    {
      const int kolom = vakje % breedte,
        buren[] = { vakje - breedte, vakje + breedte,
                    kolom > 0 ? vakje - 1 : -1,
                    kolom + 1 < breedte ? vakje + 1 : -1 };
      int gekleurd = 1;
      cluster[static_cast<size_t> (vakje)] = nummer;
      for (int i = 0; i < 4; i++)
        if (buren[i] >= 0 && buren[i] < aantal && op (buren[i]) < 0
            && soort (buren[i]) == soort (vakje))
          gekleurd += kleur (buren[i], nummer);
      return gekleurd;
    }
};

}

#endif
