// experiment.cc: het experiment van de opgave, met de omvang van elke boom.
//
// Gebruik: experiment BESTAND ZAAD SECONDEN
//
// doeExperiment draait zelf, in een eigen proces dat na zoveel seconden stopt,
// en wat het op het scherm zet wordt hier gelezen. Met hetzelfde zaad speelt
// dit programma dezelfde partij na, voor de omvang van elke boom, en om de
// tijden die te kort zijn voor drie decimalen nauwkeuriger te meten.
//
// csv: terug;omvang;standen;seconden;snelstanden;snelseconden, met nan waar
// besteScore niet gedaan is

#include "gereedschap.h"
#include <sstream>
#include <sys/wait.h>

using namespace verslag;

namespace
{

const double TeKort = 0.5;  // seconden: wat korter duurt wordt opnieuw gemeten

// Een regel van doeExperiment.
struct Regel
{
  int terug;
  std::string standen, seconden, snelStanden, snelSeconden;
};

// Laat doeExperiment draaien en lees wat het op het scherm zet.
// Parameters:
// * spel, zaad: waarmee het begint
// * seconden: na zoveel tijd wordt het afgebroken
// Retourneert: de regels van zijn tabel
std::vector<Regel> draaiExperiment (TegelSpel &spel, unsigned zaad,
                                    unsigned seconden)
{
  zoek::Toezicht toezicht;
  int pijp[2];
  if (pipe (pijp) != 0)
    breekAf ("er is geen pijp te maken");
  const pid_t kind = fork ();
  if (kind == 0)
  {
    dup2 (pijp[1], STDOUT_FILENO);
    close (pijp[0]);
    alarm (seconden);
    zetZaad (zaad);
    spel.stelToezicht (&toezicht);
    spel.doeExperiment ();
    std::exit (0);
  }
  close (pijp[1]);
  std::vector<Regel> regels;
  FILE *const in = fdopen (pijp[0], "r");
  char buffer[200];
  while (in != nullptr && std::fgets (buffer, sizeof buffer, in) != nullptr)
  {
    std::istringstream woorden (buffer);
    Regel regel;
    std::string streep;
    if (woorden >> regel.terug >> streep >> regel.standen >> regel.seconden
                >> streep >> regel.snelStanden >> regel.snelSeconden)
    {
      regels.push_back (regel);
      meld ("doeExperiment: " + std::to_string (regel.terug) + " terug");
    }
  }
  waitpid (kind, nullptr, 0);
  return regels;
}

// Schrijf een regel van de csv.
// Parameters:
// * spel: de stand waar het om gaat
// * terug: het aantal zetten dat teruggenomen is
// * regel: wat doeExperiment gaf, of 0
void schrijf (TegelSpel &spel, int terug, const Regel *regel)
{
  Zet zet;
  long long standen = 0, snelStanden = 0;
  const long long omvang = spel.telStanden ();
  const double snel =
    meet ([&] { spel.besteScoreSnel (zet, snelStanden); });
  std::cout << terug << ';' << omvang << ';';
  if (regel == nullptr || regel->standen == "-")
    std::cout << "nan;nan";
  else if (regel->standen != std::to_string (omvang)
           || regel->snelStanden != std::to_string (snelStanden))
    breekAf ("doeExperiment speelt een andere partij");
  else if (std::atof (regel->seconden.c_str ()) > TeKort)
    std::cout << regel->standen << ';' << regel->seconden;
  else
  {
    const double lang = meet ([&] { spel.besteScore (zet, standen); });
    std::cout << standen << ';' << tijdTekst (lang);
  }
  std::cout << ';' << snelStanden << ';' << tijdTekst (snel) << std::endl;
}

}

int main (int argc, char **argv)
{
  if (argc != 4)
    breekAf ("gebruik: experiment BESTAND ZAAD SECONDEN");
  const unsigned zaad = static_cast<unsigned> (std::atoi (argv[2])),
                 seconden = static_cast<unsigned> (std::atoi (argv[3]));
  TegelSpel spel;
  lees (spel, std::string (argv[1]));
  const std::vector<Regel> regels = draaiExperiment (spel, zaad, seconden);
  std::cout << "terug;omvang;standen;seconden;snelstanden;snelseconden\n";
  const int aantal = speelUit (spel, zaad);
  for (int terug = 1; terug <= aantal; terug++)
  {
    const size_t plaats = static_cast<size_t> (terug) - 1;
    spel.unDoeZet ();
    schrijf (spel, terug,
             plaats < regels.size () ? &regels[plaats] : nullptr);
  }
  return terminal::sluitAf (0);
}
