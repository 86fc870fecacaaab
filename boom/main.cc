// main.cc: verdeel de boom van een spel in taken, loop er een af, of voeg hun
// uitkomsten samen; make boom roept dit programma aan. Zie taken.h.

#include <iostream>
#include <string>
#include "../tegelspel.h"
#include "../terminal/hoofdprogramma.h"
#include "../terminal/schermtoezicht.h"
#include "taken.h"

using namespace std;

const char Versie[] = "Taken 1.0";

// Wat de gebruiker op de opdrachtregel vraagt.
struct Instellingen : terminal::Instellingen
{
  bool verdeel = false, taak = false, samen = false;  // wat er moet gebeuren
  long long aantal = 0;                               // achter --verdeel
  string pad;  // achter --taak: de zetten naar een deel van de boom
};

// Schrijf de uitleg van de opdrachtregel; zie terminal::hoofdprogramma.
void schrijfHulp (ostream &uit)
{
  uit <<
    "Taken: loop de hele boom van een tegelspel af, in delen; zie make boom.\n"
    "\n"
    "Gebruik:\n"
    "  boom/Taken [opties] --verdeel N BESTAND\n"
    "      verdeel de boom in minstens N taken, en zet van elke taak de\n"
    "      zetten en het aantal standen op een regel, de grootste eerst\n"
    "  boom/Taken [opties] --taak \"ZETTEN\" BESTAND\n"
    "      loop de taak na een rij zetten zoals 0 b 1 g af\n"
    "  boom/Taken [opties] --samen BESTAND < UITKOMSTEN\n"
    "      voeg de uitkomsten van alle taken samen tot een tabel als die van\n"
    "      ./TegelSpel --los\n"
    "Exitcode 1 ook: de boom is te groot, of een uitkomst klopt niet.\n"
    "\n"
    "Opties:\n"
    "  --csv           bij --samen: de tabel met puntkomma's\n";
}

// Haal alles van de opdrachtregel, wat een waarde heeft eerst: die kan op een
// optie lijken. Wat er niet klopt wordt gemeld.
// Retourneert: wat er gevraagd wordt
Instellingen leesInstellingen (terminal::Opdrachtregel &regel)
{
  const long long meesteTaken = 100000;
  Instellingen gevraagd;
  gevraagd.verdeel = regel.optieGetal ("--verdeel", 1, meesteTaken,
                                       gevraagd.aantal);
  gevraagd.taak = regel.optieTekst ("--taak", "zetten zoals \"0 b 1 g\"",
                                    gevraagd.pad);
  gevraagd.samen = regel.optie ("--samen");
  gevraagd.csv = regel.optie ("--csv");
  gevraagd.stil = regel.optie ("--stil");
  gevraagd.kleur = terminal::leesKleur (regel);  // er is niets te kleuren
  gevraagd.namen = regel.bestanden ();
  if (!regel.klopt ())
    return gevraagd;
  if (gevraagd.verdeel + gevraagd.taak + gevraagd.samen != 1)
    regel.fout ("verwacht een van --verdeel, --taak en --samen");
  else if (gevraagd.csv && !gevraagd.samen)
    regel.fout ("--csv hoort bij --samen");
  else if (gevraagd.namen.empty ())
    regel.fout ("verwacht een bestandsnaam");
  else
    terminal::keurAantal (regel, gevraagd.namen.size (), 1);
  return gevraagd;
}

// Controleer de opdrachtregel en doe wat zij vraagt.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  const Instellingen gevraagd = leesInstellingen (regel);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  TegelSpel spel;
  string spelers;  // doen er hier niet toe
  if (!spel.leesInSpel (gevraagd.namen[0].c_str (), cerr, spelers))
    return terminal::SpelOnleesbaar;
  terminal::Schermtoezicht toezicht (gevraagd.stil);
  Taken taken (spel, cerr, &toezicht);
  if (gevraagd.taak)
    return taken.doe (gevraagd.pad, cout) ? terminal::Gelukt
                                          : terminal::VerkeerdGebruik;
  return (gevraagd.verdeel
          ? taken.verdeel (gevraagd.aantal, cout)
          : taken.voegSamen (cin, gevraagd.namen[0], gevraagd.csv))
         ? terminal::Gelukt : terminal::SpelOnleesbaar;
}

// Het hoofdprogramma, met de opdrachtregel.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, schrijfHulp, Versie, start);
}
