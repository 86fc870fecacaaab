// perfect.h: weet met een eindspeltabel hoe standen met weinig steentjes
// aflopen, als beide spelers perfect spelen.

#ifndef KalahPerfectHVar
#define KalahPerfectHVar

#include <utility>
#include <vector>
#include "kalah.h"
#include "zaaien.h"
#include "zoek/eindspel.h"

namespace kalah
{

class Perfect : public zoek::kalah::Eindspel
{
  public:

    // Retourneert: van elke zet het kuiltje, en hoeveel steentjes wie aan beurt
    //   is aan het eind voorstaat als er gespeeld wordt tot het bord leeg is:
    //   meer dan 0 als hij wint, 0 als het gelijk wordt; niets als de tabel het
    //   spel niet kent
    std::vector< std::pair<int,int> > verschillen (const Kalah &spel) const
    {
      const RuimeStelling nu (spel.getKuiltjes (), spel.getSpeler ());
      std::vector< std::pair<int,int> > uit;
      if (nu.opBord () > steentjes ())
        return uit;
      for (int kuiltje : spel.bepaalZetten ())
      {
        Kalah na (spel);
        na.doeZet (kuiltje);
        const RuimeStelling ruim (na.getKuiltjes (), na.getSpeler ());
        uit.push_back (std::make_pair (kuiltje, -ruim.voorsprong () - waarde
                         ({ na.getKuiltjes (), na.getSpeler () })));
      }
      return uit;
    }
};

}

#endif
