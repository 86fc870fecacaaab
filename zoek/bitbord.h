// bitbord.h: een verzameling vakjes als bitrij van een of meer woorden.

#ifndef ZoekBitbordHVar
#define ZoekBitbordHVar

#include "bits.h"
#include "toeval.h"

namespace zoek
{

// De vakjes zijn genummerd van 0 t/m 64 * Woorden - 1; vakje 0 is de laagste
// bit van het eerste woord. Bitbord<Woorden> () is leeg. Een eigen constructor
// zou elk woord nul maken, ook als het meteen een andere waarde krijgt. Wat het
// zoeken het meeste doet staat altijd op de plaats van de aanroep: met twee
// woorden vindt de vertaler dat anders te veel, en is het een tiende langzamer.
template <int Woorden>
class Bitbord
{
  public:

    static const int Plaatsen = 64 * Woorden;

    // Retourneert: de verzameling van vakjes 0 t/m 63, het eerste onderaan
    static Bitbord van (unsigned long long woord)
    {
      Bitbord uit = Bitbord ();
      uit.woorden[0] = woord;
      return uit;
    }

    // Voeg het vakje met nummer plaats toe.
    void neemOp (int plaats) { woorden[plaats / 64] |= 1ULL << plaats % 64; }

    // Haal het laagste vakje eruit; de verzameling is niet leeg.
    // Retourneert: het nummer van dat vakje
    int neemLaagste ()
    {
      int i = 0;
      while (Woorden > 1 && woorden[i] == 0)
        i++;
      const int plaats = 64 * i + eersteBit (woorden[i]);
      woorden[i] &= woorden[i] - 1;
      return plaats;
    }

    // Retourneert: het laagste vakje, als verzameling; deze is niet leeg
    Bitbord laagste () const
    {
      Bitbord uit = Bitbord ();
      int i = 0;
      while (Woorden > 1 && woorden[i] == 0)
        i++;
      uit.woorden[i] = woorden[i] & (0 - woorden[i]);
      return uit;
    }

    // Retourneert: true als er geen vakje in zit
    __attribute__ ((always_inline)) bool leeg () const
    {
      unsigned long long samen = 0;
      for (int i = 0; i < Woorden; i++)
        samen |= woorden[i];
      return samen == 0;
    }

    // Retourneert: het aantal vakjes
    int aantal () const
    {
      int som = 0;
      for (int i = 0; i < Woorden; i++)
        som += aantalBits (woorden[i]);
      return som;
    }

    // Retourneert: zoveel vakjes (1 t/m 31) vanaf plaats, het eerste onderaan
    unsigned deel (int plaats, int lengte) const
    {
      const unsigned masker = (1u << lengte) - 1;
      return static_cast<unsigned> ((*this >> plaats).woorden[0]) & masker;
    }

    // Retourneert: de vakjes 64 * i t/m 64 * i + 63, het eerste onderaan
    unsigned long long woord (int i) const { return woorden[i]; }

    // Retourneert: 64 gemengde bits, voor een tabel
    unsigned long long mengsel () const
    {
      unsigned long long som = 0;
      for (int i = 0; i < Woorden; i++)
        som = Toeval::meng (som ^ woorden[i]);
      return som;
    }

    // De gewone bewerkingen op bits, van twee verzamelingen.
    __attribute__ ((always_inline)) Bitbord operator& (Bitbord b) const
    {
      for (int i = 0; i < Woorden; i++)
        b.woorden[i] &= woorden[i];
      return b;
    }

    // Zie boven.
    __attribute__ ((always_inline)) Bitbord operator| (Bitbord b) const
    {
      for (int i = 0; i < Woorden; i++)
        b.woorden[i] |= woorden[i];
      return b;
    }

    // Zie boven.
    __attribute__ ((always_inline)) Bitbord operator^ (Bitbord b) const
    {
      for (int i = 0; i < Woorden; i++)
        b.woorden[i] ^= woorden[i];
      return b;
    }

    // Retourneert: de vakjes die er niet in zitten
    __attribute__ ((always_inline)) Bitbord operator~ () const
    {
      Bitbord uit;
      for (int i = 0; i < Woorden; i++)
        uit.woorden[i] = ~woorden[i];
      return uit;
    }

    // Retourneert: elk vakje met een nummer dat een stap, 0 t/m 63, hoger is;
    //   het schuift in twee keer, want over 64 bits mag niet
    Bitbord hoger (int stap) const
    {
      Bitbord uit;
      uit.woorden[0] = woorden[0] << stap;
      for (int i = Woorden - 1; i > 0; i--)
        uit.woorden[i] = woorden[i] << stap
                         | woorden[i - 1] >> 1 >> (63 - stap);
      return uit;
    }

    // Retourneert: evenzo, maar lager
    Bitbord lager (int stap) const
    {
      Bitbord uit;
      uit.woorden[Woorden - 1] = woorden[Woorden - 1] >> stap;
      for (int i = 0; i + 1 < Woorden; i++)
        uit.woorden[i] = woorden[i] >> stap
                         | woorden[i + 1] << 1 << (63 - stap);
      return uit;
    }

    // Retourneert: de vakjes met hun buren, op een bord met rijen van zoveel
    //   bits; daar kunnen naast en onder het bord een paar te veel bij zijn
    Bitbord metBuren (int rij) const
    {
      return *this | hoger (1) | lager (1) | hoger (rij) | lager (rij);
    }

    // Als hoger, met elke stap: 0 t/m Plaatsen - 1.
    Bitbord operator<< (int stap) const
    {
      Bitbord uit = *this;
      for ( ; Woorden > 1 && stap >= 64; stap -= 64)
        for (int i = Woorden - 1; i >= 0; i--)
          uit.woorden[i] = i > 0 ? uit.woorden[i - 1] : 0;
      return uit.hoger (stap);
    }

    // Als lager, met elke stap; zie boven.
    Bitbord operator>> (int stap) const
    {
      Bitbord uit = *this;
      for ( ; Woorden > 1 && stap >= 64; stap -= 64)
        for (int i = 0; i < Woorden; i++)
          uit.woorden[i] = i + 1 < Woorden ? uit.woorden[i + 1] : 0;
      return uit.lager (stap);
    }

    // Retourneert: true als de verzamelingen gelijk zijn
    bool operator== (const Bitbord &b) const
    {
      for (int i = 0; i < Woorden; i++)
        if (woorden[i] != b.woorden[i])
          return false;
      return true;
    }

    // Retourneert: true als deze als getal kleiner is
    bool operator< (const Bitbord &b) const
    {
      for (int i = Woorden - 1; i >= 0; i--)
        if (woorden[i] != b.woorden[i])
          return woorden[i] < b.woorden[i];
      return false;
    }

  private:

    unsigned long long woorden[Woorden];
};

}

#endif
