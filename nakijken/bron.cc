// bron.cc: lees de bronnen van een inzending; zie bron.h.

#include "bron.h"
#include "bestanden.h"
#include "script.h"
#include "tests/keuring/regels.h"

#include <iostream>

namespace nakijk
{

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

// Zet op het scherm welke functies van TegelSpel in een bron staan: na een tab de
// naam, de plaats, en of zij leeg is. Een getter is dat niet.
void toonFuncties (const std::string &bestand,
                   const std::vector<Woord> &woorden)
{
  for (size_t i = 0; i + 2 < woorden.size (); i++)
  {
    const std::string &naam = woorden[i + 1].tekst;
    if (woorden[i].tekst != "::" || woorden[i + 2].tekst != "("
        || letterVan (naam) == '?')
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
                << "\t" << (isLeeg (woorden, open + 1, sluit)
                     && std::string ("spcre").find (letterVan (naam))
                        == std::string::npos ? "leeg" : "") << std::endl;
  }
}

// De naam van de functie of waarde op een regel van een bron, of een #include.
std::string waarover (const std::string &bron, int regel)
{
  const std::string nu = regelsVan (bron)[static_cast<size_t> (regel - 1)],
                    kop = nu.substr (0, nu.find_first_of ("(=;")),
                    naam = kop.substr (0, kop.find_last_not_of (" ") + 1);
  return nu[0] == '#' ? nu : naam.substr (naam.find_last_of (" *&") + 1);
}

}

//*************************************************************************

void toonBronnen (const std::string &map, const std::string &skelet)
{
  for (const std::string &naam : namenIn (map))
  {
    if (!eindigtOp (naam, ".cc") && !eindigtOp (naam, ".h"))
      continue;
    const bool vanHetVak = naam == "main.cc" || isBestand (skelet + "/" + naam);
    const std::string bron = inhoudVan (map + "/" + naam),
                      gegeven = inhoudVan (skelet + "/" + naam);
    if (eindigtOp (naam, ".cc"))
      toonFuncties (naam, Woorden (bron).woorden);
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
                 { "/proc/self/exe", "nakijk" } }, "", false },
    { "../nakijk", "bronnen", "../in", "../skelet" },
    { 10, 10, 1LL << 30, 1LL << 20 });
  Bronnen uit;
  for (const std::string &regel : regelsVan (afloop.scherm))
  {
    const std::vector<std::string> veld = gesplitst (regel + "\t", '\t');
    if (regel[0] != '\t' || veld.size () != 4)
      uit.stijl.push_back (regel);
    else if (uit.plaatsen.insert ({ veld[1], veld[2] }).second
             && veld[3] == "leeg")
      uit.leeg.insert (veld[1]);
  }
  if (!afloop.gelukt)
    uit.stijl.push_back ("niet verder gekeurd: " + afloop.reden);
  return uit;
}

}
