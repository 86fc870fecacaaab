// kenmerk.h: wat de regels van het spel over een stand en een zet zeggen, in
// stukjes. Elk kenmerk is een vraag aan het model; een inzending kan het ene
// kenmerk goed hebben en het andere fout.

#ifndef NakijkKenmerkHVar
#define NakijkKenmerkHVar

#include "rechter.h"

namespace nakijk
{

typedef unsigned long long Masker;

// van een zet
const Masker RijLeeg = 1ull << 0;     // in een lege rij, die niet vol raakt
const Masker RijDeels = 1ull << 1;    // in een met tegels, die niet vol raakt
const Masker Precies = 1ull << 2;     // een rij met tegels raakt precies vol
const Masker HeleRij = 1ull << 3;     // zoveel tegels als een rij lang is
const Masker Volste = 1ull << 4;      // er zijn rijen die minder vol zijn
const Masker Gelijkop = 1ull << 5;    // er zijn rijen die even vol zijn
const Masker AndereKleur = 1ull << 6; // een vollere rij heeft de andere kleur
const Masker VultHeel = 1ull << 7;    // de pot vult de schaal weer aan
const Masker VultKort = 1ull << 8;    // de pot raakt daarbij leeg
const Masker PotLeeg = 1ull << 9;     // de pot was al leeg
const Masker Hogere = 1ull << 10;     // een lagere schaal heeft een gelijke zet
// van een stand
const Masker Loopt = 1ull << 11;      // er is een zet
const Masker EigenVol = 1ull << 12;   // het bord van de speler aan beurt is vol
const Masker AnderVol = 1ull << 13;   // dat van de ander
const Masker Vast = 1ull << 14;       // er zijn tegels, maar er past er geen
const Masker AllesOp = 1ull << 15;    // er zijn geen tegels meer
const Masker TeVeel = 1ull << 16;     // er zijn tegels die nergens passen
const Masker Gelijk = 1ull << 17;     // er zijn gelijke zetten
const Masker GelijkRest = 1ull << 18; // ook van schalen die verder verschillen
const Masker LegeSchaal = 1ull << 19; // er is een lege schaal
const Masker Speler1 = 1ull << 20;    // speler 1 is aan de beurt
const Masker Groot = 1ull << 21;      // veel rijen, of lange
const Masker Een = 1ull << 22;        // een schaal
const Masker Ruim = 1ull << 23;       // op een schaal past meer dan in een rij
const Masker LeegLoopt = 1ull << 30;  // er is een zet, maar geen pot meer
const Masker Gemengd = 1ull << 31;    // er zijn tegels van beide kleuren
const Masker Scheelt = 1ull << 32;    // zetten van een kleur zijn niet gelijk
// van een boom
const Masker TerugKaal = 1ull << 24;  // een zet terugnemen die niets aanvult
const Masker TerugVult = 1ull << 25;  // en een die dat wel doet
const Masker TerugMeer = 1ull << 26;  // meer zetten na elkaar terugnemen
const Masker TerugBeurt = 1ull << 27; // de beurt teruggeven
const Masker MetBeste = 1ull << 28;   // besteScore
const Masker MetGoede = 1ull << 29;   // bepaalGoedeZet

// Hoe zij in de tabel heten, van het eerste bit af.
const char KenmerkNamen[] = "RijLeeg RijDeels Precies HeleRij Volste Gelijkop "
  "AndereKleur VultHeel VultKort PotLeeg Hogere Loopt EigenVol AnderVol Vast "
  "AllesOp TeVeel Gelijk GelijkRest LegeSchaal Speler1 Groot Een "
  "Ruim TerugKaal TerugVult TerugMeer TerugBeurt MetBeste MetGoede LeegLoopt "
  "Gemengd Scheelt";

inline int tegels (const Stand &stand, const Zet &zet)
{
  return Model::aantal (Model::op (stand.schalen, zet.first), zet.second);
}

inline bool bordVol (const Stand &stand, int speler)
{
  return Model::volleRijen (stand, speler) == stand.K;
}

// De kenmerken van een zet, die geldig is.
inline Masker vanZet (const Stand &stand, const Zet &zet)
{
  const int n = tegels (stand, zet), pot = static_cast<int> (stand.pot.size ());
  const char ander = zet.second == 'g' ? 'b' : 'g';
  const std::vector<int> rijen = Model::toegestaneRijen (stand, zet.second, n);
  const Paren &bord = stand.rijen[stand.beurt];
  const int al = Model::aantal (Model::op (bord, rijen[0]), zet.second);
  Masker uit = al + n < stand.L ? (al == 0 ? RijLeeg : RijDeels)
                                : (al == 0 ? HeleRij : Precies);
  uit |= pot >= n ? VultHeel : pot > 0 ? VultKort : PotLeeg;
  if (rijen.size () > 1 && al > 0)
    uit |= Gelijkop;
  for (const std::pair<int,int> &rij : bord)
  {
    const int eigen = Model::aantal (rij, zet.second),
              vreemd = Model::aantal (rij, ander);
    if (vreemd == 0 && eigen < al)
      uit |= Volste;
    if (vreemd > al && vreemd + n <= stand.L)
      uit |= AndereKleur;
  }
  for (int lager = 0; lager < zet.first; lager++)
    if (Model::gelijkeZetten (stand, Zet (lager, zet.second), zet))
      uit |= Hogere;
  return uit;
}

// Wat er te kunnen is om een zet met deze kenmerken terug te nemen.
inline Masker terugVan (Masker zet)
{
  return (zet & PotLeeg) != 0 ? TerugKaal : TerugVult;
}

// De kenmerken van een stand, zonder die van haar zetten.
inline Masker vanStand (const Stand &stand)
{
  const int groot = 5;  // meer rijen dan dit
  const std::vector<Zet> alle = Model::alleZetten (stand);
  Masker uit = stand.beurt == 1 ? Speler1 : 0;
  std::string kleuren = stand.pot;
  for (int schaal = 0; schaal < stand.M; schaal++)
    for (char kleur : { 'g', 'b' })
      if (tegels (stand, Zet (schaal, kleur)) > 0)
      {
        kleuren += kleur;
        if (!Model::past (stand, schaal, kleur))
          uit |= TeVeel;
      }
  if (bordVol (stand, stand.beurt))
    uit |= EigenVol;
  if (bordVol (stand, 1 - stand.beurt))
    uit |= AnderVol;
  if (!alle.empty ())
    uit |= Loopt | (stand.pot.empty () ? LeegLoopt : 0);
  else if ((uit & (EigenVol | AnderVol)) == 0)
    uit |= kleuren.empty () ? AllesOp : Vast;
  for (const Zet &zet : alle)
    for (const Zet &lager : alle)
      if (lager.first < zet.first && lager.second == zet.second)
        uit |= !Model::gelijkeZetten (stand, lager, zet) ? Scheelt
               : Gelijk | (Model::op (stand.schalen, lager.first)
                           != Model::op (stand.schalen, zet.first)
                           ? GelijkRest : 0);
  for (const std::pair<int,int> &schaal : stand.schalen)
    if (schaal.first + schaal.second == 0)
      uit |= LegeSchaal;
  if (kleuren.find_first_not_of (kleuren.substr (0, 1)) != std::string::npos)
    uit |= Gemengd;
  return uit | (stand.K > groot || stand.L == 6 ? Groot : 0)
         | (stand.M == 1 ? Een : 0) | (stand.N > stand.L ? Ruim : 0);
}

}

#endif
