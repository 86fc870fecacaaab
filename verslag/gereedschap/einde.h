// einde.h: hoe een spel eindigt waarin beide spelers zo goed mogelijk spelen.
//
// Zijn er meer beste zetten, dan is elk daarvan even waarschijnlijk. De uitslag
// is steeds de waarde van het begin; het toeval bepaalt alleen langs welke weg.

#ifndef EindeHVar
#define EindeHVar

#include "gereedschap.h"
#include "wiewint.h"

namespace verslag
{

// Hoe een spel eindigde.
struct Einde
{
  int waarde,    // van het begin, voor speler 0
      zetten,    // hoeveel er gedaan zijn
      vol,       // wiens bord vol is: speler 0 of 1, of -1
      vast,      // wie geen zet meer heeft, terwijl geen bord vol is, of -1
      rijen[2],  // volle rijen van de spelers
      over, pot; // tegels op de schalen, en in de pot
};

// Speel een spel uit met toevallige beste zetten, en bekijk het einde.
// Parameters:
// * inhoud: het begin, met speler 0 aan beurt
// * toeval: kiest tussen de beste zetten
inline Einde speelBest (const Spelbestand &inhoud, zoek::Toeval &toeval)
{
  TegelSpel spel;
  lees (spel, inhoud);
  Einde einde = Einde ();
  for ( ; !spel.eindstand (); einde.zetten++)
  {
    const std::vector<Zet> zetten = spel.bepaalVerschillendeZetten ();
    const std::vector<int> lijst = waarden (spel);
    const int beste = *std::max_element (lijst.begin (), lijst.end ());
    std::vector<Zet> besten;
    for (size_t i = 0; i < zetten.size (); i++)
      if (lijst[i] == beste)
        besten.push_back (zetten[i]);
    if (einde.zetten == 0)
      einde.waarde = beste;
    const Zet zet = besten[toeval.trek (besten.size ())];
    spel.doeZet (zet.first, zet.second);
  }
  einde.vol = einde.vast = -1;
  for (int wie = 0; wie < 2; wie++)
  {
    einde.rijen[wie] = volleRijen (spel.getInhoudRijen (wie), inhoud.L);
    einde.vol = einde.rijen[wie] == inhoud.K ? wie : einde.vol;
  }
  if (einde.vol < 0)
    einde.vast = spel.getSpeler ();
  for (const std::pair<int,int> &schaal : spel.getInhoudSchalen ())
    einde.over += schaal.first + schaal.second;
  einde.pot = static_cast<int> (spel.getPot ().size ());
  return einde;
}

// Speel een spel met lege borden uit, als hierboven.
// Parameters:
// * M, N, K, L: de maten
// * voorsprong: zoveel gele tegels liggen er al in een rij van speler 1
// * zaad: bepaalt de pot en het toeval; de pot is die van tegelsVoor, of
//   groter, zodat hij niet leeg raakt
inline Einde eindeVan (int M, int N, int K, int L, int voorsprong,
                       unsigned long long zaad)
{
  Spelbestand spel = leegSpel (M, N, K, L, std::max
    (tegelsVoor (K, L), 2 * K * L + M * N), zaad);
  spel.rijen[1][0].first = voorsprong;
  zoek::Toeval toeval (zaad);
  return speelBest (spel, toeval);
}

}

#endif
