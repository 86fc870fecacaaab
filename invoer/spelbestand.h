// spelbestand.h: lees een spelbestand van TegelSpel en controleer het helemaal.

#ifndef SpelbestandHVar
#define SpelbestandHVar

#include <string>
#include <utility>
#include <vector>
#include "../constantes.h"
#include "../terminal/lezer.h"

namespace terminal
{

// Wat er in een spelbestand staat.
struct Spelgegevens
{
  std::string pot;
  int aantalSchalen, perSchaal,                   // M en N
      aantalRijen, perRij;                        // K en L
  std::vector< std::pair<int,int> > rijen[2];     // per speler (geel, blauw)
  int speler;                                     // wie aan beurt is: 0 of 1
};

class Spelbestand
{
  public:

    // Parameters:
    // * naam: de naam van het bestand, of een nulpointer
    // * meldingen: waar de meldingen heen gaan
    Spelbestand (const char *naam, std::ostream &meldingen)
    : lezer (naam, meldingen)
    {
    }

    // Lees het bestand.
    // Parameter:
    // * spel: wordt wat erin staat, als true wordt geretourneerd
    // Retourneert: true als alles klopt; anders false, met een melding
    bool lees (Spelgegevens &spel)
    {
      return lezer.geopend () && leesPot (spel) && leesMaten (spel)
             && leesRijen (spel, 0) && leesRijen (spel, 1)
             && lezer.leesGetalTussen ("de speler aan beurt", 0, 1,
                                       spel.speler)
             && lezer.uitgelezen ();
    }

  private:

    Lezer lezer;

    // Lees een onderdeel van het bestand; bij een fout volgt een melding.
    // Parameters:
    // * spel: krijgt wat er gelezen is
    // * wie: de speler van wie de rijen gelezen worden
    // Retourneert: true als het onderdeel klopt

    // Lees de pot; zie hierboven.
    bool leesPot (Spelgegevens &spel)
    {
      if (!lezer.leesWoord ("de pot", "een rij letters g en b", spel.pot))
        return false;
      const size_t fout = spel.pot.find_first_not_of ("gb");
      return fout == std::string::npos
             || lezer.verkeerd ("letter " + std::to_string (fout + 1)
                                + " van de pot", spel.pot.substr (fout, 1),
                                "g of b");
    }

    // Lees M, N, K en L; zie hierboven.
    bool leesMaten (Spelgegevens &spel)
    {
      return lezer.leesGetalTussen ("M, het aantal schalen", 1, MaxSchalen,
                                    spel.aantalSchalen)
             && lezer.leesGetalTussen ("N, het aantal tegels op een schaal",
                                       1, MaxPerSchaal, spel.perSchaal)
             && lezer.leesGetalTussen ("K, het aantal rijen van een speler",
                                       1, MaxRijen, spel.aantalRijen)
             && lezer.leesGetalTussen ("L, het aantal vakjes in een rij", 1,
                                       MaxPerRij, spel.perRij);
    }

    // Lees de rijen van een speler; zie hierboven.
    bool leesRijen (Spelgegevens &spel, int wie)
    {
      for (int i = 0; i < spel.aantalRijen; i++)
      {
        const std::string waar = " in rij " + std::to_string (i)
                                 + " van speler " + std::to_string (wie);
        std::pair<int,int> rij;
        if (!lezer.leesGetalTussen ("het aantal gele tegels" + waar, 0,
                                    spel.perRij, rij.first)
            || !lezer.leesGetalTussen ("het aantal blauwe tegels" + waar, 0,
                                       spel.perRij, rij.second))
          return false;
        if (rij.first > 0 && rij.second > 0)
          return lezer.verkeerd ("de tegels" + waar,
                                 std::to_string (rij.first) + " "
                                 + std::to_string (rij.second),
                                 "tegels van hoogstens een kleur");
        spel.rijen[wie].push_back (rij);
      }
      return true;
    }
};

}

#endif
