// keuring.cc: bouw een inzending en keur haar; zie keuring.h.

#include "keuring.h"
#include "bestanden.h"
#include "naspelen.h"
#include "tekens.h"

#include <iostream>

namespace nakijk
{

namespace
{

// De fasen, in deze volgorde: elke bouwt op wat de fasen ervoor vonden.
Fase *const Fasen[] = { keurZien, keurLezen, keurSpelen, keurBeste,
                        keurGoedeZet, keurGoedeScore, keurExperiment };

// Waar het programma van een inzending draait, dat alleen zichzelf te zien
// krijgt.
Zandbak bakVan (const std::string &werkmap)
{
  return { werkmap, { { werkmap + "/uit/proef", "proef" } } };
}

// Waarom er niets aan een inzending te vragen is: zij maakt geen object.
// Retourneert: de reden, of niets
std::string zwijgt (const Zandbak &zandbak)
{
  Script script;
  script.stappen = { roep (Nieuw) };
  draaiScripts (zandbak, { &script });
  return script.antwoorden[0].er ? ""
         : "de constructor geeft geen antwoord: " + script.antwoorden[0].reden;
}

}

//*************************************************************************

void Bank::keur ()
{
  zet ("bouwen", Gegeven);
  for (const auto fase : Fasen)
    fase (*this);
}

Keuring keur (const std::string &naam, const std::string &pad,
              const Wensen &wensen)
{
  const double begin = nu ();
  Werkmap werkmap;
  Keuring keuring = { naam, pad, wensen };
  keuring.genomen = verzamel (pad, werkmap.pad);
  keuring.bouw = bouw (werkmap.pad);
  keuring.bronnen = leesBronnen (werkmap.pad);
  Bank bank (bakVan (werkmap.pad), wensen.zaad, keuring.bronnen.leeg);
  const std::string zwijgend = keuring.bouw.gelukt ? zwijgt (bank.zandbak) : "";
  if (!zwijgend.empty ())
    for (const Onderdeel &een : tabel ())
      bank.zet (een.naam, een.functie == "bouwen" ? Gegeven : Verloren,
                zwijgend);
  else if (keuring.bouw.gelukt)
    bank.keur ();
  if (keuring.bouw.gelukt)
  {
    if (!keuring.bouw.volgensOpgave)
      bank.zet ("bouwen", Verloren);
    if (zwijgend.empty () && wensen.snelheid)
      keuring.opmerkingen = voorbeelden (bank);
    if (zwijgend.empty ())
      bank.rondAf ();
  }
  keuring.uitslagen = bank.uitslagen;
  keuring.vrij = bank.vrij;
  keuring.onvoldoende = bank.onvoldoende || !keuring.bouw.gelukt
                        || !zwijgend.empty ();
  keuring.seconden = nu () - begin;
  return keuring;
}

Zandbak maakProgramma (const std::string &inzending, const std::string &werkmap,
                       const std::string &misser)
{
  verzamel (inzending, werkmap);
  const Bouw gebouwd = bouw (werkmap, misser);
  if (!gebouwd.gelukt)
    throw std::runtime_error (inzending + " bouwt niet: " + gebouwd.bezwaar);
  return bakVan (werkmap);
}

void speelNa (const std::string &bestand)
{
  const std::string inzending = inzendingVan (inhoudVan (bestand));
  Werkmap werkmap;
  const Afloop afloop = draai (maakProgramma (inzending, werkmap.pad, bestand),
                               Proefprogramma, NaspeelGrenzen);
  std::cout << leesbaar (afloop.scherm, true)
            << (afloop.gelukt ? "" : afloop.reden + "\n");
}

}
