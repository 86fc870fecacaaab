// toets_proef.cc: TegelSpel door de proef van tests/spelproef.h.

#include "tests/spelproef.h"
#include "tests/tegelspel/hulp.h"
#include "tests/tegelspel/inzicht.h"

using namespace std;

struct TegelSpelProef : Spelbasis<TegelSpel, pair<int,char>, Toetsinzicht>
{
  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    Model::Loting loting (static_cast<unsigned> (toeval.trek (0, 1 << 30)));
    unique_ptr<Spel> spel (new Spel);
    zetOp (*spel, loting.spel (10, 80));
    return spel;
  }

  static vector<Zet> zetten (Spel &spel)
  {
    return spel.bepaalVerschillendeZetten ();
  }

  // Op schaal, en dan 'g' voor 'b'.
  static bool eerder (const Spel &, const Zet &a, const Zet &b)
  {
    return a.first < b.first
           || (a.first == b.first && a.second == 'g' && b.second == 'b');
  }

  static Zet kandidaat (Spel &spel, Toeval &toeval)
  {
    return Zet (toeval.trek (-1, spel.getSchalen ()),
                "gbGB \0"[toeval.trek (0, 5)]);
  }

  static int aantal (Spel &spel, const Zet &zet)
  {
    const pair<int,int> schaal =
      spel.getInhoudSchalen ()[static_cast<size_t> (zet.first)];
    return zet.second == 'g' ? schaal.first : schaal.second;
  }

  // Ook een zet die gelijk is aan een uit de lijst hoort te lukken.
  static bool hoort (Spel &spel, const Zet &zet, const vector<Zet> &lijst)
  {
    if (zet.first < 0 || zet.first >= spel.getSchalen ())
      return false;
    for (const Zet &ander : lijst)
      if (ander.second == zet.second
          && aantal (spel, ander) == aantal (spel, zet))
        return true;
    return false;
  }

  static int hoogste (const Spel &spel) { return Toetsinzicht::rijen (spel); }

  // Geen twee zetten uit de lijst zijn gelijk.
  static void bijzonder (Spel &spel)
  {
    const vector<Zet> lijst = spel.bepaalVerschillendeZetten ();
    for (size_t i = 0; i < lijst.size (); i++)
      for (size_t j = 0; j < i; j++)
        EIS (lijst[i].second != lijst[j].second
             || aantal (spel, lijst[i]) != aantal (spel, lijst[j]));
  }
};

TOETS (tegelspel_doorstaat_de_spelproef)
{
  Spelproef<TegelSpelProef> (1, standenPerProef ());
}

// Inlezen maakt alles nieuw, maar wie wilde zien hoe ver het is wil dat nog.
TOETS (inlezen_laat_staan_of_er_voortgang_getoond_wordt)
{
  for (bool aan : { false, true })
  {
    TegelSpel eerst, daarna;
    const Model::Stand stand = Model::Loting (1).spel (10, 80);
    eerst.toonVoortgang (aan);
    zetOp (eerst, stand);
    zetOp (daarna, stand);
    daarna.toonVoortgang (aan);
    EIS_GELIJK (Toetsinzicht::dump (eerst), Toetsinzicht::dump (daarna));
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
