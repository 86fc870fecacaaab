// toets_zoek.cc: optScore, optScoreSnel en telStanden, tegen het model en tegen
// elkaar.

#include "tests/toets.h"
#include "tests/aqualin/hulp.h"

#include <climits>

using namespace std;
using Model::Loting;
using Model::Paar;
using Model::Spel;
using Model::Stand;

static const string Map = "spellen/aqualin/";

TOETS (optScore_en_optScoreSnel_tegen_het_model)
{
  Loting loting (4);
  for (int keer = 0; keer < proeven (320, 80); keer++)
  {
    const Spel spel = loting.spelMetBoom (keer % 4 == 0 ? 10 : 5,
                                          keer % 20 == 0 ? 20000 : 1000);
    Stand stand = Model::begin (spel);
    Aqualin object;
    zetOp (object, spel);
    if (keer % 3 == 0 && !Model::eindstand (stand))
    {
      const Paar steen = Model::zetten (stand).back ();
      stand = Model::naZet (stand, steen);
      object.doeZet (steen.first, steen.second);
    }
    const Model::Oplossing hoort = Model::losOp (stand);
    pair<int,int> zet (7, 7), snelleZet (7, 7);
    long long standen = 77, snelleStanden = 77;
    EIS_GELIJK (object.optScore (zet, standen), hoort.score);
    EIS_MET (zet == hoort.zet, tekst (zet) << Model::bestand (spel));
    EIS_GELIJK (standen, hoort.standen);
    EIS_GELIJK (object.telStanden (), hoort.standen);
    EIS_MET (object.optScoreSnel (snelleZet, snelleStanden) == hoort.score,
             "optScoreSnel hoort " << hoort.score << " te zijn in\n"
             << Model::bestand (spel));
    EIS_MET (snelleZet == hoort.zet, tekst (snelleZet)
             << Model::bestand (spel));
    EIS (snelleStanden > 0);
    EIS_STAND (object, stand);
  }
}

// Vergelijk optScoreSnel met optScore.
static void vergelijk (const Spel &spel)
{
  Aqualin object;
  pair<int,int> zet, snelleZet;
  long long standen = 0, snelleStanden = 0;
  zetOp (object, spel);
  const int score = object.optScore (zet, standen);
  EIS_MET (object.optScoreSnel (snelleZet, snelleStanden) == score,
           "hoort " << score << " te zijn in\n" << Model::bestand (spel));
  EIS_MET (zet == snelleZet, tekst (snelleZet) << ", hoort " << tekst (zet)
           << "\n" << Model::bestand (spel));
}

TOETS (optScoreSnel_tegen_optScore_bij_grotere_bomen)
{
  Loting loting (5);
  for (int keer = 0; keer < proeven (600, 60); keer++)
    vergelijk (loting.spelMetBoom (keer % 2 == 0 ? 10 : 6, 1e5));
}

TOETS (optScoreSnel_bij_weinig_kleuren_of_vormen)
{
  // Weinig soorten geeft grote clusters, en gebieden die samenkomen.
  Loting loting (6);
  for (int keer = 0; keer < proeven (50, 15); keer++)
  {
    const int vormen = loting.trek (2, 4), maat = loting.trek (3, 4);
    vergelijk (loting.spel (maat, 5, vormen, loting.trek (0, 4), 2, 2));
  }
}

TOETS (optScoreSnel_bij_diepe_standen)
{
  // De paden van het begin van zo'n spel passen ruim, die van het eind niet.
  Loting loting (7);
  for (int keer = 0; keer < 20; keer++)
    vergelijk (loting.spel (10, 10, 10, loting.trek (0, 30), 1, 1));
  for (int keer = 0; keer < proeven (20, 4); keer++)
    vergelijk (loting.spel (10, 10, 10, 86, 2, loting.trek (2, 3)));
}

TOETS (optScoreSnel_bij_een_bord_van_een_en_van_twee_woorden)
{
  Loting loting (8);
  for (int keer = 0; keer < proeven (60, 10); keer++)
  {
    const int maten[][2] = { { 8, 7 }, { 7, 8 }, { 8, 8 }, { 6, 10 },
                             { 10, 6 }, { 9, 7 } };
    const int *const maat = maten[keer % 6], vakjes = maat[0] * maat[1];
    vergelijk (loting.spel (maat[0], maat[1], 8, vakjes - 14, 2, 2));
  }
}

// Eis wat van een voorbeeldspel bekend is.
static void eisBekend (const string &naam, int score, const Paar &eerste,
                       long long aantal, bool complete)
{
  Aqualin spel;
  pair<int,int> zet;
  long long standen = 0;
  EIS (spel.leesInSpel ((Map + naam).c_str ()));
  EIS_GELIJK (spel.telStanden (), aantal);
  EIS_GELIJK (spel.optScoreSnel (zet, standen), score);
  EIS_MET (zet == eerste, tekst (zet));
  EIS (standen < aantal / 10);
  if (!complete)
    return;
  EIS_GELIJK (spel.optScore (zet, standen), score);
  EIS_MET (zet == eerste, tekst (zet));
  EIS_GELIJK (standen, aantal);
}

TOETS (bekende_uitkomsten)
{
  eisBekend ("spel2.txt", 2, Paar (2, 0), 214617, true);
  eisBekend ("spel3.txt", 0, Paar (1, 2), 67108863, !kort ());
}

TOETS (beide_zetten_van_het_cursusspel_zijn_optimaal)
{
  for (const Paar &zet : { Paar (1, 2), Paar (0, 5) })
  {
    Aqualin spel;
    pair<int,int> antwoord;
    long long standen = 0;
    EIS (spel.leesInSpel ((Map + "spel3.txt").c_str ()));
    EIS (spel.doeZet (zet.first, zet.second));
    EIS_GELIJK (spel.optScoreSnel (antwoord, standen), 0);
  }
}

TOETS (telStanden_van_een_te_grote_boom)
{
  Loting loting (9);
  Aqualin spel;
  zetOp (spel, loting.spel (10, 10, 10, 0, 5, 5));
  EIS_GELIJK (spel.telStanden (), -1);
  zetOp (spel, loting.spel (10, 10, 10, 40, 2, 2));
  EIS_GELIJK (spel.telStanden (), (1LL << 60) - 1);  // 58 keuzes uit twee
}

// Het aantal standen, beurt na beurt; -1 als het niet in een long long past.
// Wat te groot is voor een long long is nog lang niet te groot voor een
// long double.
static long long telBeurten (int stenen, int hand0, int hand1)
{
  int hand[2] = { hand0, hand1 }, inPot = stenen - hand0 - hand1;
  unsigned long long laag = 1, som = 1;
  long double ruw = 1, ruweSom = 1;
  for (int beurt = 0; hand[beurt % 2] > 0; beurt++)
  {
    const int keuze = hand[beurt % 2];
    laag *= static_cast<unsigned long long> (keuze);
    som += laag;
    ruw *= keuze;
    ruweSom += ruw;
    if (inPot > 0)
      inPot--;
    else
      hand[beurt % 2]--;
  }
  return ruweSom > 9.3e18L || som > LLONG_MAX ? -1
                                              : static_cast<long long> (som);
}

TOETS (telStanden_rond_de_grootste_long_long)
{
  Loting loting (10);
  int groot = 0, klein = 0;
  for (int hand0 = 2; hand0 <= 5; hand0++)
    for (int hand1 = 2; hand1 <= 5; hand1++)
      for (int stenen = 12; stenen <= 70; stenen++)
      {
        Aqualin spel;
        zetOp (spel, loting.spel (10, 10, 10, 100 - stenen, hand0, hand1));
        const long long aantal = telBeurten (stenen, hand0, hand1);
        EIS_MET (spel.telStanden () == aantal, stenen << " stenen, handen van "
                 << hand0 << " en " << hand1 << ": " << spel.telStanden ()
                 << ", verwacht " << aantal);
        (aantal < 0 ? groot : klein)++;
      }
  EIS (groot > 100 && klein > 100);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
