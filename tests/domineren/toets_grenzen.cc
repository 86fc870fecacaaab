// toets_grenzen.cc: elke grens van het zoeken apart, tegen gewone minimax: een
// grens mag nooit een winst beloven die er niet is.

#include "tests/domineren/hulp.h"
#include "spellen/domineren/zoek/waarden.h"

#include <random>

using namespace std;
using namespace zoek::domineren;

typedef zoek::Bitbord<1> Bord;

// Een bord met toevallige gaten, als rij tekens.
static string metGaten (int breedte, int hoogte, unsigned leeg,
                        mt19937 &toeval)
{
  string bord;
  for (int i = 0; i < breedte * hoogte; i++)
    bord += toeval () % 100 < leeg ? '.' : '#';
  return bord;
}

static Bord alsBord (const string &tekst)
{
  Bord bord = Bord ();
  for (size_t i = 0; i < tekst.size (); i++)
    if (tekst[i] == '.')
      bord.neemOp (static_cast<int> (i));
  return bord;
}

// Zet boven een bord losse zetten: van Vera als het er meer dan nul zijn,
// anders van Herman.
static string metLosse (string bord, int breedte, int aantal)
{
  const size_t wijd = static_cast<size_t> (breedte);
  for (int i = 0; i < aantal; i++)
    for (int rij = 0; rij < 3; rij++)
      bord += (rij == 0 ? "#" : ".") + string (wijd - 1, '#');
  for (int i = 0; i < -aantal; i++)
    bord += string (wijd, '#') + ".." + string (wijd - 2, '#');
  return bord;
}

// Wat er beloofd is, en hoe vaak.
struct Belofte
{
  long long aantal;

  // Eis dat een speler echt wint als zijn wand dat zegt, met -2 t/m 2 losse
  // zetten erbij.
  void eis (const string &bord, int breedte, int speler, const Wand &wand,
            bool begint)
  {
    for (int los = -2; los <= 2; los++)
      if ((wand + Wand (Achtsten * los)).wint (begint))
      {
        const string heel = metLosse (bord, breedte,
                                      speler == 0 ? los : -los);
        Minimax rechter (breedte, heel);
        const bool wint = begint ? rechter.wintAls (speler)
                                 : !rechter.wintAls (1 - speler);
        EIS_MET (wint, "speler " << speler << (begint ? " begint" : " volgt")
                       << ", " << breedte << " breed: " << heel);
        aantal++;
      }
  }
};

// De waarde van een bord als som van zijn stukken.
static Waarde som (Waarden<1> &waarden, const Veld<1> &veld, const Bord &bord)
{
  Waarde totaal = Waarde ();
  Bord rest = veld.bruikbaar (bord);
  while (!rest.leeg ())
    telOp (totaal, waarden.van (veld.neemStuk (rest)));
  return totaal;
}

TOETS (banden_beloven_niets_te_veel)
{
  mt19937 toeval (21);
  Belofte belofte = { 0 };
  for (int i = 0; i < proeven (1500, 80); i++)
  {
    const int breedte = 2 + i % 4, hoogte = 2 + i / 4 % 4;
    const string tekst = metGaten (breedte, hoogte, 75, toeval);
    vector<unsigned> rijen;
    for (int rij = 0; rij < hoogte; rij++)
      rijen.push_back (alsBord (tekst).deel (rij * breedte, breedte));
    Wand eerst, laatst;
    Bandentabel::van (breedte).ondergrens (rijen.data (), hoogte, eerst,
                                           laatst);
    belofte.eis (tekst, breedte, 0, eerst, true);
    belofte.eis (tekst, breedte, 0, laatst, false);
  }
  EIS (belofte.aantal > proeven (1500, 80));
}

TOETS (kleine_stukken_beloven_niets_te_veel)
{
  mt19937 toeval (22);
  Belofte belofte = { 0 };
  const int breedte = Stukken::Maat;
  const Veld<1> veld (breedte, breedte);
  Stukken stukken (1 << 20);
  for (int i = 0; i < proeven (1000, 50); i++)
  {
    Bord rest = veld.bruikbaar (alsBord (metGaten (breedte, 4, 55, toeval)));
    while (!rest.leeg ())
    {
      const Bord stuk = veld.neemStuk (rest);
      if (stuk.aantal () > Stukken::MeesteVakjes)
        continue;
      string tekst;
      for (int j = 0; j < 4 * breedte; j++)
        tekst += (stuk >> j).deel (0, 1) != 0 ? '.' : '#';
      const Stukken::Beeld beeld = stukken.waarde (stuk);
      for (int speler = 0; speler < 2; speler++)
        for (int begint = 0; begint < 2; begint++)
          belofte.eis (tekst, breedte, speler,
                       beeld.van[speler].wand (begint == 1), begint == 1);
    }
  }
  EIS (belofte.aantal > proeven (2000, 100));
}

// Ook de som van stukken, de veilige vakjes en grote stukken.
TOETS (sommen_beloven_niets_te_veel)
{
  mt19937 toeval (23);
  Belofte belofte = { 0 };
  for (int maat = 0; maat < 9; maat++)
  {
    const int breedte = 3 + maat % 3, hoogte = 4 + maat / 3;
    const Veld<1> veld (breedte, hoogte);
    Waarden<1> waarden (veld, breedte, hoogte, 1 << 20);
    for (int i = 0; i < proeven (90, 8); i++)
    {
      const string tekst = metGaten (breedte, hoogte,
                                     breedte * hoogte > 20 ? 65 : 85, toeval);
      const Waarde totaal = som (waarden, veld, alsBord (tekst));
      for (int speler = 0; speler < 2; speler++)
      {
        belofte.eis (tekst, breedte, speler, totaal.eerst[speler], true);
        belofte.eis (tekst, breedte, speler, totaal.laatst[speler], false);
      }
    }
  }
  EIS (belofte.aantal > proeven (900, 60));
}

// Bij een stuk dat x / 8 waard is, wint bij n stuks en -n * x / 8 losse zetten
// altijd wie niet begint.
TOETS (een_getal_is_precies_dat_getal)
{
  mt19937 toeval (24);
  const int breedte = 4, hoogte = 4;
  const Veld<1> veld (breedte, hoogte);
  Waarden<1> waarden (veld, breedte, hoogte, 1 << 20);
  int gehele = 0, breuken = 0;
  for (int i = 0; i < proeven (3000, 100); i++)
  {
    Bord rest = veld.bruikbaar (alsBord (metGaten (breedte, hoogte, 60,
                                                   toeval)));
    while (!rest.leeg ())
    {
      const Bord stuk = veld.neemStuk (rest);
      int getal = 0, keer = 1;
      if (!isGetal (waarden.van (stuk), getal) || stuk.aantal () > 8)
        continue;
      while (keer * getal % Achtsten != 0)
        keer *= 2;
      (keer == 1 ? gehele : breuken)++;
      string tekst;
      for (int nr = 0; nr < keer; nr++)
      {
        for (int j = 0; j < breedte * hoogte; j++)
          tekst += (stuk >> j).deel (0, 1) != 0 ? '.' : '#';
        tekst += string (static_cast<size_t> (breedte), '#');
      }
      tekst = metLosse (tekst, breedte, -keer * getal / Achtsten);
      Minimax rechter (breedte, tekst);
      EIS_MET (!rechter.wintAls (0) && !rechter.wintAls (1),
               getal << " achtsten: " << tekst);
    }
  }
  EIS (gehele > proeven (100, 20) && breuken > proeven (10, 1));
}

TOETS (thermograaf_van_eenvoudige_spellen)
{
  Thermograaf half = Thermograaf::zonderZetten ();  // 0 | 1
  half.neemOp (Thermograaf (0), true);
  half.neemOp (Thermograaf (Achtsten), false);
  half.sluit ();
  EIS (half.wand (true) == Wand (4) && half.wand (false) == Wand (4));
  Thermograaf heet = Thermograaf::zonderZetten ();  // 1 | -1
  heet.neemOp (Thermograaf (Achtsten), true);
  heet.neemOp (Thermograaf (-Achtsten), false);
  heet.sluit ();
  EIS_GELIJK (heet.wand (true).bij (1), 4);
  EIS_GELIJK (heet.wand (false).bij (1), -4);
  EIS_GELIJK (heet.wand (true).bij (3), 0);
  heet.telOp (half);
  EIS_GELIJK (heet.wand (true).bij (1), 8);
  EIS (heet.wand (true).wint (true) && !heet.wand (false).wint (false));
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
