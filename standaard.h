// standaard.h: bereikcontrole en toeval, voor alle spellen.

#ifndef StandaardHVar
#define StandaardHVar

#include <vector>

// Controleer of minWaarde <= waarde <= maxWaarde; zo niet, geef dan een
// melding op het scherm met de gevonden waarde en de grenzen.
// Parameters:
// * variabele: naam van wat er gecontroleerd wordt, voor de melding
// * waarde, minWaarde, maxWaarde: de waarde en haar grenzen (inclusief)
// Retourneert: true als de waarde binnen de grenzen ligt
bool integerInBereik (const char *variabele, int waarde,
                      int minWaarde, int maxWaarde);

// Als hierboven, maar zonder melding.
bool integerInBereik (int waarde, int minWaarde, int maxWaarde);

// Laat de rij toevalsgetallen van randomGetal opnieuw beginnen. Hetzelfde
// zaad geeft op elke computer dezelfde rij; zonder aanroep is het zaad 0.
// Parameter:
// * zaad: een willekeurig getal
void zetZaad (unsigned long long zaad);

// Trek een toevalsgetal; elk getal van min t/m max is even waarschijnlijk.
// Parameters:
// * min, max: de grenzen (inclusief); als min > max worden ze verwisseld
// Retourneert: het getrokken getal
int randomGetal (int min, int max);

// Trek een permutatie; elke is even waarschijnlijk.
// Parameter:
// * aantal: hoeveel getallen het zijn; onder 1 is de permutatie leeg
// Retourneert: de getallen 0 t/m aantal-1 in een toevallige volgorde
std::vector<int> genereerRandomPermutatie (int aantal);

// Als hierboven, in een array van de aanroeper.
// Parameters:
// * n: hoeveel getallen het zijn; onder 1 gebeurt er niets
// * permutatie: daar komen ze te staan; wat er stond doet er niet toe
void genereerRandomPermutatie (int n, int *permutatie);

#endif
