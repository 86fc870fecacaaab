// gemiddelde.h: wat toevallig spel gemiddeld oplevert, exact: wat simulaties
// schatten, zonder toeval.

#ifndef GemiddeldeHVar
#define GemiddeldeHVar

#include "gereedschap.h"
#include "zoek/tegelspel/verwachting.h"

namespace verslag
{

using zoek::tegelspel::Speelruimte;
using zoek::tegelspel::Stelling;

// De verwachting van elke stelling van een spel; zie
// zoek/tegelspel/verwachting.h.
class Gemiddelden
{
  public:

    // Parameter:
    // * inhoud: het spel
    explicit Gemiddelden (const Spelbestand &inhoud)
    : ruimte (ruimteVan (inhoud)), bekend (ruimte)
    {
    }

    // Retourneert: de stelling waar het spel begint
    Stelling begin () const { return ruimte.begin (); }

    // Retourneert: de verwachte eindscore van toevallig spel, voor wie in een
    //   stelling van dit spel aan beurt is
    double van (const Stelling &stelling) { return bekend.van (stelling); }

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
    zoek::tegelspel::Verwachting bekend;
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
