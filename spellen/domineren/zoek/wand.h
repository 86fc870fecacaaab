// wand.h: wat een speler minstens voor staat, bij elke temperatuur.
//
// Temperaturen en waarden zijn in achtsten van een zet. De waarden bij de vier
// temperaturen staan samen in een woord: zo zijn optellen en vergelijken een
// paar bewerkingen voor alle vier.

#ifndef ZoekDominerenWandHVar
#define ZoekDominerenWandHVar

namespace zoek
{
namespace domineren
{

// De temperaturen waarbij gerekend wordt; de eerste, onder nul, is voor
// standen die geen haast meer kennen.
const int AantalTemperaturen = 4;
const int Temperaturen[AantalTemperaturen] = { -1, 4, 8, 12 };
const int Achtsten = 8;

class Wand
{
  public:

    // Maak een wand die overal dezelfde waarde heeft.
    // Parameter:
    // * waarde: die waarde; tussen -2^14 en 2^14, zoals alle waarden
    explicit Wand (int waarde = 0)
    : pak (Nul + static_cast<Pak> (waarde) * Overal)
    {
    }

    // Parameters:
    // * i: het nummer van een temperatuur
    // * waarde: wordt de waarde daar, die nul was
    void zet (int i, int waarde)
    {
      pak += static_cast<Pak> (waarde) << i * Bits;
    }

    // Parameter:
    // * i: het nummer van een temperatuur
    // Retourneert: de waarde daar
    int bij (int i) const
    {
      return static_cast<int> (pak >> i * Bits & Masker) - Midden;
    }

    // Retourneert: de som van twee wanden
    Wand operator+ (const Wand &b) const
    {
      Wand uit;
      uit.pak = pak + b.pak - Nul;
      return uit;
    }

    // Retourneert: true als de wanden overal gelijk zijn
    bool operator== (const Wand &b) const
    {
      return pak == b.pak;
    }

    // Parameter:
    // * b: een wand
    // Retourneert: bij elke temperatuur de grootste waarde van de twee
    Wand hoogste (const Wand &b) const
    {
      const Pak minstens = ((pak | Tekens) - b.pak) & Tekens,  // deze >= b
                kies = minstens | (minstens - (minstens >> (Bits - 1)));
      Wand uit;
      uit.pak = (pak & kies) | (b.pak & ~kies);
      return uit;
    }

    // Is deze voorsprong genoeg om te winnen? Zie thermograaf.h.
    // Parameter:
    // * begint: of wie voor staat aan beurt is
    // Retourneert: true als hij zeker wint
    bool wint (bool begint) const
    {
      const Pak drempel = begint ? Nul + Overal : Nul + Meer;
      return (((pak | Tekens) - drempel) & Tekens) != 0;
    }

  private:

    typedef unsigned long long Pak;

    // Bij elke waarde is Midden opgeteld: zo is zij nooit negatief.
    static const int Bits = 16, Midden = 1 << 14;
    static const Pak Masker = 0xffff, Overal = 0x0001000100010001ULL,
                     Nul = Midden * Overal, Tekens = 2 * Nul;

    // Wat een waarde minstens is als de ander begint en toch verliest: 0 bij
    // de eerste temperatuur, en bij de andere net meer dan die temperatuur.
    static const Pak Meer = 13ULL << 3 * Bits | 9ULL << 2 * Bits
                            | 5ULL << Bits;

    Pak pak;
};

}
}

#endif
