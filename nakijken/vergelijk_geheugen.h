// vergelijk_geheugen.h: doe proeven nog eens, met een programma dat op zijn
// geheugen let, en waarin geheugen dat geen waarde kreeg andere bytes heeft.

#ifndef NakijkVergelijkGeheugenHVar
#define NakijkVergelijkGeheugenHVar

#include <regex>
#include "bestanden.h"
#include "bron.h"
#include "vergelijk_proef.h"

// Doe proeven nog eens, bewaakt. Geeft zij iets anders dan de eerste keer, dan
// is er iets gelezen wat nooit een waarde kreeg.
inline std::vector<Bevinding> bewaakt (const std::string &inzending,
                                       std::deque<Proef> proeven);

// Waarom een programma niet gebouwd is, met wat de compiler eerst zei.
inline std::string waaromNiet (const Bouw &bouw, const std::string &inzending)
{
  std::string uit = bouw.bezwaar, wel;
  if (uit.find ("geen tegelspel.cc") != std::string::npos
      && std::filesystem::is_directory (inzending))
    for (const auto &een : std::filesystem::directory_iterator (inzending))
      if (const std::string soort = een.path ().extension ();
          soort.compare (0, 2, ".c") == 0 || soort.compare (0, 2, ".h") == 0)
        wel += (wel.empty () ? "" : " ") + een.path ().filename ().string ();
  uit += wel.empty () ? "" : ", wel: " + wel;
  int fouten = 0, over = 0;   // regels van een fout die er nog bij mogen
  for (const std::string &regel : gesplitst (bouw.rijen))
    if (regel.compare (0, 9, "compiler\t") == 0)
    {
      const bool fout = regel.find ("error: ") != std::string::npos;
      if (fout && fouten++ == 0)
        over = 3;
      if (over-- > 0)
        uit += "\n" + regel.substr (9);
    }
  return uit + (fouten > 1 ? "\n  (dit is de eerste fout van de compiler; "
                             "verbeter die eerst)" : "");
}

namespace geheugen
{

// Zoekt fouten in het geheugen; wat een compiler niet kent valt af. Een bool
// zonder waarde kopieren is nog geen fout; ermee rekenen geeft iets anders.
const char *const Vlaggen[] = {
  "-DBEWAAKT -g1 -O1 -fsanitize=address,undefined -fno-sanitize-recover=all "
  "-fno-sanitize=bool -ftrivial-auto-var-init=pattern -D_GLIBCXX_ASSERTIONS",
  "-DBEWAAKT -g1 -O1 -fsanitize=address,undefined -fno-sanitize-recover=all "
  "-fno-sanitize=bool -D_GLIBCXX_ASSERTIONS",
  "-O1 -ftrivial-auto-var-init=pattern -D_GLIBCXX_ASSERTIONS" };

// Het geheugen is ruim: wat op fouten let neemt er veel van in beslag, en stopt
// zelf als het te veel wordt.
const Grenzen BewaaktGrenzen = { 60, 6, 1LL << 46, 8 << 20 };

// Wat een melding betekent.
inline std::string betekenis (const std::string &melding)
{
  const std::pair<const char *,const char *> alle[] = {
    { "index (\\S+) out of bounds for type '([^']*)'", "index $1 buiten $2" },
    { "signed integer overflow: ([^\\n]*) cannot",
      "$1 past niet in een int" },
    { "division by zero", "een deling door nul" },
    { "reached the end of a value-returning",
      "een functie komt zonder return aan haar eind" },
    { "null pointer", "een pointer die naar niets wijst" },
    { "Assertion '__n < this->size", "een index buiten een vector" },
    { "Assertion '__pos <=? ?(this->)?size", "een plaats buiten een string" },
    { "Assertion '!(this->)?empty", "iets uit een vector of string die leeg "
                                    "is" },
    { "heap-buffer-overflow", "buiten een vector, string of array" },
    { "stack-buffer-overflow|dynamic-stack-buffer", "buiten een array" },
    { "global-buffer-overflow", "buiten een array" },
    { "container-overflow", "voorbij het eind van een vector" },
    { "heap-use-after-free", "geheugen dat al is vrijgegeven, of een vector "
                             "die intussen verhuisd is" },
    { "stack-use-after|use-after-poison", "een variabele die er niet meer is" },
    { "double-free|attempting free", "geheugen dat twee keer wordt "
                                     "vrijgegeven" },
    { "stack-overflow", "de stapel is vol: een recursie zonder eind" },
    { "rss limit|allocation-size|out of memory", "te veel geheugen" },
    { "SEGV", "een verkeerd adres" } };
  std::smatch deel;
  for (const auto &een : alle)
    if (std::regex_search (melding, deel, std::regex (een.first)))
      return deel.format (een.second);
  return "een fout in het geheugen";
}

// Wat een bewaakt programma zei, met de plaats in haar bron; of niets.
inline std::string melding (const std::string &scherm)
{
  if (scherm.find ("AddressSanitizer") == std::string::npos
      && scherm.find ("runtime error") == std::string::npos
      && scherm.find ("Assertion '") == std::string::npos)
    return "";
  std::smatch deel;
  const bool plaats = std::regex_search (scherm, deel,
    std::regex ("\\.\\./in/([A-Za-z0-9_.]+):(\\d+)"));
  return (plaats ? leesbaar (deel[1]) + ":" + leesbaar (deel[2]) + ": " : "")
         + betekenis (scherm);
}

// Bouw het programma dat op zichzelf let.
// Retourneert: waar het draait; zonder map als het niet gaat
inline Zandbak bouw (const std::string &inzending, const std::string &map,
                     std::vector<std::string> &waarschuwt)
{
  const std::string eerst = keus ("NAKIJKVLAGGEN");
  Zandbak uit;
  for (const char *vlaggen : Vlaggen)
  {
    std::filesystem::remove_all (map + "/in");
    setenv ("NAKIJKVLAGGEN", vlaggen, 1);
    const Bouw een = maak (inzending, map, "nakijken/vergelijk_geheugen.cc");
    if (!een.gelukt)
      continue;
    for (const std::string &regel : gesplitst (een.rijen))
      if (regel.find ("uninitialized") != std::string::npos)
        waarschuwt.push_back (regel.substr (regel.find ('\t') + 1));
    uit = een.bak;
    uit.schrijfbaar = "klad";   // wat op fouten let heeft /proc nodig
    break;
  }
  setenv ("NAKIJKVLAGGEN", eerst.c_str (), 1);
  return uit;
}

// Waar gaf zij de tweede keer iets anders?
inline void vergelijkKeren (const Proef &eerst, const Proef &weer,
                            std::vector<Bevinding> &uit)
{
  for (const Keuring &een : eerst.keuringen)
    try
    {
      const std::string toen = een.leest (eerst.op (een.stap)),
                        nu = een.leest (weer.op (een.stap));
      if (toen == nu)
        continue;
      Bevinding dit = { een, eerst.spel, nu };
      dit.keuring.ernst = Geheugen;
      dit.uitleg = een.kop + " is twee keer gevraagd, met andere bytes in "
        "geheugen dat nog geen waarde had: eerst " + toen + ", dan "
        + leesbaar (nu) + ". Er wordt iets gelezen wat nooit een waarde kreeg";
      dit.tabel = { "> " + een.kop + "\t" + een.hoort + "\t" + toen
                    + " of " + leesbaar (nu) };
      uit.push_back (dit);
      return;
    }
    catch (const Fout &)
    {
      return;
    }
}

}

inline std::vector<Bevinding> bewaakt (const std::string &inzending,
                                       std::deque<Proef> proeven)
{
  std::vector<Bevinding> uit;
  std::vector<std::string> waarschuwt;
  const Werkmap map;
  const Zandbak bak = geheugen::bouw (inzending, map.pad, waarschuwt);
  if (bak.map.empty ())
    return uit;
  const std::deque<Proef> eerst = proeven;
  std::vector<Script *> rij;
  for (Proef &een : proeven)
    rij.push_back (&een);
  draaiScripts (bak, rij, geheugen::BewaaktGrenzen);
  for (size_t i = 0; i < proeven.size (); i++)
  {
    if (!proeven[i].gestopt.empty () || !eerst[i].gestopt.empty ())
      continue;
    const Proef &een = proeven[i];
    size_t val = 0;
    while (val < een.antwoorden.size () && een.antwoorden[val].er)
      val++;
    if (val == een.antwoorden.size ())
    {
      geheugen::vergelijkKeren (eerst[i], een, uit);
      continue;
    }
    const std::string zegt = geheugen::melding (een.antwoorden[val].scherm);
    if (zegt.empty ())
      continue;
    Bevinding dit;
    dit.spel = een.spel;
    dit.keuring.stand = een.spel.stand;
    dit.keuring.ernst = Geheugen;
    dit.keuring.wat = een.stappen[val].functie;
    for (const Keuring &keuring : een.keuringen)
      if (keuring.stap <= static_cast<int> (val))
      {
        dit.keuring.gedaan = keuring.gedaan;
        dit.keuring.stand = keuring.stand;
        if (keuring.stap == static_cast<int> (val) && keuring.ernst >= Doet
            && keuring.ernst <= Opnieuw)
          dit.keuring.wat = keuring.wat;
      }
    dit.uitleg = zegt;
    // Een recursie zonder eind komt vaak van een zet die niet teruggaat.
    if (zegt.find ("de stapel is vol") != std::string::npos)
      dit.keuring.ernst = Scoort;
    uit.push_back (dit);
  }
  if (!uit.empty ())
    for (const std::string &een : waarschuwt)
      uit[0].tabel.push_back ("  de compiler zegt\t" + een + "\t");
  return uit;
}

#endif
