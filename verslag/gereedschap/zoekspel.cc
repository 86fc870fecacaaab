// zoekspel.cc: zoek een spel voor spel2.txt.
//
// Gebruik: zoekspel LAATSTE; de zaden 1 t/m LAATSTE worden geprobeerd.
//
// Gezocht: een begin met lege borden, waarvan besteScore meer dan 10^9 en
// minder dan 10^10 standen bezoekt, met een score die niet 0 is, en waar de
// eerste zet ertoe doet: de waarden van de zetten verschillen. De maten
// wisselen met het zaad. Elk spel van de goede omvang geeft een regel.
//
// csv: zaad;M;N;K;L;tegels;standen;zetten;score;nul;laagste;punten, met in
// zetten hoeveel eerste zetten er zijn, in score en laagste wat de beste en de
// slechtste waard zijn, en in nul of de score 0 is

#include "gereedschap.h"
#include <set>

using namespace verslag;

namespace
{

const long long Minste = 1000000000LL, Meeste = 10000000000LL;

// Geef een spel punten.
// Parameter:
// * lijst: de waarden van de zetten
// Retourneert: hoe aardig de eerste zet is: eerst tellen de verschillende
//   waarden, dan de zetten, dan of er maar een de beste is, en dan of die niet
//   de eerste is; 0 als de score 0 is
int punten (const std::vector<int> &lijst)
{
  const std::set<int> verschillend (lijst.begin (), lijst.end ());
  const int beste = *verschillend.rbegin ();
  if (beste == 0)
    return 0;
  const bool enige = std::count (lijst.begin (), lijst.end (), beste) == 1;
  return 1000 * static_cast<int> (verschillend.size ())
         + 10 * static_cast<int> (lijst.size ())
         + (enige ? 2 : 0) + (lijst[0] != beste ? 1 : 0);
}

}

int main (int argc, char **argv)
{
  if (argc != 2)
    breekAf ("gebruik: zoekspel LAATSTE");
  const int tegels = 60;
  std::cout << "zaad;M;N;K;L;tegels;standen;zetten;score;nul;laagste;punten"
            << std::endl;
  for (int zaad = 1; zaad <= std::atoi (argv[1]); zaad++)
  {
    const Spelbestand poging =
      leegSpel (2 + zaad % 2, 3 + zaad / 2 % 3, 4, 4 + zaad / 6 % 2, tegels,
                static_cast<unsigned long long> (zaad));
    TegelSpel spel;
    lees (spel, poging);
    const long long standen = spel.telStanden ();
    if (standen <= Minste || standen >= Meeste)
      continue;
    const std::vector<int> lijst = waarden (spel);
    const int score = *std::max_element (lijst.begin (), lijst.end ());
    std::cout << zaad << ';' << poging.M << ';' << poging.N << ';' << poging.K
              << ';' << poging.L << ';' << tegels << ';' << standen << ';'
              << lijst.size () << ';' << score << ';' << (score == 0) << ';'
              << *std::min_element (lijst.begin (), lijst.end ()) << ';'
              << punten (lijst) << std::endl;
  }
  return terminal::sluitAf (0);
}
