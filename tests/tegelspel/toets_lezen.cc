// toets_lezen.cc: wat leesInSpel weigert, met welke melding, en wat het hoort
// te accepteren; zie tests/lezerproef.h. Verder een pot van een miljoen tegels.

#include "standaard.h"
#include "tests/lezerproef.h"
#include "tests/tegelspel/hulp.h"
#include "tests/tegelspel/inzicht.h"

using namespace std;
using Model::Stand;
using Model::Zet;

// Een spel met een gedane zet.
static TegelSpel begonnen ()
{
  TegelSpel spel;
  zetOp (spel, Model::standUit ("gbbggbbggb 2 4 2 5 4 0 0 3 0 0 0 5 1"));
  EIS (spel.doeZet (0, 'b'));
  return spel;
}

static const string Nul = string (1, '\0');

static const Lezerproef<TegelSpel, Toetsinzicht> proef (
  { TegelSpel (), begonnen () },
  { inhoudVan ("spel1.txt"), inhoudVan ("spel3.txt") },
  { { "", { "pot", "g", "b" } },
    { " \n\t\r\n  ", { "pot", "g", "b" } },
    { "gbbxgb\n1 1\n1 1\n0 0\n0 0\n0\n", { "x", "g", "b" } },
    { "Gbb\n1 1\n1 1\n0 0\n0 0\n0\n", { "G", "g", "b" } },
    { "gb.\n1 1\n1 1\n0 0\n0 0\n0\n", { ".", "g", "b" } },
    { "2 4\n1 1\n0 0\n0 0\n0\n", { "2", "g", "b" } },
    { "gb" + Nul + "b 1 1 1 1 0 0 0 0 0", { "g", "b" } },
    { "gb\x07 1 1 1 1 0 0 0 0 0", { "g", "b" } },
    { "g\xc3\xa9 1 1 1 1 0 0 0 0 0", { "g", "b" } },
    { string (1000000, 'g') + "x 1 1 1 1 0 0 0 0 0", { "x" } },
    { string (1000000, 'x'), { "x" } },
    { "gb 0 1 1 1 0 0 0 0 0", { "0", "1", "5" } },
    { "gb 6 1 1 1 0 0 0 0 0", { "6", "1", "5" } },
    { "gb -3 1 1 1 0 0 0 0 0", { "-3", "1", "5" } },
    { "gb 1 0 1 1 0 0 0 0 0", { "0", "1", "5" } },
    { "gb 1 6 1 1 0 0 0 0 0", { "6", "1", "5" } },
    { "gb 1 1 0 1 0 0 0 0 0", { "0", "1", "10" } },
    { "gb 1 1 11 1 0 0 0 0 0", { "11", "1", "10" } },
    { "gb 1 1 1 0 0 0 0 0 0", { "0", "1", "6" } },
    { "gb 1 1 1 7 0 0 0 0 0", { "7", "1", "6" } },
    { "gb 2147483647 1 1 1 0 0 0 0 0", { "2147483647", "1", "5" } },
    { "gb 1,1 1 1 0 0 0 0 0", { "1,1" } },
    { "gb gb 1 1 1 1 0 0 0 0 0", { "gb" } },
    { "gb 1 1 2 5 2 3 0 0 0 0 0 0 0", { "2", "3" } },     // beide kleuren
    { "gb 1 1 2 5 0 0 0 0 0 0 1 4 0", { "1", "4" } },
    { "gb 1 1 1 4 -1 0 0 0 0", { "-1", "0", "4" } },
    { "gb 1 1 1 4 0 0 0 -2 0", { "-2", "0", "4" } },
    { "gb 1 1 1 4 5 0 0 0 0", { "5", "0", "4" } },
    { "gb 1 1 1 4 0 0 0 6 0", { "6", "0", "4" } },
    { "gb 1 1 1 1 0 0 0 0 2", { "2", "0", "1" } },        // de beurt
    { "gb 1 1 1 1 0 0 0 0 -1", { "-1", "0", "1" } } });

TOETS (verminkte_bestanden)
{
  proef.eisVerminkt
    ("gbxGB0123456789- \n\t\r." + Nul,
     [] (Toeval &toeval)
     {
       Model::Loting loting (static_cast<unsigned> (toeval.trek (0, 1 << 30)));
       return Model::bestand (loting.spel (4, 12));
     },
     [] (const string &inhoud, const TegelSpel *spel)
     {
       Stand stand;
       if (!Model::lees (inhoud, stand))
         return false;
       EIS (spel == nullptr || Toetsinzicht::stand (*spel) == stand);
       return true;
     });
}

//*************************************************************************
// Een pot van een miljoen tegels

TOETS (pot_van_een_miljoen_tegels)
{
  const size_t veel = 1000000;
  string pot (veel, 'g'), leeg;
  for (size_t i = 0; i < veel; i += 3)
    pot[i] = 'b';
  for (int i = 0; i < 20; i++)
    leeg += "0 0\n";
  TegelSpel spel;
  EIS (leesTekst (spel, pot + "\n5 5\n10 6\n" + leeg + "0\n"));
  const string begin = Toetsinzicht::dump (spel);
  EIS (spel.getPot () == pot.substr (25));
  int zetten = 0;
  for ( ; !spel.eindstand (); zetten++)
  {
    const Zet zet = spel.bepaalGoedeZet (1);
    EIS (spel.doeZet (zet.first, zet.second));
  }
  EIS (zetten > 20 && spel.getPot ().size () > veel - 25 - 120);
  Zet zet;
  long long standen = 0, bezocht = 0;
  for (int i = 0; i < 6; i++)
    EIS (spel.unDoeZet ());
  const int score = spel.besteScore (zet, standen);
  EIS_GELIJK (spel.telStanden (), standen);
  EIS_GELIJK (spel.besteScoreSnel (zet, bezocht), score);
  Vangst vangst;
  spel.drukAf ();
  EIS (vangst.tekst ().size () > veel - 25 - 120);
  while (spel.unDoeZet ())
    continue;
  EIS (Toetsinzicht::dump (spel) == begin);
}

static const Aangemeld aangemeld (proef);
