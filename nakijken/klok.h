// klok.h: de klok en het toeval die een inzending ziet, elke keer dezelfde; en de
// echte rekentijd, voor brug.cc.
//
// Wat hier staat komt in de plaats van wat de bibliotheek geeft, ook voor wat
// daarop rust, zoals chrono. Een keer kijken kost een duizendste seconde, zodat
// wachten op de klok eindigt. Het systeem zelf zegt in de zandbak niet hoe laat
// het is, en de processor niet meer na nakijkStil.

#ifndef NakijkKlokHVar
#define NakijkKlokHVar

#include <ctime>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/times.h>
#include <unistd.h>
#include "functies.h"

// In microseconden.
static long long nakijkTikken = 1700000000LL * 1000000;

// Voor elke constructor al: wie de tellers van de processor leest, of de klok die
// het systeem in haar geheugen zet, krijgt SIGSEGV.
static void nakijkStil ()
{
  prctl (PR_SET_TSC, PR_TSC_SIGSEGV, 0, 0, 0);
}
__attribute__ ((section (".preinit_array"), used))
static void (*const nakijkVooraf) () = nakijkStil;

extern "C"
{

int gettimeofday (struct timeval *waar, void *) noexcept
{
  nakijkTikken += 1000;
  waar->tv_sec = static_cast<time_t> (nakijkTikken / 1000000);
  waar->tv_usec = static_cast<suseconds_t> (nakijkTikken % 1000000);
  return 0;
}

int clock_gettime (clockid_t, struct timespec *waar) noexcept
{
  struct timeval nu;
  gettimeofday (&nu, nullptr);
  waar->tv_sec = nu.tv_sec;
  waar->tv_nsec = nu.tv_usec * 1000;
  return 0;
}

int timespec_get (struct timespec *waar, int soort) noexcept
{
  clock_gettime (CLOCK_REALTIME, waar);
  return soort;
}

time_t time (time_t *waar) noexcept
{
  struct timeval nu;
  gettimeofday (&nu, nullptr);
  if (waar != nullptr)
    *waar = nu.tv_sec;
  return nu.tv_sec;
}

clock_t clock () noexcept
{
  return static_cast<clock_t> (nakijkTikken += 1000) % 1000000000;
}

clock_t times (struct tms *waar) noexcept
{
  const clock_t nu = clock () / 10000;
  if (waar != nullptr)
    *waar = { nu, 0, 0, 0 };
  return nu;
}

int getrusage (__rusage_who_t, struct rusage *waar) noexcept
{
  *waar = rusage ();
  return gettimeofday (&waar->ru_utime, nullptr);
}

pid_t getpid () noexcept { return 1234; }

// random_device::operator ().
unsigned nakijkToeval (void *) __asm__ ("_ZNSt13random_device9_M_getvalEv");
unsigned nakijkToeval (void *)
{
  return static_cast<unsigned> (nakijkTikken += 1000) * 2654435761u;
}

}

// De echte rekentijd tot nu toe, in microseconden.
static long long nakijkGerekend ()
{
  struct rusage nu;
  syscall (SYS_getrusage, RUSAGE_SELF, &nu, NakijkSleutel);
  return (nu.ru_utime.tv_sec + nu.ru_stime.tv_sec) * 1000000LL
         + nu.ru_utime.tv_usec + nu.ru_stime.tv_usec;
}

#endif
