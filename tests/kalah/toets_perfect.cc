// toets_perfect.cc: wie er wint volgens de eindspeltabel, tegenover het model
// dat elke partij tot het einde van de regels uitspeelt.

#include "tests/kalah/hulp.h"
#include "tests/toets.h"
#include "spellen/kalah/perfect.h"

using namespace std;

static int teken (int getal)
{
  return (getal > 0) - (getal < 0);
}

TOETS (elke_zet_loopt_af_als_in_het_model)
{
  const int steentjes = proeven (7, 5);
  kalah::Perfect perfect;
  map<vector<int>, int> bekend;
  Bron bron (1);
  int gezien[3] = { 0, 0, 0 };
  EIS (perfect.maak (steentjes, true));
  for (int i = 0; i < proeven (1200, 200); i++)
  {
    Model::Stand stand = { vector<int> (Model::Kring, 0), trek (bron, 1, 2) };
    for (int over = trek (bron, 1, steentjes); over > 0; over--)
      stand.kuilen[static_cast<size_t> (Model::plaatsVan
        (trek (bron, 1, 2), trek (bron, 1, 6)))]++;
    stand.kuilen[6] = trek (bron, 0, 12);
    stand.kuilen[13] = trek (bron, 0, 12);
    Kalah spel = spelMet (stand);
    EIS (perfect.kent (spel));
    const vector< pair<int,int> > verschillen = perfect.verschillen (spel);
    EIS_STAND (spel, stand);
    EIS_GELIJK (verschillen.size (), Model::zetten (stand).size ());
    for (const pair<int,int> &zet : verschillen)
    {
      Model::Stand na = stand;
      Model::doe (na, zet.first);
      const int afloop = -naiefOordeel (na, bekend);
      gezien[afloop + 1]++;
      EIS_MET (teken (zet.second) == afloop, Model::tekst (stand) << ", kuiltje "
               << zet.first << " geeft " << zet.second << ", verwacht teken "
               << afloop);
    }
  }
  for (int aantal : gezien)
    EIS (aantal > proeven (60, 6));
}

TOETS (zonder_tabel_of_met_te_veel_steentjes_kent_zij_niets)
{
  kalah::Perfect perfect;
  const Model::Stand leeg = getekend (1, "0 0 0 0 0 0", "3 4", "0 0 0 0 0 0"),
                     vier = getekend (1, "0 1 0 0 1 0", "9 9", "0 0 1 0 0 1"),
                     vijf = getekend (1, "0 1 0 0 1 0", "9 9", "0 0 1 0 0 2");
  EIS (!perfect.kent (spelMet (leeg)) && !perfect.kent (spelMet (vier)));
  EIS (perfect.maak (4, true));
  EIS (perfect.kent (spelMet (leeg)) && perfect.kent (spelMet (vier)));
  EIS (!perfect.kent (spelMet (vijf)));
  EIS (perfect.maak (5, true) && perfect.kent (spelMet (vijf)));
}

TOETS (veel_steentjes_in_de_kalahs)
{
  kalah::Perfect perfect;
  Kalah spel = spelMet (getekend (2, "0 0 0 0 0 1", "4000 4001",
                                  "0 0 0 0 0 1"));
  EIS (perfect.maak (3, true));
  EIS (perfect.verschillen (spel)
       == (vector< pair<int,int> > { { 1, -1 } }));
}

TOETS (aantal_standen)
{
  // Twaalf kuiltjes en een bak voor wat er niet op het bord ligt.
  EIS_GELIJK (kalah::Perfect::standen (0), 1);
  EIS_GELIJK (kalah::Perfect::standen (1), 13);
  EIS_GELIJK (kalah::Perfect::standen (2), 91);
  EIS_GELIJK (kalah::Perfect::standen (24), 1251677700);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
