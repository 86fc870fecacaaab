// goedescore.cc: de verdeling van bepaalGoedeScore.
//
// Gebruik: goedescore BESTAND KEREN; de zaden zijn 1 t/m KEREN.
//
// csv: score;aantal, met alle scores van de laagste t/m de hoogste

#include "gereedschap.h"
#include <map>

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: goedescore BESTAND KEREN");
  TegelSpel spel;
  lees (spel, std::string (argv[1]));
  std::map<int,int> aantal;
  const int keren = std::atoi (argv[2]), perMelding = 100;
  for (int zaad = 1; zaad <= keren; zaad++)
  {
    zetZaad (static_cast<unsigned long long> (zaad));
    aantal[spel.bepaalGoedeScore ()]++;
    if (zaad % perMelding == 0)
      meld ("bepaalGoedeScore: " + std::to_string (zaad) + " van de "
            + std::to_string (keren));
  }
  std::cout << "score;aantal\n";
  for (int score = aantal.begin ()->first; score <= aantal.rbegin ()->first;
       score++)
    std::cout << score << ';' << aantal[score] << '\n';
  return terminal::sluitAf (0);
}
