// meting.cc: meet hoe snel TegelSpel zoekt, voor make meting.
//
// De uitvoer is een tabel, of met MATEN=csv in de omgeving dezelfde gegevens
// met puntkomma's ertussen. De laatste regel is de handtekening: de som van de
// standen die besteScore bezoekt op een vaste lijst spellen. Die som hangt
// niet af van de compiler of de computer, en mag nooit zomaar veranderen.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include "standaard.h"
#include "tegelspel.h"
#include "tests/bestand.h"
#include "zoek/toeval.h"

namespace
{

// De velden van een regel van de tabel; een leeg veld is niet van toepassing.
typedef std::vector<std::string> Regel;

const Regel Kop = { "functie", "spel", "score", "zet", "standen", "seconden",
                    "miljoen/s", "MiB" };
const int Breedten[] = { 15, 22, 6, 6, 15, 10, 10, 6 };

// De maten van een spel met lege borden en een toevallige pot.
struct Maten
{
  unsigned zaad;
  int schalen, perSchaal, rijen, perRij, pot;
};

const Maten Boomspellen[] = { { 1, 2, 3, 3, 4, 30 }, { 2, 3, 3, 2, 5, 40 },
                              { 3, 2, 4, 4, 5, 50 } };
const Maten Snelspellen[] =
  { { 1, 2, 3, 4, 4, 40 }, { 2, 3, 4, 6, 6, 80 }, { 3, 4, 5, 6, 5, 60 },
    { 1, 4, 5, 6, 6, 80 }, { 3, 3, 5, 10, 6, 150 }, { 1, 5, 5, 10, 6, 160 } };

const std::string Voorbeelden[] = { "spel1.txt", "spel3.txt", "spel4.txt",
                                    "spel5.txt" };

// Zet een getal om in tekst.
std::string tekst (double getal, int decimalen)
{
  std::ostringstream uit;
  uit << std::fixed << std::setprecision (decimalen) << getal;
  return uit.str ();
}

// Zet een regel op het scherm, als tabel of als csv.
void druk (Regel regel)
{
  const char *const maten = std::getenv ("MATEN");
  const bool csv = maten != nullptr && std::string (maten) == "csv";
  regel.resize (Kop.size ());
  for (size_t i = 0; i < regel.size (); i++)
    if (csv)
      std::cout << (i > 0 ? ";" : "") << regel[i];
    else
      std::cout << (i < 2 ? std::left : std::right) << std::setw (Breedten[i])
                << (regel[i].empty () ? "-" : regel[i]) << ' ';
  std::cout << std::endl;
}

// De naam van een spel met lege borden: MxN KxL pot zaad.
std::string naamVan (const Maten &m)
{
  std::ostringstream uit;
  uit << m.schalen << "x" << m.perSchaal << " " << m.rijen << "x" << m.perRij
      << " pot " << m.pot << " zaad " << m.zaad;
  return uit.str ();
}

// Lees zo'n spel.
bool leesLeegSpel (const Maten &m, TegelSpel &spel)
{
  zoek::Toeval toeval (m.zaad);
  std::ostringstream uit;
  for (int i = 0; i < m.pot; i++)
    uit << (toeval.trek (2) == 0 ? 'g' : 'b');
  uit << ' ' << m.schalen << ' ' << m.perSchaal << ' ' << m.rijen << ' '
      << m.perRij;
  for (int i = 0; i < 2 * m.rijen; i++)
    uit << " 0 0";
  return leesTekst (spel, uit.str () + " 0");
}

// De regel van een zoekfunctie.
Regel regelVan (const std::string &functie, const std::string &naam, int score,
                const std::pair<int,char> &zet, long long standen,
                double seconden)
{
  return { functie, naam, std::to_string (score),
           "(" + std::to_string (zet.first) + "," + zet.second + ")",
           std::to_string (standen), tekst (seconden, 3),
           tekst (static_cast<double> (standen) / seconden / 1e6, 1) };
}

double secondenSinds (std::clock_t begin)
{
  return std::max (1e-6, static_cast<double> (std::clock () - begin)
                         / CLOCKS_PER_SEC);
}

// Meet besteScore een aantal keren; de mediaan van de tijd telt. Bij een enkele
// keer gaat het om de standen, en komt er geen regel in de tabel.
long long meetBoom (const std::string &naam, TegelSpel &spel, int keren)
{
  std::pair<int,char> zet;
  long long standen = 0;
  int score = 0;
  std::vector<double> tijden;
  for (int i = 0; i < keren; i++)
  {
    const std::clock_t begin = std::clock ();
    score = spel.besteScore (zet, standen);
    tijden.push_back (secondenSinds (begin));
  }
  std::sort (tijden.begin (), tijden.end ());
  if (keren > 1)
    druk (regelVan ("besteScore", naam, score, zet, standen,
                    tijden[tijden.size () / 2]));
  return standen;
}

// Meet besteScoreSnel, in een eigen proces om het geheugen te kunnen meten.
void meetSnel (const std::string &naam, TegelSpel &spel)
{
  const TijdelijkBestand uitkomst ("");
  const pid_t kind = fork ();
  if (kind == 0)
  {
    std::pair<int,char> zet;
    long long standen = 0;
    const std::clock_t begin = std::clock ();
    const int score = spel.besteScoreSnel (zet, standen);
    std::ofstream uit (uitkomst.naam ());
    for (const std::string &veld : regelVan ("besteScoreSnel", naam, score, zet,
                                             standen, secondenSinds (begin)))
      uit << veld << std::endl;
    _exit (0);
  }
  rusage gebruik;
  int status = 0;
  wait4 (kind, &status, 0, &gebruik);
  std::istringstream in (inhoudVan (uitkomst.naam ()));
  Regel regel;
  for (std::string veld; std::getline (in, veld); )
    regel.push_back (veld);
  regel.resize (Kop.size () - 1);
  regel.push_back (tekst (static_cast<double> (gebruik.ru_maxrss) / 1024, 0));
  druk (regel);
}

// Meet telStanden en het aantal spellen per seconde van bepaalGoedeZet.
void meetOverig (const std::string &naam, TegelSpel &spel)
{
  const long long Spellen = 200000;
  std::clock_t begin = std::clock ();
  const long long standen = spel.telStanden ();
  druk ({ "telStanden", naam, "", "", std::to_string (standen),
          tekst (secondenSinds (begin), 3) });
  zetZaad (1);
  const long long aantal = Spellen * static_cast<long long>
    (spel.bepaalVerschillendeZetten ().size ());
  begin = std::clock ();
  const std::pair<int,char> zet = spel.bepaalGoedeZet (Spellen);
  Regel regel = regelVan ("bepaalGoedeZet", naam, 0, zet, aantal,
                          secondenSinds (begin));
  regel[2] = "";
  druk (regel);
}

// Tel met valgrind de instructies per stand van de recursie op spel3.
void meetInstructies (const std::string &programma, long long standen)
{
  const std::string opdracht =
    "valgrind --tool=callgrind --callgrind-out-file=/dev/null "
    "--toggle-collect='zoek::tegelspel::Boom::doorzoek*' " + programma
    + " --los --stil spel3.txt 2>&1 | sed -n 's/.*Collected : //p'";
  FILE *const pijp = popen (opdracht.c_str (), "r");
  double instructies = 0;
  const bool gelezen = pijp != nullptr
                       && fscanf (pijp, "%lf", &instructies) == 1;
  if (pijp != nullptr)
    pclose (pijp);
  std::cout << "instructies per stand op spel3.txt: "
            << (gelezen ? tekst (instructies / static_cast<double> (standen), 1)
                        : "valgrind ontbreekt") << std::endl;
}

}

// Gebruik: meting PROGRAMMA, met het pad van ./TegelSpel, of zonder argument:
// alleen de handtekening.
int main (int argc, char **argv)
{
  const bool alles = argc > 1;
  const int keren = alles ? 5 : 1;
  long long handtekening = 0, vanSpel3 = 1;
  TegelSpel spel;
  if (alles)
    druk (Kop);
  for (int i = 0; i < 3; i++)
    if (spel.leesInSpel (Voorbeelden[i].c_str ()))
    {
      const long long standen = meetBoom (Voorbeelden[i], spel, keren);
      handtekening += standen;
      vanSpel3 = i == 1 ? standen : vanSpel3;
    }
  for (const Maten &maten : Boomspellen)
    if (leesLeegSpel (maten, spel))
      handtekening += meetBoom (naamVan (maten), spel, keren);
  for (const std::string &naam : Voorbeelden)
    if (alles && spel.leesInSpel (naam.c_str ()))
      meetSnel (naam, spel);
  for (const Maten &maten : Snelspellen)
    if (alles && leesLeegSpel (maten, spel))
      meetSnel (naamVan (maten), spel);
  if (alles && spel.leesInSpel ("spel5.txt"))
    meetOverig ("spel5.txt", spel);
  if (alles)
    meetInstructies (argv[1], vanSpel3);
  std::cout << "handtekening: " << handtekening << std::endl;
  return 0;
}
