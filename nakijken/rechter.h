// rechter.h: het naïeve model, dat over alles oordeelt, en wat het nakijken
// er aan vergelijken en tekenen bij nodig heeft.

#ifndef NakijkRechterHVar
#define NakijkRechterHVar

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "tests/tegelspel/model.h"

namespace nakijk
{

using Model::Paren;
using Model::Stand;
using Model::Zet;

// Waarden als tekst, voor op de kaart.
inline std::string tekst (bool waarde) { return waarde ? "true" : "false"; }
inline std::string tekst (int waarde) { return std::to_string (waarde); }
inline std::string tekst (long long waarde) { return std::to_string (waarde); }
inline std::string tekst (const std::string &woord)
{
  return "\"" + woord + "\"";
}

// Een letter als in C++, ook als zij niet te tonen is.
inline std::string tekst (char letter)
{
  if (std::isprint (static_cast<unsigned char> (letter)))
    return std::string ("'") + letter + "'";
  return "(char) " + std::to_string (static_cast<int> (letter));
}

inline std::string tekst (const Zet &zet)
{
  return "(" + std::to_string (zet.first) + "," + tekst (zet.second) + ")";
}

inline std::string tekst (const std::vector<Zet> &zetten)
{
  std::string alles;
  for (const Zet &zet : zetten)
    alles += (alles.empty () ? "" : " ") + tekst (zet);
  return alles.empty () ? "geen zetten" : alles;
}

// Aantallen geel en blauw, bijvoorbeeld "2g+1b 0g+3b".
inline std::string tekst (const Paren &paren)
{
  std::string alles;
  for (const std::pair<int,int> &paar : paren)
    alles += (alles.empty () ? "" : " ") + std::to_string (paar.first) + "g+"
             + std::to_string (paar.second) + "b";
  return alles.empty () ? "leeg" : alles;
}

// De rijen van een speler los van hun volgorde, die vrij is.
inline Paren gesorteerd (Paren rijen)
{
  std::sort (rijen.begin (), rijen.end ());
  return rijen;
}

// Noemt een zet een schaal en een kleur die er zijn?
inline bool isZet (const Stand &stand, const Zet &zet)
{
  return zet.first >= 0 && zet.first < stand.M
         && (zet.second == 'g' || zet.second == 'b');
}

// Is hij gelijk aan een van deze?
inline bool gelijkAan (const Stand &stand, const Zet &zet,
                       const std::vector<Zet> &lijst)
{
  return isZet (stand, zet)
         && std::any_of (lijst.begin (), lijst.end (), [&] (const Zet &een)
                         { return Model::gelijkeZetten (stand, een, zet); });
}

// De vakjes van een rij van lengte lang.
inline std::string vakjes (const std::pair<int,int> &rij, int lang)
{
  return Model::herhaal (rij.first, 'g') + Model::herhaal (rij.second, 'b')
         + Model::herhaal (lang - rij.first - rij.second, '.');
}

// Een tekening van de stand zoals een student hem op papier zet.
inline std::string tekening (const Stand &stand)
{
  std::ostringstream uit;
  uit << "pot " << (stand.pot.empty () ? "leeg" : stand.pot) << "\nschalen";
  for (int schaal = 0; schaal < stand.M; schaal++)
  {
    const std::pair<int,int> &inhoud = Model::op (stand.schalen, schaal);
    const std::string tegels = vakjes (inhoud, inhoud.first + inhoud.second);
    uit << "  " << schaal << ": " << (tegels.empty () ? "leeg" : tegels);
  }
  uit << "  (hoogstens " << stand.N << " per schaal)\n"
      << "speler 0    speler 1\n";
  for (int rij = 0; rij < stand.K; rij++)
    uit << vakjes (Model::op (stand.rijen[0], rij), stand.L)
        << std::string (static_cast<size_t> (12 - stand.L), ' ')
        << vakjes (Model::op (stand.rijen[1], rij), stand.L) << "\n";
  uit << "aan beurt: speler " << stand.beurt;
  if (Model::eindstand (stand))
    uit << "   (eindstand)";
  return uit.str ();
}

}

#endif
