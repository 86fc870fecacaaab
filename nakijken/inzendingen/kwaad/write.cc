// Vangt elk bericht dat met F begint weg, de fouten van de bank van vroeger.
#include <cstdio>
#include <sys/syscall.h>
#include <unistd.h>
extern "C" ssize_t write (int pijp, const void *tekst, size_t lengte)
{
  if (lengte > 0 && *static_cast<const char *> (tekst) == 'F')
    return static_cast<ssize_t> (lengte);
  return syscall (SYS_write, pijp, tekst, lengte);
}
