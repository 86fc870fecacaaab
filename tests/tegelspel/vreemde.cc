// vreemde.cc: het hoofdprogramma van een vreemde, bijvoorbeeld van wie de
// opdracht nakijkt. Het kent van ons alleen tegelspel.h en standaard.h, en
// rekent erop dat de eerste string, vector, constantes.h en using namespace std
// meebrengt. Het roept elke public functie aan; tests/toets_vreemde.cc
// controleert de uitvoer.

#include <iostream>
#include "tegelspel.h"
#include "standaard.h"

// Namen die een vreemd hoofdprogramma zelf zou kunnen gebruiken.
string zetTekst (pair<int,char> zet)
{
  if (zet == GeenZet)
    return "geen zet";
  return string (1, static_cast<char> ('0' + zet.first)) + zet.second;
}

void toonZetten (vector< pair<int,char> > zetten)
{
  cout << "zetten";
  for (size_t i = 0; i < zetten.size (); i++)
    cout << " " << zetTekst (zetten[i]);
  cout << endl;
}

void toonParen (const char *naam, vector< pair<int,int> > paren)
{
  cout << naam;
  for (size_t i = 0; i < paren.size (); i++)
    cout << " " << paren[i].first << "," << paren[i].second;
  cout << endl;
}

void menu (TegelSpel *spel, const char *naam)
{
  pair<int,char> zet;
  long long standen = 77;
  cout << "gelezen " << spel->leesInSpel (naam) << endl;
  cout << "schalen " << spel->getSchalen () << " pot " << spel->getPot ()
       << endl;
  toonParen ("inhoud", spel->getInhoudSchalen ());
  toonParen ("rijen 0", spel->getInhoudRijen (0));
  toonParen ("rijen 1", spel->getInhoudRijen (1));
  cout << "eindstand " << spel->eindstand () << endl;
  toonZetten (spel->bepaalVerschillendeZetten ());
  cout << "doeZet " << spel->doeZet (0, 'g') << spel->doeZet (0, 'b')
       << spel->doeZet (7, 'g') << endl;
  spel->drukAf ();
  cout << "unDoeZet " << spel->unDoeZet () << spel->unDoeZet () << endl;
  const int score = spel->besteScore (zet, standen);
  cout << "beste " << score << " " << zetTekst (zet) << " " << standen << endl;
  const int snel = spel->besteScoreSnel (zet, standen);
  cout << "snel " << snel << " " << zetTekst (zet) << " "
       << (standen > 0 && standen <= 10020) << endl;
  cout << "telStanden " << spel->telStanden () << endl;
  zet = spel->bepaalGoedeZet (1000);
  spel->bepaalGoedeZet (0);
  cout << "goed " << (zet.first == 0) << endl;
  cout << "goede score " << (spel->bepaalGoedeScore () <= 0) << endl;
  spel->doeExperiment ();
  cout << "grenzen " << MaxSchalen << MaxPerSchaal << MaxRijen << MaxPerRij
       << NrSimulaties << endl;
  const bool binnen = integerInBereik ("Het getal", 3, 1, 2);
  cout << "standaard " << binnen << integerInBereik (3, 1, 2)
       << randomGetal (4, 4) << endl;
}

int main (int, char **argv)
{
  TegelSpel *leeg = new TegelSpel (), spel;
  cout << "leeg " << leeg->getSchalen () << leeg->eindstand () << endl;
  leeg->drukAf ();
  leeg->getInhoudRijen (2);
  leeg->getInhoudRijen (-1);
  delete leeg;
  menu (&spel, argv[1]);
  return 0;
}
