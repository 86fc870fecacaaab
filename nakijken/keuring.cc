// keuring.cc: bouw een inzending en keur haar; zie keuring.h.

#include "keuring.h"
#include "bestanden.h"
#include "naspelen.h"
#include "tests/keuring/regels.h"

#include <iostream>

namespace nakijk
{

namespace
{

// De fasen. Elke bouwt alleen op wat de fasen ervoor vonden.
void (*const Fasen[]) (Bank &) = { keurLezen, keurDrukAf, keurEinde, keurDoeZet,
  keurEindeNaZet, keurZetten, keurTerug, keurBeste, keurGoedeZet, keurGoedeScore,
  keurExperiment };

// Het programma van een inzending, dat alleen zichzelf te zien krijgt.
Programma programmaVan (const std::string &werkmap, const Bouw &gebouwd)
{
  const std::string leeg = werkmap + "/leeg";
  maakMap (leeg);
  return Programma { { leeg, { { gebouwd.programma, "/proef" } }, {}, false },
                     gebouwd.programma };
}

// De naam van de functie of waarde op een regel van een bron, of een #include.
std::string waarover (const std::string &bron, int regel)
{
  const std::string nu = regelsVan (bron)[static_cast<size_t> (regel - 1)],
                    kop = nu.substr (0, nu.find_first_of ("(=;")),
                    naam = kop.substr (0, kop.find_last_not_of (" ") + 1);
  return nu[0] == '#' ? nu : naam.substr (naam.find_last_of (" *&") + 1);
}

// Wat de regels van het vak van de bronnen vinden. Ook dat leest een bron van
// een ander, dus het gebeurt in de zandbak.
std::vector<std::string> keurStijl (const std::string &map)
{
  const std::string bank = absoluut ("/proc/self/exe"),
                    skelet = absoluut ("nakijken/skelet");
  const Zandbak zandbak = { map, { { map, "/in" }, { skelet, "/skelet" },
                                   { bank, "/nakijk" } }, {}, false };
  const Afloop afloop = draai (zandbak,
    { binnen (zandbak, bank), "regels", binnen (zandbak, map),
      binnen (zandbak, skelet) }, Grenzen { 10, 10, 1LL << 30, 1LL << 20 });
  std::vector<std::string> lijst = regelsVan (afloop.scherm);
  if (!afloop.gelukt)
    lijst.push_back ("niet verder gekeurd: " + afloop.reden);
  return lijst;
}

}

//*************************************************************************

void Bank::keur (const std::string &alleen)
{
  const auto nogNiet = [&] (const Uitslag &een)
  {
    return een.status == NietGevraagd
           && (alleen.empty () || een.onderdeel->functie == alleen);
  };
  uitslag ("bouwen").status = Gegeven;
  for (const auto fase : Fasen)
    if (std::any_of (uitslagen.begin (), uitslagen.end (), nogNiet))
      fase (*this);
  rondAf ();
}

void toonRegels (const std::string &map, const std::string &skelet)
{
  for (const std::string &naam : namenIn (map))
  {
    if (!eindigtOp (naam, ".cc") && !eindigtOp (naam, ".h"))
      continue;
    const bool vanHetVak = naam == "main.cc" || isBestand (skelet + "/" + naam);
    const std::string bron = inhoudVan (map + "/" + naam),
                      gegeven = inhoudVan (skelet + "/" + naam);
    for (const Melding &melding : ::Keuring (naam, bron).meldingen)
      if (melding.vak
          && (!vanHetVak || (!gegeven.empty ()
              && gegeven.find (waarover (bron, melding.regel))
                 == std::string::npos)))
        std::cout << naam << ":" << melding.regel << ": " << melding.tekst
                  << std::endl;
  }
}

Keuring keur (const std::string &naam, const std::string &pad,
              const Wensen &wensen, std::string &bezwaar)
{
  const double begin = nu ();
  Werkmap werkmap;
  const Bronnen gevonden = verzamel (pad, werkmap.pad ());
  const std::string &bronnen = gevonden.map;
  bezwaar = gevonden.bezwaar;
  Keuring keuring = { naam, pad, wensen.zaad, gevonden.genomen, Bouw (), {}, {},
                      wensen.alleen, false, {}, 0, 0, {} };
  if (!bezwaar.empty ())
    return keuring;
  keuring.bouw = bouw (bronnen, werkmap.pad ());
  keuring.plaatsen = vindplaatsen (bronnen);
  std::set<std::string> leeg;
  for (const char *functie : { "leesInSpel", "drukAf", "doeZet", "unDoeZet",
         "bepaalVerschillendeZetten", "besteScore", "bepaalGoedeZet",
         "bepaalGoedeScore", "doeExperiment" })
    if (keuring.plaatsen.count (functie) > 0 && keuring.plaatsen[functie].leeg)
      leeg.insert (functie);
  Bank bank (programmaVan (werkmap.pad (), keuring.bouw), wensen.zaad, leeg);
  if (keuring.bouw.gelukt)
  {
    bank.keur (wensen.alleen);
    if (!keuring.bouw.volgensOpgave)
      bank.zet ("bouwen", Verloren);
    if (wensen.snelheid && wensen.alleen.empty ())
      toonVoorbeelden (bank);
    keuring.opmerkingen = bank.voorbeelden;
  }
  keuring.uitslagen = bank.uitslagen;
  keuring.onvoldoende = bank.onvoldoende || !keuring.bouw.gelukt;
  keuring.stijl = keurStijl (bronnen);
  if (!keuring.stijl.empty ())
    keuring.stijlpunten = wensen.stijlpunten;
  keuring.seconden = nu () - begin;
  return keuring;
}

void speelNa (const std::string &bestand)
{
  std::string inzending;
  Script script = leesMisser (inhoudVan (bestand), inzending);
  Werkmap werkmap;
  const Bronnen gevonden = verzamel (inzending, werkmap.pad ());
  const Bouw gebouwd = bouw (gevonden.map, werkmap.pad ());
  if (!gebouwd.gelukt)
    throw std::runtime_error (inzending + " bouwt niet: " + gevonden.bezwaar
                              + gebouwd.bezwaar);
  draaiScripts (programmaVan (werkmap.pad (), gebouwd), { &script });
  std::cout << naspel (script);
}

}
