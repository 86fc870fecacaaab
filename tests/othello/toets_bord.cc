// toets_bord.cc: het bord tegen het model met een array, en de pointers.

#include "tests/othello/hulp.h"
#include "spellen/othello/stapel.h"
#include "standaard.h"

#include <map>
#include <type_traits>

using namespace std;

//*************************************************************************
// De pointerstructuur

TOETS (pointers_heen_en_terug_op_elke_maat)
{
  for (int m = 2; m <= 20; m += 2)
    for (int n = 2; n <= 20; n += 2)
    {
      const OthelloBord bord (m, n);
      Toetsinzicht::eisHeel (bord);
      eisStand (bord, Model::begin (m, n));
    }
}

TOETS (kopie_is_een_eigen_structuur)
{
  OthelloBord bord (6, 4);
  bord.doeZet (1, 1);
  Model::Stand stand = { 6, 4, vakjesVan (bord), bord.getSpeler () };
  OthelloBord *kopie = bord.kopieer ();
  const vector<const void *> hier = Toetsinzicht::eisHeel (bord),
                             daar = Toetsinzicht::eisHeel (*kopie);
  set<const void *> samen (hier.begin (), hier.end ());
  samen.insert (daar.begin (), daar.end ());
  EIS_GELIJK (samen.size (), hier.size () + daar.size ());
  eisStand (*kopie, stand);
  int rij = 0, kolom = 0;
  EIS (kopie->laatsteZet (rij, kolom));
  EIS_GELIJK (rij * 10 + kolom, 11);
  kopie->randomZet ();
  kopie->randomZet ();
  eisStand (bord, stand);
  delete kopie;
  eisStand (bord, stand);
  Toetsinzicht::eisHeel (bord);
}

TOETS (kopieren_per_ongeluk_kan_niet)
{
  EIS (!is_copy_constructible<OthelloBord>::value);
  EIS (!is_copy_assignable<OthelloBord>::value);
  EIS (!is_copy_constructible<Stapel>::value);
  EIS (!is_copy_assignable<Stapel>::value);
}

//*************************************************************************
// Spelen

// Speel een partij op het bord en in het model, en vergelijk na elke zet.
static void vergelijkPartij (int m, int n, mt19937 &toeval)
{
  OthelloBord bord (m, n);
  Model::Stand stand = Model::begin (m, n);
  vector<Model::Plek> zetten = Model::zetten (stand);
  int rij = -1, kolom = -1;
  EIS (!bord.laatsteZet (rij, kolom));
  while (!zetten.empty ())
  {
    const Model::Plek zet
      = zetten[static_cast<size_t> (loot (toeval, zetten.size ()))];
    for (int r = -1; r <= m; r++)
      for (int k = -1; k <= n; k++)
        if (Model::slag (stand, r, k).empty ())
          EIS (!bord.doeZet (r, k));
    Toetsinzicht::doeEnTerug (bord, zet.first, zet.second);
    eisStand (bord, stand);
    EIS (bord.doeZet (zet.first, zet.second));
    EIS (bord.laatsteZet (rij, kolom) && Model::Plek (rij, kolom) == zet);
    stand = Model::na (stand, zet);
    eisStand (bord, stand);
    Toetsinzicht::eisHeel (bord);
    zetten = Model::zetten (stand);
  }
}

TOETS (partijen_als_het_model_van_2x2_tot_12x6)
{
  mt19937 toeval (1);
  for (int m = 2; m <= 12; m += 2)
    for (int n = 2; n <= 12; n += 2)
      if (m * n <= 72)
        for (int i = 0; i < proeven (6, 1); i++)
          vergelijkPartij (m, n, toeval);
}

TOETS (voorbeeldzetten_van_de_opgave)
{
  OthelloBord bord (8, 8);
  EIS (bord.doeZet (4, 5));
  EIS (bord.doeZet (5, 5));
  const string leeg (24, '.');
  EIS_GELIJK (vakjesVan (bord), leeg + "...WZ..." "...ZWZ.." ".....W.."
                                + leeg.substr (8));
}

// Een stand voor de randgevallen, met wie aan zet is, of hij uit is, en wie
// er wint.
struct Randgeval
{
  int m, n;
  const char *vakjes;
  char speler, winnaar;
};

TOETS (einde_en_winnaar)
{
  const Randgeval gevallen[] =
  {
    { 2, 2, "WZZW", 'Z', '=' },
    { 2, 2, "ZZZW", 'Z', 'Z' },
    { 2, 2, "ZZZW", 'W', 'Z' },
    { 2, 2, "WZWW", 'W', 'W' },
    { 2, 2, "ZZZ.", 'Z', 'W' },      // vast, al is alles zwart
    { 2, 2, "ZZZ.", 'W', 'Z' },
    { 2, 2, "....", 'Z', 'W' },
    { 2, 4, "ZW..ZZZZ", 'Z', ' ' },
    { 2, 4, "ZW.WZZZZ", 'W', 'Z' },
    { 4, 4, "WWWWWWWWZZZZZZZZ", 'W', '=' }
  };
  for (const Randgeval &geval : gevallen)
  {
    OthelloBord bord (geval.m, geval.n);
    EIS (bord.zetStand (geval.vakjes, geval.speler));
    EIS_MET (bord.winnaar () == geval.winnaar,
             geval.vakjes << geval.speler << " geeft " << bord.winnaar ());
    EIS_GELIJK (bord.eindstand (), geval.winnaar != ' ');
    const Model::Stand stand = { geval.m, geval.n, geval.vakjes,
                                 geval.speler };
    eisStand (bord, stand);
  }
}

TOETS (slagen_in_acht_richtingen_tegelijk)
{
  OthelloBord bord (8, 8);
  EIS (bord.zetStand ("Z..Z..Z." ".W.W.W.." "..WWW..." "ZWW.WWWZ"
                      "..WWW..." ".W.W.W.." "Z..W..Z." "...Z....", 'Z'));
  EIS_GELIJK (bord.geslagen (3, 3), 2 + 2 + 2 + 3 + 2 + 3 + 2 + 2);
  EIS (bord.doeZet (3, 3));
  EIS_GELIJK (bord.aantalStenen ('W'), 0);
  EIS (bord.eindstand ());
  EIS_GELIJK (bord.winnaar (), 'Z');
}

//*************************************************************************
// Een stand opzetten

TOETS (zetStand_weigert_en_verandert_dan_niets)
{
  OthelloBord bord (2, 4);
  bord.doeZet (0, 0);
  const Model::Stand stand = { 2, 4, vakjesVan (bord), bord.getSpeler () };
  const char *const slecht[] = { "", ".", ".......", ".........", "....x...",
    "WZWZwzwz", "....ZW. ", nullptr };
  for (const char *vakjes : slecht)
    EIS (!bord.zetStand (vakjes, 'Z'));
  for (char speler : { 'z', 'w', '.', ' ', '\0' })
    EIS (!bord.zetStand ("........", speler));
  eisStand (bord, stand);
  EIS (bord.zetStand ("ZW..WWZ.", 'W'));
  int rij = 0, kolom = 0;
  EIS (!bord.laatsteZet (rij, kolom));
  Toetsinzicht::eisHeel (bord);
}

TOETS (willekeurige_standen_als_het_model)
{
  mt19937 toeval (2);
  for (int i = 0; i < proeven (1500, 100); i++)
  {
    Model::Stand stand = Model::begin (2 + 2 * loot (toeval, 4),
                                       2 + 2 * loot (toeval, 4));
    const char tekens[] = "WZWZWZ.";
    for (char &teken : stand.vakjes)
      teken = tekens[loot (toeval, 7)];
    stand.speler = loot (toeval, 2) == 0 ? 'W' : 'Z';
    OthelloBord bord (stand.m, stand.n);
    EIS (bord.zetStand (stand.vakjes.c_str (), stand.speler));
    eisStand (bord, stand);
    Toetsinzicht::eisHeel (bord);
  }
}

TOETS (slechte_maten_worden_8_bij_8)
{
  const int maten[][2] = { { 0, 8 }, { 3, 8 }, { 8, 5 }, { 22, 8 },
    { 8, 21 }, { -2, 4 }, { 1000000, 2 }, { 1, 1 }, { 2147483647, 2 },
    { 2, -2147483647 - 1 } };
  for (const int *maat : maten)
  {
    Vangst vangst;
    const OthelloBord bord (maat[0], maat[1]);
    eisStand (bord, Model::begin (8, 8));
    EIS_MET (bevat (vangst.tekst (), "8 bij 8"), vangst.tekst ());
  }
}

//*************************************************************************
// De computer

TOETS (gretig_slaat_de_meeste_en_de_eerste_van_gelijke)
{
  mt19937 toeval (3);
  for (int i = 0; i < proeven (300, 30); i++)
  {
    const Model::Stand stand = speelTot (Model::begin (6, 8),
                                         2 + loot (toeval, 43), toeval);
    size_t meeste = 0;
    Model::Plek beste (-1, -1);
    for (const Model::Plek &zet : Model::zetten (stand))
    {
      const size_t aantal = Model::slag (stand, zet.first, zet.second).size ();
      if (aantal > meeste)
      {
        meeste = aantal;
        beste = zet;
      }
    }
    OthelloBord bord (6, 8);
    EIS (bord.zetStand (stand.vakjes.c_str (), stand.speler));
    bord.gretigeZet ();
    eisStand (bord, meeste == 0 ? stand : Model::na (stand, beste));
  }
}

TOETS (hint_laat_de_tegenstander_de_minste_zetten)
{
  mt19937 toeval (4);
  for (int i = 0; i < proeven (300, 30); i++)
  {
    const Model::Stand stand = speelTot (Model::begin (6, 6),
                                         loot (toeval, 33), toeval);
    size_t minste = 1000;
    Model::Plek beste (-1, -1);
    for (const Model::Plek &zet : Model::zetten (stand))
    {
      const size_t aantal = Model::zetten (Model::na (stand, zet)).size ();
      if (aantal < minste)
      {
        minste = aantal;
        beste = zet;
      }
    }
    OthelloBord bord (6, 6);
    int rij = -1, kolom = -1, tegenzetten = -1;
    EIS (bord.zetStand (stand.vakjes.c_str (), stand.speler));
    EIS_GELIJK (bord.hint (rij, kolom, tegenzetten), minste < 1000);
    EIS (Model::Plek (rij, kolom) == beste);
    EIS (minste == 1000 || tegenzetten == static_cast<int> (minste));
    eisStand (bord, stand);
    Toetsinzicht::eisHeel (bord);
  }
}

TOETS (toeval_kiest_elke_zet_even_vaak)
{
  map<string,int> keren;
  zetZaad (5);
  for (int i = 0; i < 4000; i++)
  {
    OthelloBord bord (8, 8);
    bord.randomZet ();
    keren[vakjesVan (bord)]++;
  }
  EIS_GELIJK (keren.size (), 4u);
  for (const pair<const string,int> &keer : keren)
    EIS_MET (keer.second > 850 && keer.second < 1150, keer.second);
}

TOETS (computer_doet_niets_als_het_uit_is)
{
  OthelloBord bord (2, 2);
  bord.randomZet ();
  bord.gretigeZet ();
  eisStand (bord, Model::begin (2, 2));
}

//*************************************************************************
// Tekening en stapel

TOETS (tekening_met_letters_en_nummers)
{
  Vangst vangst;
  OthelloBord (2, 4).afdrukken ();
  EIS_GELIJK (vangst.tekst (),
              "    A B C D\n  1 . W Z .\n  2 . Z W .\n");
}

TOETS (stapel_geeft_de_borden_terug_in_omgekeerde_volgorde)
{
  Stapel stapel;
  EIS (stapel.isLeeg ());
  EIS (stapel.haalEraf () == nullptr);
  OthelloBord *borden[3];
  for (OthelloBord *&bord : borden)
  {
    bord = new OthelloBord (4, 4);
    stapel.zetErop (bord);
    EIS (!stapel.isLeeg ());
  }
  for (int i = 2; i >= 1; i--)
  {
    EIS (stapel.haalEraf () == borden[i]);
    delete borden[i];
  }
  EIS (!stapel.isLeeg ());   // de laatste ruimt de stapel zelf op
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
