// toets_storing.cc: wat Othello moet verdragen; zie tests/storing.h.

#include <memory>
#include "spellen/othello/othello.h"
#include "tests/storing.h"

using namespace std;

TOETS (zonder_geheugen)
{
  eisZonderGeheugen ([] { return OthelloBord (4, 4).vervolgSnel () == 44064; });
  eisZonderGeheugen ([] { return OthelloBord (4, 4).vervolg () == 44064; });
  eisZonderGeheugen ([]
                     {
                       const OthelloBord bord (20, 20);
                       const unique_ptr<OthelloBord> kopie (bord.kopieer ());
                       return kopie->aantalZetten () == 4;
                     });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
