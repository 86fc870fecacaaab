// telling.h: hoe ver het tellen of het denken op een bord is.

#ifndef OthelloTellingHVar
#define OthelloTellingHVar

#include "../../zoek/toezicht.h"
#include "../../zoek/voortgang.h"
#include "zoek/toezicht.h"

namespace othello
{

// Laat zien hoe ver het is; zie zoek/voortgang.h.
class Telling : public OthelloToezicht
{
  public:

    // Parameters:
    // * wat, eenheid: welk werk het is, en wat er geteld wordt
    // * totaal: hoeveel het er ongeveer worden; 0: onbekend
    // * nwTussen: om de hoeveel keer tellen er gekeken wordt
    // * toezicht: wie er toeziet
    Telling (const char *wat, const char *eenheid, long double totaal,
             int nwTussen, zoek::Toezicht &toezicht)
    : voortgang (wat, eenheid, totaal < Meeste
                 ? static_cast<long long> (totaal) : -1, &toezicht, 0),
      geteld (0), tussen (nwTussen), stappen (1)
    {
    }

    // Tel erbij, en kijk om de zoveel keer; zie zoek/toezicht.h.
    void tel (long long erbij)
    {
      geteld += static_cast<double> (erbij);
      stappen--;
      if (stappen > 0)
        return;
      stappen = tussen;
      voortgang.toon (static_cast<long long> (geteld < Meeste ? geteld
                                                              : Meeste));
    }

  private:

    static constexpr double Meeste = 9e18;  // meer past niet in een long long

    zoek::Voortgang voortgang;
    double geteld;     // hoeveel er tot nu toe geteld is
    const int tussen;
    int stappen;       // hoe vaak er nog geteld wordt, tot er gekeken wordt
};

}

#endif
