// einde.cc: hoe eindigen spellen met lege borden en een toevallige pot, als
// beide spelers zo goed mogelijk spelen?
//
// Gebruik: einde M N K L POTTEN VOORSPRONG; het eerste zaad is 1001, zodat het
// andere potten zijn dan die van wiewint. Zie eindeVan in einde.h.
//
// csv: zaad;waarde;zetten;rijen0;rijen1;over;pot, zie Einde in einde.h, en dan
// een 1 waar het spel zo eindigde en anders een 0. Hoe het eindigde: vol0 en
// vol1 (het bord van wie begint, of van de ander, is vol), vast0 en vast1 (wie
// begint, of de ander, heeft geen zet). Wie er dan won: volwint, volverliest,
// vastwint, vastgelijk en vastverliest, gezien door wie begint; en volmet1: een
// vol bord, met een rij verschil

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
  std::cout << "zaad;waarde;zetten;rijen0;rijen1;over;pot;vol0;vol1;vast0;"
               "vast1;volwint;volverliest;vastwint;vastgelijk;vastverliest;"
               "volmet1"
            << std::endl;
  for (int i = 0; i < getal[4]; i++)
  {
    const unsigned long long zaad = eerste + static_cast<unsigned> (i);
    const Einde e = eindeVan (getal[0], getal[1], getal[2], getal[3], getal[5],
                              zaad);
    std::cout << zaad << ';' << e.waarde << ';' << e.zetten << ';' << e.rijen[0]
              << ';' << e.rijen[1] << ';' << e.over << ';' << e.pot;
    for (bool waar : { e.vol == 0, e.vol == 1, e.vast == 0, e.vast == 1,
                       e.vol >= 0 && e.waarde > 0, e.vol >= 0 && e.waarde < 0,
                       e.vast >= 0 && e.waarde > 0,
                       e.vast >= 0 && e.waarde == 0,
                       e.vast >= 0 && e.waarde < 0,
                       e.vol >= 0 && std::abs (e.waarde) == 1 })
      std::cout << ';' << waar;
    std::cout << std::endl;
  }
  return terminal::sluitAf (0);
}
