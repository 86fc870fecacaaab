// tegelspel.h: een eenvoudige, goede TegelSpel; de foute inzendingen zijn
// hier kleine veranderingen van.

#ifndef TegelSpelHVar
#define TegelSpelHVar

#include <string>
#include <vector>
#include "constantes.h"

using namespace std;

class TegelSpel
{
  public:
    TegelSpel ();
    int getSchalen ();
    string getPot ();
    vector< pair <int,int> > getInhoudSchalen ();
    vector< pair <int,int> > getInhoudRijen (int speler);
    bool leesInSpel (const char* invoernaam);
    bool eindstand ();
    void drukAf ();
    vector< pair<int,char> > bepaalVerschillendeZetten ();
    bool doeZet (int schaal, char kleur);
    bool unDoeZet ();
    int besteScore (pair<int,char> &besteZet, long long &aantalStanden);
    pair<int,char> bepaalGoedeZet (int nrSimulaties);
    int bepaalGoedeScore ();
    void doeExperiment ();

  private:
    struct GedaneZet
    {
      int schaal, rij;
      char kleur;
      int aantal, uitPotGeel, uitPotBlauw;
      string pot;
    };

    int M, N, K, L, beurt;
    string pot;
    vector< pair<int,int> > schalen, rijen[2];
    vector<GedaneZet> gedaan;

    bool leesRijen (istream &in, int speler);
    int volleRijen (int speler);
    int score ();
    int opSchaal (int schaal, char kleur);
    int kiesRij (char kleur, int aantal);
    bool geldigeZet (int schaal, char kleur);
    void vulAan (int schaal, int &geel, int &blauw);
    int zoek (pair<int,char> &besteZet, long long &aantalStanden);
    int speelUit (int speler);
};

#endif
