// toets_denker.cc: de denker van Kalah met te weinig tijd, met te weinig
// geheugen, en wat hij ondertussen laat zien. De klok en het geheugen zijn hier
// van ons.

#include "tests/toets.h"
#include "tests/klok.h"
#include "tests/patroon.h"
#include "tests/schaars.h"
#include "tests/scherm.h"

#include <ctime>
#include <iomanip>
#include <vector>

#define time kijkOpDeKlok
#define clock kijkOpDeRekenklok
#include "spellen/kalah/zoek/denker.h"
#undef time
#undef clock

using namespace std;
using zoek::kalah::Denker;
using zoek::kalah::Gedachte;
using zoek::kalah::Stelling;
using zoek::kalah::Zaaier;
using zoek::Voortgang;

static const int Steentjes[] = { 6, 6, 6, 6, 6, 6, 0 };
static const int Totaal = 72;

// Denk vanaf de beginstand met zes steentjes.
static Gedachte denk (int diepte, size_t vakken, double seconden = -1,
                      Voortgang *voortgang = nullptr)
{
  const Zaaier zaaier (Totaal);
  return Denker<Zaaier> (zaaier, vakken, seconden, voortgang)
         .denk (Stelling (Steentjes, Steentjes), diepte);
}

//*************************************************************************
// De tijd

TOETS (wat_binnen_de_tijd_af_is_blijft)
{
  kijkduur = 1.0 / 64;
  int vorige = 0;
  for (double seconden = 0; seconden < 4;
       seconden += kort () ? 1.25 : 0.25)
  {
    const Gedachte gedachte = denk (20, 100000, seconden),
                   hoort = denk (gedachte.diepte, 100000);
    EIS_MET (gedachte.diepte >= max (vorige, 1) && gedachte.diepte < 20,
             gedachte.diepte << " in " << seconden);
    vorige = gedachte.diepte;
    EIS_GELIJK (gedachte.waarde, hoort.waarde);
    EIS (gedachte.variant.at (0) == hoort.variant.at (0));
    EIS_GELIJK (static_cast<int> (gedachte.variant.size ()),
                gedachte.diepte);
  }
  EIS_MET (vorige > 9, vorige);
  kijkduur = 0;
}

TOETS (de_voortgang_noemt_diepte_waarde_en_zetten)
{
  const Patroon vorm ("diepte ([0-9]+): (-?[0-9]+) met(( [1-6])+): "
                      "[0-9.]+( miljoen)? standen; [0-9.]+( miljoen)? "
                      "standen/s\n");
  const Scherm scherm;
  klok = 100;
  kijkduur = 0.3;
  Voortgang voortgang ("denken", "standen", 0);
  denk (12, 1000, -1, &voortgang);
  kijkduur = 0;
  const string regel = scherm.beeld ();
  const vector<string> deel = vorm.heel (regel);
  EIS_MET (!deel.empty () && regel.size () < 80, regel);
  const Gedachte gedachte = denk (stoi (deel[1]), 1000);
  EIS_GELIJK (stoi (deel[2]), gedachte.waarde);
  string zetten;
  for (size_t i = 0; i < 6 && i < gedachte.variant.size (); i++)
    zetten += " " + to_string (gedachte.variant[i] + 1);
  EIS_GELIJK (deel[3], zetten);
}

//*************************************************************************
// Het geheugen

TOETS (zonder_geheugen_blijft_het_antwoord_goed)
{
  const Gedachte hoort = denk (11, 1000000);
  for (size_t bytes : { 0u, 1000u, 100000u, 250000u })
  {
    const Schaars schaars (Schaars::inGebruik () + bytes);
    const Gedachte gedachte = denk (11, 1000000);
    EIS_GELIJK (gedachte.waarde, hoort.waarde);
    EIS (gedachte.variant.at (0) == hoort.variant.at (0));
    EIS_MET (schaars.geweigerd () > 0, bytes);
  }
}

TOETS (de_tabel_gebruikt_niet_meer_dan_mag)
{
  for (size_t vakken : { 0u, 1u, 16u, 1000u, 100000u })
  {
    const size_t voor = Schaars::inGebruik ();
    const Schaars schaars (SIZE_MAX);
    denk (10, vakken);
    EIS_MET (schaars.piek () - voor <= 24 * vakken, vakken << ": "
             << schaars.piek () - voor);
    EIS_MET ((schaars.piek () > voor) == (vakken > 0), vakken);
    EIS_GELIJK (Schaars::inGebruik (), voor);
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
