// brug.h: de openbare functies van TegelSpel, los van de header van de
// inzending. Alleen brug.cc ziet die header; al het andere van het nakijken
// wordt een keer gecompileerd en past bij elke inzending.

#ifndef NakijkBrugHVar
#define NakijkBrugHVar

#include <string>
#include <utility>
#include <vector>

namespace nakijk
{

class Inzending
{
  public:

    Inzending ();
    ~Inzending ();

    int getSchalen ();
    std::string getPot ();
    std::vector< std::pair<int,int> > getInhoudSchalen ();
    std::vector< std::pair<int,int> > getInhoudRijen (int speler);
    bool leesInSpel (const char *invoernaam);
    bool eindstand ();
    void drukAf ();
    std::vector< std::pair<int,char> > bepaalVerschillendeZetten ();
    bool doeZet (int schaal, char kleur);
    bool unDoeZet ();
    int besteScore (std::pair<int,char> &besteZet, long long &aantalStanden);
    std::pair<int,char> bepaalGoedeZet (int nrSimulaties);
    int bepaalGoedeScore ();
    void doeExperiment ();

  private:

    Inzending (const Inzending &);
    Inzending &operator= (const Inzending &);

    void *spel;  // de TegelSpel van de inzending
};

// Is dit de GeenZet van de inzending? Als zij die niet heeft, is elke zet
// goed.
bool isGeenZet (const std::pair<int,char> &zet);

}

#endif
