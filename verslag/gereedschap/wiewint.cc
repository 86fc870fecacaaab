// wiewint.cc: wie wint een spel met lege borden en een toevallige pot?
//
// Gebruik: wiewint M N K L POTTEN; de zaden zijn 1 t/m POTTEN. De pot is die
// van tegelsVoor.
//
// csv: zaad;pot;score;wint;gelijk;verliest;met1;zetten;telt;goed;toeval;verlies
// met in pot het aantal tegels, en een 1 waar wie begint wint, gelijk speelt of
// verliest; met1: of zij met een rij wint, zetten: hoeveel verschillende eerste
// zetten er zijn, telt: of niet elk daarvan even goed is. Alleen dan is goed of
// bepaalGoedeZet een beste kiest, en toeval de kans dat wie gokt dat doet;
// anders nan, net als met1 waar zij niet wint. Zie verder Begin in wiewint.h

#include "wiewint.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 6)
    breekAf ("gebruik: wiewint M N K L POTTEN");
  int getal[5];
  for (int i = 0; i < 5; i++)
    getal[i] = std::atoi (argv[i + 1]);
  const int tegels = tegelsVoor (getal[2], getal[3]);
  std::cout << "zaad;pot;score;wint;gelijk;verliest;met1;zetten;telt;goed;"
               "toeval;verlies" << std::endl;
  for (int zaad = 1; zaad <= getal[4]; zaad++)
  {
    const unsigned toeval = static_cast<unsigned> (zaad);
    const Begin b = beoordeel (leegSpel (getal[0], getal[1], getal[2],
      getal[3], tegels, toeval), NrSimulaties, toeval);
    const bool telt = b.besten < b.zetten;
    std::cout << zaad << ';' << tegels << ';' << b.score << ';'
              << (b.score > 0) << ';' << (b.score == 0) << ';' << (b.score < 0)
              << ';' << (b.score > 0 ? std::to_string (b.score == 1) : "nan")
              << ';' << b.zetten << ';' << telt << ';';
    if (telt)
      std::cout << (b.verlies == 0) << ';'
                << static_cast<double> (b.besten) / b.zetten;
    else
      std::cout << "nan;nan";
    std::cout << ';' << b.verlies << std::endl;
  }
  return terminal::sluitAf (0);
}
