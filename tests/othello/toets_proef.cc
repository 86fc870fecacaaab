// toets_proef.cc: Othello door de proef van tests/spelproef.h.
//
// Een OthelloBord kan geen zet terugnemen: het programma legt voor elke zet
// een kopie op een stapel. Zo gebeurt het hier ook, dus terugnemen toetst
// kopieer en Stapel. Het doen en terugnemen dat vervolg gebruikt komt apart.

#include "spellen/othello/stapel.h"
#include "tests/othello/inzicht.h"
#include "tests/spelproef.h"

using namespace std;

// Een bord met de stapel van borden ervoor.
struct GestapeldBord
{
  unique_ptr<OthelloBord> bord;
  Stapel stapel;
};

// De volgorde is rij voor rij.
struct OthelloProef : Spelbasis<GestapeldBord, pair<int,int>, Toetsinzicht>
{
  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    const int m = 2 * toeval.trek (1, 4), n = 2 * toeval.trek (1, 4);
    unique_ptr<Spel> spel (new Spel);
    spel->bord.reset (new OthelloBord (m, n));
    string vakjes;
    for (int i = 0; i < m * n; i++)
      vakjes += "....WZ"[toeval.trek (0, 5)];
    if (toeval.trek (0, 1) == 1)
      EIS (spel->bord->zetStand (vakjes.c_str (), "WZ"[toeval.trek (0, 1)]));
    return spel;
  }

  static vector<Zet> zetten (Spel &spel)
  {
    vector<Zet> lijst;
    int rij = 0, kolom = 0;
    for (int i = 1; spel.bord->geefZet (i, rij, kolom); i++)
      lijst.push_back (Zet (rij, kolom));
    EIS_GELIJK (static_cast<int> (lijst.size ()), spel.bord->aantalZetten ());
    return lijst;
  }

  static Zet kandidaat (Spel &spel, Toeval &toeval)
  {
    return Zet (toeval.trek (-1, spel.bord->getRijen ()),
                toeval.trek (-1, spel.bord->getKolommen ()));
  }

  static bool doe (Spel &spel, const Zet &zet)
  {
    unique_ptr<OthelloBord> voor (spel.bord->kopieer ());
    if (!spel.bord->doeZet (zet.first, zet.second))
      return false;
    spel.stapel.zetErop (voor.release ());
    return true;
  }

  static bool terug (Spel &spel)
  {
    if (spel.stapel.isLeeg ())
    {
      EIS (spel.stapel.haalEraf () == nullptr);
      return false;
    }
    spel.bord.reset (spel.stapel.haalEraf ());
    return true;
  }

  static bool eindstand (Spel &spel) { return spel.bord->eindstand (); }

  // Zolang het niet uit is staat er niemand voor. Speler 0 is zwart.
  static int score (const Spel &spel, int wie)
  {
    const char winnaar = spel.bord->winnaar ();
    if (winnaar == ' ' || winnaar == '=')
      return 0;
    return winnaar == "ZW"[wie] ? 1 : -1;
  }

  static int langste (const Spel &spel)
  {
    return spel.bord->aantalStenen ('.');
  }

  static string dump (const Spel &spel)
  {
    return Toetsinzicht::dump (*spel.bord, false);
  }

  // Doen en terugnemen zoals vervolg herstelt elke pointer, en een kopie is
  // gelijk.
  static void bijzonder (Spel &spel)
  {
    const string voor = Toetsinzicht::dump (*spel.bord, true);
    const unique_ptr<OthelloBord> kopie (spel.bord->kopieer ());
    EIS_GELIJK (Toetsinzicht::dump (*kopie, false), dump (spel));
    for (const Zet &zet : zetten (spel))
    {
      Toetsinzicht::doeEnTerug (*spel.bord, zet.first, zet.second);
      EIS_GELIJK (Toetsinzicht::dump (*spel.bord, true), voor);
    }
    EIS_GELIJK (spel.bord->aantalStenen ('.')
                + spel.bord->aantalStenen ('Z')
                + spel.bord->aantalStenen ('W'),
                spel.bord->getRijen () * spel.bord->getKolommen ());
  }
};

TOETS (othello_doorstaat_de_spelproef)
{
  Spelproef<OthelloProef> (4, standenPerProef ());
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
