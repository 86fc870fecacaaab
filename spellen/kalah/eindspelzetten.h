// eindspelzetten.h: hoe zetten volgens de eindspeltabel aflopen.

#ifndef KalahEindspelzettenHVar
#define KalahEindspelzettenHVar

#include <vector>
#include "kalah.h"
#include "zaaien.h"
#include "zoek/eindspel.h"

namespace kalah
{

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
