// soort.h: de soorten standen, zetten en spellen waaruit de bank kiest, zodat
// van elke soort altijd evenveel gekeurd wordt.

#ifndef NakijkSoortHVar
#define NakijkSoortHVar

#include "rechter.h"

typedef unsigned Soorten;

// van een zet
const Soorten RijLeeg = 1u << 0;      // in een lege rij, die niet vol raakt
const Soorten RijDeels = 1u << 1;     // in een met tegels, die niet vol raakt
const Soorten Precies = 1u << 2;      // een rij met tegels raakt precies vol
const Soorten HeleRij = 1u << 3;      // zoveel tegels als een rij lang is
const Soorten Volste = 1u << 4;       // er zijn rijen die minder vol zijn
const Soorten Gelijkop = 1u << 5;     // er zijn er met tegels even vol
const Soorten AndereKleur = 1u << 6;  // een vollere rij heeft de andere kleur
const Soorten VultHeel = 1u << 7;     // de pot vult de schaal weer aan
const Soorten VultKort = 1u << 8;     // de pot raakt daarbij leeg
const Soorten PotLeeg = 1u << 9;      // de pot was al leeg
const Soorten Hogere = 1u << 10;      // een lagere schaal heeft een gelijke zet
const Soorten MaaktOp = 1u << 23;     // daarna zijn er geen tegels meer
// van een stand
const Soorten Loopt = 1u << 11;       // er is een zet
const Soorten EigenVol = 1u << 12;    // het bord van de speler aan beurt is vol
const Soorten AnderVol = 1u << 13;    // dat van de ander
const Soorten Vast = 1u << 14;        // er zijn tegels, maar er past er geen
const Soorten AllesOp = 1u << 15;     // er zijn geen tegels meer
const Soorten TeVeel = 1u << 16;      // er zijn tegels die nergens passen
const Soorten Gelijk = 1u << 17;      // er zijn gelijke zetten
const Soorten GelijkRest = 1u << 18;  // ook van schalen die verder verschillen
const Soorten LegeSchaal = 1u << 19;  // er is een lege schaal
const Soorten Groot = 1u << 20;       // veel rijen, of lange
const Soorten Een = 1u << 21;         // een schaal
const Soorten Ruim = 1u << 22;        // op een schaal past meer dan in een rij
const Soorten VolleRij = 1u << 24;    // er is een volle rij
const Soorten Beslist = 1u << 25;     // in een eindstand: de score is niet 0
const Soorten KanNog = 1u << 26;      // er is een schaal waar een tegel past
// van een spel
const Soorten Zoekt = 1u << 27;       // wie niet zoekt komt er niet op
const Soorten Diep = 1u << 28;        // diep zoeken is nodig
const Soorten Duidelijk = 1u << 29;   // een zet is bij toevallig spel de beste
const Soorten Somber = 1u << 31;      // ook, maar zelfs die verliest meestal
const Soorten Uitgemaakt = 1u << 30;  // wie er wint ligt vast, of is verloren
// bij elkaar
const Soorten Alles = ~0u;
const Soorten PotRaaktLeeg = VultKort | PotLeeg | LegeSchaal;
const Soorten NietVol = RijLeeg | RijDeels;
const Soorten Anders = Volste | Gelijkop | AndereKleur;
const Soorten Bijzonder = Precies | HeleRij | Anders;

inline int tegels (const Stand &stand, const Zet &zet)
{
  return Model::aantal (Model::op (stand.schalen, zet.first), zet.second);
}

// De soorten van een zet, die geldig is.
inline Soorten vanZet (const Stand &stand, const Zet &zet)
{
  const int n = tegels (stand, zet), pot = static_cast<int> (stand.pot.size ());
  const char ander = zet.second == 'g' ? 'b' : 'g';
  const std::vector<int> rijen = Model::toegestaneRijen (stand, zet.second, n);
  const Paren &bord = stand.rijen[stand.beurt];
  const int al = Model::aantal (Model::op (bord, rijen[0]), zet.second);
  Soorten uit = al + n < stand.L ? (al == 0 ? RijLeeg : RijDeels)
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
    if (vreemd > al)
      uit |= AndereKleur;
  }
  int alle = pot;
  for (const std::pair<int,int> &schaal : stand.schalen)
    alle += schaal.first + schaal.second;
  uit |= alle == n ? MaaktOp : 0;
  for (int lager = 0; lager < zet.first; lager++)
    if (Model::gelijkeZetten (stand, Zet (lager, zet.second), zet))
      uit |= Hogere;
  return uit;
}

// De soorten van een stand, zonder die van haar zetten.
inline Soorten vanStand (const Stand &stand)
{
  const int groot = 5;  // meer rijen dan dit
  const std::vector<Zet> alle = Model::alleZetten (stand);
  Soorten uit = 0;
  for (int schaal = 0; schaal < stand.M; schaal++)
    for (char kleur : { 'g', 'b' })
      if (tegels (stand, Zet (schaal, kleur)) > 0)
        uit |= Model::past (stand, schaal, kleur) ? KanNog : TeVeel;
  for (int speler : { 0, 1 })
  {
    const int vol = Model::volleRijen (stand, speler);
    uit |= (vol > 0 ? VolleRij : 0)
           | (vol < stand.K ? 0 : speler == stand.beurt ? EigenVol : AnderVol);
  }
  if (!alle.empty ())
    uit |= Loopt;
  else if ((uit & (EigenVol | AnderVol)) == 0)
    uit |= (uit & (KanNog | TeVeel)) == 0 ? AllesOp : Vast;
  for (const Zet &zet : alle)
    for (const Zet &lager : alle)
      if (lager.first < zet.first && Model::gelijkeZetten (stand, lager, zet))
        uit |= Gelijk | (Model::op (stand.schalen, lager.first)
                         != Model::op (stand.schalen, zet.first)
                         ? GelijkRest : 0);
  for (const std::pair<int,int> &schaal : stand.schalen)
    if (schaal.first + schaal.second == 0)
      uit |= LegeSchaal;
  if ((uit & Loopt) == 0 && Model::score (stand) != 0)
    uit |= Beslist;
  return uit | (stand.K > groot || stand.L == 6 ? Groot : 0)
         | (stand.M == 1 ? Een : 0) | (stand.N > stand.L ? Ruim : 0);
}

#endif
