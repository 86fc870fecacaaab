// toets_teken.cc: de getekende boom (zoek/tegelspel/boomschets.h) is die van
// het model: alle zetten, de score van elke stand, de beste zetten, en wat
// eronder niet getekend is.

#include "zoek/tegelspel/boomschets.h"
#include "hulp.h"

using namespace std;

typedef zoek::tegelspel::Boomschets<TegelSpel> Schets;

// Loop de knopen langs, met de standen van het model erbij.
// Retourneert: hoeveel standen de hele boom heeft, als waar zij verder gaat als
//   een andere meetelt; 0 als er iets niet klopt
static long long keur (const Schets &schets, const Model::Stand &begin,
                       int hoogstens)
{
  vector<Model::Stand> standen;
  vector< vector<Model::Zet> > kinderen (schets.knopen ().size ());
  vector<long long> omvang (schets.knopen ().size (), 1);
  for (size_t i = 0; i < schets.knopen ().size (); i++)
  {
    const Schets::Knoop &hier = schets.knopen ()[i];
    standen.push_back (i == 0 ? begin
                       : Model::naZet (standen[hier.ouder], hier.zet));
    const Model::Stand &stand = standen.back ();
    const auto hoort = Model::losOp (stand);
    if (i > 0)
      kinderen[hier.ouder].push_back (hier.zet);
    const bool geknipt = hier.diepte == hoogstens && !hier.einde
                         && hier.als == i;
    if (hier.score != hoort.score || hier.speler != stand.beurt
        || hier.einde != Model::eindstand (stand) || hier.als > i
        || standen[hier.als] != stand
        || hier.verder != (geknipt ? hoort.standen - 1 : 0)
        || (i > 0 && (hier.ouder >= i
            || hier.diepte != schets.knopen ()[hier.ouder].diepte + 1
            || hier.beste != (-hier.score
                              == schets.knopen ()[hier.ouder].score))))
      return 0;
  }
  for (size_t i = schets.knopen ().size (); i-- > 0; )
  {
    const Schets::Knoop &hier = schets.knopen ()[i];
    const bool verder = !hier.einde && hier.als == i
                        && hier.diepte < hoogstens;
    if (kinderen[i] != (verder ? Model::verschillendeZetten (standen[i])
                               : vector<Model::Zet> ()))
      return 0;
    omvang[i] = hier.als == i ? omvang[i] + hier.verder
                              : Model::losOp (standen[i]).standen;
    if (i > 0)
      omvang[hier.ouder] += omvang[i];
  }
  return omvang[0];
}

TOETS (de_getekende_boom_is_die_van_het_model)
{
  Model::Loting loting (59);
  int gelijke = 0;
  for (int i = 0; i < proeven (300, 80); i++)
  {
    const Model::Stand stand = loting.spelMetBoom (4, 16, 400);
    const int hoogstens = i % 3 == 0 ? loting.trek (1, 5) : 1000;
    TegelSpel spel;
    zetOp (spel, stand);
    const Schets schets (spel, hoogstens);
    EIS_GELIJK (verschil (spel, stand), "");
    EIS_MET (keur (schets, stand, hoogstens) == Model::losOp (stand).standen,
             Model::teken (stand) << "tot " << hoogstens);
    const Schets elke (spel, 1000, true);
    EIS_GELIJK (keur (elke, stand, 1000),
                static_cast<long long> (elke.knopen ().size ()));
    for (size_t k = 0; k < schets.knopen ().size (); k++)
      gelijke += schets.knopen ()[k].als != k;
  }
  EIS (gelijke > 0);   // anders zegt deze toets er niets over
}
