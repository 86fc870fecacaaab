// meting.cc: hoe snel Othello telt, hoe sterk en hoe diep het denkt; gebouwd
// door make meting in spellen/othello. De uitslagen en de aantallen hangen niet
// van de machine af, de tijden wel.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <memory>
#include <string>
#include "../../spellen/othello/othello.h"
#include "../../spellen/othello/zoek/denker.h"
#include "../../standaard.h"
#include "model.h"

using namespace std;

// Toon hoe snel een manier van tellen is, in partijen per seconde rekentijd.
template <typename Tel>
static void toon (const string &naam, int keren, const Tel &tel)
{
  const clock_t begin = clock ();
  long long som = 0;
  for (int i = 0; i < keren; i++)
    som += tel ();
  const double seconden = static_cast<double> (clock () - begin)
                          / CLOCKS_PER_SEC;
  cout << left << setw (46) << naam << right << setw (12) << som / keren
       << " partijen, " << setw (9)
       << static_cast<double> (som) / seconden / 1e6 << " miljoen/s" << endl;
}

//*************************************************************************
// Denken

using namespace zoek::othello;

// Denk over een bord, tot een diepte of een tijd.
static Gedachte gedachteOver (const OthelloBord &bord, int diepte,
                              double seconden = ZonderTijdgrens)
{
  const Opdracht opdracht = { diepte, seconden, DeBeste,
                              zoek::GeheugenGrens / 8 };
  Gedachte gedachte;
  denk (bord, opdracht, nullptr, gedachte);
  return gedachte;
}

// Doe zoveel willekeurige zetten, zolang het niet uit is.
static void willekeurig (OthelloBord &bord, int keren)
{
  for (int i = 0; i < keren && !bord.eindstand (); i++)
    bord.randomZet ();
}

// Speel een partij op 8 bij 8 die met vier willekeurige zetten begint, tussen
// een denker en een tegenstander.
// Retourneert: wie er won
static char partij (int diepte, char denker, bool gretig)
{
  OthelloBord bord (8, 8);
  willekeurig (bord, 4);
  while (!bord.eindstand ())
    if (bord.getSpeler () == denker)
    {
      const Gedachte gedachte = gedachteOver (bord, diepte);
      const Plek plek = gedachte.zetten[gedachte.beste].plek;
      bord.doeZet (plek.rij, plek.kolom);
    }
    else if (gretig)
      bord.gretigeZet ();
    else
      bord.randomZet ();
  return bord.winnaar ();
}

// Toon hoeveel partijen een denker van twee speelwijzen wint, aan beide kanten.
static void toonPartijen ()
{
  const int partijen = 100;
  zetZaad (1);
  for (int diepte : { 2, 6 })
    for (bool gretig : { false, true })
      for (char denker : { 'Z', 'W' })
      {
        int gewonnen = 0, gelijk = 0;
        for (int i = 0; i < partijen; i++)
        {
          const char winnaar = partij (diepte, denker, gretig);
          gewonnen += winnaar == denker;
          gelijk += winnaar == '=';
        }
        cout << "diepte " << diepte << ", " << (denker == 'Z' ? "zwart" : "wit  ")
             << " tegen " << (gretig ? "gretig:      " : "willekeurig: ")
             << setw (3) << gewonnen << " van " << partijen << " gewonnen, "
             << gelijk << " gelijk" << endl;
      }
}

// Toon wat er over een aantal borden gevonden wordt, en hoe snel.
static void toonDenken (const string &naam, int m, int n, int leeg, int borden,
                        double seconden = ZonderTijdgrens)
{
  long long standen = 0;
  int diepte = 0, zeker = 0;
  zetZaad (2);
  const clock_t begin = clock ();
  for (int i = 0; i < borden; i++)
  {
    unique_ptr<OthelloBord> bord;
    do
    {
      bord.reset (new OthelloBord (m, n));
      willekeurig (*bord, m * n - 4 - leeg);
    }
    while (bord->eindstand ());
    const Gedachte gedachte = gedachteOver (*bord, ElkeDiepte, seconden);
    standen += gedachte.standen;
    diepte += gedachte.diepte;
    zeker += gedachte.zeker ? 1 : 0;
  }
  const double duur = static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
  cout << left << setw (34) << naam << right << setw (12) << standen / borden
       << " standen, diepte " << setw (2) << diepte / borden << ", zeker "
       << setw (2) << zeker << " van " << setw (2) << borden << ", "
       << setw (7) << duur / borden << " s, "
       << static_cast<double> (standen) / duur / 1e6 << " miljoen/s" << endl;
}

int main ()
{
  const Model::Stand begin = Model::begin (4, 4);
  OthelloBord bord (4, 4);
  const OthelloBord groot (4, 6);
  cout << fixed << setprecision (2);
  toonDenken ("4 bij 4, het begin", 4, 4, 12, 1);
  toonDenken ("4 bij 6, het begin", 4, 6, 20, 1);
  for (int leeg = 60; leeg >= 24; leeg -= 12)
    toonDenken ("8 bij 8, " + to_string (leeg) + " leeg, twee seconden", 8, 8,
                leeg, leeg == 60 ? 1 : 5, 2);
  for (int leeg = 12; leeg <= 24; leeg += 2)
    toonDenken ("8 bij 8, " + to_string (leeg) + " leeg, een seconde", 8, 8,
                leeg, 20, 1);
  toonPartijen ();
  toon ("4 bij 4, vervolg", 60, [&] { return bord.vervolg (); });
  toon ("4 bij 4, het model: elke zet een nieuwe stand", 2,
        [&] { return Model::vervolg (begin); });
  toon ("4 bij 4, vervolgSnel, tabel van 1 MiB", 60,
        [&] { return bord.vervolgSnel (1 << 20); });
  toon ("4 bij 6, vervolgSnel, tabel van 1 GiB", 1,
        [&] { return groot.vervolgSnel (); });
  return 0;
}
