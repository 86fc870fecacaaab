// kansen.h: voor de modellen de hele boom aflopen, rekenen met de kans op elke
// score, en nagaan of iets zo vaak gebeurt als een model zegt. Een model heeft
// zetten (stand), naZet (stand, zet) en score (stand), voor wie aan beurt is,
// en Stand::geen (), de zet die er niet is.

#ifndef KansenHVar
#define KansenHVar

#include <cmath>
#include <map>
#include <utility>
#include <vector>
#include "tests/toets.h"

namespace Model
{

template <typename Zet>
struct Oplossing
{
  int score;                                   // voor de speler aan beurt
  Zet zet;                                     // de eerste beste zet
  long long standen;                           // in de boom, wortel meegeteld
  std::vector< std::pair<Zet,int> > waarden;   // elke zet met haar waarde
};

// Loop de complete boom af.
template <typename Stand, typename Zet = decltype (Stand::geen ())>
Oplossing<Zet> losOp (const Stand &stand)
{
  Oplossing<Zet> beste = { 0, Stand::geen (), 1, {} };
  for (const Zet &zet : zetten (stand))
  {
    const Oplossing<Zet> erna = losOp (naZet (stand, zet));
    beste.standen += erna.standen;
    beste.waarden.push_back (std::make_pair (zet, -erna.score));
    if (beste.waarden.size () == 1 || -erna.score > beste.score)
    {
      beste.score = -erna.score;
      beste.zet = zet;
    }
  }
  if (beste.waarden.empty ())
    beste.score = score (stand);
  return beste;
}

typedef std::map<int,double> Kansen;  // per score haar kans

// De som van een aantal onafhankelijke trekkingen.
inline Kansen somVan (const Kansen &kansen, int aantal)
{
  const int laagste = kansen.begin ()->first;
  std::vector<double> som (1, 1.0);  // per getal boven aantal * laagste
  for (int i = 0; i < aantal; i++)
  {
    std::vector<double> nieuw (som.size () + static_cast<size_t>
                                 (kansen.rbegin ()->first - laagste), 0.0);
    for (const auto &een : kansen)
      for (size_t j = 0; j < som.size (); j++)
        nieuw[j + static_cast<size_t> (een.first - laagste)] +=
          som[j] * een.second;
    som = nieuw;
  }
  Kansen uit;
  for (size_t j = 0; j < som.size (); j++)
    uit[aantal * laagste + static_cast<int> (j)] = som[j];
  return uit;
}

inline double verwachting (const Kansen &kansen)
{
  double som = 0;
  for (const auto &een : kansen)
    som += een.first * een.second;
  return som;
}

inline double variantie (const Kansen &kansen)
{
  double som = 0;
  for (const auto &een : kansen)
    som += een.first * een.first * een.second;
  return som - verwachting (kansen) * verwachting (kansen);
}

// De kans van elke som dat zij de eerste hoogste is.
inline std::vector<double> eersteHoogste (const std::vector<Kansen> &sommen)
{
  std::vector<Kansen> hoogstens = sommen;  // per getal de kans erop of eronder
  for (Kansen &kansen : hoogstens)
  {
    double som = 0;
    for (auto &een : kansen)
      een.second = som += een.second;
  }
  std::vector<double> keuze (sommen.size (), 0);
  for (size_t i = 0; i < sommen.size (); i++)
    for (const auto &een : sommen[i])
    {
      double kans = een.second;
      for (size_t j = 0; j < sommen.size (); j++)
        if (j != i)  // j is lager, of even hoog maar later
        {
          auto boven = hoogstens[j].lower_bound (een.first + (j > i ? 1 : 0));
          kans *= boven == hoogstens[j].begin () ? 0 : (--boven)->second;
        }
      keuze[i] += kans;
    }
  return keuze;
}

// De kans op elke eindscore, voor wie nu aan beurt is of voor de ander, als er
// alleen nog toevallig gespeeld wordt: elke zet is even waarschijnlijk.
template <typename Stand>
Kansen toevalligSpel (const Stand &stand, bool voorAnder = false)
{
  Kansen kansen;
  const auto alle = zetten (stand);
  if (alle.empty ())
    kansen[voorAnder ? -score (stand) : score (stand)] = 1;
  for (const auto &zet : alle)
    for (const auto &een : toevalligSpel (naZet (stand, zet), !voorAnder))
      kansen[een.first] += een.second / static_cast<double> (alle.size ());
  return kansen;
}

// De kans dat Monte Carlo met zoveel simulaties per zet elke zet kiest: de
// eerste van de zetten met de hoogste som van scores.
template <typename Stand>
std::vector<double> keuzekansen (const Stand &stand, int simulaties)
{
  std::vector<Kansen> sommen;
  for (const auto &zet : zetten (stand))
    sommen.push_back (somVan (toevalligSpel (naZet (stand, zet), true),
                              simulaties));
  return eersteHoogste (sommen);
}

// Een chi-kwadraattoets van keuzes waarvan de kansen bekend zijn.
class Keuzetoets
{
  public:

    int vrijheid;  // het aantal vrijheidsgraden

    Keuzetoets () : vrijheid (0), chi (0) {}

    // Kies een aantal keren, en tel dat mee.
    // Parameters:
    // * kansen: die van elke mogelijkheid
    // * kies: geeft het nummer van de keuze
    template <typename Kies>
    void tel (const std::vector<double> &kansen, int keren, const Kies &kies)
    {
      std::vector<int> gezien (kansen.size (), 0);
      for (int keer = 0; keer < keren; keer++)
        gezien.at (kies ())++;
      double som = 0;
      int soorten = 0;
      for (size_t i = 0; i < kansen.size (); i++)
      {
        const double verwacht = kansen[i] * keren;
        EIS_MET (kansen[i] > 1e-12 || gezien[i] == 0,
                 "mogelijkheid " << i << " kan nooit de beste zijn");
        if (verwacht < 5)  // te zeldzaam
          continue;
        soorten++;
        som += (gezien[i] - verwacht) * (gezien[i] - verwacht) / verwacht;
      }
      chi += soorten > 1 ? som : 0;
      vrijheid += soorten - 1;
    }

    // Eis dat de som binnen vijf standaardafwijkingen ligt.
    void eisGewoon () const
    {
      EIS_MET (std::fabs (chi - vrijheid) < 5 * std::sqrt (2.0 * vrijheid),
               chi << " bij " << vrijheid << " vrijheidsgraden");
    }

  private:

    double chi;
};

}

#endif
