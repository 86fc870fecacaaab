// klok.h: een klok waar de toetsen over gaan. Zet haar om een header heen, na
// <ctime>:
//
//   #define timespec_get kijkOpDeKlok
//   #define clock kijkOpDeRekenklok
//
// en alleen in een programma dat niet met een spel gelinkt wordt, of waar zoek
// anders heet (zie schaars.h): anders zijn er twee versies van die header.

#ifndef KlokHVar
#define KlokHVar

#include <cmath>
#include <ctime>

// Hoe laat het is, in seconden; hoe lang kijken duurt; hoe ver iemand de klok
// aan de wand teruggezet heeft; en hoe lang een ander programma aan beurt was.
static double klok = 0, kijkduur = 0, teruggezet = 0, gewacht = 0;

// In de plaats van timespec_get.
inline int kijkOpDeKlok (timespec *tijd, int soort)
{
  const double nu = (klok += kijkduur) - teruggezet;
  tijd->tv_sec = static_cast<time_t> (std::floor (nu));
  tijd->tv_nsec = static_cast<long> (1e9 * (nu - std::floor (nu)));
  return soort;
}

// In de plaats van clock.
inline clock_t kijkOpDeRekenklok ()
{
  return static_cast<clock_t> (((klok += kijkduur) - gewacht)
                               * CLOCKS_PER_SEC);
}

#endif
