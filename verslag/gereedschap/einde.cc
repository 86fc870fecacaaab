// einde.cc: hoe eindigen spellen met lege borden en een toevallige pot, als
// beide spelers zo goed mogelijk spelen?
//
// Gebruik: einde M N K L POTTEN VOORSPRONG; het eerste zaad is 1001, zodat het
// andere potten zijn dan die van wiewint. Zie eindeVan in einde.h.
//
// csv: zaad;waarde;zetten;vol;vast;rijen0;rijen1;over;pot, zie Einde in einde.h

#include "einde.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 7)
    breekAf ("gebruik: einde M N K L POTTEN VOORSPRONG");
  int getal[6];
  for (int i = 0; i < 6; i++)
    getal[i] = std::atoi (argv[i + 1]);
  const unsigned long long eerste = 1001;
  std::cout << "zaad;waarde;zetten;vol;vast;rijen0;rijen1;over;pot"
            << std::endl;
  for (int i = 0; i < getal[4]; i++)
  {
    const unsigned long long zaad = eerste + static_cast<unsigned> (i);
    const Einde e = eindeVan (getal[0], getal[1], getal[2], getal[3], getal[5],
                              zaad);
    std::cout << zaad << ';' << e.waarde << ';' << e.zetten << ';' << e.vol
              << ';' << e.vast << ';' << e.rijen[0] << ';' << e.rijen[1]
              << ';' << e.over << ';' << e.pot << std::endl;
  }
  return terminal::sluitAf (0);
}
