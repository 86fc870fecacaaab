// getaltekst.h: getallen zoals ze in het verslag staan.

#ifndef GetaltekstHVar
#define GetaltekstHVar

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

namespace verslag
{

// Retourneert: een geheel getal met een spatie per drie cijfers
inline std::string geheel (long long getal)
{
  std::string cijfers = std::to_string (getal), uit;
  if (getal < 0)
    cijfers.erase (0, 1);  // de min, ook van het kleinste getal
  for (size_t i = 0; i < cijfers.size (); i++)
  {
    if (i > 0 && (cijfers.size () - i) % 3 == 0 && cijfers.size () > 4)
      uit += "\\,";
    uit += cijfers[i];
  }
  return getal < 0 ? "\\ensuremath{-" + uit + "}" : uit;
}

// Retourneert: een getal met een decimale komma
inline std::string decimaal (double getal, int decimalen)
{
  char buffer[60];
  std::snprintf (buffer, sizeof buffer, "%.*f", decimalen, std::fabs (getal));
  std::string uit = buffer;
  const size_t punt = uit.find ('.');
  const std::string voor = geheel (std::atoll (uit.substr (0, punt).c_str ()));
  uit = voor + (punt == std::string::npos ? "" : "{,}"
                                               + uit.substr (punt + 1));
  return getal < 0 && std::atof (buffer) > 0 ? "\\ensuremath{-" + uit + "}"
                                             : uit;
}

// Retourneert: een positief getal in drie cijfers
inline std::string driecijfers (double getal)
{
  return decimaal (getal, getal < 0.9995 ? 3 : getal < 9.995 ? 2
                          : getal < 99.95 ? 1 : 0);
}

// Retourneert: een score met haar teken
inline std::string score (int getal)
{
  return getal == 0 ? "0" : "\\ensuremath{" + std::string (getal > 0 ? "+"
         : "-") + std::to_string (std::abs (getal)) + "}";
}

// Retourneert: een groot getal met een macht van tien
inline std::string macht (double getal)
{
  const int orde = static_cast<int> (std::floor (std::log10 (getal)));
  return "\\ensuremath{" + decimaal (getal / std::pow (10, orde), 1)
         + "\\cdot 10^{" + std::to_string (orde) + "}}";
}

// Retourneert: een tijd met een eenheid die erbij past
inline std::string tijd (double seconden)
{
  const double minuut = 60, uur = 3600;
  return seconden >= uur ? driecijfers (seconden / uur) + "~uur"
    : seconden >= 10 * minuut ? driecijfers (seconden / minuut) + "~min"
    : seconden < 0.9995e-3 ? decimaal (seconden * 1e6, 0) + "~\\textmu s"
    : seconden < 0.9995 ? driecijfers (seconden * 1e3) + "~ms"
    : driecijfers (seconden) + "~s";
}

// Retourneert: een datum (jaar-maand-dag) zoals je haar uitspreekt
inline std::string dag (const std::string &datum)
{
  const char *const maanden[] = { "januari", "februari", "maart", "april",
    "mei", "juni", "juli", "augustus", "september", "oktober", "november",
    "december" };
  int jaar = 0, maand = 0, dagVanMaand = 0;
  if (std::sscanf (datum.c_str (), "%d-%d-%d", &jaar, &maand, &dagVanMaand)
        != 3 || maand < 1 || maand > 12)
    throw std::runtime_error (datum + " is geen datum");
  return std::to_string (dagVanMaand) + " " + maanden[maand - 1] + " "
         + std::to_string (jaar);
}

// Retourneert: een deel van een geheel in procenten
inline std::string procent (double deel, int decimalen = 1)
{
  return decimaal (100 * deel, decimalen) + "\\,\\%";
}

}

#endif
