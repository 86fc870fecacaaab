// wiewint.cc: wie wint een spel met lege borden en een toevallige pot?
//
// Gebruik: wiewint M N POTTEN; de zaden zijn 1 t/m POTTEN, en de andere maten
// volgen uit M en N (maat.h).
//
// csv: zaad;score;zetten;besten;verlies, zie Begin in wiewint.h

#include "wiewint.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 4)
    breekAf ("gebruik: wiewint M N POTTEN");
  const Maat maat = maatVan (std::atoi (argv[1]), std::atoi (argv[2]));
  const unsigned long long potten = std::strtoull (argv[3], nullptr, 10);
  std::cout << "zaad;score;zetten;besten;verlies" << std::endl;
  for (unsigned long long zaad = 1; zaad <= potten; zaad++)
  {
    const Begin begin = beoordeel (leegSpel (maat.M, maat.N, maat.K, maat.L,
      maat.tegels, zaad), NrSimulaties, zaad);
    std::cout << zaad << ';' << begin.score << ';' << begin.zetten << ';'
              << begin.besten << ';' << begin.verlies << std::endl;
  }
  return terminal::sluitAf (0);
}
