// elkezet.h: bepaal de waarde van elke zet door de stand erna door te rekenen.

#ifndef TerminalElkeZetHVar
#define TerminalElkeZetHVar

#include <vector>

namespace terminal
{

// Reken de stand na elke zet door. De Rekenaar zegt om welk spel het gaat; zie
// rekenmenu.h.
// Parameters:
// * spel: het spel, dat niet verandert
// * snel: zonder de hele boom af te lopen
// * standen: wordt het aantal bezochte standen, die van het spel meegeteld
// Retourneert: per zet de score erna, voor de speler aan beurt
template <typename Rekenaar>
std::vector<int> elkeZet (typename Rekenaar::Spel &spel, bool snel,
                          long long &standen)
{
  typedef typename Rekenaar::Zet Zet;
  const std::vector<Zet> zetten = Rekenaar::zetten (spel);
  std::vector<int> waarden;
  standen = 1;
  for (size_t i = 0; i < zetten.size (); i++)
  {
    typename Rekenaar::Spel erna (spel);
    Zet antwoord;
    long long bezocht = 0;
    erna.doeZet (zetten[i].first, zetten[i].second);
    waarden.push_back (-Rekenaar::score (erna, snel, antwoord, bezocht));
    standen += bezocht;
  }
  return waarden;
}

}

#endif
