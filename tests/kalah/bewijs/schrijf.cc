// schrijf.cc: schrijft het bewijs van een uitkomst van Kalah, zie schrijver.h.

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <string>
#include <unistd.h>
#include <vector>
#include "../../../terminal/hoofdprogramma.h"
#include "begin.h"
#include "schrijver.h"

using namespace std;

const int MeesteBewijs = 24;         // in de eindspeltabel: dan is het 1,3 GB
const int MeesteGeheugen = 1048576;  // MiB

// Maak een bestand dat er nog niet is: wat er staat wordt nooit vervangen.
// Retourneert: false, met een melding, als dat niet kan
static bool maak (const char *naam)
{
  const int nummer = open (naam, O_WRONLY | O_CREAT | O_EXCL, 0666);
  if (nummer < 0)
    cerr << terminal::zichtbaar (naam) << ": " << (errno == EEXIST
         ? "dat bestaat al, en wordt niet vervangen"
         : "dat is niet te schrijven") << "." << endl;
  else
    close (nummer);
  return nummer >= 0;
}

// Schrijf het bewijs in een nieuw bestand.
// Retourneert: de exitcode; lukt het niet, dan is er geen bestand
static int schrijfIn (const char *naam, const vector<int> &begin, int eindspel,
                      int MiB)
{
  const vector<int> kuiltjes (begin.begin (), begin.end () - 1);
  ::Toezicht toezicht;
  if (!maak (naam))
    return terminal::Mislukt;
  ofstream uit (naam);
  const bool opgelost = bewijs::schrijf
    (kuiltjes, begin.back (), eindspel, static_cast<size_t> (MiB) << 20,
     &toezicht, uit);
  if (opgelost && uit.flush ())
    return terminal::Gelukt;
  unlink (naam);
  cerr << (opgelost ? "Het bewijs is niet te schrijven."
                    : "Daar is te weinig geheugen voor.") << endl;
  return terminal::Mislukt;
}

// Het hoofdprogramma.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  terminal::bewaakGeheugen ();
  terminal::bezetNummers ();
  vector<int> begin;
  int eindspel = 0, MiB = 0;
  if (argc < 5 || !terminal::leesGetal (argv[2], 0, MeesteBewijs, eindspel)
      || !terminal::leesGetal (argv[3], 1, MeesteGeheugen, MiB)
      || !bewijs::leesBegin (argv + 4, begin))
  {
    cerr << "Gebruik: ./Bewijs BESTAND EINDSPEL MIB STEENTJES; een nieuw "
            "bestand, hoeveel\nsteentjes er in de eindspeltabel staan (0 t/m "
         << MeesteBewijs << "), en hoeveel geheugen er\nis. In plaats van "
            "STEENTJES mag een stand: veertien getallen en wie aan beurt is."
         << endl;
    return terminal::VerkeerdGebruik;
  }
  return terminal::sluitAf (schrijfIn (argv[1], begin, eindspel, MiB));
}
