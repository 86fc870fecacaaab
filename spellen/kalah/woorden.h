// woorden.h: getallen, spelers en de uitslag in woorden.

#ifndef KalahWoordenHVar
#define KalahWoordenHVar

#include <string>
#include <vector>
#include "../../terminal/woorden.h"
#include "kalah.h"

namespace kalah
{

// Retourneert: een aantal steentjes, in woorden
inline std::string steentjes (int aantal)
{
  return terminal::aantalTekst (aantal, "steentje", "steentjes");
}

// Retourneert: hoe speler 1 of 2 heet, midden in een zin of aan het begin
inline std::string naamVan (int speler, bool begin = false)
{
  return (begin ? "Speler " : "speler ") + std::to_string (speler);
}

// Retourneert: hoe een spel in een eindstand is afgelopen, en waarom
inline std::string uitslag (const Kalah &spel)
{
  const std::vector<int> na = spel.opgeruimd ();
  const int winnaar = spel.getWinnaar (),
            kalahs[] = { na[KalahPlaats], na[PerSpeler + KalahPlaats] };
  const size_t een = winnaar == 2 ? 1 : 0;
  const bool helft = 2 * spel.getKuiltjes ()[KalahPlaats + PerSpeler * een]
                     > spel.totaal ();
  return (helft ? naamVan (winnaar, true) + " heeft meer dan de helft. "
                : naamVan (spel.getSpeler (), true) + " kan niet zetten. ")
         + terminal::winstTekst (naamVan (winnaar, true), kalahs[een],
                                 kalahs[1 - een],
                                 kalahs[0] == 1 && kalahs[1] == 1
                                 ? "steentje" : "steentjes");
}

}

#endif
