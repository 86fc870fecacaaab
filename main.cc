// main.cc: de opdrachtregel van TegelSpel.

#include <climits>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>
#include "constantes.h"
#include "invoer/opdrachtregel.h"
#include "invoer/programma.h"
#include "menu/instellingen.h"
#include "menu/menu.h"
#include "menu/oplossing.h"
#include "standaard.h"
#include "tegelspel.h"

using namespace std;

// De exitcodes van het programma.
enum Exitcode { Gelukt, SpelOnleesbaar, VerkeerdGebruik };

const char Versie[] = "TegelSpel 1.0";

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm.
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
    "  --zaad N        begin het toeval bij N (0 t/m 2147483647); zonder deze\n"
    "                  optie bepaalt de klok het zaad\n"
    "  --simulaties N  speel voor een goede zet (keuze 5) N spellen per zet\n"
    "                  uit, minstens 1; anders " << NrSimulaties << "\n"
    "  --snel          los op met alfa-beta en een transpositietabel: met\n"
    "                  dezelfde scores, maar veel minder standen\n"
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
int lees (TegelSpel &spel, const string &naam)
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
int losOp (const vector<string> &namen, const menu::Instellingen &instellingen)
{
  int exitcode = Gelukt;
  menu::Oplossing oplossing (namen, instellingen);
  for (size_t i = 0; i < namen.size (); i++)
  {
    TegelSpel spel;
    const int code = lees (spel, namen[i]);
    if (code == Gelukt)
      oplossing.losOp (namen[i], spel);
    else if (code > exitcode)
      exitcode = code;
  }
  return exitcode;
}

//*************************************************************************

// Doe het experiment, of begin met het menu.
// Parameters:
// * namen: een bestandsnaam, of geen
// * experiment: of het experiment gedaan moet worden
// * instellingen: die van de opdrachtregel
// Retourneert: de exitcode
int speel (const vector<string> &namen, bool experiment,
           const menu::Instellingen &instellingen)
{
  TegelSpel spel;
  menu::Menu menu (instellingen);
  const int code = namen.empty () ? Gelukt : lees (spel, namen[0]);
  if (code != Gelukt)
    return code;
  cout << "Zaad: " << instellingen.zaad << " (herhaal met --zaad "
       << instellingen.zaad << ")" << endl;
  spel.toonVoortgang (!instellingen.stil);
  if (experiment)
    spel.doeExperiment ();
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
  menu::Instellingen instellingen =
    { static_cast<long long> (time (0)) % INT_MAX, NrSimulaties,
      regel.optie ("--stil"), regel.optie ("--snel") };
  const bool los = regel.optie ("--los"),
             experiment = regel.optie ("--experiment");
  vector<string> namen;
  regel.optieGetal ("--zaad", 0, INT_MAX, instellingen.zaad);
  regel.optieGetal ("--simulaties", 1, INT_MAX, instellingen.simulaties);
  if (!regel.bestanden (namen))
    return VerkeerdGebruik;
  if (los && experiment)
    regel.fout ("--los en --experiment gaan niet samen");
  else if (instellingen.snel && !los)
    regel.fout ("--snel hoort bij --los");
  else if (los && namen.empty ())
    regel.fout ("--los: verwacht minstens een bestandsnaam");
  else if (!los && (namen.size () > 1 || (experiment && namen.empty ())))
    regel.fout ("gevonden " + to_string (namen.size ())
                + " bestandsnamen, verwacht precies een");
  if (!regel.bestanden (namen))
    return VerkeerdGebruik;
  zetZaad (static_cast<unsigned long long> (instellingen.zaad));
  return los ? losOp (namen, instellingen)
             : speel (namen, experiment, instellingen);
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
