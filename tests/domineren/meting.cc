// meting.cc: wie wint elk leeg bord tot 9x9, met standen en tijd, de kleine
// borden eerst; gebouwd door make meting in spellen/domineren.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include "../../spellen/domineren/domineren.h"

using namespace std;

const int Grootste = Domineren::MaxHoogte;

// Reken een leeg bord door, met Vera als beginner, en zet het op een regel.
// Retourneert: wie er wint
static int reken (int kolommen, int rijen)
{
  const clock_t begin = clock ();
  Domineren spel (kolommen, rijen);
  string zet;
  long long standen = 0;
  const int winnaar = spel.winnaar (zet, standen);
  cout << setw (8) << kolommen << setw (7) << rijen << setw (10)
       << Domineren::naamVanSpeler (winnaar) << setw (14) << standen
       << setw (12) << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC
       << endl;
  return winnaar;
}

// Begint Herman, dan is het alsof Vera op het gekantelde bord begint.
int main ()
{
  int wint[Grootste + 1][Grootste + 1];  // per kolommen en rijen
  cout << "kolommen   rijen   winnaar       standen    seconden\n" << fixed;
  for (int lang = 1; lang <= Grootste; lang++)
    for (int kort = 1; kort <= lang; kort++)
    {
      wint[lang][kort] = reken (lang, kort);
      if (kort < lang)
        wint[kort][lang] = reken (kort, lang);
    }
  cout << "\nWie wint? 1: wie begint, 2: de ander, V: Vera, H: Herman\n\n    ";
  for (int kolommen = 1; kolommen <= Grootste; kolommen++)
    cout << " " << kolommen;
  for (int rijen = 1; rijen <= Grootste; rijen++)
  {
    cout << "\n" << setw (4) << rijen;
    for (int kolommen = 1; kolommen <= Grootste; kolommen++)
      cout << " " << "1VH2"[2 * wint[kolommen][rijen] + wint[rijen][kolommen]];
  }
  cout << endl;
}
