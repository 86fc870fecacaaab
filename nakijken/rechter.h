// rechter.h: het naïeve model, dat over alles oordeelt, en wat het nakijken
// er aan vergelijken en tekst bij nodig heeft.

#ifndef NakijkRechterHVar
#define NakijkRechterHVar

#include <algorithm>
#include <cctype>
#include <string>
#include <utility>
#include <vector>
#include "tests/tegelspel/model.h"

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

// Een tekening van de stand, voor op de kaart.
inline std::string tekening (const Stand &stand)
{
  return Model::teken (stand).substr (1) + "(hoogstens "
    + std::to_string (stand.N) + " per schaal; speler 0 staat links"
    + (Model::eindstand (stand) ? "; eindstand)" : ")");
}

#endif
