// toets_bitbord.cc: zoek/bitbord.h tegen een gewone verzameling van nummers.

#include <random>
#include <set>
#include "tests/toets.h"
#include "zoek/bitbord.h"

using namespace std;

typedef set<int> Model;

// Hetzelfde bord, opgebouwd uit nummers.
template <int Woorden>
static zoek::Bitbord<Woorden> bordVan (const Model &model)
{
  zoek::Bitbord<Woorden> bord = zoek::Bitbord<Woorden> ();
  for (int plaats : model)
    bord.neemOp (plaats);
  return bord;
}

// Alle nummers van 0 t/m 64 * Woorden - 1 waar iets voor geldt.
template <int Woorden, typename Geldt>
static Model waar (const Geldt &geldt)
{
  Model uit;
  for (int plaats = 0; plaats < 64 * Woorden; plaats++)
    if (geldt (plaats))
      uit.insert (plaats);
  return uit;
}

// Eis dat een bord zich van buiten net zo gedraagt als het model.
template <int Woorden>
static void eisVakjes (zoek::Bitbord<Woorden> bord, const Model &model)
{
  const bool leeg = model.empty ();
  EIS (bord == bordVan<Woorden> (model));
  EIS_GELIJK (bord.leeg (), leeg);
  EIS_GELIJK (bord.aantal (), static_cast<int> (model.size ()));
  for (int plaats = 0; plaats < 64 * Woorden; plaats++)
  {
    EIS_GELIJK (bord.woord (plaats / 64) >> plaats % 64 & 1,
                model.count (plaats));
    const int lengte = 1 + plaats % 31;
    for (int i = 0; i < lengte; i++)
      EIS_GELIJK (bord.deel (plaats, lengte) >> i & 1,
                  model.count (plaats + i));
    EIS_GELIJK (bord.deel (plaats, lengte) >> lengte, 0u);
  }
  if (!leeg)
    EIS (bord.laagste () == bordVan<Woorden> ({ *model.begin () }));
  for (int plaats : model)
    EIS_GELIJK (bord.neemLaagste (), plaats);
  EIS (bord.leeg ());
}

template <int Woorden>
static void eisAlsHetModel (const Model &a, const Model &b)
{
  typedef zoek::Bitbord<Woorden> Bord;
  const Bord een = bordVan<Woorden> (a), twee = bordVan<Woorden> (b);
  eisVakjes (een, a);
  eisVakjes (een & twee, waar<Woorden> ([&] (int i)
                         { return a.count (i) * b.count (i) > 0; }));
  eisVakjes (een | twee, waar<Woorden> ([&] (int i)
                         { return a.count (i) + b.count (i) > 0; }));
  eisVakjes (~een, waar<Woorden> ([&] (int i) { return a.count (i) == 0; }));
  for (int stap = 0; stap < Bord::Plaatsen; stap++)
  {
    const Bord hoger = bordVan<Woorden> (waar<Woorden>
                         ([&] (int i) { return a.count (i - stap) > 0; })),
               lager = bordVan<Woorden> (waar<Woorden>
                         ([&] (int i) { return a.count (i + stap) > 0; }));
    EIS_MET (een << stap == hoger && een >> stap == lager, stap);
    EIS_MET (stap > 63 || (een.hoger (stap) == hoger
                           && een.lager (stap) == lager), stap);
  }
  EIS_GELIJK (een == twee, a == b);
  EIS_GELIJK (een < twee, lexicographical_compare (a.rbegin (), a.rend (),
                                                   b.rbegin (), b.rend ()));
  EIS_GELIJK (een.mengsel () == twee.mengsel (), a == b);
}

template <int Woorden>
static void eisToevallige ()
{
  mt19937 toeval (Woorden);
  for (int keer = 0; keer < proeven (100, 20); keer++)
  {
    Model een, ander;
    for (auto i = toeval () % 4 * toeval () % 60; i > 0; i--)
      een.insert (static_cast<int> (toeval () % (64 * Woorden)));
    ander = een;
    if (keer % 3 > 0)
      ander.insert (static_cast<int> (toeval () % (64 * Woorden)));
    if (keer % 3 > 1 && !een.empty ())
      ander.erase (*een.begin ());
    eisAlsHetModel<Woorden> (een, ander);
    eisAlsHetModel<Woorden> (ander, een);
  }
}

TOETS (bord_van_een_tot_vier_woorden_als_het_model)
{
  eisToevallige<1> ();
  eisToevallige<2> ();
  eisToevallige<4> ();
}

int main (int argc, char **argv) { return draaiToetsen (argc, argv); }
