// tekst.h: regels lezen, van tekst naar getal, gevonden tekst veilig tonen, een
// tekening kleuren, en een zet als tekst.

#ifndef TerminalTekstHVar
#define TerminalTekstHVar

#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace terminal
{

// Zoveel tekens passen er op een regel van het scherm, en zoveel regels erop.
const size_t Breedte = 80, Hoogte = 24;

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

// Breek zinnen af die breder zijn dan het scherm, zo mogelijk achter een punt
// of een puntkomma; waar een regel breekt valt een spatie weg.
// Retourneert: de zinnen, in regels van 80 tekens, tenzij een woord langer is
inline std::string inRegels (std::string tekst)
{
  size_t begin = 0;
  while (tekst.size () - begin > Breedte)
  {
    const size_t grens = begin + Breedte,
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

// Maak cellen even breed, met spaties, bij voor aan het begin.
inline void vulUit (std::vector<std::string> &cellen, bool voor)
{
  size_t breed = 0;
  for (const std::string &cel : cellen)
    breed = cel.size () > breed ? cel.size () : breed;
  for (std::string &cel : cellen)
    cel.insert (voor ? 0 : cel.size (), breed - cel.size (), ' ');
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

// Retourneert: de tekst, willekeurige bytes, met een vraagteken voor elke byte
//   die geen gewoon teken is
inline std::string zichtbaar (std::string tekst)
{
  for (char &teken : tekst)
    teken = teken >= ' ' && teken <= '~' ? teken : '?';
  return tekst;
}

// Maak gevonden tekst, willekeurige bytes in elke hoeveelheid, geschikt voor
// een melding.
// Retourneert: de tekst, zichtbaar, zo nodig afgekort, tussen aanhalingstekens
inline std::string toonbaar (const std::string &tekst)
{
  const size_t Langst = 40;
  return "\"" + zichtbaar (tekst.substr (0, Langst))
         + (tekst.size () > Langst ? "...\"" : "\"");
}

// Retourneert: de code van een sleutel in de kleuren, zie gekleurd; met een
//   lijn eronder als er ervoor geen sleutel stond, en leeg als dit er geen is
inline std::string kleurcode (const std::string &kleuren,
                              const std::string &sleutel,
                              const std::string &ervoor)
{
  const size_t plek = (" " + kleuren).find (" " + sleutel + ":"),
               begin = plek + sleutel.size () + 1;
  if (plek == std::string::npos)
    return "";
  std::string code = "38;5;" + kleuren.substr (begin, kleuren.find (' ', begin)
                                                      - begin);
  if (code.find ('/') != std::string::npos)
    code.replace (code.find ('/'), 1, ";48;5;");
  return code + (sleutel == ervoor
                 || !kleurcode (kleuren, ervoor, ervoor).empty () ? "" : ";4");
}

// Kleur een regel, zie gekleurd; ervoor is wat er op dezelfde plaatsen stond.
// Retourneert: de regel, met de codes erin
inline std::string kleurRegel (const std::string &regel,
                               const std::string &kleuren,
                               const std::string &ervoor)
{
  std::string uit, nu;  // nu: de code die geldt
  bool alle = false;    // of dit woord uit sleutels en punten bestaat
  const auto code = [&] (size_t plek, size_t lengte)
  {
    return kleurcode (kleuren, regel.substr (plek, lengte),
                      ervoor.substr (plek, lengte));
  };
  for (size_t i = 0, volgend = 0; i < regel.size (); i++)
  {
    if (i == volgend)  // hier begint een woord
    {
      const size_t eind = regel.find_first_of (" |_", i);
      for (alle = true; volgend < eind && volgend < regel.size (); volgend++)
        alle = alle && (regel[volgend] == '.' || !code (volgend, 1).empty ());
      volgend++;
    }
    const size_t komma = regel.find (',', i > 1 ? i - 1 : 1);
    const std::string hier = komma <= i + 1 && komma + 1 < regel.size ()
      ? code (komma - 1, 2) : alle ? code (i, 1) : "";
    if (hier != nu)
      uit += (nu.empty () ? "" : "\033[0m")
             + (hier.empty () ? "" : "\033[" + hier + "m");
    uit += regel[i];
    nu = hier;
  }
  return uit + (nu.empty () ? "" : "\033[0m");
}

// Kleur de tekens van een tekening; de letters blijven staan: er hangt niets
// van de kleur af. De kleuren zijn telkens een sleutel, een dubbele punt, welke
// van de 256 kleuren van een terminal de letter krijgt, zo nodig met een streep
// en die van het vlak erachter, en een spatie: "g:16/226 b:231/21 ". Een
// sleutel is een teken: dat telt alleen in woorden die uit zulke tekens en
// punten bestaan, dus de letter b van "bord" blijft zoals zij is; ook lijnen
// scheiden woorden. Of zij is een teken met een komma: het begin van een steen,
// "2,0". Wat er in de tekening ervoor, op een regel die net zo begint, niet
// stond komt onderstreept; is die leeg, dan niets.
// Retourneert: de tekening, met de codes erin
inline std::string gekleurd (const std::string &tekening,
                             const std::string &kleuren,
                             const std::string &ervoor)
{
  const size_t Kop = 2;  // aan zoveel tekens is een regel te herkennen
  std::istringstream nu (tekening), toen (ervoor);
  std::string uit, regel, oud;
  while (std::getline (nu, regel))
  {
    if (!std::getline (toen, oud) || regel.compare (0, Kop, oud, 0, Kop) != 0)
      oud = regel;
    oud.resize (regel.size (), ' ');
    uit += kleurRegel (regel, kleuren, oud) + "\n";
  }
  return uit;
}

// Retourneert: true als dit GeenZet is, van een getal en een getal of letter:
//   in elk spel is het eerste dan negatief
template <typename Deel>
bool isGeenZet (const std::pair<int,Deel> &zet) { return zet.first < 0; }

// Retourneert: een zet, of geen, als tekst
template <typename Deel>
std::string zetTekst (const std::pair<int,Deel> &zet)
{
  std::ostringstream tekst;
  tekst << "(" << zet.first << "," << zet.second << ")";
  return isGeenZet (zet) ? "geen" : tekst.str ();
}

// Retourneert: een zet als tekst zoals zij kort te typen is: zonder haakjes, en
//   zonder komma voor een letter
inline std::string teTypen (const std::string &zet)
{
  std::string tekst;
  for (size_t i = 0; i < zet.size (); i++)
    if (zet[i] != '(' && zet[i] != ')'
        && (zet[i] != ',' || (zet[i + 1] >= '0' && zet[i + 1] <= '9')))
      tekst += zet[i];
  return tekst;
}

// Retourneert: hoe het afliep in een zin: een naam wint, met de hoogste van
//   twee aantallen, of het is gelijk; geteld worden dingen
inline std::string winstTekst (const std::string &naam, int hoogste,
                               int laagste, const std::string &dingen)
{
  const std::string hoog = std::to_string (hoogste);
  return hoogste == laagste ? "Gelijkspel: allebei " + hoog + " " + dingen + "."
    : naam + " wint met " + hoog + " tegen " + std::to_string (laagste) + " "
      + dingen + ": score " + std::to_string (hoogste - laagste) + ".";
}

}

#endif
