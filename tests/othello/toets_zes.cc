// toets_zes.cc: vindt de tweede oplosser (zes.h) wat het model vindt?

#include "spellen/othello/zoek/denker.h"
#include "tests/othello/hulp.h"
#include "tests/othello/zes.h"

using namespace std;

// Een bord met een stand van het model erop.
static zes::Bord zesBord (const zes::Vorm &vorm, const Model::Stand &stand)
{
  zes::Bord bord = { 0, 0 };
  for (int r = 0; r < stand.m; r++)
    for (int k = 0; k < stand.n; k++)
      if (Model::op (stand, r, k) != '.')
        (Model::op (stand, r, k) == stand.speler ? bord.mijn : bord.ander)
          |= vorm.vakje (r, k);
  return bord;
}

// Eis van een stand bij elk verschil het antwoord dat bij haar uitkomst hoort.
static void eisUitkomst (zes::Oplosser &oplosser, const Model::Stand &stand,
                         int uitkomst)
{
  const zes::Bord bord = zesBord (oplosser.vorm, stand);
  const int meeste = stand.m * stand.n + 1;
  for (int dan = -meeste; dan <= meeste; dan += 2)
    EIS_MET (oplosser.haaltMeer (bord, dan) == (uitkomst > dan),
             stand.vakjes << stand.speler << " meer dan " << dan);
}

TOETS (zetten_en_slaan)
{
  Toeval toeval (3);
  for (int keer = 0; keer < proeven (500, 50); keer++)
  {
    const int m = 2 * toeval.trek (2, 4), n = 2 * toeval.trek (2, 3);
    const zes::Vorm vorm (m, n);
    const Model::Stand stand = speelTot (Model::begin (m, n),
                                         toeval.trek (0, m * n), toeval);
    const zes::Bord bord = zesBord (vorm, stand);
    for (int r = 0; r < m; r++)
      for (int k = 0; k < n; k++)
      {
        const zes::Bits vakje = vorm.vakje (r, k);
        zes::Bits om = 0;
        for (const Model::Plek &plek : Model::slag (stand, r, k))
          om |= vorm.vakje (plek.first, plek.second);
        EIS_GELIJK ((vorm.zetten (bord) & vakje) != 0, om != 0);
        if ((vorm.leeg (bord) & vakje) != 0)
          EIS_GELIJK (vorm.slag (bord, __builtin_ctzll (vakje)), om);
      }
  }
}

// Met een heel kleine tabel, waarin alles elkaar verdringt, en een grotere.
TOETS (eindspelen)
{
  Toeval toeval (4);
  for (const size_t bakken : { size_t (2), size_t (1024) })
    for (int keer = 0; keer < proeven (60, 20); keer++)
    {
      const int m = 2 * toeval.trek (2, 4), n = 2 * toeval.trek (2, 3);
      const Model::Stand stand = speelTot (Model::begin (m, n),
                                           toeval.trek (0, 9), toeval);
      zes::Oplosser oplosser (m, n, bakken);
      eisUitkomst (oplosser, stand, Model::uitkomst (stand));
    }
}

// Van 4 bij 4 zegt het model alles; van 4 bij 6 het programma.
TOETS (vanaf_het_begin)
{
  const Model::Stand klein = Model::begin (4, 4);
  zes::Oplosser vier (4, 4, 1024), groot (4, 6, 1024);
  eisUitkomst (vier, klein, Model::uitkomst (klein));
  eisUitkomst (groot, Model::begin (4, 6), Model::Vast);
}

// Waar het model te langzaam voor is volgt de denker van het programma de
// tweede oplosser: daar kijkt hij vooruit om te kiezen wat voorgaat, en ziet
// hij in de tabel van welke kinderen het antwoord al bekend is.
TOETS (het_programma_vindt_hetzelfde)
{
  Toeval toeval (6);
  for (int keer = 0; keer < proeven (200, 40); keer++)
  {
    const int m = 2 * toeval.trek (2, 4), n = 2 * toeval.trek (2, 3),
              meeste = m * n < 30 ? 13 : 15;
    const Model::Stand stand = speelTot (Model::begin (m, n),
                                         toeval.trek (10, meeste), toeval);
    Gedachte<zoek::othello::Plek> gedachte;
    zes::Oplosser oplosser (m, n, 1024);
    zoek::othello::denk (*bordVan (stand), zoek::othello::ElkeDiepte, false,
                         nullptr, gedachte,
                         [] (const Gedachte<zoek::othello::Plek> &) {},
                         size_t (1) << toeval.trek (12, 22));
    EIS (gedachte.zeker);
    eisUitkomst (oplosser, stand, gedachte.waarde);
  }
}

// Wie verder gaat met wat er bewaard is bezoekt die borden niet weer, en vindt
// hetzelfde.
TOETS (wat_bewaard_is_geldt)
{
  Toeval toeval (5);
  long long samenEerst = 0, samenLater = 0;
  for (int keer = 0; keer < proeven (15, 10); keer++)
  {
    const Model::Stand stand = speelTot (Model::begin (4, 6), 10, toeval);
    const int uitkomst = Model::uitkomst (stand);
    zes::Oplosser eerst (4, 6, 2), later (4, 6, 2);
    eerst.vanafLeeg = later.vanafLeeg = 9;
    eerst.zeg = [&] (const zes::Bord &bord, zes::Oplosser::Grenzen wat)
    {
      later.bewaard[bord] = wat;
    };
    eisUitkomst (eerst, stand, uitkomst);
    eisUitkomst (later, stand, uitkomst);
    samenEerst += eerst.standen;
    samenLater += later.standen;
  }
  EIS_MET (2 * samenLater < samenEerst, samenLater << " en " << samenEerst);
}
