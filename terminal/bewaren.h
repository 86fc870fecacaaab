// bewaren.h: schrijf een tekst in een bestand, zonder dat er ooit een half
// bestand staat.

#ifndef TerminalBewarenHVar
#define TerminalBewarenHVar

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include "tekst.h"
#include "vraag.h"

namespace terminal
{

// Schrijf een bestand, via een ander bestand dat daarna zijn naam krijgt.
// Parameters:
// * naam: de naam van het bestand
// * inhoud: wat erin komt
// Retourneert: true als dat gelukt is; anders false, met een melding, en dan
//   is een bestand dat er al was niet veranderd
inline bool schrijfBestand (const std::string &naam, const std::string &inhoud)
{
  const std::string nieuw = naam + ".nieuw";
  std::ofstream bestand;
  if (gewoneTekst (naam))
    bestand.open (nieuw.c_str ());
  const bool geopend = bestand.is_open ();
  bestand << inhoud;
  bestand.close ();
  if (geopend && bestand && std::rename (nieuw.c_str (), naam.c_str ()) == 0)
    return true;
  if (geopend)
    std::remove (nieuw.c_str ());
  std::cout << inRegels ("Bestand " + toonbaar (naam) + " is niet te "
                         "schrijven; verwacht werd een naam zonder vreemde "
                         "tekens, in een map waar dat mag, op een schijf met "
                         "ruimte.") << std::endl;
  return false;
}

// Parameters:
// * naam: de naam van een bestand om te lezen
// * einde: waar de naam van een bewaard bestand op eindigt
// Retourneert: de naam; met het einde erachter als alleen dat bestand er is
inline std::string teLezen (const std::string &naam, const std::string &einde)
{
  return !std::ifstream (naam.c_str ()).is_open ()
         && std::ifstream ((naam + einde).c_str ()).is_open () ? naam + einde
                                                              : naam;
}

// Vraag een naam, en bewaar een tekst; wat er al staat alleen als dat mag.
// Parameters:
// * vragen: waarmee gevraagd wordt
// * einde: waar de naam op eindigt; staat het er niet, dan komt het erachter
// * inhoud: de tekst
inline void bewaar (Vragen &vragen, const std::string &einde,
                    const std::string &inhoud)
{
  std::string naam;
  char antwoord = 'j';
  if (!vragen.vraagTekst ("Naam van het bestand", "een naam, bijvoorbeeld "
                          "partij" + einde, naam))
    return;
  if (naam.size () <= einde.size ()
      || naam.substr (naam.size () - einde.size ()) != einde)
    naam += einde;
  std::ifstream al (naam.c_str ());
  al.peek ();  // een map is te openen, maar niet te lezen
  if (al.is_open () && !al.bad ()
      && !vragen.vraagLetter ("Dat bestand is er al; overschrijven? (j of n)",
                              "jn", "j (ja) of n (nee)", antwoord))
    return;
  if (antwoord == 'j' && schrijfBestand (naam, inhoud))
    std::cout << "Bewaard in " << toonbaar (naam) << "." << std::endl;
}

}

#endif
