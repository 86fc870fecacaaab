// main.cc: verdeel de boom van een spel in taken, loop er een af, of voeg hun
// uitkomsten samen; make boom roept dit programma aan. Zie taken.h.

#include <iostream>
#include <string>
#include <vector>
#include "../tegelspel.h"
#include "../terminal/hoofdprogramma.h"
#include "../terminal/schermtoezicht.h"
#include "../terminal/spelbestand.h"
#include "../terminal/speler.h"
#include "taken.h"

using namespace std;

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
    "  boom/Taken --keur UITKOMST...\n"
    "      noem elk bestand waarin geen hele uitkomst van een taak staat\n"
    "Exitcode 1 ook: de boom is te groot, of een uitkomst klopt niet.\n"
    "\n"
    "Opties:\n"
    "  --csv           bij --samen: de tabel met puntkomma's\n";
}

// Noem, een per regel, de bestanden waarin geen hele uitkomst staat.
// Retourneert: de exitcode
int noemGebroken (const vector<string> &namen)
{
  for (const string &naam : namen)
    if (!Taken::isHeel (naam))
      cout << naam << '\n';
  return terminal::Gelukt;
}

// Haal alles van de opdrachtregel, wat een waarde heeft eerst (die kan op een
// optie lijken), en doe wat zij vraagt. Wat er niet klopt wordt gemeld.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  const long long meesteTaken = 100000;
  long long aantal = 0;
  string pad;
  vector<terminal::Letterspeler> spelers (2);  // doen er hier niet toe
  terminal::leesKleur (regel);  // er is niets te kleuren
  const bool verdeel = regel.optieGetal ("--verdeel", 1, meesteTaken, aantal),
    taak = regel.optieTekst ("--taak", "zetten zoals \"0 b 1 g\"", pad),
    samen = regel.optie ("--samen"), keur = regel.optie ("--keur"),
    csv = regel.optie ("--csv"), stil = regel.optie ("--stil");
  const vector<string> namen = regel.bestanden ();
  if (regel.klopt ())
  {
    const bool gemeld = regel.meldEerste
      ({ { verdeel + taak + samen + keur != 1,
           "verwacht een van --verdeel, --taak, --samen en --keur" },
         { csv && !samen, "--csv hoort bij --samen" },
         { namen.empty (), "verwacht een bestandsnaam" } });
    if (!gemeld && !keur)
      terminal::keurAantal (regel, namen.size (), 1);
  }
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (keur)
    return noemGebroken (namen);
  TegelSpel spel;
  if (!terminal::leesSpelbestand (namen[0], cerr, spel, spelers))
    return terminal::SpelOnleesbaar;
  terminal::Schermtoezicht toezicht (stil);
  Taken taken (spel, cerr, &toezicht);
  if (taak)
    return taken.doe (pad, cout) ? terminal::Gelukt : terminal::VerkeerdGebruik;
  return (verdeel ? taken.verdeel (aantal, cout)
                  : taken.voegSamen (cin, namen[0], csv))
         ? terminal::Gelukt : terminal::SpelOnleesbaar;
}

// Het hoofdprogramma, met de opdrachtregel.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, schrijfHulp, "Taken", start);
}
