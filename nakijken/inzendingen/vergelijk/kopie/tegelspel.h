// tegelspel.h: een goede TegelSpel in een andere stijl: arrays, en van elke
// gedane zet een kopie van de hele stand.

#ifndef TegelSpelHVar
#define TegelSpelHVar

#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "constantes.h"
using namespace std;

struct Tafel
{
  int aantal[MaxSchalen][2];           // per schaal en kleur
  int rij[2][MaxRijen], soort[2][MaxRijen];   // hoeveel, en welke kleur
  int voor;                            // uit de pot genomen
  int wie;
};

class TegelSpel
{
  public:
    TegelSpel () : m (0), n (0), k (0), l (0) { tafel.wie = tafel.voor = 0; }
    int getSchalen () { return m; }
    string getPot () { return pot.substr (tafel.voor); }
    vector< pair <int,int> > getInhoudSchalen ();
    vector< pair <int,int> > getInhoudRijen (int speler);
    bool leesInSpel (const char* invoernaam);
    bool eindstand () { return bepaalVerschillendeZetten ().empty (); }
    void drukAf ();
    vector< pair<int,char> > bepaalVerschillendeZetten ();
    bool doeZet (int schaal, char kleur);
    bool unDoeZet ();
    int besteScore (pair<int,char> &besteZet, long long &aantalStanden);
    pair<int,char> bepaalGoedeZet (int nrSimulaties);
    int bepaalGoedeScore ();
    void doeExperiment ();

  private:
    int m, n, k, l;
    string pot;
    Tafel tafel;
    vector<Tafel> ervoor;

    int vol (const Tafel &t, int wie) const;
    int waarheen (const Tafel &t, int kleur, int hoeveel) const;
    void vul (Tafel &t, int schaal) const;
    Tafel na (const Tafel &t, int zet) const;
    int zetten (const Tafel &t, int *lijst) const;
    int zoek (const Tafel &t, int &besteZet, long long &standen) const;
};

#endif
