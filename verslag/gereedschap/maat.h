// maat.h: de maten van de spellen waar wiewint van uitzoekt wie er wint.

#ifndef MaatHVar
#define MaatHVar

namespace verslag
{

// De maten van een spel, en het aantal tegels in zijn pot.
struct Maat
{
  int M, N, K, L, tegels;
};

// Retourneert: hoeveel tegels er in de pot gaan bij borden van K bij L: vier op
//   elke drie vakjes van de twee borden samen, zoals bij het grootste spel
inline int tegelsVoor (int K, int L)
{
  return (2 * K * L * 4 + 2) / 3;
}

// De andere maten groeien mee, in de verhouding van het grootste spel: twee
// rijen per schaal, en in een rij een vakje meer dan er tegels op een schaal
// kunnen.
// Parameters:
// * M, N: het aantal schalen, en de tegels op een schaal
// Retourneert: alle maten
inline Maat maatVan (int M, int N)
{
  const int K = 2 * M, L = N + 1;
  const Maat maat = { M, N, K, L, tegelsVoor (K, L) };
  return maat;
}

}

#endif
