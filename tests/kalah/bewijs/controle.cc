// controle.cc: gaat een bewijs van Kalah na, zie controle.h.

#include <fstream>
#include <iostream>
#include <string>
#include <vector>
#include "../../../terminal/hoofdprogramma.h"
#include "../../../terminal/lezer.h"
#include "begin.h"
#include "controle.h"

using namespace std;

// Het hoofdprogramma.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  terminal::bewaakGeheugen ();
  vector<int> begin;
  if (argc < 3 || !bewijs::leesBegin (argv + 2, begin))
  {
    cerr << "Gebruik: ./Controle BESTAND STEENTJES; in plaats van STEENTJES "
            "mag een stand:\nveertien getallen en wie aan beurt is." << endl;
    return terminal::VerkeerdGebruik;
  }
  ifstream in (argv[1]);
  bewijs::Controle controle (in, begin, begin.back ());
  int exitcode = terminal::SpelOnleesbaar;
  if (terminal::Lezer (argv[1], cerr).geopend ())
    try
    {
      const string uitkomst = controle.keur ();
      cout << "bewezen: " << uitkomst << "; " << controle.aantalStanden ()
           << " standen nagespeeld" << endl;
      exitcode = terminal::Gelukt;
    }
    catch (const string &mis)
    {
      cout << terminal::zichtbaar (argv[1] + (": " + mis)) << endl;
    }
  return terminal::sluitAf (exitcode);
}
