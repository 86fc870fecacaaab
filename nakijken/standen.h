// standen.h: de standen waarmee nagekeken wordt. Ze hangen alleen van het zaad
// af, en elke stand is als bestand te lezen.

#ifndef NakijkStandenHVar
#define NakijkStandenHVar

#include <functional>
#include "boom.h"

namespace nakijk
{

// Een stand, en een zet daarin (of Model::Geen), met alle kenmerken. Van een spel
// om te zoeken is dat de eerste zet, en horen de kenmerken van de boom erbij.
struct Plek
{
  Stand stand;
  Zet zet;
  Masker masker;
  int grootte;   // hoe moeilijk zij te overzien is
  Boom boom;     // van een spel
};
typedef std::vector<Plek> Plekken;

Plek plek (const Stand &stand, const Zet &zet = Model::Geen);

// Waaraan een plek voldoet: niets van deze kenmerken, of iets ervan.
typedef std::function<bool (const Plek &)> Mag;
Mag zonder (Masker kenmerken);
Mag met (Masker kenmerken);

class Voorraad
{
  public:

    explicit Voorraad (unsigned hetZaad);

    // Kies standen of zetten met een van deze kenmerken: de helft zo klein
    // mogelijk en met zo weinig mogelijk andere, de rest verspreid.
    // Parameter:
    // * mag: waaraan zij verder voldoen, of niets
    Plekken standen (Masker doel, size_t aantal, const Mag &mag = nullptr) const;
    Plekken zetten (Masker doel, size_t aantal, const Mag &mag = nullptr) const;

    // Kies eindstanden met een score die niet 0 is.
    Plekken einden (size_t aantal) const;

    // Kies spellen om te zoeken zonder wat niet mag; zijn er dat minder dan de
    // helft, dan ook een paar met alles.
    // Parameters:
    // * soort: bepaalt welke
    // * laag, hoog: hoeveel standen de boom heeft
    // * mag: waaraan zij verder voldoen, of niets
    Plekken spellen (unsigned soort, size_t aantal, long long laag,
                     long long hoog, Masker verboden,
                     const Mag &mag = nullptr) const;

  private:

    unsigned zaad;
    Plekken alleStanden, alleZetten;
};

// De spellen waarin bepaalGoedeZet laat zien dat zij beter is dan toeval. In elk
// ervan zijn er minstens drie verschillende zetten, en is er een die bij toevallig
// spel gemiddeld minstens een halve rij beter is dan elke andere. Goed Monte
// Carlo mist die bijna nooit; gokken mist haar minstens twee keer op de drie. De
// grens ligt daar ruim tussen: tests/keuring/keus.cc rekent uit de exacte kansen
// van het model na hoe zeker het oordeel is.
const size_t KeusSpellen = 40;
const int KeusRaak = 3, KeusVan = 4;       // zo vaak hoort de beste zet gekozen
const int KeusSimulaties = 100;            // met zoveel simulaties per zet
Plekken keusSpellen (const Voorraad &voorraad, Masker niet);

// De stand van Figuur 1 van de opgave.
Stand figuur1 ();

}

#endif
