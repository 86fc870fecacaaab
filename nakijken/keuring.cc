// keuring.cc: bouw een inzending en keur haar; zie keuring.h.

#include "keuring.h"

namespace nakijk
{

namespace
{

// De fasen, in deze volgorde: elke bouwt op wat de fasen ervoor vonden.
Fase *const Fasen[] = { keurZien, keurLezen, keurSpelen, keurBeste,
                        keurGoedeZet, keurGoedeScore, keurExperiment };

}

//*************************************************************************

void Bank::keur ()
{
  for (const auto fase : Fasen)
    fase (*this);
}

Keuring::Keuring (const std::string &deNaam, const std::string &hetPad)
: begin (nu ()), naam (deNaam), pad (hetPad),
  bouw (maak (hetPad, werkmap.pad)), bronnen (leesBronnen (werkmap.pad)),
  bank (bakVan (werkmap.pad),
        static_cast<unsigned> (std::atoi (keus ("ZAAD").c_str ())),
        bronnen.leeg)
{
  bank.onvoldoende = !bouw.gelukt;
  if (!bouw.gelukt)
    return;
  Script script;   // wie geen object maakt is niets te vragen
  script.stappen = { roep (Nieuw) };
  draaiScripts (bank.zandbak, { &script });
  if (script.antwoorden[0].er)
    bank.keur ();
  else
  {
    bank.onvoldoende = true;
    for (const Onderdeel &een : tabel ())
      bank.zet (een.naam, Verloren, "de constructor geeft geen antwoord: "
                                    + script.antwoorden[0].reden);
  }
  bank.zet ("bouwen", bouw.volgensOpgave ? Gegeven : Verloren);
  if (!script.antwoorden[0].er)
    return;
  if (keus ("SNELHEID") != "0")
    opmerkingen = voorbeelden (bank);
  bank.rondAf ();
}

}
