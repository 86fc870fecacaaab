// Antwoordt, en blijft dan schrijven zo snel het kan: naar de rechter.
#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>
extern "C" ssize_t write (int pijp, const void *tekst, size_t lengte)
{
  static char blok[1 << 20];
  ssize_t weg = syscall (SYS_write, pijp, tekst, lengte);
  struct pollfd vraag = { 3, POLLIN, 0 };
  while (pijp == 4 && weg > 0 && poll (&vraag, 1, 0) == 0)
    weg = syscall (SYS_write, pijp, blok, sizeof blok);
  return static_cast<ssize_t> (lengte);
}
