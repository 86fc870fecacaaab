// toets_proef.cc: het bord door de proef van tests/spelproef.h en tegen het
// model met een array, de pointers, en de lezer door die van
// tests/lezerproef.h.

#include "tests/lezerproef.h"
#include "tests/spelproef.h"
#include "tests/othello/hulp.h"
#include "tests/othello/leesinzicht.h"
#include "standaard.h"

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
  const Model::Stand stand = standVan (bord);
  OthelloBord *kopie = bord.kopieer ();
  const vector<const void *> hier = Toetsinzicht::eisHeel (bord),
                             daar = Toetsinzicht::eisHeel (*kopie);
  set<const void *> samen (hier.begin (), hier.end ());
  samen.insert (daar.begin (), daar.end ());
  EIS_GELIJK (samen.size (), hier.size () + daar.size ());
  eisStand (*kopie, stand);
  kopie->randomZet ();
  kopie->randomZet ();
  eisStand (bord, stand);
  delete kopie;
  eisStand (bord, stand);
  Toetsinzicht::eisHeel (bord);
}

TOETS (kopieren_per_ongeluk_kan_niet)
{
  EIS (!is_copy_constructible<OthelloBord>::value
       && !is_copy_assignable<OthelloBord>::value);
  EIS (!is_copy_constructible<Stapel>::value
       && !is_copy_assignable<Stapel>::value);
}

//*************************************************************************
// Spelen

// De spelproef, waarin elke stand en elke zet die van het model moeten zijn.
// Terugnemen kan een partij, met haar stapel van borden: dat toetst kopieer en
// Stapel. Het doen en terugnemen dat vervolg gebruikt komt apart. De volgorde
// van de zetten is rij voor rij.
struct OthelloProef
: Spelbasis<othello::Partij, othello::Zet, Toetsinzicht>
{
  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    const int soort = toeval.trek (0, 3),
              m = 2 * toeval.trek (1, soort == 0 ? 6 : 4),
              n = 2 * toeval.trek (1, soort == 0 ? min (6, 36 / m) : 4);
    unique_ptr<Spel> spel (new Spel (m, n));
    string vakjes;
    for (int i = 0; i < m * n; i++)
      vakjes += (soort == 1 ? ".WZWZWZ" : "....WZW")[toeval.trek (0, 6)];
    if (soort < 2)
      EIS (spel->bord ().zetStand (vakjes.c_str (), "WZ"[toeval.trek (0, 1)]));
    spel->stelToezicht (&gewoonToezicht ());
    return spel;
  }

  static Zet kandidaat (Spel &spel, Toeval &toeval)
  {
    return Zet (toeval.trek (-1, spel.bord ().getRijen ()),
                toeval.trek (-1, spel.bord ().getKolommen ()));
  }

  static bool hoort (Spel &spel, const Zet &zet, const vector<Zet> &)
  {
    return !Model::slag (standVan (spel.bord ()), zet.first, zet.second)
              .empty ();
  }

  static bool doe (Spel &spel, const Zet &zet)
  {
    const Model::Stand voor = standVan (spel.bord ());
    const bool mag = spel.doeZet (zet);
    const Model::Stand na = mag ? Model::na (voor, zet) : voor;
    EIS_GELIJK (vakjesVan (spel.bord ()), na.vakjes);
    EIS_GELIJK (spel.bord ().getSpeler (), na.speler);
    return mag;
  }

  // Zolang het niet uit is staat er niemand voor. Speler 0 is zwart.
  static int score (const Spel &spel, int wie)
  {
    const char winnaar = spel.bord ().winnaar ();
    if (winnaar == ' ' || winnaar == '=')
      return 0;
    return winnaar == "ZW"[wie] ? 1 : -1;
  }

  static int langste (const Spel &spel)
  {
    return spel.bord ().aantalStenen ('.');
  }

  static string dump (const Spel &spel)
  {
    return Toetsinzicht::dump (spel.bord (), false)
           + (spel.getToezicht () == nullptr ? "zonder" : "met") + " toezicht";
  }

  typedef terminal::Denkspeler Speler;

  static string speler (Toeval &toeval)
  {
    return toeval.uit (vector<string> { "m", "g", "2s" });
  }

  // Alles wat te zien is klopt. Doen en terugnemen zoals vervolg herstelt elke
  // pointer, en een kopie is gelijk.
  static void bijzonder (Spel &spel)
  {
    OthelloBord &bord = spel.bord ();
    const string voor = Toetsinzicht::dump (bord, true);
    const unique_ptr<OthelloBord> kopie (bord.kopieer ());
    EIS_GELIJK (Toetsinzicht::dump (*kopie, false),
                Toetsinzicht::dump (bord, false));
    eisStand (bord, standVan (bord));
    Toetsinzicht::eisHeel (bord);
    for (int r = -1; r <= bord.getRijen (); r++)
      for (int k = -1; k <= bord.getKolommen (); k++)
        if (bord.geslagen (r, k) == 0)
          EIS (!bord.doeZet (r, k));
    for (const Zet &zet : zetten (spel))
    {
      Toetsinzicht::doeEnTerug (bord, zet.first, zet.second);
      EIS_GELIJK (Toetsinzicht::dump (bord, true), voor);
    }
  }
};

TOETS (othello_doorstaat_de_spelproef)
{
  Spelproef<OthelloProef> (4, standenPerProef () / 3);
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

// Standen met wie er wint, of een spatie als het nog niet uit is. Wie vastzit
// verliest, ook als alles van hem is.
TOETS (einde_en_winnaar)
{
  const pair<Model::Stand,char> gevallen[] = {
    { { 2, 2, "WZZW", 'Z' }, '=' }, { { 2, 2, "ZZZW", 'Z' }, 'Z' },
    { { 2, 2, "ZZZW", 'W' }, 'Z' }, { { 2, 2, "WZWW", 'W' }, 'W' },
    { { 2, 2, "ZZZ.", 'Z' }, 'W' }, { { 2, 2, "ZZZ.", 'W' }, 'Z' },
    { { 2, 2, "....", 'Z' }, 'W' }, { { 2, 4, "ZW..ZZZZ", 'Z' }, ' ' },
    { { 2, 4, "ZW.WZZZZ", 'W' }, 'Z' },
    { { 4, 4, "WWWWWWWWZZZZZZZZ", 'W' }, '=' } };
  for (const auto &geval : gevallen)
  {
    const unique_ptr<OthelloBord> bord = bordVan (geval.first);
    EIS_MET (bord->winnaar () == geval.second, geval.first.vakjes
             << geval.first.speler << " geeft " << bord->winnaar ());
    EIS_GELIJK (bord->eindstand (), geval.second != ' ');
    eisStand (*bord, geval.first);
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
  const Model::Stand stand = standVan (bord);
  const char *const slecht[] = { "", ".", ".......", ".........", "....x...",
    "WZWZwzwz", "....ZW. ", nullptr };
  for (const char *vakjes : slecht)
    EIS (!bord.zetStand (vakjes, 'Z'));
  for (char speler : { 'z', 'w', '.', ' ', '\0' })
    EIS (!bord.zetStand ("........", speler));
  eisStand (bord, stand);
  EIS (bord.zetStand ("ZW..WWZ.", 'W'));
  Toetsinzicht::eisHeel (bord);
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

TOETS (gretig_slaat_de_meeste)
{
  Toeval toeval (3);
  for (int i = 0; i < proeven (300, 30); i++)
  {
    const Model::Stand stand = speelTot (Model::begin (6, 6 + i % 2 * 2),
                                         toeval.trek (0, 43), toeval);
    const unique_ptr<OthelloBord> bord = bordVan (stand);
    const vector<Model::Plek> zetten = Model::zetten (stand);
    const auto gretig = max_element (zetten.begin (), zetten.end (),
      [&] (const Model::Plek &a, const Model::Plek &b)
      {
        return Model::slag (stand, a.first, a.second).size ()
               < Model::slag (stand, b.first, b.second).size ();
      });
    if (zetten.empty ())
      bord->randomZet ();  // doet niets, net als een gretige
    bord->gretigeZet ();
    eisStand (*bord, zetten.empty () ? stand : Model::na (stand, *gretig));
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

//*************************************************************************
// De lezer

static const string Stand = "2 4\n.WZ.\n.ZW.\nZ\n", Klein = "2 2\nWZ\nZW\nZ\n";

typedef Lezerproef<othello::Partij, Leesinzicht> Proef;

static const Proef proef ({ othello::Partij (), Leesinzicht::begonnen () },
                          { Stand, Klein + "spelers g t\n" });

TOETS (goede_bestanden_in_elke_spelling)
{
  for (const string &inhoud
       : { string ("2 4\r\n .WZ.\r\n\r\n.ZW.\r\nZ\r\nzet a1\r\n"),
           Stand + "spelers g t\nzet A1\nspelers 12 m", "\n" + Stand
           + "\n\n  zet  A1\n\n" })
    proef.eisZelfde (inhoud, Stand + "zet A1\n");
}

static const Aangemeld aangemeld (proef);
