// tegelspel.cc: het geraamte, waarin nog niets gedaan is.

#include "tegelspel.h"

TegelSpel::TegelSpel ()
{
}

int TegelSpel::getSchalen ()
{
  return 0;
}

string TegelSpel::getPot ()
{
  return "";
}

vector< pair <int,int> > TegelSpel::getInhoudSchalen ()
{
  return vector< pair <int,int> > ();
}

vector< pair <int,int> > TegelSpel::getInhoudRijen (int)
{
  return vector< pair <int,int> > ();
}

bool TegelSpel::leesInSpel (const char*)
{
  return true;
}

bool TegelSpel::eindstand ()
{
  return true;
}

void TegelSpel::drukAf ()
{
}

vector< pair<int,char> > TegelSpel::bepaalVerschillendeZetten ()
{
  return vector< pair<int,char> > ();
}

bool TegelSpel::doeZet (int, char)
{
  return false;
}

bool TegelSpel::unDoeZet ()
{
  return false;
}

int TegelSpel::besteScore (pair<int,char> &, long long &)
{
  return 0;
}

pair<int,char> TegelSpel::bepaalGoedeZet (int)
{
  return GeenZet;
}

int TegelSpel::bepaalGoedeScore ()
{
  return 0;
}

void TegelSpel::doeExperiment ()
{
}
