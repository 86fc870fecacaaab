// Antwoordt met lengtes die niet bestaan.
#include <cstdio>
#include <cstring>
#include <sys/syscall.h>
#include <unistd.h>
extern "C" ssize_t write (int pijp, const void *tekst, size_t lengte)
{
  static int nummer = 0;
  const char *const lengtes[] = { "-1", "18446744073709551615", "4194304", "1e9", "" };
  char kop[80];
  const int n = snprintf (kop, sizeof kop, "%d %s\n 99999999999999999999 -5:", nummer + 1, lengtes[nummer % 5]);
  nummer++;
  syscall (SYS_write, pijp, kop, static_cast<size_t> (n));
  return static_cast<ssize_t> (lengte);
}
