// gemiddelde.h: wat toevallig spel gemiddeld oplevert, exact: wat simulaties
// schatten, zonder toeval.

#ifndef GemiddeldeHVar
#define GemiddeldeHVar

#include <unordered_map>
#include "gereedschap.h"
#include "zoek/bits.h"

namespace verslag
{

using zoek::tegelspel::Speelruimte;
using zoek::tegelspel::Stelling;

// De verwachting van elke stelling van een spel. Elke verschillende zet is even
// waarschijnlijk, dus de verwachting is het gemiddelde over de zetten van min
// die van het kind. Wat een keer bepaald is wordt onthouden.
class Gemiddelden
{
  public:

    // Parameter:
    // * inhoud: het spel
    explicit Gemiddelden (const Spelbestand &inhoud)
    : ruimte (ruimteVan (inhoud))
    {
    }

    // Retourneert: de stelling waar het spel begint
    Stelling begin () const { return ruimte.begin (); }

    // Retourneert: de verwachte eindscore van toevallig spel, voor wie in een
    //   stelling van dit spel aan beurt is
    double van (const Stelling &stelling)
    {
      unsigned zetten = zettenIn (stelling);
      if (zetten == 0)
        return scoreVan (stelling);
      const unsigned long long sleutel = ruimte.sleutel (stelling);
      const auto plaats = bekend.find (sleutel);
      if (plaats != bekend.end ())
        return plaats->second;
      const int aantal = zoek::aantalBits (zetten);
      double som = 0;
      for ( ; zetten != 0; zetten = zoek::zonderEerste (zetten))
        som -= van (naZet (stelling, zoek::eersteBit (zetten)));
      return bekend[sleutel] = som / aantal;
    }

    // Retourneert: per zet van bepaalVerschillendeZetten de verwachting na die
    //   zet, voor wie hem doet
    // Parameters:
    // * spel: een stand van dit spel
    // * stelling: dezelfde stand
    std::vector<double> perZet (TegelSpel &spel, const Stelling &stelling)
    {
      std::vector<double> lijst;
      for (const Zet &zet : spel.bepaalVerschillendeZetten ())
        lijst.push_back (-van (na (spel, stelling, zet)));
      return lijst;
    }

    // Retourneert: de stelling na een zet in een stand, met haar stelling
    static Stelling na (TegelSpel &spel, const Stelling &stelling,
                        const Zet &zet)
    {
      const std::pair<int,int> schaal =
        spel.getInhoudSchalen ()[static_cast<size_t> (zet.first)];
      const bool geel = zet.second == 'g';
      return naZet (stelling, zoek::tegelspel::zetVan
        (geel ? zoek::tegelspel::Geel : zoek::tegelspel::Blauw,
         geel ? schaal.first : schaal.second));
    }

  private:

    Speelruimte ruimte;
    std::unordered_map<unsigned long long, double> bekend;
};

// Retourneert: het volgnummer van de eerste van de zetten met het hoogste
//   gemiddelde; wat op de afronding na gelijk is, is gelijk
inline size_t hoogste (const std::vector<double> &gemiddelden)
{
  const double afronding = 1e-9;
  size_t eerste = 0;
  for (size_t i = 1; i < gemiddelden.size (); i++)
    if (gemiddelden[i] > gemiddelden[eerste] + afronding)
      eerste = i;
  return eerste;
}

}

#endif
