// bewaakt.h: een inzending gebouwd als programma dat op zijn geheugen let, en
// wat het dan meldt.

#ifndef NakijkBewaaktHVar
#define NakijkBewaaktHVar

#include <filesystem>
#include <regex>
#include "bestanden.h"
#include "bron.h"
#include "script.h"

namespace geheugen
{

// Zoekt fouten in het geheugen; wat een compiler niet kent valt af. Een bool
// zonder waarde kopieren is nog geen fout; ermee rekenen geeft iets anders. Wie
// naar de soort van een object kijkt (vptr) wil een pijp, en die is er niet.
const char *const Vlaggen[] = {
  "-DBEWAAKT -g1 -O1 -fsanitize=address,undefined -fno-sanitize-recover=all "
  "-fno-sanitize=bool,vptr -ftrivial-auto-var-init=pattern "
  "-D_GLIBCXX_ASSERTIONS",
  "-DBEWAAKT -g1 -O1 -fsanitize=address,undefined -fno-sanitize-recover=all "
  "-fno-sanitize=bool,vptr -D_GLIBCXX_ASSERTIONS",
  "-O1 -ftrivial-auto-var-init=pattern -D_GLIBCXX_ASSERTIONS" };

// Het geheugen is ruim: wat op fouten let reserveert er veel van. Wat het echt
// gebruikt blijft klein, ook als er meer tegelijk draaien.
const Grenzen BewaaktGrenzen = { 60, 6, 1LL << 46, 8 << 20, 0, 1LL << 30 };
const char TeVeel[] = "te veel geheugen";

// Wat een melding betekent; van wat er staat alleen getallen en namen, want zij
// kan het zelf geschreven hebben.
inline std::string betekenis (const std::string &melding)
{
  const std::pair<const char *,const char *> alle[] = {
    { "index (-?[0-9]{1,19}) out of bounds for type "
      "'((const |unsigned )?(bool|char|int|long|double)( ?\\[[0-9]+\\])+)'",
      "index $1 buiten $2" },
    { "index (-?[0-9]{1,19}) out of bounds", "index $1 buiten een array" },
    { "signed integer overflow: ([-+*0-9 ]{1,50}) cannot",
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
    { "rss limit|allocation-size|out of memory", TeVeel },
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
    std::regex ("\\.\\./in/([A-Za-z0-9_.]+):(\\d{1,6})"));
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
    uit.proc = true;   // wat op fouten let leest daar waar zijn geheugen ligt
    break;
  }
  setenv ("NAKIJKVLAGGEN", eerst.c_str (), 1);
  return uit;
}

}

#endif
