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
    // * keren: om de hoeveel keer er gekeken wordt
    // * toezicht: wie er toeziet
    Telling (const char *wat, const char *eenheid, long double totaal,
             int keren, zoek::Toezicht &toezicht)
    : OthelloToezicht (keren),
      voortgang (wat, eenheid, totaal < Meeste
                 ? static_cast<long long> (totaal) : -1, &toezicht, 0)
    {
    }

  private:

    // Meer past niet in een long long.
    static constexpr double Meeste = 9e18;

    zoek::Voortgang voortgang;

    // Toon hoe ver het is; zie zoek/toezicht.h.
    void kijk ()
    {
      voortgang.toon (static_cast<long long> (geteld < Meeste ? geteld
                                                              : Meeste));
    }
};

}

#endif
