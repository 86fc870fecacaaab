// Geeft alle antwoorden al voor er een vraag is.
#include <cstdio>
#include <unistd.h>
static int vooruit ()
{
  for (int i = 1; i < 2000; i++)
  {
    char tekst[40];
    const int n = snprintf (tekst, sizeof tekst, "%d 2\n 1", i);
    if (write (4, tekst, static_cast<size_t> (n)) < 0)
      return 1;
  }
  return 0;
}
static int vooraf = vooruit ();
