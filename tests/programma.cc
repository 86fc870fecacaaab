// programma.cc: wat programma.h doet; deel van hoofd.cc.

#include "tests/programma.h"
#include <algorithm>

namespace Proces
{

// Eindig met wie dit proces begon, ook als die hard afgebroken wordt; en wat
// het zelf begint rekent ook nooit lang door.
static void eindigtMet ()
{
#ifdef PR_SET_PDEATHSIG
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
  rlimit rekentijd;  // die kan al korter zijn
  getrlimit (RLIMIT_CPU, &rekentijd);
  rekentijd = { std::min<rlim_t> (rekentijd.rlim_cur, MeesteRekentijd),
                std::min<rlim_t> (rekentijd.rlim_max, MeesteRekentijd + 1) };
  setrlimit (RLIMIT_CPU, &rekentijd);
}

void word (std::vector<std::string> woorden)
{
  std::vector<char *> argumenten;
  for (std::string &woord : woorden)
    argumenten.push_back (&woord[0]);
  argumenten.push_back (nullptr);
  eindigtMet ();
  gewoneSignalen ();
  execv (argumenten[0], argumenten.data ());
  _exit (127);
}

int apart (const std::function<void ()> &werk)
{
  std::cout << std::flush;
  const pid_t kind = fork ();
  if (kind == 0)
  {
    const rlimit geenDump = { 0, 0 };
    const int nergens = open ("/dev/null", O_WRONLY);
    setrlimit (RLIMIT_CORE, &geenDump);
    dup2 (nergens, 1);
    dup2 (nergens, 2);
    eindigtMet ();
    gewoneSignalen ();
    werk ();
    _exit (0);
  }
  int status = 0;
  waitpid (kind, &status, 0);
  return WIFEXITED (status) ? WEXITSTATUS (status) : -WTERMSIG (status);
}

Afloop draai (const std::vector<std::string> &woorden,
              const std::string &invoer, const std::function<void ()> &eerst)
{
  const rlimit meest = { 1 << 26, 1 << 26 };  // bytes die het mag schrijven
  const TijdelijkBestand in (invoer), uit, fout;
  const char *const namen[] = { in.naam (), uit.naam (), fout.naam () };
  const pid_t kind = fork ();
  if (kind == 0)
  {
    for (int i = 0; i < 3; i++)
      dup2 (open (namen[i], O_RDWR), i);
    setrlimit (RLIMIT_FSIZE, &meest);
    alarm (wachttijd ());
    if (eerst)
      eerst ();
    word (woorden);
  }
  int status = 0;
  waitpid (kind, &status, 0);
  const bool zelf = WIFEXITED (status);
  if (hangt (status))
  {
    std::string opdracht;
    for (const std::string &woord : woorden)
      opdracht += woord + " ";
    EIS_MET (false, opdracht << "blijft hangen; op het scherm stond:\n"
             << inhoudVan (namen[1]) << inhoudVan (namen[2]));
  }
  return { zelf ? WEXITSTATUS (status) : -1, inhoudVan (namen[1]),
           inhoudVan (namen[2]),
           zelf ? "" : std::string ("signaal: ") + strsignal (WTERMSIG (status))
         };
}

}

std::string padVan (const std::string &naam)
{
  if (naam[0] == '/')
    return naam;
  const char *const map = std::getenv ("BOUW");
  const std::string pad = (map == nullptr ? "tests/bouw" : std::string (map))
                          + "/" + naam;
  char *const hier = getcwd (nullptr, 0);
  const std::string heel = pad[0] == '/' ? pad : std::string (hier) + "/" + pad;
  std::free (hier);
  return heel;
}

std::string alsWoord (const std::string &tekst)
{
  std::string woord = "'";
  for (const char letter : tekst)
    woord += letter == '\'' ? "'\\''" : std::string (1, letter);
  return woord + "'";
}

Afloop draaiIn (const std::string &map, const std::string &naam,
                const std::string &argumenten, const std::string &invoer)
{
  std::vector<std::string> woorden = { padVan (naam) };
  if (!argumenten.empty ())
    woorden = { "/bin/sh", "-c", "exec \"$0\" " + argumenten, woorden[0] };
  return Proces::draai (woorden, invoer, [&]
                        {
                          if (chdir (map.c_str ()) != 0)
                            _exit (126);
                        });
}

Afloop Programma::draai (std::vector<std::string> argumenten,
                         const std::string &invoer) const
{
  argumenten.insert (argumenten.begin (), padVan (naam));
  return Proces::draai (argumenten, invoer);
}

std::string Programma::uitvoer (const std::vector<std::string> &argumenten,
                                const std::string &invoer) const
{
  const Afloop afloop = draai (argumenten, invoer);
  EIS_GELIJK (afloop.reden, "");
  EIS_GELIJK (afloop.fouten, "");
  EIS_GELIJK (afloop.exitcode, 0);
  return afloop.uitvoer;
}
