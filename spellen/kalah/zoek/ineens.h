// ineens.h: alfa-beta in een keer, voor een kleine boom van Kalah.
//
// Steeds een beurt dieper denken, zoals denker.h doet, loont bij een grote
// boom: de ene diepte zegt wat de volgende het eerst moet proberen. Een kleine
// boom wordt zo vaker doorlopen dan met minimax. Hier komt elke stand hoogstens
// een keer aan de beurt, en alleen als minimax er ook komt.

#ifndef ZoekKalahIneensHVar
#define ZoekKalahIneensHVar

#include <climits>
#include "../../../zoek/bits.h"

namespace zoek
{
namespace kalah
{

// Regels zijn die van stelling.h, of RuimeRegels van ../zaaien.h.
template <typename Regels>
class Ineens
{
  public:

    typedef typename Regels::Stelling Stelling;

    // nwRegels doen de zetten, en blijven bestaan zolang dit object bestaat; na
    // nwMeeste standen houdt het op.
    Ineens (const Regels &nwRegels, long long nwMeeste)
    : regels (nwRegels), meeste (nwMeeste)
    {
    }

    // Zoek de beste zet van een stand waarin het spel niet uit is.
    // Parameters:
    // * stand, diepte: welke stand, en hoeveel beurten vooruit; minstens 1
    // * kuil: wordt de eerste van de beste zetten, als het lukt
    // * waarde: wordt dan wat die waard is
    // Retourneert: false als er te veel standen zijn
    bool zoek (const Stelling &stand, int diepte, int &kuil, int &waarde)
    {
      waarde = -INT_MAX;
      for (unsigned zetten = stand.zetten (); zetten != 0;
           zetten = zonderEerste (zetten))
      {
        const int zet = eersteBit (zetten),
          zo = -naZet (regels.naZet (stand, zet), diepte, -INT_MAX, -waarde);
        if (zo > waarde)
        {
          waarde = zo;
          kuil = zet;
        }
      }
      return standen <= meeste;
    }

    // Retourneert: hoeveel standen er bezocht zijn, de eerste meegeteld
    long long aantalStanden () const { return standen; }

  private:

    const Regels &regels;
    const long long meeste;
    long long standen = 1;

    // Bepaal wat een stand na een zet waard is.
    // Parameters:
    // * stand: de stand erna
    // * diepte: hoeveel beurten er vooruit gedacht wordt, de zet meegeteld
    // * laag, hoog: alleen tussen deze twee hoeft de waarde precies te zijn
    // Retourneert: de waarde, voor wie daar aan beurt is; is zij hoogstens laag
    //   of minstens hoog, dan een getal dat dat ook is. Zijn er te veel
    //   standen, dan zegt het niets
    int naZet (const Stelling &stand, int diepte, int laag, int hoog)
    {
      standen++;
      if (diepte == 1 || regels.afgelopen (stand))
        return regels.waarde (stand);
      for (unsigned zetten = stand.zetten ();
           zetten != 0 && laag < hoog && standen <= meeste;
           zetten = zonderEerste (zetten))
      {
        const int zo = -naZet (regels.naZet (stand, eersteBit (zetten)),
                               diepte - 1, -hoog, -laag);
        laag = zo > laag ? zo : laag;
      }
      return laag;
    }
};

}
}

#endif
