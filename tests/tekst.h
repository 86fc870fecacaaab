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
inline bool bevatWoord (const std::string &tekst, const std::string &woord)
{
  for (size_t plaats = tekst.find (woord); plaats != std::string::npos;
       plaats = tekst.find (woord, plaats + 1))
  {
    const size_t na = plaats + woord.size ();
    if ((plaats == 0 || !isAlfanumeriek (tekst[plaats - 1])
         || !isAlfanumeriek (woord[0]))
        && (na == tekst.size () || !isAlfanumeriek (tekst[na])))
      return true;
  }
  return false;
}

// De regels van een tekst zonder lege regels.
inline std::vector<std::string> regelsVan (const std::string &tekst)
{
  std::vector<std::string> regels;
  std::istringstream in (tekst);
  std::string regel;
  while (std::getline (in, regel))
    if (!regel.empty ())
      regels.push_back (regel);
  return regels;
}

// De woorden van een tekst.
inline std::vector<std::string> woordenVan (const std::string &tekst)
{
  std::vector<std::string> woorden;
  std::istringstream in (tekst);
  std::string woord;
  while (in >> woord)
    woorden.push_back (woord);
  return woorden;
}

// Vervang elk getal met een punt erin, en wat er van de klok afhangt, door iets
// dat altijd gelijk is.
inline std::string zonderTijden (std::string tekst)
{
  static const std::pair<Patroon, const char *> paren[] = {
    { Patroon ("[0-9]+([.][0-9]+)+"), "#.###" },
    { Patroon ("[0-9]+,[0-9]+ seconden"), "#,### seconden" },
    { Patroon ("[0-9]+( [0-9]+)* tikken"), "# tikken" },
    { Patroon ("duurt ongeveer [^:]*:"), "duurt ongeveer #:" },
    { Patroon ("[0-9,]+( [0-9]+)*( mil[a-z]+)? per seconde"),
      "# per seconde" } };
  for (const auto &paar : paren)
    tekst = paar.first.vervang (tekst, paar.second);
  return tekst;
}

// Wijs de eerste regel aan die verschilt.
inline std::string eersteVerschil (const std::string &gekregen,
                                   const std::string &verwacht)
{
  std::istringstream een (gekregen), twee (verwacht);
  std::string a, b;
  int nummer = 0;
  do
  {
    nummer++;
    a = b = "(einde)";
    std::getline (een, a);
    std::getline (twee, b);
  }
  while (a == b && (een || twee));
  return "regel " + std::to_string (nummer) + " is\n  " + a
         + "\nverwacht was\n  " + b;
}

// Eis dat er geen tekens in een tekst staan die een scherm in de war brengen.
inline void eisGewoon (const std::string &tekst)
{
  for (char letter : tekst)
    EIS_MET (letter == '\n' || (letter >= ' ' && letter <= '~'),
             "vreemd teken " << static_cast<int> (letter) << " in " << tekst);
}

// Eis dat een melding te lezen is: hele regels gewone tekst, niet te lang.
inline void eisLeesbaar (const std::string &melding, size_t langst)
{
  EIS_MET (!melding.empty () && melding.back () == '\n',
           "geen hele regel: '" << melding << "'");
  EIS_MET (melding.size () < langst, "een melding van " << melding.size ()
           << " tekens: " << melding.substr (0, 200));
  eisGewoon (melding);
}

// Eis dat een melding te lezen is en dat deze woorden er los in staan.
inline void eisMelding (const std::string &melding, size_t langst,
                        const std::vector<std::string> &woorden)
{
  eisLeesbaar (melding, langst);
  for (const std::string &woord : woorden)
    EIS_MET (bevatWoord (melding, woord),
             "'" << woord << "' ontbreekt in: " << melding);
}

#endif
