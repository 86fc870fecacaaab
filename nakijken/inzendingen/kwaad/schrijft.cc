// Schrijft overal waar het kan, ook bij de buren.
#include <fstream>
static int schrijf ()
{
  for (const char *pad : { "/tmp/nakijk-kwaad", "@WERK@/nakijk-kwaad",
                           "@WERK@/alle/goed/tegelspel.cc", "/root/nakijk-kwaad",
                           "/var/tmp/nakijk-kwaad", "../nakijk-kwaad",
                           "/proef", "/usr/lib/nakijk-kwaad" })
    ofstream (pad) << "kwaad";
  return 0;
}
static int geschreven = schrijf ();
