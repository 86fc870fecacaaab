// perfect.h: weet met een eindspeltabel hoe standen met weinig steentjes
// aflopen, als beide spelers perfect spelen.

#ifndef KalahPerfectHVar
#define KalahPerfectHVar

#include <utility>
#include <vector>
#include "kalah.h"
#include "zoek/eindspel.h"

namespace kalah
{

class Perfect : public zoek::kalah::Eindspel
{
  public:

    // Retourneert: of de tabel van elke zet van een spel weet hoe die afloopt
    bool kent (const Kalah &spel) const
    {
      const std::vector<int> bord = spel.getKuiltjes ();
      return spel.totaal () - bord[KalahPlaats] - bord[PerSpeler + KalahPlaats]
             <= steentjes ();
    }

    // Retourneert: van elke zet het kuiltje, en hoeveel steentjes wie aan beurt
    //   is aan het eind voorstaat als er gespeeld wordt tot het bord leeg is:
    //   meer dan 0 als hij wint, 0 als het gelijk wordt; niets als de tabel het
    //   spel niet kent
    std::vector< std::pair<int,int> > verschillen (const Kalah &spel) const
    {
      const std::vector<int> zetten =
        kent (spel) ? spel.bepaalZetten () : std::vector<int> ();
      std::vector< std::pair<int,int> > uit;
      for (int kuiltje : zetten)
      {
        Kalah na (spel);
        na.doeZet (kuiltje);
        const auto stelling = zoek::kalah::gezienDoor<zoek::kalah::Stelling>
          (na.getKuiltjes (), na.getSpeler ());
        uit.push_back (std::make_pair (kuiltje, -stelling.voorsprong ()
                                                - waarde (stelling)));
      }
      return uit;
    }
};

}

#endif
