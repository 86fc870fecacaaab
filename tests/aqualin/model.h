// model.h: Aqualin zo naief mogelijk, als rechter. Elke stand is een kopie,
// elke cluster wordt opnieuw geteld. Er is niets gedeeld met het programma.

#ifndef AqualinModelHVar
#define AqualinModelHVar

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "tests/kansen.h"
#include "tests/toeval.h"

namespace Model
{

typedef std::pair<int,int> Paar;  // een vakje (rij, kolom) of een steen

// Een spel zoals het in een bestand staat.
struct Spel
{
  int hoogte, breedte;
  std::vector<int> vulvolgorde;
  int vormen;
  std::vector<int> pot;
  int alOpBord;
  int keuzeAantal[2];
};

struct Stand
{
  Spel spel;                       // zoals het begon
  std::map<Paar,Paar> bord;        // de steen op elk vakje dat niet leeg is
  std::vector<Paar> gelegd,        // die stenen, in volgorde
                    hand[2], pot;
  int speler;

  static Paar geen () { return Paar (-1, -1); }
};

// Het spel als bestand.
inline std::string bestand (const Spel &spel)
{
  std::ostringstream uit;
  uit << spel.hoogte << " " << spel.breedte << "\n";
  for (int nummer : spel.vulvolgorde)
    uit << nummer << " ";
  uit << "\n" << spel.vormen << "\n";
  for (int steen : spel.pot)
    uit << steen << " ";
  uit << "\n" << spel.alOpBord << "\n" << spel.keuzeAantal[0] << " "
      << spel.keuzeAantal[1] << "\n";
  return uit.str ();
}

// Pak de eerste steen uit de pot.
inline Paar pak (Stand &stand)
{
  const Paar steen = stand.pot.front ();
  stand.pot.erase (stand.pot.begin ());
  return steen;
}

// Het vakje waar de volgende steen komt.
inline Paar volgendVakje (const Stand &stand)
{
  const std::vector<int> &volgorde = stand.spel.vulvolgorde;
  const int plek = static_cast<int>
    (std::find (volgorde.begin (), volgorde.end (),
                static_cast<int> (stand.gelegd.size ()))
     - volgorde.begin ());
  return Paar (plek / stand.spel.breedte, plek % stand.spel.breedte);
}

inline void leg (Stand &stand, const Paar &steen)
{
  stand.bord[volgendVakje (stand)] = steen;
  stand.gelegd.push_back (steen);
}

inline Stand begin (const Spel &spel)
{
  Stand stand;
  stand.spel = spel;
  stand.speler = 0;
  for (int steen : spel.pot)
    stand.pot.push_back (Paar (steen / spel.vormen, steen % spel.vormen));
  for (int i = 0; i < spel.alOpBord; i++)
    leg (stand, pak (stand));
  for (int wie = 0; wie < 2; wie++)
    while (!stand.pot.empty () && static_cast<int> (stand.hand[wie].size ())
                                    < spel.keuzeAantal[wie])
      stand.hand[wie].push_back (pak (stand));
  return stand;
}

// De zetten sinds het begin.
inline std::vector<Paar> gedaan (const Stand &stand)
{
  return std::vector<Paar> (stand.gelegd.begin () + stand.spel.alOpBord,
                            stand.gelegd.end ());
}

// Kleur (speler 0) of vorm (speler 1) van een steen.
inline int soort (int wie, const Paar &steen)
{
  return wie == 0 ? steen.first : steen.second;
}

// De cluster rond een vakje waar een steen ligt.
inline std::set<Paar> cluster (const Stand &stand, int wie, const Paar &vakje)
{
  std::set<Paar> cluster;
  std::vector<Paar> stapel (1, vakje);
  while (!stapel.empty ())
  {
    const Paar nu = stapel.back ();
    stapel.pop_back ();
    if (stand.bord.count (nu) == 0
        || soort (wie, stand.bord.at (nu))
           != soort (wie, stand.bord.at (vakje))
        || !cluster.insert (nu).second)
      continue;
    stapel.push_back (Paar (nu.first - 1, nu.second));
    stapel.push_back (Paar (nu.first + 1, nu.second));
    stapel.push_back (Paar (nu.first, nu.second - 1));
    stapel.push_back (Paar (nu.first, nu.second + 1));
  }
  return cluster;
}

inline int grootste (const Stand &stand, int wie)
{
  size_t meeste = 0;
  for (const auto &vakje : stand.bord)
    meeste = std::max (meeste, cluster (stand, wie, vakje.first).size ());
  return static_cast<int> (meeste);
}

// De score als het nu afgelopen was.
inline int score (const Stand &stand, int wie)
{
  return grootste (stand, wie) - grootste (stand, 1 - wie);
}

// Voor wie aan beurt is.
inline int score (const Stand &stand) { return score (stand, stand.speler); }

inline const std::vector<Paar> &zetten (const Stand &stand)
{
  return stand.hand[stand.speler];
}

inline bool eindstand (const Stand &stand)
{
  return zetten (stand).empty ();
}

inline Stand naZet (const Stand &voor, const Paar &steen)
{
  Stand stand = voor;
  std::vector<Paar> &hand = stand.hand[stand.speler];
  hand.erase (std::find (hand.begin (), hand.end (), steen));
  leg (stand, steen);
  if (!stand.pot.empty ())
    hand.push_back (pak (stand));
  stand.speler = 1 - stand.speler;
  return stand;
}

// Het aantal standen in de boom, beurt na beurt; -1 als het niet in een long
// long past.
inline long long omvang (const Stand &stand)
{
  typedef unsigned long long Getal;
  const Getal meeste = std::numeric_limits<long long>::max ();
  Getal hand[2] = { stand.hand[0].size (), stand.hand[1].size () },
        pot = stand.pot.size (), laag = 1, som = 1;
  for (int wie = stand.speler; hand[wie] > 0; wie = 1 - wie)
  {
    if (laag > meeste / hand[wie] || (som += laag *= hand[wie]) > meeste)
      return -1;
    (pot > 0 ? pot : hand[wie])--;
  }
  return static_cast<long long> (som);
}

inline Paar zetGrootsteCluster (const Stand &stand)
{
  Paar gekozen (-1, -1), beste (-1, -1);
  for (const Paar &zet : zetten (stand))
  {
    const Stand erna = naZet (stand, zet);
    const Paar waarde (grootste (erna, stand.speler),
      static_cast<int> (cluster (erna, stand.speler,
                                 volgendVakje (stand)).size ()));
    if (waarde > beste)
    {
      beste = waarde;
      gekozen = zet;
    }
  }
  return gekozen;
}

// De eindscore voor wie. Het algoritme van elke speler is 1 (optimaal) of 2
// (grootste cluster).
inline int uitslag (Stand stand, int wie, const int algoritme[2])
{
  while (!eindstand (stand))
    stand = naZet (stand, algoritme[stand.speler] == 1
                          ? losOp (stand).zet : zetGrootsteCluster (stand));
  return score (stand, wie);
}

//*************************************************************************
// Toevallige spellen

class Loting : public Toeval
{
  public:

    explicit Loting (unsigned zaad) : Toeval (zaad) {}

    std::vector<int> permutatie (int aantal)
    {
      std::vector<int> rij (static_cast<size_t> (aantal));
      std::iota (rij.begin (), rij.end (), 0);
      for (int i = aantal - 1; i > 0; i--)
        std::swap (rij[static_cast<size_t> (i)],
                   rij[static_cast<size_t> (trek (0, i))]);
      return rij;
    }

    Stand spel (int hoogte, int breedte, int vormen, int alOpBord, int k0,
                int k1)
    {
      const Spel spel = { hoogte, breedte, permutatie (hoogte * breedte),
                          vormen, permutatie (hoogte * breedte), alOpBord,
                          { k0, k1 } };
      return begin (spel);
    }

    // Een spel met alles willekeurig, waarvan de boom hoogstens zo groot is;
    // zonder getal mag zij elke omvang hebben.
    Stand spelMetBoom (int grootsteMaat, long long meesteStanden = -1)
    {
      for (;;)
      {
        int hoogte = trek (1, grootsteMaat), breedte = trek (1, grootsteMaat);
        if (trek (0, 5) == 0)
          (trek (0, 1) == 0 ? hoogte : breedte) = 1;
        const int vakjes = hoogte * breedte, minstens = (vakjes + 9) / 10,
          vormen = trek (minstens, 10),
          alOpBord = trek (0, 9) == 0 ? vakjes : trek (0, vakjes),
          k0 = trek (1, 5), k1 = trek (1, 5);
        const Stand stand = spel (hoogte, breedte, vormen, alOpBord, k0, k1);
        const long long standen = omvang (stand);
        if (meesteStanden < 0 || (standen > 0 && standen <= meesteStanden))
          return stand;
      }
    }
};

}

#endif
