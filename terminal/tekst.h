// tekst.h: regels lezen, van tekst naar getal, gevonden tekst veilig tonen, en
// een zet als tekst.

#ifndef TerminalTekstHVar
#define TerminalTekstHVar

#include <iostream>
#include <sstream>
#include <string>
#include <utility>

namespace terminal
{

// Zoveel tekens passen er op een regel van het scherm.
const size_t Breedte = 80;

// De tekens die woorden scheiden.
const char *const Witruimte = " \t\r\n\v\f";

// Retourneert: de tekst, zonder witruimte aan begin en einde
inline std::string zonderRand (const std::string &tekst)
{
  const size_t begin = tekst.find_first_not_of (Witruimte);
  return begin == std::string::npos ? ""
    : tekst.substr (begin, tekst.find_last_not_of (Witruimte) - begin + 1);
}

// Retourneert: het eerste woord van de tekst, of leeg
inline std::string eersteWoord (const std::string &tekst)
{
  const size_t begin = tekst.find_first_not_of (Witruimte);
  return begin == std::string::npos ? ""
    : tekst.substr (begin, tekst.find_first_of (Witruimte, begin) - begin);
}

// Retourneert: de tekst, met kleine letters voor de hoofdletters
inline std::string kleineLetters (std::string tekst)
{
  for (size_t i = 0; i < tekst.size (); i++)
    if (tekst[i] >= 'A' && tekst[i] <= 'Z')
      tekst[i] = static_cast<char> (tekst[i] - 'A' + 'a');
  return tekst;
}

// Breek zinnen af die breder zijn dan het scherm, zo mogelijk achter een punt
// of een puntkomma; waar een regel breekt valt een spatie weg.
// Retourneert: de zinnen, in regels van hoogstens 80 tekens, tenzij een woord
//   langer is
inline std::string inRegels (std::string tekst)
{
  size_t begin = 0;
  while (tekst.size () - begin > Breedte)
  {
    size_t plek = begin + Breedte;
    const size_t eind = tekst.find ('\n', begin);
    if (eind <= plek)  // deze regel past al
    {
      begin = eind + 1;
      continue;
    }
    while (plek > begin && (tekst[plek] != ' ' || (tekst[plek - 1] != ';'
                                                   && tekst[plek - 1] != '.')))
      plek--;
    if (plek == begin)
      plek = tekst.rfind (' ', begin + Breedte);
    if (plek == std::string::npos || plek <= begin)
      plek = tekst.find (' ', begin);
    if (plek == std::string::npos)
      return tekst;
    tekst[plek] = '\n';
    begin = plek + 1;
  }
  return tekst;
}

// Lees een regel als getline, maar nooit meer dan in het geheugen past.
// Parameters:
// * in: waar de regel vandaan komt
// * hoogstens: zoveel tekens worden er gelezen; de rest van een langere regel
//   blijft staan
// * regel: wordt de regel, zonder het einde ervan
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

// Lees een geheel getal waar de hele tekst uit bestaat.
// Parameters:
// * tekst: de tekst: cijfers, met eventueel een plus of min ervoor
// * min, max: de grenzen (inclusief)
// * getal: wordt het getal, als true wordt geretourneerd; de grenzen passen
//   erin
// Retourneert: true als de tekst een getal tussen de grenzen is
template <typename Getal>
bool leesGetal (const std::string &tekst, long long min, long long max,
                Getal &getal)
{
  const long long Grens = 100000000000000000LL;  // 10^17: kan nog maal tien
  size_t i = 0;
  const bool negatief = !tekst.empty () && tekst[0] == '-';
  if (negatief || (!tekst.empty () && tekst[0] == '+'))
    i++;
  if (i == tekst.size ())
    return false;
  long long waarde = 0;
  for ( ; i < tekst.size (); i++)
  {
    if (tekst[i] < '0' || tekst[i] > '9' || waarde >= Grens)
      return false;
    waarde = 10 * waarde + (tekst[i] - '0');
  }
  if (negatief)
    waarde = -waarde;
  if (waarde < min || waarde > max)
    return false;
  getal = static_cast<Getal> (waarde);
  return true;
}

// Retourneert: true als er in de tekst geen besturingstekens staan
inline bool gewoneTekst (const std::string &tekst)
{
  const unsigned char Wis = 127;
  for (size_t i = 0; i < tekst.size (); i++)
  {
    const unsigned char teken = static_cast<unsigned char> (tekst[i]);
    if (teken < ' ' || teken == Wis)
      return false;
  }
  return true;
}

// Maak gevonden tekst, willekeurige bytes in elke hoeveelheid, geschikt voor
// een melding.
// Retourneert: de tekst tussen aanhalingstekens, met een vraagteken voor elke
//   byte die geen gewoon teken is, en afgekort als zij lang is
inline std::string toonbaar (const std::string &tekst)
{
  const size_t Langst = 40;
  std::string toon = "\"";
  for (size_t i = 0; i < tekst.size () && i < Langst; i++)
    toon += tekst[i] >= ' ' && tekst[i] <= '~' ? tekst[i] : '?';
  if (tekst.size () > Langst)
    toon += "...";
  return toon + "\"";
}

// Retourneert: een zet, van een getal en een getal of letter, als tekst; geen
//   zet heeft een negatief eerste deel
template <typename Deel>
std::string zetTekst (const std::pair<int,Deel> &zet)
{
  std::ostringstream tekst;
  tekst << "(" << zet.first << "," << zet.second << ")";
  return zet.first < 0 ? "geen" : tekst.str ();
}

}

#endif
