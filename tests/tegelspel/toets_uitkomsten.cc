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

// De rijen van een csv-bestand van de resultaten.
static vector<Rij> csv (const string &naam)
{
  return rijenVan (inhoudVan (Resultaten + naam + ".csv"));
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
// bij haar eerste of haar derde echte keuze, en spel3 wint zij altijd, zonder
// fout met de volle score.
TOETS (wat_het_verslag_over_goede_scores_zegt_klopt)
{
  for (const Rij &rij : csv ("goedescore-spel1"))
  {
    EIS_GELIJK (rij.at ("score"), "-1");
    EIS_GELIJK (rij.heel ("keuze1") + rij.heel ("keuze3"), 1);
  }
  for (const Rij &rij : csv ("goedescore-spel3"))
  {
    EIS (rij.heel ("score") > 0);
    EIS_GELIJK (rij.at ("geen") == "1", rij.at ("score") == "3");
  }
}

// Wat het verslag over bijna niets opleverende ideeen zegt, over vooruitzien,
// en over spel2.
TOETS (wat_het_verslag_over_spel2_en_spel4_zegt_klopt)
{
  for (const Rij &rij : csv ("snoei-spel4"))
    for (const string idee : { "zonderleren", "zondertabelzet" })
      if (rij.at ("variant") == idee)
        EIS (rij.getal ("deel") < 1);
  for (const Rij &rij : csv ("snoei-groter"))
    EIS (rij.at ("variant") != "zondervooruitzien"
         || rij.getal ("deel") > 2 * rij.getal ("deeltijd"));
  for (const Rij &rij : csv ("kwaliteit"))
    if (rij.at ("naam") == "spel2")
      EIS (rij.getal ("oneindig") + rij.getal ("oneindig.marge") < 0);
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

// Wat het verslag zegt van korte en lange rijen, en van rijen die een veelvoud
// zijn van de tegels op een schaal.
TOETS (wat_het_verslag_over_wie_wint_zegt_klopt)
{
  map<string, double> wint;
  for (const Rij &rij : csv ("raster"))
  {
    const string maat = rij.at ("naam");
    wint[maat] = rij.getal ("wint");
    EIS_MET (maat.back () != '2' || rij.getal ("wint") > 0.5, maat);
    EIS_MET (maat.back () != '6' || rij.getal ("remise") > 0.5, maat);
  }
  EIS (wint["3x2-6x4"] > wint["3x2-6x3"]);
  EIS (wint["3x3-6x6"] < wint["3x3-6x5"]);
  for (const Rij &rij : csv ("einde"))
    if (rij.at ("naam") == "5x2-10x3-0")
      EIS (rij.getal ("vastwint") > rij.getal ("vastremise")
                                    + rij.getal ("vastverliest"));
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
// vol, een vol bord is van wie een zet voorligt en wint, en wie niet voorligt
// heeft er geen.
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
      EIS_GELIJK (rij.at ("vol1"), rij.at ("volverliest"));
      EIS_GELIJK (rij.heel ("vol0") + rij.heel ("vol1")
                  + rij.heel ("vast0") + rij.heel ("vast1"), 1);
      EIS_GELIJK (rij.heel ("volwint") + rij.heel ("vastwint"),
                  rij.heel ("waarde") > 0);
      EIS_GELIJK (rij.heel ("vastremise"), rij.heel ("waarde") == 0);
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

// Het zoeken naar de kleinste tegenvoorbeelden vindt weer dezelfde, ze kunnen
// ontstaan zoals er staat, en in elk is de gretige zet volgens besteScore
// werkelijk slechter.
TOETS (de_gretige_voorbeelden_zijn_de_kleinste)
{
  if (kort ())
    return;
  const int aantal = Alles ? 4 : 2;
  const TijdelijkeMap map;
  eisZoals ("gretig", gretigMain, map.pad ("") + " " + to_string (aantal));
  for (int i = 1; i <= aantal; i++)
  {
    const string naam = "/gretig" + to_string (i) + ".txt",
                 hoort = inhoudVan (Resultaten + naam);
    EIS_GELIJK (inhoudVan (map.pad ("") + naam), hoort);
    EIS_GELIJK (Model::kern (nagespeeld
                  (csv ("gretig")[static_cast<size_t> (i - 1)])),
                Model::kern (Model::standUit (hoort)));
    TegelSpel spel = spelUit (Resultaten + naam);
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
