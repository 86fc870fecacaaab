// nio0e.cc: onderdeel 0E, het spelverloop met het grootste verschil.

#include "nio.h"

using namespace std;

// Retourneert: de exitcode, zie nio.h
int main ()
{
  return nio::voerUit ("NIO0E.UIT", [] (Domineren &spel)
  {
    return spel.speelVerschil ();
  });
}
