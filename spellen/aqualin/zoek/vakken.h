// vakken.h: een verzameling vakjes van een bord als bitrij.
//
// Vakje (rij, kolom) van een bord met b kolommen is bit rij * (b+1) + kolom.
// Na elke rij blijft er een bit ongebruikt, zodat een stap opzij nooit op een
// andere rij uitkomt. Een bord van 7x8 past zo in een woord van 64 bits, het
// grootste van 10x10 in twee.

#ifndef ZoekAqualinVakkenHVar
#define ZoekAqualinVakkenHVar

#include "../../../zoek/bits.h"

namespace zoek
{
namespace aqualin
{

template <int Woorden>
struct Vakken
{
  unsigned long long woord[Woorden];
};

const int WoordBits = 64;

// Retourneert: de lege verzameling
template <int Woorden>
inline Vakken<Woorden> geenVakken ()
{
  Vakken<Woorden> leeg;
  for (int i = 0; i < Woorden; i++)
    leeg.woord[i] = 0;
  return leeg;
}

// Parameter:
// * bit: een vakje
// Retourneert: de verzameling van dat vakje
template <int Woorden>
inline Vakken<Woorden> vak (int bit)
{
  Vakken<Woorden> een = geenVakken<Woorden> ();
  een.woord[bit / WoordBits] = 1ULL << bit % WoordBits;
  return een;
}

// Parameters:
// * a, b: verzamelingen
// Retourneert: de vereniging
template <int Woorden>
inline Vakken<Woorden> operator| (Vakken<Woorden> a, const Vakken<Woorden> &b)
{
  for (int i = 0; i < Woorden; i++)
    a.woord[i] |= b.woord[i];
  return a;
}

// Parameters:
// * a, b: verzamelingen
// Retourneert: de doorsnede
template <int Woorden>
inline Vakken<Woorden> operator& (Vakken<Woorden> a, const Vakken<Woorden> &b)
{
  for (int i = 0; i < Woorden; i++)
    a.woord[i] &= b.woord[i];
  return a;
}

// Parameters:
// * a, b: verzamelingen
// Retourneert: wat in a is maar niet in b
template <int Woorden>
inline Vakken<Woorden> zonder (Vakken<Woorden> a, const Vakken<Woorden> &b)
{
  for (int i = 0; i < Woorden; i++)
    a.woord[i] &= ~b.woord[i];
  return a;
}

// Parameters:
// * a, b: verzamelingen
// Retourneert: of zij gelijk zijn
template <int Woorden>
inline bool operator== (const Vakken<Woorden> &a, const Vakken<Woorden> &b)
{
  for (int i = 0; i < Woorden; i++)
    if (a.woord[i] != b.woord[i])
      return false;
  return true;
}

// Parameter:
// * a: een verzameling
// Retourneert: of zij leeg is
template <int Woorden>
inline bool leeg (const Vakken<Woorden> &a)
{
  unsigned long long alle = 0;
  for (int i = 0; i < Woorden; i++)
    alle |= a.woord[i];
  return alle == 0;
}

// Parameter:
// * a: een verzameling die niet leeg is
// Retourneert: de verzameling van haar laagste vakje
template <int Woorden>
inline Vakken<Woorden> laagste (const Vakken<Woorden> &a)
{
  Vakken<Woorden> een = geenVakken<Woorden> ();
  int i = 0;
  while (a.woord[i] == 0)
    i++;
  een.woord[i] = a.woord[i] & (0 - a.woord[i]);
  return een;
}

// Parameter:
// * a: een verzameling
// Retourneert: het aantal vakjes
template <int Woorden>
inline int aantalVakken (const Vakken<Woorden> &a)
{
  int aantal = 0;
  for (int i = 0; i < Woorden; i++)
    aantal += aantalBits (a.woord[i]);
  return aantal;
}

// Parameters:
// * a: een verzameling
// * stap: 1 t/m 63
// Retourneert: elk vakje met stap erbij; wat van het bord valt verdwijnt
inline Vakken<1> omhoog (Vakken<1> a, int stap)
{
  a.woord[0] <<= stap;
  return a;
}

// Als hierboven, met stap eraf.
inline Vakken<1> omlaag (Vakken<1> a, int stap)
{
  a.woord[0] >>= stap;
  return a;
}

// Als hierboven, voor twee woorden.
inline Vakken<2> omhoog (Vakken<2> a, int stap)
{
  a.woord[1] = a.woord[1] << stap | a.woord[0] >> (WoordBits - stap);
  a.woord[0] <<= stap;
  return a;
}

// Als hierboven, met stap eraf.
inline Vakken<2> omlaag (Vakken<2> a, int stap)
{
  a.woord[0] = a.woord[0] >> stap | a.woord[1] << (WoordBits - stap);
  a.woord[1] >>= stap;
  return a;
}

// Parameters:
// * a: een verzameling
// * rij: de afstand tussen twee vakjes onder elkaar
// Retourneert: de verzameling met alle vakjes die ernaast liggen erbij; daar
//   kunnen ongebruikte bits bij zijn
template <int Woorden>
inline Vakken<Woorden> metBuren (const Vakken<Woorden> &a, int rij)
{
  return a | omhoog (a, 1) | omlaag (a, 1) | omhoog (a, rij)
         | omlaag (a, rij);
}

// Parameters:
// * begin: een deel van gebied
// * gebied: een verzameling
// * rij: de afstand tussen twee vakjes onder elkaar
// Retourneert: alles in gebied wat met begin samenhangt
template <int Woorden>
inline Vakken<Woorden> samenhang (Vakken<Woorden> begin,
                                  const Vakken<Woorden> &gebied, int rij)
{
  Vakken<Woorden> groter = metBuren (begin, rij) & gebied;
  while (!(groter == begin))
  {
    begin = groter;
    groter = metBuren (begin, rij) & gebied;
  }
  return begin;
}

}
}

#endif
