// bestandsnaam.h: een naam zoals een terminal of een bestandsbeheerder hem
// neerzet: tussen aanhalingstekens, met een schuine streep voor een spatie, met
// ~/ of file:// vooraan.

#ifndef TerminalBestandsnaamHVar
#define TerminalBestandsnaamHVar

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include "lezer.h"

namespace terminal
{

// Retourneert: true als er een bestand zo heet, ook als het niet te openen is
inline bool bestaat (const std::string &naam)
{
  std::ifstream bestand (naam.c_str ());
  return isLeesbaar (bestand)
         || (!bestand.is_open () && isEr (naam.c_str ()));
}

// Retourneert: true als wie dit leest of schrijft op een ander zou wachten: een
//   pijp of een apparaat, waarin geen plaats te wijzen is. Om te lezen en te
//   schrijven gaat zij meteen open; wie dat niet mag ziet het niet.
inline bool isPijp (const std::string &naam)
{
  std::FILE *const bestand = std::fopen (naam.c_str (), "r+");
  if (bestand == 0)
    return false;
  const bool pijp = std::ftell (bestand) < 0;
  std::fclose (bestand);
  return pijp;
}

// Retourneert: true als een schuine streep voor dit teken er zelf niet bij
//   hoort; in een naam van Windows staat zij tussen mappen
inline bool isGemerkt (char teken)
{
  return std::string (" '\"()[]{}&;$!*?#`<>|\\").find (teken)
         != std::string::npos;
}

// Haal de aanhalingstekens weg, en de schuine streep voor een teken van
// isGemerkt (niet tussen ').
// Retourneert: de naam; zoals hij getypt is als een aanhalingsteken geen tweede
//   heeft, of als er niets overblijft
inline std::string zonderAanhaling (const std::string &getypt)
{
  std::string naam;
  char open = 0;  // het aanhalingsteken waar dit tussen staat
  for (size_t i = 0; i < getypt.size (); i++)
  {
    const bool merk = getypt[i] == '\\' && open != '\''
                      && i + 1 < getypt.size () && isGemerkt (getypt[i + 1]);
    if (merk)
      naam += getypt[++i];
    else if (open == 0 && (getypt[i] == '\'' || getypt[i] == '"'))
      open = getypt[i];
    else if (open != 0 && getypt[i] == open)
      open = 0;
    else
      naam += getypt[i];
  }
  return open == 0 && !naam.empty () ? naam : getypt;
}

// Haal file:// weg, en maak van %20 een spatie, en zo elk teken.
// Retourneert: de naam
inline std::string zonderAdres (const std::string &adres)
{
  const std::string begin = "file://";
  const int zestien = 16;
  if (adres.compare (0, begin.size (), begin) != 0)
    return adres;
  std::string naam;
  for (size_t i = adres.find ('/', begin.size ()); i < adres.size (); i++)
  {
    const std::string cijfers = adres.substr (i + 1, 2);
    char *einde = 0;
    const long teken = std::strtol (cijfers.c_str (), &einde, zestien);
    const bool nummer = adres[i] == '%' && cijfers.size () == 2
                        && cijfers[0] >= '0' && *einde == '\0';
    naam += nummer ? static_cast<char> (teken) : adres[i];
    i += nummer ? cijfers.size () : 0;
  }
  return naam.empty () ? adres : naam;
}

// Bepaal welk bestand er bedoeld is. Is er een dat precies zo heet, dan dat.
// Retourneert: de naam ervan
inline std::string bestandsnaam (const std::string &getypt)
{
  const char *const thuis = std::getenv ("HOME");
  if (isPijp (getypt) || bestaat (getypt))
    return getypt;
  const std::string naam = zonderAdres (zonderAanhaling (getypt));
  return thuis != 0 && getypt.compare (0, 2, "~/") == 0
         ? thuis + naam.substr (1) : naam;
}

}

#endif
