// tekst.h: hoe breed het scherm is, regels lezen en afbreken, van tekst naar
// getal, en gevonden tekst veilig tonen.

#ifndef TerminalTekstHVar
#define TerminalTekstHVar

#include <climits>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

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

// Retourneert: een maat van het scherm die zo in de omgeving heet, als zij daar
//   staat; minstens het minst, en hoogstens wat gewoon is
inline size_t maatVanScherm (const char *naam, size_t minst, size_t gewoon)
{
  const char *const gevonden = std::getenv (naam);
  size_t maat = gewoon;
  if (gevonden == 0 || !leesGetal (gevonden, 1, INT_MAX, maat)
      || maat > gewoon)
    return gewoon;
  return maat < minst ? minst : maat;
}

// Retourneert: hoeveel tekens er op een regel van het scherm passen
inline size_t breedte () { return maatVanScherm ("COLUMNS", 60, 80); }

// Retourneert: hoeveel regels er op het scherm passen
inline size_t hoogte () { return maatVanScherm ("LINES", 20, 24); }

// Breek zinnen af die breder zijn dan het scherm, zo mogelijk achter een punt
// of een puntkomma; waar een regel breekt valt een spatie weg.
// Retourneert: de zinnen, in regels die passen, tenzij een woord langer is
inline std::string inRegels (std::string tekst)
{
  const size_t breed = breedte ();
  size_t begin = 0;
  while (tekst.size () - begin > breed)
  {
    const size_t grens = begin + breed,
                 punt = tekst.rfind (". ", grens - 1) + 1,
                 puntkomma = tekst.rfind ("; ", grens - 1) + 1;
    size_t plek = punt > puntkomma ? punt : puntkomma;  // 0: die is er niet
    if (plek <= begin)
      plek = tekst.rfind (' ', grens);
    if (plek == std::string::npos || plek <= begin)
      plek = tekst.find (' ', begin);
    if (plek == std::string::npos)
      return tekst;
    tekst[plek] = '\n';
    begin = plek + 1;
  }
  return tekst;
}

// Verdeel regels opnieuw als het scherm er te smal voor is: wat niet past komt
// voor aan de volgende regel, tot er een met een punt eindigt.
// Retourneert: de regels, elk met een regeleinde
inline std::string opnieuwVerdeeld (const std::string &tekst)
{
  std::istringstream in (tekst);
  std::string uit, over;  // over: wat er van de vorige regels nog komt
  for (std::string regel; std::getline (in, regel); )
  {
    bool brak = !over.empty ();
    over += (brak ? " " : "") + regel;
    while (over.size () > breedte ())
    {
      const size_t plek = over.rfind (' ', breedte ());
      uit += over.substr (0, plek) + "\n";
      over.erase (0, plek == std::string::npos ? plek : plek + 1);
      brak = true;
    }
    if (!brak || over.empty () || over.back () == '.')
    {
      uit += over + (over.empty () && brak ? "" : "\n");
      over.clear ();
    }
  }
  return uit + over + (over.empty () ? "" : "\n");
}

// Maak cellen even breed, met spaties, bij voor aan het begin.
inline void vulUit (std::vector<std::string> &cellen, bool voor)
{
  size_t breed = 0;
  for (const std::string &cel : cellen)
    breed = cel.size () > breed ? cel.size () : breed;
  for (std::string &cel : cellen)
    cel.insert (voor ? 0 : cel.size (), breed - cel.size (), ' ');
}

// Retourneert: cellen in kolommen van zo hoog; in de laatste staat de rest.
//   Elke regel springt zoveel tekens in
inline std::vector<std::string> inKolommenVan
  (const std::vector<std::string> &cellen, size_t hoog, size_t inspringen)
{
  std::vector<std::string> regels (hoog, std::string (inspringen, ' '));
  for (size_t i = 0; i < cellen.size (); i++)
  {
    if (i % hoog == 0)
      vulUit (regels, false);
    regels[i % hoog] += (i < hoog ? "" : "  ") + cellen[i];
  }
  return regels;
}

// Zet cellen in kolommen, van boven naar beneden: zoveel naast elkaar als er op
// het scherm passen, in minstens zoveel regels, die zoveel tekens inspringen.
// Retourneert: die regels
inline std::string inKolommen (const std::vector<std::string> &cellen,
                               size_t minstens = 1, size_t inspringen = 0)
{
  std::vector<std::string> regels;
  size_t breed = breedte () + 1;
  for (size_t hoog = minstens;
       hoog <= cellen.size () && breed > breedte (); hoog++)
  {
    regels = inKolommenVan (cellen, hoog, inspringen);
    breed = 0;
    for (const std::string &regel : regels)
      breed = regel.size () > breed ? regel.size () : breed;
  }
  std::string tekst;
  for (const std::string &regel : regels)
    tekst += regel.substr (0, regel.find_last_not_of (' ') + 1) + "\n";
  return tekst;
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
