// kansen.h: rekenen met de kans op elke score, voor de modellen.

#ifndef KansenHVar
#define KansenHVar

#include <map>
#include <vector>

namespace Model
{

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

}

#endif
