// kosten.cc: wat een goede zet kost, vergeleken met een beste.
//
// Gebruik: kosten BESTAND...
//
// Van elk spel worden bepaalGoedeZet, met 100 en met 1000 simulaties per zet,
// en besteScoreSnel om de beurt gemeten, vanaf de beginstand; van elk telt de
// mediaan. Alle drie geven ze een zet.
//
// csv: spel;mc100microseconden;mc1000microseconden;snelmicroseconden;mc100;
// mc1000, met in de laatste twee hoeveel keer zo lang bepaalGoedeZet duurt

#include "gereedschap.h"

using namespace verslag;

namespace
{

// Retourneert: de middelste van een oneven aantal tijden
double mediaan (std::vector<double> tijden)
{
  std::sort (tijden.begin (), tijden.end ());
  return tijden[tijden.size () / 2];
}

}

int main (int argc, char **argv)
{
  if (argc < 2)
    breekAf ("gebruik: kosten BESTAND...");
  const int ronden = 5, simulaties[] = { 100, 1000 };
  std::cout << "spel;mc100microseconden;mc1000microseconden;snelmicroseconden;"
               "mc100;mc1000" << std::endl;
  for (int i = 1; i < argc; i++)
  {
    TegelSpel spel;
    lees (spel, std::string (argv[i]));
    std::vector<double> tijden[3];
    for (int ronde = 0; ronde < ronden; ronde++)
    {
      for (int soort = 0; soort < 2; soort++)
        tijden[soort].push_back (meet ([&]
          { spel.bepaalGoedeZet (simulaties[soort]); }));
      tijden[2].push_back (meet ([&]
      {
        Zet zet;
        long long standen = 0;
        spel.besteScoreSnel (zet, standen);
      }));
    }
    const double snel = mediaan (tijden[2]);
    std::cout << naamVan (argv[i]);
    for (const std::vector<double> &soort : tijden)
      std::cout << ';' << micro (mediaan (soort));
    std::cout << ';' << mediaan (tijden[0]) / snel << ';'
              << mediaan (tijden[1]) / snel << std::endl;
  }
  return terminal::sluitAf (0);
}
