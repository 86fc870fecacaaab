// bron.cc: de bronnen van een inzending; zie bron.h. Halen en bouwen doen
// haal.sh en bouw.sh.

#include "bron.h"
#include "bestanden.h"
#include "script.h"
#include "tests/keuring/regels.h"

#include <iostream>

namespace
{

namespace fs = std::filesystem;

const Grenzen HaalGrenzen = { 20, 60, 2LL << 30, 64LL << 20 },
              LeesGrenzen = { 10, 10, 1LL << 30, 1LL << 20 },
              BouwGrenzen = { 20, 30, 4LL << 30, 64LL << 20 };
const std::set<std::string> VanHetVak = { "main.cc", "standaard.cc",
                                          "standaard.h", "constantes.h" };

// Een bron met regels die op een \n eindigen, ook als zij van een systeem komt
// waar dat \r of \r\n is.
std::string metRegels (const std::string &bron)
{
  std::string uit;
  for (size_t i = 0; i < bron.size (); i++)
    if (bron[i] != '\r')
      uit += bron[i];
    else if (i + 1 == bron.size () || bron[i + 1] != '\n')
      uit += '\n';
  return uit;
}

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
  std::cout << rij ({ "afdruk", std::to_string (getal (bron)),
                      std::to_string (getal (vorm)) }) << std::flush;
}

// Zet op het scherm welke functies van TegelSpel in een bron staan: de naam, de
// plaats, de laatste regel, en of zij leeg is: er staat niets in wat iets doet,
// geen keus, geen herhaling, geen aanroep. Een getter en eindstand zijn dat
// niet.
void toonFuncties (const std::string &bestand,
                   const std::vector<Woord> &woorden)
{
  const std::set<std::string> doet = { "if", "for", "while", "do", "switch",
    "throw", "?", "cout", "printf", "[", ".", "->" },
    mag = { "return", "make_pair", ">", "=" };   // voor een haakje
  for (size_t i = 0; i + 2 < woorden.size (); i++)
  {
    const std::string &naam = woorden[i + 1].tekst;
    if (woorden[i].tekst != "::" || woorden[i + 2].tekst != "("
        || !isFunctie (naam))
      continue;
    bool leeg = !isGetter (naam) && naam != "eindstand";
    int diep = 0;
    for (size_t j = i + 2; j < woorden.size (); j++)
    {
      const std::string &nu = woorden[j].tekst, &vorige = woorden[j - 1].tekst;
      leeg = leeg && (diep == 0 || (doet.count (nu) == 0
        && doet.count (vorige + nu) == 0
        && (nu != "(" || mag.count (vorige) > 0)));
      diep += (nu == "{") - (nu == "}");
      if (nu == "}" && diep == 0)
        std::cout << rij ({ "plaats", naam,
          bestand + ":" + std::to_string (woorden[i].regel),
          std::to_string (woorden[j].regel), leeg ? "leeg" : "" })
                  << std::flush;
      if (diep == 0 && (nu == "}" || nu == ";"))
        break;
    }
  }
}

// Haal de bronnen.
// Retourneert: welke tegelspel.cc er genomen is, als dat niet vanzelf spreekt
std::string haal (const std::string &pad, const std::string &werkmap)
{
  if (!fs::exists (fs::symlink_status (pad)))
    throw Bezwaar ("niet te vinden");
  if (fs::is_symlink (pad))
    throw Bezwaar ("een koppeling wordt niet gevolgd");
  const Afloop afloop = draai (
    { werkmap, { { pad, "van" }, { "nakijken/haal.sh", "haal.sh" } }, "in" },
    { "/bin/sh", "../haal.sh", "../van", "../in", heeftZandbak () ? "1" : "",
      fs::is_directory (pad) ? "" : fs::path (pad).filename ().string () },
    HaalGrenzen);
  const std::string kop = "bezwaar: ";
  std::string genomen, bezwaar;
  for (const std::string &regel : gesplitst (afloop.scherm))
    if (regel.compare (0, kop.size (), kop) == 0)
      bezwaar += (bezwaar.empty () ? "" : "; ") + regel.substr (kop.size ());
    else
      genomen += (genomen.empty () ? "" : "\n") + regel;
  if (!afloop.gelukt && fs::is_empty (werkmap + "/in"))
    throw Bezwaar (!heeftZandbak ()
      ? "een archief wordt alleen met bubblewrap uitgepakt"
      : !bezwaar.empty () ? bezwaar
      : "het archief is niet uit te pakken: " + afloop.reden
        + (fs::is_regular_file (pad) ? "; het is "
           + std::to_string (fs::file_size (pad) / 1000000) + " MB groot"
           : ""));
  return genomen;
}

// Laat de bronnen lezen, in de zandbak.
void leesBronnen (const std::string &werkmap, Bouw &bouw)
{
  const Afloop afloop = draai (
    { werkmap, { { werkmap + "/in", "in" }, { "/proc/self/exe", "nakijk" } } },
    { "../nakijk", "bronnen", "../in" }, LeesGrenzen);
  for (const std::string &regel : gesplitst (afloop.scherm))
  {
    const std::vector<std::string> veld = gesplitst (regel + "\t", '\t');
    bouw.rijen += rij (veld);
    if (veld.back () == "leeg")
      bouw.leeg.insert (veld[1]);
  }
  if (!afloop.gelukt)
    bouw.rijen += rij ({ "opmerking", "niet verder gekeurd: "
                                     + afloop.reden });
}

}

//*************************************************************************

void toonBronnen (const std::string &map)
{
  std::set<fs::path> bronnen;
  for (const fs::path &een : fs::directory_iterator (map))
    if (een.extension () == ".cc" || een.extension () == ".h")
      bronnen.insert (een.filename ());
  for (const std::string naam : bronnen)
  {
    const std::string bron = metRegels (inhoudVan (map + "/" + naam));
    const Woorden woorden (bron);
    if (naam == "tegelspel.cc")
      toonAfdruk (bron, woorden.woorden);
    if (fs::path (naam).extension () == ".cc")
      toonFuncties (naam, woorden.woorden);
    for (const Melding &melding : Keuring (naam, bron).meldingen)
      if (melding.vak && VanHetVak.count (naam) == 0)
        std::cout << rij ({ "stijl", naam + ":"
          + std::to_string (melding.regel) + ": " + melding.tekst })
                  << std::flush;
  }
}

Bouw maak (const std::string &pad, const std::string &werkmap,
           const std::string &misser)
{
  const std::string genomen = haal (pad, werkmap);   // of een bezwaar
  Bouw uit = { { werkmap, { { werkmap + "/uit/proef", "proef" } } }, false,
               false, "", rij ({ "genomen", genomen }) };
  Zandbak zandbak = { werkmap, { { werkmap + "/in", "in" } }, "uit" };
  for (const char *naam : { "skelet", "brug.cc", "functies.h", "bouw.sh" })
    zandbak.leesbaar.push_back ({ std::string ("nakijken/") + naam, naam });
  if (!misser.empty ())
    zandbak.leesbaar.push_back ({ misser, "misser.cc" });
  const Afloop afloop = draai (zandbak,
    { "/bin/sh", "../bouw.sh", keus ("CXX", "g++"),
      keus ("NAKIJKVLAGGEN", "-O2") }, BouwGrenzen);
  uit.volgensOpgave = afloop.gelukt;
  uit.bezwaar = afloop.teLang ? "de compiler " + afloop.reden : "";
  for (const std::string &regel : gesplitst (afloop.antwoorden))
  {
    const std::string soort = regel.substr (0, regel.find ('\t')),
                      rest = regel.substr (regel.find ('\t') + 1);
    uit.gelukt = uit.gelukt || soort == "gebouwd";
    if (soort == "bezwaar")
      uit.bezwaar = rest;
    else
      uit.rijen += rij ({ soort, rest });
  }
  uit.rijen += rij ({ "bezwaar", uit.bezwaar });
  leesBronnen (werkmap, uit);
  return uit;
}
