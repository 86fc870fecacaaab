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
  if (keuring.bouw.gelukt)
  {
    bank.keur ();
    if (!keuring.bouw.volgensOpgave)
      bank.zet ("bouwen", Verloren);
    if (wensen.snelheid)
      keuring.opmerkingen = voorbeelden (bank);
    bank.rondAf ();
  }
  keuring.uitslagen = bank.uitslagen;
  keuring.vrij = bank.vrij;
  keuring.onvoldoende = bank.onvoldoende || !keuring.bouw.gelukt;
  keuring.seconden = nu () - begin;
  return keuring;
}

void speelNa (const std::string &bestand)
{
  const std::string inzending = inzendingVan (inhoudVan (bestand));
  Werkmap werkmap;
  verzamel (inzending, werkmap.pad);
  const Bouw gebouwd = bouw (werkmap.pad, bestand);
  if (!gebouwd.gelukt)
    throw std::runtime_error (inzending + " bouwt niet: " + gebouwd.bezwaar);
  const Afloop afloop = draai (bakVan (werkmap.pad), Proefprogramma,
                               NaspeelGrenzen);
  std::cout << leesbaar (afloop.scherm, true)
            << (afloop.gelukt ? "" : afloop.reden + "\n");
}

}
