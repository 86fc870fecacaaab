// standen.h: de standen waarmee nagekeken wordt, gekozen voor er iets gekeurd
// is: een ander zaad geeft andere standen, maar van elke soort evenveel. Elke
// stand is als bestand te lezen.

#ifndef NakijkStandenHVar
#define NakijkStandenHVar

#include <algorithm>
#include <bitset>
#include <functional>
#include <set>
#include "boom.h"

namespace nakijk
{

const int AantalStanden = 5000;
const int MaxPogingen = 200000;       // bij het zoeken naar spellen
const long long MaxWerk = 400000;     // standen die daarbij bekeken worden

// Loot een bord: elke rij krijgt met een kans tegels, of het is vol.
inline Paren looBord (Model::Loting &loting, const Stand &stand)
{
  Paren rijen;
  const int procent = loting.trek (0, 10) * 10;
  const bool vol = loting.trek (0, 7) == 0, bijna = loting.trek (0, 2) == 0;
  for (int rij = 0; rij < stand.K; rij++)
  {
    int n = loting.trek (0, 99) < procent ? loting.trek (1, stand.L) : 0;
    if (vol || (bijna && rij + 1 < stand.K))
      n = stand.L;
    rijen.push_back (loting.trek (0, 1) == 0 ? std::make_pair (n, 0)
                                             : std::make_pair (0, n));
  }
  return rijen;
}

// Loot een stand. Een op de vier heeft tegels van een kleur: dan doet het er
// niet toe in welke volgorde zij uit de pot komen.
inline Stand loot (Model::Loting &loting, int rijen, int pot)
{
  Stand stand;
  stand.M = loting.trek (1, loting.trek (1, 5));
  stand.N = loting.trek (1, 5);
  stand.K = loting.trek (1, rijen);
  stand.L = loting.trek (1, 6);
  const bool effen = loting.trek (0, 3) == 0;
  for (int i = loting.trek (1, pot); i > 0; i--)
    stand.pot += "gb"[effen ? pot % 2 : loting.trek (0, 1)];
  for (Paren &bord : stand.rijen)
    bord = looBord (loting, stand);
  stand.beurt = loting.trek (0, 1);
  Model::vulSchalen (stand);
  return stand;
}

// Een stand, en een zet daarin (of Model::Geen), met alle soorten. Van een
// spel om te zoeken is dat de eerste zet.
struct Plek
{
  Stand stand;
  Zet zet;
  Soorten soorten;
  int grootte;   // hoe moeilijk zij te overzien is
  Boom boom;     // van een spel
};
typedef std::vector<Plek> Plekken;

inline Plek plek (const Stand &stand, const Zet &zet = Model::Geen)
{
  const int grootte = static_cast<int> (stand.pot.size ()) + stand.M * stand.N
                      + 2 * stand.K * stand.L;
  return Plek { stand, zet, vanStand (stand)
                | (zet == Model::Geen ? 0 : vanZet (stand, zet)), grootte,
                Boom () };
}

inline Plekken samen (Plekken plekken, const Plekken &meer)
{
  plekken.insert (plekken.end (), meer.begin (), meer.end ());
  return plekken;
}

// Waaraan een plek voldoet: niets van deze soorten, of iets ervan.
typedef std::function<bool (const Plek &)> Mag;

inline Mag zonder (Soorten soorten)
{
  return [=] (const Plek &een) { return (een.soorten & soorten) == 0; };
}

inline Mag met (Soorten soorten)
{
  return [=] (const Plek &een) { return (een.soorten & soorten) != 0; };
}

class Voorraad
{
  public:

    // Parameters:
    // * beurt: wie er steeds aan de beurt is, of -1
    // * om: de pot staat achterstevoren in het bestand
    explicit Voorraad (unsigned hetZaad, int deBeurt = -1, bool om = false)
    : zaad (hetZaad), beurt (deBeurt), achterstevoren (om)
    {
      Model::Loting loting (zaad);
      std::set<std::string> gezien;
      for (int i = 0; i < AantalStanden; i++)
      {
        Stand stand = i % 10 == 0 ? loot (loting, 10, 90)
                      : i % 3 == 0 ? loot (loting, 5, 40)
                                   : loot (loting, 3, 12);
        stand.beurt = beurt < 0 ? stand.beurt : beurt;
        if (!gezien.insert (Model::bestand (stand)).second)
          continue;
        alleStanden.push_back (plek (stand));
        for (const Zet &zet : Model::alleZetten (stand))
          alleZetten.push_back (plek (stand, zet));
      }
    }

    // Kies standen of zetten met een van deze soorten: de helft zo klein
    // mogelijk en met zo weinig mogelijk andere, de rest verspreid.
    // Parameter:
    // * mag: waaraan zij verder voldoen, of niets
    Plekken standen (Soorten doel, size_t aantal, const Mag &mag = nullptr)
      const
    {
      return kies (alleStanden, doel, aantal, mag);
    }

    Plekken zetten (Soorten doel, size_t aantal, const Mag &mag = nullptr) const
    {
      return kies (alleZetten, doel, aantal, mag);
    }

    // Kies eindstanden met een score die niet 0 is.
    Plekken einden (size_t aantal) const
    {
      Plekken uit = standen (EigenVol | AnderVol | Vast, aantal,
        [] (const Plek &een)
        {
          return (een.soorten & Loopt) == 0 && Model::score (een.stand) != 0;
        });
      for (Plek &een : uit)
        Lezer (1, 0).loop (een.stand, een.boom);
      return uit;
    }

    // Loot spellen om te zoeken.
    // Parameters:
    // * soort: bepaalt welke
    // * laag, hoog: hoeveel standen de boom heeft
    // * niet: wat er in de hele boom niet voorkomt
    // * mag: waaraan zij verder voldoen, of niets
    Plekken spellen (unsigned soort, size_t aantal, long long laag,
                     long long hoog, Soorten niet = 0,
                     const Mag &mag = nullptr) const
    {
      Plekken uit;
      Model::Loting loting (zaad + soort * 7919);
      long long werk = 0;
      const int ruim = hoog > 2000 ? 6 : hoog > 100 ? 4 : 2;
      for (int i = 0; i < MaxPogingen && werk < MaxWerk + 10 * hoog
                      && uit.size () < aantal; i++)
      {
        Stand stand = loot (loting, 2 + ruim, 6 + loting.trek (0, 6) * ruim);
        stand.beurt = beurt < 0 ? stand.beurt : beurt;
        Boom boom;
        Lezer lezer (hoog, niet);
        const bool past = lezer.loop (stand, boom);
        werk += hoog - lezer.nog ();
        if (!past || boom.standen < laag)
          continue;
        Plek een = plek (stand, Model::verschillendeZetten (stand)[0]);
        een.boom = boom;
        if (!mag || mag (een))
          uit.push_back (een);
      }
      return uit;
    }

    // Het bestand waarin een stand staat.
    std::string bestand (const Stand &stand) const
    {
      std::string uit = Model::bestand (stand);
      if (achterstevoren)
        std::reverse (&uit[0], &uit[uit.find ('\n')]);
      return uit;
    }

    // Loot een stand waarin lang te spelen is.
    Stand lang (Model::Loting &loting) const
    {
      Stand stand = loot (loting, 8, 60);
      stand.beurt = beurt < 0 ? stand.beurt : beurt;
      return stand;
    }

  private:

    unsigned zaad;
    int beurt;
    bool achterstevoren;
    Plekken alleStanden, alleZetten;

    Plekken kies (const Plekken &plekken, Soorten doel, size_t aantal,
                  const Mag &mag) const
    {
      std::vector<const Plek *> keus;
      for (const Plek &een : plekken)
        if ((een.soorten & doel) != 0 && (!mag || mag (een)))
          keus.push_back (&een);
      std::vector<const Plek *> eerst = keus;
      std::stable_sort (eerst.begin (), eerst.end (),
        [doel] (const Plek *a, const Plek *b)
        {
          const size_t van = std::bitset<32> (a->soorten & ~doel).count (),
                       naar = std::bitset<32> (b->soorten & ~doel).count ();
          return van != naar ? van < naar : a->grootte < b->grootte;
        });
      Plekken uit;
      for (size_t i = 0; i < eerst.size () && i < (aantal + 1) / 2; i++)
        uit.push_back (*eerst[i]);
      const size_t rest = aantal - (aantal + 1) / 2;
      for (size_t i = 0; i < rest && keus.size () > rest; i++)
        uit.push_back (*keus[i * keus.size () / rest]);
      return uit;
    }
};

// De spellen waarin bepaalGoedeZet laat zien dat zij beter is dan toeval. In
// elk ervan zijn er minstens drie verschillende zetten, en is er een die bij
// toevallig spel gemiddeld minstens een halve rij beter is dan elke andere.
// Goed Monte Carlo mist die bijna nooit; gokken mist haar minstens twee keer op
// de drie. De grens ligt daar ruim tussen: tests/keuring/keus.cc rekent uit de
// exacte kansen van het model na hoe zeker het oordeel is.
const size_t KeusSpellen = 40;   // de helft zonder dat de pot leeg raakt
const int KeusRaak = 3, KeusVan = 4;       // zo vaak hoort de beste zet gekozen
const int KeusSimulaties = 100;            // met zoveel simulaties per zet
inline Plekken keusSpellen (const Voorraad &voorraad)
{
  const Mag mag = [] (const Plek &spel)
  {
    return spel.boom.duidelijk != Model::Geen
           && Model::verschillendeZetten (spel.stand).size () > 2;
  };
  return samen (voorraad.spellen (4, KeusSpellen / 2, 4, 200, 0, mag),
                voorraad.spellen (8, KeusSpellen / 2, 4, 200, PotRaaktLeeg,
                                  mag));
}

// De stand van Figuur 1 van de opgave.
inline Stand figuur1 ()
{
  return Model::uitTekening ("pot gbgbbbggbgbgbbgbgg\nschalen 4: ggbb ggbb\n"
                             "gggg. bbb..\ngg... bbbb.\ng.... g....\n"
                             "..... gg...\nbbb.. ggggg\nbeurt 0\n");
}

}

#endif
