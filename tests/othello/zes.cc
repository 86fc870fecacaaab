// zes.cc: gaat na hoe Othello op een klein bord afloopt, met een oplosser die
// niets met het programma deelt (zes.h):
//
//   Zes BESTAND MIB RIJEN KOLOMMEN VERSCHIL [ZETTEN]
//
// zegt of zwart na deze zetten, zoals C2B3, meer haalt dan een oneven verschil
// in stenen; een verschil van 99 vraagt of de ander vast komt te zitten. Wat er
// over borden met veel lege vakjes gevonden is komt meteen in het bestand, en
// wie opnieuw begint gaat daarmee verder: een bord op een regel, met meer dan
// wat het is, en minder dan wat.

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include "zes.h"

using namespace std;
using namespace zes;

// Na zoveel zetten komt het niet meer in het bestand.
static const int Zetten = 16;

// Lees wat er eerder gevonden is; een laatste regel zonder eind telt niet.
static void lees (const string &naam, Oplosser &oplosser)
{
  ifstream in (naam.c_str ());
  string regel;
  while (getline (in, regel) && !in.eof ())
  {
    Oplosser::Grenzen wat;
    unsigned long long mijn = 0, ander = 0;
    if (sscanf (regel.c_str (), "%llx %llx %d %d", &mijn, &ander, &wat.first,
                &wat.second) == 4)
      oplosser.bewaard[{ mijn, ander }] = wat;
  }
}

// Speel zetten als C2D2.
static Bord speel (const Oplosser &oplosser, Bord bord, const string &zetten)
{
  for (size_t i = 0; i + 1 < zetten.size (); i += 2)
  {
    const Vorm &vorm = oplosser.vorm;
    const int rij = zetten[i + 1] - '1', kolom = zetten[i] - 'A';
    const Bits vakje = rij < 0 || rij >= vorm.rijen || kolom < 0
                       || kolom >= vorm.kolommen ? 0
                       : vorm.zetten (bord) & vorm.vakje (rij, kolom);
    if (vakje == 0)
    {
      cerr << "Deze zet kan niet: " << zetten.substr (i, 2) << endl;
      exit (2);
    }
    const Bits om = vorm.slag (bord, __builtin_ctzll (vakje));
    bord = { bord.ander & ~om, bord.mijn | om | vakje };
  }
  return bord;
}

// Het midden van een leeg bord, met zwart aan zet.
static Bord begin (const Vorm &vorm)
{
  const int r = vorm.rijen / 2 - 1, k = vorm.kolommen / 2 - 1;
  return { vorm.vakje (r, k + 1) | vorm.vakje (r + 1, k),
           vorm.vakje (r, k) | vorm.vakje (r + 1, k + 1) };
}

int main (int argc, char **argv)
{
  const bool genoeg = argc > 5;
  const int m = genoeg ? atoi (argv[3]) : 0, n = genoeg ? atoi (argv[4]) : 0,
            verschil = genoeg ? atoi (argv[5]) : 0;
  if (m < 4 || m > 8 || m % 2 > 0 || n < 4 || n > 6 || n % 2 > 0
      || verschil % 2 == 0)
  {
    cerr << "Gebruik: ./Zes BESTAND MIB RIJEN KOLOMMEN VERSCHIL [ZETTEN]; 4, "
            "6 of 8 rijen, 4 of\n6 kolommen, en een oneven verschil." << endl;
    return 2;
  }
  size_t bakken = 1;
  while (2 * bakken * 64 <= strtoull (argv[2], nullptr, 10) << 20)
    bakken *= 2;
  Oplosser oplosser (m, n, bakken);
  const string zetten = argc > 6 ? argv[6] : "";
  const Bord bord = speel (oplosser, begin (oplosser.vorm), zetten);
  lees (argv[1], oplosser);
  ofstream uit (argv[1], ios::app);
  oplosser.vanafLeeg = m * n - 4 - Zetten;
  oplosser.zeg = [&] (const Bord &b, const Oplosser::Grenzen &wat)
  {
    uit << hex << b.mijn << ' ' << b.ander << dec << ' ' << wat.first << ' '
        << wat.second << endl;
  };
  const bool zwart = zetten.size () % 4 == 0,
    ja = oplosser.haaltMeer (bord, zwart ? verschil : -verschil) == zwart;
  cout << m << " bij " << n << (zetten.empty () ? "" : " na " + zetten)
       << ": zwart haalt " << (ja ? "" : "niet ") << "meer dan " << verschil
       << "; " << oplosser.standen << " standen, "
       << clock () / CLOCKS_PER_SEC << " seconden" << endl;
  return uit ? 0 : 3;
}
