// toets_uitkomsten.cc: zijn de aantallen in verslag/resultaten die van nu, en
// klopt wat alleen het gereedschap van het verslag berekent met het model?

#include "tests/programma.h"
#include "tests/tegelspel/hulp.h"
#include "standaard.h"
#include "verslag/gereedschap/stellingen.h"

// De programma's van het verslag zelf.
#define main breedteMain
#include "verslag/gereedschap/breedte.cc"
#undef main
#define main eindeMain
#include "verslag/gereedschap/einde.cc"
#undef main
#define main goedescoreMain
#define speel speelGoedTegenBest
#include "verslag/gereedschap/goedescore.cc"
#undef speel
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
#define main telMain
#include "verslag/gereedschap/tel.cc"
#undef main
#define main wiewintMain
#include "verslag/gereedschap/wiewint.cc"
#undef main
#define main zettenMain
#include "verslag/gereedschap/zetten.cc"
#undef main

using namespace std;

static const string Resultaten = "verslag/resultaten/";

// Ook wat seconden duurt? Dan is dit make test-lang.
static const bool Alles = getenv ("STANDEN") != nullptr;

// Een rij van een csv-bestand: de cellen op de naam van hun kolom, en getallen
// daarvan.
struct Rij : map<string, string>
{
  double getal (const string &kolom) const { return stod (at (kolom)); }
  long long heel (const string &kolom) const { return stoll (at (kolom)); }
};

// De rijen van een csv-tekst.
static vector<Rij> rijenVan (const string &tekst)
{
  vector<string> kolommen;
  vector<Rij> rijen;
  for (const string &regel : regelsVan (tekst))
  {
    istringstream stukken (regel);
    vector<string> cellen;
    for (string cel; getline (stukken, cel, ';'); )
      cellen.push_back (cel);
    if (kolommen.empty ())
      kolommen = cellen;
    else
    {
      EIS_GELIJK (cellen.size (), kolommen.size ());
      rijen.push_back (Rij ());
      for (size_t i = 0; i < cellen.size (); i++)
        rijen.back ()[kolommen[i]] = cellen[i];
    }
  }
  return rijen;
}

// De rijen van een csv-bestand van de resultaten, of van een maat daarvan: die
// van wiewint-1x2-2x3 staan bij elkaar in wiewint.csv.
static vector<Rij> csv (const string &naam)
{
  const string maat = naam.substr (naam.find ('-') + 1);
  if (naam.find ("wiewint-") != 0 && naam.find ("einde-") != 0)
    return rijenVan (inhoudVan (Resultaten + naam + ".csv"));
  vector<Rij> rijen;
  for (const Rij &rij : csv (naam.substr (0, naam.find ('-'))))
    if (rij.at ("maat") == maat)
      rijen.push_back (rij);
  return rijen;
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
  const vector<Rij> staat = csv (naam), nu = rijenVan (vangst.tekst ());
  EIS (!nu.empty () && nu.size () <= staat.size ());
  for (size_t i = 0; i < nu.size (); i++)
    for (const auto &veld : nu[i])
      EIS_MET (staat[i].count (veld.first) == 0
               || veld.first == "keren"
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
      EIS_GELIJK (eisZoals ("zetten-spel1", zettenMain, bestand
                            + (kort () ? " 1" : " 1000 100")), 0u);
    else if (!kort () && spel < "spel4")
      EIS_GELIJK (eisZoals ("zetten-" + spel, zettenMain, bestand + " 1"), 0u);
    if (spel != "spel5" && (!kort () || spel != "spel2"))
      eisZoals ("kwaliteit-" + spel, kwaliteitMain,
                bestand + (kort () ? " 1" : " 3"));
  }
  for (const string maat : { "1x2-2x3", "2x3-4x4", "3x4-6x5", "3x5-6x2" })
  {
    string woorden = maat;
    replace_if (woorden.begin (), woorden.end (),
                [] (char c) { return !isdigit (c); }, ' ');
    eisZoals ("wiewint-" + maat, wiewintMain,
              woorden + (maat[0] == '1' ? " 50" : " 2"));
  }
  eisZoals ("einde-3x2-6x3-0", eindeMain, "3 2 6 3 1 0");
  eisZoals ("einde-5x2-10x3-2", eindeMain, "5 2 10 3 1 2");
  if (kort ())
    return;
  EIS_GELIJK (eisZoals ("breedte-spel4", breedteMain, "spel4.txt"), 0u);
  eisZoals ("goedescore-spel1", goedescoreMain, "spel1.txt 1000");
  eisZoals ("goedescore-spel3", goedescoreMain, "spel3.txt 10");
}

// Een stand van het model voor het gereedschap van het verslag.
static verslag::Spelbestand bestandVan (const Model::Stand &stand)
{
  const TijdelijkBestand bestand (Model::bestand (stand));
  return verslag::leesBestand (bestand.naam ());
}

// De tabellen van het programma zelf, en de omvang van elke boom.
TOETS (de_standen_zijn_die_van_nu)
{
  for (const string naam : { "spel1", "spel3", "spel2", "spel4", "spel5" })
  {
    const string bestand = naam + ".txt";
    TegelSpel spel = spelUit (bestand);
    pair<int,char> zet;
    long long standen = 0;
    for (const Rij &rij : csv ("tel"))
    {
      if (rij.at ("spel") != naam)
        continue;
      EIS_VELD (rij, "standen", spel.telStanden ());
      if (Alles || (naam != "spel5" && !kort ()))
        EIS_VELD (rij, "stellingen", verslag::telStellingen
                  (verslag::ruimteVan (verslag::leesBestand (bestand))));
    }
    for (const string tabel : { "los", "snel" })
      for (const Rij &rij : csv (tabel))
      {
        if (rij.at ("bestand") != bestand)
          continue;
        if (tabel == "snel")
          EIS_VELD (rij, "score", spel.besteScoreSnel (zet, standen));
        else if (rij.heel ("standen") < 10000000)
          EIS_VELD (rij, "score", spel.besteScore (zet, standen));
        else
          continue;
        EIS_VELD (rij, "standen", standen);
        EIS_GELIJK (rij.at ("zet"), verslag::tekst (zet));
      }
    if (kort () && naam == "spel3")
      return;
  }
}

// Bord, schalen en pot geruild: spel3 met alles van spel3 is spel3 zelf.
TOETS (geruild_is_wat_het_was)
{
  map<string, string> standen;
  for (const Rij &rij : csv ("tel"))
    standen[rij.at ("spel")] = rij.at ("standen");
  EIS_GELIJK (standen.at ("ruil-333"), standen.at ("spel3"));
  EIS_GELIJK (standen.at ("ruil-444"), standen.at ("spel4"));
  EIS_GELIJK (standen.at ("pot2"), standen.at ("pot3"));
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

// Wat het verslag zegt: spel1 verliest de goede speler altijd, door een fout
// bij haar eerste of haar derde echte keuze, en spel3 wint zij altijd, ook met
// fouten, en alleen zonder met de volle score.
TOETS (wat_het_verslag_over_goede_scores_zegt_klopt)
{
  for (const Rij &rij : csv ("goedescore-spel1"))
  {
    EIS_GELIJK (rij.at ("score"), "-1");
    EIS_GELIJK (rij.heel ("keuze1") + rij.heel ("keuze3"), 1);
    EIS_GELIJK (rij.heel ("fouten"), 1);
  }
  for (const Rij &rij : csv ("goedescore-spel3"))
  {
    EIS (rij.heel ("score") > 0);
    EIS_GELIJK (rij.at ("geen") == "1", rij.at ("score") == "3");
    EIS_GELIJK (rij.at ("geen") == "1", rij.at ("fouten") == "0");
    EIS (rij.heel ("fouten") <= rij.heel ("keuzes"));
  }
}

// Wat het verslag over bijna niets opleverende ideeen zegt, en over
// vooruitzien.
TOETS (wat_het_verslag_over_ideeen_zegt_klopt)
{
  for (const Rij &rij : csv ("snoei-spel4"))
    for (const string idee : { "zonderleren", "zondertabelzet" })
      if (rij.at ("variant") == idee)
        EIS (rij.getal ("deel") < 1);
  for (const Rij &rij : csv ("snoei-groter"))
    EIS (rij.at ("variant") != "zondervooruitzien"
         || rij.getal ("deel") > 2 * rij.getal ("deeltijd"));
}

// Bij elke soort is gokken minder goed dan gretig, en dat minder dan duizend
// simulaties; meer dan honderd simulaties helpen over alle soorten niet
// aantoonbaar, oneindig veel ook niet.
TOETS (wat_het_verslag_over_goede_zetten_zegt_klopt)
{
  for (const Rij &rij : csv ("kwaliteit"))
  {
    EIS_GELIJK (rij.at ("aantal"), rij.at ("naam") == "alle" ? "250" : "50");
    EIS (rij.getal ("gretig.laag") > rij.getal ("toeval.hoog"));
    EIS (rij.getal ("voorsprong.laag") > 0);
    EIS (rij.getal ("mc10") < rij.getal ("mc100"));
    if (rij.at ("naam") == "alle")
      for (const string verschil : { "meer", "oneindig" })
        EIS (rij.getal (verschil + ".laag") < 0
             && rij.getal (verschil + ".hoog") > 0);
    else
    {
      EIS (csv ("kwaliteit")[2].getal ("voorsprong")
           >= rij.getal ("voorsprong"));
      EIS (csv ("kwaliteit")[4].getal ("voorsprong")
           <= rij.getal ("voorsprong"));
    }
  }
  for (const string spel : { "spel4", "spel5" })
  {
    int sneller = 0;
    for (const Rij &rij : csv ("groei-" + spel))
      sneller += rij.getal ("vroeg") > rij.getal ("laat");
    EIS (sneller > 25);
  }
}

// Het geschudde spel heeft dezelfde tegels in een andere volgorde, elke even
// vaak: van gb komen er even vaak twee volgorden.
TOETS (schudden_laat_elke_volgorde_even_vaak_toe)
{
  verslag::Spelbestand spel = verslag::leegSpel (1, 2, 1, 1, 0, 0);
  map<string, int> keren;
  spel.pot = "ggb";
  for (unsigned zaad = 1; zaad <= 3000; zaad++)
    keren[verslag::geschud (spel, zaad).pot]++;
  EIS_GELIJK (keren.size (), 3u);
  for (const auto &een : keren)
    EIS_MET (een.second > 850 && een.second < 1150, een.first << een.second);
}

// Elke trede van de trap loopt af wat zij zegt.
TOETS (de_trap_klopt_met_de_andere_proeven)
{
  map<string, Rij> trap, tel, snel;
  for (const Rij &rij : csv ("trap"))
    trap[rij.at ("naam")] = rij;
  for (const Rij &rij : csv ("tel"))
    tel[rij.at ("spel")] = rij;
  for (const Rij &rij : csv ("snel"))
    snel[rij.at ("bestand")] = rij;
  EIS_GELIJK (trap.size (), 30u);
  for (const string spel : { "spel1", "spel2", "spel3", "spel4", "spel5" })
  {
    EIS_GELIJK (trap[spel + ".1"]["standen"], tel[spel]["standen"]);
    EIS_GELIJK (trap[spel + ".2"]["standen"], tel[spel]["standen"]);
    EIS_GELIJK (trap[spel + ".6"]["standen"], snel[spel + ".txt"]["standen"]);
    for (const char *trede : { ".3", ".5", ".6" })
      EIS (trap[spel + trede].heel ("standen") < tel[spel].heel ("standen"));
  }
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
    for (size_t i = 0; i < (Alles ? zetten : 3 * zetten / 4); i++)
    {
      pair<int,char> zet;
      long long standen = 0;
      spel.unDoeZet ();
      spel.besteScoreSnel (zet, standen);
      EIS_VELD (rijen[i], "terug", i + 1);
      EIS_VELD (rijen[i], "snelstanden", standen);
      if (rijen[i].at ("standen") != "nan")
        EIS_VELD (rijen[i], "standen", spel.telStanden ());
    }
  }
}

// Wat het verslag zegt van schalen, tegels en rijen.
TOETS (wat_het_verslag_over_wie_wint_zegt_klopt)
{
  map<string, Rij> raster;
  for (const Rij &rij : csv ("raster"))
    raster[rij.at ("naam")] = rij;
  EIS_GELIJK (raster.size (), 100u);
  const auto van = [&] (int M, int N, int L, const string &wat)
  {
    return raster[to_string (M) + "x" + to_string (N) + "-6x" + to_string (L)]
           .getal (wat);
  };
  double rijen = 0, tegels = 0;
  for (int N = 2; N <= 5; N++)
  {
    double laag = 1, hoog = 0;
    for (int L = 2; L <= 6; L++)
    {
      laag = min (laag, van (3, N, L, "wint"));
      hoog = max (hoog, van (3, N, L, "wint"));
    }
    rijen += (hoog - laag) / 4;
    EIS (van (2, N, 6, "gelijk") > 0.9);
  }
  for (int L = 2; L <= 6; L++)
  {
    double laag = 1, hoog = 0;
    for (int N = 2; N <= 5; N++)
    {
      laag = min (laag, van (3, N, L, "wint"));
      hoog = max (hoog, van (3, N, L, "wint"));
    }
    tegels += (hoog - laag) / 5;
    EIS (van (5, 2, L, "goed") > van (3, 2, L, "goed"));
    EIS (van (5, 2, L, "wint") > 0.8);
  }
  EIS (rijen > tegels);
  for (int M = 2; M <= 5; M++)
    EIS (van (M, 2, 6, "wint") > van (M - 1, 2, 6, "wint"));
  EIS (van (5, 5, 6, "wint") < 0.01);
  EIS (van (3, 3, 3, "wint") > max (van (3, 3, 2, "wint"),
                                    van (3, 3, 4, "wint")));
  EIS (van (3, 3, 6, "wint") < van (3, 3, 5, "wint"));
  for (const Rij &rij : csv ("eindes"))
  {
    EIS (rij.at ("naam") != "5x2-10x3-0" || rij.getal ("vastwint")
         > rij.getal ("vastgelijk") + rij.getal ("vastverliest"));
    EIS (rij.at ("naam") != "3x3-6x4-0" || rij.getal ("vastwint")
         < rij.getal ("vastgelijk") / 5);
  }
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
    const double verwacht = Model::verwachting (Model::toevalligSpel (stand));
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
      som += rij.heel ("standen");
      EIS (rij.heel ("stellingen") <= rij.heel ("standen"));
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

// Wat het verslag over het einde zegt: de pot raakt nooit leeg, de schalen zijn
// vol, een vol bord is van wie een zet voorligt en wint met een rij, en wie
// niet voorligt heeft er geen.
TOETS (wat_het_verslag_over_het_einde_zegt_klopt)
{
  for (const string maat : Eindes)
  {
    const bool voorsprong = maat == "5x2-10x3-2";
    for (const Rij &rij : csv ("einde-" + maat))
    {
      EIS_GELIJK (rij.heel ("rijen0") - rij.heel ("rijen1"),
                  rij.heel ("waarde"));
      EIS (rij.heel ("pot") > 0);
      EIS_GELIJK (rij.heel ("over"), (maat[0] - '0') * (maat[2] - '0'));
      EIS_GELIJK (rij.at (voorsprong ? "vol0" : "vol1"), "0");
      EIS_GELIJK (rij.at ("vol0"), rij.at ("volwint"));
      EIS_GELIJK (rij.heel ("volmet1"), rij.heel ("vol0") + rij.heel ("vol1"));
      EIS (rij.heel ("volmet1") == 0 || abs (rij.heel ("waarde")) == 1);
      EIS_GELIJK (rij.at ("vol1"), rij.at ("volverliest"));
      EIS_GELIJK (rij.heel ("vol0") + rij.heel ("vol1")
                  + rij.heel ("vast0") + rij.heel ("vast1"), 1);
      EIS_GELIJK (rij.heel ("volwint") + rij.heel ("vastwint"),
                  rij.heel ("waarde") > 0);
      EIS_GELIJK (rij.heel ("vastgelijk"), rij.heel ("waarde") == 0);
    }
  }
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

// Volgens het model: hoeveel gretige zetten zijn er, en hoeveel daarvan zijn
// slechter dan een beste?
struct Gretig
{
  int alle, slechter, volst;
};
static Gretig gretigVolgens (const Model::Stand &stand)
{
  vector<int> vulling, lijst;
  for (const Model::Zet &zet : Model::verschillendeZetten (stand))
  {
    const Model::Stand erna = Model::naZet (stand, zet);
    const auto &voor = stand.rijen[stand.beurt], &na = erna.rijen[stand.beurt];
    for (size_t i = 0; i < na.size (); i++)
      if (na[i] != voor[i])
        vulling.push_back (na[i].first + na[i].second);
    lijst.push_back (-Model::losOp (erna).score);
  }
  Gretig gretig = { 0, 0, 0 };
  if (vulling.empty ())
    return gretig;
  gretig.volst = *max_element (vulling.begin (), vulling.end ());
  const int beste = *max_element (lijst.begin (), lijst.end ());
  for (size_t i = 0; i < lijst.size (); i++)
    if (vulling[i] == gretig.volst)
    {
      gretig.alle++;
      gretig.slechter += lijst[i] < beste;
    }
  return gretig;
}

// De kleinste tegenvoorbeelden ontstaan zoals er staat, en volgens het model is
// er elke gretige zet slechter, of in de laatste twee een wel en een niet. Het
// zoeken, dat lang duurt, vindt weer dezelfde.
TOETS (de_gretige_voorbeelden_zijn_de_kleinste)
{
  if (kort ())
    return;
  const TijdelijkeMap map;
  if (Alles)
    eisZoals ("gretig", gretigMain, map.pad (""));
  for (int i = 1; i <= 6; i++)
  {
    const string naam = "/gretig" + to_string (i) + ".txt",
                 hoort = inhoudVan (Resultaten + naam);
    if (Alles)
      EIS_GELIJK (inhoudVan (map.pad ("") + naam), hoort);
    const Model::Stand stand = Model::standUit (hoort);
    EIS_GELIJK (Model::kern (nagespeeld
                  (csv ("gretig")[static_cast<size_t> (i - 1)])),
                Model::kern (stand));
    const Gretig gretig = gretigVolgens (stand);
    EIS_GELIJK (i <= 4, gretig.slechter == gretig.alle);
    EIS (gretig.slechter > 0);
    EIS (i % 2 == 1 || gretig.volst == stand.L);
    TegelSpel spel = spelUit (Resultaten + naam);
    EIS_GELIJK (verslag::gretigeZetten (spel).size (),
                static_cast<size_t> (gretig.alle));
  }
}

// Met lege borden en minder tegels, op borden tot vier vakjes, is er volgens
// het model geen: niet een waar elke gretige zet slechter is, met hoogstens
// vier tegels, en niet een waar een het is, met twee.
TOETS (met_minder_tegels_faalt_gretig_niet)
{
  int bekeken = 0;
  for (int tegels = 2; tegels <= (kort () ? 3 : 4); tegels++)
    for (int bits = 0; bits < 1 << tegels; bits++)
      for (int K = 1; K <= 4; K++)
        for (int L = 1; K * L <= 4; L++)
          for (int M = 1; M <= tegels; M++)
            for (int N = 1; N <= tegels; N++)
            {
              string pot;
              for (int i = 0; i < tegels; i++)
                pot += "gb"[bits >> i & 1];
              const Gretig gretig =
                gretigVolgens (Model::leegSpel (M, N, K, L, pot));
              EIS_MET (gretig.alle == 0 || gretig.slechter < gretig.alle, pot);
              EIS_MET (tegels > 2 || gretig.slechter == 0, pot);
              bekeken++;
            }
  EIS (bekeken > 500);
}
