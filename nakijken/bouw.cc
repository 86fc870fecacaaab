// bouw.cc: haal de bronnen van een inzending, en bouw haar; zie bouw.h. Dat doen
// haal.sh en bouw.sh, in de zandbak.

#include "bouw.h"
#include "bestanden.h"
#include "zandbak.h"

#include <regex>
#include <set>

namespace nakijk
{

namespace
{

namespace fs = std::filesystem;

const Grenzen HaalGrenzen = { 20, 60, 2LL << 30, 64LL << 20 },
              BouwGrenzen = { 20, 30, 4LL << 30, 64LL << 20 };
const size_t MaxRegels = 12;     // van de compiler op de kaart

// Wat een regel van de compiler of de linker zegt: dit is er mis.
std::string watMisging (const std::string &regel)
{
  if (regel.find ("collect2") == 0 || regel.find ("clang") == 0)
    return "tegelspel.cc en standaard.cc linken niet";
  return (regel.find ("brug.cc:") != std::string::npos
          ? "een hoofdprogramma met de openbare functies"
          : regel.substr (0, regel.find (':'))) + " compileert niet";
}

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
    HaalGrenzen);
  genomen = afloop.scherm.substr (0, afloop.scherm.find_last_not_of ('\n') + 1);
  return afloop.gelukt || !namenIn (werkmap + "/in").empty () ? ""
         : !heeftZandbak () ? "een archief wordt alleen met bubblewrap uitgepakt"
         : "het archief is niet uit te pakken, of er staan geen bronnen in (wel "
           "een .zip of .tar.gz)";
}

Bouw bouw (const std::string &werkmap)
{
  Bouw uit = { false, false, "er is geen tegelspel.cc", "", {} };
  if (!isBestand (werkmap + "/in/tegelspel.cc"))
    return uit;
  const Afloop afloop = draai ({ werkmap, { { werkmap + "/in", "in" },
    { "nakijken/skelet", "skelet" }, { "nakijken/brug.cc", "brug.cc" },
    { "nakijken/bouw.sh", "bouw.sh" } }, "uit", true },
    { "/bin/sh", "../bouw.sh", keus ("CXX").empty () ? "g++" : keus ("CXX"),
      keus ("NAKIJKVLAGGEN").empty () ? "-O2" : keus ("NAKIJKVLAGGEN") },
    BouwGrenzen);
  std::vector<std::string> zegt = regelsVan (afloop.scherm),
                           anders = regelsVan (afloop.antwoorden);
  uit.volgensOpgave = afloop.gelukt;
  uit.gelukt = afloop.gelukt || !anders.empty ();
  uit.bezwaar = anders.empty () ? "" : anders[0];
  if (afloop.teLang)
    zegt.insert (zegt.begin (), "de compiler " + afloop.reden);
  else if (afloop.scherm.find ("terminated program") != std::string::npos)
    zegt.insert (zegt.begin (), "de compiler was na "
      + std::to_string (BouwGrenzen.seconden)
      + " seconden rekentijd niet klaar, of het geheugen was op");
  for (size_t i = 0; i < zegt.size () && !uit.volgensOpgave; i++)
  {
    if (i <= MaxRegels)
      uit.fouten += "  | " + (i < MaxRegels ? zegt[i].substr (0, 160) : "...")
                    + "\n";
    if (!uit.gelukt && uit.bezwaar.empty ()
        && zegt[i].find ("error: ") != std::string::npos)
      uit.bezwaar = watMisging (zegt[i]);
  }
  std::set<std::string> gehad;
  zegt.insert (zegt.end (), anders.begin (), anders.end ());
  for (const std::string &regel : zegt)
    if (regel.find (" warning: ") != std::string::npos
        && regel.find ("brug.cc") == std::string::npos
        && gehad.insert (regel).second)
      uit.waarschuwingen.push_back (regel);
  return uit;
}

}
