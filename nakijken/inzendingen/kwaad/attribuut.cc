// Is er eerder dan de brug en later dan het einde: een constructor vooraan, een
// ifunc en atexit, die alle de lijnen lezen en zelf antwoorden.
#include <cstdlib>
#include <unistd.h>
static void zegt () { if (write (4, "\1\0\0\0\2\0\0\0\0\0\0\0 1", 14) < 0) _exit (0); }
__attribute__ ((constructor (101))) static void vooraf ()
{
  char vraag[64];
  zegt ();
  if (read (3, vraag, sizeof vraag) > 0)
    zegt ();
  atexit (zegt);
}
static int een () { return 1; }
extern "C" { int (*kies ()) () { return een; } int gekozen () __attribute__ ((ifunc ("kies"))); }
static int geroepen = gekozen ();
