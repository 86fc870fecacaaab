// maakspel.cc: maak een spelbestand met lege borden en een toevallige pot.
//
// Gebruik: maakspel M N K L TEGELS ZAAD

#include "gereedschap.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 7)
    breekAf ("gebruik: maakspel M N K L TEGELS ZAAD");
  std::cout << alsBestand (leegSpel (std::atoi (argv[1]), std::atoi (argv[2]),
    std::atoi (argv[3]), std::atoi (argv[4]), std::atoi (argv[5]),
    std::strtoull (argv[6], nullptr, 10)));
  return terminal::sluitAf (0);
}
