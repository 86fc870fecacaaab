// speler.h: wie er zet, en hoe zetten volgens de eindspeltabel aflopen.

#ifndef KalahSpelerHVar
#define KalahSpelerHVar

#include "../../terminal/speler.h"
#include "../../zoek/toezicht.h"
#include "kalah.h"
#include "zaaien.h"
#include "zoek/eindspel.h"

namespace kalah
{

typedef terminal::Denkspeler Speler;

// Laat een computer denken over een spel dat niet uit is, onder dit toezicht:
// goed is wat nu het meest oplevert, best wat een paar seconden denken vindt.
// Retourneert: het kuiltje van zijn zet
inline int kies (const Speler &computer, Kalah &spel, zoek::Toezicht &toezicht)
{
  const char letter = computer.getLetter (), *const BesteTijd = "2s";
  terminal::Sterkte sterkte;  // een beurt
  int zet = GeenZet;
  long long standen = 0;
  if (letter == 't')
    return terminal::toevallige (spel.bepaalZetten ());
  if (letter == 'b')
    sterkte.lees (BesteTijd);
  else if (letter != 'g')
    sterkte = computer.getSterkte ();
  toezicht.inTijd (sterkte.seconden (), [&]
    { spel.alfaBeta (sterkte.beurten (), zet, standen); });
  return spel.laatsteGedachte ().zetten[0];
}

// Retourneert: hoe elke zet volgens de eindspeltabel afloopt, als er gespeeld
//   wordt tot het bord leeg is: de waarde is hoeveel wie aan beurt is dan
//   voorstaat; niets als de tabel het spel niet kent
inline std::vector<Kalah::Zetwaarde>
zettenVolgens (const zoek::kalah::Eindspel &tabel, const Kalah &spel)
{
  std::vector<Kalah::Zetwaarde> zetten;
  if (RuimeStelling (spel.getKuiltjes (), spel.getSpeler ()).opBord ()
      > tabel.steentjes ())
    return zetten;
  for (int kuiltje : spel.bepaalZetten ())
  {
    Kalah na (spel);
    na.doeZet (kuiltje);
    const std::vector<int> kuiltjes = na.getKuiltjes ();
    const RuimeStelling erna (kuiltjes, na.getSpeler ());
    zetten.push_back ({ kuiltje, -erna.voorsprong () - tabel.waarde
                        (zoek::kalah::Stelling (kuiltjes, na.getSpeler ())),
                        true });
  }
  return zetten;
}

}

#endif
