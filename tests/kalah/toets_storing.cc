// toets_storing.cc: wat Kalah moet verdragen; zie tests/storing.h.

#include "tests/kalah/inzicht.h"
#include "tests/storing.h"

using namespace std;

static const string Map = "spellen/kalah/voorbeelden/";

TOETS (bestand_dat_verandert)
{
  eisHeelOfNiet<Toetsinzicht> (Kalah (6), inhoudVan (Map + "slag.kalah"),
                               inhoudVan (Map + "partij.kalah"));
}

TOETS (pijp_met_een_heel_en_een_half_spel)
{
  eisPijp<Toetsinzicht> (Kalah (6), inhoudVan (Map + "partij.kalah"));
}

TOETS (rommel)
{
  eisRommel<Toetsinzicht> (Kalah (6));
}

TOETS (zonder_geheugen)
{
  int zet = 0;
  long long standen = 0;
  const int waarde = Kalah (6).minimax (6, zet, standen);
  const long long alle = standen;
  eisZonderGeheugen ([&]
                     {
                       return Kalah (6).minimax (6, zet, standen) == waarde
                              && standen == alle;
                     });
  eisZonderGeheugen ([&]
                     {
                       return Kalah (6).alfaBeta (6, zet, standen) == waarde;
                     });
}

// Bewaren op een volle schijf laat een oud bestand zoals het was.
TOETS (bewaren_dat_niet_lukt)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("a.kalah");
  const Stilte stilte;
  EIS (kalah::Opslag (naam).bewaar (Kalah (4)));
  const string oud = inhoudVan (naam);
  EIS_GELIJK (symlink ("/dev/full", (naam + ".nieuw").c_str ()), 0);
  EIS (!kalah::Opslag (naam).bewaar (Kalah (5)));
  EIS_GELIJK (inhoudVan (naam), oud);
  EIS (!kalah::Opslag (map.pad ("geen/map.kalah")).bewaar (Kalah (5)));
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
