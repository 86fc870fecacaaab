// standen.cc: de standen waarmee nagekeken wordt; zie standen.h.

#include "standen.h"

#include <stdexcept>

namespace nakijk
{

std::vector<Stand> kies (unsigned zaad, int aantal, const Maat &maat,
                         const std::function<bool (const Stand &)> &goed)
{
  const int genoeg = 2000000;
  Model::Loting loting (zaad + Keuze::zaad ());
  std::vector<Stand> standen;
  int geweigerd = 0;
  for (int poging = 0; static_cast<int> (standen.size ()) < aantal; poging++)
  {
    if (poging == genoeg)
      throw std::logic_error ("er zijn niet genoeg standen te vinden");
    const Stand stand = loting.spel (maat.rijen, maat.pot);
    if (!goed (stand))
      continue;
    if (!Keuze::leest () || Keuze::leest () (stand))
      standen.push_back (stand);
    else if (++geweigerd > aantal)
      break;
  }
  return standen;
}

std::vector<Stand> kiesAlles (unsigned zaad, int aantal, const Maat &maat)
{
  Model::Loting loting (zaad + Keuze::zaad ());
  std::vector<Stand> standen;
  while (static_cast<int> (standen.size ()) < aantal)
    standen.push_back (loting.spel (maat.rijen, maat.pot));
  return standen;
}

long long telAlles (const Stand &stand, long long grens)
{
  long long standen = 1;
  for (const Zet &zet : Model::alleZetten (stand))
    if (standen <= grens)
      standen += telAlles (Model::naZet (stand, zet), grens - standen);
  return standen;
}

std::vector<Stand> kiesBoom (unsigned zaad, int aantal, long long standen)
{
  const int keer = 20;
  return kies (zaad, aantal, Gewoon, [standen] (const Stand &stand)
  {
    const long long omvang = Model::telStanden (stand, standen);
    return omvang <= standen && omvang > standen / 10
           && telAlles (stand, keer * omvang) <= keer * omvang;
  });
}

std::vector<Stand> kiesMetZet (unsigned zaad, int aantal, const Maat &maat)
{
  return kies (zaad, aantal, maat, [] (const Stand &stand)
               { return !Model::eindstand (stand); });
}

bool bordVol (const Stand &stand, int speler)
{
  return Model::volleRijen (stand, speler) == stand.K;
}

Stand figuur1 ()
{
  return Model::uitTekening ("pot gbgbbbggbgbgbbgbgg\nschalen 4: ggbb ggbb\n"
                             "gggg. bbb..\ngg... bbbb.\ng.... g....\n"
                             "..... gg...\nbbb.. ggggg\nbeurt 0\n");
}

Stand voetnoot ()
{
  return Model::uitTekening ("pot -\nschalen 4: ggbb ggb\n"
                             "..... gg...\n..... .....\nbeurt 0\n");
}

}
