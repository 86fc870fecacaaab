// standen.cc: de standen waarmee nagekeken wordt; zie standen.h.

#include "standen.h"

#include <bitset>
#include <set>

namespace nakijk
{

namespace
{

const int AantalStanden = 5000;
const int MaxPogingen = 6000;         // bij het zoeken naar spellen
const long long MaxWerk = 40000;      // standen die daarbij bekeken worden

// Loot een bord: elke rij krijgt met een kans tegels, of het is vol.
Paren looBord (Model::Loting &loting, const Stand &stand)
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
Stand loot (Model::Loting &loting, int rijen, int pot)
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

// Kies uit plekken; zie Voorraad::standen.
Plekken kies (const Plekken &plekken, Masker doel,
                        size_t aantal, const Mag &mag)
{
  std::vector<const Plek *> keus;
  for (const Plek &een : plekken)
    if ((een.masker & doel) != 0 && (!mag || mag (een)))
      keus.push_back (&een);
  std::vector<const Plek *> eerst = keus;
  std::stable_sort (eerst.begin (), eerst.end (),
    [doel] (const Plek *a, const Plek *b)
    {
      const size_t van = std::bitset<32> (a->masker & ~doel).count (),
                   naar = std::bitset<32> (b->masker & ~doel).count ();
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

}

//*************************************************************************

Plek plek (const Stand &stand, const Zet &zet)
{
  Plek uit = { stand, zet, vanStand (stand),
               static_cast<int> (stand.pot.size ()) + stand.M * stand.N
               + 2 * stand.K * stand.L, Boom () };
  if (zet != Model::Geen)
    uit.masker |= vanZet (stand, zet);
  return uit;
}

Voorraad::Voorraad (unsigned hetZaad)
: zaad (hetZaad)
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

Mag zonder (Masker kenmerken)
{
  return [=] (const Plek &een) { return (een.masker & kenmerken) == 0; };
}

Mag met (Masker kenmerken)
{
  return [=] (const Plek &een) { return (een.masker & kenmerken) != 0; };
}

Plekken Voorraad::standen (Masker doel, size_t aantal, const Mag &mag) const
{
  return kies (alleStanden, doel, aantal, mag);
}

Plekken Voorraad::zetten (Masker doel, size_t aantal, const Mag &mag) const
{
  return kies (alleZetten, doel, aantal, mag);
}

Plekken Voorraad::einden (size_t aantal) const
{
  Plekken uit = standen (EigenVol | AnderVol | Vast, aantal,
    [] (const Plek &een)
    { return (een.masker & Loopt) == 0 && Model::score (een.stand) != 0; });
  for (Plek &een : uit)
    Lezer (1, 0).loop (een.stand, een.boom);
  return uit;
}

Plekken Voorraad::spellen (unsigned soort, size_t aantal, long long laag,
  long long hoog, Masker verboden, const Mag &mag) const
{
  Plekken uit;
  for (Masker niet : { verboden, 0u })
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
    if (verboden == 0 || 2 * uit.size () > aantal)
      break;   // genoeg om over te oordelen
  }
  return uit;
}

Plekken keusSpellen (const Voorraad &voorraad, Masker niet)
{
  return voorraad.spellen (4, KeusSpellen, 4, 200, niet, [] (const Plek &spel)
  {
    return spel.boom.duidelijk != Model::Geen
           && Model::verschillendeZetten (spel.stand).size () > 2;
  });
}

Stand figuur1 ()
{
  return Model::uitTekening ("pot gbgbbbggbgbgbbgbgg\nschalen 4: ggbb ggbb\n"
                             "gggg. bbb..\ngg... bbbb.\ng.... g....\n"
                             "..... gg...\nbbb.. ggggg\nbeurt 0\n");
}

}
