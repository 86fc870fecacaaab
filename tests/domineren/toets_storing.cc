// toets_storing.cc: wat Domineren moet verdragen; zie tests/storing.h.

#include "tests/domineren/inzicht.h"
#include "tests/storing.h"

using namespace std;

static const string Map = "spellen/domineren/voorbeelden/";

TOETS (bestand_dat_verandert)
{
  eisHeelOfNiet<Toetsinzicht> (Domineren (2, 2),
                               inhoudVan (Map + "spel0.in"),
                               inhoudVan (Map + "spel9.in"));
}

TOETS (pijp_met_een_heel_en_een_half_spel)
{
  eisPijp<Toetsinzicht> (Domineren (2, 2), inhoudVan (Map + "spel0.in"));
}

TOETS (rommel)
{
  eisRommel<Toetsinzicht> (Domineren (2, 2));
}

// Wie wint een leeg bord van 6 bij 5, met Vera als eerste?
static bool veraVerliest (int breedte, int hoogte)
{
  string zet;
  long long standen = 0;
  return Domineren (breedte, hoogte).winnaar (zet, standen)
         == Domineren::Herman;
}

// Raakt het geheugen op terwijl de tabellen van een breedte gemaakt worden,
// dan mag er geen halve tabel blijven bestaan.
TOETS (zonder_geheugen)
{
  eisZonderGeheugen ([] { return veraVerliest (6, 5); });
  eisZonderGeheugen ([] { return veraVerliest (7, 5); });
  eisZonderGeheugen ([]
                     {
                       return Domineren (9, 9).speelVerschil ().size () > 9;
                     });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
