// toets_storing.cc: wat Aqualin moet verdragen; zie tests/storing.h.

#include "tests/aqualin/inzicht.h"
#include "tests/storing.h"

using namespace std;

static const string Map = "spellen/aqualin/";

TOETS (bestand_dat_verandert)
{
  eisHeelOfNiet<Toetsinzicht> (Aqualin (), inhoudVan (Map + "spel2.txt"),
                               inhoudVan (Map + "spel3.txt"));
}

TOETS (pijp_met_een_heel_en_een_half_spel)
{
  eisPijp<Toetsinzicht> (Aqualin (), inhoudVan (Map + "spel2.txt"));
}

TOETS (rommel)
{
  eisRommel<Toetsinzicht> (Aqualin ());
}

TOETS (zonder_geheugen)
{
  Aqualin spel;
  EIS (spel.leesInSpel ((Map + "spel2.txt").c_str ()));
  eisZonderGeheugen ([&]
                     {
                       pair<int,int> zet;
                       long long standen = 0;
                       return spel.optScoreSnel (zet, standen) == 2
                              && zet == make_pair (2, 0);
                     });
  eisZonderGeheugen ([&]
                     {
                       pair<int,int> zet;
                       long long standen = 0;
                       return spel.optScore (zet, standen) == 2
                              && standen == 214617;
                     });
  eisZonderGeheugen ([&] { return spel.telStanden () == 214617; });
  eisZonderGeheugen ([&]
                     {
                       return spel.speelUitScore (GrootsteCluster, Optimaal)
                              <= 2;
                     });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
