// bron.cc: de bronnen van een inzending; zie bron.h.

#include "bron.h"
#include "bestanden.h"
#include "tabel.h"
#include "tests/woorden.h"
#include "zandbak.h"

#include <regex>
#include <set>

namespace nakijk
{

namespace
{

namespace fs = std::filesystem;

const size_t MaxBronnen = 50;     // waarin naar functies gezocht wordt

}

//*************************************************************************

bool isArchief (const std::string &pad)
{
  static const std::regex naam (
    ".*\\.(zip|t[gx]z|tar|tar\\.(gz|xz|bz2)|rar|7z)", std::regex::icase);
  return std::regex_match (fs::path (pad).filename ().string (), naam)
         && fs::is_regular_file (fs::symlink_status (pad));
}

std::string verzamel (const std::string &pad, const std::string &werkmap,
                      std::string &genomen)
{
  if (!fs::exists (fs::symlink_status (pad)))
    return "niet te vinden";
  if (fs::is_symlink (pad))
    return "een koppeling wordt niet gevolgd";
  if (!isMap (pad) && !isArchief (pad))
    return "geen map, .zip of .tar.gz";
  const Afloop afloop = draai (
    { werkmap, { { pad, "van" }, { "nakijken/haal.sh", "haal.sh" } }, "in", true },
    { "/bin/sh", "../haal.sh", "../van", "../in", heeftZandbak () ? "1" : "",
      isMap (pad) ? "" : fs::path (pad).filename ().string () },
    { 20, 60, 2LL << 30, 64LL << 20 });
  genomen = afloop.scherm.substr (0, afloop.scherm.find_last_not_of ('\n') + 1);
  return afloop.gelukt || !namenIn (werkmap + "/in").empty () ? ""
         : !heeftZandbak () ? "een archief wordt alleen met bubblewrap uitgepakt"
         : "het archief is niet uit te pakken, of er staan geen bronnen in (wel "
           "een .zip of .tar.gz)";
}

//*************************************************************************

namespace
{

// Staat er in een romp, van het ene woord tot het andere, niets wat iets doet:
// geen keus, geen herhaling, geen aanroep?
bool isLeeg (const std::vector<Woord> &woorden, size_t van, size_t tot)
{
  const std::set<std::string> doet = { "if", "for", "while", "do", "switch",
    "throw", "?", "cout", "printf", "[", "." },
    mag = { "return", "make_pair", ">", "=" };
  for (size_t i = van; i < tot; i++)
  {
    const std::string &nu = woorden[i].tekst, &erna = woorden[i + 1].tekst;
    if (doet.count (nu) > 0 || (nu == "-" && erna == ">")
        || (erna == "(" && mag.count (nu) == 0))
      return false;
  }
  return true;
}

}

std::map<std::string,Vindplaats> vindplaatsen (const std::string &map)
{
  std::map<std::string,Vindplaats> uit;
  std::set<std::string> functies;
  for (const Onderdeel &onderdeel : tabel ())
    functies.insert (onderdeel.functie);
  size_t gehad = 0;
  for (const std::string &bestand : namenIn (map))
  {
    if (!eindigtOp (bestand, ".cc")
        || (gehad++ >= MaxBronnen && bestand != "tegelspel.cc"))
      continue;
    const std::vector<Woord> woorden =
      Woorden (inhoudVan (map + "/" + bestand)).woorden;
    for (size_t i = 0; i + 2 < woorden.size (); i++)
    {
      const std::string &naam = woorden[i + 1].tekst;
      if (woorden[i].tekst != "::" || woorden[i + 2].tekst != "("
          || functies.count (naam) == 0 || uit.count (naam) > 0)
        continue;
      size_t open = i;
      while (open < woorden.size () && woorden[open].tekst != "{"
             && woorden[open].tekst != ";")
        open++;
      size_t sluit = open;
      int diep = 0;
      while (sluit < woorden.size ()
             && (diep += (woorden[sluit].tekst == "{")
                         - (woorden[sluit].tekst == "}")) > 0)
        sluit++;
      if (sluit < woorden.size () && sluit > open)
        uit[naam] = Vindplaats { bestand + ":" + std::to_string (
          woorden[i].regel), isLeeg (woorden, open + 1, sluit) };
    }
  }
  return uit;
}

}
