// meting.cc: hoe snel Othello telt; gebouwd door make meting in spellen/othello.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include "../../spellen/othello/othello.h"
#include "model.h"

using namespace std;

// Toon hoe snel een manier van tellen is, in partijen per seconde rekentijd.
template <typename Tel>
static void toon (const string &naam, int keren, const Tel &tel)
{
  const clock_t begin = clock ();
  long long som = 0;
  for (int i = 0; i < keren; i++)
    som += tel ();
  const double seconden = static_cast<double> (clock () - begin)
                          / CLOCKS_PER_SEC;
  cout << left << setw (46) << naam << right << setw (12) << som / keren
       << " partijen, " << setw (9)
       << static_cast<double> (som) / seconden / 1e6 << " miljoen/s" << endl;
}

int main ()
{
  const Model::Stand begin = Model::begin (4, 4);
  OthelloBord bord (4, 4);
  const OthelloBord groot (4, 6);
  cout << fixed << setprecision (2);
  toon ("4 bij 4, vervolg", 60, [&] { return bord.vervolg (); });
  toon ("4 bij 4, het model: elke zet een nieuwe stand", 2,
        [&] { return Model::vervolg (begin); });
  toon ("4 bij 4, vervolgSnel, tabel van 1 MiB", 60,
        [&] { return bord.vervolgSnel (1 << 20); });
  toon ("4 bij 6, vervolgSnel, tabel van 1 GiB", 1,
        [&] { return groot.vervolgSnel (); });
  return 0;
}
