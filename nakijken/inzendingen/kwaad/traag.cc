// Doet over elk antwoord bijna zo lang als mag.
#include <sys/syscall.h>
#include <unistd.h>
extern "C" ssize_t write (int pijp, const void *tekst, size_t lengte)
{
  if (pijp == 4)
    sleep (8);
  return syscall (SYS_write, pijp, tekst, lengte);
}
