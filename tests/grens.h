// grens.h: iets uitvoeren met weinig of geen geheugen.

#ifndef GrensHVar
#define GrensHVar

#include <cstdlib>
#include <exception>
#include <fstream>
#include <functional>
#include <new>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// Werkt een grens aan het geheugen van een proces? Niet onder een sanitizer,
// die zelf veel meer neemt.
#if defined (__SANITIZE_ADDRESS__)
const bool GrensWerkt = false;
#elif defined (__has_feature)
#if __has_feature (address_sanitizer)
const bool GrensWerkt = false;
#else
const bool GrensWerkt = true;
#endif
#else
const bool GrensWerkt = true;
#endif

// Hoe iets afliep: het leverde waar op, of niet; het meldde met
// std::bad_alloc dat het geheugen op is; of het brak af.
enum Uitkomst { Goed, NietGoed, GeheugenOp, Afgebroken };

// Zolang het object bestaat krijgt dit proces hoogstens zoveel geheugen meer
// dan het had.
class Grens
{
  public:

    explicit Grens (size_t bytes)
    {
      size_t bladen = 0;
      std::ifstream ("/proc/self/statm") >> bladen;
      getrlimit (RLIMIT_AS, &oud);
      rlimit nieuw = oud;
      nieuw.rlim_cur = bladen * static_cast<size_t> (getpagesize ()) + bytes;
      setrlimit (RLIMIT_AS, &nieuw);
    }

    ~Grens () { setrlimit (RLIMIT_AS, &oud); }

  private:

    Grens (const Grens &);
    Grens &operator= (const Grens &);

    rlimit oud;
};

// Voer iets uit in een eigen proces, met een grens aan het geheugen.
// Parameters:
// * bytes: hoeveel het meer krijgt dan het nu heeft
// * werk: wat er gedaan wordt; retourneert of het goed is
// * daarna: wat er zonder grens nog moet kunnen, als het geheugen op was
inline Uitkomst metGrens (size_t bytes, const std::function<bool ()> &werk,
                          const std::function<bool ()> &daarna)
{
  const pid_t kind = fork ();
  if (kind == 0)
  {
    Uitkomst uitkomst = NietGoed;
    std::set_terminate ([] { _exit (GeheugenOp); });  // ook zonder exception
    try
    {
      const Grens grens (bytes);
      uitkomst = werk () ? Goed : NietGoed;
    }
    catch (const std::bad_alloc &)
    {
      uitkomst = GeheugenOp;
    }
    if (uitkomst == GeheugenOp && !daarna ())
      uitkomst = NietGoed;
    _exit (uitkomst);
  }
  int status = 0;
  waitpid (kind, &status, 0);
  return WIFEXITED (status) ? static_cast<Uitkomst> (WEXITSTATUS (status))
                            : Afgebroken;
}

// Lukt iets met zoveel MiB meer dan dit proces nu heeft?
inline bool lukt (size_t mebi, const std::function<bool ()> &werk)
{
  return metGrens (mebi * 1024 * 1024, werk, [] { return true; }) == Goed;
}

#endif
