// toets_proef.cc: Aqualin door de proef van tests/spelproef.h, waarbij elke
// stand, elke zet en elke tekening die van het model moeten zijn, net als wat
// er van een zet verteld wordt, en door die van tests/lezerproef.h; verder een
// bord van de opgave, en wat er zonder spel gebeurt.

#include "standaard.h"
#include "tests/aqualin/hulp.h"
#include "tests/aqualin/leesinzicht.h"
#include "tests/lezerproef.h"
#include "tests/spelproef.h"

using namespace std;
using Model::Paar;
using Model::Stand;

static string stenen (const vector<Paar> &lijst)
{
  string uit;
  for (const Paar &steen : lijst)
    uit += to_string (steen.first) + "," + to_string (steen.second);
  return lijst.empty () ? "leeg" : uit;
}

// Wat drukAf laat zien, zonder witruimte.
static string tekening (const Stand &stand)
{
  const string namen[2] = { "speler0(Brian)", "speler1(Robin)" };
  const int grootste[2] = { Model::grootste (stand, 0),
                            Model::grootste (stand, 1) };
  const auto merk = [&] (int wie, const Paar &vakje)
  {
    const size_t omvang = Model::cluster (stand, wie, vakje).size ();
    return omvang > 1 && static_cast<int> (omvang) == grootste[wie];
  };
  string uit;
  for (int kolom = 0; kolom < stand.spel.breedte; kolom++)
    uit += to_string (kolom);
  size_t plek = 0;
  for (int rij = 0; rij < stand.spel.hoogte; rij++)
  {
    uit += to_string (rij);
    for (int kolom = 0; kolom < stand.spel.breedte; kolom++, plek++)
    {
      const Paar vakje (rij, kolom);
      const auto steen = stand.bord.find (vakje);
      uit += steen == stand.bord.end ()
             ? to_string (stand.spel.vulvolgorde[plek])
             : string (merk (0, vakje), 'k') + tekst (steen->second)
               + string (merk (1, vakje), 'v');
    }
  }
  uit += "Grootstecluster:" + to_string (grootste[0]) + "vaneenkleur(k),"
         + to_string (grootste[1]) + "vaneenvorm(v)";
  for (int wie = 0; wie < 2; wie++)
    uit += "Handvan" + namen[wie] + ":" + stenen (stand.hand[wie]);
  uit += "Pot:" + stenen (stand.pot);
  if (!Model::eindstand (stand))
    return uit + "Aanbeurt:" + namen[stand.speler] + ",opvakje"
           + to_string (stand.bord.size ());
  const int score = Model::score (stand, 0), winnaar = score > 0 ? 0 : 1;
  uit += stand.bord.size () == stand.spel.vulvolgorde.size ()
         ? "Hetbordisvol." : "Speler" + to_string (stand.speler)
                             + "heeftgeensteenmeer.";
  if (score == 0)
    return uit + "Gelijkspel:allebei" + to_string (grootste[0])
           + "alsgrootstecluster.";
  return uit + "Speler" + to_string (winnaar) + "wintmet"
         + to_string (grootste[winnaar]) + "tegen"
         + to_string (grootste[1 - winnaar]) + "alsgrootstecluster:score"
         + to_string (abs (score)) + ".";
}

// Wat verhaal van een zet hoort te zeggen.
static string verhaal (const Stand &stand, const Paar &zet)
{
  const Paar vakje = Model::volgendVakje (stand);
  const int wie = stand.speler;
  return "Speler " + to_string (wie) + " legt " + tekst (zet) + " in rij "
    + to_string (vakje.first) + ", kolom " + to_string (vakje.second)
    + (wie == 0 ? " (kleur " : " (vorm ") + to_string (Model::soort (wie, zet))
    + ": cluster van "
    + to_string (Model::cluster (Model::naZet (stand, zet), wie, vakje).size ())
    + ")" + (stand.pot.empty () ? "; de pot is leeg."
             : " en pakt " + tekst (stand.pot.front ()) + ".");
}

struct AqualinProef : Spelbasis<Aqualin, Paar, Toetsinzicht>
{
  static vector<Stand> verloop;  // volgens het model, tot en met nu
  static int beurt;

  // Een toevallig spel van de klasse, dat ook een bestand kan zijn. Wie het
  // inleest was al met een ander spel bezig, en wil zien hoe ver het is.
  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    Model::Loting loting (static_cast<unsigned> (toeval.trek (0, 1 << 30)));
    Model::Spel maten =
      loting.spelMetBoom (toeval.trek (0, 9) == 0 ? 10 : 5).spel;
    zetZaad (static_cast<unsigned long long> (toeval.trek (0, 1 << 30)));
    Spel toevallig (maten.hoogte, maten.breedte, maten.vormen, maten.alOpBord,
                    maten.keuzeAantal);
    const Stand ander = loting.spel (2, 2, 2, 0, 1, 1);
    unique_ptr<Spel> spel (new Spel);
    zetOp (*spel, Model::naZet (ander, ander.hand[0][0]));
    for (Spel *een : { &toevallig, spel.get () })
      een->stelToezicht (&gewoonToezicht ());
    verloop.assign (1, Model::begin (Toetsinzicht::spel (toevallig)));
    zetOp (*spel, verloop[0]);
    EIS_GELIJK (Toetsinzicht::dump (*spel), Toetsinzicht::dump (toevallig));
    return spel;
  }

  static vector<Zet> zetten (Spel &spel)
  {
    return spel.getHand (spel.getSpeler ());
  }

  // De volgorde is die van het model.
  static bool eerder (const Spel &, const Zet &, const Zet &) { return true; }

  static Zet kandidaat (Spel &spel, Toeval &toeval)
  {
    return Zet (toeval.trek (-1, spel.getKleuren ()),
                toeval.trek (-1, spel.getVormen ()));
  }

  static bool doe (Spel &spel, const Zet &zet)
  {
    if (!spel.doeZet (zet.first, zet.second))
      return false;
    verloop.push_back (Model::naZet (verloop.back (), zet));
    return true;
  }

  static bool terug (Spel &spel)
  {
    if (!spel.unDoeZet ())
      return false;
    verloop.pop_back ();
    return true;
  }

  static int hoogste (const Spel &spel) { return Toetsinzicht::vakjes (spel); }

  static void bijzonder (Spel &spel)
  {
    const Stand &stand = verloop.back ();
    EIS_STAND (spel, stand);
    if (beurt++ % 4 != 0)  // de rest kost meer tijd
      return;
    EIS_GELIJK (score (spel, 0), Model::score (stand, 0));
    EIS_MET (spel.bepaalZetGrootsteCluster ()
             == Model::zetGrootsteCluster (stand), teken (stand));
    for (const Zet &zet : zetten (spel))
    {
      EIS (spel.doeZet (zet));
      EIS_GELIJK (spel.verhaal (), verhaal (stand, zet));
      EIS (spel.unDoeZet ());
    }
    Vangst vangst;
    string zonderWit;
    spel.drukAf ();
    for (const string &woord : woordenVan (vangst.tekst ()))
      zonderWit += woord;
    EIS_GELIJK (zonderWit, tekening (stand));
    for (const string &regel : regelsVan (vangst.tekst ()))
      EIS_MET (regel.size () <= 80 && regel.back () != ' ', regel);
  }
};

vector<Stand> AqualinProef::verloop;
int AqualinProef::beurt;

TOETS (aqualin_doorstaat_de_spelproef)
{
  Spelproef<AqualinProef> (2, standenPerProef ());
}

// Hoe lang de kop ook is: geen regel is te lang, en niet korter dan nodig.
TOETS (een_rij_stenen_vult_het_scherm)
{
  Aqualin spel;
  const vector<Paar> rij (50, Paar (0, 3));
  zetOp (spel, Model::Loting (1).spel (2, 5, 6, 0, 1, 1));
  for (size_t kop = 0; kop < 10; kop++)
  {
    Vangst vangst;
    Toetsinzicht::tekenStenen (spel, string (kop, '-'), rij);
    const vector<string> regels = regelsVan (vangst.tekst ());
    const size_t passen = (80 - kop + 1) / 4;
    EIS_GELIJK (regels.size (), (rij.size () + passen - 1) / passen);
    EIS_GELIJK (regels[0].size (), kop + 4 * passen - 1);
  }
}

TOETS (volledig_bord_van_de_opgave)
{
  Model::Spel figuur1 = { 6, 6, {}, 6, {}, 36, { 2, 2 } };
  for (const string &steen : woordenVan ("01 34 35 21 13 55 "
                                         "43 24 44 03 12 05 "
                                         "02 32 53 54 10 00 "
                                         "42 41 23 30 50 22 "
                                         "20 45 25 40 14 04 "
                                         "31 15 11 51 33 52"))
  {
    figuur1.vulvolgorde.push_back (static_cast<int> (figuur1.pot.size ()));
    figuur1.pot.push_back (6 * (steen[0] - '0') + steen[1] - '0');
  }
  Aqualin spel;
  zetOp (spel, Model::begin (figuur1));
  EIS_STAND (spel, Model::begin (figuur1));
  EIS_GELIJK (spel.grootsteCluster (0), 3);
  EIS_GELIJK (spel.grootsteCluster (1), 5);
}

TOETS (object_zonder_spel)
{
  Aqualin spel;
  Paar zet (7, 7);
  long long standen = 77;
  EIS_GELIJK (spel.getHoogte () + spel.getBreedte () + spel.getKleuren ()
              + spel.getVormen () + spel.getSpeler (), 0);
  EIS (spel.getVakje (0, 0) == GeenSteen && spel.getHand (1).empty ());
  EIS (spel.eindstand () && !spel.doeZet (0, 0) && !spel.unDoeZet ());
  EIS_GELIJK (spel.grootsteCluster (0), 0);
  EIS_GELIJK (spel.optScore (zet, standen), 0);
  EIS (zet == GeenSteen && standen == 1);
  EIS_GELIJK (spel.optScoreSnel (zet, standen), 0);
  EIS_GELIJK (spel.telStanden (), 1);
  EIS (spel.bepaalZetGrootsteCluster () == GeenSteen);
  EIS (spel.bepaalZetMonteCarlo () == GeenSteen);
  EIS_GELIJK (spel.speelUitScore (Optimaal, MonteCarlo), 0);
  Vangst vangst;
  EIS_GELIJK (spel.speelUitScore (MonteCarlo, MonteCarlo + 1), 0);
  spel.drukAf ();
  EIS (bevat (vangst.tekst (), "geen spel"));
}

//*************************************************************************
// De lezer

static const string Map = "spellen/aqualin/";

static const Lezerproef<Aqualin, Leesinzicht> proef (
  { Aqualin (), Leesinzicht::begonnen () },
  { inhoudVan (Map + "spel2.txt"), inhoudVan (Map + "spel3.txt") });

// Achter het spelbestand van de opgave staat niets.
TOETS (een_spelbestand_heeft_geen_zetten)
{
  const string spel = "1 3\n0 1 2\n2\n2 1 0\n1\n1 1\n";  // 0,1 en dan 0,0
  Aqualin ander;
  const Stilte stilte;
  EIS (leesTekst (ander, spel) && !leesTekst (ander, spel + "zet 0 1"));
}

// Het minste en het meeste van alles; verschil ziet ook de kleuren.
TOETS (wat_net_mag)
{
  Model::Loting loting (1);
  for (const Model::Stand &stand : {
    loting.spel (3, 7, 3, 0, 2, 2), loting.spel (2, 5, 1, 0, 1, 5),
    loting.spel (2, 2, 10, 4, 5, 1), loting.spel (1, 1, 1, 0, 1, 1),
    loting.spel (10, 10, 10, 100, 5, 5), loting.spel (10, 1, 1, 0, 5, 5) })
  {
    Aqualin spel;
    zetOp (spel, stand);
    EIS_STAND (spel, stand);
  }
}

TOETS (naam_die_er_niet_is)
{
  proef.eisNaam (nullptr, {});
}

static const Aangemeld aangemeld (proef);
