// proces.h: draai een programma met gegeven invoer, met een grens aan de tijd
// en aan de uitvoer, zodat een programma dat blijft hangen of in een lus raakt
// een mislukking is en geen toets die nooit eindigt.

#ifndef ProcesHVar
#define ProcesHVar

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>
#include "tests/bestand.h"

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

// Draai een programma tot het eindigt.
// Parameters:
// * woorden: het programma en zijn argumenten
// * invoer: alles wat het te lezen krijgt, en dan het einde
// * seconden: hoe lang het mag duren
Afloop draai (const std::vector<std::string> &woorden,
              const std::string &invoer, unsigned seconden = 60);

}

#endif
