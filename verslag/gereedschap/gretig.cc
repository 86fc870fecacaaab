// gretig.cc: zoek het kleinste spel waarin het gretige algoritme faalt.
//
// Gebruik: gretig NAAM [vol] [leeg]; zie zoektocht.h. Met "vol" moet de gretige
// zet een rij vol maken, met "leeg" moeten de borden leeg zijn. Het spel komt
// in NAAM.txt.
//
// csv: tegels;vakjes;bekeken;gevonden;echt;pot;M;N;K;L;zetten, met het aantal
// spellen dat bekeken is, de tegenvoorbeelden daaronder, hoeveel daarvan
// ontstaan kunnen, en hoe dat met het gevonden spel gaat: met lege borden, uit
// welke pot, met welke zetten

#include "zoektocht.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc < 2)
    breekAf ("gebruik: gretig NAAM [vol] [leeg]");
  const std::vector<std::string> woorden (argv + 2, argv + argc);
  const auto heeft = [&] (const char *woord)
    { return std::count (woorden.begin (), woorden.end (), woord) > 0; };
  Zoektocht zoektocht (heeft ("vol"), heeft ("leeg"));
  zoektocht.zoek ();
  schrijf (argv[1] + std::string (".txt"), alsBestand (zoektocht.kleinste));
  const Spelbestand &begin = zoektocht.begin;
  std::cout << "tegels;vakjes;bekeken;gevonden;echt;pot;M;N;K;L;"
               "zetten\n"
            << zoektocht.tegels << ';' << zoektocht.vakjes << ';'
            << zoektocht.bekeken << ';' << zoektocht.gevonden << ';'
            << zoektocht.echt << ';' << begin.pot << ';' << begin.M << ';'
            << begin.N << ';' << begin.K << ';' << begin.L << ';';
  for (size_t i = 0; i < zoektocht.zetten.size (); i++)
    std::cout << (i > 0 ? " " : "") << tekst (zoektocht.zetten[i]);
  std::cout << (zoektocht.zetten.empty () ? "-" : "") << std::endl;
  return terminal::sluitAf (0);
}
