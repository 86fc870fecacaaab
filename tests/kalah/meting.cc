// meting.cc: hoe snel Kalah denkt; gebouwd door make meting in spellen/kalah.
//
// De laatste regel is de handtekening: de som van alle standen. Die is op elke
// computer gelijk, en mag nooit zomaar veranderen.

#include <ctime>
#include <iomanip>
#include <iostream>
#include "../../spellen/kalah/kalah.h"

using namespace std;

// Meet hoe lang een beginstand duurt, en zet dat op het scherm.
// Retourneert: het aantal standen
static long long meet (const char *naam, int (Kalah::*denken)
                         (int, int &, long long &), int steentjes, int diepte)
{
  Kalah spel (steentjes);
  int zet = 0;
  long long standen = 0;
  const clock_t begin = clock ();
  const int waarde = (spel.*denken) (diepte, zet, standen);
  const double seconden = static_cast<double> (clock () - begin + 1)
                          / CLOCKS_PER_SEC;
  cout << left << setw (10) << naam << right << setw (10) << steentjes
       << setw (7) << diepte << setw (7) << waarde << setw (5) << zet
       << setw (12) << standen << fixed << setprecision (2) << setw (9)
       << seconden << setprecision (1) << setw (10)
       << static_cast<double> (standen) / seconden / 1e6 << endl;
  return standen;
}

int main ()
{
  long long handtekening = 0;
  cout << "functie    steentjes diepte waarde  zet     standen seconden "
          "miljoen/s" << endl;
  for (int steentjes = 3; steentjes <= 8; steentjes++)
    handtekening += meet ("minimax", &Kalah::minimax, steentjes, 9);
  handtekening += meet ("minimax", &Kalah::minimax, 6, 10);
  for (int steentjes = 3; steentjes <= 8; steentjes++)
    handtekening += meet ("alfaBeta", &Kalah::alfaBeta, steentjes, 15);
  for (int diepte = 16; diepte <= 20; diepte++)
    handtekening += meet ("alfaBeta", &Kalah::alfaBeta, 6, diepte);
  cout << "handtekening: " << handtekening << endl;
  return 0;
}
