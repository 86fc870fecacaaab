// denken.h: laat de denker over een bord denken, voor raad, voor een tabel en
// voor een computer.

#ifndef OthelloDenkenHVar
#define OthelloDenkenHVar

#include "../../zoek/toezicht.h"
#include "../../zoek/voortgang.h"
#include "partij.h"
#include "speler.h"
#include "zoek/denker.h"

namespace othello
{

using zoek::othello::DeBeste;
using zoek::othello::ElkeDiepte;
using zoek::othello::ElkeZet;
using zoek::othello::Gedachte;
using zoek::othello::MetGelijke;
using zoek::othello::VastWinst;
using zoek::othello::Vraagsoort;
using zoek::othello::Zetwaarde;

// Retourneert: de zet op een plek
inline Zet naarZet (const zoek::othello::Plek &plek)
{
  return Zet (plek.rij, plek.kolom);
}

// Denk na over een bord.
// Parameters:
// * bord, diepte, soort: welk bord, hoeveel zetten er hoogstens vooruit gekeken
//   wordt, en van welke de waarde gevraagd wordt; zie zoek/gedachte.h
// * toezicht: wie er toeziet
// * gedachte, klaar: als bij denk in zoek/denker.h
template <typename Klaar>
void denkOver (const OthelloBord &bord, int diepte, Vraagsoort soort,
               zoek::Toezicht &toezicht, Gedachte &gedachte, const Klaar &klaar)
{
  const int TussenKijken = 1024;  // standen
  const size_t geheugen = static_cast<size_t> (OthelloBord::GewoonGeheugen);
  zoek::Voortgang voortgang ("denken", "standen", 0, &toezicht, TussenKijken);
  zoek::othello::denk (bord, { diepte, soort, geheugen }, voortgang, gedachte,
                       klaar);
}

// Denk hoogstens zoveel seconden na over een bord; 0 of minder: zonder grens.
// De andere parameters zijn als bij denkOver.
// Retourneert: wat er dan bekend is
inline Gedachte denkTot (const OthelloBord &bord, int diepte, double seconden,
                         Vraagsoort soort, zoek::Toezicht &toezicht)
{
  Gedachte gedachte;
  toezicht.inTijd (seconden, [&]
    {
      denkOver (bord, diepte, soort, toezicht, gedachte,
                [] (const Gedachte &) {});
    });
  return gedachte;
}

// Laat een computer kiezen op een bord waar het niet uit is; de beste mag
// zoveel seconden denken (0: zonder grens), en iemand ziet daarop toe.
// Retourneert: zijn zet
inline Zet kies (const OthelloBord &bord, const Speler &wie, double seconden,
                 zoek::Toezicht &toezicht)
{
  const char letter = wie.getLetter ();
  const bool beste = letter == 'b';
  if (letter == 'g' || letter == 't')
  {
    Zet zet;
    bord.geefZet (letter == 'g' ? bord.kiesGretig () : bord.kiesRandom (),
                  zet.first, zet.second);
    return zet;
  }
  return naarZet (denkTot
    (bord, beste ? ElkeDiepte : wie.getSterkte ().beurten (),
     beste ? seconden : wie.getSterkte ().seconden (), DeBeste, toezicht)
    .variant[0]);
}

}

#endif
