// scherm.h: hoe groot het scherm is, en zinnen, regels en cellen die erop
// passen.

#ifndef TerminalSchermHVar
#define TerminalSchermHVar

#include <climits>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>
#include "tekst.h"

namespace terminal
{

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

}

#endif
