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
#include "leeswijze.h"

const int AantalStanden = 5000;
const int MaxPogingen = 200000;       // bij het zoeken naar spellen
const long long MaxWerk = 800000;     // standen die daarbij bekeken worden

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

// Loot een stand. Een op de vier heeft tegels van een kleur, geel of blauw: dan
// doet het er niet toe in welke volgorde zij uit de pot komen.
inline Stand loot (Model::Loting &loting, int rijen, int pot)
{
  Stand stand;
  stand.M = loting.trek (1, loting.trek (1, 5));
  stand.N = loting.trek (1, 5);
  stand.K = loting.trek (1, rijen);
  stand.L = loting.trek (1, 6);
  const bool effen = loting.trek (0, 3) == 0;
  const int aantal = loting.trek (1, pot);
  for (int i = 0; i < aantal; i++)
    stand.pot += "gb"[effen ? aantal % 2 : loting.trek (0, 1)];
  for (Paren &bord : stand.rijen)
    bord = looBord (loting, stand);
  stand.beurt = loting.trek (0, 1);
  Model::vulSchalen (stand);
  return stand;
}

// Een stand, en een zet daarin (of Model::Geen), met alle soorten: die van de
// stand, en van de zet of van al haar zetten. Van een spel om te zoeken is de
// zet de eerste, en zijn er de soorten van een spel bij.
struct Plek
{
  Stand stand = {};
  Zet zet = Model::Geen;
  Soorten soorten = 0;
  int grootte = 0;   // hoe moeilijk zij te overzien is
  Boom boom = {};    // van een spel
};
typedef std::vector<Plek> Plekken;

inline Plek plek (const Stand &stand, const Zet &zet = Model::Geen)
{
  const int grootte = static_cast<int> (stand.pot.size ()) + stand.M * stand.N
                      + 2 * stand.K * stand.L;
  Soorten soorten = vanStand (stand);
  for (const Zet &een : Model::alleZetten (stand))
    soorten |= zet == Model::Geen || een == zet ? vanZet (stand, een) : 0;
  return { stand, zet, soorten, grootte };
}

inline Plekken samen (Plekken plekken, const Plekken &meer)
{
  plekken.insert (plekken.end (), meer.begin (), meer.end ());
  return plekken;
}

// Een keus uit de voorraad, voor een onderdeel: zoveel met een van de soorten
// van doel, niets van niet, en iets van ook.
struct Keus
{
  const char *onderdeel;
  Soorten doel;
  size_t aantal;
  Soorten niet = 0, ook = Alles;
};

// Een keus van spellen: met een boom van zoveel standen, waar in de hele boom
// niets van niet voorkomt.
struct Spelkeus
{
  unsigned soort;        // bepaalt welke
  size_t aantal;
  long long laag, hoog;
  Soorten niet = 0, ook = Alles;
  const char *onderdeel = "";
};

struct Voorraad
{
  unsigned zaad;
  Leeswijze wijze;       // wat zij niet kan lezen doet niet mee

  explicit Voorraad (unsigned hetZaad, const Leeswijze &deWijze = {})
  : zaad (hetZaad), wijze (deWijze)
  {
    Model::Loting loting (zaad);
    std::set<std::string> gezien;
    for (int i = 0; i < AantalStanden; i++)
    {
      const Stand stand = i % 10 == 0 ? looEen (loting, 10, 90)
                          : i % 3 == 0 ? looEen (loting, 5, 40)
                                       : looEen (loting, 3, 12);
      if (!gezien.insert (Model::bestand (stand)).second)
        continue;
      alleStanden.push_back (plek (stand));
      for (const Zet &zet : Model::alleZetten (stand))
        alleZetten.push_back (plek (stand, zet));
    }
  }

  // Kies standen, of zetten: de helft zo klein mogelijk en met zo weinig
  // mogelijk andere soorten, de rest verspreid.
  Plekken standen (const Keus &keus) const { return kies (alleStanden, keus); }
  Plekken zetten (const Keus &keus) const { return kies (alleZetten, keus); }

  // Kies eindstanden met een score die niet 0 is.
  Plekken einden (size_t aantal) const
  {
    Plekken uit = standen ({ "", Beslist, aantal });
    for (Plek &een : uit)
      een.boom.wordBlad (volVan (een.stand));
    return uit;
  }

  // Loot spellen om te zoeken.
  Plekken spellen (const Spelkeus &keus) const
  {
    Plekken uit;
    Model::Loting loting (zaad + keus.soort * 7919);
    long long werk = 0;
    const int ruim = keus.hoog > 2000 ? 6 : keus.hoog > 100 ? 4 : 2;
    for (int i = 0; i < MaxPogingen && werk < MaxWerk + 10 * keus.hoog
                    && uit.size () < keus.aantal; i++)
    {
      const Stand stand = looEen (loting, 2 + ruim,
                                  6 + loting.trek (0, 6) * ruim);
      long long over = keus.hoog;
      const Boom boom = boomVan (stand, keus.niet, over);
      werk += keus.hoog - over;
      if (boom.standen < keus.laag)
        continue;
      Plek een = plek (stand, Model::verschillendeZetten (stand)[0]);
      een.boom = boom;
      een.soorten |= boom.vanSpel ();
      if (keus.ook == Alles || (een.soorten & keus.ook) != 0)
        uit.push_back (een);
    }
    return uit;
  }

  // Loot een stand die zij kan lezen.
  Stand looEen (Model::Loting &loting, int rijen, int pot) const
  {
    for (;;)
      if (const Stand stand = loot (loting, rijen, pot); wijze.kan (stand))
        return stand;
  }

  private:

  Plekken alleStanden, alleZetten;

  static Plekken kies (const Plekken &plekken, const Keus &keus)
  {
    std::vector<const Plek *> mag;
    for (const Plek &een : plekken)
      if ((een.soorten & keus.doel) != 0 && (een.soorten & keus.niet) == 0
          && (keus.ook == Alles || (een.soorten & keus.ook) != 0))
        mag.push_back (&een);
    std::vector<const Plek *> eerst = mag;
    const auto moeite = [&] (const Plek *een)
    {
      return std::make_pair (
        std::bitset<32> (een->soorten & ~keus.doel).count (), een->grootte);
    };
    std::stable_sort (eerst.begin (), eerst.end (),
      [&] (const Plek *a, const Plek *b) { return moeite (a) < moeite (b); });
    const size_t n = keus.aantal, helft = (n + 1) / 2;
    Plekken uit;
    for (size_t i = 0; i < eerst.size () && i < helft; i++)
      uit.push_back (*eerst[i]);
    for (size_t i = 0; i < n - helft && mag.size () > n - helft; i++)
      uit.push_back (*mag[i * mag.size () / (n - helft)]);
    return uit;
  }
};

// De spellen waarin bepaalGoedeZet laat zien dat zij beter is dan toeval. In
// elk ervan zijn er minstens drie verschillende zetten, en is er een die bij
// toevallig spel gemiddeld minstens een halve rij beter is dan elke andere.
// Goed Monte Carlo mist die bijna nooit; gokken mist haar minstens twee keer op
// de drie. De grens ligt daar ruim tussen: tests/keuring/keus.cc rekent uit de
// exacte kansen van het model na hoe zeker het oordeel is.
const size_t KeusSpellen = 32;   // de helft zonder dat de pot leeg raakt
const int KeusRaak = 3, KeusVan = 4;       // zo vaak hoort de beste zet gekozen
const int KeusSimulaties = 100;            // met zoveel simulaties per zet
inline Plekken keusSpellen (const Voorraad &voorraad, Soorten soort)
{
  return samen (
    voorraad.spellen ({ 4, KeusSpellen / 2, 4, 200, 0, soort }),
    voorraad.spellen ({ 8, KeusSpellen / 2, 4, 200, PotRaaktLeeg, soort }));
}

// De stand van Figuur 1 van de opgave.
inline Stand figuur1 ()
{
  return Model::uitTekening ("pot gbgbbbggbgbgbbgbgg\nschalen 4: ggbb ggbb\n"
                             "gggg. bbb..\ngg... bbbb.\ng.... g....\n"
                             "..... gg...\nbbb.. ggggg\nbeurt 0\n");
}

#endif
