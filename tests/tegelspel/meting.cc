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
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
#include "standaard.h"
#include "tegelspel.h"
#include "zoek/toeval.h"

namespace
{

// Een regel van de tabel; een leeg veld is niet van toepassing.
struct Regel
{
  std::string functie, spel, score, zet, standen, seconden, tempo, geheugen;
};

const char *const Kolommen[] = { "functie", "spel", "score", "zet", "standen",
                                 "seconden", "miljoen/s", "MiB" };
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
void druk (const Regel &regel)
{
  const std::string velden[] = { regel.functie, regel.spel, regel.score,
                                 regel.zet, regel.standen, regel.seconden,
                                 regel.tempo, regel.geheugen };
  const char *const maten = std::getenv ("MATEN");
  const bool csv = maten != nullptr && std::string (maten) == "csv";
  for (int i = 0; i < 8; i++)
    if (csv)
      std::cout << (i > 0 ? ";" : "") << velden[i];
    else
      std::cout << (i < 2 ? std::left : std::right) << std::setw (Breedten[i])
                << (velden[i].empty () ? "-" : velden[i]) << ' ';
  std::cout << std::endl;
}

// De naam van een spel met lege borden: zaad MxN KxL pot.
std::string naamVan (const Maten &m)
{
  return std::to_string (m.schalen) + "x" + std::to_string (m.perSchaal)
         + " " + std::to_string (m.rijen) + "x" + std::to_string (m.perRij)
         + " pot " + std::to_string (m.pot) + " zaad "
         + std::to_string (m.zaad);
}

// Schrijf zo'n spel in een tijdelijk bestand en lees het.
bool leesLeegSpel (const Maten &m, TegelSpel &spel)
{
  char naam[] = "/tmp/metingXXXXXX";
  const int bestand = mkstemp (naam);
  if (bestand < 0)
    return false;
  close (bestand);
  zoek::Toeval toeval (m.zaad);
  {
    std::ofstream uit (naam);
    for (int i = 0; i < m.pot; i++)
      uit << (toeval.trek (2) == 0 ? 'g' : 'b');
    uit << '\n' << m.schalen << ' ' << m.perSchaal << '\n' << m.rijen << ' '
        << m.perRij << '\n';
    for (int i = 0; i < 2 * m.rijen; i++)
      uit << "0 0\n";
    uit << "0\n";
  }
  const bool gelukt = spel.leesInSpel (naam);
  unlink (naam);
  return gelukt;
}

// Vul de uitkomst van een zoekfunctie in.
void vulIn (Regel &regel, int score, const std::pair<int,char> &zet,
            long long standen, double seconden)
{
  regel.score = std::to_string (score);
  regel.zet = "(" + std::to_string (zet.first) + "," + zet.second + ")";
  regel.standen = std::to_string (standen);
  regel.seconden = tekst (seconden, 3);
  regel.tempo = tekst (static_cast<double> (standen) / seconden / 1e6, 1);
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
  if (keren == 1)
    return standen;
  std::sort (tijden.begin (), tijden.end ());
  Regel regel = { "besteScore", naam, "", "", "", "", "", "" };
  vulIn (regel, score, zet, standen, tijden[static_cast<std::size_t> (keren) / 2]);
  druk (regel);
  return standen;
}

// Meet besteScoreSnel, in een eigen proces om het geheugen te kunnen meten.
void meetSnel (const std::string &naam, TegelSpel &spel)
{
  int pijp[2];
  if (pipe (pijp) != 0)
    return;
  const pid_t kind = fork ();
  if (kind == 0)
  {
    std::pair<int,char> zet;
    long long standen = 0;
    const std::clock_t begin = std::clock ();
    const int score = spel.besteScoreSnel (zet, standen);
    std::ostringstream uit;
    uit << score << ' ' << zet.first << ' ' << zet.second << ' ' << standen
        << ' ' << secondenSinds (begin);
    const ssize_t geschreven = write (pijp[1], uit.str ().data (),
                                      uit.str ().size ());
    _exit (geschreven > 0 ? 0 : 1);
  }
  close (pijp[1]);
  char buffer[200] = "";
  const ssize_t gelezen = read (pijp[0], buffer, sizeof buffer - 1);
  close (pijp[0]);
  struct rusage gebruik;
  int status = 0;
  wait4 (kind, &status, 0, &gebruik);
  std::istringstream in (gelezen > 0 ? buffer : "");
  int score = 0;
  std::pair<int,char> zet;
  long long standen = 0;
  double seconden = 1;
  Regel regel = { "besteScoreSnel", naam, "", "", "", "", "", "" };
  if (in >> score >> zet.first >> zet.second >> standen >> seconden)
    vulIn (regel, score, zet, standen, seconden);
  regel.geheugen = tekst (static_cast<double> (gebruik.ru_maxrss) / 1024, 0);
  druk (regel);
}

// Meet telStanden en het aantal spellen per seconde van bepaalGoedeZet.
void meetOverig (const std::string &naam, TegelSpel &spel)
{
  const int Spellen = 200000;
  std::clock_t begin = std::clock ();
  const long long standen = spel.telStanden ();
  Regel telling = { "telStanden", naam, "", "", std::to_string (standen),
                    tekst (secondenSinds (begin), 3), "", "" };
  druk (telling);
  zetZaad (1);
  const double aantal = static_cast<double> (Spellen)
    * static_cast<double> (spel.bepaalVerschillendeZetten ().size ());
  begin = std::clock ();
  const std::pair<int,char> zet = spel.bepaalGoedeZet (Spellen);
  Regel kans = { "bepaalGoedeZet", naam, "", "", "", "", "", "" };
  vulIn (kans, 0, zet, static_cast<long long> (aantal),
         secondenSinds (begin));
  kans.score = "";
  druk (kans);
}

// Tel met valgrind de instructies per stand van de recursie op spel3.
void meetInstructies (const std::string &programma, long long standen)
{
  const std::string opdracht =
    "valgrind --tool=callgrind --callgrind-out-file=/dev/null "
    "--toggle-collect='zoek::tegelspel::Boom::doorzoek*' " + programma
    + " --los --stil spel3.txt 2>&1 | sed -n 's/.*Collected : //p'";
  FILE *const pijp = popen (opdracht.c_str (), "r");
  char buffer[100] = "";
  const bool gelezen = pijp != nullptr
    && fgets (buffer, sizeof buffer, pijp) != nullptr;
  if (pijp != nullptr)
    pclose (pijp);
  const double instructies = std::atof (buffer);
  if (!gelezen || instructies <= 0)
    std::cout << "instructies per stand op spel3.txt: valgrind ontbreekt"
              << std::endl;
  else
    std::cout << "instructies per stand op spel3.txt: "
              << tekst (instructies / static_cast<double> (standen), 1)
              << std::endl;
}

// Loop de bomen af waar de handtekening over gaat.
// Parameters:
// * keren: hoe vaak elke boom
// * vanSpel3: wordt het aantal standen van spel3
// Retourneert: de handtekening
long long meetBomen (int keren, long long &vanSpel3)
{
  TegelSpel spel;
  long long handtekening = 0;
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
  return handtekening;
}

// Meet wat niet de hele boom afloopt.
void meetAndere ()
{
  TegelSpel spel;
  for (const std::string &naam : Voorbeelden)
    if (spel.leesInSpel (naam.c_str ()))
      meetSnel (naam, spel);
  for (const Maten &maten : Snelspellen)
    if (leesLeegSpel (maten, spel))
      meetSnel (naamVan (maten), spel);
  if (spel.leesInSpel ("spel5.txt"))
    meetOverig ("spel5.txt", spel);
}

}

// Gebruik: meting PROGRAMMA, met het pad van ./TegelSpel, of zonder argument:
// alleen de handtekening.
int main (int argc, char **argv)
{
  Regel kop = { Kolommen[0], Kolommen[1], Kolommen[2], Kolommen[3],
                Kolommen[4], Kolommen[5], Kolommen[6], Kolommen[7] };
  const bool alles = argc > 1;
  long long vanSpel3 = 1;
  if (alles)
    druk (kop);
  const long long handtekening = meetBomen (alles ? 5 : 1, vanSpel3);
  if (alles)
  {
    meetAndere ();
    meetInstructies (argv[1], vanSpel3);
  }
  std::cout << "handtekening: " << handtekening << std::endl;
  return 0;
}
