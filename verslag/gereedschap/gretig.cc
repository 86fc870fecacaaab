// gretig.cc: zoek het kleinste spel waarin het gretige algoritme faalt.
//
// Gebruik: gretig NAAM [vol]; zie zoektocht.h. Met "vol" moet de gretige zet
// bovendien een rij vol maken. Het spel komt in NAAM.txt.
//
// csv: tegels;vakjes;bekeken;gevonden, met het aantal spellen dat bekeken is,
// en het aantal tegenvoorbeelden van de kleinste maat

#include "zoektocht.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc < 2)
    breekAf ("gebruik: gretig NAAM [vol]");
  Zoektocht zoektocht (argc > 2);
  zoektocht.zoek ();
  schrijf (argv[1] + std::string (".txt"), alsBestand (zoektocht.kleinste));
  std::cout << "tegels;vakjes;bekeken;gevonden\n" << zoektocht.tegels << ';'
            << zoektocht.vakjes << ';' << zoektocht.bekeken << ';'
            << zoektocht.gevonden << std::endl;
  return terminal::sluitAf (0);
}
