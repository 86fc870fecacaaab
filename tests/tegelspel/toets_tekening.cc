// toets_tekening.cc: drukAf toont de hele stand, en past op het scherm.

#include "tests/tegelspel/hulp.h"

#include <cctype>

using namespace std;

// Wat het programma tekent van een stand.
static string getekend (const Model::Stand &stand)
{
  TegelSpel spel;
  zetOp (spel, stand);
  Vangst vangst;
  spel.drukAf ();
  return vangst.tekst ();
}

TOETS (tekening_is_hoogstens_80_breed_en_toont_alles)
{
  Model::Loting loting (21);
  for (int i = 0; i < proeven (400, 100); i++)
  {
    const Model::Stand stand = loting.spel (10, 300);
    const string tekening = getekend (stand);
    string zonderWit;
    for (char letter : tekening)
      if (!isspace (static_cast<unsigned char> (letter)))
        zonderWit += letter;
    for (const string &regel : regelsVan (tekening))
      EIS_MET (regel.size () <= 80, "te breed: " << regel);
    EIS_MET (bevat (zonderWit, stand.pot), tekening);
    EIS_MET (bevat (tekening, "beurt: speler " + to_string (stand.beurt)),
             tekening);
    for (int rij = 0; rij < stand.K; rij++)
    {
      string verwacht;
      for (const Model::Paren &bord : stand.rijen)
      {
        const pair<int,int> &inhoud = Model::op (bord, rij);
        verwacht += to_string (rij) + ":" + Model::herhaal (inhoud.first, 'g')
                    + Model::herhaal (inhoud.second, 'b')
                    + Model::herhaal (stand.L - inhoud.first - inhoud.second,
                                      '.');
      }
      EIS_MET (bevat (zonderWit, verwacht), verwacht << " in\n" << tekening);
    }
    for (int schaal = 0; schaal < stand.M; schaal++)
    {
      const pair<int,int> &inhoud = Model::op (stand.schalen, schaal);
      const string tegels = Model::herhaal (inhoud.first, 'g')
                            + Model::herhaal (inhoud.second, 'b');
      EIS_MET (bevat (tekening, to_string (schaal) + ": " + tegels), tekening);
    }
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
