// toets_spel.cc: willekeurig spelen en besteScore tegen het model, en het
// object zelf.

#include "tests/toets.h"
#include "tests/tegelspel/vergelijk.h"

#include <climits>

using namespace std;
using Model::Stand;
using Model::Zet;

//*************************************************************************
// Het model zelf

TOETS (model_kent_de_voorbeeldspellen)
{
  EIS_GELIJK (Model::losOp (Model::standUit (inhoudVan ("spel1.txt"))).standen,
              10020);
  if (kort ())
    return;
  const Model::Uitslag uitslag
    = Model::losOp (Model::standUit (inhoudVan ("spel3.txt")));
  EIS_GELIJK (uitslag.score, 3);
  EIS_GELIJK (uitslag.standen, 1356544);
}

TOETS (model_leest_wat_het_tekent_en_schrijft)
{
  Model::Loting loting (1);
  for (int i = 0; i < 500; i++)
  {
    const Stand stand = loting.spel (10, 60);
    EIS_MET (Model::uitTekening (Model::teken (stand)) == stand,
             Model::teken (stand));
    EIS_MET (Model::standUit (Model::bestand (stand)) == stand,
             Model::teken (stand));
  }
}

//*************************************************************************
// Willekeurig spel

// Elke mogelijke schaal en kleur, en heel wat onmogelijke.
static const int Schalen[] = { INT_MIN, -1, 0, 1, 2, 3, 4, 5, 6, INT_MAX };
static const char Kleuren[] = { 'g', 'b', 'G', 'B', '\0', ' ', 'x', '\xff' };

// Eis dat elke ongeldige zet geweigerd wordt zonder iets te veranderen.
static void weigertOngeldige (TegelSpel &spel, const Stand &stand)
{
  for (int schaal : Schalen)
    for (char kleur : Kleuren)
    {
      if (Model::geldig (stand, schaal, kleur))
        continue;
      EIS_MET (!spel.doeZet (schaal, kleur),
               "ongeldige zet (" << schaal << "," << kleur << ") gedaan in"
               << Model::teken (stand));
      EIS_MET (volgensGetters (spel, stand) == stand,
               "geweigerde zet (" << schaal << "," << kleur
               << ") verandert" << Model::teken (stand));
    }
  EIS_STAND (spel, stand);
}

// Doe een geldige zet en ga na dat het een toegestaan vervolg geeft.
// Retourneert: dat vervolg.
static Stand doe (TegelSpel &spel, const Stand &stand, const Zet &zet)
{
  EIS_MET (spel.doeZet (zet.first, zet.second),
           "geldige zet " << Model::tekst (zet) << " geweigerd in"
           << Model::teken (stand));
  for (const Stand &kind : Model::mogelijkNaZet (stand, zet))
    if (volgensGetters (spel, kind) == kind)
    {
      EIS_STAND (spel, kind);
      return kind;
    }
  EIS_MET (false, "zet " << Model::tekst (zet) << " maakt"
           << Model::teken (volgensGetters (spel, stand)) << "van"
           << Model::teken (stand));
  return stand;
}

// Neem een zet terug en eis precies de vorige stand.
static void neemTerug (TegelSpel &spel, const Stand &vorige)
{
  EIS_MET (spel.unDoeZet (), "unDoeZet weigert, na" << Model::teken (vorige));
  EIS_STAND (spel, vorige);
}

// Probeer in een stand alles wat kan, en eindig in dezelfde stand.
// Retourneert: het aantal bekeken standen.
static int probeerAlles (TegelSpel &spel, const Stand &stand)
{
  EIS_STAND (spel, stand);
  weigertOngeldige (spel, stand);
  int bekeken = 1;
  for (const Zet &zet : Model::alleZetten (stand))
  {
    doe (spel, stand, zet);
    neemTerug (spel, stand);
    bekeken++;
  }
  return bekeken;
}

// Speel een spel willekeurig uit, neem onderweg soms een paar zetten terug,
// en neem aan het eind alles terug.
// Retourneert: het aantal bekeken standen.
static int speelUit (TegelSpel &spel, const Stand &begin, Model::Loting &loting)
{
  zetOp (spel, begin);
  vector<Stand> verloop (1, begin);
  int bekeken = 0;
  while (true)
  {
    bekeken += probeerAlles (spel, verloop.back ());
    const vector<Zet> zetten = Model::alleZetten (verloop.back ());
    if (zetten.empty ())
      break;
    verloop.push_back (doe (spel, verloop.back (),
                            zetten[loting.plaats (zetten.size ())]));
    for (int i = loting.trek (-12, 3); i > 0 && verloop.size () > 1; i--)
    {
      verloop.pop_back ();
      neemTerug (spel, verloop.back ());
    }
  }
  for (; verloop.size () > 1; verloop.pop_back ())
    neemTerug (spel, verloop[verloop.size () - 2]);
  EIS_MET (!spel.unDoeZet (), "een zet te veel terug" << Model::teken (begin));
  EIS_STAND (spel, begin);
  return bekeken;
}

TOETS (willekeurig_spel_volgt_het_model)
{
  Model::Loting loting (20240226);
  TegelSpel spel;
  int bekeken = 0;
  while (bekeken < proeven (40000, 2000))
    bekeken += speelUit (spel, loting.spel (4, 40), loting);
}

TOETS (willekeurig_groot_spel_volgt_het_model)
{
  Model::Loting loting (7);
  TegelSpel spel;
  for (int i = 0; i < proeven (60, 6); i++)
    speelUit (spel, loting.spel (10, 160), loting);
}

//*************************************************************************
// De beste score

TOETS (besteScore_volgt_de_boom_van_het_model)
{
  Model::Loting loting (3);
  TegelSpel spel;
  for (int i = 0; i < proeven (1500, 60); i++)
  {
    const Stand stand = loting.spelMetBoom (4, 20, 2000);
    zetOp (spel, stand);
    vergelijkBeste (spel, stand);
    EIS_MET (!spel.unDoeZet (), "besteScore laat een zet achter in"
             << Model::teken (stand));
  }
}

TOETS (besteScore_van_grotere_bomen)
{
  Model::Loting loting (5);
  TegelSpel spel;
  for (int grote = 0; grote < proeven (10, 1); )
  {
    const int meer = proeven (8000, 2000);
    const Stand stand = loting.spelMetBoom (10, 60, 5 * meer);
    if (Model::telStanden (stand, meer) <= meer)
      continue;
    zetOp (spel, stand);
    vergelijkBeste (spel, stand);
    grote++;
  }
}

TOETS (besteScore_halverwege_een_spel)
{
  Model::Loting loting (4);
  TegelSpel spel;
  for (int i = 0; i < proeven (800, 60); i++)
  {
    Stand stand = loting.spelMetBoom (4, 20, 2000);
    vector<Stand> verloop;
    zetOp (spel, stand);
    while (!Model::eindstand (stand))
    {
      const vector<Zet> zetten = Model::alleZetten (stand);
      verloop.push_back (stand);
      stand = doe (spel, stand, zetten[loting.plaats (zetten.size ())]);
      vergelijkBeste (spel, stand);
    }
    for (; !verloop.empty (); verloop.pop_back ())
      neemTerug (spel, verloop.back ());
  }
}

//*************************************************************************
// Het object

TOETS (object_zonder_spel)
{
  Vangst vangst;
  TegelSpel spel;
  EIS_GELIJK (spel.getSchalen (), 0);
  EIS_GELIJK (spel.getPot (), "");
  EIS (spel.getInhoudSchalen ().empty ());
  EIS (spel.getInhoudRijen (0).empty ());
  EIS (spel.getInhoudRijen (1).empty ());
  EIS (spel.getInhoudRijen (2).empty ());
  EIS (spel.eindstand ());
  EIS (spel.bepaalVerschillendeZetten ().empty ());
  EIS (!spel.doeZet (0, 'g'));
  EIS (!spel.unDoeZet ());
  Zet zet (3, 'b');
  long long standen = 99;
  EIS_GELIJK (spel.besteScore (zet, standen), 0);
  EIS (zet == GeenZet);
  EIS_GELIJK (standen, 1);
  EIS_GELIJK (spel.besteScoreSnel (zet, standen), 0);
  EIS (zet == GeenZet);
  EIS_GELIJK (spel.telStanden (), 1);
  EIS (spel.bepaalGoedeZet (10) == GeenZet);
  EIS_GELIJK (spel.bepaalGoedeScore (), 0);
  spel.doeExperiment ();
}

TOETS (object_zonder_spel_zegt_dat_bij_het_afdrukken)
{
  Vangst vangst;
  TegelSpel ().drukAf ();
  EIS_MET (bevat (vangst.tekst (), "geen spel"), vangst.tekst ());
}

TOETS (getInhoudRijen_van_een_onbekende_speler)
{
  TegelSpel spel;
  zetOp (spel, Figuur1);
  for (int speler : { -1, 2, INT_MAX, INT_MIN })
  {
    Vangst vangst;
    EIS (spel.getInhoudRijen (speler).empty ());
    EIS_MET (bevat (vangst.tekst (), to_string (speler)), vangst.tekst ());
  }
}

TOETS (nieuw_spel_vergeet_de_zetten)
{
  TegelSpel spel;
  zetOp (spel, Figuur1);
  EIS (spel.doeZet (0, 'g'));
  zetOp (spel, Figuur2);
  EIS (!spel.unDoeZet ());
  EIS_STAND (spel, Model::uitTekening (Figuur2));
}

TOETS (kopie_staat_los_van_het_origineel)
{
  TegelSpel spel;
  zetOp (spel, Figuur1);
  EIS (spel.doeZet (0, 'g'));
  TegelSpel kopie (spel);
  EIS (kopie.unDoeZet ());
  EIS_STAND (spel, Model::uitTekening (Figuur2));
  EIS_STAND (kopie, Model::uitTekening (Figuur1));
  kopie = spel;
  EIS (spel.unDoeZet ());
  EIS_STAND (kopie, Model::uitTekening (Figuur2));
  EIS_STAND (spel, Model::uitTekening (Figuur1));
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
