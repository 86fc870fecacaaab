// standaard.cc: bereikcontrole en toeval.

#include <cstdlib>
#include <iostream>
#include "standaard.h"

using namespace std;

bool integerInBereik (const char *variabele, int waarde,
                      int minWaarde, int maxWaarde)
{
  if (integerInBereik (waarde, minWaarde, maxWaarde))
    return true;
  cout << variabele << " is " << waarde << ", maar moet van " << minWaarde
       << " t/m " << maxWaarde << " zijn." << endl;
  return false;
}

bool integerInBereik (int waarde, int minWaarde, int maxWaarde)
{
  return minWaarde <= waarde && waarde <= maxWaarde;
}

int randomGetal (int min, int max)
{
  return min + rand () % (max - min + 1);
}
