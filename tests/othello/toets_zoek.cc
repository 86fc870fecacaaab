// toets_zoek.cc: de beste zet, tegen een rechter die alles naspeelt.

#include "tests/othello/hulp.h"
#include "spellen/othello/zoek/denker.h"

using namespace std;
using namespace zoek::othello;

// Meer dan elk verschil; een eigen getal, los van dat van het zoeken.
static const int Vast = 1000;

// De waarde van een stand voor wie aan zet is: alles naspelen.
static int rechter (const Model::Stand &stand)
{
  const vector<Model::Plek> zetten = Model::zetten (stand);
  int beste = -Vast;
  if (zetten.empty () && Model::aantal (stand, '.') == 0)
    return Model::aantal (stand, stand.speler)
           - Model::aantal (stand, Model::ander (stand.speler));
  for (const Model::Plek &zet : zetten)
    beste = max (beste, -rechter (Model::na (stand, zet)));
  return beste;
}

static int alsRechter (int waarde)
{
  return waarde == VastWinst ? Vast : waarde == -VastWinst ? -Vast : waarde;
}

// Denk over een stand, met een tabel van zoveel bytes.
static Gedachte gedachteOver (const Model::Stand &stand, Vraagsoort soort,
                              size_t geheugen = 1 << 20, int diepte = 1)
{
  const Opdracht opdracht = { diepte, ZonderTijdgrens, soort, geheugen };
  Gedachte gedachte;
  denk (*bordVan (stand), opdracht, nullptr, gedachte);
  return gedachte;
}

// Eis dat de hoofdvariant mag, tot het einde van het spel gaat, en na elke zet
// de waarde houdt.
static void eisVariant (const Gedachte &gedachte, Model::Stand stand)
{
  const char begonnen = stand.speler;
  for (int i = 0; i < gedachte.lengte; i++)
  {
    const Plek plek = gedachte.variant[i];
    EIS (!Model::slag (stand, plek.rij, plek.kolom).empty ());
    stand = Model::na (stand, Model::Plek (plek.rij, plek.kolom));
    const int waarde = rechter (stand);
    EIS_GELIJK (stand.speler == begonnen ? waarde : -waarde,
                alsRechter (gedachte.waarde));
  }
  EIS (Model::zetten (stand).empty ());
}

// Eis dat wat er van elke zet gezegd wordt klopt, en welke de beste is.
static void eisZetten (const Gedachte &gedachte, const Model::Stand &stand,
                       Vraagsoort soort)
{
  const vector<Model::Plek> zetten = Model::zetten (stand);
  const int beste = rechter (stand);
  int eerste = -1;
  EIS_GELIJK (gedachte.aantal, static_cast<int> (zetten.size ()));
  for (int i = 0; i < gedachte.aantal; i++)
  {
    const Zetwaarde &zet = gedachte.zetten[i];
    const Model::Plek plek = zetten[static_cast<size_t> (i)];
    const int hoort = -rechter (Model::na (stand, plek)),
              waarde = alsRechter (zet.waarde);
    EIS (Model::Plek (zet.plek.rij, zet.plek.kolom) == plek);
    if (zet.zeker)
      EIS_MET (zet.hoogstens ? waarde >= hoort : waarde == hoort, waarde);
    EIS (zet.zeker || soort == DeBeste);
    EIS (!zet.hoogstens || soort != ElkeZet);
    if (soort == MetGelijke)
      EIS_GELIJK (!zet.hoogstens && waarde == beste, hoort == beste);
    if (eerste < 0 && hoort == beste)
      eerste = i;
  }
  EIS_GELIJK (alsRechter (gedachte.zetten[gedachte.beste].waarde), beste);
  if (soort != DeBeste && beste > -Vast)
    EIS_GELIJK (gedachte.beste, eerste);
}

static void eisGedachte (const Model::Stand &stand)
{
  for (Vraagsoort soort : { DeBeste, MetGelijke, ElkeZet })
    for (size_t geheugen : { size_t (0), size_t (100), size_t (1 << 20) })
    {
      const Gedachte gedachte = gedachteOver (stand, soort, geheugen);
      if (Model::zetten (stand).empty ())
      {
        EIS_GELIJK (gedachte.aantal, 0);
        EIS_GELIJK (gedachte.lengte, 0);
        continue;
      }
      EIS (gedachte.zeker);
      EIS_GELIJK (alsRechter (gedachte.waarde), rechter (stand));
      eisZetten (gedachte, stand, soort);
      eisVariant (gedachte, stand);
    }
}

TOETS (eindspel_volgt_de_rechter)
{
  mt19937 toeval (1);
  for (int m = 2; m <= 10; m += 2)
    for (int n = 2; n <= 10; n += 2)
      for (int i = 0; i < proeven (20, 3); i++)
        eisGedachte (speelTot (Model::begin (m, n),
                               loot (toeval, m * n < 64 ? 9 : 7), toeval));
}
