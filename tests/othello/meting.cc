// meting.cc: hoe snel Othello telt, en hoe diep het denkt; gebouwd door make
// meting in spellen/othello.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <memory>
#include <string>
#include "../../spellen/othello/othello.h"
#include "../../spellen/othello/zoek/denker.h"
#include "../../spellen/othello/zoek/tellen.h"
#include "../../standaard.h"
#include "model.h"

using namespace std;
using namespace zoek::othello;

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

//*************************************************************************
// Denken

// Toon wat er over een aantal borden gevonden wordt, en hoe snel; 0 seconden:
// zonder grens.
static void toonDenken (const string &naam, int m, int n, int leeg, int borden,
                        double seconden = 0)
{
  long long standen = 0;
  int diepte = 0, zeker = 0;
  zetZaad (2);
  const clock_t begin = clock ();
  for (int i = 0; i < borden; i++)
  {
    unique_ptr<OthelloBord> bord;
    do
    {
      bord.reset (new OthelloBord (m, n));
      while (bord->aantalStenen ('.') > leeg && !bord->eindstand ())
        bord->randomZet ();
    }
    while (bord->eindstand ());
    zoek::Toezicht toezicht;
    const Gedachte<Plek> wat = denkTot (*bord, ElkeDiepte, seconden, false,
                                  toezicht);
    standen += wat.standen;
    diepte += wat.diepte;
    zeker += wat.zeker ? 1 : 0;
  }
  const double duur = static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
  cout << left << setw (34) << naam << right << setw (12) << standen / borden
       << " standen, diepte " << setw (2) << diepte / borden << ", zeker "
       << setw (2) << zeker << " van " << setw (2) << borden << ", "
       << setw (7) << duur / borden << " s, "
       << static_cast<double> (standen) / duur / 1e6 << " miljoen/s" << endl;
}

int main ()
{
  const Model::Stand begin = Model::begin (4, 4);
  OthelloBord bord (4, 4);
  const OthelloBord groot (4, 6);
  cout << fixed << setprecision (2);
  toonDenken ("4 bij 4, het begin", 4, 4, 12, 1);
  toonDenken ("4 bij 6, het begin", 4, 6, 20, 1);
  for (int leeg = 60; leeg >= 24; leeg -= 12)
    toonDenken ("8 bij 8, " + to_string (leeg) + " leeg, twee seconden", 8, 8,
                leeg, leeg == 60 ? 1 : 5, 2);
  for (int leeg = 12; leeg <= 24; leeg += 2)
    toonDenken ("8 bij 8, " + to_string (leeg) + " leeg, een seconde", 8, 8,
                leeg, 20, 1);
  toon ("4 bij 4, vervolg", 60, [&] { return bord.vervolg (); });
  toon ("4 bij 4, het model: elke zet een nieuwe stand", 2,
        [&] { return Model::vervolg (begin); });
  zoek::Toezicht stil (false);
  OthelloTelling telling ("", "", 0, stil);
  toon ("4 bij 4, met een tabel van 1 MiB", 60,
        [&] { return Teller (4, 4, 1 << 20, telling).tel (bord); });
  toon ("4 bij 6, met een tabel van 1 GiB", 1,
        [&] { return Teller (4, 6, 1 << 30, telling).tel (groot); });
  return 0;
}
