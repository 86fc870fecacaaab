// nio0d.cc: onderdeel 0D, het spelverloop met steeds de eerste zet.

#include "nio.h"

using namespace std;

// Retourneert: de exitcode, zie nio.h
int main ()
{
  return nio::voerUit ("NIO0D.UIT", [] (Domineren &spel)
  {
    return spel.speelEerste ();
  });
}
