// klok.cc: de klok van een programma dat een toets start, gelinkt in de plaats
// van die van het systeem. Noemt KLOKSTAP in de omgeving een aantal seconden,
// dan gaat zij bij elke keer kijken zoveel vooruit en anders niet: hoe lang
// iets duurt hangt dan af van wat er gerekend wordt, en niet van de computer.
// Noemt KLOKSTOP ook een aantal seconden, dan komt er na zoveel een Ctrl-C.

#include <csignal>
#include <cstdlib>
#include <ctime>

// Hoe laat het is als KLOKSTAP gezet is, in nanoseconden; anders 0.
static long long kijk ()
{
  static const auto nano = [] (const char *naam)
  {
    const char *const seconden = std::getenv (naam);
    return seconden == nullptr ? 0
           : static_cast<long long> (1e9 * std::strtod (seconden, nullptr));
  };
  static const long long stap = nano ("KLOKSTAP"), stop = nano ("KLOKSTOP");
  static long long nu = 0;
  nu += stap;
  if (stop > nu - stap && stop <= nu)
    std::raise (SIGINT);
  return nu;
}

static const long Nano = 1000000000;

extern "C" int timespec_get (timespec *tijd, int soort) noexcept
{
  const long long nu = kijk ();
  if (nu == 0)
    return clock_gettime (CLOCK_REALTIME, tijd) == 0 ? soort : 0;
  tijd->tv_sec = static_cast<time_t> (nu / Nano);
  tijd->tv_nsec = static_cast<long> (nu % Nano);
  return soort;
}

extern "C" clock_t clock () noexcept
{
  const long long nu = kijk ();
  timespec tijd = { static_cast<time_t> (nu / Nano),
                    static_cast<long> (nu % Nano) };
  if (nu == 0)
    clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &tijd);
  return static_cast<clock_t> (tijd.tv_sec) * CLOCKS_PER_SEC
         + static_cast<clock_t> (tijd.tv_nsec / (Nano / CLOCKS_PER_SEC));
}
