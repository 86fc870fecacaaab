// main.cc: de opdrachtregel van Domineren.

#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "domineren.h"
#include "menu.h"
#include "tabel.h"

using namespace std;

const char Versie[] = "Domineren 1.0";
const int GewoneTijd = 60;  // seconden per vraag wie er wint

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm; zie toonSlot.
void toonHulp ()
{
  cout <<
    "Domineren: leg dominostenen en reken uit wie er wint.\n"
    "\n"
    "Gebruik:\n"
    "  ./Domineren [opties]              het menu\n"
    "  ./Domineren [opties] BESTAND      speel verder vanaf deze stand\n"
    "  ./Domineren [opties] --tabel N    wie wint elk leeg bord tot N bij N\n"
    "                                    (1 t/m 9), met standen en seconden\n"
    "\n"
    "Opties:\n"
    "  --tijd S        zoek hoogstens S seconden naar wie er wint (0: zonder\n"
    "                  grens); anders " << GewoneTijd << "\n";
}

//*************************************************************************

// Begin met een stand uit een bestand, of met het menu.
// Parameters:
// * namen: een bestandsnaam, of geen
// * instellingen: die van de opdrachtregel
// Retourneert: de exitcode
int speel (const vector<string> &namen,
           const domineren::Menu::Instellingen &instellingen)
{
  domineren::Menu menu (instellingen);
  Domineren spel (1, 1);
  const int code = namen.empty () ? terminal::Gelukt
                                  : terminal::lees (spel, namen[0]);
  if (code != terminal::Gelukt)
    return code;
  if (namen.empty () || menu.speel (spel))
    menu.hoofdMenu ();
  return terminal::Gelukt;
}

//*************************************************************************

// Controleer de opdrachtregel en start wat zij vraagt.
// Parameter:
// * regel: de opdrachtregel, waar de opties uit gehaald worden
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  const int Dag = 24 * 60 * 60;
  domineren::Menu::Instellingen instellingen =
    { GewoneTijd, regel.optie ("--stil") };
  long long grootste = 0;
  regel.optieGetal ("--tijd", 0, Dag, instellingen.tijd);
  const bool tabel =
    regel.optieGetal ("--tabel", 1, Domineren::MaxHoogte, grootste);
  const vector<string> namen = regel.bestanden ();
  terminal::keurAantal (regel, namen.size (), tabel ? 0 : 1);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (!tabel)
    return speel (namen, instellingen);
  domineren::Tabel (static_cast<int> (grootste), instellingen);
  return terminal::Gelukt;
}

//*************************************************************************

// Het hoofdprogramma.
// Parameters:
// * argc, argv: de opdrachtregel
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, toonHulp, Versie, start);
}
