// tegelspel.cc: een eenvoudige, goede TegelSpel.

#include <ctime>
#include <fstream>
#include <iostream>
#include "standaard.h"
#include "tegelspel.h"

TegelSpel::TegelSpel ()
: M (0), N (0), K (0), L (0), beurt (0)
{
}

int TegelSpel::getSchalen ()
{
  return M;
}

string TegelSpel::getPot ()
{
  return pot;
}

vector< pair <int,int> > TegelSpel::getInhoudSchalen ()
{
  return schalen;
}

vector< pair <int,int> > TegelSpel::getInhoudRijen (int speler)
{
  if (!integerInBereik ("speler", speler, 0, 1))
    return vector< pair <int,int> > ();
  return rijen[speler];
}

//*************************************************************************
// Inlezen

bool TegelSpel::leesInSpel (const char* invoernaam)
{
  TegelSpel nieuw;
  string rest;
  ifstream in (invoernaam);
  if (!in)
  {
    cout << "Kan " << invoernaam << " niet openen." << endl;
    return false;
  }
  in >> nieuw.pot;
  for (size_t i = 0; i < nieuw.pot.size (); i++)
    if (nieuw.pot[i] != 'g' && nieuw.pot[i] != 'b')
    {
      cout << "Verkeerde letter in de pot." << endl;
      return false;
    }
  in >> nieuw.M >> nieuw.N >> nieuw.K >> nieuw.L;
  if (!in)
  {
    cout << "Er ontbreekt een getal." << endl;
    return false;
  }
  if (!integerInBereik ("M", nieuw.M, 1, MaxSchalen)
      || !integerInBereik ("N", nieuw.N, 1, MaxPerSchaal)
      || !integerInBereik ("K", nieuw.K, 1, MaxRijen)
      || !integerInBereik ("L", nieuw.L, 1, MaxPerRij))
    return false;
  if (!nieuw.leesRijen (in, 0) || !nieuw.leesRijen (in, 1))
    return false;
  if (!(in >> nieuw.beurt) || !integerInBereik ("beurt", nieuw.beurt, 0, 1))
  {
    cout << "De beurt klopt niet." << endl;
    return false;
  }
  if (in >> rest)
  {
    cout << "Er staat tekst achter de beurt." << endl;
    return false;
  }
  for (int i = 0; i < nieuw.M; i++)
  {
    int geel = 0, blauw = 0;
    nieuw.schalen.push_back (make_pair (0, 0));
    nieuw.vulAan (i, geel, blauw);
  }
  *this = nieuw;
  return true;
}

bool TegelSpel::leesRijen (istream &in, int speler)
{
  for (int i = 0; i < K; i++)
  {
    int geel, blauw;
    if (!(in >> geel >> blauw))
    {
      cout << "Er ontbreekt een rij." << endl;
      return false;
    }
    if (!integerInBereik ("geel", geel, 0, L)
        || !integerInBereik ("blauw", blauw, 0, L))
      return false;
    if (geel > 0 && blauw > 0)
    {
      cout << "Een rij heeft twee kleuren." << endl;
      return false;
    }
    rijen[speler].push_back (make_pair (geel, blauw));
  }
  return true;
}

//*************************************************************************
// De regels

int TegelSpel::volleRijen (int speler)
{
  int vol = 0;
  for (int i = 0; i < K; i++)
    if (rijen[speler][i].first + rijen[speler][i].second == L)
      vol++;
  return vol;
}

int TegelSpel::score ()
{
  return volleRijen (beurt) - volleRijen (1 - beurt);
}

int TegelSpel::opSchaal (int schaal, char kleur)
{
  return kleur == 'g' ? schalen[schaal].first : schalen[schaal].second;
}

int TegelSpel::kiesRij (char kleur, int aantal)
{
  int beste = -1, meeste = -1;
  for (int i = 0; i < K; i++)
  {
    int geel = rijen[beurt][i].first, blauw = rijen[beurt][i].second;
    int eigen = kleur == 'g' ? geel : blauw;
    int ander = kleur == 'g' ? blauw : geel;
    if (ander == 0 && eigen + aantal <= L && eigen > meeste)
    {
      beste = i;
      meeste = eigen;
    }
  }
  return beste;
}

bool TegelSpel::geldigeZet (int schaal, char kleur)
{
  if (!integerInBereik (schaal, 0, M - 1) || (kleur != 'g' && kleur != 'b'))
    return false;
  int aantal = opSchaal (schaal, kleur);
  return aantal > 0 && kiesRij (kleur, aantal) >= 0;
}

bool TegelSpel::eindstand ()
{
  if (volleRijen (0) == K || volleRijen (1) == K)
    return true;
  for (int i = 0; i < M; i++)
    if (geldigeZet (i, 'g') || geldigeZet (i, 'b'))
      return false;
  return true;
}

void TegelSpel::drukAf ()
{
  cout << "pot " << pot << endl;
  for (int i = 0; i < M; i++)
    cout << "schaal " << i << ": " << schalen[i].first << " geel "
         << schalen[i].second << " blauw" << endl;
  for (int i = 0; i < K; i++)
    cout << "rij " << i << ": " << rijen[0][i].first << " "
         << rijen[0][i].second << "   " << rijen[1][i].first << " "
         << rijen[1][i].second << endl;
  cout << "aan beurt " << beurt << endl;
}

vector< pair<int,char> > TegelSpel::bepaalVerschillendeZetten ()
{
  vector< pair<int,char> > zetten;
  if (eindstand ())
    return zetten;
  for (int i = 0; i < M; i++)
    for (int k = 0; k < 2; k++)
    {
      char kleur = k == 0 ? 'g' : 'b';
      bool nieuw = geldigeZet (i, kleur);
      for (int j = 0; j < i; j++)
        if (opSchaal (j, kleur) == opSchaal (i, kleur))
          nieuw = false;
      if (nieuw)
        zetten.push_back (make_pair (i, kleur));
    }
  return zetten;
}

bool TegelSpel::doeZet (int schaal, char kleur)
{
  if (eindstand () || !geldigeZet (schaal, kleur))
    return false;
  GedaneZet zet;
  zet.schaal = schaal;
  zet.kleur = kleur;
  zet.aantal = opSchaal (schaal, kleur);
  zet.rij = kiesRij (kleur, zet.aantal);
  zet.pot = pot;
  zet.uitPotGeel = zet.uitPotBlauw = 0;
  if (kleur == 'g')
  {
    rijen[beurt][zet.rij].first += zet.aantal;
    schalen[schaal].first = 0;
  }
  else
  {
    rijen[beurt][zet.rij].second += zet.aantal;
    schalen[schaal].second = 0;
  }
  vulAan (schaal, zet.uitPotGeel, zet.uitPotBlauw);
  gedaan.push_back (zet);
  beurt = 1 - beurt;
  return true;
}

void TegelSpel::vulAan (int schaal, int &geel, int &blauw)
{
  while (schalen[schaal].first + schalen[schaal].second < N && pot != "")
  {
    if (pot[0] == 'g')
    {
      schalen[schaal].first++;
      geel++;
    }
    else
    {
      schalen[schaal].second++;
      blauw++;
    }
    pot = pot.substr (1);
  }
}

bool TegelSpel::unDoeZet ()
{
  if (gedaan.empty ())
    return false;
  GedaneZet zet = gedaan.back ();
  gedaan.pop_back ();
  beurt = 1 - beurt;
  pot = zet.pot;
  schalen[zet.schaal].first -= zet.uitPotGeel;
  schalen[zet.schaal].second -= zet.uitPotBlauw;
  if (zet.kleur == 'g')
  {
    rijen[beurt][zet.rij].first -= zet.aantal;
    schalen[zet.schaal].first += zet.aantal;
  }
  else
  {
    rijen[beurt][zet.rij].second -= zet.aantal;
    schalen[zet.schaal].second += zet.aantal;
  }
  return true;
}

//*************************************************************************
// Zoeken

int TegelSpel::besteScore (pair<int,char> &besteZet, long long &aantalStanden)
{
  aantalStanden = 0;
  return zoek (besteZet, aantalStanden);
}

int TegelSpel::zoek (pair<int,char> &besteZet, long long &aantalStanden)
{
  aantalStanden++;
  besteZet = GeenZet;
  if (eindstand ())
    return score ();
  vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
  int beste = -1000;
  for (size_t i = 0; i < zetten.size (); i++)
  {
    pair<int,char> antwoord;
    doeZet (zetten[i].first, zetten[i].second);
    int waarde = -zoek (antwoord, aantalStanden);
    unDoeZet ();
    if (waarde > beste)
    {
      beste = waarde;
      besteZet = zetten[i];
    }
  }
  return beste;
}

int TegelSpel::speelUit (int speler)
{
  int aantal = 0;
  for ( ; !eindstand (); aantal++)
  {
    vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
    pair<int,char> zet = zetten[randomGetal (0, int (zetten.size ()) - 1)];
    doeZet (zet.first, zet.second);
  }
  int uitkomst = volleRijen (speler) - volleRijen (1 - speler);
  for (int i = 0; i < aantal; i++)
    unDoeZet ();
  return uitkomst;
}

pair<int,char> TegelSpel::bepaalGoedeZet (int nrSimulaties)
{
  pair<int,char> goedeZet = GeenZet;
  vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
  const int speler = beurt;
  int hoogste = 0;
  for (size_t i = 0; i < zetten.size (); i++)
  {
    int som = 0;
    doeZet (zetten[i].first, zetten[i].second);
    for (int j = 0; j < nrSimulaties; j++)
      som += speelUit (speler);
    unDoeZet ();
    if (goedeZet == GeenZet || som > hoogste)
    {
      hoogste = som;
      goedeZet = zetten[i];
    }
  }
  return goedeZet;
}

int TegelSpel::bepaalGoedeScore ()
{
  const int speler = beurt;
  int aantal = 0;
  for ( ; !eindstand (); aantal++)
  {
    pair<int,char> zet;
    long long standen;
    if (beurt == speler)
      zet = bepaalGoedeZet (NrSimulaties);
    else
      besteScore (zet, standen);
    doeZet (zet.first, zet.second);
  }
  int uitkomst = volleRijen (speler) - volleRijen (1 - speler);
  for (int i = 0; i < aantal; i++)
    unDoeZet ();
  return uitkomst;
}

void TegelSpel::doeExperiment ()
{
  int aantal = 0;
  for ( ; !eindstand (); aantal++)
  {
    pair<int,char> zet = bepaalGoedeZet (NrSimulaties);
    doeZet (zet.first, zet.second);
  }
  for (int i = 1; i <= aantal; i++)
  {
    pair<int,char> zet;
    long long standen;
    unDoeZet ();
    clock_t begin = clock ();
    besteScore (zet, standen);
    cout << i << " terug: " << standen << " standen, " << clock () - begin
         << " tikken" << endl;
  }
}
