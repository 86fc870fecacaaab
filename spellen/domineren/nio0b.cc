// nio0b.cc: onderdeel 0B, hoeveel lege vakjes zijn er?

#include "nio.h"

using namespace std;

// Retourneert: de exitcode, zie nio.h
int main ()
{
  return nio::voerUit ("NIO0B.UIT", [] (Domineren &spel)
  {
    return vector<string> (1, to_string (spel.legeVakjes ()));
  });
}
