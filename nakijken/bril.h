// bril.h: hoe een inzending haar stand laat zien.
//
// Een fout in een getter kost een keer punten, bij die getter. Daarna wordt er
// door deze bril gekeken: wat er hoort te komen wordt net zo vervormd als de
// inzending doet. Welke bril past blijkt uit pas ingelezen spellen.

#ifndef NakijkBrilHVar
#define NakijkBrilHVar

#include "rechter.h"

namespace nakijk
{

// Wat er met het paar (geel, blauw) van een rij of schaal gebeurt.
enum Vorm { Goed, Verwisseld, TweeGeel, TweeBlauw, SomVooraan, SomAchteraan,
            AantalVormen };

// Klopt wat een getter laat zien door deze bril: in geen stand, in een deel
// van de standen, of in alle? Bij Niets wordt hij niet gevraagd; wijkt hij bij
// Soms af, dan is er in die stand niets aan hem te zien.
enum Zicht { Niets, Soms, Alles };

// Wat er te zien is van een getter die niets laat zien.
const std::string GeenPot = "?";
const Paren GeenParen = { { -1, -1 } };

struct Bril
{
  int speler;         // speler s krijg je met 0: s, 1: s+1, 2: 1-s
  Vorm rij, schaal;
  bool zonderLaatste; // de laatste rij ontbreekt
  bool potAchterstevoren;
  Zicht zietPot, zietSchalen, zietRijen;
};

const Bril HelderBril = { 0, Goed, Goed, false, false, Alles, Alles,
                           Alles };

inline Paren vervorm (Paren paren, Vorm vorm)
{
  for (std::pair<int,int> &paar : paren)
  {
    const int g = paar.first, b = paar.second;
    switch (vorm)
    {
      case Verwisseld: paar = std::make_pair (b, g); break;
      case TweeGeel: paar = std::make_pair (g, g); break;
      case TweeBlauw: paar = std::make_pair (b, b); break;
      case SomVooraan: paar = std::make_pair (g + b, 0); break;
      case SomAchteraan: paar = std::make_pair (0, g + b); break;
      default: break;
    }
  }
  return paren;
}

inline Paren rijenDoor (const Bril &bril, Paren rijen)
{
  if (bril.zonderLaatste && !rijen.empty ())
    rijen.pop_back ();
  return gesorteerd (vervorm (rijen, bril.rij));
}

inline std::string potDoor (const Bril &bril, const std::string &pot)
{
  return bril.potAchterstevoren ? std::string (pot.rbegin (), pot.rend ())
                                : pot;
}

// Met welk getal krijg je de rijen van een speler?
inline int nummerDoor (const Bril &bril, int speler)
{
  return bril.speler == 1 ? speler + 1 : bril.speler == 2 ? 1 - speler
                                                          : speler;
}

// Is uit wat je ziet de stand te herleiden? Draait een vervorming terug.
inline bool keerbaar (Vorm vorm) { return vorm == Goed || vorm == Verwisseld; }

}

#endif
