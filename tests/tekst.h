// tekst.h: vragen over een stuk tekst, zoals de uitvoer van een programma.

#ifndef ToetsTekstHVar
#define ToetsTekstHVar

#include <cctype>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "tests/patroon.h"
#include "tests/toets.h"

inline bool bevat (const std::string &tekst, const std::string &stuk)
{
  return tekst.find (stuk) != std::string::npos;
}

inline bool eindigtOp (const std::string &tekst, const std::string &einde)
{
  return tekst.size () >= einde.size ()
         && tekst.compare (tekst.size () - einde.size (), einde.size (), einde)
            == 0;
}

inline bool isAlfanumeriek (char letter)
{
  return std::isalnum (static_cast<unsigned char> (letter)) != 0;
}

// Komt een woord los voor in een tekst, dus niet als deel van een groter
// getal of woord?
bool bevatWoord (const std::string &tekst, const std::string &woord);

// De regels van een tekst zonder lege regels.
std::vector<std::string> regelsVan (const std::string &tekst);

// De woorden van een tekst.
std::vector<std::string> woordenVan (const std::string &tekst);

// Vervang elk getal met een punt erin, en wat er van de klok afhangt, door iets
// dat altijd gelijk is.
std::string zonderTijden (std::string tekst);

// Wijs de eerste regel aan die verschilt.
std::string eersteVerschil (const std::string &gekregen,
                            const std::string &verwacht);

// Eis dat er geen tekens in een tekst staan die een scherm in de war brengen.
void eisGewoon (const std::string &tekst);

// Eis dat een melding te lezen is: hele regels gewone tekst, niet te lang.
void eisLeesbaar (const std::string &melding, size_t langst);

// Eis dat een melding te lezen is en dat deze woorden er los in staan.
void eisMelding (const std::string &melding, size_t langst,
                 const std::vector<std::string> &woorden);

#endif
