// bits.h: verzamelingen als bitrij, en hoe veel bits een getal heeft.

#ifndef ZoekBitsHVar
#define ZoekBitsHVar

namespace zoek
{

// Parameter:
// * verzameling: een bitrij, niet leeg
// Retourneert: het nummer van de laagste bit die aan staat
inline int eersteBit (unsigned long long verzameling)
{
  return __builtin_ctzll (verzameling);
}

// Parameter:
// * verzameling: een bitrij, niet leeg
// Retourneert: het nummer van de hoogste bit die aan staat
inline int laatsteBit (unsigned long long verzameling)
{
  return 63 - __builtin_clzll (verzameling);
}

// Parameter:
// * verzameling: een bitrij van hoogstens 32 elementen
// Retourneert: de bitrij zonder haar laagste bit
inline unsigned zonderEerste (unsigned verzameling)
{
  return verzameling & (verzameling - 1);
}

// Tel de bits die aan staan: eerst per twee, dan per vier, dan per acht, en
// de vermenigvuldiging telt de acht bytes op.
// Parameter:
// * verzameling: een bitrij
// Retourneert: het aantal elementen
inline int aantalBits (unsigned long long verzameling)
{
  verzameling -= verzameling >> 1 & 0x5555555555555555ULL;
  verzameling = (verzameling & 0x3333333333333333ULL)
                + (verzameling >> 2 & 0x3333333333333333ULL);
  verzameling = (verzameling + (verzameling >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
  return static_cast<int> (verzameling * 0x0101010101010101ULL >> 56);
}

// Parameters:
// * werk: het aantal standen dat ergens voor bezocht is, minstens 0
// * hoogste: de hoogste maat
// Retourneert: het aantal bits daarvan, als maat voor het werk
inline unsigned maatVanWerk (long long werk, unsigned hoogste)
{
  if (werk <= 0)
    return 0;
  const unsigned bits = static_cast<unsigned>
    (laatsteBit (static_cast<unsigned long long> (werk)) + 1);
  return bits < hoogste ? bits : hoogste;
}

}

#endif
