// zetten.cc: de waarde van elke zet, en hoe vaak bepaalGoedeZet haar kiest.
//
// Gebruik: zetten BESTAND KEREN; de zaden zijn 1 t/m KEREN.
//
// csv: zet;waarde;vulling;gekozen, met in vulling hoe vol de rij erna is

#include "gereedschap.h"
#include "gretig.h"
#include <map>

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: zetten BESTAND KEREN");
  TegelSpel spel;
  lees (spel, std::string (argv[1]));
  const std::vector<int> lijst = waarden (spel), vol = vullingen (spel);
  std::map<Zet,int> gekozen;
  for (int zaad = 1; zaad <= std::atoi (argv[2]); zaad++)
  {
    zetZaad (static_cast<unsigned long long> (zaad));
    gekozen[spel.bepaalGoedeZet (NrSimulaties)]++;
  }
  std::cout << "zet;waarde;vulling;gekozen\n";
  const std::vector<Zet> zetten = spel.bepaalVerschillendeZetten ();
  for (size_t i = 0; i < zetten.size (); i++)
    std::cout << tekst (zetten[i]) << ';' << lijst[i] << ';' << vol[i]
              << ';' << gekozen[zetten[i]] << '\n';
  return terminal::sluitAf (0);
}
