// hoofdmenu.h: het programma om een spelmenu heen: begin met een nieuw spel of
// laad er een, en speel het.

#ifndef TerminalHoofdmenuHVar
#define TerminalHoofdmenuHVar

#include <iostream>
#include "exitcode.h"
#include "menu.h"
#include "opties.h"
#include "schermtoezicht.h"
#include "vraag.h"

namespace terminal
{

// Speel het spel in het bestand van de opdrachtregel; is er geen en is meteen
// waar, dan een nieuw. Daarna volgt wat het hoofdmenu zegt, tenzij de invoer op
// is.
// Retourneert: de exitcode
template <typename Spelmenu>
int speel (const Instellingen &gevraagd, bool meteen = false)
{
  const bool metBestand = !gevraagd.namen.empty ();
  Vragen vragen;
  Schermtoezicht toezicht (gevraagd.stil, &vragen);
  Spelmenu spelmenu (vragen, toezicht, gevraagd);
  const Exitcode code = !metBestand ? Gelukt
    : spelmenu.lees (gevraagd.namen[0], gevraagd.na, std::cerr);
  if (code != Gelukt)
    return code;
  toonZaad (gevraagd);
  const bool begonnen = metBestand || (meteen && spelmenu.nieuw (true));
  if (!begonnen || spelmenu.speel ())
    Menu<Spelmenu> (vragen, Spelmenu::hoofdkeuzes ()).draai (spelmenu);
  return Gelukt;
}

}

#endif
