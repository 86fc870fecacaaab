// main.cc: de opdrachtregel van Aqualin.

#include <climits>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>
#include "../../invoer/opdrachtregel.h"
#include "../../invoer/programma.h"
#include "../../standaard.h"
#include "aqualin.h"
#include "experiment.h"
#include "menu.h"
#include "oplossing.h"

using namespace std;

// De exitcodes van het programma.
enum Exitcode { Gelukt, SpelOnleesbaar, VerkeerdGebruik };

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  long long zaad;        // van het toeval
  bool stil;             // geen voortgang op stderr
  bool snel;             // --los met optScoreSnel
};

const char Versie[] = "Aqualin 1.0";

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm.
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
    "  --zaad N        begin het toeval bij N (0 t/m 2147483647); zonder deze\n"
    "                  optie bepaalt de klok het zaad\n"
    "  --snel          los op zonder de hele boom af te lopen: met dezelfde\n"
    "                  scores, maar veel minder standen\n"
    "  --stil          geen voortgang van lang werk op stderr\n"
    "  --help          deze uitleg\n"
    "  --versie        het nummer van deze versie\n"
    "  --              hierna volgen alleen bestandsnamen\n"
    "\n"
    "Exitcodes: 0 gelukt, 1 een spelbestand is onleesbaar of klopt niet,\n"
    "2 de opdrachtregel klopt niet of een bestand is er niet, 3 het geheugen\n"
    "is op of de uitvoer is niet te schrijven.\n";
}

//*************************************************************************

// Lees een spel van de opdrachtregel: de meldingen gaan dan naar stderr.
// Parameters:
// * spel: wordt het ingelezen spel
// * naam: de naam van het bestand
// Retourneert: de exitcode
int lees (Aqualin &spel, const string &naam)
{
  streambuf *const scherm = cout.rdbuf (cerr.rdbuf ());
  const bool gelukt = spel.leesInSpel (naam.c_str ());
  cout.rdbuf (scherm);
  if (gelukt)
    return Gelukt;
  return ifstream (naam.c_str ()).is_open () ? SpelOnleesbaar
                                             : VerkeerdGebruik;
}

//*************************************************************************

// Los spellen op en zet de uitkomsten in een tabel op het scherm.
// Parameters:
// * namen: de namen van de bestanden
// * instellingen: die van de opdrachtregel
// Retourneert: de hoogste exitcode
int losOp (const vector<string> &namen, const Instellingen &instellingen)
{
  int exitcode = Gelukt;
  menu::Oplossing oplossing (namen, instellingen.snel, instellingen.stil);
  for (size_t i = 0; i < namen.size (); i++)
  {
    Aqualin spel;
    const int code = lees (spel, namen[i]);
    if (code == Gelukt)
      oplossing.losOp (namen[i], spel);
    else if (code > exitcode)
      exitcode = code;
  }
  return exitcode;
}

//*************************************************************************

// Doe een experiment, of begin met het menu.
// Parameters:
// * namen: een bestandsnaam, of geen
// * experiment: het nummer van het experiment; 0 voor het menu
// * instellingen: die van de opdrachtregel
// Retourneert: de exitcode
int speel (const vector<string> &namen, int experiment,
           const Instellingen &instellingen)
{
  Aqualin spel;
  menu::Menu menu (instellingen.stil);
  const int code = namen.empty () ? Gelukt : lees (spel, namen[0]);
  if (code != Gelukt)
    return code;
  cout << "Zaad: " << instellingen.zaad << " (herhaal met --zaad "
       << instellingen.zaad << ")" << endl;
  if (experiment > 0)
    menu::Experiment (experiment, instellingen.stil).doe ();
  else if (namen.empty () || menu.spelMenu (spel))
    menu.hoofdMenu ();
  return Gelukt;
}

//*************************************************************************

// Controleer de opdrachtregel en start wat zij vraagt.
// Parameter:
// * regel: de opdrachtregel, waar de opties uit gehaald worden
// Retourneert: de exitcode
int start (invoer::Opdrachtregel &regel)
{
  Instellingen instellingen =
    { static_cast<long long> (time (0)) % INT_MAX, regel.optie ("--stil"),
      regel.optie ("--snel") };
  const bool los = regel.optie ("--los");
  long long experiment = 0;
  vector<string> namen;
  regel.optieGetal ("--zaad", 0, INT_MAX, instellingen.zaad);
  regel.optieGetal ("--experiment", 1, menu::AantalExperimenten, experiment);
  if (!regel.bestanden (namen))
    return VerkeerdGebruik;
  if (los && experiment > 0)
    regel.fout ("--los en --experiment gaan niet samen");
  else if (instellingen.snel && !los)
    regel.fout ("--snel hoort bij --los");
  else if (los && namen.empty ())
    regel.fout ("--los: verwacht minstens een bestandsnaam");
  else if (experiment > 0 && !namen.empty ())
    regel.fout ("--experiment: een bestandsnaam hoort daar niet bij");
  else if (!los && namen.size () > 1)
    regel.fout ("gevonden " + to_string (namen.size ())
                + " bestandsnamen, verwacht hoogstens een");
  if (!regel.bestanden (namen))
    return VerkeerdGebruik;
  zetZaad (static_cast<unsigned long long> (instellingen.zaad));
  return los ? losOp (namen, instellingen)
             : speel (namen, static_cast<int> (experiment), instellingen);
}

//*************************************************************************

// Het hoofdprogramma.
// Parameters:
// * argc, argv: de opdrachtregel
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  invoer::bewaakGeheugen ();
  invoer::Opdrachtregel regel (argc, argv);
  if (regel.optie ("--help"))
    toonHulp ();
  else if (regel.optie ("--versie"))
    cout << Versie << endl;
  else
    return invoer::sluitAf (start (regel));
  return invoer::sluitAf (Gelukt);
}
