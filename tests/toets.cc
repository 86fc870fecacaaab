// toets.cc: wat het raamwerk van toets.h doet.

#include "tests/toets.h"

#include <csignal>
#include <sys/time.h>
#include <unistd.h>

namespace
{

typedef std::pair< std::string, std::function<void ()> > Toetsgeval;

// De lijst van alle toetsen van dit programma.
std::vector<Toetsgeval> &toetsgevallen ()
{
  static std::vector<Toetsgeval> lijst;
  return lijst;
}

// Wat er te melden is als de toets die draait niet ophoudt.
std::string &hangt ()
{
  static std::string melding;
  return melding;
}

// Meld dat, en stop: verder gaan kan niet meer.
void stopHangend (int)
{
  const auto gelukt = write (STDOUT_FILENO, hangt ().data (), hangt ().size ());
  _exit (gelukt > 0 ? 1 : 2);
}

// Zo lang mag een toets rekenen, in seconden van de processor.
std::string toetstijd ()
{
  const char *const tijd = getenv ("TOETSTIJD");
  return tijd != nullptr ? tijd : "60";
}

// Zet de wekker die een toets stopt die langer rekent.
void zetWekker ()
{
  const long miljoen = 1000000,
    micro = static_cast<long> (1e6 * atof (toetstijd ().c_str ()));
  const itimerval tijd = { { 0, 0 }, { micro / miljoen, micro % miljoen } };
  signal (SIGPROF, stopHangend);
  setitimer (ITIMER_PROF, &tijd, nullptr);
}

}

Aanmelding::Aanmelding (const std::string &naam,
                        const std::function<void ()> &functie)
{
  toetsgevallen ().push_back ({ naam, functie });
}

Aanmelding::Aanmelding (const char *naam, void (*functie) ())
: Aanmelding (std::string (naam), functie)
{
}

ToetsMislukt::~ToetsMislukt () noexcept
{
}

void mislukt (const char *bestand, int regel, const std::string &uitleg)
{
  std::string tekst = std::string (bestand) + ":" + std::to_string (regel)
                      + ": " + uitleg;
  for (size_t i = tekst.find ('\0'); i != std::string::npos;
       i = tekst.find ('\0', i))
    tekst.replace (i, 1, "\\0");  // anders eindigt de melding daar
  throw ToetsMislukt (tekst);
}

void eis (bool waar, const char *tekst, const char *bestand, int regel)
{
  if (!waar)
    mislukt (bestand, regel, std::string ("niet waar: ") + tekst);
}

void eisGeen (const std::string &verschil, const char *bestand, int regel)
{
  if (!verschil.empty ())
    mislukt (bestand, regel, verschil);
}

int draaiToetsen (int argc, char **argv)
{
  const std::string keuze = argc > 1 ? argv[1] : "";
  int goed = 0, fout = 0;
  for (const Toetsgeval &geval : toetsgevallen ())
  {
    if (geval.first.find (keuze) == std::string::npos)
      continue;
    hangt () = "FOUT  " + geval.first + ": rekent na "
               + toetstijd () + " seconden nog\n"
               + std::to_string (goed) + " passed, " + std::to_string (fout + 1)
               + " failed\n";
    zetWekker ();
    try
    {
      geval.second ();
      goed++;
    }
    catch (const std::exception &fouten)
    {
      std::cerr << "FOUT  " << geval.first << ": " << fouten.what ()
                << std::endl;
      fout++;
    }
  }
  std::cout << goed << " passed, " << fout << " failed" << std::endl;
  return fout > 0 || goed == 0 ? 1 : 0;
}
