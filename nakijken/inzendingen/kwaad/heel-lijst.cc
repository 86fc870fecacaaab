// Geeft lijsten die zo lang zijn dat de rechter er nooit mee klaar is.
#include "tegelspel.h"
#define GOOI { return 0; }
TegelSpel::TegelSpel () {}
int TegelSpel::getSchalen () GOOI
string TegelSpel::getPot () { return string (90000, (char) 103); }
vector< pair <int,int> > TegelSpel::getInhoudSchalen () { return vector< pair <int,int> > (90000); }
vector< pair <int,int> > TegelSpel::getInhoudRijen (int) { return vector< pair <int,int> > (90000); }
bool TegelSpel::leesInSpel (const char*) { return true; }
bool TegelSpel::eindstand () GOOI
void TegelSpel::drukAf () {}
vector< pair<int,char> > TegelSpel::bepaalVerschillendeZetten ()
{
  return vector< pair<int,char> > (90000, make_pair (0, (char) 103));
}
bool TegelSpel::doeZet (int, char) GOOI
bool TegelSpel::unDoeZet () GOOI
int TegelSpel::besteScore (pair<int,char> &, long long &) GOOI
pair<int,char> TegelSpel::bepaalGoedeZet (int) { return make_pair (0, (char) 103); }
int TegelSpel::bepaalGoedeScore () GOOI
void TegelSpel::doeExperiment () {}
