// bits.h: verzamelingen als bitrij, en hoeveel bits een getal heeft.

#ifndef ZoekBitsHVar
#define ZoekBitsHVar

namespace zoek
{

// Retourneert: het nummer van de laagste bit van een verzameling, niet leeg
inline int eersteBit (unsigned long long verzameling)
{
  return __builtin_ctzll (verzameling);
}

// Retourneert: het nummer van de hoogste bit van een verzameling, niet leeg
inline int laatsteBit (unsigned long long verzameling)
{
  return 63 - __builtin_clzll (verzameling);
}

// Retourneert: een verzameling van hoogstens 32 elementen, zonder het laagste
inline unsigned zonderEerste (unsigned verzameling)
{
  return verzameling & (verzameling - 1);
}

// Tel de bits die aan staan: eerst per twee, dan per vier, dan per acht, en
// de vermenigvuldiging telt de acht bytes op.
// Retourneert: het aantal elementen van een verzameling
inline int aantalBits (unsigned long long verzameling)
{
  verzameling -= verzameling >> 1 & 0x5555555555555555ULL;
  verzameling = (verzameling & 0x3333333333333333ULL)
                + (verzameling >> 2 & 0x3333333333333333ULL);
  verzameling = (verzameling + (verzameling >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
  return static_cast<int> (verzameling * 0x0101010101010101ULL >> 56);
}

}

#endif
