// tekst.h: regels en woorden lezen, van tekst naar getal, en gevonden tekst
// veilig tonen.

#ifndef TerminalTekstHVar
#define TerminalTekstHVar

#include <cstdlib>
#include <iostream>
#include <string>

namespace terminal
{

// De tekens die woorden scheiden.
const char *const Witruimte = " \t\r\n\v\f";

// Retourneert: de tekst, zonder witruimte aan begin en einde
inline std::string zonderRand (const std::string &tekst)
{
  const size_t begin = tekst.find_first_not_of (Witruimte);
  return begin == std::string::npos ? ""
    : tekst.substr (begin, tekst.find_last_not_of (Witruimte) - begin + 1);
}

// Retourneert: de tekst, met kleine letters voor de hoofdletters
inline std::string kleineLetters (std::string tekst)
{
  for (char &teken : tekst)
    if (teken >= 'A' && teken <= 'Z')
      teken = static_cast<char> (teken - 'A' + 'a');
  return tekst;
}

// Lees een geheel getal van min t/m max waar de hele tekst uit bestaat:
// cijfers, met eventueel een plus of min ervoor. Dat wordt getal, als true
// wordt geretourneerd; de grenzen passen erin, en vallen binnen long long.
// Retourneert: true als de tekst zo'n getal is
template <typename Getal>
bool leesGetal (const std::string &tekst, long long min, long long max,
                Getal &getal)
{
  char *einde = 0;
  const long long waarde = std::strtoll (tekst.c_str (), &einde, 10);
  if (tekst.find_first_not_of (Witruimte) != 0
      || einde != tekst.c_str () + tekst.size () || waarde < min
      || waarde > max)
    return false;
  getal = static_cast<Getal> (waarde);
  return true;
}

// Lees een regel als getline, maar nooit meer dan hoogstens zoveel tekens; de
// rest van een langere regel blijft staan. Dat wordt regel, zonder het einde.
// Retourneert: false als de invoer op is
inline bool leesRegel (std::istream &in, size_t hoogstens, std::string &regel)
{
  regel.clear ();
  while (regel.size () < hoogstens
         && in.peek () != std::istream::traits_type::eof ())
  {
    const char teken = static_cast<char> (in.get ());
    if (teken == '\n')
      return true;
    regel += teken;
  }
  if (regel.empty ())
    in.setstate (std::ios::failbit);
  return !regel.empty ();
}

// Retourneert: de tekst, willekeurige bytes, met het nummer van elke byte die
//   geen gewoon teken is, zoals \xA0
inline std::string zichtbaar (const std::string &tekst)
{
  const int zestien = 16, tien = 10;
  std::string uit;
  for (const char teken : tekst)
    if (teken >= ' ' && teken <= '~')
      uit += teken;
    else
    {
      const int byte = static_cast<unsigned char> (teken);
      uit += "\\x";
      for (const int cijfer : { byte / zestien, byte % zestien })
        uit += static_cast<char> (cijfer < tien ? '0' + cijfer
                                                : 'A' + cijfer - tien);
    }
  return uit;
}

// Maak gevonden tekst, willekeurige bytes in elke hoeveelheid, geschikt voor
// een melding.
// Retourneert: de tekst, zichtbaar, zo nodig afgekort, tussen aanhalingstekens
inline std::string toonbaar (const std::string &tekst)
{
  const size_t Langst = 40;
  std::string uit = "\"";
  size_t i = 0;
  for ( ; i < tekst.size () && uit.size () <= Langst; i++)
    uit += zichtbaar (tekst.substr (i, 1));
  return uit + (i < tekst.size () ? "...\"" : "\"");
}

}

#endif
