// toets_kans.cc: het toeval van Aqualin en alles wat erop steunt. Elk zaad
// staat vast, dus elke toets geeft altijd dezelfde uitkomst.

#include "tests/aqualin/hulp.h"
#include "tests/aqualin/inzicht.h"

#include "standaard.h"

#define main aqualinMain
#include "spellen/aqualin/main.cc"
#undef main

using namespace std;
using Model::Loting;
using Model::Stand;

TOETS (permutatie_is_er_een)
{
  vector<int> hoort;
  EIS (genereerRandomPermutatie (-3).empty ());
  for (int aantal = 0; aantal < 40; hoort.push_back (aantal++))
  {
    vector<int> permutatie = genereerRandomPermutatie (aantal);
    sort (permutatie.begin (), permutatie.end ());
    EIS_MET (permutatie == hoort, aantal);
  }
}

// Een bord van 2x2 heeft 24 vulvolgordes en 24 potten.
TOETS (elk_nieuw_spel_is_even_waarschijnlijk)
{
  int keuze[2] = { 2, 1 };
  map<string,size_t> nummers;
  Model::Keuzetoets toets;
  zetZaad (1);
  toets.tel (vector<double> (576, 1.0 / 576), proeven (40000, 10000), [&]
    {
      const pair<string,size_t> nieuw
        (Toetsinzicht::bestand (Aqualin (2, 2, 2, 0, keuze)), nummers.size ());
      return nummers.insert (nieuw).first->second;
    });
  EIS_GELIJK (nummers.size (), 576u);
  toets.eisGewoon ();
}

//*************************************************************************
// Monte Carlo

TOETS (simulaties_kiezen_elke_steen_even_vaak)
{
  // Hoe vaak elke zet de beste lijkt is exact uit te rekenen.
  Loting loting (2);
  Model::Keuzetoets toets;
  zetZaad (2);
  while (toets.vrijheid < proeven (12, 1))
  {
    const Stand stand = loting.spelMetBoom (3, 600);
    const vector<double> kans = Model::keuzekansen (stand, NrSimulaties);
    const vector<Model::Paar> zetten = Model::zetten (stand);
    Aqualin object;
    if (kans.size () < 2 || *min_element (kans.begin (), kans.end ()) < 0.1)
      continue;
    zetOp (object, stand);
    toets.tel (kans, 150, [&]
      {
        return static_cast<size_t>
          (find (zetten.begin (), zetten.end (), object.bepaalZetMonteCarlo ())
           - zetten.begin ());
      });
    EIS_STAND (object, stand);
  }
  toets.eisGewoon ();
}

//*************************************************************************
// speelUitScore

TOETS (uitgespeelde_score_zonder_toeval)
{
  Loting loting (3);
  for (int keer = 0; keer < proeven (150, 40); keer++)
  {
    Stand stand = loting.spelMetBoom (4, 400);
    Aqualin object;
    if (keer % 2 == 0 && !Model::eindstand (stand))
      stand = Model::naZet (stand, Model::zetten (stand)[0]);
    zetOp (object, stand);
    for (int algo1 = 1; algo1 <= 2; algo1++)
      for (int algo2 = 1; algo2 <= 2; algo2++)
      {
        int algoritme[2];
        algoritme[stand.speler] = algo1;
        algoritme[1 - stand.speler] = algo2;
        EIS_GELIJK (object.speelUitScore (algo1, algo2),
                    Model::uitslag (stand, stand.speler, algoritme));
      }
    EIS_STAND (object, stand);
  }
}

//*************************************************************************
// Experimenten

// Een tabel voor speelSoort; haar kop komt nergens terecht.
static terminal::Tabel tabel ()
{
  const Vangst kop;
  return terminal::Tabel ({}, { "h", "b", "v", "k0", "k1", "gemiddelde",
                                "standaardfout", "seconden", "spellen" },
                          { 3, 3, 4, 3, 13, 15, 12, 9 }, false);
}

static const Spelsoort Soort = { 3, 5, 5, { 3, 2 } };

// De regel van de tabel na zoveel spellen met deze algoritmes, zonder de tijd.
static vector<string> regelNa (int spellen, const int algo[2])
{
  vector<double> scores;
  double som = 0, afwijking = 0;
  zetZaad (1);
  for (int i = 0; i < spellen; i++)
  {
    int keuze[2] = { 3, 2 };
    scores.push_back (Aqualin (3, 5, 5, 0, keuze).speelUitScore (algo[0],
                                                                 algo[1]));
    som += scores.back ();
  }
  for (double score : scores)
    afwijking += (score - som / spellen) * (score - som / spellen);
  ostringstream regel;
  regel << "3 5 5 3 2 " << fixed << setprecision (2) << som / spellen << " "
        << setprecision (3) << sqrt (afwijking / (spellen - 1) / spellen);
  return woordenVan (regel.str ());
}

static const int Keuzes[][2] = { { 2, 1 }, { 3, 1 }, { 2, 3 } };

// Een regel van de tabel van elk experiment is het gemiddelde en de
// standaardfout van de spellen die bij dit zaad horen. De hele tabellen staan
// in de README van het spel, die tests/keuring/toets_leesmij.cc naloopt. Bij
// dit zaad is aan de cijfers te zien of er door een spel te veel gedeeld wordt.
TOETS (experimenten_tonen_gemiddelde_en_standaardfout)
{
  Ongeduld stil (INT_MAX);
  for (int nummer = 1; nummer <= AantalExperimenten; nummer++)
  {
    const Vangst vangst;
    zetZaad (1);
    speelSoort (nummer, stil, Soort, tabel ());
    vector<string> woorden = woordenVan (vangst.tekst ());
    woorden.resize (7);
    EIS_MET (woorden == regelNa (AantalSpellen, Keuzes[nummer - 1]),
             vangst.tekst ());
  }
}

// De regel is die van de spellen tot dan toe; van een spel is er geen.
TOETS (afgebroken_experiment_toont_wat_af_is)
{
  for (int spellen : { 1, 2, 57, 99 })
  {
    Ongeduld stil (spellen);
    const Vangst vangst;
    bool afgebroken = false;
    zetZaad (1);
    try
    {
      speelSoort (1, stil, Soort, tabel ());
    }
    catch (const zoek::Afgebroken &werk)
    {
      afgebroken = true;
      EIS_GELIJK (werk.aantal, spellen);
    }
    EIS (afgebroken);
    vector<string> woorden = woordenVan (vangst.tekst ());
    EIS_GELIJK (woorden.empty (), spellen == 1);
    if (woorden.empty ())
      continue;
    EIS_GELIJK (woorden.back (), to_string (spellen));
    woorden.resize (7);
    EIS_MET (woorden == regelNa (spellen, Keuzes[0]), vangst.tekst ());
  }
}

// Met puntkomma's zijn de tijden in microseconden.
TOETS (kop_van_een_experiment_zegt_in_wat_de_tijd_is)
{
  for (bool csv : { false, true })
  {
    Ongeduld meteen (0);
    const Vangst vangst;
    try
    {
      doeExperiment (1, meteen, csv);
    }
    catch (const zoek::Afgebroken &)
    {
    }
    EIS_GELIJK (bevat (vangst.tekst (), ";microseconden;"), csv);
    EIS_GELIJK (bevat (vangst.tekst (), " seconden "), !csv);
  }
}

TOETS (wortel_van_klein_tot_groot)
{
  for (double getal : { 0.0, 1e-12, 0.25, 1.0, 2.0, 100.0, 1e12 })
    EIS_MET (abs (zoek::wortel (getal) - sqrt (getal))
             <= 1e-9 * (1 + sqrt (getal)), getal);
}
