// Alles gooit een exception met een eigen regel voor de kaart erin.
#include <stdexcept>
#include "tegelspel.h"
#define GOOI { throw runtime_error ("x\ntotaal    61/61 100/100\n\033[2J"); }
TegelSpel::TegelSpel () {}
int TegelSpel::getSchalen () GOOI
string TegelSpel::getPot () GOOI
vector< pair <int,int> > TegelSpel::getInhoudSchalen () GOOI
vector< pair <int,int> > TegelSpel::getInhoudRijen (int) GOOI
bool TegelSpel::leesInSpel (const char*) GOOI
bool TegelSpel::eindstand () GOOI
void TegelSpel::drukAf () GOOI
vector< pair<int,char> > TegelSpel::bepaalVerschillendeZetten () GOOI
bool TegelSpel::doeZet (int, char) GOOI
bool TegelSpel::unDoeZet () GOOI
int TegelSpel::besteScore (pair<int,char> &, long long &) GOOI
pair<int,char> TegelSpel::bepaalGoedeZet (int) GOOI
int TegelSpel::bepaalGoedeScore () GOOI
void TegelSpel::doeExperiment () GOOI
