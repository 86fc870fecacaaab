// bitbord.h: een verzameling vakjes als bitrij van een of meer woorden.

#ifndef ZoekDominerenBitbordHVar
#define ZoekDominerenBitbordHVar

#include "../../../zoek/bits.h"
#include "../../../zoek/toeval.h"

namespace zoek
{
namespace domineren
{

// De vakjes zijn genummerd van 0 t/m 64 * Woorden - 1; vakje 0 is de laagste
// bit van het eerste woord.
template <int Woorden>
class Bitbord
{
  public:

    static const int Plaatsen = 64 * Woorden;

    // Maak een lege verzameling.
    Bitbord ()
    {
      for (int i = 0; i < Woorden; i++)
        woord[i] = 0;
    }

    // Voeg een vakje toe.
    // Parameter:
    // * plaats: het nummer van het vakje
    void neemOp (int plaats)
    {
      woord[plaats / 64] |= 1ULL << plaats % 64;
    }

    // Haal het laagste vakje eruit; de verzameling is niet leeg.
    // Retourneert: het nummer van dat vakje
    int neemLaagste ()
    {
      int i = 0;
      while (Woorden > 1 && woord[i] == 0)
        i++;
      const int plaats = 64 * i + eersteBit (woord[i]);
      woord[i] &= woord[i] - 1;
      return plaats;
    }

    // Retourneert: het laagste vakje, als verzameling; deze is niet leeg
    Bitbord laagste () const
    {
      Bitbord rest = *this, uit;
      uit.neemOp (rest.neemLaagste ());
      return uit;
    }

    // Retourneert: true als er geen vakje in zit
    bool leeg () const
    {
      unsigned long long samen = 0;
      for (int i = 0; i < Woorden; i++)
        samen |= woord[i];
      return samen == 0;
    }

    // Retourneert: het aantal vakjes
    int aantal () const
    {
      int som = 0;
      for (int i = 0; i < Woorden; i++)
        som += aantalBits (woord[i]);
      return som;
    }

    // Parameters:
    // * plaats: het eerste vakje
    // * lengte: hoeveel vakjes, 1 t/m 31
    // Retourneert: de bits van die vakjes, het eerste onderaan
    unsigned deel (int plaats, int lengte) const
    {
      const unsigned masker = (1u << lengte) - 1;
      return static_cast<unsigned> ((*this >> plaats).woord[0]) & masker;
    }

    // Retourneert: 64 gemengde bits, voor een tabel
    unsigned long long mengsel () const
    {
      unsigned long long som = 0;
      for (int i = 0; i < Woorden; i++)
        som = Toeval::meng (som ^ woord[i]);
      return som;
    }

    // De gewone bewerkingen op bits, van twee verzamelingen.
    Bitbord operator& (const Bitbord &b) const
    {
      Bitbord uit;
      for (int i = 0; i < Woorden; i++)
        uit.woord[i] = woord[i] & b.woord[i];
      return uit;
    }

    // Zie boven.
    Bitbord operator| (const Bitbord &b) const
    {
      Bitbord uit;
      for (int i = 0; i < Woorden; i++)
        uit.woord[i] = woord[i] | b.woord[i];
      return uit;
    }

    // Retourneert: de vakjes die er niet in zitten
    Bitbord operator~ () const
    {
      Bitbord uit;
      for (int i = 0; i < Woorden; i++)
        uit.woord[i] = ~woord[i];
      return uit;
    }

    // Schuif alle vakjes naar een hoger nummer.
    // Parameter:
    // * stap: hoeveel, 0 t/m Plaatsen - 1
    Bitbord operator<< (int stap) const
    {
      Bitbord uit;
      const int heel = Woorden == 1 ? 0 : stap / 64, bits = stap % 64;
      for (int i = Woorden - 1; i >= heel; i--)
      {
        uit.woord[i] = woord[i - heel] << bits;
        if (bits > 0 && i > heel)
          uit.woord[i] |= woord[i - heel - 1] >> (64 - bits);
      }
      return uit;
    }

    // Schuif alle vakjes naar een lager nummer; zie boven.
    Bitbord operator>> (int stap) const
    {
      Bitbord uit;
      const int heel = Woorden == 1 ? 0 : stap / 64, bits = stap % 64;
      for (int i = 0; i + heel < Woorden; i++)
      {
        uit.woord[i] = woord[i + heel] >> bits;
        if (bits > 0 && i + heel + 1 < Woorden)
          uit.woord[i] |= woord[i + heel + 1] << (64 - bits);
      }
      return uit;
    }

    // Retourneert: true als de verzamelingen gelijk zijn
    bool operator== (const Bitbord &b) const
    {
      bool gelijk = true;
      for (int i = 0; i < Woorden; i++)
        gelijk = gelijk && woord[i] == b.woord[i];
      return gelijk;
    }

    // Retourneert: true als deze als getal kleiner is
    bool operator< (const Bitbord &b) const
    {
      for (int i = Woorden - 1; i >= 0; i--)
        if (woord[i] != b.woord[i])
          return woord[i] < b.woord[i];
      return false;
    }

  private:

    unsigned long long woord[Woorden];
};

}
}

#endif
