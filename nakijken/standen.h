// standen.h: de standen waarmee nagekeken wordt. Ze hangen alleen van het zaad
// af, en elke stand is als bestand te lezen.

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
const int MaxPogingen = 6000;         // bij het zoeken naar spellen
const long long MaxWerk = 40000;      // standen die daarbij bekeken worden

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

// Een stand, en een zet daarin (of Model::Geen), met alle kenmerken. Van een
// spel om te zoeken is dat de eerste zet, en horen de kenmerken van de boom
// erbij.
struct Plek
{
  Stand stand;
  Zet zet;
  Masker masker;
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

// Waaraan een plek voldoet: niets van deze kenmerken, of iets ervan.
typedef std::function<bool (const Plek &)> Mag;

inline Mag zonder (Masker kenmerken)
{
  return [=] (const Plek &een) { return (een.masker & kenmerken) == 0; };
}

inline Mag met (Masker kenmerken)
{
  return [=] (const Plek &een) { return (een.masker & kenmerken) != 0; };
}

class Voorraad
{
  public:

    // Kenmerken die niet gekozen worden als het even kan.
    Masker mijd;

    explicit Voorraad (unsigned hetZaad)
    : mijd (0), zaad (hetZaad)
    {
      Model::Loting loting (zaad);
      std::set<std::string> gezien;
      for (int i = 0; i < AantalStanden; i++)
      {
        const Stand stand = i % 10 == 0 ? loot (loting, 10, 90)
                            : i % 3 == 0 ? loot (loting, 5, 40)
                                         : loot (loting, 3, 12);
        if (!gezien.insert (Model::bestand (stand)).second)
          continue;
        alleStanden.push_back (plek (stand));
        for (const Zet &zet : Model::alleZetten (stand))
          alleZetten.push_back (plek (stand, zet));
      }
    }

    // Kies standen of zetten met een van deze kenmerken: de helft zo klein
    // mogelijk en met zo weinig mogelijk andere, de rest verspreid.
    // Parameter:
    // * mag: waaraan zij verder voldoen, of niets
    Plekken standen (Masker doel, size_t aantal, const Mag &mag = nullptr) const
    {
      return kies (alleStanden, doel, aantal, mag);
    }

    Plekken zetten (Masker doel, size_t aantal, const Mag &mag = nullptr) const
    {
      return kies (alleZetten, doel, aantal, mag);
    }

    // Kies eindstanden met een score die niet 0 is.
    Plekken einden (size_t aantal) const
    {
      Plekken uit = standen (EigenVol | AnderVol | Vast, aantal,
        [] (const Plek &een)
        { return (een.masker & Loopt) == 0 && Model::score (een.stand) != 0; });
      for (Plek &een : uit)
        Lezer (1, 0).loop (een.stand, een.boom);
      return uit;
    }

    // Kies spellen om te zoeken zonder wat te mijden is; zijn er dat minder dan
    // de helft, dan ook een paar met alles.
    // Parameters:
    // * soort: bepaalt welke
    // * laag, hoog: hoeveel standen de boom heeft
    // * mag: waaraan zij verder voldoen, of niets
    Plekken spellen (unsigned soort, size_t aantal, long long laag,
                     long long hoog, const Mag &mag = nullptr) const
    {
      Plekken uit;
      for (Masker niet : { mijd, Masker (0) })
      {
        Model::Loting loting (zaad + soort * 7919 + (niet == 0 ? 0 : 1));
        long long werk = 0;
        const size_t genoeg = uit.empty () ? aantal
                                           : uit.size () + (aantal + 2) / 3;
        for (int i = 0; i < MaxPogingen && werk < MaxWerk + 10 * hoog
                        && uit.size () < genoeg; i++)
        {
          const int ruim = hoog > 100 ? 4 : 2;
          const Stand stand = loot (loting, 2 + ruim,
                                    6 + loting.trek (0, 6) * ruim);
          Boom boom;
          Lezer lezer (hoog, niet);
          const bool past = lezer.loop (stand, boom);
          werk += hoog - lezer.nog ();
          if (!past || boom.standen < laag)
            continue;
          Plek een = plek (stand, Model::verschillendeZetten (stand)[0]);
          een.masker |= boom.masker;
          een.boom = boom;
          if (!mag || mag (een))
            uit.push_back (een);
        }
        if (mijd == 0 || 2 * uit.size () > aantal)
          break;   // genoeg om over te oordelen
      }
      return uit;
    }

  private:

    unsigned zaad;
    Plekken alleStanden, alleZetten;

    Plekken kies (const Plekken &plekken, Masker doel, size_t aantal,
                  const Mag &mag) const
    {
      std::vector<const Plek *> keus;
      for (const Plek &een : plekken)
        if ((een.masker & doel) != 0 && (!mag || mag (een)))
          keus.push_back (&een);
      const auto mis = std::stable_partition (keus.begin (), keus.end (),
        [&] (const Plek *een) { return (een->masker & mijd) == 0; });
      if (mis - keus.begin () >= static_cast<long> (aantal))
        keus.erase (mis, keus.end ());
      std::vector<const Plek *> eerst = keus;
      const Masker telt = ~(doel | Gemengd | LeegLoopt | Scheelt);
      std::stable_sort (eerst.begin (), eerst.end (),
        [telt] (const Plek *a, const Plek *b)
        {
          const size_t van = std::bitset<64> (a->masker & telt).count (),
                       naar = std::bitset<64> (b->masker & telt).count ();
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
const size_t KeusSpellen = 40;
const int KeusRaak = 3, KeusVan = 4;       // zo vaak hoort de beste zet gekozen
const int KeusSimulaties = 100;            // met zoveel simulaties per zet
inline Plekken keusSpellen (const Voorraad &voorraad)
{
  return voorraad.spellen (4, KeusSpellen, 4, 200, [] (const Plek &spel)
  {
    return spel.boom.duidelijk != Model::Geen
           && Model::verschillendeZetten (spel.stand).size () > 2;
  });
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
