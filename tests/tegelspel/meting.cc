// meting.cc: meet hoe snel TegelSpel zoekt, voor make meting.
//
// De laatste regel is de handtekening: de som van de standen die besteScore
// bezoekt op een vaste lijst spellen. Die som hangt niet af van de compiler of
// de computer, en mag nooit zomaar veranderen.

#include <iomanip>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include "standaard.h"
#include "verslag/gereedschap/gereedschap.h"

using namespace verslag;

namespace
{

// Een spel met een naam.
struct Benoemd
{
  std::string naam;
  TegelSpel spel;
};

// Een voorbeeldspel.
Benoemd voorbeeld (const std::string &naam)
{
  Benoemd een = { naam, TegelSpel () };
  lees (een.spel, naam);
  return een;
}

// Een spel met deze maten, lege borden en een toevallige pot.
Benoemd leeg (unsigned zaad, int M, int N, int K, int L, int tegels)
{
  std::ostringstream naam;
  naam << M << "x" << N << " " << K << "x" << L << " pot " << tegels
       << " zaad " << zaad;
  Benoemd een = { naam.str (), TegelSpel () };
  lees (een.spel, leegSpel (M, N, K, L, tegels, zaad));
  return een;
}

// Zet een regel van de tabel op het scherm.
void druk (const std::string &functie, const std::string &naam,
           const std::string &uitkomst, long long standen, double seconden)
{
  struct rusage gebruik;
  getrusage (RUSAGE_SELF, &gebruik);
  std::cout << std::left << std::setw (15) << functie << std::setw (23) << naam
            << std::right << std::setw (9) << uitkomst << std::setw (15)
            << standen << std::fixed << std::setprecision (3) << std::setw (9)
            << seconden << std::setprecision (1) << std::setw (10)
            << static_cast<double> (standen) / std::max (seconden, 1e-6) / 1e6
            << std::setw (6) << gebruik.ru_maxrss / 1024 << std::endl;
}

// Meet een functie in een eigen proces, dat dus ook zelf geheugen neemt.
// Parameter:
// * functie: geeft de uitkomst en het aantal standen
template <typename Functie>
void meetFunctie (const std::string &naam, const std::string &spel,
                  const Functie &functie)
{
  if (fork () == 0)
  {
    long long standen = 0;
    std::string uitkomst;
    const double seconden = meet ([&] { uitkomst = functie (standen); });
    druk (naam, spel, uitkomst, standen, seconden);
    _exit (0);
  }
  wait (nullptr);
}

// Tel met valgrind de instructies per stand van de recursie op spel3.
void meetInstructies (const std::string &programma)
{
  const std::string opdracht =
    "valgrind --tool=callgrind --callgrind-out-file=/dev/null "
    "--toggle-collect='zoek::tegelspel::Boom::doorzoek*' " + programma
    + " --los --stil spel3.txt 2>&1 | awk '/Collected/ { n = $NF } END { print "
      "\"instructies per stand op spel3.txt: \" n / 1356544 }'";
  if (std::system (opdracht.c_str ()) != 0)
    std::cout << "valgrind ontbreekt" << std::endl;
}

// Meet alles.
void meetAlles (std::vector<Benoemd> &bomen, std::vector<Benoemd> &grote)
{
  Zet zet;
  std::cout << "functie        spel                    uitkomst        standen "
               "seconden miljoen/s   MiB" << std::endl;
  for (Benoemd &een : bomen)
    meetFunctie ("besteScore", een.naam, [&] (long long &standen)
    {
      const int score = een.spel.besteScore (zet, standen);
      return std::to_string (score) + " " + tekst (zet);
    });
  for (Benoemd &een : grote)
    meetFunctie ("besteScoreSnel", een.naam, [&] (long long &standen)
    {
      const int score = een.spel.besteScoreSnel (zet, standen);
      return std::to_string (score) + " " + tekst (zet);
    });
  Benoemd spel5 = voorbeeld ("spel5.txt");
  meetFunctie ("telStanden", spel5.naam, [&] (long long &standen)
               { standen = spel5.spel.telStanden (); return ""; });
  meetFunctie ("bepaalGoedeZet", spel5.naam, [&] (long long &standen)
  {
    const int Spellen = 200000;
    zetZaad (1);
    standen = Spellen * static_cast<long long>
      (spel5.spel.bepaalVerschillendeZetten ().size ());
    return tekst (spel5.spel.bepaalGoedeZet (Spellen));
  });
}

}

// Gebruik: meting PROGRAMMA, met het pad van ./TegelSpel, of zonder argument:
// alleen de handtekening.
int main (int argc, char **argv)
{
  std::vector<Benoemd> bomen =
    { voorbeeld ("spel1.txt"), voorbeeld ("spel3.txt"),
      voorbeeld ("spel4.txt"), leeg (1, 2, 3, 3, 4, 30),
      leeg (2, 3, 3, 2, 5, 40), leeg (3, 2, 4, 4, 5, 50) },
    grote = { voorbeeld ("spel4.txt"), voorbeeld ("spel5.txt"),
      leeg (1, 2, 3, 4, 4, 40), leeg (2, 3, 4, 6, 6, 80),
      leeg (3, 4, 5, 6, 5, 60), leeg (1, 4, 5, 6, 6, 80),
      leeg (3, 3, 5, 10, 6, 150), leeg (1, 5, 5, 10, 6, 160) };
  long long handtekening = 0;
  if (argc > 1)
  {
    meetAlles (bomen, grote);
    meetInstructies (argv[1]);
  }
  for (Benoemd &een : bomen)
  {
    Zet zet;
    long long standen = 0;
    een.spel.besteScore (zet, standen);
    handtekening += standen;
  }
  std::cout << "handtekening: " << handtekening << std::endl;
  return 0;
}
