// standaard.cc: de functies van het vak, voor een inzending zonder eigen
// standaard.cc.

#include <cstdlib>
#include <iostream>
#include "standaard.h"

bool integerInBereik (const char *variabele, int waarde,
                      int minWaarde, int maxWaarde)
{
  if (integerInBereik (waarde, minWaarde, maxWaarde))
    return true;
  std::cout << variabele << "=" << waarde << " ligt niet tussen " << minWaarde
            << " en " << maxWaarde << std::endl;
  return false;
}

bool integerInBereik (int waarde, int minWaarde, int maxWaarde)
{
  return minWaarde <= waarde && waarde <= maxWaarde;
}

int randomGetal (int min, int max)
{
  return min + std::rand () % (max - min + 1);
}
