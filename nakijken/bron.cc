// bron.cc: de bronnen van een inzending; zie bron.h. Halen en bouwen doen
// haal.sh en bouw.sh.

#include "bron.h"
#include "bestanden.h"
#include "script.h"
#include "tests/keuring/regels.h"

#include <iostream>
#include <regex>

namespace nakijk
{

namespace
{

namespace fs = std::filesystem;

const Grenzen HaalGrenzen = { 20, 60, 2LL << 30, 64LL << 20 },
              LeesGrenzen = { 10, 10, 1LL << 30, 1LL << 20 },
              BouwGrenzen = { 20, 30, 4LL << 30, 64LL << 20 };
const size_t MaxRegels = 12;     // van de compiler op de kaart

// Zet op het scherm waaraan een bron te herkennen is: precies, en op namen,
// opmaak en commentaar na.
void toonAfdruk (const std::string &bron, const std::vector<Woord> &woorden)
{
  std::map<std::string,size_t> namen;   // hun nummer
  std::string vorm;
  for (const Woord &woord : woorden)
    vorm += std::isalpha (static_cast<unsigned char> (woord.tekst[0]))
            || woord.tekst[0] == '_'
      ? "n" + std::to_string (namen.insert ({ woord.tekst, namen.size () })
                              .first->second) + " "
      : woord.tekst + " ";
  const std::hash<std::string> getal;
  std::cout << "\tafdruk\t" << getal (bron) << "\t" << getal (vorm)
            << std::endl;
}

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

// Zet op het scherm welke functies van TegelSpel in een bron staan: na een tab
// de naam, de plaats, en of zij leeg is. Een getter en eindstand zijn dat niet.
void toonFuncties (const std::string &bestand,
                   const std::vector<Woord> &woorden)
{
  for (size_t i = 0; i + 2 < woorden.size (); i++)
  {
    const std::string &naam = woorden[i + 1].tekst;
    if (woorden[i].tekst != "::" || woorden[i + 2].tekst != "("
        || !isFunctie (naam))
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
      std::cout << "\t" << naam << "\t" << bestand << ":" << woorden[i].regel
                << "\t" << (!isGetter (naam) && naam != "eindstand"
                     && isLeeg (woorden, open + 1, sluit) ? "leeg" : "")
                << std::endl;
  }
}

// De naam van de functie of waarde op een regel van een bron, of een #include.
std::string waarover (const std::string &bron, int regel)
{
  const std::string nu = gesplitst (bron)[static_cast<size_t> (regel - 1)],
                    kop = nu.substr (0, nu.find_first_of ("(=;")),
                    naam = kop.substr (0, kop.find_last_not_of (" ") + 1);
  return nu[0] == '#' ? nu : naam.substr (naam.find_last_of (" *&") + 1);
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

// Lees wat bouw.sh zei.
// Parameter:
// * uit: wordt ingevuld
void leesBouw (const Afloop &afloop, Bouw &uit)
{
  std::vector<std::string> zegt = gesplitst (afloop.scherm),
                           anders = gesplitst (afloop.antwoorden);
  const auto zei = [&] (const char *woord)
                   { return afloop.scherm.find (woord) != std::string::npos; };
  const std::string gestopt = afloop.teLang ? afloop.reden
    : zei ("File size limit") || zei ("No space left")
    ? "maakte meer dan " + std::to_string (BouwGrenzen.scherm >> 20)
      + " MB aan bestanden"
    : zei ("terminated program")
    ? "was na " + std::to_string (BouwGrenzen.seconden)
      + " seconden rekentijd niet klaar, of het geheugen was op" : "";
  uit.volgensOpgave = afloop.gelukt;
  uit.gelukt = afloop.gelukt || !anders.empty ();
  uit.bezwaar = anders.empty () ? "" : anders[0];
  if (!gestopt.empty ())
    zegt.insert (zegt.begin (), "de compiler " + gestopt);
  if (!gestopt.empty () && !uit.gelukt)
    uit.bezwaar = zegt[0];
  for (size_t i = 0; i < zegt.size () && !uit.volgensOpgave; i++)
  {
    if (i <= MaxRegels)
      uit.fouten += "  | " + (i < MaxRegels ? zegt[i].substr (0, 96) : "...")
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

std::string verzamel (const std::string &pad, const std::string &werkmap)
{
  if (!fs::exists (fs::symlink_status (pad)))
    throw Bezwaar ("niet te vinden");
  if (fs::is_symlink (pad))
    throw Bezwaar ("een koppeling wordt niet gevolgd");
  if (!isMap (pad) && !isArchief (pad))
    throw Bezwaar ("geen map, .zip of .tar.gz");
  const Afloop afloop = draai (
    { werkmap, { { pad, "van" }, { "nakijken/haal.sh", "haal.sh" } }, "in" },
    { "/bin/sh", "../haal.sh", "../van", "../in", heeftZandbak () ? "1" : "",
      isMap (pad) ? "" : fs::path (pad).filename ().string () },
    HaalGrenzen);
  if (!afloop.gelukt && namenIn (werkmap + "/in").empty ())
    throw Bezwaar (heeftZandbak ()
      ? "het archief is niet uit te pakken, of er staan geen bronnen in (wel "
        "een .zip of .tar.gz)"
      : "een archief wordt alleen met bubblewrap uitgepakt");
  return afloop.scherm.substr (0, afloop.scherm.find_last_not_of ('\n') + 1);
}

void toonBronnen (const std::string &map, const std::string &skelet)
{
  for (const std::string &naam : namenIn (map))
  {
    const std::string soort = fs::path (naam).extension ();
    if (soort != ".cc" && soort != ".h")
      continue;
    const bool vanHetVak = naam == "main.cc" || isBestand (skelet + "/" + naam);
    const std::string bron = inhoudVan (map + "/" + naam),
                      gegeven = inhoudVan (skelet + "/" + naam);
    const Woorden woorden (bron);
    if (naam == "tegelspel.cc")
      toonAfdruk (bron, woorden.woorden);
    if (soort == ".cc")
      toonFuncties (naam, woorden.woorden);
    for (const Melding &melding : ::Keuring (naam, bron).meldingen)
      if (melding.vak
          && (!vanHetVak || (!gegeven.empty ()
              && gegeven.find (waarover (bron, melding.regel))
                 == std::string::npos)))
        std::cout << naam << ":" << melding.regel << ": " << melding.tekst
                  << std::endl;
  }
}

Bronnen leesBronnen (const std::string &werkmap)
{
  const Afloop afloop = draai (
    { werkmap, { { werkmap + "/in", "in" }, { "nakijken/skelet", "skelet" },
                 { "/proc/self/exe", "nakijk" } } },
    { "../nakijk", "bronnen", "../in", "../skelet" },
    LeesGrenzen);
  Bronnen uit;
  for (const std::string &regel : gesplitst (afloop.scherm))
  {
    const std::vector<std::string> veld = gesplitst (regel + "\t", '\t');
    if (regel[0] != '\t' || veld.size () != 4)
      uit.stijl.push_back (regel);
    else if (veld[1] == "afdruk")
      uit.afdruk = veld[2] + " " + veld[3] + " ";
    else if (uit.plaatsen.insert ({ veld[1], veld[2] }).second
             && veld[3] == "leeg")
      uit.leeg.insert (veld[1]);
  }
  if (!afloop.gelukt)
    uit.stijl.push_back ("niet verder gekeurd: " + afloop.reden);
  return uit;
}

Bouw bouw (const std::string &werkmap, const std::string &misser)
{
  Bouw uit = { false, false, "er is geen tegelspel.cc", "", {} };
  if (!isBestand (werkmap + "/in/tegelspel.cc"))
    return uit;
  Zandbak zandbak = { werkmap, { { werkmap + "/in", "in" },
    { "nakijken/skelet", "skelet" }, { "nakijken/brug.cc", "brug.cc" },
    { "nakijken/functies.h", "functies.h" },
    { "nakijken/bouw.sh", "bouw.sh" } }, "uit" };
  if (!misser.empty ())
    zandbak.leesbaar.push_back ({ misser, "misser.cc" });
  const Afloop afloop = draai (zandbak,
    { "/bin/sh", "../bouw.sh", keus ("CXX").empty () ? "g++" : keus ("CXX"),
      keus ("NAKIJKVLAGGEN").empty () ? "-O2" : keus ("NAKIJKVLAGGEN") },
    BouwGrenzen);
  leesBouw (afloop, uit);
  return uit;
}

}
