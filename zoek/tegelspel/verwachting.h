// verwachting.h: wat toevallig spel gemiddeld oplevert: exact, zonder toeval.

#ifndef ZoekTegelspelVerwachtingHVar
#define ZoekTegelspelVerwachtingHVar

#include "../bitbord.h"
#include "../bits.h"
#include "../geheugen.h"
#include "../sleuteltabel.h"
#include "../voortgang.h"
#include "stelling.h"

namespace zoek
{
namespace tegelspel
{

// De verwachting van elke stelling van een spel. Elke verschillende zet is even
// waarschijnlijk, dus de verwachting is het gemiddelde over de zetten van min
// die van het kind. Wat een keer bepaald is wordt onthouden.
class Verwachting
{
  public:

    // Parameters:
    // * nwRuimte: de automaten van het spel; blijft bestaan
    // * nwVoortgang: wie te horen krijgt hoeveel stellingen er waren, of 0
    explicit Verwachting (const Speelruimte &nwRuimte,
                          Voortgang *nwVoortgang = 0)
    : ruimte (nwRuimte), bekend (GeheugenGrens), voortgang (nwVoortgang)
    {
    }

    // Retourneert: de verwachte eindscore van toevallig spel, voor wie in een
    //   stelling van dit spel aan beurt is
    double van (const Stelling &stelling)
    {
      unsigned zetten = zettenIn (stelling);
      if (zetten == 0)
        return scoreVan (stelling);
      const Bitbord<1> sleutel = Bitbord<1>::van (ruimte.sleutel (stelling));
      const Inhoud *const gevonden = bekend.zoek (sleutel);
      if (gevonden != 0)
        return gevonden->waarde;
      const int aantal = aantalBits (zetten);
      const long long begin = stellingen++;
      if (voortgang != 0)
        voortgang->peil (begin);
      double som = 0;
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
        som -= van (naZet (stelling, eersteBit (zetten)));
      const Inhoud nieuw = { som / aantal, 0 };
      bekend.bewaar (sleutel, nieuw, stellingen - begin);
      return nieuw.waarde;
    }

  private:

    struct Inhoud
    {
      double waarde;
      unsigned char werk;  // zie sleuteltabel.h
    };

    const Speelruimte &ruimte;
    Sleuteltabel<Bitbord<1>,Inhoud> bekend;  // met een sleutel van een woord
    Voortgang *voortgang;
    long long stellingen = 0;  // hoeveel er bepaald zijn
};

}
}

#endif
