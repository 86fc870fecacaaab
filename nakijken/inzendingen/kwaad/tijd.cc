// Leest langs elke weg een echte klok: de bibliotheek, de aanroepen van het systeem
// met hun nummer, en /proc.
#include <fstream>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/times.h>
#include <unistd.h>
static int kijk ()
{
  static long plek[100];
  rusage gebruik = rusage ();
  int gezien = times (0) > 1000000 ? 1 : 0;
  if (getrusage (RUSAGE_SELF, &gebruik) == 0 && gebruik.ru_utime.tv_sec < 1000)
    gezien++;
  for (long nummer : { SYS_clock_gettime, SYS_gettimeofday, SYS_times, SYS_sysinfo,
                       SYS_getrusage, SYS_adjtimex })
    if (syscall (nummer, nummer == SYS_clock_gettime ? 1 : (long) plek, plek) >= 0
        || syscall (nummer, 0, plek) >= 0)
      gezien++;
  for (const char *naam : { "/proc/uptime", "/proc/self/stat", "/proc/loadavg" })
    if (ifstream (naam).good ())
      gezien++;
  if (gezien > 0)
    _exit (gezien);
  return 0;
}
static int gekeken = kijk ();
