// toets_nio.cc: de regels van het spel, en NIO0A t/m NIO0E, tegen het model.

#include "tests/domineren/hulp.h"
#include "tests/domineren/inzicht.h"
#include "tests/vangst.h"

#include <set>
#include <utility>

using namespace std;

static const string Voorbeelden = "spellen/domineren/voorbeelden/";

// Draai een onderdeel in een map waar al een SPEL.IN staat.
static Afloop draaiNio (const TijdelijkeMap &map, char letter)
{
  return draaiIn (map.pad (""), "", string ("nio0") + letter);
}

static string uitvoerNaam (char letter)
{
  return string ("NIO0") + static_cast<char> (letter - 'a' + 'A') + ".UIT";
}

// De uitvoer van een onderdeel volgens het model.
static string volgensModel (const Model &model, char letter)
{
  switch (letter)
  {
    case 'a': return Model::naam (model.beurt) + "\n";
    case 'b': return to_string (model.leeg ()) + "\n";
    case 'c': return samen (model.onderdeelC ());
    case 'd': return samen (model.verloop (false));
    default: return samen (model.verloop (true));
  }
}

// Een stand op een bord van willekeurige maat.
static Model willekeurig (mt19937 &toeval)
{
  const int breedte = static_cast<int> (toeval () % 26) + 1,
            hoogte = static_cast<int> (toeval () % 9) + 1;
  return Model::toevallig (breedte, hoogte, static_cast<int>
           (toeval () % static_cast<unsigned> (breedte * hoogte / 2 + 1)),
           toeval);
}

TOETS (klasse_volgt_het_model)
{
  mt19937 toeval (1);
  for (int i = 0; i < proeven (120, 2); i++)
  {
    const Model model = willekeurig (toeval);
    Domineren spel = naar (model);
    EIS_GELIJK (spel.getBreedte (), model.breedte);
    EIS_GELIJK (spel.getHoogte (), model.hoogte);
    EIS_GELIJK (spel.getSpeler (), model.beurt);
    EIS_GELIJK (spel.legeVakjes (), model.leeg ());
    EIS_GELIJK (spel.eindstand (), model.zetten ().empty ());
    EIS (Toetsinzicht::gedaan (spel) == model.gedaan);
    EIS (spel.bepaalZetten () == model.zetten ());
    EIS_MET (spel.speelEerste () == model.verloop (false), model.bestand ());
    EIS_MET (spel.speelVerschil () == model.verloop (true), model.bestand ());
    EIS (Toetsinzicht::gedaan (spel) == model.gedaan);
  }
}

TOETS (doen_en_terugnemen_na_elke_zet)
{
  mt19937 toeval (2);
  for (int i = 0; i < proeven (40, 4); i++)
  {
    Model model = willekeurig (toeval);
    Domineren spel = naar (model);
    while (!model.gedaan.empty ())
    {
      EIS (spel.bepaalZetten () == model.zetten ());
      model.neemTerug ();
      EIS (spel.unDoeZet ());
    }
    EIS (!spel.unDoeZet ());
    EIS_GELIJK (spel.legeVakjes (), model.breedte * model.hoogte);
  }
}

// Elke tekst van drie tekens die een zet zou kunnen zijn, en wat rommel.
TOETS (alleen_mogelijke_zetten_worden_aangenomen)
{
  mt19937 toeval (3);
  const string tekens = "abghz0123589AB ";
  for (int i = 0; i < proeven (30, 2); i++)
  {
    const Model model = Model::toevallig (8, 5, i % 20, toeval);
    const Model::Namen zetten = model.zetten ();
    const set<string> mogelijk (zetten.begin (), zetten.end ());
    for (char a : tekens)
      for (char b : tekens)
        for (char c : tekens)
        {
          const string zet = { a, b, c };
          Domineren spel = naar (model);
          EIS_MET (spel.doeZet (zet) == (mogelijk.count (zet) > 0),
                   "doeZet (" << zet << ") in " << model.bestand ());
        }
    Domineren spel = naar (model);
    for (const char *zet : { "", "a", "a1", "a123", "abc1", "\xff\xfe\xfd" })
      EIS (!spel.doeZet (zet));
  }
}

TOETS (maten_buiten_de_grenzen)
{
  Vangst vangst;
  Domineren groot (27, 10), klein (0, -5);
  EIS_GELIJK (groot.legeVakjes (), 234);
  EIS_GELIJK (klein.legeVakjes (), 1);
  EIS (bevat (vangst.tekst (), "27") && bevat (vangst.tekst (), "-5"));
}

TOETS (programmas_volgen_het_model)
{
  mt19937 toeval (4);
  for (int i = 0; i < proeven (60, 1); i++)
  {
    const TijdelijkeMap map;
    const Model model = willekeurig (toeval);
    map.schrijf ("SPEL.IN", model.bestand ());
    for (char letter = 'a'; letter <= 'e'; letter++)
    {
      const Afloop afloop = draaiNio (map, letter);
      EIS_GELIJK (afloop.exitcode, 0);
      EIS_GELIJK (afloop.uitvoer + afloop.fouten, "");
      EIS_GELIJK (inhoudVan (map.pad (uitvoerNaam (letter))),
                  volgensModel (model, letter));
    }
  }
}

// Wat de opgave zelf als uitvoer geeft.
TOETS (voorbeeld_van_de_opgave)
{
  const string verwacht[] = {
    "Herman\n", "17\n", "7\nab1\nab3\nbc3\nef5\nfg1\nfg3\nfg5\n",
    "ab1\na34\nbc3\nc45\nef5\nHerman\n", "bc3\na34\nab1\nc45\nfg1\nHerman\n" };
  const TijdelijkeMap map;
  map.schrijf ("SPEL.IN", inhoudVan (Voorbeelden + "spel0.in"));
  for (char letter = 'a'; letter <= 'e'; letter++)
  {
    EIS_GELIJK (draaiNio (map, letter).exitcode, 0);
    EIS_GELIJK (inhoudVan (map.pad (uitvoerNaam (letter))),
                verwacht[letter - 'a']);
  }
}

// De uitvoer in voorbeelden/ is die van het model.
TOETS (voorbeelden_kloppen)
{
  for (int nummer = 0; nummer <= 11; nummer += proeven (1, 12))
  {
    const string naam = Voorbeelden + "spel" + to_string (nummer);
    istringstream in (inhoudVan (naam + ".in"));
    string hoek, zet;
    int aantal = 0;
    in >> hoek >> aantal;
    EIS_GELIJK (hoek.size (), 2u);
    Model model (hoek[0] - 'a' + 1, hoek[1] - '0');
    while (in >> zet)
      model.doe (zet);
    EIS_GELIJK (static_cast<int> (model.gedaan.size ()), aantal);
    for (char letter = 'a'; letter <= 'e'; letter++)
      EIS_GELIJK (inhoudVan (naam + ".0" + letter),
                  volgensModel (model, letter));
  }
}

// Ook een bewaard spel is een SPEL.IN, en wat schrijf schrijft is weer te
// lezen.
TOETS (een_bewaard_spel_is_een_stand)
{
  mt19937 toeval (5);
  for (int i = 0; i < proeven (60, 4); i++)
  {
    const TijdelijkeMap map;
    const Model model = willekeurig (toeval);
    ostringstream bewaard;
    naar (model).schrijf (bewaard, "vp");
    EIS_GELIJK (bewaard.str (), model.bestand () + "spelers vp\n");
    map.schrijf ("SPEL.IN", bewaard.str ());
    Domineren spel (1, 1);
    string spelers;
    EIS (spel.leesInSpel (map.pad ("SPEL.IN").c_str (), cerr, spelers));
    EIS_GELIJK (spelers, "vp");
    EIS (Toetsinzicht::gedaan (spel) == model.gedaan);
    EIS_GELIJK (draaiNio (map, 'c').exitcode, 0);
    EIS_GELIJK (inhoudVan (map.pad ("NIO0C.UIT")), volgensModel (model, 'c'));
  }
}

// Een zet kan precies als zij in de lijst staat; anders is er een reden.
TOETS (bezwaar_tegen_elke_andere_zet)
{
  mt19937 toeval (6);
  for (int i = 0; i < proeven (60, 4); i++)
  {
    Domineren spel = naar (willekeurig (toeval));
    const vector<string> zetten = spel.bepaalZetten ();
    const set<string> mogelijk (zetten.begin (), zetten.end ());
    for (char a : string ("abez"))
      for (char b : string ("abcf01239"))
        for (char c : string ("01239"))
        {
          const string zet = { a, b, c };
          EIS_MET (spel.bezwaar (zet).empty () == (mogelijk.count (zet) > 0),
                   zet << ": " << spel.bezwaar (zet));
        }
  }
}

TOETS (de_reden_waarom_een_zet_niet_kan)
{
  Domineren spel (3, 3);
  EIS (spel.doeZet ("a12"));
  EIS_GELIJK (spel.bezwaar ("bc1"), "");
  EIS_GELIJK (spel.bezwaar ("ab2"), "daar ligt al een steen");
  EIS_GELIJK (spel.bezwaar ("cd1"), "daar houdt het bord op");
  EIS_GELIJK (spel.bezwaar ("bc4"), "daar houdt het bord op");
  EIS_GELIJK (spel.bezwaar ("b12"), "die is van Vera, en Herman is aan beurt");
  EIS (bevat (spel.bezwaar ("ac1"), "twee vakjes naast elkaar"));
}

TOETS (test0_doet_wat_de_opgave_zegt)
{
  const TijdelijkeMap map;
  const string kopie = "cp spellen/domineren/test0 " + map.pad ("")
    + " && cp spellen/domineren/voorbeelden/spel0.in " + map.pad ("")
    + " && cp \"$0\" " + map.pad ("NIO0C")
    + " && cd " + map.pad ("") + " && ./test0 NIO0C spel0.in";
  const Afloop afloop = Proces::draai ({ "/bin/sh", "-c", kopie,
                                         padVan ("nio0c") }, "");
  EIS_GELIJK (afloop.uitvoer, inhoudVan (Voorbeelden + "spel0.0c"));
  EIS_GELIJK (afloop.exitcode, 0);
}

//*************************************************************************
// Verkeerde invoer

// Een bestand, de regel waar het misgaat, en wat de melding moet noemen.
struct Fout
{
  string inhoud;
  int regel;
  string gevonden;
};

static vector<Fout> fouten ()
{
  const string lang (100000, 'x');
  return {
    { "", 1, "einde" }, { "\n", 1, "lege regel" }, { "g\n0\n", 1, "\"g\"" },
    { "g0\n0\n", 1, "g0" }, { "G5\n0\n", 1, "G5" }, { "g55\n0\n", 1, "g55" },
    { "5g\n0\n", 1, "5g" }, { lang + "\n0\n", 1, "..." },
    { string ("\0\1\2\n", 4), 1, "???" }, { "\xef\xbb\xbfg5\n0\n", 1, "g5" },
    { "g5", 2, "einde" }, { "g5\n\n", 2, "lege regel" },
    { "g5\nx\n", 2, "\"x\"" }, { "g5\n-1\n", 2, "-1" },
    { "g5\n2.5\n", 2, "2.5" }, { "g5\n235\n", 2, "235" },
    { "g5\n99999999999999999999\n", 2, "9999" }, { "g5\n1 a12\n", 2, "a12" },
    { "g5\n1\n", 3, "einde" }, { "g5\n2\na12\n", 4, "einde" },
    { "g5\n1\nab1\n", 3, "ab1" }, { "g5\n2\na12\na34\n", 4, "a34" },
    { "g5\n1\na21\n", 3, "a21" }, { "g5\n1\na13\n", 3, "a13" },
    { "g5\n1\na56\n", 3, "a56" }, { "g5\n1\nh12\n", 3, "h12" },
    { "g5\n1\na01\n", 3, "a01" }, { "g5\n2\na12\nab1\n", 4, "ab1" },
    { "g5\n2\na12\ngh1\n", 4, "gh1" }, { "g5\n2\na12\nba3\n", 4, "ba3" },
    { "g5\n1\na12 x\n", 3, "a12 x" }, { "g5\n1\n\na12\n", 3, "lege regel" },
    { "g5\n1\na12\nab3\n", 4, "ab3" }, { "g5\n0\n\n\nx\n", 5, "\"x\"" } };
}

TOETS (verkeerde_invoer_geeft_een_melding)
{
  for (const Fout &fout : fouten ())
  {
    const TijdelijkeMap map;
    map.schrijf ("SPEL.IN", fout.inhoud);
    map.schrijf ("NIO0D.UIT", "oud");
    const Afloop afloop = draaiNio (map, 'd');
    const string waar = fout.inhoud.substr (0, 40) + ": " + afloop.fouten;
    EIS_MET (afloop.exitcode == 1, waar);
    EIS_GELIJK (afloop.uitvoer, "");
    EIS_GELIJK (inhoudVan (map.pad ("NIO0D.UIT")), "oud");
    EIS_MET (bevat (afloop.fouten, "regel " + to_string (fout.regel) + ":"),
             waar);
    EIS_MET (bevat (afloop.fouten, fout.gevonden), waar);
    EIS_MET (bevat (afloop.fouten, "verwacht") && afloop.fouten.size () < 300,
             waar);
  }
}

TOETS (verkeerde_invoer_laat_het_object_zoals_het_was)
{
  const TijdelijkeMap map;
  for (const Fout &fout : fouten ())
  {
    map.schrijf ("fout", fout.inhoud);
    Domineren spel (3, 3);
    spel.doeZet ("b12");
    ostringstream melding;
    streambuf *const oud = cerr.rdbuf (melding.rdbuf ());
    const bool gelukt = spel.leesInSpel (map.pad ("fout").c_str ());
    cerr.rdbuf (oud);
    EIS (!gelukt);
    EIS_GELIJK (spel.getBreedte (), 3);
    EIS (Toetsinzicht::gedaan (spel) == vector<string> (1, "b12"));
  }
}

TOETS (geen_bestand_of_een_map)
{
  const TijdelijkeMap map;
  const Afloop geen = draaiNio (map, 'a');
  EIS_GELIJK (geen.exitcode, 1);
  EIS (bevat (geen.fouten, "SPEL.IN") && bevat (geen.fouten, "verwacht"));
  EIS (!bestaat (map.pad ("NIO0A.UIT")));
  Proces::draai ({ "/bin/mkdir", map.pad ("SPEL.IN") }, "");
  EIS_GELIJK (draaiNio (map, 'a').exitcode, 1);
}

TOETS (regeleinden_en_witruimte)
{
  for (const char *inhoud : { "g5\r\n2\r\na12\r\nbc1\r\n", "g5  \n2\t\n a12\nbc1",
                              "g5\n2\na12\nbc1\n\n \r\n\t\n" })
  {
    const TijdelijkeMap map;
    map.schrijf ("SPEL.IN", inhoud);
    EIS_GELIJK (draaiNio (map, 'b').exitcode, 0);
    EIS_GELIJK (inhoudVan (map.pad ("NIO0B.UIT")), "31\n");
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
