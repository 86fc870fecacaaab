// hoofdprogramma.h: hoe elk programma begint en eindigt. Ook zonder geheugen,
// en als de uitvoer niet geschreven kan worden, hoort een programma te zeggen
// wat er mis is en met een exitcode te eindigen.

#ifndef TerminalHoofdprogrammaHVar
#define TerminalHoofdprogrammaHVar

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include "../zoek/toezicht.h"
#include "exitcode.h"
#include "opdrachtregel.h"
#include "opties.h"
#include "scherm.h"
#include "schermtoezicht.h"

namespace terminal
{

const char Versie[] = "1.2";  // van alle programma's samen; zie CHANGES.md

// Zorg dat het programma met een melding eindigt als new geen geheugen krijgt:
// een exception zou het zelf ook nodig hebben. Hier hoort main mee te beginnen.
inline void bewaakGeheugen ()
{
  std::set_new_handler ([]
    {
      std::cerr << "\nHet geheugen is op." << std::endl;
      std::exit (Mislukt);
    });
}

// Houd van nu af de nummers 0, 1 en 2 bezet. Is er een gesloten, zoals na 2>&-,
// dan kreeg anders het eerste bestand dat open gaat dat nummer, met wat voor
// stderr bedoeld is erin. Er is niets van te lezen, en schrijven mislukt. Dat
// een bestand te groot wordt is voortaan ook een fout, en geen signaal.
inline void bezetNummers ()
{
  static std::ifstream niets[3];  // wat open gaat krijgt het laagste nummer
  for (std::ifstream &een : niets)
    een.open ("/dev/null");
#ifdef SIGXFSZ
  std::signal (SIGXFSZ, SIG_IGN);
#endif
}

// Schrijf alle uitvoer weg. Dit hoort de laatste opdracht van main te zijn.
// Retourneert: de exitcode waarmee het programma zou eindigen; of Mislukt, met
//   een melding op stderr, als niet alle uitvoer te schrijven was
inline int sluitAf (int exitcode)
{
  if (std::cout.flush ())
    return exitcode;
  std::cerr << "De uitvoer is niet te schrijven." << std::endl;
  return Mislukt;
}

// Waar de uitleg van een optie begint, en hoe ver een regel minstens inspringt
// die alleen bij de hele uitleg hoort.
const size_t OptieBegin = 18, VerIn = 6;

// Retourneert: een regel van de uitleg, een keer afgebroken als zij niet past:
//   achter een optie gaat zij verder waar de uitleg begint, anders VerIn tekens
//   ingesprongen
inline std::string passendeUitleg (std::string zin)
{
  const size_t plek = zin.rfind (' ', breedte ());
  if (zin.size () <= breedte () || plek == std::string::npos)
    return zin;
  const size_t begin = zin.find_first_not_of (' ') == OptieBegin
                       || zin.compare (0, 3, "  -") == 0 ? OptieBegin : VerIn;
  return zin.substr (0, plek) + "\n" + std::string (begin, ' ')
         + zin.substr (plek + 1);
}

// Zet de uitleg op het scherm, alles of zonder de regels die ver inspringen.
inline void toonUitleg (const std::string &uitleg, bool alles)
{
  const std::string ver (VerIn, ' ');
  std::istringstream regels (uitleg);
  for (std::string zin; std::getline (regels, zin); )
    if (alles || zin.compare (0, ver.size (), ver) != 0)
      std::cout << passendeUitleg (zin) << '\n';
}

// Geef uitleg of de versie als daarom gevraagd wordt; anders begint het werk.
// Parameters:
// * argc, argv: de opdrachtregel
// * schrijfHulp: schrijft het eigen deel van de uitleg, tot en met opties
// * naam: hoe het programma heet
// * start: doet wat de opdrachtregel verder vraagt, en geeft de exitcode
// Retourneert: de exitcode
inline int hoofdprogramma (int argc, char **argv,
                           void (*schrijfHulp) (std::ostream &),
                           const char *naam,
                           int (*start) (Opdrachtregel &))
{
  bewaakGeheugen ();
  bezetNummers ();
  Onderbreking::luister ();
  Opdrachtregel regel (argc, argv);
  int exitcode = Gelukt;
  try
  {
    const bool help = regel.optie ("--help") || regel.optie ("-h"),
               versie = regel.optie ("--versie");
    std::ostringstream uitleg;
    schrijfHulp (uitleg);
    if (help || versie)
      regel.keur (uitleg.str () + Slot);
    if (!regel.klopt ())
      exitcode = VerkeerdGebruik;
    else if (help)
      toonUitleg (uitleg.str () + Slot, regel.optie ("alles"));
    else if (versie)
      std::cout << naam << " " << Versie << std::endl;
    else
      exitcode = start (regel);
  }
  catch (const zoek::Afgebroken &werk)
  {
    if (!werk.geweigerd)
      std::cerr << afgebrokenTekst (werk) << std::endl;
    exitcode = Onderbroken;
  }
  return sluitAf (exitcode);
}

}

#endif
