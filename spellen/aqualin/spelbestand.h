// spelbestand.h: lees een spelbestand van Aqualin en controleer het helemaal.

#ifndef AqualinSpelbestandHVar
#define AqualinSpelbestandHVar

#include <string>
#include <vector>
#include "../../terminal/lezer.h"
#include "constantes.h"

namespace aqualin
{

class Spelbestand
{
  public:

    // Wat er in een spelbestand staat.
    struct Gegevens
    {
      int hoogte, breedte, vormen, alOpBord, keuzeAantal[2];
      std::vector<int> vulvolgorde, pot;
    };

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
    bool lees (Gegevens &spel)
    {
      return lezer.geopend ()
        && lezer.leesGetalTussen ("de hoogte van het bord", 1, MaxHoogte,
                                  spel.hoogte)
        && lezer.leesGetalTussen ("de breedte van het bord", 1, MaxBreedte,
                                  spel.breedte)
        && leesPermutatie (spel, "de vulvolgorde", spel.vulvolgorde)
        && leesVormen (spel)
        && leesPermutatie (spel, "de pot", spel.pot)
        && lezer.leesGetalTussen ("het aantal stenen dat al op het bord ligt",
                                  0, spel.hoogte * spel.breedte,
                                  spel.alOpBord)
        && lezer.leesGetalTussen ("het keuzeaantal van speler 0", 1,
                                  MaxKeuzeAantal, spel.keuzeAantal[0])
        && lezer.leesGetalTussen ("het keuzeaantal van speler 1", 1,
                                  MaxKeuzeAantal, spel.keuzeAantal[1])
        && lezer.uitgelezen ();
    }

  private:

    terminal::Lezer lezer;

    // Lees het aantal vormen; bij een fout volgt een melding.
    // Parameter:
    // * spel: krijgt dat aantal
    // Retourneert: true als er niet te veel kleuren nodig zijn
    bool leesVormen (Gegevens &spel)
    {
      const int minst = (spel.hoogte * spel.breedte + MaxKleuren - 1)
                        / MaxKleuren;
      if (!lezer.leesGetalTussen ("het aantal vormen", 1, MaxVormen,
                                  spel.vormen))
        return false;
      return spel.vormen >= minst
             || lezer.verkeerd ("het aantal vormen",
                                std::to_string (spel.vormen),
                                "minstens " + std::to_string (minst)
                                + ", want er zijn hoogstens "
                                + std::to_string (MaxKleuren) + " kleuren");
    }

    // Lees een permutatie van alle getallen onder het aantal vakjes; bij een
    // fout volgt een melding.
    // Parameters:
    // * spel: met de maten van het bord
    // * wat: wat de getallen voorstellen, voor de melding
    // * rij: wordt de permutatie
    // Retourneert: true als zij klopt
    bool leesPermutatie (const Gegevens &spel, const std::string &wat,
                         std::vector<int> &rij)
    {
      const int aantal = spel.hoogte * spel.breedte;
      std::vector<bool> gezien (static_cast<size_t> (aantal), false);
      for (int i = 1; i <= aantal; i++)
      {
        const std::string naam = "getal " + std::to_string (i) + " van " + wat;
        int getal = 0;
        if (!lezer.leesGetalTussen (naam, 0, aantal - 1, getal))
          return false;
        if (gezien[static_cast<size_t> (getal)])
          return lezer.verkeerd (naam, std::to_string (getal),
                                 "een getal dat er nog niet in staat");
        gezien[static_cast<size_t> (getal)] = true;
        rij.push_back (getal);
      }
      return true;
    }
};

}

#endif
