// toets_tellen.cc: rijen zetten en vervolgpartijen, tegen bekende aantallen
// en tegen het model.

#include "tests/othello/hulp.h"
#include "standaard.h"

#include <cmath>

using namespace std;

//*************************************************************************
// Rijen van precies d zetten

// Vanaf 8 bij 8. Tot en met 8 zetten past nog nooit iemand; tot daar zijn dit
// de gepubliceerde aantallen van Othello. Bij 9 zetten zijn er 24 partijen
// uit, die onder de regels van Othello zelf met passen verder zouden gaan.
TOETS (bekende_aantallen_rijen_op_8_bij_8)
{
  const long long bekend[] = { 1, 4, 12, 56, 244, 1396, 8200, 55092, 390216,
                               3005264 };
  OthelloBord bord (8, 8);
  for (int diepte = 0; diepte <= proeven (9, 7); diepte++)
    EIS_GELIJK (Toetsinzicht::rijenVan (bord, diepte), bekend[diepte]);
  eisStand (bord, Model::begin (8, 8));
  Toetsinzicht::eisHeel (bord);
}

TOETS (rijen_als_het_model_op_andere_borden)
{
  const int maten[][2] = { { 2, 8 }, { 4, 4 }, { 4, 6 }, { 6, 4 }, { 6, 6 },
                           { 10, 4 }, { 4, 12 } };
  for (const int *maat : maten)
  {
    OthelloBord bord (maat[0], maat[1]);
    const Model::Stand stand = Model::begin (maat[0], maat[1]);
    for (int diepte = 1; diepte <= proeven (6, 5); diepte++)
      EIS_GELIJK (Toetsinzicht::rijenVan (bord, diepte),
                  Model::rijenVan (stand, diepte));
  }
}

//*************************************************************************
// Vervolgpartijen

struct Bekend
{
  int m, n;
  long long aantal;
};

TOETS (bekende_aantallen_vervolgpartijen)
{
  const Bekend gevallen[] = { { 2, 2, 1 }, { 2, 4, 2 }, { 4, 2, 2 },
    { 2, 6, 2 }, { 6, 2, 2 }, { 4, 4, 44064 } };
  for (const Bekend &geval : gevallen)
  {
    OthelloBord bord (geval.m, geval.n);
    EIS_GELIJK (bord.vervolg (), geval.aantal);
    for (long long geheugen : { -1LL, 0LL, 1LL, 24LL, 1000LL, 1000000LL })
      EIS_GELIJK (bord.vervolgSnel (geheugen), geval.aantal);
    eisStand (bord, Model::begin (geval.m, geval.n));
    Toetsinzicht::eisHeel (bord);
  }
}

// Vergelijk beide tellingen met het model.
static void vergelijk (const Model::Stand &stand)
{
  OthelloBord bord (stand.m, stand.n);
  EIS (bord.zetStand (stand.vakjes.c_str (), stand.speler));
  const long long verwacht = Model::vervolg (stand);
  EIS_GELIJK (bord.vervolg (), verwacht);
  eisStand (bord, stand);
  Toetsinzicht::eisHeel (bord);
  for (long long geheugen : { 0LL, 700LL, 100000LL })
    EIS_GELIJK (bord.vervolgSnel (geheugen), verwacht);
  eisStand (bord, stand);
}

TOETS (vervolg_met_hoogstens_6_leeg_op_alle_maten)
{
  mt19937 toeval (6);
  for (int m = 2; m <= 8; m += 2)
    for (int n = 2; n <= 8; n += 2)
      for (int i = 0; i < proeven (20, 3); i++)
        vergelijk (speelTot (Model::begin (m, n), loot (toeval, 7), toeval));
}

TOETS (vervolg_met_8_leeg)
{
  mt19937 toeval (7);
  for (int i = 0; i < proeven (40, 2); i++)
    vergelijk (speelTot (Model::begin (4 + 2 * (i % 3), 8 - 2 * (i % 2)), 8,
                         toeval));
}

// Met 10 t/m 12 lege vakjes, op een klein bord omdat het model traag is.
TOETS (vervolg_met_10_tot_12_leeg)
{
  mt19937 toeval (8);
  for (int leeg = proeven (10, 8); leeg <= proeven (12, 9); leeg++)
    for (int i = 0; i < 2; i++)
      vergelijk (speelTot (Model::begin (4, 4), leeg, toeval));
  vergelijk (speelTot (Model::begin (4, 6), proeven (11, 8), toeval));
  vergelijk (speelTot (Model::begin (6, 4), proeven (10, 8), toeval));
}

// De snelle telling tegen de recursieve, op grotere aantallen.
TOETS (snel_gelijk_aan_recursief)
{
  mt19937 toeval (9);
  for (int i = 0; i < proeven (6, 1); i++)
  {
    const Model::Stand stand = speelTot (Model::begin (4 + 2 * (i % 2),
                                                       i % 3 == 0 ? 6 : 4),
                                         11, toeval);
    OthelloBord bord (stand.m, stand.n);
    EIS (bord.zetStand (stand.vakjes.c_str (), stand.speler));
    const long long aantal = bord.vervolg ();
    for (long long geheugen : { 0LL, 3000LL, 10000000LL })
      EIS_GELIJK (bord.vervolgSnel (geheugen), aantal);
  }
}

TOETS (snel_weigert_een_te_groot_bord)
{
  EIS_GELIJK (OthelloBord (10, 2).vervolgSnel (), -1LL);
  EIS_GELIJK (OthelloBord (2, 10).vervolgSnel (), -1LL);
}

TOETS (vervolg_van_een_eindstand_is_1)
{
  for (const char *vakjes : { "ZZZZ", "WZZW", "ZZ..", "...." })
    for (char speler : { 'W', 'Z' })
    {
      OthelloBord bord (2, 2);
      EIS (bord.zetStand (vakjes, speler));
      EIS_GELIJK (bord.vervolg (), 1LL);
      EIS_GELIJK (bord.vervolgSnel (1000000), 1LL);
    }
}

//*************************************************************************
// Schatten

TOETS (schatting_ligt_bij_het_aantal)
{
  OthelloBord bord (4, 4);
  long double fout = 0;
  zetZaad (10);
  const long double schatting = bord.schatVervolg (proeven (4000, 1000), fout);
  EIS_MET (fout > 100 && fout < 5000, fout);
  EIS_MET (schatting > 44064 - 5 * fout && schatting < 44064 + 5 * fout,
           schatting << " fout " << fout);
  eisStand (bord, Model::begin (4, 4));
}

// De standaardfout moet zeggen hoe ver schattingen uiteenlopen: van veel
// schattingen ligt ongeveer twee derde er hoogstens een fout naast.
TOETS (standaardfout_zegt_hoe_ver_het_scheelt)
{
  OthelloBord bord (4, 4);
  int dichtbij = 0;
  const int keren = proeven (200, 50);
  zetZaad (11);
  for (int i = 0; i < keren; i++)
  {
    long double fout = 0;
    const long double schatting = bord.schatVervolg (100, fout);
    if (schatting > 44064 - fout && schatting < 44064 + fout)
      dichtbij++;
  }
  EIS_MET (dichtbij * 10 > keren * 5 && dichtbij * 10 < keren * 8, dichtbij);
}

// Van twee proeven is de standaardfout de helft van hun verschil.
TOETS (standaardfout_van_twee_proeven)
{
  const OthelloBord bord (4, 4);
  for (unsigned zaad = 1; zaad <= 20; zaad++)
  {
    long double geen = 0, fout = 0;
    zetZaad (zaad);
    const long double een = bord.schatVervolg (1, geen),
                      twee = bord.schatVervolg (1, geen);
    zetZaad (zaad);
    EIS_GELIJK (bord.schatVervolg (2, fout), (een + twee) / 2);
    EIS_MET (abs (2 * fout - abs (een - twee)) < 1e-6L, een << " " << twee
             << " fout " << fout);
  }
}

TOETS (schatting_zonder_keuze_heeft_geen_fout)
{
  OthelloBord bord (2, 20);
  long double fout = 1;
  EIS_GELIJK (bord.schatVervolg (10, fout), 2.0L);
  EIS (fout < 1e-9L);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
