// bekend.h: wat er over een stand van Kalah onthouden wordt, en voor welke
// dieptes dat geldt.
//
// Een zet haalt nooit iets uit een kalah. Wie de laatste beurt voor de horizon
// heeft is daarom nooit slechter af dan als die beurt er niet was: met een
// oneven diepte is een stand voor wie aan beurt is minstens zoveel waard als
// met een beurt minder of meer, met een even diepte hoogstens zoveel. Zo geldt
// een grens vaak ook voor een diepte ernaast.

#ifndef ZoekKalahBekendHVar
#define ZoekKalahBekendHVar

#include "stelling.h"

namespace zoek
{
namespace kalah
{

const int ElkeDiepte = 255;  // de diepte van een grens die altijd geldt
const int Oneindig = 32000;  // meer dan elke waarde

// Wat er over een stand onthouden wordt; eerst niets. Een grens hoort bij een
// diepte, of bij ElkeDiepte als de horizon er niet toe deed.
struct Bekend
{
  short laag = -Oneindig, hoog = Oneindig;  // laag <= waarde <= hoog
  unsigned char laagDiepte = ElkeDiepte, hoogDiepte = ElkeDiepte,
                zet = AantalKuiltjes,  // de beste, of AantalKuiltjes
                werk = 0;              // zie sleuteltabel.h
};

// Beantwoordt wat er bekend is de vraag of een stand minstens een grens waard
// is?
// Parameters:
// * bekend: wat er over de stand bekend is
// * diepte, grens: de vraag
// * waarde: wordt het antwoord, als true wordt geretourneerd: minstens de
//   grens als de stand minstens dat waard is, en anders hoogstens
// * horizon: wordt dan true als dat antwoord van de diepte afhangt
// Retourneert: true als dat zo is
inline bool beslist (const Bekend &bekend, int diepte, int grens, int &waarde,
                     bool &horizon)
{
  const bool ja = bekend.laag >= grens, ikLaatst = diepte % 2 != 0;
  const int van = ja ? bekend.laagDiepte : bekend.hoogDiepte;
  const bool ernaast = van == diepte - 1 || van == diepte + 1;
  if ((!ja && bekend.hoog >= grens)
      || (van != diepte && van != ElkeDiepte && !(ernaast && ja == ikLaatst)))
    return false;
  waarde = ja ? bekend.laag : bekend.hoog;
  horizon = horizon || van != ElkeDiepte;
  return true;
}

}
}

#endif
