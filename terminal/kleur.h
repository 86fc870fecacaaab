// kleur.h: een tekening kleuren.

#ifndef TerminalKleurHVar
#define TerminalKleurHVar

#include <sstream>
#include <string>

namespace terminal
{

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

}

#endif
