// toets_toeval.cc: randomGetal en de generator eronder. Elk zaad staat vast, dus
// elke toets geeft altijd dezelfde uitkomst; de grenzen zijn zo ruim dat een
// goed programma ze met een ander zaad ook haalt.

#include "tests/toets.h"
#include "tests/tegelspel/chikwadraat.h"

#include <climits>
#include <cmath>
#include <set>
#include <vector>
#include "standaard.h"
#include "zoek/toeval.h"

using namespace std;

TOETS (generator_is_SplitMix64)
{
  zoek::Toeval toeval (1234567);  // de gepubliceerde reeks bij dit zaad
  EIS_GELIJK (toeval.bits (), 6457827717110365317ULL);
  EIS_GELIJK (toeval.bits (), 3203168211198807973ULL);
  EIS_GELIJK (toeval.bits (), 9817491932198370423ULL);
  EIS_GELIJK (toeval.bits (), 4593380528125082431ULL);
  EIS_GELIJK (toeval.bits (), 16408922859458223821ULL);
}

TOETS (dezelfde_getallen_op_elke_computer)
{
  zetZaad (1);
  for (int getal : { 56, 74, 97, 44, 44, 76, 87, 52, 28, 79, 40, 60 })
    EIS_GELIJK (randomGetal (0, 99), getal);
  zetZaad (20240226);
  for (int getal : { 28, 87, 70, 43, 58, 62, 65, 45, 45, 43, 64, 29 })
    EIS_GELIJK (randomGetal (0, 99), getal);
  zetZaad (1);
  for (int getal : { 285879788, 1055624609, 2022941422, -238975344 })
    EIS_GELIJK (randomGetal (INT_MIN, INT_MAX), getal);
  zetZaad (1);
  for (int getal : { 1216681713, 2085212530, 1884091953 })
    EIS_GELIJK (randomGetal (-5, INT_MAX - 4), getal);
}

TOETS (getallen_blijven_binnen_de_grenzen)
{
  zetZaad (5);
  EIS_GELIJK (randomGetal (7, 7), 7);
  EIS_GELIJK (randomGetal (INT_MAX, INT_MAX), INT_MAX);
  EIS_GELIJK (randomGetal (INT_MIN, INT_MIN), INT_MIN);
  bool laag = false, hoog = false, negatief = false, positief = false,
       omLaag = false, omHoog = false;
  for (int i = 0; i < 10000; i++)
  {
    const int getal = randomGetal (-3, 4), omgekeerd = randomGetal (4, -3),
              ruim = randomGetal (INT_MIN, INT_MAX);
    EIS_MET (getal >= -3 && getal <= 4, getal);
    EIS_MET (omgekeerd >= -3 && omgekeerd <= 4, omgekeerd);
    laag = laag || getal == -3;
    hoog = hoog || getal == 4;
    omLaag = omLaag || omgekeerd == -3;
    omHoog = omHoog || omgekeerd == 4;
    negatief = negatief || ruim < -2000000000;
    positief = positief || ruim > 2000000000;
  }
  EIS (laag && hoog && omLaag && omHoog && negatief && positief);
}

TOETS (elk_getal_is_even_waarschijnlijk)
{
  for (int breedte : { 2, 3, 5, 6, 7, 10, 64, 1000 })
  {
    zetZaad (static_cast<unsigned long long> (breedte));
    const int trekkingen = 200 * 1000;
    vector<int> gezien (static_cast<size_t> (breedte), 0);
    for (int i = 0; i < trekkingen; i++)
      gezien[static_cast<size_t> (randomGetal (1, breedte) - 1)]++;
    const vector<double> verwacht (gezien.size (),
                                   trekkingen / static_cast<double> (breedte));
    const double chi = chiKwadraat (gezien, verwacht);
    EIS_MET (gewoon (chi, breedte - 1), "breedte " << breedte << ": " << chi);
  }
}

TOETS (opeenvolgende_getallen_hangen_niet_samen)
{
  zetZaad (9);
  vector<int> gezien (36, 0);
  for (int i = 0; i < 200 * 1000; i++)
  {
    const int eerste = randomGetal (0, 5), tweede = randomGetal (0, 5);
    gezien[static_cast<size_t> (6 * eerste + tweede)]++;
  }
  const double chi = chiKwadraat (gezien, vector<double> (36, 200e3 / 36));
  EIS_MET (gewoon (chi, 35), chi);
}

TOETS (een_groot_bereik_heeft_geen_voorkeur)
{
  // Van de 2^32 mogelijke trekkingen gaan er 4 op elke 3 getallen. Wie de
  // ene die over is niet weggooit, kiest een van die drie twee keer zo vaak:
  // bij delen met rest in het onderste derde deel, bij schalen om de drie.
  zetZaad (10);
  vector<int> deel (3, 0), rest (3, 0);
  for (int i = 0; i < 30000; i++)
  {
    const long long getal = randomGetal (INT_MIN, INT_MAX - (1 << 30));
    deel[static_cast<size_t> ((getal - INT_MIN) >> 30)]++;
    rest[static_cast<size_t> ((getal - INT_MIN) % 3)]++;
  }
  const double chiDeel = chiKwadraat (deel, vector<double> (3, 10000.0)),
               chiRest = chiKwadraat (rest, vector<double> (3, 10000.0));
  EIS_MET (chiDeel < 20 && chiRest < 20, chiDeel << " en " << chiRest);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
