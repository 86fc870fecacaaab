// toets_uitkomsten.cc: zijn de aantallen in verslag/resultaten die van nu, en
// volgen de getallen van het verslag eruit?

#include "tests/proces.h"
#include "standaard.h"
#include "verslag/gereedschap/kwaliteit.h"
#include "verslag/gereedschap/stellingen.h"
#include "verslag/gereedschap/tex.h"
#include "verslag/gereedschap/wiewint.h"
#include "verslag/gereedschap/zoektocht.h"
#include "zoek/geheugen.h"
#include "zoek/tegelspel/oplosser.h"

using namespace std;
using namespace zoek::tegelspel;
using verslag::Rij;
using verslag::leesCsv;

static const string Resultaten = "verslag/resultaten/";

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
        && getenv ("STANDEN") == nullptr)
      continue;  // telt seconden lang; onder make test-lang wel
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

TOETS (de_zetten_zijn_die_van_nu)
{
  for (const string naam : { "spel1", "spel3", "spel2", "spel4", "spel5" })
  {
    TegelSpel spel = spelUit (naam + ".txt");
    const vector<Rij> rijen = csv ("zetten-" + naam);
    const vector<int> lijst = verslag::waarden (spel),
                      vol = verslag::vullingen (spel);
    EIS_GELIJK (rijen.size (), lijst.size ());
    int keren = 0;
    for (size_t i = 0; i < rijen.size (); i++)
    {
      EIS_VELD (rijen[i], "waarde", lijst[i]);
      EIS_VELD (rijen[i], "vulling", vol[i]);
      keren += atoi (rijen[i].at ("gekozen").c_str ());
    }
    if (kort () || naam != "spel1")
      continue;  // met alle zaden opnieuw duurt het bij de andere te lang
    map<string, int> gekozen;
    for (int zaad = 1; zaad <= keren; zaad++)
    {
      zetZaad (static_cast<unsigned long long> (zaad));
      gekozen[verslag::tekst (spel.bepaalGoedeZet (NrSimulaties))]++;
    }
    for (const Rij &rij : rijen)
      EIS_VELD (rij, "gekozen", gekozen[rij.at ("zet")]);
  }
}

// De hele verdeling voor spel1; de andere spellen duren langer.
TOETS (de_goede_scores_zijn_die_van_nu)
{
  if (kort ())
    return;
  TegelSpel spel = spelUit ("spel1.txt");
  map<string, int> aantal;
  int keren = 0;
  for (const Rij &rij : csv ("goedescore-spel1"))
    keren += atoi (rij.at ("aantal").c_str ());
  for (int zaad = 1; zaad <= keren; zaad++)
  {
    zetZaad (static_cast<unsigned long long> (zaad));
    aantal[to_string (spel.bepaalGoedeScore ())]++;
  }
  for (const Rij &rij : csv ("goedescore-spel1"))
    EIS_VELD (rij, "aantal", aantal[rij.at ("score")]);
  // Wat het verslag zegt: spel1 verliest de goede speler, die met de beste zet
  // begint, altijd, en spel3 wint zij altijd.
  EIS (aantal.size () == 1 && aantal.count ("-1") == 1);
  for (const Rij &rij : csv ("goedescore-spel3"))
    EIS (atoi (rij.at ("score").c_str ()) > 0);
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

// De eerste partijen van elk spel.
TOETS (de_kwaliteit_is_die_van_nu)
{
  for (const string naam : { "spel1", "spel3", "spel2", "spel4" })
  {
    if (kort () && naam == "spel2")
      return;
    const vector<Rij> rijen = csv ("kwaliteit-" + naam);
    for (unsigned zaad = 1; zaad <= (kort () ? 1u : 3u); zaad++)
    {
      const verslag::Telling telling =
        verslag::speelPartij (naam + ".txt", zaad);
      const Rij &rij = rijen[zaad - 1];
      EIS_VELD (rij, "standen", telling.standen);
      EIS_VELD (rij, "keuzes", telling.keuzes);
      EIS_VELD (rij, "mc10", telling.goed[0]);
      EIS_VELD (rij, "mc100", telling.goed[1]);
      EIS_VELD (rij, "mc1000", telling.goed[2]);
      EIS_VELD (rij, "gretig", telling.gretig);
    }
  }
}

// De eerste potten; dat elke waarde klopt toetst toets_zoek.cc.
TOETS (wie_wint_is_nu_dezelfde)
{
  for (int N = 2; N <= 5; N++)
    for (int M = 1; M <= 3; M++)
    {
      const verslag::Maat maat = verslag::maatVan (M, N);
      const vector<Rij> rijen = csv ("wiewint-" + to_string (M) + "x"
                                     + to_string (N));
      for (size_t i = 0; i < (M == 1 ? 50 : 2); i++)
      {
        const verslag::Begin begin = verslag::beoordeel (verslag::leegSpel
          (M, N, maat.K, maat.L, maat.tegels, i + 1), NrSimulaties, i + 1);
        EIS_VELD (rijen[i], "zaad", i + 1);
        EIS_VELD (rijen[i], "score", begin.score);
        EIS_VELD (rijen[i], "zetten", begin.zetten);
        EIS_VELD (rijen[i], "besten", begin.besten);
        EIS_VELD (rijen[i], "verlies", begin.verlies);
      }
    }
}

// Wat het verslag in woorden over alle maten zegt: waar wie begint het vaakst
// verliest, waar Monte Carlo het meest verliest, en waar alles remise is.
TOETS (wat_het_verslag_over_wie_wint_zegt_klopt)
{
  map<string, double> verliest, verlies, remise;
  for (char N = '2'; N <= '5'; N++)
    for (char M = '1'; M <= '5'; M++)
    {
      const string naam = string (1, M) + "x" + N;
      const vector<Rij> rijen = csv ("wiewint-" + naam);
      const double deel = 1 / static_cast<double> (rijen.size ());
      for (const Rij &rij : rijen)
      {
        verliest[naam] += verslag::heel (rij, "score") < 0 ? deel : 0;
        remise[naam] += verslag::heel (rij, "score") == 0 ? deel : 0;
        verlies[naam] += verslag::getal (rij, "verlies") * deel;
      }
      EIS (verliest[naam] <= verliest["1x2"]);
    }
  for (const auto &per : verlies)
    EIS_MET (per.second <= verlies["2x2"], per.first);
  for (const char *naam : { "5x4", "4x5", "5x5" })
    EIS_MET (remise[naam] > 0.999, naam);
}

// Eis dat een variant van de zoeker zoveel standen bezoekt als er staat.
template <unsigned Ideeen>
static void controleerVariant (const string &naam,
                               const Speelruimte &ruimte, size_t geheugen,
                               const vector<Rij> &rijen)
{
  Oplosser<unsigned long long, Ideeen> zoeker (ruimte, geheugen);
  zoeker.score (ruimte.begin ());
  for (const Rij &rij : rijen)
    if (rij.at ("variant") == naam)
    {
      EIS_VELD (rij, "standen", zoeker.aantalStanden ());
      return;
    }
  EIS_MET (false, naam << " ontbreekt");
}

TOETS (het_snoeien_is_dat_van_nu)
{
  for (const string naam : { "spel4", "spel5" })
  {
    if (kort () && naam == "spel5")
      return;
    const vector<Rij> rijen = csv ("snoei-" + naam);
    const Speelruimte ruimte = verslag::ruimteVan
      (verslag::leesBestand (naam + ".txt"));
    const size_t alles = zoek::GeheugenGrens;
    controleerVariant<AlleIdeeen> ("alles", ruimte, alles, rijen);
    controleerVariant<AlleIdeeen & ~EerstOpzoeken>
      ("zonderopzoeken", ruimte, alles, rijen);
    controleerVariant<AlleIdeeen & ~TabelZetEerst>
      ("zondertabelzet", ruimte, alles, rijen);
    controleerVariant<AlleIdeeen & ~Waarderen>
      ("zonderwaarderen", ruimte, alles, rijen);
    controleerVariant<AlleIdeeen & ~Begrenzen>
      ("zondergrenzen", ruimte, alles, rijen);
    controleerVariant<0u> ("alleentabel", ruimte, alles, rijen);
    controleerVariant<AlleIdeeen> ("zondertabel", ruimte, 0, rijen);
  }
}

// Het zoeken naar de kleinste tegenvoorbeelden vindt weer dezelfde, en in elk
// is de gretige zet volgens besteScore werkelijk slechter.
TOETS (de_gretige_voorbeelden_zijn_de_kleinste)
{
  if (kort ())
    return;
  for (int i = 1; i <= 2; i++)
  {
    const string naam = "gretig" + to_string (i);
    verslag::Zoektocht zoektocht (i == 2);
    zoektocht.zoek ();
    EIS_GELIJK (verslag::alsBestand (zoektocht.kleinste),
                inhoudVan (Resultaten + naam + ".txt"));
    const Rij rij = csv (naam)[0];
    EIS_VELD (rij, "tegels", zoektocht.tegels);
    EIS_VELD (rij, "vakjes", zoektocht.vakjes);
    EIS_VELD (rij, "bekeken", zoektocht.bekeken);
    EIS_VELD (rij, "gevonden", zoektocht.gevonden);
    controleerLos (naam, Resultaten + naam + ".txt");
    TegelSpel spel = spelUit (Resultaten + naam + ".txt");
    const size_t gretige = verslag::gretigeZet (spel);
    const pair<int,char> gretigeZet =
      spel.bepaalVerschillendeZetten ()[gretige];
    pair<int,char> zet;
    long long standen = 0;
    const int beste = spel.besteScore (zet, standen);
    spel.doeZet (gretigeZet.first, gretigeZet.second);
    EIS (-spel.besteScore (zet, standen) < beste);
  }
}
