// zoekhulp.h: de brug van het model naar wat zoek/tegelspel doorzoekt, en wat
// het model moet weten om standen die op hetzelfde neerkomen te herkennen.

#ifndef ZoekhulpHVar
#define ZoekhulpHVar

#include <algorithm>
#include <climits>
#include <map>
#include <string>
#include <utility>
#include <vector>
#include "model.h"
#include "tests/toets.h"
#include "zoek/tegelspel/stelling.h"
#include "zoek/tegelspel/tellen.h"

// De automaten van een stand.
inline zoek::tegelspel::Speelruimte ruimteVan (const Model::Stand &stand)
{
  return zoek::tegelspel::Speelruimte (stand.pot, stand.schalen, stand.N,
                            stand.rijen[stand.beurt],
                            stand.rijen[1 - stand.beurt], stand.L);
}

// Het nummer dat een zet van het model bij het zoeken heeft.
inline int zoekZet (const Model::Stand &stand, const Model::Zet &zet)
{
  const int tegels =
    Model::aantal (Model::op (stand.schalen, zet.first), zet.second);
  return 5 * (zet.second == 'g' ? 0 : 1) + tegels - 1;
}

// Een spel met een boom van zoveel standen, volgens telStanden: wie het
// gebruikt gaat na of dat klopt.
// Parameters: als van Model::Loting::spel, en het kleinste en grootste aantal.
inline Model::Stand spelMetOmvang (Model::Loting &loting, int maxRijen,
                                   int maxPot, long long laag, long long hoog)
{
  const size_t matig = 1 << 20;  // bytes; past het niet, dan is het te groot
  for (int poging = 0; poging < 20000; poging++)
  {
    const Model::Stand stand = loting.spel (maxRijen, maxPot);
    const zoek::tegelspel::Speelruimte ruimte = ruimteVan (stand);
    const long long omvang = zoek::tegelspel::Teller (ruimte, matig).tel ();
    if (omvang >= laag && omvang <= hoog)
      return stand;
  }
  EIS_MET (false, "geen spel met " << laag << " t/m " << hoog << " standen");
  return Model::Stand ();
}

// Een spel met deze maten en lege borden.
inline Model::Stand leegSpel (int M, int N, int K, int L,
                              const std::string &pot)
{
  Model::Stand stand;
  stand.M = M;
  stand.N = N;
  stand.K = K;
  stand.L = L;
  stand.pot = pot;
  for (Model::Paren &rijen : stand.rijen)
    rijen.assign (static_cast<size_t> (K), std::make_pair (0, 0));
  Model::vulSchalen (stand);
  return stand;
}

// Het aantal lege vakjes op beide borden.
inline int legeVakjes (const Model::Stand &stand)
{
  int leeg = 0;
  for (int speler = 0; speler < 2; speler++)
    for (const std::pair<int,int> &rij : stand.rijen[speler])
      leeg += stand.L - rij.first - rij.second;
  return leeg;
}

// Een tekst die voor twee standen van hetzelfde spel gelijk is als er niets
// verschilt dat voor het vervolg telt: de volgorde van schalen en rijen, de
// kleur van volle rijen en wie er aan beurt is doen er niet toe, en als er
// niet meer wordt aangevuld ook niet welke stapels samen op een schaal liggen.
inline std::string soortVan (const Model::Stand &stand)
{
  std::vector<std::string> schalen;
  const int over = std::min (static_cast<int> (stand.pot.size ()),
                             legeVakjes (stand));
  for (const std::pair<int,int> &schaal : stand.schalen)
  {
    const std::string geel (static_cast<size_t> (schaal.first), 'g'),
                      blauw (static_cast<size_t> (schaal.second), 'b');
    if (over > 0)
      schalen.push_back (geel + blauw);
    else
      schalen.insert (schalen.end (), { geel, blauw });
  }
  std::sort (schalen.begin (), schalen.end ());
  std::string soort = std::to_string (over);
  for (const std::string &schaal : schalen)
    soort += schaal.empty () ? "" : "/" + schaal;
  for (int speler : { stand.beurt, 1 - stand.beurt })
  {
    std::vector<char> rijen;
    for (const std::pair<int,int> &rij : stand.rijen[speler])
      rijen.push_back (static_cast<char>
        (rij.first + rij.second == stand.L ? '*'
         : rij.first > 0 ? 'a' + rij.first : '0' + rij.second));
    std::sort (rijen.begin (), rijen.end ());
    soort += " " + std::string (rijen.begin (), rijen.end ());
  }
  return soort;
}

//*************************************************************************

// Telt de boom van een stand met de regels van het model, waarbij standen van
// dezelfde soort maar een keer geteld worden.
class Modelteller
{
  public:

    // Retourneert: het aantal standen; ULLONG_MAX als het er meer zijn.
    unsigned long long tel (const Model::Stand &stand)
    {
      const std::string soort = soortVan (stand);
      const auto geval = bekend.find (soort);
      if (geval != bekend.end ())
        return geval->second;
      unsigned long long standen = 1;
      for (const Model::Zet &zet : Model::verschillendeZetten (stand))
      {
        const unsigned long long erbij = tel (Model::naZet (stand, zet));
        standen = erbij > ULLONG_MAX - standen ? ULLONG_MAX : standen + erbij;
      }
      return bekend[soort] = standen;
    }

    // Retourneert: het aantal soorten dat geteld is.
    size_t soorten () const { return bekend.size (); }

  private:

    std::map<std::string,unsigned long long> bekend;
};

#endif
