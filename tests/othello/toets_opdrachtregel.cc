// toets_opdrachtregel.cc: een regel ontleden, en de opties van ./Othello.

#include "spellen/othello/regel.h"
#include "tests/programma.h"

using namespace std;

static const Programma othello ("Othello");

TOETS (getallen_tot_de_grens)
{
  struct { const char *tekst; long long grens; bool goed; } gevallen[] =
  {
    { "0", 0, true }, { "1", 0, false }, { "8", 5, false }, { "5", 5, true },
    { "20", 20, true }, { "21", 20, false }, { "29", 20, false },
    { "100", 20, false }, { "00", 20, false }, { "01", 20, false },
    { "", 20, false }, { "a", 20, false },
    { "9223372036854775807", 0x7fffffffffffffffLL, true },
    { "9223372036854775808", 0x7fffffffffffffffLL, false },
    { "92233720368547758070", 0x7fffffffffffffffLL, false }
  };
  for (const auto &geval : gevallen)
  {
    Regel regel;
    long long getal = -1;
    regel.neem (geval.tekst);
    EIS_MET (regel.leesGetal (getal, geval.grens) == geval.goed,
             geval.tekst << " met grens " << geval.grens);
    EIS (!geval.goed || getal == atoll (geval.tekst));
  }
}

TOETS (wedstrijd_geeft_een_tabel_die_klopt)
{
  const vector<string> opties = { "--partijen", "50", "--zaad", "3",
    "--rijen", "4", "--kolommen", "6" };
  const string tabel = othello.uitvoer (opties);
  EIS_GELIJK (othello.uitvoer (opties), tabel);
  int regels = 0;
  for (const string &regel : regelsVan (tabel))
  {
    istringstream woorden (regel);
    string zwart, wit, verschil;
    int zwartWint = 0, witWint = 0, gelijk = 0, vast = 0;
    EIS_MET (regel.size () <= 80, regel);
    if (woorden >> zwart >> wit >> zwartWint >> witWint >> gelijk >> vast
        >> verschil)
    {
      EIS_MET (zwartWint + witWint + gelijk == 50 && vast <= 50, regel);
      regels++;
    }
  }
  EIS_GELIJK (regels, 4);
}

// Op 2 bij 6 zet zwart, dan wit, en dan zit zwart altijd vast.
TOETS (wedstrijd_waarvan_de_afloop_vastligt)
{
  const string tabel = othello.uitvoer ({ "--partijen", "1", "--rijen", "2",
                                          "--kolommen", "6", "--zaad", "4" });
  int regels = 0;
  for (const string &regel : regelsVan (tabel))
    if (bevat (regel, "   0         1       0       1         -"))
      regels++;
  EIS_MET (regels == 4, tabel);
}

TOETS (help_en_versie)
{
  othello.eisHulp ({ "--partijen", "--zaad", "--rijen", "--kolommen" });
}

TOETS (verkeerde_opties_geven_exitcode_2)
{
  const vector< vector<string> > gevallen = { { "--foo" }, { "-h" }, { "" },
    { "8" }, { "--rijen", "4" }, { "--partijen", "1", "--rijen", "3" },
    { "--partijen", "1", "--kolommen", "22" },
    { "--partijen", "1", "--kolommen" }, { string (100000, '-') } };
  for (const vector<string> &geval : gevallen)
    othello.eisFout (geval, 2);
  othello.eisGetal ("--zaad", { "9223372036854775808" });
  othello.eisGetal ("--partijen", { "0", "100001" });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
