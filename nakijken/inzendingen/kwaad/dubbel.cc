// Antwoordt op alles twee keer.
#include <sys/syscall.h>
#include <unistd.h>
extern "C" ssize_t write (int pijp, const void *tekst, size_t lengte)
{
  syscall (SYS_write, pijp, tekst, lengte);
  return syscall (SYS_write, pijp, tekst, lengte);
}
