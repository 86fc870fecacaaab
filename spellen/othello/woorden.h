// woorden.h: hoe Othello vakjes, kleuren, aantallen en tijden noemt.

#ifndef WoordenHVar
#define WoordenHVar

#include <ctime>
#include <iostream>
#include "othello.h"

// Schrijf een vakje zoals op het bord, bijvoorbeeld C2.
// Parameters:
// * rij, kolom: de plaats, geteld vanaf 0
inline void toonVakje (int rij, int kolom)
{
  std::cout << static_cast<char> ('A' + kolom) << rij + 1;
}

// Parameter:
// * kleur: 'Z' of 'W'
// Retourneert: die kleur in letters
inline const char *naamKleur (char kleur)
{
  return kleur == 'Z' ? "Zwart" : "Wit";
}

// Schrijf een aantal met zijn naam, in enkelvoud of meervoud.
// Parameters:
// * aantal: het aantal
// * een, meer: de naam bij 1 en bij andere aantallen
inline void toonAantal (long long aantal, const char *een, const char *meer)
{
  std::cout << aantal << ' ' << (aantal == 1 ? een : meer);
}

// Schrijf een duur in een eenheid die past.
// Parameter:
// * seconden: de duur
inline void toonDuur (long double seconden)
{
  const long double honderdste = 0.01L, minuut = 60, uur = 60 * minuut,
                    dag = 24 * uur, jaar = 365 * dag;
  std::cout.precision (3);
  if (seconden < honderdste)
    std::cout << "minder dan " << honderdste << " seconde";
  else if (seconden < 2 * minuut)
    std::cout << seconden << " seconden";
  else if (seconden < 2 * uur)
    std::cout << seconden / minuut << " minuten";
  else if (seconden < 2 * dag)
    std::cout << seconden / uur << " uur";
  else if (seconden < 2 * jaar)
    std::cout << seconden / dag << " dagen";
  else
    std::cout << seconden / jaar << " jaar";
}

// Meet hoe snel deze computer telt, aan het bord van 4 bij 4.
// Retourneert: het aantal seconden per vervolgpartij
inline long double tijdPerPartij ()
{
  OthelloBord klein (4, 4);
  const clock_t begin = clock ();
  const long long aantal = klein.vervolg ();
  return static_cast<long double> (clock () - begin) / CLOCKS_PER_SEC
         / static_cast<long double> (aantal);
}

#endif
