// bouw.cc: haal de bronnen van een inzending, en bouw haar; zie bouw.h.
//
// Eerst precies zoals de opgave het vraagt: tegelspel.cc en standaard.cc, met
// -std=c++11, of wat haar eigen Makefile noemt. Lukt dat niet, dan ook met de
// andere bronnen van de inzending, en met een nieuwere standaard: dat kost
// punten, maar de rest is dan nog na te kijken. De compiler ziet alleen de
// bronnen van de inzending, het skelet en de brug.

#include "bouw.h"
#include "bestanden.h"
#include "zandbak.h"

#include <iterator>
#include <regex>

namespace nakijk
{

namespace
{

namespace fs = std::filesystem;

const Grenzen BouwGrenzen = { 20, 30, 4LL << 30, 64LL << 20 };
const size_t MaxRegels = 12;     // van de compiler op de kaart

// Een manier om te bouwen: met welke standaard, en ook met welke bronnen.
struct Manier
{
  std::string standaard;
  std::vector<std::string> ook;
  bool volgensOpgave;
};

// Een tekst zonder elk stuk dat hiermee begint, tot en met een teken.
std::string zonder (std::string tekst, const std::string &begin, char eind)
{
  for (size_t plaats = tekst.find (begin); plaats != std::string::npos;
       plaats = tekst.find (begin, plaats))
    tekst.erase (plaats, tekst.find (eind, plaats + begin.size () - 1)
                         - plaats + 1);
  return tekst;
}

// De manieren die te proberen zijn.
std::vector<Manier> manieren (const std::string &inzending)
{
  std::vector<Manier> uit = { { "c++11", {}, true } };
  std::vector<std::string> andere;
  std::smatch gevonden;
  const std::string makefile = inhoudVan (inzending + "/Makefile");
  if (std::regex_search (makefile, gevonden,
                         std::regex ("-std=([cgnu+0-9abxyz]{1,9})")))
    uit.push_back ({ gevonden[1], {}, true });
  for (const std::string &naam : namenIn (inzending))
    if ((eindigtOp (naam, ".cc") || eindigtOp (naam, ".cpp"))
        && naam != "tegelspel.cc" && naam != "standaard.cc"
        && inhoudVan (inzending + "/" + naam).find ("main")
           == std::string::npos)
      andere.push_back (naam);
  if (!andere.empty ())
    uit.push_back ({ "c++11", andere, false });
  for (const char *nieuwer : { "gnu++17", "gnu++20" })
    uit.push_back ({ nieuwer, andere, false });
  return uit;
}

// Wat er over een manier te zeggen is die niet de gewone is.
std::string watAnders (const Manier &manier)
{
  std::string uit = "bouwt wel met -std=" + manier.standaard;
  if (manier.volgensOpgave)
    return uit + ", zoals haar Makefile zegt";
  for (const std::string &bron : manier.ook)
    uit += (bron == manier.ook[0] ? " en ook " : ", ") + bron;
  return uit;
}

// De opdracht voor de compiler, zoals die in de zandbak hoort.
// Parameter:
// * standaard: waar standaard.cc staat
std::vector<std::string> opdracht (const Manier &manier,
                                   const std::string &standaard)
{
  const std::string compiler = keus ("CXX"), vlaggen = keus ("NAKIJKVLAGGEN");
  std::istringstream in ((compiler.empty () ? "g++" : compiler) + " -std="
    + manier.standaard + " " + (vlaggen.empty () ? "-O2" : vlaggen)
    + " -Wall -idirafter ../skelet -iquote ../in -o ../uit/proef"
      " ../in/tegelspel.cc " + standaard);
  std::vector<std::string> uit ((std::istream_iterator<std::string> (in)), {});
  for (const std::string &bron : manier.ook)
    uit.push_back ("../in/" + bron);
  uit.push_back ("../brug.cc");
  return uit;
}

// Wat een regel van de compiler of de linker zegt: dit is er mis.
std::string watMisging (const std::string &regel)
{
  if (regel.find ("collect2") == 0 || regel.find ("clang") == 0)
    return "tegelspel.cc en standaard.cc linken niet";
  return (regel.find ("brug.cc:") != std::string::npos
          ? "een hoofdprogramma met de openbare functies"
          : regel.substr (0, regel.find (':'))) + " compileert niet";
}

// Onthoud wat de compiler zegt: de waarschuwingen, en van de eerste manier wat
// er misging.
void onthoud (const std::string &fouten, bool eerste, Bouw &uitkomst)
{
  std::vector<std::string> &lijst = uitkomst.waarschuwingen;
  size_t nummer = 0;
  for (const std::string &regel : regelsVan (fouten))
  {
    if (eerste && nummer++ < MaxRegels)
      uitkomst.fouten += "  | " + regel.substr (0, 160) + "\n";
    if (eerste && nummer == MaxRegels + 1)
      uitkomst.fouten += "  | ...\n";
    if (regel.find ("error: ") != std::string::npos && eerste
        && uitkomst.bezwaar.empty ())
      uitkomst.bezwaar = watMisging (regel);
    else if (regel.find (" warning: ") != std::string::npos
             && regel.find ("brug.cc") == std::string::npos
             && std::count (lijst.begin (), lijst.end (), regel) == 0)
      lijst.push_back (regel);
  }
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
    { 20, 60, 2LL << 30, 64LL << 20 });
  genomen = afloop.scherm.substr (0, afloop.scherm.find_last_not_of ('\n') + 1);
  return afloop.gelukt || !namenIn (werkmap + "/in").empty () ? ""
         : !heeftZandbak () ? "een archief wordt alleen met bubblewrap uitgepakt"
         : "het archief is niet uit te pakken, of er staan geen bronnen in (wel "
           "een .zip of .tar.gz)";
}

Bouw bouw (const std::string &werkmap)
{
  const std::string in = werkmap + "/in",
    standaard = isBestand (in + "/standaard.cc") ? "../in/standaard.cc"
                                                 : "../skelet/standaard.cc";
  const Zandbak zandbak = { werkmap, { { in, "in" },
    { "nakijken/skelet", "skelet" }, { "nakijken/brug.cc", "brug.cc" } }, "uit",
    true };
  Bouw uitkomst = { false, false, "", "", {} };
  if (!isBestand (in + "/tegelspel.cc"))
    return { false, false, "er is geen tegelspel.cc", "", {} };
  bool eerste = true, opgeven = false;
  for (const Manier &manier : manieren (in))
  {
    if (opgeven || uitkomst.gelukt)
      break;
    const Afloop afloop = draai (zandbak, opdracht (manier, standaard),
                                 BouwGrenzen);
    // De compiler geeft een object, /w/cc..., elke keer een andere naam.
    std::string tekst = zonder (zonder (afloop.scherm, "../in/", '/'), "/w/cc",
                                ' ');
    opgeven = tekst.find ("terminated program") != std::string::npos;
    if (opgeven)
      tekst = "de compiler was na " + std::to_string (BouwGrenzen.seconden)
              + " seconden rekentijd niet klaar, of het geheugen was op\n"
              + tekst;
    else if (afloop.teLang)
      tekst = "de compiler " + afloop.reden + "\n" + tekst;
    opgeven = eerste && (opgeven || afloop.teLang);
    onthoud (tekst, eerste, uitkomst);
    uitkomst.gelukt = afloop.gelukt;
    uitkomst.volgensOpgave = afloop.gelukt && manier.volgensOpgave;
    if (afloop.gelukt)
      uitkomst.bezwaar = eerste ? "" : watAnders (manier);
    if (uitkomst.volgensOpgave)
      uitkomst.fouten.clear ();
    eerste = false;
  }
  return uitkomst;
}

}
