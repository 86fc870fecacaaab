// meting.cc: hoe snel Kalah denkt; gebouwd door make meting in spellen/kalah.
//
// De laatste regel is de handtekening: de som van alle standen. Die is op elke
// computer gelijk, en mag nooit zomaar veranderen.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include "../../spellen/kalah/kalah.h"

using namespace std;

static const int Breedten[] = { 10, 10, 7, 7, 5, 12, 9, 10 };

// Zet een regel van de tabel op het scherm.
static void druk (const string (&velden)[8])
{
  for (int i = 0; i < 8; i++)
    cout << (i == 0 ? left : right) << setw (Breedten[i]) << velden[i];
  cout << endl;
}

static string tekst (double getal, int decimalen)
{
  ostringstream uit;
  uit << fixed << setprecision (decimalen) << getal;
  return uit.str ();
}

// Een manier van denken: minimax of alfaBeta.
typedef int (Kalah::*Denken) (int, int &, long long &);

// Meet hoe lang een beginstand duurt.
// Retourneert: het aantal standen
static long long meet (const string &naam, Denken denken, int steentjes,
                       int diepte)
{
  Kalah spel (steentjes);
  int zet = 0;
  long long standen = 0;
  const clock_t begin = clock ();
  const int waarde = (spel.*denken) (diepte, zet, standen);
  const double seconden = static_cast<double> (clock () - begin + 1)
                          / CLOCKS_PER_SEC;
  druk ({ naam, to_string (steentjes), to_string (diepte),
          to_string (waarde), to_string (zet), to_string (standen),
          tekst (seconden, 2),
          tekst (static_cast<double> (standen) / seconden / 1e6, 1) });
  return standen;
}

int main ()
{
  long long handtekening = 0;
  druk ({ "functie", "steentjes", "diepte", "waarde", "zet", "standen",
          "seconden", "miljoen/s" });
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
