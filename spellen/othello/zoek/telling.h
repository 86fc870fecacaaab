// telling.h: hoeveel er tot nu toe geteld is, voor wie op het tellen van
// vervolgpartijen toeziet, of op het schatten ervan.

#ifndef ZoekOthelloTellingHVar
#define ZoekOthelloTellingHVar

#include "../../../zoek/toezicht.h"
#include "../../../zoek/voortgang.h"

// De header van het bord noemt deze klasse. Daarom staat zij buiten de
// naamruimte: wie die header opneemt mag zelf iets hebben dat zoek heet.
class OthelloTelling
{
  public:

    // Parameters:
    // * wat, eenheid: welk werk het is, en wat er geteld wordt
    // * totaal: hoeveel het er ongeveer worden
    // * toezicht: wie er toeziet
    // * nwTussen: om de hoeveel keer tellen er gekeken wordt
    OthelloTelling (const char *wat, const char *eenheid, long double totaal,
                    Toezicht &toezicht, int nwTussen = VaakGenoeg)
    : voortgang (wat, eenheid, totaal < Meeste
                 ? static_cast<long long> (totaal) : -1, &toezicht, 0),
      geteld (0), tussen (nwTussen), stappen (1)
    {
    }

    // Tel erbij wat er geteld is sinds de vorige keer, en kijk om de zoveel
    // keer; gooit zoek::Afgebroken als het werk moet stoppen.
    void tel (long long erbij)
    {
      geteld += static_cast<double> (erbij);
      stappen--;
      if (stappen > 0)
        return;
      stappen = tussen;
      voortgang.peil (static_cast<long long> (geteld < Meeste ? geteld
                                                              : Meeste));
    }

  private:

    static const int VaakGenoeg = 10000;  // kijken, voor wat snel telt
    static constexpr double Meeste = 9e18;  // meer past niet in een long long

    zoek::Voortgang voortgang;
    double geteld;     // hoeveel er tot nu toe geteld is
    const int tussen;
    int stappen;       // hoe vaak er nog geteld wordt, tot er gekeken wordt
};

#endif
