// toets_zoek.cc: besteScoreSnel, telStanden en wat erop steunt, zoals de klasse
// TegelSpel ze aanbiedt. Het zoeken zelf, met elke grootte van de tabel, staat
// in tests/toets_schaars.cc.

#include "tests/grens.h"
#include "tests/toets.h"
#include "tests/tegelspel/hulp.h"
#include "tests/tegelspel/zoekhulp.h"

#include <functional>
#include <sys/resource.h>
#include <sys/wait.h>
#include "standaard.h"

using namespace std;
using Model::Stand;
using Model::Zet;

// De waarden van alle zetten, snel gevonden.
static string waarden (TegelSpel &spel)
{
  return waarden (spel, &TegelSpel::besteScoreSnel);
}

static string waarden (const Model::Uitslag &uitslag)
{
  string alles;
  for (const pair<Zet,int> &geval : uitslag.waarden)
    alles += (alles.empty () ? "" : " ") + Model::tekst (geval.first) + " "
             + to_string (geval.second);
  return alles;
}

// Eis van besteScoreSnel deze score en zet, en van telStanden dit aantal.
static void eisSnel (TegelSpel &spel, const Stand &stand, int score,
                     const Zet &zet, long long standen)
{
  Zet gevonden (17, 'q');
  long long bezocht = -123456789;
  const int snel = spel.besteScoreSnel (gevonden, bezocht);
  EIS_MET (snel == score && gevonden == zet, "snel geeft " << snel << " "
           << Model::tekst (gevonden) << ", verwacht was " << score << " "
           << Model::tekst (zet) << Model::teken (stand));
  EIS_MET (bezocht >= 1, bezocht << " bezochte standen");
  EIS_MET (spel.telStanden () == standen, "telStanden geeft "
           << spel.telStanden () << ", verwacht was " << standen
           << Model::teken (stand));
  EIS_STAND (spel, stand);
}

//*************************************************************************
// Tegen het model en tegen besteScore

TOETS (snel_en_elke_zet_volgen_het_model)
{
  Model::Loting loting (51);
  TegelSpel spel;
  for (int i = 0; i < proeven (2000, 150); i++)
  {
    const Stand stand = loting.spelMetBoom (5, 24, 500);
    const Model::Uitslag uitslag = Model::losOp (stand);
    zetOp (spel, stand);
    eisSnel (spel, stand, uitslag.score, uitslag.zet, uitslag.standen);
    EIS_MET (waarden (spel) == waarden (uitslag), waarden (spel)
             << ", verwacht was " << waarden (uitslag) << Model::teken (stand));
    EIS (!spel.unDoeZet ());
  }
}

TOETS (snel_volgt_besteScore_bij_grotere_bomen)
{
  Model::Loting loting (52);
  TegelSpel spel;
  for (int grote = 0; grote < proeven (120, 5); grote++)
  {
    const Stand stand =
      spelMetOmvang (loting, 10, 40, 10000, proeven (1000000, 100000));
    zetOp (spel, stand);
    Zet zet;
    long long standen = 0;
    const int score = spel.besteScore (zet, standen);
    eisSnel (spel, stand, score, zet, standen);
  }
}

TOETS (vreemde_borden)
{
  const char *const tekeningen[] = {
    "pot -\nschalen 3: gbb g -\n..... .....\nggg.. bbbb.\nbeurt 0\n",
    "pot gbgb\nschalen 5: ggggb bbbbg\n. .\n. .\nbeurt 0\n",  // N > L
    "pot gbgb\nschalen 1: g b\nggg bbb\nbbb ggg\nbeurt 1\n",  // alles vol
    "pot gbgbbg\nschalen 2: gb gg\n...... ......\nbeurt 1\n", // een rij
    "pot bbgbg\nschalen 3: ggb bbg\ngg. bb.\nb.. g..\n... bbb\nbeurt 0\n" };
  for (const char *tekening : tekeningen)
  {
    const Stand stand = Model::uitTekening (tekening);
    const Model::Uitslag uitslag = Model::losOp (stand);
    EIS_GELIJK (static_cast<unsigned long long> (uitslag.standen),
                Modelteller ().tel (stand));
    TegelSpel spel;
    zetOp (spel, stand);
    eisSnel (spel, stand, uitslag.score, uitslag.zet, uitslag.standen);
    EIS_GELIJK (waarden (spel), waarden (uitslag));
  }
}

TOETS (snel_halverwege_een_spel)
{
  Model::Loting loting (53);
  TegelSpel spel;
  for (int i = 0; i < proeven (150, 15); i++)
  {
    Stand stand = loting.spelMetBoom (4, 20, 2000);
    zetOp (spel, stand);
    while (!Model::eindstand (stand))
    {
      const vector<Zet> zetten = Model::verschillendeZetten (stand);
      const Zet zet = zetten[loting.plaats (zetten.size ())];
      EIS (spel.doeZet (zet.first, zet.second));
      stand = Model::naZet (stand, zet);
      if (volgensGetters (spel, stand) != stand)
        break;  // een andere, even volle rij: dan gaat het model niet mee
      const Model::Uitslag uitslag = Model::losOp (stand);
      eisSnel (spel, stand, uitslag.score, uitslag.zet, uitslag.standen);
    }
  }
}

//*************************************************************************
// Spellen die te groot zijn om af te lopen

static Stand voorbeeld (const char *naam)
{
  return Model::standUit (inhoudVan (naam));
}

TOETS (spel4_en_spel5)
{
  TegelSpel spel;
  EIS (spel.leesInSpel ("spel4.txt"));
  eisSnel (spel, voorbeeld ("spel4.txt"), 0, Zet (0, 'b'), 198040465);
  EIS_GELIJK (waarden (spel), "(0,g) -1 (0,b) 0");
  if (kort ())
    return;
  EIS (spel.leesInSpel ("spel5.txt"));
  eisSnel (spel, voorbeeld ("spel5.txt"), 0, Zet (0, 'b'), 2471100877301LL);
  EIS_GELIJK (waarden (spel), "(0,g) -1 (0,b) 0 (1,g) 0 (1,b) 0");
}

TOETS (tellen_van_grotere_bomen_volgt_de_regels_van_het_model)
{
  Model::Loting loting (54);
  TegelSpel spel;
  for (int grote = 0; grote < proeven (5, 1); grote++)
  {
    const Stand stand = spelMetOmvang (loting, 5, 30, proeven (100000, 5000),
                                        LLONG_MAX);
    zetOp (spel, stand);
    EIS_GELIJK (static_cast<unsigned long long> (spel.telStanden ()),
                Modelteller ().tel (stand));
  }
}

TOETS (goede_score_van_een_spel_met_een_reusachtige_boom)
{
  if (kort ())
    return;
  TegelSpel spel;
  EIS (spel.leesInSpel ("spel5.txt"));
  zetZaad (1);
  EIS (spel.bepaalGoedeScore () <= 0);
  EIS_STAND (spel, voorbeeld ("spel5.txt"));
  EIS (!spel.unDoeZet ());
}

//*************************************************************************
// Weinig geheugen

TOETS (weinig_geheugen_verandert_geen_uitkomst)
{
  if (!GrensWerkt)
    return;
  TegelSpel spel1, spel4;
  EIS (spel1.leesInSpel ("spel1.txt"));
  EIS (spel4.leesInSpel ("spel4.txt"));
  for (size_t mebi : { 2u, 4u, 16u, 100u, 3000u })
  {
    EIS_MET (lukt (mebi, [&]
                   {
                     Zet zet;
                     long long standen = 0;
                     return spel1.besteScore (zet, standen) == 0
                            && zet == Zet (0, 'b') && standen == 10020;
                   }), "besteScore met " << mebi << " MiB");
    EIS_MET (lukt (mebi, [&]
                   {
                     Zet zet;
                     long long standen = 0;
                     return spel4.besteScoreSnel (zet, standen) == 0
                            && zet == Zet (0, 'b');
                   }), "besteScoreSnel met " << mebi << " MiB");
    EIS_MET (lukt (mebi, [&]
                   {
                     const long long standen = spel4.telStanden ();
                     return standen == 198040465
                            || (standen == -1 && mebi < 100);
                   }), "telStanden met " << mebi << " MiB");
  }
}

//*************************************************************************
// Het experiment

// De woorden van elke regel van de tabel, zonder de strepen.
static vector< vector<string> > tabelRegels (const string &tekst)
{
  vector< vector<string> > regels;
  istringstream in (tekst);
  string regel, woord;
  while (getline (in, regel))
  {
    istringstream losse (regel);
    vector<string> woorden;
    while (losse >> woord)
      if (woord != "|")
        woorden.push_back (woord);
    if (!woorden.empty () && atoi (woorden[0].c_str ()) > 0)
      regels.push_back (woorden);
  }
  return regels;
}

TOETS (experiment_toont_naast_besteScore_het_snelle_zoeken)
{
  TegelSpel spel;
  EIS (spel.leesInSpel ("spel1.txt"));
  Vangst vangst;
  zetZaad (5);
  spel.doeExperiment ();
  const vector< vector<string> > regels = tabelRegels (vangst.tekst ());
  zetZaad (5);
  vector<Zet> zetten;
  while (!spel.eindstand ())
  {
    zetten.push_back (spel.bepaalGoedeZet (NrSimulaties));
    EIS (spel.doeZet (zetten.back ().first, zetten.back ().second));
  }
  EIS_GELIJK (regels.size (), zetten.size ());
  for (size_t i = 0; i < regels.size (); i++)
  {
    Zet zet;
    long long standen = 0;
    EIS (spel.unDoeZet ());
    spel.besteScoreSnel (zet, standen);
    EIS_GELIJK (regels[i].size (), 5u);
    EIS_GELIJK (regels[i][0], to_string (i + 1));
    EIS_GELIJK (regels[i][1], to_string (spel.telStanden ()));
    EIS_GELIJK (regels[i][3], to_string (standen));
  }
  EIS (!bevat (vangst.tekst (), "langer dan"));
}

// Een spel dat met goede zetten na drie zetten uit is: alle schalen worden
// dan geel, en speler 1 heeft alleen blauwe rijen. Met andere zetten duurt het
// lang, en daardoor is de boom van de laatste twee standen klein en die van
// het begin reusachtig.
static const char *const Plotseling =
  "gggggggggggggggggggbggggbgggggggbgbgbbbbgbbbbbbbbbgbbgbbbbgbbbgbggbbb\n"
  "5 5\n10 6\n"
  "0 0\n0 0\n0 0\n0 0\n0 0\n0 0\n0 0\n0 0\n0 0\n0 0\n"
  "0 3\n0 3\n0 5\n0 4\n0 2\n0 5\n0 1\n0 3\n0 2\n0 2\n0\n";

TOETS (experiment_stopt_besteScore_als_de_boom_te_groot_wordt)
{
  if (kort ())
    return;
  TegelSpel spel;
  EIS (leesTekst (spel, Plotseling));
  const string standen = to_string (spel.telStanden ());
  EIS_MET (standen.size () >= 11, standen);
  Vangst vangst;
  zetZaad (1);
  spel.doeExperiment ();
  const string tekst = vangst.tekst ();
  const vector< vector<string> > regels = tabelRegels (tekst);
  EIS_MET (regels.size () >= 2, tekst);
  for (size_t i = 0; i < regels.size (); i++)
  {
    const bool gestopt = i + 1 == regels.size ();
    EIS_MET (regels[i].size () == 5, tekst);
    EIS_MET ((regels[i][1] == "-") == gestopt, tekst);
    EIS_MET ((regels[i][2] == "-") == gestopt, tekst);
    EIS_MET (atoll (regels[i][3].c_str ()) >= 1, tekst);
  }
  const size_t plaats = tekst.find ("langer dan 5 minuten");
  EIS_MET (plaats != string::npos, tekst);
  EIS_MET (bevat (tekst.substr (plaats), standen + " standen"), tekst);
  EIS_MET (bevat (tekst.substr (plaats), "naar verwachting"), tekst);
  EIS_STAND (spel, Model::standUit (Plotseling));
  EIS (!spel.unDoeZet ());
}

//*************************************************************************
// Meer standen dan een long long kan tellen

TOETS (boom_die_niet_te_tellen_is)
{
  // Drie schalen met een tegel: meer dan 2^63 standen, maar weinig soorten.
  string inhoud;
  for (int i = 0; i < 90; i++)
    inhoud += i % 3 == 1 || i % 5 == 0 ? 'b' : 'g';
  inhoud += " 3 1 10 6 ";
  for (int rij = 0; rij < 20; rij++)
    inhoud += "0 0 ";
  TegelSpel spel;
  EIS (leesTekst (spel, inhoud + "0"));
  EIS_GELIJK (spel.telStanden (), -1);
  Zet zet;
  long long standen = 0;
  spel.besteScoreSnel (zet, standen);
  EIS (zet != GeenZet && standen > 1);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
