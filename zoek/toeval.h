// toeval.h: een kleine toevalsgenerator, op elke computer dezelfde.
//
// Het is SplitMix64 (Steele, Lea en Flood, "Fast Splittable
// Pseudorandom Number Generators", OOPSLA 2014): een teller die met een
// vaste stap loopt, en een menging die er 64 goede bits van maakt.

#ifndef ZoekToevalHVar
#define ZoekToevalHVar

namespace zoek
{

class Toeval
{
  public:

    // Begin een rij toevalsgetallen; het zaad bepaalt de hele rij.
    explicit Toeval (unsigned long long zaad) : teller (zaad) {}

    // Trek 64 bits; de teller loopt een stap door.
    // Retourneert: een getal dat elk van de 2^64 waarden kan hebben
    unsigned long long bits ()
    {
      teller += Stap;
      return meng (teller);
    }

    // Trek een getal onder een grens, 1 t/m 2^32: vermenigvuldig 32 bits met de
    // grens en neem de bovenste helft; trek opnieuw in het zeldzame geval dat
    // de onderste helft in het onvolledige deel valt (Lemire, "Fast Random
    // Integer Generation in an Interval", 2019).
    // Retourneert: een getal van 0 t/m grens-1, elk even waarschijnlijk
    unsigned long long trek (unsigned long long grens)
    {
      unsigned long long product = (bits () >> 32) * grens;
      if ((product & Onderste32) < grens)
      {
        const unsigned long long rest = (Onderste32 + 1) % grens;
        while ((product & Onderste32) < rest)
          product = (bits () >> 32) * grens;
      }
      return product >> 32;
    }

    // Retourneert: een getal waarvan de bits gemengd zijn, een op een
    static unsigned long long meng (unsigned long long getal)
    {
      getal = (getal ^ (getal >> 30)) * 0xbf58476d1ce4e5b9ULL;
      getal = (getal ^ (getal >> 27)) * 0x94d049bb133111ebULL;
      return getal ^ (getal >> 31);
    }

  private:

    static const unsigned long long Stap = 0x9e3779b97f4a7c15ULL,
                                    Onderste32 = 0xffffffffULL;

    unsigned long long teller;  // de toestand van de generator
};

}

#endif
