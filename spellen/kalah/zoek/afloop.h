// afloop.h: wanneer een spel Kalah uit is, en wat een stand dan waard is.

#ifndef ZoekKalahAfloopHVar
#define ZoekKalahAfloopHVar

#include "../constantes.h"

namespace zoek
{
namespace kalah
{

// De afloop, voor alle standen met hetzelfde aantal steentjes. Soort is
// Stelling van stelling.h, of RuimeStelling van ../zaaien.h.
template <typename Soort>
class Afloop
{
  public:

    typedef Soort Stelling;

    // Er zijn zoveel steentjes in elke stand.
    explicit Afloop (int totaal) : helft (totaal / 2) {}

    // Retourneert: of het spel uit is; zie eindstand in ../kalah.h
    bool afgelopen (const Stelling &stand) const
    {
      return meerDanDeHelft (stand) || stand.isLeeg ();
    }

    // Retourneert: of de ander opruimt: wie aan beurt is kan niet zetten, en
    //   niemand heeft meer dan de helft
    bool ruimtOp (const Stelling &stand) const
    {
      return stand.isLeeg () && !meerDanDeHelft (stand);
    }

    // Retourneert: de voorsprong van wie aan beurt is, na het opruimen
    int waarde (const Stelling &stand) const
    {
      const int voorsprong = stand.voorsprong ();
      return ruimtOp (stand) ? voorsprong - stand.anderOpBord () : voorsprong;
    }

  private:

    int helft;  // wie meer heeft dan dit heeft gewonnen

    // Retourneert: of een kalah meer dan de helft heeft
    bool meerDanDeHelft (const Stelling &stand) const
    {
      return stand.mijn (KalahPlaats) > helft
             || stand.ander (KalahPlaats) > helft;
    }
};

}
}

#endif
