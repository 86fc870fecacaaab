// denken.h: laat de denker over een bord denken, voor een tabel en voor een
// computer.

#ifndef OthelloDenkenHVar
#define OthelloDenkenHVar

#include "../../zoek/geheugen.h"
#include "../../zoek/toezicht.h"
#include "othello.h"
#include "zoek/denker.h"

namespace othello
{

using zoek::othello::DeBeste;
using zoek::othello::ElkeDiepte;
using zoek::othello::ElkeZet;
using zoek::othello::Gedachte;
using zoek::othello::PerSteen;
using zoek::othello::VastWinst;
using zoek::othello::Zetwaarde;
using zoek::othello::Zoeksoort;

// Denk hoogstens zoveel seconden na over een bord; 0 of minder: zonder grens.
// Parameters:
// * bord, diepte, soort: welk bord, hoeveel zetten er hoogstens vooruit gekeken
//   wordt, en van welke de waarde gevraagd wordt; zie zoek/gedachte.h
// * toezicht: wie er toeziet
// Retourneert: wat er dan bekend is
inline Gedachte denkTot (const OthelloBord &bord, int diepte, double seconden,
                         Zoeksoort soort, zoek::Toezicht &toezicht)
{
  Gedachte gedachte;
  toezicht.inTijd (seconden, [&]
    {
      zoek::othello::denk (bord, { diepte, soort, zoek::GeheugenGrens },
                           &toezicht, gedachte, [] (const Gedachte &) {});
    });
  return gedachte;
}

}

#endif
