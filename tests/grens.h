// grens.h: iets uitvoeren met weinig of geen geheugen.

#ifndef GrensHVar
#define GrensHVar

#include <exception>
#include <fstream>
#include <functional>
#include <new>
#include <sys/resource.h>
#include <unistd.h>
#include "tests/programma.h"
#include "tests/toets.h"

// Werkt een grens aan het geheugen van een proces? Niet onder een sanitizer,
// die zelf veel meer neemt.
#ifndef __has_feature
#define __has_feature(wat) 0
#endif
#if defined (__SANITIZE_ADDRESS__) || __has_feature (address_sanitizer)
const bool GrensWerkt = false;
#else
const bool GrensWerkt = true;
#endif

// Hoe iets afliep: het leverde waar op, of niet; het meldde met
// std::bad_alloc dat het geheugen op is. Wat anders is is afgebroken.
enum Uitkomst { Goed, NietGoed, GeheugenOp };

// Voer iets uit in een eigen proces, met een grens aan het geheugen. Raakt dat
// op, dan moet het daarna zonder grens nog lukken.
// Parameters:
// * bytes: hoeveel het meer krijgt dan het nu heeft
// * werk: wat er gedaan wordt; retourneert of het goed is
inline int metGrens (size_t bytes, const std::function<bool ()> &werk)
{
  return Proces::apart ([=]
  {
    size_t bladen = 0;
    std::ifstream ("/proc/self/statm") >> bladen;
    rlimit oud;
    getrlimit (RLIMIT_AS, &oud);
    rlimit nieuw = oud;
    nieuw.rlim_cur = bladen * static_cast<size_t> (getpagesize ()) + bytes;
    std::set_terminate ([] { _exit (GeheugenOp); });  // ook zonder exception
    try
    {
      setrlimit (RLIMIT_AS, &nieuw);
      _exit (werk () ? Goed : NietGoed);
    }
    catch (const std::bad_alloc &)
    {
      setrlimit (RLIMIT_AS, &oud);
      _exit (werk () ? GeheugenOp : NietGoed);
    }
  });
}

// Voer iets uit met steeds meer geheugen, van niets tot ruim genoeg. Het is
// altijd goed, of het geheugen is op, en dan is het daarna zonder grens goed.
inline void eisZonderGeheugen (const std::function<bool ()> &werk)
{
  if (!GrensWerkt)
    return;
  int uitkomst = GeheugenOp;
  for (size_t kibi = 0; kibi < 4000000; kibi += kibi / 4 + 16)
  {
    uitkomst = metGrens (kibi * 1024, werk);
    EIS_MET (uitkomst == Goed || uitkomst == GeheugenOp, "met " << kibi
             << " KiB: " << (uitkomst == NietGoed ? "verkeerd" : "afgebroken"));
  }
  EIS_GELIJK (uitkomst, Goed);
}

#endif
