// gretig.cc: zoek de kleinste spellen waarin het gretige algoritme faalt.
//
// Gebruik: gretig MAP [AANTAL]; zie zoektocht.h. De spellen komen in
// MAP/gretig1.txt t/m gretig4.txt (of t/m AANTAL): in 2 en 4 maakt de gretige
// zet een rij vol, in 3 en 4 zijn de borden leeg.
//
// csv: spel;tegels;vakjes;bekeken;gevonden;echt;pot;M;N;K;L;zetten, met het
// aantal spellen dat bekeken is, de tegenvoorbeelden daaronder, hoeveel daarvan
// ontstaan kunnen, en hoe dat met het gevonden spel gaat: met lege borden, uit
// welke pot, met welke zetten

#include "zoektocht.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc < 2)
    breekAf ("gebruik: gretig MAP [AANTAL]");
  const int aantal = argc > 2 ? std::atoi (argv[2]) : 4;
  std::cout << "spel;tegels;vakjes;bekeken;gevonden;echt;pot;M;N;K;L;zetten"
            << std::endl;
  for (int nummer = 1; nummer <= aantal; nummer++)
  {
    const std::string naam = "gretig" + std::to_string (nummer);
    Zoektocht zoektocht (nummer % 2 == 0, nummer > 2);
    zoektocht.zoek ();
    schrijf (argv[1] + ("/" + naam) + ".txt", alsBestand (zoektocht.kleinste));
    const Spelbestand &begin = zoektocht.begin;
    std::cout << naam << ';' << zoektocht.tegels << ';' << zoektocht.vakjes
              << ';' << zoektocht.bekeken << ';' << zoektocht.gevonden << ';'
              << zoektocht.echt << ';' << begin.pot << ';' << begin.M << ';'
              << begin.N << ';' << begin.K << ';' << begin.L << ';';
    for (size_t i = 0; i < zoektocht.zetten.size (); i++)
      std::cout << (i > 0 ? " " : "") << tekst (zoektocht.zetten[i]);
    std::cout << (zoektocht.zetten.empty () ? "-" : "") << std::endl;
  }
  return terminal::sluitAf (0);
}
