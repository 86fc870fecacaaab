// experiment.cc: het experiment van de opgave, met de omvang van elke boom.
//
// Gebruik: experiment BESTAND ZAAD SECONDEN [UITKOMSTEN]
//
// doeExperiment draait zelf, in een eigen proces dat na zoveel seconden stopt,
// en wat het op het scherm zet wordt hier gelezen. Met hetzelfde zaad speelt
// dit programma dezelfde partij na, voor de omvang van elke boom, en om de
// tijden die te kort zijn voor drie decimalen nauwkeuriger te meten. Waar
// besteScore langer dan vijf minuten zou duren, en deze stand ligt in een boom
// die make boom afgelopen heeft, komt zij uit de uitkomsten van die taken.
//
// csv: terug;omvang;standen;seconden;taken;snelstanden;snelseconden, met nan
// waar besteScore niet gedaan is, en taken 0 waar zij in een keer gedaan is

#include "gereedschap.h"
#include <set>
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

// De uitkomst van een taak van make boom.
struct Taak
{
  std::string zetten;  // ernaartoe, zoals "0 b 1 g"
  long long standen;
  double seconden;
};

// Parameter:
// * naam: een bestand met regels van --taak; zie boom/taken.h
// Retourneert: die uitkomsten
std::vector<Taak> leesTaken (const std::string &naam)
{
  std::ifstream in (naam);
  std::vector<Taak> taken;
  std::string vingerafdruk, score, zet, standen, seconden, som;
  for (Taak taak; std::getline (in, vingerafdruk, ';')
                  && std::getline (in, taak.zetten, ';')
                  && std::getline (in, score, ';')
                  && std::getline (in, zet, ';')
                  && std::getline (in, standen, ';')
                  && std::getline (in, seconden, ';')
                  && std::getline (in, som); taken.push_back (taak))
  {
    taak.standen = std::atoll (standen.c_str ());
    taak.seconden = std::atof (seconden.c_str ());
  }
  if (taken.empty ())
    breekAf ("in " + naam + " staan geen uitkomsten");
  return taken;
}

// Tel de taken onder een stand bij elkaar op.
// Parameters:
// * taken: alle taken
// * zetten: de zetten naar de stand, met achter elke zet een spatie
// Retourneert: van die taken samen de tijd en de standen, met de standen die
//   gesplitst zijn erbij; in zetten staat hoeveel taken het zijn
Taak onder (const std::vector<Taak> &taken, const std::string &zetten)
{
  const size_t perZet = 4;  // "0 b "
  Taak samen = { "", 0, 0 };
  std::set<std::string> gesplitst;
  int aantal = 0;
  for (const Taak &taak : taken)
  {
    const std::string weg = taak.zetten + " ";
    if (weg.compare (0, zetten.size (), zetten) != 0)
      continue;
    aantal++;
    samen.standen += taak.standen;
    samen.seconden += taak.seconden;
    for (size_t i = zetten.size (); i < weg.size (); i += perZet)
      gesplitst.insert (weg.substr (0, i));
  }
  samen.standen += static_cast<long long> (gesplitst.size ());
  samen.zetten = std::to_string (aantal);
  return samen;
}

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
    if (woorden >> regel.terug >> regel.standen >> regel.seconden
                >> regel.snelStanden >> regel.snelSeconden)
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
// * taken: die onder deze stand bij elkaar opgeteld
void schrijf (TegelSpel &spel, size_t terug, const Regel *regel,
              const Taak &taken)
{
  Zet zet;
  std::string in = "0";
  long long standen = 0, snelStanden = 0;
  const long long omvang = spel.telStanden ();
  const double snel =
    meet ([&] { spel.besteScoreSnel (zet, snelStanden); });
  std::cout << terug << ';' << omvang << ';';
  if (regel == nullptr || regel->standen == "-")
  {
    if (taken.standen == omvang)
    {
      in = taken.zetten;
      std::cout << omvang << ';' << tijdTekst (taken.seconden);
    }
    else
      std::cout << "nan;nan";
  }
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
  std::cout << ';' << in << ';' << snelStanden << ';' << tijdTekst (snel)
            << std::endl;
}

}

int main (int argc, char **argv)
{
  const int zonderTaken = 4;
  if (argc != zonderTaken && argc != zonderTaken + 1)
    breekAf ("gebruik: experiment BESTAND ZAAD SECONDEN [UITKOMSTEN]");
  const unsigned zaad = static_cast<unsigned> (std::atoi (argv[2])),
                 seconden = static_cast<unsigned> (std::atoi (argv[3]));
  TegelSpel spel;
  lees (spel, std::string (argv[1]));
  std::vector<Taak> taken;
  if (argc > zonderTaken)
    taken = leesTaken (argv[zonderTaken]);
  const std::vector<Regel> regels = draaiExperiment (spel, zaad, seconden);
  std::cout << "terug;omvang;standen;seconden;taken;snelstanden;"
               "snelseconden\n";
  const std::vector<Zet> zetten = speelUit (spel, zaad);
  for (size_t terug = 1; terug <= zetten.size (); terug++)
  {
    std::string weg;
    for (size_t i = 0; i + terug < zetten.size (); i++)
      weg += std::to_string (zetten[i].first) + " " + zetten[i].second + " ";
    spel.unDoeZet ();
    schrijf (spel, terug,
             terug <= regels.size () ? &regels[terug - 1] : nullptr,
             onder (taken, weg));
  }
  return terminal::sluitAf (0);
}
