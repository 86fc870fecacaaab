// toets_opdrachtregel.cc: een regel ontleden, en de opties van ./Othello.

#include "spellen/othello/vragen.h"
#include "spellen/othello/wedstrijd.h"
#include "standaard.h"
#include "tests/programma.h"
#include "tests/vangst.h"

#include <cctype>
#include <iomanip>

using namespace std;
using namespace othello;

static const Programma programma ("Othello");

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
    Regel regel (geval.tekst);
    long long getal = -1;
    EIS_MET (regel.leesGetal (getal, geval.grens) == geval.goed,
             geval.tekst << " met grens " << geval.grens);
    EIS (!geval.goed || getal == atoll (geval.tekst));
  }
}

// Witruimte achter een regel telt niet, ook niet als de regel al vol is.
TOETS (witruimte_achter_een_regel_van_elke_lengte)
{
  for (size_t lengte = 1; lengte < 100; lengte++)
    for (const char *einde : { "", " ", " \t \r" })
    {
      Regel regel ((string (lengte - 1, ' ') + "s" + string (200, ' ')
                    + einde).c_str ());
      char letter = '?';
      EIS_MET (regel.leesLetter (letter) && letter == 'S' && regel.isOp (),
               lengte);
    }
  for (size_t lengte = 79; lengte < 83; lengte++)
  {
    Regel regel (("7" + string (lengte - 1, ' ') + "x").c_str ());
    long long getal = 0;
    EIS (regel.leesGetal (getal, 9));
    EIS_MET (!regel.isOp (), lengte);
  }
}

// De regels van de tabel, nagespeeld met hetzelfde toeval.
TOETS (wedstrijd_telt_de_partijen)
{
  const int partijen = 40;
  const char wijzen[] = { Willekeurig, Gretig };
  string verwacht;
  int metVast = 0;
  zetZaad (6);
  for (char zwart : wijzen)
    for (char wit : wijzen)
    {
      int gewonnen[3] = { 0, 0, 0 }, vast = 0, verschil = 0;
      for (int i = 0; i < partijen; i++)
      {
        OthelloBord bord (4, 6);
        while (!bord.eindstand ())
          computerzet (bord, bord.getSpeler () == 'Z' ? zwart : wit);
        gewonnen[bord.winnaar () == 'Z' ? 0 : bord.winnaar () == 'W' ? 1 : 2]++;
        if (bord.aantalStenen ('.') > 0)
          vast++;
        else
          verschil += bord.aantalStenen ('Z') - bord.aantalStenen ('W');
      }
      metVast += vast > 0 && vast < partijen ? 1 : 0;
      ostringstream regel;
      regel << gewonnen[0] << " " << gewonnen[1] << " " << gewonnen[2] << " "
            << vast << " ";
      if (vast < partijen)
        regel << fixed << setprecision (1)
              << static_cast<double> (verschil) / (partijen - vast);
      else
        regel << "-";
      verwacht += regel.str () + ";";
    }
  EIS (metVast > 0);
  zetZaad (6);
  string gekregen;
  const Vangst vangst;
  Wedstrijd (4, 6, partijen).speel ();
  for (const string &regel : regelsVan (vangst.tekst ()))
  {
    const vector<string> woorden = woordenVan (regel);
    if (woorden.size () == 7 && isdigit (woorden[2][0]))
      gekregen += woorden[2] + " " + woorden[3] + " " + woorden[4] + " "
                  + woorden[5] + " " + woorden[6] + ";";
  }
  EIS_GELIJK (gekregen, verwacht);
}

TOETS (wedstrijd_geeft_een_tabel_die_klopt)
{
  const vector<string> opties = { "--partijen", "50", "--zaad", "3",
    "--rijen", "4", "--kolommen", "6" };
  const string tabel = programma.uitvoer (opties);
  EIS_GELIJK (programma.uitvoer (opties), tabel);
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
  const string tabel = programma.uitvoer ({ "--partijen", "1", "--rijen", "2",
                                          "--kolommen", "6", "--zaad", "4" });
  int regels = 0;
  for (const string &regel : regelsVan (tabel))
    if (bevat (regel, "   0         1       0       1         -"))
      regels++;
  EIS_MET (regels == 4, tabel);
}

TOETS (help_en_versie)
{
  programma.eisHulp ({ "--partijen", "--zaad", "--rijen", "--kolommen" });
}

TOETS (verkeerde_opties_geven_exitcode_2)
{
  const vector< vector<string> > gevallen = { { "--foo" }, { "-h" }, { "" },
    { "8" }, { "--rijen", "4" }, { "--partijen", "1", "--rijen", "3" },
    { "--partijen", "1", "--kolommen", "22" },
    { "--partijen", "1", "--kolommen" }, { string (100000, '-') } };
  for (const vector<string> &geval : gevallen)
    programma.eisFout (geval, 2);
  programma.eisFout ({ "--help", "--foo" }, 2, { "--foo" });
  programma.eisGetal ("--zaad", { "9223372036854775808" });
  programma.eisGetal ("--partijen", { "0", "100001" });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
