// controle.cc: gaat een bewijs van Kalah na, zie controle.h.

#include <fstream>
#include <iostream>
#include <string>
#include <vector>
#include "../../../terminal/hoofdprogramma.h"
#include "../../../terminal/lezer.h"
#include "controle.h"

using namespace std;
using bewijs::Stand;

// Lees over welke stand het bewijs hoort te gaan: een aantal per kuiltje van de
// beginstand, of elk aantal en wie begint. De getallen worden de aantallen,
// eerst die van speler 1, en wie begint.
// Retourneert: true als dat er staat
bool leesBegin (char **woorden, vector<int> &getallen)
{
  int getal = 0, som = 0;
  for ( ; *woorden != 0; woorden++)
    if (terminal::leesGetal (*woorden, 0, Stand::Meeste, getal))
      getallen.push_back (getal);
    else
      return false;
  if (getallen.size () == 1)
  {
    getallen.assign (Stand::Plaatsen + 1, getallen[0]);
    getallen[Stand::Kalah] = getallen[Stand::Ander + Stand::Kalah] = 0;
    getallen.back () = 1;
  }
  for (size_t i = 0; i + 1 < getallen.size (); i++)
    som += getallen[i];
  return getallen.size () == Stand::Plaatsen + 1 && som <= Stand::Meeste
         && (getallen.back () == 1 || getallen.back () == 2);
}

// Het hoofdprogramma.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  terminal::bewaakGeheugen ();
  vector<int> begin;
  if (argc < 3 || !leesBegin (argv + 2, begin))
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
