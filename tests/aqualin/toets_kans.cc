// toets_kans.cc: het toeval van Aqualin en alles wat erop steunt. Elk zaad
// staat vast, dus elke toets geeft altijd dezelfde uitkomst.

#include "tests/aqualin/hulp.h"
#include "tests/aqualin/inzicht.h"

#include "standaard.h"
#include "zoek/toeval.h"
#include "zoek/wortel.h"

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

TOETS (wortel_van_klein_tot_groot)
{
  for (double getal : { 0.0, 1e-12, 0.25, 1.0, 2.0, 100.0, 1e12 })
    EIS_MET (abs (zoek::wortel (getal) - sqrt (getal))
             <= 1e-9 * (1 + sqrt (getal)), getal);
}
