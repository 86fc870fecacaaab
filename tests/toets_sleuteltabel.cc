// toets_sleuteltabel.cc: de tabel met hele sleutels uit zoek/sleuteltabel.h.

#include <climits>
#include <map>
#include <random>
#include <vector>
#include "tests/schaars.h"
#include "tests/toets.h"
#include "zoek/sleuteltabel.h"

using namespace std;

typedef unsigned long long Getal;

// Een sleutel van twee woorden. Sleutels met hetzelfde mengsel komen in
// dezelfde groep.
struct Sleutel
{
  Getal een, twee;

  bool operator== (const Sleutel &ander) const
  {
    return een == ander.een && twee == ander.twee;
  }

  bool operator< (const Sleutel &ander) const
  {
    return een != ander.een ? een < ander.een : twee < ander.twee;
  }

  Getal mengsel () const
  {
    return een * 0x9e3779b97f4a7c15ULL >> 20;
  }
};

struct Inhoud
{
  short laag, hoog;
  unsigned char werk;  // van de tabel
};

typedef zoek::Sleuteltabel<Sleutel, Inhoud> Tabel;

static Sleutel maak (Getal een, Getal twee = 0)
{
  const Sleutel sleutel = { een, twee };
  return sleutel;
}

static Inhoud van (int laag, int hoog)
{
  const Inhoud inhoud = { static_cast<short> (laag),
                          static_cast<short> (hoog), 0 };
  return inhoud;
}

static bool kent (const Tabel &tabel, const Sleutel &sleutel)
{
  return tabel.zoek (sleutel) != nullptr;
}

//*************************************************************************

// Bewaar en zoek door elkaar; wat er gevonden wordt is wat er het laatst in
// ging, drie sleutels met hetzelfde mengsel raken in een hele groep nooit weg,
// en er is nooit meer geheugen in gebruik dan mag.
static void eisAlsEenMap (size_t vakken, Getal verschillend, unsigned zaad)
{
  mt19937_64 bron (zaad);
  const size_t geheugen = Tabel::bytesVan (vakken) + zaad % 2,
               voor = Schaars::inGebruik ();
  const Schaars schaars (SIZE_MAX);
  map<Sleutel,Inhoud> orakel;
  Tabel tabel (geheugen);
  for (int keer = 0; keer < proeven (20000, 4000); keer++)
  {
    const Sleutel sleutel = maak (bron () % verschillend, bron () % 3);
    const Inhoud *const gevonden = tabel.zoek (sleutel);
    const auto geval = orakel.find (sleutel);
    tabel.haal (sleutel);
    EIS (vakken < 4 || verschillend > 1 || gevonden != nullptr
         || geval == orakel.end ());
    if (gevonden != nullptr)
    {
      EIS (geval != orakel.end ());
      EIS_GELIJK (gevonden->laag, geval->second.laag);
      EIS_GELIJK (gevonden->hoog, geval->second.hoog);
    }
    const Inhoud nieuw = van (static_cast<int> (bron () % 65536) - 32768,
                              static_cast<int> (bron () % 65536) - 32768);
    tabel.bewaar (sleutel, nieuw, keer % 50 == 0 ? LLONG_MAX
                  : static_cast<long long> (bron () >> (1 + bron () % 63)));
    orakel[sleutel] = nieuw;
    EIS_GELIJK (kent (tabel, sleutel), vakken > 0);
  }
  EIS_MET (schaars.piek () - voor <= geheugen, schaars.piek () - voor
           << " bytes waar er " << geheugen << " mochten");
}

TOETS (tabel_als_een_map_met_elk_geheugen)
{
  unsigned zaad = 0;
  for (size_t vakken : { 0u, 1u, 2u, 3u, 4u, 7u, 100u, 5000u, 12000u, 12288u,
                         100000u })
    for (Getal verschillend : { 1u, 20u, 3000u, 1000000u })
      eisAlsEenMap (vakken, verschillend, zaad++);
}

// Met plaats genoeg blijft bijna alles bewaard, en de tabel neemt niet veel
// meer geheugen dan dat vraagt.
TOETS (tabel_groeit_mee_met_wat_er_in_gaat)
{
  for (Getal aantal : { 100u, 2000u, 20000u, 100000u })
  {
    const size_t voor = Schaars::inGebruik ();
    Tabel tabel (size_t (1) << 28);
    for (Getal i = 0; i < aantal; i++)
      tabel.bewaar (maak (i * 7919), van (1, 2), 5);
    Getal bekend = 0;
    for (Getal i = 0; i < aantal; i++)
      bekend += kent (tabel, maak (i * 7919)) ? 1 : 0;
    EIS_MET (bekend >= aantal * 95 / 100, bekend << " van " << aantal);
    const size_t meeste = aantal < 2048 ? 4096 : 4 * aantal;
    EIS_MET (Schaars::inGebruik () - voor <= Tabel::bytesVan (meeste),
             Schaars::inGebruik () - voor << " bytes voor " << aantal);
  }
}

TOETS (minste_werk_wijkt_uit_een_volle_groep)
{
  const long long werk[] = { 1000000, 60, LLONG_MAX, 30 };
  Tabel tabel (Tabel::bytesVan (4));
  for (Getal i = 0; i < 4; i++)
    tabel.bewaar (maak (7, i), van (0, static_cast<int> (i)), werk[i]);
  tabel.bewaar (maak (7, 0), van (0, 9), 1);  // over dezelfde sleutel
  for (Getal i = 0; i < 4; i++)
    EIS (kent (tabel, maak (7, i)));
  tabel.bewaar (maak (7, 0), van (0, 9), 1000000);
  tabel.bewaar (maak (7, 4), van (0, 4), 0);
  for (Getal i = 0; i < 5; i++)
    EIS_MET (kent (tabel, maak (7, i)) == (i != 3), i);
}

TOETS (zonder_geheugen_om_te_groeien_werkt_de_tabel_door)
{
  const Schaars schaars (Schaars::inGebruik () + Tabel::bytesVan (4096));
  Tabel tabel (size_t (1) << 28);
  for (Getal i = 0; i < 20000; i++)
  {
    tabel.bewaar (maak (i), van (0, 3), 5);
    EIS (kent (tabel, maak (i)));
  }
  EIS_GELIJK (schaars.geweigerd (), 1);
}

TOETS (zonder_geheugen_onthoudt_de_tabel_niets)
{
  const Schaars schaars (Schaars::inGebruik ());
  Tabel tabel (size_t (1) << 28);
  tabel.haal (maak (1));
  tabel.bewaar (maak (1), van (0, 3), 5);
  EIS (!kent (tabel, maak (1)));
}

//*************************************************************************

int main (int argc, char **argv) { return draaiToetsen (argc, argv); }
