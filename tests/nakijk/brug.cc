// brug.cc: de brug naar de TegelSpel van de inzending. Dit is het enige
// bestand van het nakijken dat met elke inzending opnieuw gecompileerd wordt.
//
// De headers van de inzending komen na "using namespace std": een inzending
// mag rekenen op een main.cc die dat zo doet. Met -DMET_GEENZET is er een
// constante GeenZet.

#include "brug.h"

#include <climits>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <set>
#include <sstream>
#include <unordered_set>

using namespace std;

#include "constantes.h"
#include "standaard.h"
#include "tegelspel.h"

namespace nakijk
{

static TegelSpel *van (void *spel)
{
  return static_cast<TegelSpel *> (spel);
}

Inzending::Inzending () : spel (new TegelSpel ()) {}

Inzending::~Inzending () { delete van (spel); }

int Inzending::getSchalen () { return van (spel)->getSchalen (); }

string Inzending::getPot () { return van (spel)->getPot (); }

vector< pair<int,int> > Inzending::getInhoudSchalen ()
{
  return van (spel)->getInhoudSchalen ();
}

vector< pair<int,int> > Inzending::getInhoudRijen (int speler)
{
  return van (spel)->getInhoudRijen (speler);
}

bool Inzending::leesInSpel (const char *invoernaam)
{
  return van (spel)->leesInSpel (invoernaam);
}

bool Inzending::eindstand () { return van (spel)->eindstand (); }

void Inzending::drukAf () { van (spel)->drukAf (); }

vector< pair<int,char> > Inzending::bepaalVerschillendeZetten ()
{
  return van (spel)->bepaalVerschillendeZetten ();
}

bool Inzending::doeZet (int schaal, char kleur)
{
  return van (spel)->doeZet (schaal, kleur);
}

bool Inzending::unDoeZet () { return van (spel)->unDoeZet (); }

int Inzending::besteScore (pair<int,char> &besteZet, long long &aantalStanden)
{
  return van (spel)->besteScore (besteZet, aantalStanden);
}

pair<int,char> Inzending::bepaalGoedeZet (int nrSimulaties)
{
  return van (spel)->bepaalGoedeZet (nrSimulaties);
}

int Inzending::bepaalGoedeScore () { return van (spel)->bepaalGoedeScore (); }

void Inzending::doeExperiment () { van (spel)->doeExperiment (); }

bool isGeenZet (const pair<int,char> &zet)
{
#ifdef MET_GEENZET
  return zet == GeenZet;
#else
  static_cast<void> (zet);
  return true;
#endif
}

}
