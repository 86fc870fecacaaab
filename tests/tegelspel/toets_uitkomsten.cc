// toets_uitkomsten.cc: zijn de aantallen in verslag/resultaten die van nu,
// volgen de getallen van het verslag eruit, en klopt wat alleen het gereedschap
// van het verslag berekent met het model?

#include "tests/programma.h"
#include "tests/tegelspel/hulp.h"
#include "standaard.h"
#include "verslag/gereedschap/stellingen.h"
#include "verslag/gereedschap/tex.h"

// De programma's van het verslag zelf.
#define main breedteMain
#include "verslag/gereedschap/breedte.cc"
#undef main
#define main eindeMain
#include "verslag/gereedschap/einde.cc"
#undef main
#define main goedescoreMain
#include "verslag/gereedschap/goedescore.cc"
#undef main
#define main gretigMain
#include "verslag/gereedschap/gretig.cc"
#undef main
#define main kwaliteitMain
#include "verslag/gereedschap/kwaliteit.cc"
#undef main
#define main snoeiMain
#include "verslag/gereedschap/snoei.cc"
#undef main
#define main wiewintMain
#include "verslag/gereedschap/wiewint.cc"
#undef main
#define main zettenMain
#include "verslag/gereedschap/zetten.cc"
#undef main

using namespace std;
using verslag::Rij;
using verslag::leesCsv;

static const string Resultaten = "verslag/resultaten/";

// Ook wat seconden duurt? Dan is dit make test-lang.
static const bool Alles = getenv ("STANDEN") != nullptr;

TOETS (de_getallen_volgen_uit_de_proeven)
{
  for (const auto &bestand : verslag::Tex (Resultaten).maak ())
    EIS_MET (inhoudVan (Resultaten + bestand.first) == bestand.second,
             bestand.first << " volgt niet uit de csv-bestanden; "
             "doe make experimenten");
}

TOETS (elk_geheel_getal_is_te_schrijven)
{
  EIS_GELIJK (verslag::geheel (0), "0");
  EIS_GELIJK (verslag::geheel (1234), "1234");
  EIS_GELIJK (verslag::geheel (-12345), "\\ensuremath{-12\\,345}");
  EIS_GELIJK (verslag::geheel (LLONG_MIN),
              "\\ensuremath{-9\\,223\\,372\\,036\\,854\\,775\\,808}");
}

// Een csv-bestand van de resultaten, en een veld daarvan.
static vector<Rij> csv (const string &naam)
{
  return leesCsv (Resultaten + naam + ".csv");
}

// Eis dat een veld een getal is.
#define EIS_VELD(rij, kolom, waarde) \
  EIS_GELIJK ((rij).at (kolom), to_string (waarde))

// Een spel uit een bestand dat er hoort te zijn.
static TegelSpel spelUit (const string &bestand)
{
  TegelSpel spel;
  EIS (spel.leesInSpel (bestand.c_str ()));
  return spel;
}

// Draai een programma van het verslag. Wat het schrijft staat, vanaf de eerste
// rij, ook in een csv-bestand, voor zover dat dezelfde kolommen heeft.
// Retourneert: hoeveel rijen van dat bestand er niet meer kwamen
static size_t eisZoals (const string &naam, int (*hoofd) (int, char **),
                        const string &argumenten)
{
  vector<string> woorden = woordenVan (naam + " " + argumenten);
  vector<char *> argv;
  for (string &woord : woorden)
    argv.push_back (&woord[0]);
  const Vangst vangst, voortgang (cerr);
  EIS_GELIJK (hoofd (static_cast<int> (argv.size ()), argv.data ()), 0);
  const TijdelijkBestand uitvoer (vangst.tekst ());
  const vector<Rij> staat = csv (naam), nu = leesCsv (uitvoer.naam ());
  EIS (!nu.empty () && nu.size () <= staat.size ());
  for (size_t i = 0; i < nu.size (); i++)
    for (const auto &veld : nu[i])
      EIS_MET (staat[i].count (veld.first) == 0
               || staat[i].at (veld.first) == veld.second, naam << ", rij "
               << i + 1 << ": " << veld.first << " is nu " << veld.second);
  return staat.size () - nu.size ();
}

// Van elk spel de waarden van de zetten, en de eerste partijen; van elke maat
// de eerste potten. Dat elke waarde klopt toetst toets_zoek.cc.
TOETS (de_proeven_geven_wat_er_staat)
{
  for (const string spel : { "spel1", "spel3", "spel2", "spel4", "spel5" })
  {
    const string bestand = spel + ".txt";
    if (spel == "spel1")
      eisZoals ("zetten-spel1", zettenMain, bestand + (kort () ? " 0 0"
                                                       : " 1000 100"));
    else if (!kort () && (Alles || spel != "spel5"))
      eisZoals ("zetten-" + spel, zettenMain, bestand + " 0 0");
    if (spel != "spel5" && (!kort () || spel != "spel2"))
      eisZoals ("kwaliteit-" + spel, kwaliteitMain,
                bestand + (kort () ? " 1" : " 3"));
  }
  for (const string M : { "1", "2", "3" })
    for (const string N : { "2", "3", "4", "5" })
      eisZoals ("wiewint-" + M + "x" + N, wiewintMain,
                M + " " + N + (M == "1" ? " 50" : " 2"));
  eisZoals ("einde-3x2-6x3-0", eindeMain, "3 2 6 3 1 0");
  eisZoals ("einde-5x2-10x3-2", eindeMain, "5 2 10 3 1 2");
  if (kort ())
    return;
  EIS_GELIJK (eisZoals ("breedte-spel4", breedteMain, "spel4.txt"), 0u);
  eisZoals ("goedescore-spel1", goedescoreMain, "spel1.txt 1000");
}

// Een stand van het model voor het gereedschap van het verslag.
static verslag::Spelbestand bestandVan (const Model::Stand &stand)
{
  const TijdelijkBestand bestand (Model::bestand (stand));
  return verslag::leesBestand (bestand.naam ());
}

// Controleer de regels van los over een spel.
static void controleerLos (const string &naam, const string &bestand)
{
  TegelSpel spel = spelUit (bestand);
  for (const Rij &rij : csv ("los-" + naam))
  {
    const string functie = rij.at ("functie");
    pair<int,char> zet;
    long long standen = 0;
    const bool loop = functie == "besteScore"
                      && verslag::heel (rij, "standen") < 10000000;
    if (loop)
      EIS_VELD (rij, "score", spel.besteScore (zet, standen));
    if (functie == "besteScoreSnel")
      EIS_VELD (rij, "score", spel.besteScoreSnel (zet, standen));
    if (functie == "stellingen" && verslag::heel (rij, "standen") > 1000000
        && !Alles)
      continue;  // telt seconden lang
    if (functie == "stellingen")
      standen = verslag::telStellingen
        (verslag::ruimteVan (verslag::leesBestand (bestand)));
    if (functie == "telStanden" || (functie == "besteScore" && !loop))
      standen = spel.telStanden ();
    EIS_VELD (rij, "standen", standen);
    if (loop || functie == "besteScoreSnel")
      EIS_GELIJK (rij.at ("zet"), verslag::tekst (zet));
  }
}

TOETS (de_standen_zijn_die_van_nu)
{
  for (const string spel : { "spel1", "spel2", "spel3", "spel4", "spel5" })
    if (!kort () || spel == "spel1" || spel == "spel3")
      controleerLos (spel, spel + ".txt");
}

// spel2.txt moet de omvang hebben die de opgave verlangt.
TOETS (spel2_is_zoals_de_opgave_het_wil)
{
  TegelSpel spel = spelUit ("spel2.txt");
  EIS (spel.telStanden () > 1000000000LL);
  EIS (spel.telStanden () < 10000000000LL);
  const vector<int> lijst = verslag::waarden (spel);
  EIS_GELIJK (count (lijst.begin (), lijst.end (), 1), 1);
  EIS_GELIJK (*max_element (lijst.begin (), lijst.end ()), 1);
  EIS_GELIJK (*min_element (lijst.begin (), lijst.end ()), -1);
}

TOETS (de_waarden_van_de_zetten_zijn_die_van_nu)
{
  for (const string naam : { "spel1", "spel3", "spel2", "spel4", "spel5" })
  {
    TegelSpel spel = spelUit (naam + ".txt");
    const vector<Rij> rijen = csv ("zetten-" + naam);
    const vector<int> lijst = verslag::waarden (spel),
                      vol = verslag::vullingen (spel);
    EIS_GELIJK (rijen.size (), lijst.size ());
    for (size_t i = 0; i < rijen.size (); i++)
    {
      EIS_VELD (rijen[i], "waarde", lijst[i]);
      EIS_VELD (rijen[i], "vulling", vol[i]);
    }
  }
}

// Wat het verslag zegt: spel1 verliest de goede speler, die met de beste zet
// begint, altijd, en spel3 wint zij altijd.
TOETS (wat_het_verslag_over_goede_scores_zegt_klopt)
{
  const vector<Rij> rijen = csv ("goedescore-spel1");
  EIS (rijen.size () == 1 && rijen[0].at ("score") == "-1");
  for (const Rij &rij : csv ("goedescore-spel3"))
    EIS (verslag::heel (rij, "score") > 0);
}

// Speel de partij van het experiment na.
TOETS (het_experiment_is_dat_van_nu)
{
  for (const string naam : { "spel4", "spel5" })
  {
    if (kort () && naam == "spel5")
      return;
    TegelSpel spel = spelUit (naam + ".txt");
    const vector<Rij> rijen = csv ("experiment-" + naam);
    const size_t zetten = verslag::speelUit (spel, 1).size ();
    EIS_GELIJK (rijen.size (), zetten);
    for (size_t i = 0; i < (kort () ? zetten / 2 : zetten); i++)
    {
      pair<int,char> zet;
      long long standen = 0;
      spel.unDoeZet ();
      spel.besteScoreSnel (zet, standen);
      EIS_VELD (rijen[i], "terug", i + 1);
      EIS_VELD (rijen[i], "omvang", spel.telStanden ());
      EIS_VELD (rijen[i], "snelstanden", standen);
      if (rijen[i].at ("standen") != "nan")
        EIS_GELIJK (rijen[i].at ("standen"), rijen[i].at ("omvang"));
    }
  }
}

// Wat het verslag in woorden over alle maten zegt: waar wie begint het vaakst
// verliest, en waar Monte Carlo het meest verliest.
TOETS (wat_het_verslag_over_wie_wint_zegt_klopt)
{
  map<string, double> verliest, verlies;
  for (char N = '2'; N <= '5'; N++)
    for (char M = '1'; M <= '5' && (N < '4' || M + N < '9'); M++)
    {
      const string naam = string (1, M) + "x" + N;
      const vector<Rij> rijen = csv ("wiewint-" + naam);
      for (const Rij &rij : rijen)
      {
        verliest[naam] += verslag::heel (rij, "score") < 0;
        verlies[naam] += verslag::getal (rij, "verlies");
      }
      EIS_GELIJK (rijen.size (), csv ("wiewint-1x2").size ());
      EIS_MET (verliest[naam] <= verliest["1x2"], naam);
    }
  for (const auto &per : verlies)
    EIS_MET (per.second <= verlies["2x2"], per.first);
}

// Het exacte gemiddelde is dat van het model, dat alle partijen afloopt.
TOETS (het_gemiddelde_is_dat_van_het_model)
{
  Model::Loting loting (31);
  for (int i = 0; i < (kort () ? 30 : 300); i++)
  {
    const Model::Stand stand = loting.spelMetBoom (4, 25, 3000);
    TegelSpel spel;
    zetOp (spel, stand);
    verslag::Gemiddelden gemiddelden (bestandVan (stand));
    const double verwacht =
      Model::verwachting (Model::toevalligSpel (stand));
    EIS_MET (fabs (gemiddelden.van (gemiddelden.begin ()) - verwacht) < 1e-9,
             Model::teken (stand));
    const vector<double> perZet =
      gemiddelden.perZet (spel, gemiddelden.begin ());
    const vector<Model::Zet> zetten = Model::verschillendeZetten (stand);
    EIS_GELIJK (perZet.size (), zetten.size ());
    for (size_t z = 0; z < zetten.size (); z++)
      EIS_MET (fabs (perZet[z] + Model::verwachting (Model::toevalligSpel
                       (Model::naZet (stand, zetten[z])))) < 1e-9,
               Model::teken (stand));
  }
}

TOETS (van_gelijke_gemiddelden_telt_het_eerste)
{
  EIS_GELIJK (verslag::hoogste ({ -1 }), 0u);
  EIS_GELIJK (verslag::hoogste ({ -1, .5, .25 }), 1u);
  EIS_GELIJK (verslag::hoogste ({ .1 + .2, .3, .30001 }), 2u);
  EIS_GELIJK (verslag::hoogste ({ .3, .1 + .2 }), 0u);
}

// Tel met het model, laag voor laag, alle standen van de boom.
static void eisLagen (const Model::Stand &begin,
                      const vector<verslag::Laag> &lagen)
{
  vector<Model::Stand> laag (1, begin);
  for (size_t diepte = 0; diepte < lagen.size (); diepte++)
  {
    vector<Model::Stand> volgende;
    set<string> kernen;
    for (const Model::Stand &stand : laag)
    {
      kernen.insert (Model::kern (stand));
      for (const Model::Zet &zet : Model::verschillendeZetten (stand))
        volgende.push_back (Model::naZet (stand, zet));
    }
    EIS_GELIJK (lagen[diepte].standen, laag.size ());
    EIS_MET (lagen[diepte].stellingen == kernen.size (),
             Model::teken (begin) << "diepte " << diepte << ": "
             << lagen[diepte].stellingen << ", niet " << kernen.size ());
    laag.swap (volgende);
  }
  EIS (laag.empty ());
}

TOETS (de_breedte_is_die_van_het_model)
{
  Model::Loting loting (32);
  for (int i = 0; i < (kort () ? 30 : 300); i++)
  {
    const Model::Stand stand = loting.spelMetBoom (4, 25, 3000);
    eisLagen (stand,
              verslag::breedte (verslag::ruimteVan (bestandVan (stand))));
  }
}

// De breedten samen zijn het aantal standen, en op elke diepte zijn er
// hoogstens zoveel verschillende als er zijn.
TOETS (de_breedte_telt_elke_stand)
{
  for (const string naam : { "spel4", "spel5" })
  {
    const vector<Rij> rijen = csv ("breedte-" + naam);
    long long som = 0;
    for (const Rij &rij : rijen)
    {
      som += verslag::heel (rij, "standen");
      EIS (verslag::heel (rij, "stellingen") <= verslag::heel (rij, "standen"));
    }
    EIS_GELIJK (som, spelUit (naam + ".txt").telStanden ());
  }
}

// Een spel met beste zetten eindigt met de waarde van het begin, en zoals de
// regels het zeggen.
TOETS (met_beste_zetten_eindigt_het_zoals_het_model_zegt)
{
  Model::Loting loting (33);
  for (int i = 0; i < (kort () ? 20 : 200); i++)
  {
    Model::Stand stand = loting.spelMetBoom (4, 25, 3000);
    stand.beurt = 0;
    if (Model::telStanden (stand, 3000) > 3000 || Model::eindstand (stand))
      continue;
    zoek::Toeval toeval (static_cast<unsigned> (i));
    const verslag::Einde einde =
      verslag::speelBest (bestandVan (stand), toeval);
    EIS_GELIJK (einde.waarde, Model::losOp (stand).score);
    EIS_GELIJK (einde.rijen[0] - einde.rijen[1], einde.waarde);
    EIS ((einde.vol < 0) != (einde.vast < 0));
    for (int wie = 0; wie < 2; wie++)
      EIS_GELIJK (einde.rijen[wie] == stand.K, einde.vol == wie);
    if (einde.vast >= 0)
      EIS_GELIJK (einde.vast, einde.zetten % 2);
  }
}

static const char *const Eindes[] = { "3x2-6x3-0", "5x2-10x3-0", "3x3-6x4-0",
  "3x4-6x5-0", "5x2-5x3-0", "3x4-3x5-0", "5x2-10x2-0", "5x2-10x4-0",
  "3x4-6x4-0", "5x2-10x3-2" };

// Hoe vaak een veld van de eindes van een maat een waarde heeft.
static long hoeVaak (const string &maat, const string &veld,
                     const string &waarde)
{
  const vector<Rij> rijen = csv ("einde-" + maat);
  return count_if (rijen.begin (), rijen.end (), [&] (const Rij &rij)
                   { return rij.at (veld) == waarde; });
}

// Wat het verslag over het einde zegt.
TOETS (wat_het_verslag_over_het_einde_zegt_klopt)
{
  for (const string maat : Eindes)
  {
    for (const Rij &rij : csv ("einde-" + maat))
    {
      EIS_GELIJK (verslag::heel (rij, "rijen0") - verslag::heel (rij, "rijen1"),
                  verslag::heel (rij, "waarde"));
      EIS (verslag::heel (rij, "pot") > 0);
      EIS_GELIJK (verslag::heel (rij, "over"),
                  (maat[0] - '0') * (maat[2] - '0'));
    }
    EIS_GELIJK (hoeVaak (maat, "vol", maat == "5x2-10x3-2" ? "0" : "1"), 0);
  }
  for (const Rij &rij : csv ("einde-5x2-10x3-0"))
    if (rij.at ("vol") == "0")
      EIS_GELIJK (rij.at ("waarde"), "1");
  // De drie voorspellingen.
  EIS (hoeVaak ("5x2-5x3-0", "vol", "0")
       > hoeVaak ("5x2-10x3-0", "vol", "0") + 20);
  EIS (hoeVaak ("3x4-3x5-0", "vol", "0")
       < hoeVaak ("3x4-6x5-0", "vol", "0") + 5);
  for (const string maat : { "5x2-10x2-0", "5x2-10x4-0" })
    EIS (hoeVaak (maat, "vol", "0") > hoeVaak ("5x2-10x3-0", "vol", "0") + 60);
  EIS (hoeVaak ("3x4-6x4-0", "waarde", "1")
       > hoeVaak ("3x4-6x5-0", "waarde", "1") + 30);
  EIS (hoeVaak ("5x2-10x3-2", "vol", "1") > 60);
  EIS (hoeVaak ("5x2-10x3-2", "waarde", "-1")
       > hoeVaak ("5x2-10x3-2", "waarde", "1") + 60);
}

// Op kale alfa-beta na, die lang duurt.
TOETS (het_snoeien_is_dat_van_nu)
{
  for (const string naam : { "spel4", "spel5" })
  {
    if (kort () && naam == "spel5")
      return;
    const vector<Rij> rijen = csv ("snoei-" + naam);
    const Speelruimte ruimte = verslag::ruimteVan
      (verslag::leesBestand (naam + ".txt"));
    size_t i = 0;
    for (Variant &variant : varianten (ruimte))
    {
      EIS_GELIJK (rijen.at (i).at ("variant"), variant.naam);
      if (variant.naam != "kaal")
      {
        variant.zoek (variant.standen);
        EIS_VELD (rijen[i], "standen", variant.standen);
      }
      i++;
    }
    EIS_GELIJK (rijen.size (), i);
  }
}

// Speel de zetten van een csv na, uit de pot die erbij staat.
static Model::Stand nagespeeld (const Rij &rij)
{
  const auto maat = [&] (const char *naam) { return stoi (rij.at (naam)); };
  Model::Stand stand = Model::leegSpel (maat ("M"), maat ("N"), maat ("K"),
                                        maat ("L"), rij.at ("pot"));
  istringstream zetten (rij.at ("zetten"));
  for (string zet; zetten >> zet && zet != "-"; )
  {
    EIS (Model::geldig (stand, zet[1] - '0', zet[3]));
    stand = Model::naZet (stand, Model::Zet (zet[1] - '0', zet[3]));
  }
  return stand;
}

// Het zoeken naar de kleinste tegenvoorbeelden vindt weer dezelfde, ze kunnen
// ontstaan zoals er staat, en in elk is de gretige zet volgens besteScore
// werkelijk slechter.
TOETS (de_gretige_voorbeelden_zijn_de_kleinste)
{
  if (kort ())
    return;
  for (int i = 1; i <= (Alles ? 4 : 2); i++)
  {
    const string naam = "gretig" + to_string (i), hoort = inhoudVan (Resultaten
                                                              + naam + ".txt");
    const TijdelijkeMap map;
    eisZoals (naam, gretigMain, map.pad ("x") + (i % 2 == 0 ? " vol" : "")
                                + (i > 2 ? " leeg" : ""));
    EIS_GELIJK (inhoudVan (map.pad ("x.txt")), hoort);
    EIS_GELIJK (Model::kern (nagespeeld (csv (naam)[0])),
                Model::kern (Model::standUit (hoort)));
    if (i <= 2)
      controleerLos (naam, Resultaten + naam + ".txt");
    TegelSpel spel = spelUit (Resultaten + naam + ".txt");
    const pair<int,char> gretige =
      spel.bepaalVerschillendeZetten ()[verslag::gretigeZet (spel)];
    pair<int,char> zet;
    long long standen = 0;
    const int beste = spel.besteScore (zet, standen);
    spel.doeZet (gretige.first, gretige.second);
    EIS (-spel.besteScore (zet, standen) < beste);
  }
}

// Een rij waar de tegels van een andere rij nog bij gepast hadden kan niet
// ontstaan, en wat in het model ontstaan is wel.
TOETS (herkomst_is_wat_er_ontstaan_kan)
{
  const verslag::Spelbestand niet =
    { "bg", 1, 2, 2, 3, { { { 0, 0 }, { 1, 0 } }, { { 0, 1 }, { 0, 2 } } }, 0 };
  EIS (!verslag::Herkomst (niet).zoek ());
  Model::Loting loting (34);
  for (int i = 0; i < 20; i++)
  {
    const int N = loting.trek (1, 3), L = loting.trek (2, 4);
    Model::Stand stand = Model::leegSpel (1, N, 2, L, loting.pot (8));
    for (int zet = 0; zet < 3 && !Model::eindstand (stand); zet++)
    {
      const vector<Model::Zet> zetten = Model::verschillendeZetten (stand);
      stand = Model::naZet (stand, zetten[loting.plaats (zetten.size ())]);
    }
    EIS_MET (verslag::Herkomst (bestandVan (stand)).zoek (),
             Model::teken (stand));
  }
}
