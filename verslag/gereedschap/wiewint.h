// wiewint.h: wie wint een spel met lege borden, en wat Monte Carlo ervan maakt.

#ifndef WiewintHVar
#define WiewintHVar

#include "gereedschap.h"

namespace verslag
{

// Wat er van een begin bekend is.
struct Begin
{
  int score,    // voor wie begint, als beiden zo goed mogelijk spelen
      zetten,   // hoeveel verschillende eerste zetten er zijn
      besten,   // hoeveel daarvan die score halen
      verlies;  // wat de zet van bepaalGoedeZet minder waard is
};

// Retourneert: hoeveel tegels er in de pot gaan bij borden van K bij L: vier op
//   elke drie vakjes van de twee borden samen, zoals bij het grootste spel
inline int tegelsVoor (int K, int L)
{
  return (2 * K * L * 4 + 2) / 3;
}

// Parameters:
// * inhoud: een spel met lege borden
// * simulaties: voor bepaalGoedeZet, per zet
// * zaad: bepaalt het toeval van bepaalGoedeZet
// Retourneert: wat er van het begin bekend is
inline Begin beoordeel (const Spelbestand &inhoud, int simulaties,
                        unsigned long long zaad)
{
  TegelSpel spel;
  lees (spel, inhoud);
  zetZaad (zaad);
  const Zet goede = spel.bepaalGoedeZet (simulaties);
  const std::vector<Zet> zetten = spel.bepaalVerschillendeZetten ();
  const std::vector<int> lijst = waarden (spel);
  // Zonder zet is het meteen uit, met lege borden.
  Begin begin = { lijst.empty () ? 0 : lijst[0],
                  static_cast<int> (lijst.size ()), 0, 0 };
  for (int waarde : lijst)
    begin.score = waarde > begin.score ? waarde : begin.score;
  for (size_t i = 0; i < lijst.size (); i++)
  {
    begin.besten += lijst[i] == begin.score;
    if (zetten[i] == goede)
      begin.verlies = begin.score - lijst[i];
  }
  return begin;
}

}

#endif
