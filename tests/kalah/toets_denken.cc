// toets_denken.cc: minimax tegen het model, en alfa-beta tegen minimax.

#include "tests/toets.h"
#include "tests/kalah/hulp.h"
#include "spellen/kalah/zaaien.h"
#include "spellen/kalah/zoek/denker.h"

#include <climits>
#include <iostream>

using namespace std;
using Model::Stand;

// Hoe groot de tabel is: wat een gebruiker krijgt.
static const long long Gewoon = -1;

static string bij (const Stand &stand, int diepte, long long vakken)
{
  return " op diepte " + to_string (diepte) + " met " + to_string (vakken)
         + " vakken bij " + Model::tekst (stand);
}

// Een stand die niet uit is en die niet te groot is om te doorzoeken.
static Stand levend (Bron &bron, int hoogste)
{
  for ( ; ; )
  {
    const Stand stand = toevallig (bron, hoogste);
    if (!Model::eindstand (stand))
      return stand;
  }
}

//*************************************************************************
// Minimax

TOETS (minimax_geeft_de_bekende_aantallen)
{
  const struct
  {
    int steentjes, diepte, waarde;
    long long standen;
  } bekend[] = { { 6, 8, -2, 1102739 }, { 3, 9, 1, 2543276 },
                 { 4, 9, 1, 3422433 }, { 5, 9, 2, 4462358 },
                 { 6, 9, 1, 5851814 }, { 7, 9, 2, 7329844 },
                 { 8, 9, 3, 8223625 }, { 6, 10, -1, 30739777 } };
  for (const auto &geval : bekend)
  {
    if (kort () && geval.standen > 2000000)
      continue;
    Kalah spel (geval.steentjes);
    int zet = 0;
    long long standen = 0;
    EIS_GELIJK (spel.minimax (geval.diepte, zet, standen), geval.waarde);
    EIS_GELIJK (standen, geval.standen);
  }
}

// Eis van minimax hetzelfde als van het model.
static void eisMinimax (const Stand &stand, int diepte)
{
  Kalah spel = spelMet (stand);
  int zet = 77, hoort = 0;
  long long standen = 77, zoveel = 0;
  const int waarde = Model::minimax (stand, diepte, hoort, zoveel);
  const string waar = bij (stand, diepte, 0);
  EIS_MET (spel.minimax (diepte, zet, standen) == waarde, "waarde" << waar);
  EIS_MET (zet == hoort, "zet " << zet << waar);
  EIS_MET (standen == zoveel, standen << " standen" << waar);
  EIS_STAND (spel, stand);
}

TOETS (minimax_tegen_het_model)
{
  Bron bron (1);
  for (int i = 0; i < proeven (600, 30); i++)
  {
    const int hoogste[] = { 2, 5, 12, 25, 300 };
    const Stand stand = toevallig (bron, hoogste[i % 5]);
    for (int diepte = -1; diepte <= 4; diepte++)
      eisMinimax (stand, diepte);
  }
  eisMinimax (Model::begin (4), proeven (6, 5));
}

TOETS (minimax_tot_het_einde)
{
  // Met weinig steentjes is elk spel ver voor de diepte uit.
  Bron bron (2);
  for (int i = 0; i < proeven (40, 10); i++)
  {
    Stand stand = { vector<int> (14, 0), trek (bron, 1, 2) };
    for (int j = 0; j < 4; j++)
      stand.op (trek (bron, 0, 12))++;
    eisMinimax (stand, 12);
  }
}

//*************************************************************************
// Alfa-beta

// Denk met alfa-beta; de variant zijn de kuiltjes.
template <typename Zaaier>
static int denkMet (const Stand &stand, int diepte, long long vakken,
                    vector<int> &variant, long long &standen)
{
  const Zaaier zaaier (static_cast<int> (Model::totaal (stand)));
  zoek::kalah::Denker<Zaaier> denker (zaaier, static_cast<size_t> (vakken),
                                      zoek::kalah::ZonderTijdgrens, nullptr);
  const zoek::kalah::Gedachte gedachte = denker.denk
    (zoek::kalah::gezienDoor<typename Zaaier::Stelling>
       (stand.kuilen, stand.speler), diepte);
  for (int kuil : gedachte.variant)
    variant.push_back (kuil + 1);
  standen = denker.aantalStanden ();
  return gedachte.waarde;
}

// Eis van alfa-beta dezelfde waarde en zet als van minimax, niet meer
// standen, en een hoofdvariant die bij de waarde uitkomt.
static void eisAlfaBeta (const Stand &stand, int diepte, long long vakken)
{
  const string waar = bij (stand, diepte, vakken);
  Kalah spel = spelMet (stand);
  int zet = 77, hoort = 0;
  long long standen = 77, zoveel = 0;
  const int waarde = spel.minimax (diepte, hoort, zoveel);
  int vond = 0;
  vector<int> variant;
  if (vakken == Gewoon)
  {
    vond = spel.alfaBeta (diepte, zet, standen);
    variant = spel.hoofdvariant ();
  }
  else
  {
    vond = Model::totaal (stand) <= MeesteKlein
      ? denkMet<zoek::kalah::Zaaier> (stand, diepte, vakken, variant, standen)
      : denkMet<kalah::RuimeZaaier> (stand, diepte, vakken, variant, standen);
    zet = variant.empty () ? GeenZet : variant[0];
  }
  EIS_MET (vond == waarde, "waarde " << vond << " in plaats van " << waarde
                                     << waar);
  EIS_MET (zet == hoort, "zet " << zet << " in plaats van " << hoort << waar);
  EIS_MET (standen >= 1, standen << " standen" << waar);
  EIS_STAND (spel, stand);
  EIS_MET (diepte < 1 || Model::eindstand (stand)
           ? variant.empty () : variant[0] == zet, waar);
  for (int kuiltje : variant)
    EIS_MET (spel.doeZet (kuiltje), "variant " << tekst (variant) << waar);
  EIS_MET (static_cast<int> (variant.size ()) == diepte || spel.eindstand ()
           || diepte < 1, "variant " << tekst (variant) << "te kort" << waar);
  EIS_MET (spel.score () * (variant.size () % 2 == 0 ? 1 : -1) == waarde,
           "variant " << tekst (variant) << "geeft " << spel.score () << waar);
}

TOETS (alfabeta_tegen_minimax)
{
  Bron bron (3);
  for (int i = 0; i < proeven (500, 50); i++)
  {
    const int hoogste[] = { 2, 4, 7, 12 };
    const Stand stand = toevallig (bron, hoogste[i % 4]);
    for (int diepte = -1; diepte <= 7; diepte++)
    {
      const long long vakken[] = { 1, 16, 1000 };
      eisAlfaBeta (stand, diepte, vakken[(i + diepte + 1) % 3]);
    }
    eisAlfaBeta (stand, 5, i % 2 == 0 ? Gewoon : 0);
  }
}

TOETS (alfabeta_met_veel_steentjes)
{
  Bron bron (4);
  for (int i = 0; i < proeven (100, 10); i++)
  {
    const int hoogste[] = { 10, 30, 100, 250 };
    const Stand stand = toevallig (bron, hoogste[i % 4]);
    for (int diepte = 1; diepte <= 5; diepte++)
      eisAlfaBeta (stand, diepte, i % 2 == 0 ? Gewoon : 16);
  }
}

TOETS (alfabeta_op_de_grens_van_twee_woorden)
{
  Bron bron (5);
  for (int totaal : { 125, 126, 127, 128, 129, 130, 160, 254, 255, 256 })
    for (int i = 0; i < proeven (10, 4); i++)
    {
      Stand stand = levend (bron, i % 4 < 2 ? 1 : 3);
      const int over = totaal - static_cast<int> (Model::totaal (stand));
      stand.op (trek (bron, 0, 5) + 7 * (i % 2)) += over;
      for (int diepte = 1; diepte <= 5; diepte++)
        eisAlfaBeta (stand, diepte, 1000);
    }
}

TOETS (alfabeta_tot_het_einde)
{
  Bron bron (6);
  for (int i = 0; i < proeven (60, 10); i++)
  {
    Stand stand = { vector<int> (14, 0), trek (bron, 1, 2) };
    for (int j = 0; j < 5; j++)
      stand.op (trek (bron, 0, 12))++;
    for (int diepte : { 8, 11, 13 })
      eisAlfaBeta (stand, diepte, i % 2 == 0 ? 16 : Gewoon);
  }
}

TOETS (alfabeta_geeft_de_bekende_waarden)
{
  const int waarden[] = { 1, 1, 1, 2, 2, 2 };
  for (int steentjes = 3; steentjes <= 8 && !kort (); steentjes++)
  {
    Kalah spel (steentjes);
    int zet = 0;
    long long standen = 0;
    EIS_GELIJK (spel.alfaBeta (15, zet, standen), waarden[steentjes - 3]);
    EIS (zet >= 1 && zet <= 6);
  }
}

TOETS (alfabeta_bezoekt_minder_standen)
{
  for (int steentjes = 3; steentjes <= 8; steentjes++)
  {
    Kalah spel (steentjes);
    int zet = 0;
    long long alle = 0, minder = 0;
    spel.minimax (8, zet, alle);
    spel.alfaBeta (8, zet, minder);
    EIS_MET (5 * minder < alle, minder << " van " << alle);
  }
}

TOETS (oneindig_diep_houdt_op)
{
  // Is het spel voor de horizon uit, dan komt er niets meer bij.
  Kalah spel = spelMet (getekend (1, "0 0 0 1 0 1", "2 2", "0 1 0 0 1 0"));
  int zet = 0, hoort = 0;
  long long standen = 0, zoveel = 0;
  const int waarde = spel.minimax (INT_MAX, hoort, zoveel);
  EIS_GELIJK (spel.alfaBeta (INT_MAX, zet, standen), waarde);
  EIS_GELIJK (zet, hoort);
  EIS (spel.waardeVanZetten (INT_MAX).size () == 2u);
}

//*************************************************************************
// Wat er verder denkt

TOETS (waarde_van_elke_zet)
{
  Bron bron (7);
  for (int i = 0; i < proeven (100, 10); i++)
  {
    const Stand stand = toevallig (bron, i % 2 == 0 ? 5 : 60);
    Kalah spel = spelMet (stand);
    for (int diepte = 1; diepte <= 5; diepte++)
    {
      const vector< pair<int,int> > waarden = spel.waardeVanZetten (diepte);
      const vector<int> mogelijk = Model::zetten (stand);
      EIS_STAND (spel, stand);
      EIS_GELIJK (waarden.size (), mogelijk.size ());
      for (size_t j = 0; j < waarden.size (); j++)
      {
        Stand na = stand;
        int zet = 0;
        long long standen = 0;
        Model::doe (na, mogelijk[j]);
        Kalah kind = spelMet (na);
        EIS_GELIJK (waarden[j].first, mogelijk[j]);
        EIS_MET (waarden[j].second
                 == -kind.minimax (diepte - 1, zet, standen),
                 "zet " << mogelijk[j] << bij (stand, diepte, Gewoon));
      }
    }
  }
}

TOETS (denkna_geeft_altijd_een_zet)
{
  Bron bron (8);
  for (double seconden : { -1e300, -1.0, 0.0, 1e-9 })
    for (int i = 0; i < proeven (50, 10); i++)
    {
      const Stand stand = levend (bron, i % 2 == 0 ? 6 : 60);
      Kalah spel = spelMet (stand);
      int zet = 77, diepte = 77, hoort = 0;
      long long standen = 0;
      const int waarde = spel.denkna (seconden, 40, zet, diepte, standen);
      EIS_MET (diepte >= 1 && diepte <= 40, diepte);
      if (diepte > 6)
        continue;
      EIS_GELIJK (waarde, spel.minimax (diepte, hoort, standen));
      EIS_GELIJK (zet, hoort);
    }
}

TOETS (denkna_gaat_niet_te_diep)
{
  Bron bron (9);
  for (double seconden : { 1e5, 1e300 })
    for (int hoogstens = -3; hoogstens <= 6; hoogstens++)
    {
      const Stand stand = levend (bron, 12);
      Kalah spel = spelMet (stand);
      int zet = 77, diepte = 77, hoort = 0;
      long long standen = 0;
      const int waarde =
        spel.denkna (seconden, hoogstens, zet, diepte, standen);
      EIS_MET (diepte <= max (hoogstens, 1) && diepte >= 1, diepte);
      EIS_GELIJK (waarde, spel.minimax (max (hoogstens, 1), hoort, standen));
      EIS_GELIJK (zet, hoort);
    }
}

TOETS (denkna_in_een_eindstand)
{
  for (const char *kalahs : { "8 5", "20 0", "0 20" })
  {
    const Stand stand = getekend (2, "0 0 0 0 0 0", kalahs, "1 0 2 0 0 0");
    Kalah spel = spelMet (stand);
    int zet = 77, diepte = 77;
    long long standen = 77;
    EIS_GELIJK (spel.denkna (1, 10, zet, diepte, standen), spel.score ());
    EIS_GELIJK (zet, 0);
    EIS_GELIJK (diepte, 0);
    EIS_GELIJK (standen, 1);
    EIS (spel.waardeVanZetten (3).empty () && spel.hoofdvariant ().empty ());
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
