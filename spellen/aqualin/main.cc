// main.cc: de opdrachtregel van Aqualin.

#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/oplossing.h"
#include "aqualin.h"
#include "experiment.h"
#include "menu.h"
#include "rekenaar.h"

using namespace std;

const char Versie[] = "Aqualin 1.0";

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm; zie toonSlot.
void toonHulp ()
{
  cout <<
    "Aqualin: speel het spel en reken het door.\n"
    "\n"
    "Gebruik:\n"
    "  ./Aqualin [opties]                  het menu\n"
    "  ./Aqualin [opties] BESTAND          meteen dit spel spelen\n"
    "  ./Aqualin [opties] --los BESTAND... een tabel met per spel de optimale\n"
    "      score, de eerste optimale zet, het aantal standen in de complete\n"
    "      boom, de tijd en de waarde van elke zet\n"
    "  ./Aqualin [opties] --experiment N   experiment 1, 2 of 3:\n"
    "      1  grootste cluster tegen optimaal\n"
    "      2  Monte Carlo tegen optimaal\n"
    "      3  grootste cluster tegen Monte Carlo\n"
    "\n"
    "Opties:\n"
    << terminal::ZaadUitleg <<
    "  --snel          los op zonder de hele boom af te lopen: met dezelfde\n"
    "                  scores, maar veel minder standen\n";
}

//*************************************************************************

// Doe een experiment, of begin met het menu.
// Parameters:
// * namen: een bestandsnaam, of geen
// * experiment: het nummer van het experiment; 0 voor het menu
// * zaad: van het toeval
// * stil: geen voortgang op stderr
// Retourneert: de exitcode
int speel (const vector<string> &namen, int experiment, long long zaad,
           bool stil)
{
  Aqualin spel;
  aqualin::Menu menu (stil);
  const int code = namen.empty () ? terminal::Gelukt
                                  : terminal::lees (spel, namen[0]);
  if (code != terminal::Gelukt)
    return code;
  terminal::toonZaad (zaad);
  if (experiment > 0)
    aqualin::Experiment (experiment, stil).doe ();
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
  const long long zaad = terminal::beginToeval (regel);
  const bool stil = regel.optie ("--stil"), snel = regel.optie ("--snel"),
             los = regel.optie ("--los");
  long long nummer = 0;
  const bool experiment = regel.optieGetal
    ("--experiment", 1, aqualin::AantalExperimenten, nummer);
  const vector<string> namen = regel.bestanden ();
  terminal::keurOpties (regel, los, snel, experiment, namen.size ());
  if (experiment)
    terminal::keurAantal (regel, namen.size (), 0);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (los)
    return terminal::Oplossing<aqualin::Rekenaar> (snel, stil).losOp (namen);
  return speel (namen, static_cast<int> (nummer), zaad, stil);
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
