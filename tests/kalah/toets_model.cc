// toets_model.cc: doen, terugnemen en het verloop van een zet tegen het model,
// en ook de standen waarmee gezocht wordt.

#include "tests/toets.h"
#include "tests/kalah/hulp.h"

#include "spellen/kalah/zaaien.h"

using namespace std;
using Model::Stand;

//*************************************************************************
// De klasse

static bool zelfde (const Kalah::Stap &stap, const Model::Stap &model)
{
  const char letters[] = { 'z', 'v', 's', 'o' };
  return letters[stap.soort] == model.soort
         && stap.speler == Model::eigenaar (model.van)
         && Model::plaatsVan (stap.speler, stap.kuiltje) == model.van
         && stap.aantal == model.aantal
         && stap.naarSpeler == Model::eigenaar (model.naar)
         && (stap.naarKuiltje == 0
             ? Model::isKalah (model.naar)
             : Model::plaatsVan (stap.naarSpeler, stap.naarKuiltje)
               == model.naar && !Model::isKalah (model.naar));
}

// Eis dat een zet net zo verloopt en hetzelfde oplevert als in het model.
static void eisZet (Kalah &spel, const Stand &stand, int kuiltje)
{
  Stand na = stand;
  const vector<Model::Stap> model = Model::doe (na, kuiltje);
  const vector<Kalah::Stap> stappen = spel.verloop (kuiltje);
  EIS_STAND (spel, stand);
  bool gelijk = stappen.size () == model.size ();
  for (size_t i = 0; i < stappen.size () && gelijk; i++)
    gelijk = zelfde (stappen[i], model[i]);
  EIS_MET (gelijk, "verloop " << kuiltje << " bij " << Model::tekst (stand));
  EIS (spel.doeZet (kuiltje));
  EIS_STAND (spel, na);
  EIS (spel.unDoeZet ());
  EIS_STAND (spel, stand);
}

TOETS (doen_en_terugnemen_bij_toevallige_standen)
{
  Bron bron (1);
  for (int i = 0; i < proeven (20000, 500); i++)
  {
    const int hoogste[] = { 3, 8, 20, 60 };
    const Stand stand = toevallig (bron, hoogste[i % 4]);
    Kalah spel = spelMet (stand);
    EIS_STAND (spel, stand);
    const vector<int> mogelijk = Model::zetten (stand);
    for (int kuiltje = -1; kuiltje <= 8; kuiltje++)
      if (count (mogelijk.begin (), mogelijk.end (), kuiltje) > 0)
        eisZet (spel, stand, kuiltje);
      else
        EIS_MET (!spel.doeZet (kuiltje), Model::tekst (stand));
  }
}

TOETS (heel_veel_steentjes)
{
  Bron bron (2);
  for (int i = 0; i < proeven (500, 50); i++)
  {
    Stand stand = { vector<int> (14, 0), trek (bron, 1, 2) };
    stand.op (trek (bron, 0, 13)) = trek (bron, 0, 3000);
    for (int j = 0; j < 14; j++)
      stand.op (j) += trek (bron, 0, 500);
    Kalah spel = spelMet (stand);
    for (int kuiltje : Model::zetten (stand))
      eisZet (spel, stand, kuiltje);
  }
}

TOETS (hele_spellen_heen_en_terug)
{
  Bron bron (3);
  for (int i = 0; i < proeven (200, 30); i++)
  {
    const Stand begin = Model::begin (3 + i % 6);
    Kalah spel (3 + i % 6);
    vector<Stand> geweest (1, begin);
    vector<int> gedaan;
    while (!Model::eindstand (geweest.back ()))
    {
      const vector<int> mogelijk = Model::zetten (geweest.back ());
      gedaan.push_back (mogelijk[bron () % mogelijk.size ()]);
      geweest.push_back (geweest.back ());
      Model::doe (geweest.back (), gedaan.back ());
      EIS (spel.doeZet (gedaan.back ()));
      EIS_STAND (spel, geweest.back ());
      EIS (spel.gedaneZetten () == gedaan);
    }
    EIS (spel.getWinnaar () >= 0);
    while (!gedaan.empty ())
    {
      geweest.pop_back ();
      gedaan.pop_back ();
      EIS (spel.unDoeZet ());
      EIS_STAND (spel, geweest.back ());
      EIS (spel.gedaneZetten () == gedaan);
    }
    EIS (!spel.unDoeZet ());
    EIS (spel.beginKuiltjes () == begin.kuilen && spel.beginSpeler () == 1);
  }
}

//*************************************************************************
// De standen van het zoeken

// Het woord van een speler, zoals een stelling het krijgt.
static const int *kuilenVan (const Stand &stand, int speler)
{
  return &stand.kuilen[speler == 1 ? 0 : 7];
}

template <typename Stelling>
static Stelling stelling (const Stand &stand)
{
  return zoek::kalah::gezienDoor<Stelling> (stand.kuilen, stand.speler);
}

// Eis dat een stelling in alles op een stand van het model lijkt.
template <typename Zaaier>
static void eisStelling (const Zaaier &zaaier,
                         const typename Zaaier::Stelling &een,
                         const Stand &stand)
{
  const int ik = stand.speler, jij = Model::ander (ik);
  unsigned mogelijk = 0;
  for (int kuil = 0; kuil <= 6; kuil++)
  {
    EIS_GELIJK (een.mijn (kuil), kuilenVan (stand, ik)[kuil]);
    EIS_GELIJK (een.ander (kuil), kuilenVan (stand, jij)[kuil]);
    mogelijk |= kuil < 6 && een.mijn (kuil) > 0 ? 1u << kuil : 0;
  }
  EIS_GELIJK (een.zetten (), mogelijk);
  EIS_GELIJK (een.mijnOpBord (), Model::opBord (stand, ik));
  EIS_GELIJK (een.anderOpBord (), Model::opBord (stand, jij));
  EIS_GELIJK (een.isLeeg (), Model::opBord (stand, ik) == 0);
  EIS_GELIJK (een.voorsprong (), een.mijn (6) - een.ander (6));
  EIS_GELIJK (zaaier.afgelopen (een), Model::eindstand (stand));
  if (Model::eindstand (stand))
    EIS_GELIJK (zaaier.waarde (een), Model::score (stand));
  else
    EIS_GELIJK (zaaier.waarde (een), een.voorsprong ());
}

template <typename Zaaier>
static void eisZaaier (const Stand &stand)
{
  typedef typename Zaaier::Stelling Stelling;
  const Zaaier zaaier (static_cast<int> (Model::totaal (stand)));
  const Stelling een = stelling<Stelling> (stand);
  eisStelling (zaaier, een, stand);
  EIS (een == stelling<Stelling> (stand));
  for (int kuiltje : Model::zetten (stand))
  {
    Stand na = stand;
    Model::doe (na, kuiltje);
    const Stelling twee = zaaier.naZet (een, kuiltje - 1);
    eisStelling (zaaier, twee, na);
    EIS (twee == stelling<Stelling> (na));
    EIS (twee.mengsel () == stelling<Stelling> (na).mengsel ());
    EIS (!(twee == een) && twee.mengsel () != een.mengsel ());
  }
}

TOETS (twee_woorden_zijn_net_als_het_model)
{
  Bron bron (4);
  int gedaan = 0;
  for (int i = 0; gedaan < proeven (20000, 2000); i++)
  {
    const int hoogste[] = { 2, 5, 20, 60, 127 };
    const Stand stand = toevallig (bron, hoogste[i % 5]);
    if (Model::totaal (stand) > MeesteKlein)
      continue;
    eisZaaier<zoek::kalah::Zaaier> (stand);
    eisZaaier<kalah::RuimeZaaier> (stand);
    gedaan++;
  }
}

TOETS (alles_in_een_kuil_van_twee_woorden)
{
  for (size_t plaats = 0; plaats < 14; plaats++)
    for (int aantal = 1; aantal <= MeesteKlein; aantal++)
      for (int speler : { 1, 2 })
      {
        Stand stand = { vector<int> (14, 0), speler };
        stand.kuilen[plaats] = aantal;
        eisZaaier<zoek::kalah::Zaaier> (stand);
      }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
