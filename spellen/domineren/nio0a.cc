// nio0a.cc: onderdeel 0A, wie is aan zet?

#include "nio.h"

using namespace std;

// Retourneert: de exitcode, zie nio.h
int main ()
{
  return nio::voerUit ("NIO0A.UIT", [] (Domineren &spel)
  {
    return vector<string> (1, Domineren::naamVanSpeler (spel.getSpeler ()));
  });
}
