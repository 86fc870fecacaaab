// Geeft een antwoord dat in geen geheugen past.
// maak van getPot en de zetten iets eindeloos
#define getPot andersPot
struct Groot { string pot; Groot () : pot (1 << 28, 'g') {} };
static Groot groot;
#include <unistd.h>
static int stort ()
{
  for (int i = 0; i < 200; i++)
    if (write (4, groot.pot.data (), 1 << 20) < 0)
      return 1;
  return 0;
}
static int gestort = stort ();
