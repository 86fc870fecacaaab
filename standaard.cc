// standaard.cc: bereikcontrole en toeval, voor alle spellen.

#include <iostream>
#include <vector>
#include "standaard.h"
#include "zoek/toeval.h"

using namespace std;

// Controleer een waarde, met melding op het scherm; zie standaard.h.
bool integerInBereik (const char *variabele, int waarde,
                      int minWaarde, int maxWaarde)
{
  if (integerInBereik (waarde, minWaarde, maxWaarde))
    return true;
  cout << variabele << " is " << waarde << ", maar moet minstens "
       << minWaarde << " en hoogstens " << maxWaarde << " zijn." << endl;
  return false;
}

// Controleer een waarde zonder melding; zie standaard.h.
bool integerInBereik (int waarde, int minWaarde, int maxWaarde)
{
  return minWaarde <= waarde && waarde <= maxWaarde;
}

// De ene generator van het programma, in een functie in plaats van een
// globale variabele.
// Retourneert: de generator, die bij elke trekking verandert
static zoek::Toeval &generator ()
{
  static zoek::Toeval toeval (0);
  return toeval;
}

// Laat de rij toevalsgetallen opnieuw beginnen; zie standaard.h.
void zetZaad (unsigned long long zaad)
{
  generator () = zoek::Toeval (zaad);
}

// Trek een toevalsgetal; zie standaard.h.
int randomGetal (int min, int max)
{
  long long laag = min < max ? min : max,
            hoog = min < max ? max : min;
  return static_cast<int>
    (laag + static_cast<long long>
       (generator ().trek (static_cast<unsigned long long> (hoog - laag + 1))));
}

// Trek een permutatie; zie standaard.h.
vector<int> genereerRandomPermutatie (int aantal)
{
  vector<int> permutatie (static_cast<size_t> (aantal > 0 ? aantal : 0));
  genereerRandomPermutatie (aantal, permutatie.data ());
  return permutatie;
}

// Trek een permutatie in een array; zie standaard.h. Elk getal komt op een
// toevallige plaats, en wat daar stond achteraan (Fisher en Yates).
void genereerRandomPermutatie (int n, int *permutatie)
{
  for (int i = 0; i < n; i++)
  {
    const int plaats = randomGetal (0, i);
    permutatie[i] = i;
    permutatie[i] = permutatie[plaats];
    permutatie[plaats] = i;
  }
}
