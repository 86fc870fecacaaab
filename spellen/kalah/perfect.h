// perfect.h: weet met een eindspeltabel hoe standen met weinig steentjes
// aflopen, als beide spelers perfect spelen.

#ifndef KalahPerfectHVar
#define KalahPerfectHVar

#include <utility>
#include <vector>
#include "../../zoek/toezicht.h"
#include "kalah.h"
#include "zoek/eindspel.h"

namespace kalah
{

class Perfect
{
  public:

    static const int MeesteSteentjes = 24;  // op het bord: 1,3 GB,
                                            // zoals keuze e 24 meldt

    // Parameter:
    // * steentjes: hoeveel er hoogstens op het bord liggen, 0 t/m
    //   MeesteSteentjes
    // Retourneert: hoeveel standen er dan in de tabel komen
    static long long standen (int steentjes)
    {
      return static_cast<long long> (zoek::kalah::Eindspel::bytes (steentjes));
    }

    // Maak de tabel.
    // Parameters:
    // * steentjes: als bij standen
    // * toezicht: wie er toeziet, of 0
    // Retourneert: false als het geheugen er niet is
    // Post: lukt het niet, of wordt het afgebroken, dan is er geen tabel
    bool maak (int steentjes, zoek::Toezicht *toezicht)
    {
      return eindspel.maak (steentjes, toezicht);
    }

    // Parameter:
    // * spel: een spel
    // Retourneert: true als de tabel van elke zet weet hoe die afloopt
    bool kent (const Kalah &spel) const
    {
      const std::vector<int> kuiltjes = spel.getKuiltjes ();
      int opBord = 0;
      for (size_t i = 0; i < kuiltjes.size (); i++)
        if (i % PerSpeler != KalahPlaats)
          opBord += kuiltjes[i];
      return opBord <= eindspel.steentjes ();
    }

    // Bepaal hoe elke zet afloopt.
    // Parameter:
    // * spel: een spel dat de tabel kent; na afloop in dezelfde stand
    // Retourneert: van elke zet het kuiltje, en hoeveel steentjes wie aan
    //   beurt is aan het eind voorstaat als er gespeeld wordt tot het bord
    //   leeg is: meer dan 0 als hij wint, 0 als het gelijk wordt
    std::vector< std::pair<int,int> > verschillen (Kalah &spel) const
    {
      const std::vector<int> zetten = spel.bepaalZetten ();
      std::vector< std::pair<int,int> > uit;
      for (size_t i = 0; i < zetten.size (); i++)
      {
        spel.doeZet (zetten[i]);
        uit.push_back (std::make_pair (zetten[i], -verschil (spel)));
        spel.unDoeZet ();
      }
      return uit;
    }

  private:

    zoek::kalah::Eindspel eindspel;

    // Parameter:
    // * spel: een spel dat de tabel kent
    // Retourneert: hoeveel wie aan beurt is aan het eind voorstaat
    int verschil (const Kalah &spel) const
    {
      std::vector<int> kuiltjes = spel.getKuiltjes ();
      int &een = kuiltjes[KalahPlaats],
          &twee = kuiltjes[PerSpeler + KalahPlaats];
      const int voorsprong = spel.getSpeler () == 1 ? een - twee : twee - een;
      een = twee = 0;  // de tabel kent alleen wat er op het bord ligt
      return voorsprong
             + eindspel.waarde (zoek::kalah::gezienDoor<zoek::kalah::Stelling>
                                  (kuiltjes, spel.getSpeler ()));
    }
};

}

#endif
