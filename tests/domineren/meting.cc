// meting.cc: wie wint elk leeg bord tot 9x9, met standen en tijd, de kleine
// borden eerst; of, als er 10 achter staat, elk bord van tien breed. Gebouwd
// door make meting en make meting10 in spellen/domineren.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include "../../spellen/domineren/domineren.h"
#include "../../spellen/domineren/zoek/oplosser.h"

using namespace std;

const int Grootste = Domineren::MaxHoogte;

// Wie een bord wint, in een teken.
// Parameters:
// * alsVera, alsHerman: wie er wint als Vera begint, en als Herman begint
// Retourneert: 1 (wie begint), 2 (de ander), V of H
static char teken (int alsVera, int alsHerman)
{
  const bool vera = alsVera == Domineren::Vera,
             herman = alsHerman == Domineren::Herman;
  return vera == herman ? vera ? '1' : '2' : vera ? 'V' : 'H';
}

// Zet een leeg bord op een regel.
// Parameters:
// * begin: de rekentijd toen het zoeken begon
// * winnaar: wie er wint als beginner begint
// * standen: hoeveel er daarvoor bezocht zijn
static void toon (int kolommen, int rijen, int beginner, int winnaar,
                  long long standen, clock_t begin)
{
  cout << setw (8) << kolommen << setw (7) << rijen << setw (9)
       << Domineren::naamVanSpeler (beginner) << setw (10)
       << Domineren::naamVanSpeler (winnaar) << setw (14) << standen
       << setw (12) << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC
       << endl;
}

// Reken een leeg bord door, met Vera als beginner, en toon het.
// Retourneert: wie er wint
static int alsVeraBegint (int kolommen, int rijen)
{
  const clock_t begin = clock ();
  Domineren spel (kolommen, rijen);
  string zet;
  long long standen = 0;
  const int winnaar = spel.winnaar (zet, standen);
  toon (kolommen, rijen, Domineren::Vera, winnaar, standen, begin);
  return winnaar;
}

// Evenzo met Herman als beginner, op een bord dat gekanteld te hoog is voor een
// Domineren: daarom met de oplosser zelf.
static int alsHermanBegint (int kolommen, int rijen)
{
  const clock_t begin = clock ();
  long long standen = 0;
  zoek::domineren::Banden banden;
  zoek::domineren::Oplosser<2> oplosser (kolommen, rijen, banden,
                                         zoek::GeheugenGrens, 0, standen);
  zoek::Bitbord<2> vrij = zoek::Bitbord<2> ();
  for (int vakje = 0; vakje < kolommen * rijen; vakje++)
    vrij.neemOp (vakje);
  const bool wint = oplosser.winnendeZet (vrij, Domineren::Herman)
                    != zoek::domineren::GeenZet;
  const int winnaar = wint ? Domineren::Herman : Domineren::Vera;
  toon (kolommen, rijen, Domineren::Herman, winnaar, standen, begin);
  return winnaar;
}

// Elk bord tot 9x9. Begint Herman, dan is het alsof Vera op het gekantelde bord
// begint.
static void totGrootste ()
{
  int wint[Grootste + 1][Grootste + 1];  // per kolommen en rijen
  for (int lang = 1; lang <= Grootste; lang++)
    for (int kort = 1; kort <= lang; kort++)
    {
      wint[lang][kort] = alsVeraBegint (lang, kort);
      if (kort < lang)
        wint[kort][lang] = alsVeraBegint (kort, lang);
    }
  cout << "\nWie wint? 1: wie begint, 2: de ander, V: Vera, H: Herman\n\n    ";
  for (int kolommen = 1; kolommen <= Grootste; kolommen++)
    cout << " " << kolommen;
  for (int rijen = 1; rijen <= Grootste; rijen++)
  {
    cout << "\n" << setw (4) << rijen;
    for (int kolommen = 1; kolommen <= Grootste; kolommen++)
      cout << " " << teken (wint[kolommen][rijen],
                            1 - wint[rijen][kolommen]);
  }
  cout << endl;
}

// Elk bord van zo breed, en dan de kolom van de tabel.
static void vanBreed (int kolommen)
{
  string kolom;
  for (int rijen = 1; rijen <= Grootste; rijen++)
  {
    const int alsVera = alsVeraBegint (kolommen, rijen),
              alsHerman = alsHermanBegint (kolommen, rijen);
    kolom += "\n   " + to_string (rijen) + "  " + teken (alsVera, alsHerman);
  }
  cout << "\nWie wint? 1: wie begint, 2: de ander, V: Vera, H: Herman\n\n     "
       << kolommen << kolom << endl;
}

int main (int argc, char *argv[])
{
  cout << "kolommen   rijen   begint   winnaar       standen    seconden\n"
       << fixed;
  if (argc > 1 && string (argv[1]) == "10")
    vanBreed (10);
  else
    totGrootste ();
}
