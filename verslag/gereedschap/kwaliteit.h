// kwaliteit.h: hoe vaak een goede zet een beste zet is, in een partij van een
// spel.
//
// De partij wordt gespeeld zoals bij het experiment. In elke stand waar de
// keuze telt, doordat niet alle zetten dezelfde waarde hebben, kiest elke
// methode een zet, en telt of dat een beste zet is.

#ifndef KwaliteitHVar
#define KwaliteitHVar

#include "gemiddelde.h"
#include "gretig.h"

namespace verslag
{

const int Simulaties[] = { 10, 100, 1000 };

// De tellingen van een partij: de standen met minstens twee zetten, die waar
// de keuze telt, en per methode de beste zetten; exact is wie de zet met het
// hoogste exacte gemiddelde kiest. Toeval loot tussen alle zetten, gretig
// tussen de gretige: dat zijn verwachte aantallen.
// Beide telt waar zowel exact als de meeste simulaties mis zijn.
struct Telling
{
  int standen, keuzes, goed[3], exact, beide;
  double toeval, gretig;
};

// Laat alle methoden kiezen in een stand.
// Parameters:
// * spel: de stand, met minstens twee zetten
// * gemiddelden: de exacte gemiddelden van haar zetten
// * telling: wordt bijgewerkt
inline void beoordeel (TegelSpel &spel,
                       const std::vector<double> &gemiddelden,
                       Telling &telling)
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
  bool goed = false;
  for (int i = 0; i < 3; i++)
  {
    const size_t gekozen = static_cast<size_t>
      (std::find (zetten.begin (), zetten.end (),
                  spel.bepaalGoedeZet (Simulaties[i])) - zetten.begin ());
    goed = lijst[gekozen] == beste;
    telling.goed[i] += goed;
  }
  const bool exact = lijst[hoogste (gemiddelden)] == beste;
  telling.exact += exact;
  telling.beide += !goed && !exact;
  const std::vector<size_t> gretig = gretigeZetten (spel);
  for (size_t zet : gretig)
    telling.gretig += lijst[zet] == beste
                      ? 1 / static_cast<double> (gretig.size ()) : 0;
  telling.toeval += static_cast<double> (hoeveel)
                    / static_cast<double> (lijst.size ());
}

// Parameters:
// * inhoud: een spel
// * zaad: bepaalt de volgorde
// Retourneert: hetzelfde spel met de tegels van pot en schalen in een andere
//   volgorde, elke even waarschijnlijk
inline Spelbestand geschud (Spelbestand inhoud, unsigned zaad)
{
  zoek::Toeval toeval (zaad);
  for (size_t over = inhoud.pot.size (); over > 1; over--)
    std::swap (inhoud.pot[over - 1],
               inhoud.pot[static_cast<size_t> (toeval.trek (over))]);
  return inhoud;
}

// Speel een partij.
// Parameters:
// * inhoud: het spel
// * zaad: bepaalt de partij
// Retourneert: de tellingen
inline Telling speelPartij (const Spelbestand &inhoud, unsigned zaad)
{
  TegelSpel spel;
  Telling telling = { 0, 0, { 0, 0, 0 }, 0, 0, 0, 0 };
  Gemiddelden gemiddelden (inhoud);
  Stelling stelling = gemiddelden.begin ();
  lees (spel, inhoud);
  zetZaad (zaad);
  while (!spel.eindstand ())
  {
    if (spel.bepaalVerschillendeZetten ().size () > 1)
      beoordeel (spel, gemiddelden.perZet (spel, stelling), telling);
    const Zet zet = spel.bepaalGoedeZet (NrSimulaties);
    stelling = Gemiddelden::na (spel, stelling, zet);
    spel.doeZet (zet.first, zet.second);
  }
  return telling;
}

}

#endif
