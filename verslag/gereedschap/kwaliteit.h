// kwaliteit.h: hoe vaak een goede zet een beste zet is, in een partij.
//
// De partij wordt gespeeld zoals bij het experiment. In elke stand waar de
// keuze telt, doordat niet alle zetten dezelfde waarde hebben, kiest elke
// methode een zet, en telt of dat een beste zet is.

#ifndef KwaliteitHVar
#define KwaliteitHVar

#include "gereedschap.h"
#include "gretig.h"

namespace verslag
{

const int Simulaties[] = { 10, 100, 1000 };

// De tellingen van een partij: de standen met minstens twee zetten, die waar
// de keuze telt, en per methode de beste zetten; bij toeval het verwachte
// aantal.
struct Telling
{
  int standen, keuzes, goed[3], gretig;
  double toeval;
};

// Laat alle methoden kiezen in een stand.
// Parameters:
// * spel: de stand, met minstens twee zetten
// * telling: wordt bijgewerkt
inline void beoordeel (TegelSpel &spel, Telling &telling)
{
  const std::vector<Zet> zetten = spel.bepaalVerschillendeZetten ();
  const std::vector<int> lijst = waarden (spel);
  const int beste = *std::max_element (lijst.begin (), lijst.end ());
  const int hoeveel = static_cast<int>
    (std::count (lijst.begin (), lijst.end (), beste));
  telling.standen++;
  if (hoeveel == static_cast<int> (lijst.size ()))
    return;
  telling.keuzes++;
  for (int i = 0; i < 3; i++)
  {
    const Zet zet = spel.bepaalGoedeZet (Simulaties[i]);
    for (size_t j = 0; j < zetten.size (); j++)
      if (zetten[j] == zet && lijst[j] == beste)
        telling.goed[i]++;
  }
  telling.gretig += lijst[gretigeZet (spel)] == beste ? 1 : 0;
  telling.toeval += static_cast<double> (hoeveel)
                    / static_cast<double> (lijst.size ());
}

// Speel een partij.
// Parameters:
// * bestand: de naam van het spelbestand
// * zaad: bepaalt de partij
// Retourneert: de tellingen
inline Telling speelPartij (const std::string &bestand, unsigned zaad)
{
  TegelSpel spel;
  Telling telling = { 0, 0, { 0, 0, 0 }, 0, 0 };
  lees (spel, bestand);
  zetZaad (zaad);
  while (!spel.eindstand ())
  {
    if (spel.bepaalVerschillendeZetten ().size () > 1)
      beoordeel (spel, telling);
    const Zet zet = spel.bepaalGoedeZet (NrSimulaties);
    spel.doeZet (zet.first, zet.second);
  }
  return telling;
}

}

#endif
