// keus.h: de spellen waarin bepaalGoedeZet laat zien dat zij beter is dan
// toeval.
//
// In elk ervan zijn er minstens drie verschillende zetten, en is er een die
// bij toevallig spel gemiddeld minstens een halve rij beter is dan elke
// andere. Goed Monte Carlo mist die bijna nooit; gokken mist haar minstens
// twee keer op de drie. De grens ligt daar ruim tussen: keus.cc rekent uit de
// exacte kansen van het model na hoe zeker het oordeel is.

#ifndef NakijkKeusHVar
#define NakijkKeusHVar

#include "standen.h"

namespace nakijk
{

const int KeusSpellen = 40;                // zoveel spellen
const int KeusRaak = 3, KeusVan = 4;       // zo vaak hoort de beste zet gekozen
const int KeusSimulaties = 100;            // met zoveel simulaties per zet

inline std::vector<Spel> keusSpellen (const Voorraad &voorraad, Masker niet)
{
  return voorraad.spellen (4, KeusSpellen, 4, 200, niet, [] (const Spel &spel)
  {
    return spel.boom.duidelijk != Model::Geen
           && Model::verschillendeZetten (spel.stand).size () > 2;
  });
}

}

#endif
