// tegelspel.cc: zie tegelspel.h. Een zet is hier een getal: twee keer de schaal,
// en een erbij voor blauw.

#include <ctime>
#include <fstream>
#include <iostream>
#include "standaard.h"
#include "tegelspel.h"

vector< pair <int,int> > TegelSpel::getInhoudSchalen ()
{
  vector< pair <int,int> > uit;
  for (int i = 0; i < m; i++)
    uit.push_back (make_pair (tafel.aantal[i][0], tafel.aantal[i][1]));
  return uit;
}

vector< pair <int,int> > TegelSpel::getInhoudRijen (int speler)
{
  vector< pair <int,int> > uit;
  for (int i = k - 1; i >= 0 && (speler == 0 || speler == 1); i--)
    uit.push_back (tafel.soort[speler][i] == 0
                   ? make_pair (tafel.rij[speler][i], 0)
                   : make_pair (0, tafel.rij[speler][i]));
  return uit;
}

bool TegelSpel::leesInSpel (const char* invoernaam)
{
  ifstream in (invoernaam);
  string rij, rest;
  int M, N, K, L;
  Tafel t;
  if (!(in >> rij >> M >> N >> K >> L)
      || rij.find_first_not_of ("gb") != string::npos || M < 1
      || M > MaxSchalen || N < 1 || N > MaxPerSchaal || K < 1 || K > MaxRijen
      || L < 1 || L > MaxPerRij)
  {
    cout << "Dit is geen spel." << endl;
    return false;
  }
  for (int i = 0; i < 2 * K; i++)
  {
    int geel, blauw;
    if (!(in >> geel >> blauw) || geel < 0 || blauw < 0 || geel + blauw > L
        || (geel > 0 && blauw > 0))
      return false;
    t.rij[i / K][i % K] = geel + blauw;
    t.soort[i / K][i % K] = blauw > 0;
  }
  if (!(in >> t.wie) || t.wie < 0 || t.wie > 1 || in >> rest)
    return false;
  m = M;
  n = N;
  k = K;
  l = L;
  pot = rij;
  t.voor = 0;
  for (int i = 0; i < m; i++)
  {
    t.aantal[i][0] = t.aantal[i][1] = 0;
    vul (t, i);
  }
  tafel = t;
  ervoor.clear ();
  return true;
}

void TegelSpel::vul (Tafel &t, int schaal) const
{
  while (t.aantal[schaal][0] + t.aantal[schaal][1] < n
         && t.voor < static_cast<int> (pot.size ()))
    t.aantal[schaal][pot[t.voor++] == 'b']++;
}

int TegelSpel::vol (const Tafel &t, int wie) const
{
  int uit = 0;
  for (int i = 0; i < k; i++)
    uit += t.rij[wie][i] == l;
  return uit;
}

int TegelSpel::waarheen (const Tafel &t, int kleur, int hoeveel) const
{
  int uit = -1;
  for (int i = k - 1; i >= 0; i--)
  {
    const int ligt = t.rij[t.wie][i];
    if ((ligt == 0 || t.soort[t.wie][i] == kleur) && ligt + hoeveel <= l
        && (uit < 0 || ligt > t.rij[t.wie][uit]))
      uit = i;
  }
  return uit;
}

int TegelSpel::zetten (const Tafel &t, int *lijst) const
{
  int aantal = 0;
  bool gehad[2][MaxPerSchaal + 1] = { { false } };
  if (vol (t, 0) == k || vol (t, 1) == k)
    return 0;
  for (int zet = 0; zet < 2 * m; zet++)
  {
    const int hoeveel = t.aantal[zet / 2][zet % 2];
    if (hoeveel > 0 && !gehad[zet % 2][hoeveel]
        && waarheen (t, zet % 2, hoeveel) >= 0)
    {
      gehad[zet % 2][hoeveel] = true;
      lijst[aantal++] = zet;
    }
  }
  return aantal;
}

vector< pair<int,char> > TegelSpel::bepaalVerschillendeZetten ()
{
  int lijst[2 * MaxSchalen];
  const int aantal = zetten (tafel, lijst);
  vector< pair<int,char> > uit;
  for (int i = 0; i < aantal; i++)
    uit.push_back (make_pair (lijst[i] / 2, lijst[i] % 2 == 0 ? 'g' : 'b'));
  return uit;
}

Tafel TegelSpel::na (const Tafel &t, int zet) const
{
  Tafel uit = t;
  const int hoeveel = t.aantal[zet / 2][zet % 2],
            rij = waarheen (t, zet % 2, hoeveel);
  uit.rij[t.wie][rij] += hoeveel;
  uit.soort[t.wie][rij] = zet % 2;
  uit.aantal[zet / 2][zet % 2] = 0;
  vul (uit, zet / 2);
  uit.wie = 1 - t.wie;
  return uit;
}

bool TegelSpel::doeZet (int schaal, char kleur)
{
  if (schaal < 0 || schaal >= m || (kleur != 'g' && kleur != 'b')
      || eindstand ())
    return false;
  const int zet = 2 * schaal + (kleur == 'b'),
            hoeveel = tafel.aantal[schaal][zet % 2];
  if (hoeveel == 0 || waarheen (tafel, zet % 2, hoeveel) < 0)
    return false;
  ervoor.push_back (tafel);
  tafel = na (tafel, zet);
  return true;
}

bool TegelSpel::unDoeZet ()
{
  if (ervoor.empty ())
    return false;
  tafel = ervoor.back ();
  ervoor.pop_back ();
  return true;
}

void TegelSpel::drukAf ()
{
  cout << "pot: " << getPot () << "\n";
  for (int i = 0; i < m; i++)
    cout << i << ": " << tafel.aantal[i][0] << "g " << tafel.aantal[i][1]
         << "b\n";
  for (int i = 0; i < k; i++)
    cout << tafel.rij[0][i] << "gb"[tafel.soort[0][i]] << "  "
         << tafel.rij[1][i] << "gb"[tafel.soort[1][i]] << "\n";
  cout << "speler " << tafel.wie << "\n";
}

int TegelSpel::zoek (const Tafel &t, int &besteZet, long long &standen) const
{
  int lijst[2 * MaxSchalen], hier = 0;
  const int aantal = zetten (t, lijst);
  standen++;
  besteZet = -1;
  for (int i = 0; i < aantal; i++)
  {
    int weg;
    const int score = -zoek (na (t, lijst[i]), weg, standen);
    if (i == 0 || score > hier)
    {
      hier = score;
      besteZet = lijst[i];
    }
  }
  return aantal > 0 ? hier : vol (t, t.wie) - vol (t, 1 - t.wie);
}

int TegelSpel::besteScore (pair<int,char> &besteZet, long long &aantalStanden)
{
  int zet;
  aantalStanden = 0;
  const int score = zoek (tafel, zet, aantalStanden);
  besteZet = zet < 0 ? GeenZet
                     : make_pair (zet / 2, zet % 2 == 0 ? 'g' : 'b');
  return score;
}

pair<int,char> TegelSpel::bepaalGoedeZet (int nrSimulaties)
{
  int lijst[2 * MaxSchalen], beste = -1;
  double hoogste = 0;
  const int aantal = zetten (tafel, lijst), ik = tafel.wie;
  for (int i = 0; i < aantal; i++)
  {
    double som = 0;
    for (int keer = 0; keer < nrSimulaties; keer++)
    {
      Tafel t = na (tafel, lijst[i]);
      int weg[2 * MaxSchalen], nog;
      while ((nog = zetten (t, weg)) > 0)
        t = na (t, weg[randomGetal (0, nog - 1)]);
      som += vol (t, ik) - vol (t, 1 - ik);
    }
    if (beste < 0 || som / nrSimulaties > hoogste)
    {
      hoogste = som / nrSimulaties;
      beste = lijst[i];
    }
  }
  return beste < 0 ? GeenZet
                   : make_pair (beste / 2, beste % 2 == 0 ? 'g' : 'b');
}

int TegelSpel::bepaalGoedeScore ()
{
  const Tafel begin = tafel;
  const vector<Tafel> eerst = ervoor;
  while (!eindstand ())
  {
    pair<int,char> zet;
    long long standen;
    if (tafel.wie == begin.wie)
      zet = bepaalGoedeZet (NrSimulaties);
    else
      besteScore (zet, standen);
    doeZet (zet.first, zet.second);
  }
  const int score = vol (tafel, begin.wie) - vol (tafel, 1 - begin.wie);
  tafel = begin;
  ervoor = eerst;
  return score;
}

void TegelSpel::doeExperiment ()
{
  const size_t diep = ervoor.size ();
  while (!eindstand ())
  {
    const pair<int,char> zet = bepaalGoedeZet (NrSimulaties);
    doeZet (zet.first, zet.second);
  }
  while (ervoor.size () > diep)
  {
    pair<int,char> zet;
    long long standen;
    unDoeZet ();
    const clock_t begin = clock ();
    besteScore (zet, standen);
    cout << standen << " standen, " << clock () - begin << " tikken" << endl;
  }
}
