// toets_tellen.cc: rijen zetten en vervolgpartijen, tegen bekende aantallen en
// door de proef van tests/zoekproef.h, en schatten.

#include "spellen/othello/othello.h"
#include "tests/zoekproef.h"
#include "standaard.h"
#include "tests/grens.h"
#include "tests/othello/hulp.h"

// Hier heet zoek anders (zie schaars.h), dus dit is een andere klasse dan die
// van othello.cc.
#define OthelloTelling SchaarseTelling
#include "spellen/othello/zoek/schatten.h"
#include "spellen/othello/zoek/tellen.h"

using namespace std;
using namespace zoek::othello;

// Tel de vervolgpartijen van een bord, met een tabel van zoveel bytes.
static long long telSnel (const OthelloBord &bord, long long geheugen)
{
  zoek::Toezicht stil (false);
  OthelloTelling telling ("", "", 0, stil);
  return Teller (bord.getRijen (), bord.getKolommen (),
                 static_cast<size_t> (geheugen), telling).tel (bord);
}

// Schat dat aantal, met zoveel proeven; ook de fout.
static long double schatting (const OthelloBord &bord, int proeven,
                              long double &fout)
{
  zoek::Toezicht stil (false);
  OthelloTelling telling ("", "", 0, stil);
  return schat (bord, proeven, fout, telling);
}

//*************************************************************************
// Rijen van precies d zetten

// Vanaf 8 bij 8. Tot en met 8 zetten past nog nooit iemand; tot daar zijn dit
// de gepubliceerde aantallen van Othello. Bij 9 zetten zijn er 24 partijen
// uit, die onder de regels van Othello zelf met passen verder zouden gaan.
TOETS (bekende_aantallen_rijen_op_8_bij_8)
{
  const long long bekend[] = { 1, 4, 12, 56, 244, 1396, 8200, 55092, 390216,
                               3005264 };
  OthelloBord bord (8, 8);
  for (int diepte = 0; diepte <= proeven (9, 7); diepte++)
    EIS_GELIJK (Toetsinzicht::rijenVan (bord, diepte), bekend[diepte]);
  eisStand (bord, Model::begin (8, 8));
  Toetsinzicht::eisHeel (bord);
}

TOETS (rijen_als_het_model_op_andere_borden)
{
  const int maten[][2] = { { 2, 8 }, { 4, 4 }, { 4, 6 }, { 6, 4 }, { 6, 6 },
                           { 10, 4 }, { 4, 12 } };
  for (const int *maat : maten)
  {
    OthelloBord bord (maat[0], maat[1]);
    const Model::Stand stand = Model::begin (maat[0], maat[1]);
    for (int diepte = 1; diepte <= proeven (6, 5); diepte++)
      EIS_GELIJK (Toetsinzicht::rijenVan (bord, diepte),
                  Model::vervolg (stand, diepte));
  }
}

//*************************************************************************
// Vervolgpartijen

typedef Antwoord<Model::Plek> Telling;

// Vervolgpartijen tellen als een zoeken zonder score en zonder zet.
struct OthelloZoek
: Zoekbasis< OthelloZoek, Spelbasis<OthelloBord,Model::Plek,Toetsinzicht>,
             Model::Stand, Model::Plek >
{
  static vector<Zet> zetten (const Stand &stand)
  {
    return Model::zetten (stand);
  }

  static Stand naZet (const Stand &stand, const Zet &zet)
  {
    return Model::na (stand, zet);
  }

  static Telling rechter (const Stand &stand)
  {
    return Telling ().noemStanden (Model::vervolg (stand));
  }

  static string teken (const Stand &stand)
  {
    return " " + to_string (stand.m) + " " + stand.vakjes + stand.speler;
  }

  static string tekst (const Zet &) { return ""; }

  // Tel met vervolg, of met een tabel van zoveel geheugen.
  static Vraagfunctie tel (const Stand &, long long geheugen, zoek::Voortgang *)
  {
    return [geheugen] (const Stand &stand)
    {
      const unique_ptr<OthelloBord> bord = bordVan (stand);
      const long long aantal = geheugen == Gewoon
        ? bord->vervolg () : telSnel (*bord, geheugen);
      eisStand (*bord, stand);
      Toetsinzicht::eisHeel (*bord);
      return Telling ().noemTelling (aantal);
    };
  }

  static vector<Wijze> wijzen ()
  {
    return { functie ("vervolg", Niets, { Gewoon }, tel),
             functie ("Teller", Niets,
                      { 0, 1, 24, 700, 3000, 100000, 10000000 }, tel) };
  }
};

TOETS (tellen_volgt_het_model)
{
  Zoekproef<OthelloZoek> proef (6);
  Toeval toeval (6);
  for (int m = 2; m <= 8; m += 2)
    for (int n = 2; n <= 8; n += 2)
    {
      if (m == 2 || n == 2)
        proef.bekijk (Model::begin (m, n));
      for (int i = 0; i < proeven (6, 3); i++)
        proef.bekijk (speelTot (Model::begin (m, n), toeval.trek (0, 6),
                                toeval));
    }
  for (const char *vakjes : { "ZZZZ", "WZZW", "ZZ..", "...." })
    for (char speler : { 'W', 'Z' })
      proef.bekijk ({ 2, 2, vakjes, speler });
  for (int i = 0; i < proeven (12, 2); i++)
    proef.bekijk (speelTot (Model::begin (4 + 2 * (i % 3), 8 - 2 * (i % 2)), 8,
                            toeval));
  // Met meer lege vakjes op een klein bord, omdat het model traag is.
  for (int leeg = proeven (9, 8); leeg <= proeven (10, 9); leeg++)
    proef.bekijk (speelTot (Model::begin (4, 4), leeg, toeval));
  proef.bekijk (speelTot (Model::begin (4, 6), proeven (9, 8), toeval));
  proef.bekijk (speelTot (Model::begin (6, 4), proeven (9, 8), toeval));
  proef.bekijk (speelTot (Model::begin (6, 6), proeven (9, 8), toeval));
}

//*************************************************************************
// Schatten

TOETS (schatting_ligt_bij_het_aantal)
{
  OthelloBord bord (4, 4);
  long double fout = 0;
  zetZaad (10);
  const long double aantal = schatting (bord, proeven (4000, 1000), fout);
  EIS_MET (fout > 100 && fout < 5000, fout);
  EIS_MET (aantal > 44064 - 5 * fout && aantal < 44064 + 5 * fout,
           aantal << " fout " << fout);
  eisStand (bord, Model::begin (4, 4));
}

// De standaardfout moet zeggen hoe ver schattingen uiteenlopen: van veel
// schattingen ligt ongeveer twee derde er hoogstens een fout naast.
TOETS (standaardfout_zegt_hoe_ver_het_scheelt)
{
  OthelloBord bord (4, 4);
  int dichtbij = 0;
  const int keren = proeven (200, 50);
  zetZaad (11);
  for (int i = 0; i < keren; i++)
  {
    long double fout = 0;
    dichtbij += abs (schatting (bord, 100, fout) - 44064) < fout;
  }
  EIS_MET (dichtbij * 10 > keren * 5 && dichtbij * 10 < keren * 8, dichtbij);
}

// Van twee proeven is de standaardfout de helft van hun verschil.
TOETS (standaardfout_van_twee_proeven)
{
  const OthelloBord bord (4, 4);
  for (unsigned zaad = 1; zaad <= 20; zaad++)
  {
    long double geen = 0, fout = 0;
    zetZaad (zaad);
    const long double een = schatting (bord, 1, geen),
                      twee = schatting (bord, 1, geen);
    zetZaad (zaad);
    EIS_GELIJK (schatting (bord, 2, fout), (een + twee) / 2);
    EIS_MET (abs (2 * fout - abs (een - twee)) < 1e-6L, een << " " << twee
             << " fout " << fout);
  }
}

TOETS (schatting_zonder_keuze_heeft_geen_fout)
{
  OthelloBord bord (2, 20);
  long double fout = 1;
  EIS_GELIJK (schatting (bord, 10, fout), 2.0L);
  EIS (fout < 1e-9L);
}

//*************************************************************************
// Weinig geheugen

TOETS (zonder_geheugen)
{
  eisZonderGeheugen ([] { return telSnel (OthelloBord (4, 4), 1 << 30)
                                 == 44064; });
  eisZonderGeheugen ([] { return OthelloBord (4, 4).vervolg () == 44064; });
  eisZonderGeheugen ([] { return unique_ptr<OthelloBord>
                                   (OthelloBord (20, 20).kopieer ())
                                   ->aantalZetten () == 4; });
}
