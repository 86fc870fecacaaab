// tellen.h: hoeveel vervolgpartijen er al geteld zijn, voor wie toeziet, en een
// schatting van hoeveel het er worden.

#ifndef ZoekOthelloTellenHVar
#define ZoekOthelloTellenHVar

#include "../../../zoek/toeval.h"
#include "../../../zoek/voortgang.h"

// De header van het bord noemt deze klasse. Daarom staat zij buiten de
// naamruimte: wie die header opneemt mag zelf iets hebben dat zoek heet.
class OthelloTelling : public zoek::Voortgang
{
  public:

    using Voortgang::Voortgang;

    // Tel erbij wat er geteld is; zie peil in voortgang.h.
    void tel (long long erbij)
    {
      geteld += erbij;
      peil (geteld);
    }

  private:

    long long geteld = 0;
};

namespace zoek
{
namespace othello
{

// Schat het aantal vervolgpartijen (Knuth, "Estimating the Efficiency of
// Backtrack Programs", 1975): speel willekeurige partijen en vermenigvuldig
// daarin de aantallen zetten; dat product is gemiddeld het aantal. Het
// gemiddelde en de som van de kwadratische afwijkingen worden per proef
// bijgewerkt (Welford, 1962).
// Parameters:
// * bord: een OthelloBord
// * proeven: het aantal willekeurige partijen; minstens 2
// * fout: wordt de standaardfout van de schatting
// * voortgang: hoort hoeveel proeven er begonnen zijn
// Retourneert: de schatting
template <typename Bord>
long double schat (const Bord &bord, int proeven, long double &fout,
                   Voortgang &voortgang)
{
  long double gemiddelde = 0, kwadraten = 0;
  for (int proef = 1; proef <= proeven; proef++)
  {
    voortgang.peil (proef);
    Bord *const partij = bord.kopieer ();
    long double product = 1;
    for (; !partij->eindstand (); partij->randomZet ())
      product *= partij->aantalZetten ();
    delete partij;
    const long double afwijking = product - gemiddelde;
    gemiddelde += afwijking / proef;
    kwadraten += afwijking * (product - gemiddelde);
  }
  fout = wortel (kwadraten / proeven / (proeven - 1));
  return gemiddelde;
}

}
}

#endif
