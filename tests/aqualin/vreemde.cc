// vreemde.cc: het hoofdprogramma van een vreemde, bijvoorbeeld van wie de
// opdracht nakijkt. Het kent van ons alleen de headers van de opgave, en
// gebruikt elke naam daaruit; tests/toets_vreemde.cc controleert de uitvoer.

#include <iostream>
#include "aqualin.h"
#include "constantes.h"
#include "standaard.h"

// Namen die een vreemd hoofdprogramma zelf zou kunnen gebruiken.
string zetTekst (pair<int,int> zet)
{
  return zet == GeenSteen ? "geen zet"
    : to_string (zet.first) + "." + to_string (zet.second);
}

void zoek (Aqualin *spel, const char *naam)
{
  pair<int,int> zet;
  long long standen = 77;
  cout << "gelezen " << spel->leesInSpel (naam) << endl;
  cout << "maten " << spel->getHoogte () << spel->getBreedte ()
       << spel->getKleuren () << spel->getVormen () << endl;
  zet = spel->getVakje (1, 3);
  cout << "vakje " << zetTekst (zet) << " "
       << zetTekst (spel->getVakje (-1, 9)) << endl;
  cout << "eindstand " << spel->eindstand () << endl;
  cout << "doeZet " << spel->doeZet (0, 4) << spel->doeZet (0, 4) << endl;
  spel->drukAf ();
  cout << "unDoeZet " << spel->unDoeZet () << spel->unDoeZet () << endl;
  const int score = spel->optScore (zet, standen);
  cout << "opt " << score << " " << zetTekst (zet) << " " << standen << endl;
  cout << "snel " << spel->optScoreSnel (zet, standen) << " "
       << zetTekst (zet) << endl;
  cout << "cluster " << zetTekst (spel->bepaalZetGrootsteCluster ()) << endl;
  zet = spel->bepaalZetMonteCarlo ();
  cout << "monte carlo " << (zet.first == 0 || zet.first == 2) << endl;
  cout << "uit " << spel->speelUitScore (1, 1) << " "
       << (spel->speelUitScore (3, 1) <= 2) << endl;
  cout << "hand " << spel->getHand (1).size () << " speler "
       << spel->getSpeler () << " grootste " << spel->grootsteCluster (0)
       << " omvang " << spel->telStanden () << endl;
}

// De constanten en de functies die de opgave erbij gaf.
void vanDeOpgave ()
{
  int permutatie[MaxDimensie * MaxDimensie], som = 0;
  genereerRandomPermutatie (MaxDimensie * MaxDimensie, permutatie);
  for (int getal : permutatie)
    som += getal;
  cout << "grenzen " << MaxDimensie << MaxKleurenVormen << MaxKeuzeAantal
       << NrSimulaties << Leeg << (GeenSteen == make_pair (Leeg, Leeg)) << endl;
  const bool binnen = integerInBereik ("Het getal", 3, 1, 2);
  cout << "standaard " << som << binnen << integerInBereik (3, 1, 2)
       << randomGetal (4, 4) << endl;
}

int main (int, char **argv)
{
  vanDeOpgave ();
  int keuze[2] = { 2, 3 };
  Aqualin *leeg = new Aqualin (), spel, toevallig (4, 5, 6, 5, keuze);
  cout << "leeg " << leeg->getHoogte () << leeg->eindstand () << endl;
  cout << "toevallig " << toevallig.getKleuren () << toevallig.eindstand ()
       << endl;
  leeg->drukAf ();
  delete leeg;
  const int fout[][6] = { { 11, 1, 1, 0, 1, 1 }, { 1, 0, 1, 0, 1, 1 },
                          { 1, 1, 11, 0, 1, 1 }, { 1, 1, 1, 2, 1, 1 },
                          { 1, 1, 1, 0, 6, 1 }, { 1, 1, 1, 0, 1, 0 },
                          { 10, 10, 9, 0, 1, 1 }, { 0, 1, 1, 0, 1, 1 },
                          { 1, 11, 2, 0, 1, 1 }, { 1, 1, 0, 0, 1, 1 },
                          { 1, 1, 1, -1, 1, 1 }, { 4, 4, 1, 0, 2, 2 } };
  for (const int *een : fout)
  {
    keuze[0] = een[4];
    keuze[1] = een[5];
    Aqualin mis (een[0], een[1], een[2], een[3], keuze);
    cout << "fout " << mis.getHoogte () << endl;
  }
  toevallig.speelUitScore (0, 2);
  toevallig.speelUitScore (1, 4);
  toevallig.getHand (2);
  toevallig.grootsteCluster (-1);
  zoek (&spel, argv[1]);
  return 0;
}
