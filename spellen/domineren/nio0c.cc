// nio0c.cc: onderdeel 0C, welke zetten zijn er mogelijk?

#include "nio.h"

using namespace std;

// Retourneert: de exitcode, zie nio.h
int main ()
{
  return nio::voerUit ("NIO0C.UIT", [] (Domineren &spel)
  {
    vector<string> regels = spel.bepaalZetten ();
    regels.insert (regels.begin (), to_string (regels.size ()));
    return regels;
  });
}
