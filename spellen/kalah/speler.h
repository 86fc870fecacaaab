// speler.h: wie er zet, en hoe zetten volgens de eindspeltabel aflopen.

#ifndef KalahSpelerHVar
#define KalahSpelerHVar

#include "../../terminal/speler.h"
#include "kalah.h"
#include "zaaien.h"
#include "zoek/eindspel.h"

namespace kalah
{

// Wat een speler kan zijn; zie terminal/speler.h.
struct Soorten
{
  static constexpr const char *const Spelertekst = terminal::Spelerletters;
  static const bool MetSterkte = true;
};

typedef terminal::Speler<Soorten> Speler;

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
