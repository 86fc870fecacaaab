// programma.h: draai een programma met gegeven invoer, met een grens aan de
// tijd en aan de uitvoer, zodat een programma dat blijft hangen of in een lus
// raakt een mislukking is en geen toets die nooit eindigt.

#ifndef ProgrammaHVar
#define ProgrammaHVar

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <string>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>
#include "tests/bestand.h"
#include "tests/tekst.h"

struct Afloop
{
  int exitcode;         // -1 als het programma is afgebroken
  std::string uitvoer;  // op stdout
  std::string fouten;   // op stderr
  std::string reden;    // waarom het is afgebroken; leeg als dat niet zo is
};

// Geef de signalen die een toets stuurt hun gewone werking; in een kind, want
// wie de toetsen begon kan ze genegeerd hebben (nohup, of de achtergrond).
inline void gewoneSignalen ()
{
  for (int signaal : { SIGHUP, SIGINT, SIGPIPE })
    signal (signaal, SIG_DFL);
}

namespace Proces
{

// Word een ander programma; in een kind.
// Parameter:
// * woorden: het programma en zijn argumenten
void word (std::vector<std::string> woorden);

// Doe iets in een eigen proces, waarvan niets op het scherm komt.
// Retourneert: de exitcode, 0 als het gewoon ten einde kwam; of min het signaal
//   dat het afbrak
int apart (const std::function<void ()> &werk);

// Zoveel seconden mag een programma duren: wat dan nog niet klaar is komt nooit
// klaar.
const unsigned Geduld = 60;

// Zoveel mag het rekenen, als wie het begon er niet meer is. Dat is veel meer:
// staat een computer even stil, dan telt dat bij wie er net rekende mee.
const unsigned MeesteRekentijd = 10 * Geduld;

// Hoe lang het dan mag duren: op een drukke computer langer.
inline unsigned wachttijd ()
{
  double druk = 0;  // hoeveel er nu rekenen
  const long processors = sysconf (_SC_NPROCESSORS_ONLN);
  return getloadavg (&druk, 1) == 1 && processors > 0
         ? Geduld + static_cast<unsigned> (Geduld * druk
                                           / static_cast<double> (processors))
         : Geduld;
}

// Eindigde een proces omdat het te lang duurde?
// Parameter:
// * status: wat waitpid ervan zegt
inline bool hangt (int status)
{
  return WIFSIGNALED (status) && (WTERMSIG (status) == SIGALRM
                                  || WTERMSIG (status) == SIGXCPU);
}

// Draai een programma tot het eindigt. Blijft het hangen, dan mislukt de toets,
// en zegt zij wat er toen te zien was.
// Parameters:
// * woorden: het programma en zijn argumenten
// * invoer: alles wat het te lezen krijgt, en dan het einde
// * eerst: wat het kind doet voor het dat programma wordt
Afloop draai (const std::vector<std::string> &woorden,
              const std::string &invoer,
              const std::function<void ()> &eerst = nullptr);

}

// Het hele pad van een gebouwd programma, dat in de map staat die BOUW noemt.
// Een naam die al een heel pad is blijft zo.
std::string padVan (const std::string &naam);

// Een tekst als een woord voor de shell, welk teken er ook in staat.
std::string alsWoord (const std::string &tekst);

// Draai een gebouwd programma in een andere map.
// Parameters:
// * map: de map
// * naam: de naam van het programma
// * argumenten: wat er in de shell achter het programma komt; leeg: zonder
// * invoer: als bij Proces::draai
Afloop draaiIn (const std::string &map, const std::string &naam,
                const std::string &argumenten = "",
                const std::string &invoer = "");

// Zolang dit bestaat gaat de klok van wat er gestart wordt zoveel seconden
// vooruit bij elke keer kijken: wat het laat zien hangt dan niet van de
// computer af, en wachten kost weinig rekentijd. Zie klok.cc.
class Klokstap
{
  public:
    explicit Klokstap (const char *seconden)
    : oud (std::getenv ("KLOKSTAP") ? std::getenv ("KLOKSTAP") : "")
    {
      setenv ("KLOKSTAP", seconden, 1);
    }
    Klokstap (const Klokstap &) = delete;
    ~Klokstap ()
    {
      oud.empty () ? unsetenv ("KLOKSTAP")
                   : setenv ("KLOKSTAP", oud.c_str (), 1);
    }

  private:
    std::string oud;
};

class Programma
{
  public:

    // Parameter:
    // * nwNaam: de naam van het programma, zoals Aqualin
    explicit Programma (const std::string &nwNaam)
    : naam (nwNaam)
    {
    }

    Afloop draai (std::vector<std::string> argumenten,
                  const std::string &invoer = "") const;

    // Draai het programma; het moet netjes eindigen.
    // Retourneert: wat het op stdout zette
    std::string uitvoer (const std::vector<std::string> &argumenten,
                         const std::string &invoer = "") const;

  private:

    std::string naam;
};

#endif
