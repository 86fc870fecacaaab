// controle.cc: gaat een bewijs van Kalah na, zie controle.h.
//
//   controle BESTAND STEENTJES             van de beginstand met zoveel
//   controle BESTAND a1..a6 KA b1..b6 KB S van een stand met S aan beurt
//
// De exitcode is 0 als het klopt, en anders 1.

#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include "controle.h"

int main (int argc, char **argv)
{
  if (argc != 3 && argc != 3 + Model::Kring)
  {
    std::cerr << "controle BESTAND STEENTJES, of in plaats van STEENTJES een "
                 "stand:\nveertien getallen en wie aan beurt is" << std::endl;
    return 2;
  }
  Model::Stand begin = Model::begin (std::atoi (argv[2]));
  if (argc > 3)
  {
    for (int plaats = 0; plaats < Model::Kring; plaats++)
      begin.op (plaats) = std::atoi (argv[2 + plaats]);
    begin.speler = std::atoi (argv[2 + Model::Kring]);
  }
  std::ifstream in (argv[1]);
  Controle::Bewijs bewijs (in, begin);
  try
  {
    const std::string uitkomst = bewijs.keur ();
    std::cout << "bewezen: " << uitkomst << "; " << bewijs.aantalStanden ()
              << " standen nagespeeld" << std::endl;
  }
  catch (const std::exception &mis)
  {
    std::cout << argv[1] << ": " << mis.what () << std::endl;
    return 1;
  }
  return 0;
}
