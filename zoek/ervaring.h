// ervaring.h: wat het zoeken van zetten leert, voor de volgorde: per soort zet
// een getal van -Hoogste t/m Hoogste, dat stijgt als zo'n zet genoeg was om een
// vraag te beantwoorden, en daalt als zij daarvoor tevergeefs geprobeerd is.

#ifndef ZoekErvaringHVar
#define ZoekErvaringHVar

#include <cstdlib>
#include <vector>

namespace zoek
{

class Ervaring
{
  public:

    // Begin zonder ervaring met dit aantal soorten zetten.
    explicit Ervaring (size_t soorten)
    : punten (soorten, 0)
    {
    }

    // Retourneert: de getallen vanaf deze soort zet
    signed char *vanaf (size_t soort) { return &punten[soort]; }

    // Leer dat een zet genoeg was, of niet: haar getal gaat een deel van de weg
    // naar een van de einden. Wat lang geleden geleerd is verdwijnt zo weer.
    static void leer (signed char &getal, bool genoeg)
    {
      const int Hoogste = 100, Traagheid = 8,
                naar = genoeg ? Hoogste : -Hoogste;
      getal = static_cast<signed char> (getal + (naar - getal) / Traagheid);
    }

  private:

    std::vector<signed char> punten;
};

}

#endif
