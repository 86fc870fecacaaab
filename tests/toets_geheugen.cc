// toets_geheugen.cc: wat er in zoek/ geheugen vraagt en telt: Blok, Golf en
// Nummering, ook als het geheugen opraakt.

#include "tests/schaars.h"

#include "zoek/geheugen.h"
#include "zoek/tegelspel/automaat.h"
#include "zoek/tegelspel/tellen.h"

using namespace std;
using zoek::Blok;
using zoek::tegelspel::Golf;
using zoek::tegelspel::Nummering;

typedef unsigned long long Getal;  // een sleutel

//*************************************************************************
// Blok

TOETS (blok_is_nul_ook_als_het_eerder_gebruikt_is)
{
  Blok<int> blok;
  EIS_GELIJK (blok.aantal (), 0u);
  for (size_t lengte : { 1u, 1000u, 10u, 5000u, 1000u })
  {
    EIS (blok.maak (lengte));
    EIS_GELIJK (blok.aantal (), lengte);
    for (size_t i = 0; i < lengte; i++)
    {
      EIS_GELIJK (blok[i], 0);
      blok[i] = -7;
    }
  }
}

TOETS (blok_vergroten_houdt_wat_er_was)
{
  Blok<int> blok;
  EIS (blok.maak (3));
  for (int i = 0; i < 3; i++)
    blok[static_cast<size_t> (i)] = 100 + i;
  EIS (blok.vergroot (4000));
  EIS_GELIJK (blok.aantal (), 4000u);
  for (int i = 0; i < 3; i++)
    EIS_GELIJK (blok.begin ()[i], 100 + i);
  blok[3999] = 1;
}

TOETS (blok_verwisselen)
{
  Blok<int> een, twee;
  EIS (een.maak (5));
  een[4] = 44;
  een.verwissel (twee);
  EIS_GELIJK (een.aantal (), 0u);
  EIS (een.begin () == nullptr);
  EIS_GELIJK (twee.aantal (), 5u);
  EIS_GELIJK (twee[4], 44);
  EIS (een.maak (2));
  een[1] = 11;
  een.verwissel (twee);
  EIS_GELIJK (een[4], 44);
  EIS_GELIJK (twee[1], 11);
}

TOETS (blok_zonder_geheugen)
{
  const size_t voor = Schaars::inGebruik ();
  {
    const Schaars schaars (voor + 100 * sizeof (int));
    Blok<int> blok;
    EIS (!blok.maak (101));
    EIS_GELIJK (blok.aantal (), 0u);
    EIS (blok.maak (100));
    blok[99] = 99;
    EIS (!blok.vergroot (101));
    EIS_GELIJK (blok.aantal (), 100u);
    EIS_GELIJK (blok[99], 99);
    EIS_GELIJK (schaars.geweigerd (), 2);
  }
  EIS_GELIJK (Schaars::inGebruik (), voor);
}

//*************************************************************************
// Golf

// Eis dat een golf precies dit bevat; daarna is zij leeg.
static void eisInhoud (Golf &golf, const map<Getal,Getal> &verwacht)
{
  map<Getal,Getal> gevonden;
  EIS (golf.haalLeeg ([&] (Getal sleutel, Getal aantal)
  {
    EIS_MET (gevonden.count (sleutel) == 0, sleutel << " staat er dubbel");
    gevonden[sleutel] = aantal;
    return true;
  }));
  EIS_GELIJK (gevonden.size (), verwacht.size ());
  EIS (gevonden == verwacht);
  EIS (golf.haalLeeg ([] (Getal, Getal) { return false; }));
}

TOETS (golf_telt_als_een_map)
{
  mt19937_64 bron (6);
  Golf golf;
  size_t ruimte = 64 << 20;
  for (int hoeveel : { 0, 1, 2, 31, 32, 33, 64, 500, 479, 20000, 3, 60000, 7 })
  {
    map<Getal,Getal> orakel;
    const Getal verschillend = bron () % 2 == 0 ? 1 << 30 : 1000;
    for (int i = 0; i < hoeveel; i++)
    {
      const Getal sleutel = i % 5 == 0 ? (1ULL << 63) - 1 - bron () % 100
                                       : bron () % verschillend;
      const Getal aantal = i % 7 == 0 ? 1ULL << (bron () % 46) : 1;
      EIS (golf.telOp (sleutel, aantal, ruimte));
      orakel[sleutel] += aantal;
    }
    eisInhoud (golf, orakel);
  }
}

TOETS (golf_houdt_zich_aan_de_ruimte)
{
  for (size_t kibi : { 0u, 1u, 15u, 16u, 17u, 48u, 100u, 1000u })
  {
    const size_t begin = kibi * 1024, voor = Schaars::inGebruik ();
    const Schaars schaars (SIZE_MAX);
    size_t ruimte = begin;
    Golf golf;
    Getal sleutel = 0;
    while (sleutel < 100000 && golf.telOp (sleutel * 7919, 1, ruimte))
    {
      sleutel++;
      EIS (ruimte <= begin);
      EIS_GELIJK (Schaars::inGebruik () - voor, begin - ruimte);
    }
    EIS (sleutel < 100000);
    EIS (schaars.piek () - voor <= begin);
    EIS_MET (sleutel * 200 >= begin - 16 * 1024 || kibi < 16,
             sleutel << " sleutels in " << kibi << " KiB");
  }
}

// Wat er uitgenomen is neemt geen plaats meer in: golf na golf past in een
// geheugen waar er een in past.
TOETS (golf_is_weer_te_gebruiken)
{
  const size_t begin = 48 * 1024;
  size_t ruimte = begin;
  Golf golf;
  for (Getal keer = 0; keer < 50; keer++)
  {
    map<Getal,Getal> orakel;
    for (Getal i = 0; i < 400; i++)
    {
      EIS_MET (golf.telOp (1000 * keer + i, i + 1, ruimte), keer);
      orakel[1000 * keer + i] = i + 1;
    }
    eisInhoud (golf, orakel);
  }
}

TOETS (golf_zonder_geheugen_zegt_dat)
{
  const Schaars schaars (Schaars::inGebruik () + 100 * 1024);
  size_t ruimte = 64 << 20;
  Golf golf;
  Getal sleutel = 0;
  while (sleutel < 100000 && golf.telOp (sleutel, 1, ruimte))
    sleutel++;
  EIS_MET (sleutel > 500 && sleutel < 4000, sleutel);
  EIS_GELIJK (schaars.geweigerd (), 1);
}

//*************************************************************************
// Nummering

TOETS (nummering_telt_nieuwe_sleutels)
{
  mt19937_64 bron (8);
  for (int aantal : { 0, 1, 2, 511, 512, 513, 5000 })
  {
    Nummering nummering;
    map<Getal,int> orakel;
    for (int i = 0; i < 3 * aantal; i++)
    {
      const Getal sleutel = i == 0 ? 0 : i == 1 ? ~0ULL
        : i % 2 == 0 ? bron () : bron () % static_cast<Getal> (aantal);
      const int volgende = static_cast<int> (orakel.size ());
      const int nummer =
        orakel.insert (make_pair (sleutel, volgende)).first->second;
      EIS_GELIJK (nummering.nummer (sleutel), nummer);
      EIS_GELIJK (nummering.aantal (), static_cast<int> (orakel.size ()));
    }
    for (const auto &geval : orakel)
    {
      EIS_GELIJK (nummering.nummer (geval.first), geval.second);
      EIS_GELIJK (nummering.sleutel (geval.second), geval.first);
    }
  }
}
