// toets_winnaar.cc: winnaar tegen gewone minimax, en de tabel van winnaars.

#include "tests/domineren/hulp.h"
#include "tests/domineren/inzicht.h"
#include "spellen/domineren/zoek/oplosser.h"

#include <algorithm>

using namespace std;

// Eis dat winnaar en haar zet kloppen, en ook na elke mogelijke zet.
static void eisWinnaar (const Model &model)
{
  Domineren spel = naar (model);
  Minimax rechter (model);
  string zet;
  long long standen = -1;
  const int gevonden = spel.winnaar (zet, standen),
            verwacht = rechter.wint () ? model.beurt : 1 - model.beurt;
  EIS_MET (gevonden == verwacht, "winnaar is " << gevonden << " in "
                                 << model.bestand ());
  EIS (standen >= 1);
  EIS (Toetsinzicht::gedaan (spel) == model.gedaan);
  EIS_GELIJK (zet.empty (), verwacht != model.beurt);
  EIS_MET (zet.empty () || rechter.wintMet (zet),
           zet << " wint niet in " << model.bestand ());
  for (const string &elke : model.zetten ())
  {
    string antwoord;
    EIS (spel.doeZet (elke));
    const bool wint = spel.winnaar (antwoord, standen) == model.beurt;
    EIS_MET (wint == rechter.wintMet (elke),
             "na " << elke << " in " << model.bestand ());
    spel.unDoeZet ();
  }
}

// Een stand met hoogstens een aantal lege vakjes, gevuld met toevallige zetten;
// ook als de speler aan beurt vastloopt blijft het een echte stand.
static Model stand (int breedte, int hoogte, int leeg, mt19937 &toeval)
{
  const int zetten = (breedte * hoogte - leeg + 1) / 2;
  return Model::toevallig (breedte, hoogte, zetten > 0 ? zetten : 0, toeval);
}

TOETS (elke_zet_van_kleine_standen)
{
  mt19937 toeval (11);
  for (int i = 0; i < proeven (1000, 40); i++)
    eisWinnaar (stand (1 + static_cast<int> (toeval () % 7),
                       1 + static_cast<int> (toeval () % 7),
                       8 + static_cast<int> (toeval () % 10), toeval));
}

TOETS (elke_zet_van_grotere_standen)
{
  mt19937 toeval (12);
  for (int i = 0; i < proeven (70, 2); i++)
    eisWinnaar (stand (5 + static_cast<int> (toeval () % 4),
                       5 + static_cast<int> (toeval () % 4),
                       24, toeval));
}

// Borden van twee en van vier woorden, en te breed voor banden van rijen.
TOETS (elke_zet_van_grote_borden)
{
  const int maten[][2] = { { 26, 9 }, { 26, 3 }, { 10, 7 }, { 9, 9 },
                           { 15, 9 }, { 26, 2 }, { 13, 5 }, { 8, 8 } };
  mt19937 toeval (13);
  for (int i = 0; i < proeven (80, 6); i++)
  {
    const int *const maat = maten[i % 8];
    Model model = stand (maat[0], maat[1], 1, toeval);
    for (int terug = 0; terug < 3 + i % 3; terug++)
      model.neemTerug ();
    eisWinnaar (model);
  }
}

// Een bord met toevallige gaten, en een strook waar maar een speler kan leggen:
// zo hangt veel van losse zetten af.
static string metGaten (int breedte, int hoogte, mt19937 &toeval)
{
  const size_t wijd = static_cast<size_t> (breedte);
  string bord;
  for (int plaats = 0; plaats < breedte * hoogte; plaats++)
    bord += toeval () % 100 < 45 ? '.' : '#';
  const size_t strook = toeval () % 3;
  for (size_t i = 0; strook > 0 && i < bord.size (); i++)
    if (strook == 1 ? i % wijd < 2 : i < 2 * wijd)
      bord[i] = (strook == 1 ? i % wijd == 0 : i < wijd) && toeval () % 8 > 0
                ? '.' : '#';
  return bord;
}

// Een oplosser onthoudt: de ene stand mag de andere niet bederven.
TOETS (een_oplosser_voor_veel_borden_met_gaten)
{
  mt19937 toeval (15);
  for (int keer = 0; keer < 6; keer++)
  {
    const int breedte = 5 + keer % 3, hoogte = 7 - keer % 3;
    zoek::domineren::Oplosser<1> oplosser (breedte, hoogte, 1 << 20, 0,
                                           nullptr);
    for (int i = 0; i < proeven (600, 30); i++)
    {
      const string bord = metGaten (breedte, hoogte, toeval);
      zoek::Bitbord<1> vrij = zoek::Bitbord<1> ();
      for (size_t j = 0; j < bord.size (); j++)
        if (bord[j] == '.')
          vrij.neemOp (static_cast<int> (j));
      Minimax rechter (breedte, bord);
      for (int wie = 0; wie < 2; wie++)
        EIS_MET ((oplosser.winnendeZet (vrij, wie) >= 0)
                 == rechter.wintAls (wie),
                 breedte << " breed, " << wie << " begint: " << bord);
    }
  }
}

// Wie wint een leeg bord: 1 wie begint, 2 de ander, V Vera, H Herman; rijen
// omlaag, kolommen naar rechts (Breuker, Uiterwijk en Van den Herik, 2000).
TOETS (lege_borden)
{
  const char *const tabel[] = { "2HHHHHHH", "V11HV11H", "V11HHHHH",
                                "VVV1V1VH", "VHVH2HHH", "V1V1V1VH",
                                "V1VHVH1H", "VVVVVVV1" };
  const int grootste = proeven (7, 5);
  for (int rijen = 1; rijen <= grootste; rijen++)
    for (int kolommen = 1; kolommen <= grootste; kolommen++)
    {
      string zet;
      long long standen = 0;
      Domineren spel (kolommen, rijen), gekanteld (rijen, kolommen);
      const int vera = spel.winnaar (zet, standen),
                herman = 1 - gekanteld.winnaar (zet, standen);
      const char letter = vera != herman ? (vera == 0 ? '1' : '2')
                                         : (vera == 0 ? 'V' : 'H');
      EIS_MET (letter == tabel[rijen - 1][kolommen - 1],
               kolommen << " bij " << rijen << ": " << letter);
    }
}

// Alle lege borden die minimax aankan, ook de tabel hierboven.
TOETS (lege_borden_tegen_minimax)
{
  for (int rijen = 1; rijen <= 5; rijen++)
    for (int kolommen = 1; kolommen * rijen <= proeven (25, 12); kolommen++)
    {
      string zet;
      long long standen = 0;
      Domineren spel (kolommen > 26 ? 26 : kolommen, rijen);
      Minimax rechter (Model (spel.getBreedte (), rijen));
      EIS_GELIJK (spel.winnaar (zet, standen), rechter.wint () ? 0 : 1);
    }
}

// De speler die volgens winnaar wint, wint ook als de ander alles probeert.
TOETS (perfect_spel_wint_altijd)
{
  mt19937 toeval (14);
  for (int i = 0; i < proeven (20, 3); i++)
  {
    Domineren spel (6, 5 + i % 2);
    string zet;
    long long standen = 0;
    const int wint = spel.winnaar (zet, standen);
    while (!spel.eindstand ())
    {
      if (spel.getSpeler () == wint)
        EIS_GELIJK (spel.winnaar (zet, standen), wint);
      else
      {
        const vector<string> zetten = spel.bepaalZetten ();
        zet = zetten[toeval () % zetten.size ()];
      }
      EIS (spel.doeZet (zet));
    }
    EIS_GELIJK (spel.getSpeler (), 1 - wint);
  }
}

TOETS (na_de_tijd_is_de_winnaar_onbekend)
{
  Domineren spel (9, 9);
  string zet = "iets";
  long long standen = 0;
  spel.stelTijd (1);
  EIS_GELIJK (spel.winnaar (zet, standen), -1);
  EIS_GELIJK (zet, "");
  EIS (standen > 1);
  EIS_GELIJK (spel.legeVakjes (), 81);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
