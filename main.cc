// main.cc: de opdrachtregel van TegelSpel.

#include <climits>
#include <iostream>
#include <string>
#include <vector>
#include "constantes.h"
#include "terminal/hoofdprogramma.h"
#include "menu/instellingen.h"
#include "menu/menu.h"
#include "terminal/oplossing.h"
#include "menu/rekenaar.h"
#include "tegelspel.h"

using namespace std;

const char Versie[] = "TegelSpel 1.0";

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm; zie toonSlot.
void toonHulp ()
{
  cout <<
    "TegelSpel: speel het tegelspel en reken het door.\n"
    "\n"
    "Gebruik:\n"
    "  ./TegelSpel [opties]                  het menu\n"
    "  ./TegelSpel [opties] BESTAND          meteen dit spel spelen\n"
    "  ./TegelSpel [opties] --los BESTAND... een tabel met per spel de beste\n"
    "      score, de eerste beste zet, het aantal standen in de complete\n"
    "      boom, de tijd en de waarde van elke zet\n"
    "  ./TegelSpel [opties] --experiment BESTAND\n"
    "      het experiment van de opgave\n"
    "\n"
    "Opties:\n"
    << terminal::ZaadUitleg <<
    "  --simulaties N  speel voor een goede zet (keuze 5) N spellen per zet\n"
    "                  uit, minstens 1; anders " << NrSimulaties << "\n"
    "  --snel          los op met alfa-beta en een transpositietabel: met\n"
    "                  dezelfde scores, maar veel minder standen\n";
}

//*************************************************************************

// Doe het experiment, of begin met het menu.
// Parameters:
// * namen: een bestandsnaam, of geen
// * experiment: of het experiment gedaan moet worden
// * instellingen: die van de opdrachtregel
// Retourneert: de exitcode
int speel (const vector<string> &namen, bool experiment,
           const terminal::Instellingen &instellingen)
{
  TegelSpel spel;
  terminal::Menu menu (instellingen);
  const int code = namen.empty () ? terminal::Gelukt
                                  : terminal::lees (spel, namen[0]);
  if (code != terminal::Gelukt)
    return code;
  terminal::toonZaad (instellingen.zaad);
  spel.toonVoortgang (!instellingen.stil);
  if (experiment)
    spel.doeExperiment ();
  else if (namen.empty () || menu.spelMenu (spel))
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
  terminal::Instellingen instellingen =
    { terminal::beginToeval (regel), NrSimulaties, regel.optie ("--stil"),
      regel.optie ("--snel") };
  const bool los = regel.optie ("--los"),
             experiment = regel.optie ("--experiment");
  regel.optieGetal ("--simulaties", 1, INT_MAX, instellingen.simulaties);
  const vector<string> namen = regel.bestanden ();
  terminal::keurOpties (regel, los, instellingen.snel, experiment, namen.size ());
  if (experiment && namen.empty ())
    regel.fout ("--experiment: verwacht een bestandsnaam");
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (!los)
    return speel (namen, experiment, instellingen);
  return terminal::Oplossing<terminal::Rekenaar> (instellingen.snel, instellingen.stil)
    .losOp (namen);
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
