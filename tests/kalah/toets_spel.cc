// toets_spel.cc: de spelregels van Kalah, elk een keer getekend, en het bord
// op het scherm.

#include "tests/toets.h"
#include "tests/kalah/hulp.h"

#include <climits>

using namespace std;
using Model::Stand;

// Eis dat een zet van de ene getekende stand de andere maakt, ook in het
// model, en dat terugnemen alles herstelt.
#define EIS_ZET(voor, kuiltje, na) \
  do { \
    Kalah spel_ = spelMet (voor); \
    Stand model_ = voor; \
    Model::doe (model_, kuiltje); \
    EIS_MET (model_.kuilen == (na).kuilen, "het model: " \
             << Model::tekst (model_)); \
    EIS (spel_.doeZet (kuiltje)); \
    EIS_STAND (spel_, na); \
    EIS (spel_.unDoeZet ()); \
    EIS_STAND (spel_, voor); \
  } while (false)

//*************************************************************************
// Maken en opzetten

TOETS (beginstand)
{
  for (int steentjes = 3; steentjes <= 8; steentjes++)
  {
    Vangst vangst;
    Kalah spel (steentjes);
    EIS_STAND (spel, Model::begin (steentjes));
    EIS_GELIJK (spel.getSpeler (), 1);
    EIS_GELIJK (spel.getWinnaar (), -1);
    EIS (!spel.unDoeZet ());
    EIS (spel.gedaneZetten ().empty () && spel.hoofdvariant ().empty ());
    EIS_GELIJK (vangst.tekst (), "");
  }
}

TOETS (verkeerd_aantal_steentjes)
{
  for (int steentjes : { INT_MIN, -1, 0, 2, 9, 6000, INT_MAX })
  {
    Vangst vangst;
    Kalah spel (steentjes);
    EIS_STAND (spel, Model::begin (6));
    EIS_MET (bevat (vangst.tekst (), to_string (steentjes))
             && bevat (vangst.tekst (), "3") && bevat (vangst.tekst (), "8")
             && bevat (vangst.tekst (), "6"), vangst.tekst ());
  }
}

TOETS (zetStand_neemt_wat_kan)
{
  const vector< vector<int> > goed = {
    vector<int> (14, 0), { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 },
    { 0, 0, 0, 0, 0, 10000, 0, 0, 0, 0, 0, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10000 },
    { 715, 715, 714, 714, 714, 714, 714, 714, 714, 714, 714, 714, 715, 715 } };
  for (const vector<int> &kuiltjes : goed)
    for (int speler : { 1, 2 })
    {
      Kalah spel (4);
      EIS (spel.doeZet (1) && spel.doeZet (2));
      EIS (spel.zetStand (kuiltjes, speler));
      const Stand stand = { kuiltjes, speler };
      EIS_STAND (spel, stand);
      EIS (spel.gedaneZetten ().empty () && !spel.unDoeZet ());
      EIS (spel.beginKuiltjes () == kuiltjes);
      EIS_GELIJK (spel.beginSpeler (), speler);
      EIS_STAND (spel, stand);
    }
}

TOETS (zetStand_weigert_wat_niet_kan)
{
  const vector<int> nullen (14, 0);
  vector< vector<int> > fout = {
    {}, vector<int> (13, 1), vector<int> (15, 1), vector<int> (14, INT_MAX),
    { 5001, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5000 },
    { INT_MAX, 1, INT_MAX, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { INT_MAX, INT_MIN, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { 715, 715, 715, 714, 714, 714, 714, 714, 714, 714, 714, 714, 715, 715 } };
  for (size_t plaats = 0; plaats < 14; plaats++)
    for (int aantal : { -1, INT_MIN, 10001, INT_MAX })
    {
      fout.push_back (nullen);
      fout.back ()[plaats] = aantal;
    }
  Kalah spel (5);
  Stand stand = Model::begin (5);
  EIS (spel.doeZet (3));
  Model::doe (stand, 3);
  for (const vector<int> &kuiltjes : fout)
    for (int speler : { 1, 2 })
      EIS_MET (!spel.zetStand (kuiltjes, speler), tekst (kuiltjes));
  for (int speler : { INT_MIN, -1, 0, 3, INT_MAX })
    EIS_MET (!spel.zetStand (nullen, speler), speler);
  EIS_STAND (spel, stand);
  EIS (spel.gedaneZetten () == vector<int> (1, 3));
  EIS (spel.unDoeZet ());
  EIS_STAND (spel, Model::begin (5));
}

//*************************************************************************
// De regels, getekend: speler 2 boven van rechts naar links, dan de kalahs

TOETS (zaaien_tegen_de_klok_in)
{
  EIS_ZET (getekend (1, "0 0 0 4 4 4", "0 0", "0 0 0 5 0 1"), 4,
           getekend (2, "0 0 0 4 5 5", "0 1", "0 0 0 0 1 2"));
  EIS_ZET (getekend (2, "1 0 5 0 0 0", "0 0", "4 4 4 0 0 0"), 4,
           getekend (1, "2 1 0 0 0 0", "1 0", "5 5 4 0 0 0"));
}

TOETS (veertien_steentjes_uit_kuiltje_6_eindigen_in_de_eigen_kalah)
{
  EIS_ZET (getekend (1, "0 1 1 1 1 1", "0 0", "0 2 0 3 0 14"), 6,
           getekend (2, "1 2 2 2 2 2", "0 2", "1 3 1 4 1 1"));
}

TOETS (dertien_steentjes_eindigen_in_hun_eigen_kuiltje)
{
  EIS_ZET (getekend (1, "1 1 1 1 1 1", "9 0", "0 0 13 0 0 0"), 3,
           getekend (2, "2 2 2 2 2 2", "9 1", "1 1 1 1 1 1"));
}

TOETS (de_kalah_van_de_ander_wordt_overgeslagen)
{
  EIS_ZET (getekend (2, "8 0 0 0 0 0", "3 4", "3 3 3 3 3 3"), 6,
           getekend (1, "0 0 0 0 0 1", "4 4", "4 4 4 4 4 4"));
}

TOETS (geen_extra_beurt_in_de_eigen_kalah)
{
  EIS_ZET (getekend (1, "1 1 1 1 1 1", "0 0", "1 1 1 1 1 1"), 6,
           getekend (2, "1 1 1 1 1 1", "0 1", "1 1 1 1 1 0"));
}

TOETS (eigen_leeg_kuiltje_doet_niets)
{
  EIS_ZET (getekend (1, "4 4 4 4 4 4", "0 0", "1 0 1 1 1 1"), 1,
           getekend (2, "4 4 4 4 4 4", "0 0", "0 1 1 1 1 1"));
  // Ook niet na een rondgang.
  EIS_ZET (getekend (1, "4 4 4 4 4 4", "0 0", "0 0 0 0 0 9"), 6,
           getekend (2, "5 5 5 5 5 5", "0 1", "1 1 0 0 0 0"));
}

TOETS (eigen_gevuld_kuiltje_zonder_rondgang_doet_niets)
{
  EIS_ZET (getekend (1, "4 4 4 4 4 4", "0 0", "2 1 1 0 0 0"), 1,
           getekend (2, "4 4 4 4 4 4", "0 0", "0 2 2 0 0 0"));
}

TOETS (verder_zaaien_na_een_rondgang)
{
  // 10 uit kuiltje 6 valt het laatst in kuiltje 3; verder met 3.
  EIS_ZET (getekend (1, "4 4 4 4 4 4", "0 0", "0 0 2 1 1 10"), 6,
           getekend (2, "5 5 5 5 5 5", "0 1", "1 1 0 2 2 1"));
}

TOETS (verder_zaaien_kan_zich_herhalen)
{
  // 8 uit kuiltje 6 eindigt in 1; 2 eindigt in 3; 3 eindigt in 6; leeg: niets.
  EIS_ZET (getekend (1, "4 4 4 4 4 4", "0 0", "1 3 2 1 1 8"), 6,
           getekend (2, "5 5 5 5 5 5", "0 1", "0 4 0 2 2 1"));
  // 8 uit kuiltje 6 maakt 13 van kuiltje 1; dat eindigt in kuiltje 1 zelf,
  // dat dan leeg was.
  EIS_ZET (getekend (1, "0 0 0 0 0 0", "0 0", "12 0 0 0 0 8"), 6,
           getekend (2, "2 2 2 2 2 2", "0 2", "1 1 1 1 1 1"));
}

TOETS (verder_zaaien_en_dan_slaan)
{
  // 8 uit kuiltje 6 eindigt in 1; 8 eindigt bij de ander in kuiltje 2: slag.
  EIS_ZET (getekend (1, "0 0 0 0 1 0", "9 0", "7 0 0 0 0 8"), 6,
           getekend (2, "1 1 1 1 0 0", "9 7", "0 1 1 1 1 1"));
}

TOETS (het_beginkuiltje_telt_na_26_steentjes_als_gevuld)
{
  // Twee rondgangen: 26 eindigt in kuiltje 1, waar al een steentje lag. Dan
  // gaat het verder met 2, met 3 en met 3, en worden er twee maal 3 geslagen.
  EIS_ZET (getekend (1, "0 0 0 0 0 0", "0 0", "26 0 0 0 0 0"), 1,
           getekend (2, "2 2 2 2 0 0", "0 9", "0 3 0 3 3 0"));
}

TOETS (slaan_van_twee_of_drie)
{
  EIS_ZET (getekend (1, "4 4 4 4 4 1", "0 0", "1 0 0 0 0 2"), 6,
           getekend (2, "4 4 4 4 4 0", "0 3", "1 0 0 0 0 0"));
  EIS_ZET (getekend (1, "4 4 4 4 4 2", "0 0", "1 0 0 0 0 2"), 6,
           getekend (2, "4 4 4 4 4 0", "0 4", "1 0 0 0 0 0"));
  for (int aantal : { 0, 3, 4, 30 })
  {
    const string buit = to_string (aantal), na = to_string (aantal + 1);
    EIS_ZET (getekend (1, "4 4 4 4 4 " + buit, "0 0", "1 0 0 0 0 2"), 6,
             getekend (2, "4 4 4 4 4 " + na, "0 1", "1 0 0 0 0 0"));
  }
}

TOETS (slag_gaat_door_tot_het_eerste_andere_kuiltje)
{
  // Het voorbeeld van de opgave: het vierde kuiltje van de ander wordt 2, en
  // de kuiltjes ervoor zijn 3 en 2; het eerste wordt 4 en blijft.
  EIS_ZET (getekend (1, "5 5 1 2 1 3", "0 0", "1 0 0 0 0 5"), 6,
           getekend (2, "5 5 0 0 0 4", "0 8", "1 0 0 0 0 0"));
  // Achter het laatste steentje telt niet mee, ook al ligt er 2.
  EIS_ZET (getekend (1, "5 5 2 1 9 3", "0 0", "1 0 0 0 0 4"), 6,
           getekend (2, "5 5 2 0 10 4", "0 3", "1 0 0 0 0 0"));
}

TOETS (slag_van_alle_zes)
{
  EIS_ZET (getekend (1, "1 2 1 2 1 2", "0 0", "1 0 0 0 0 7"), 6,
           getekend (2, "0 0 0 0 0 0", "0 16", "1 0 0 0 0 0"));
}

TOETS (slag_houdt_op_bij_de_eigen_kuiltjes)
{
  // De eigen kuiltjes 5 en 6 worden 2 en 3: die blijven liggen.
  EIS_ZET (getekend (1, "9 9 9 9 9 1", "0 2", "0 0 0 4 1 2"), 4,
           getekend (2, "9 9 9 9 9 0", "0 5", "0 0 0 0 2 3"));
}

TOETS (onmogelijke_zetten)
{
  const Stand stand = getekend (2, "1 0 2 0 3 0", "0 0", "1 1 1 1 1 1");
  Kalah spel = spelMet (stand);
  for (int kuiltje : { INT_MIN, -1, 0, 1, 3, 5, 7, 8, 14, INT_MAX })
  {
    EIS_MET (!spel.doeZet (kuiltje), kuiltje);
    EIS_MET (spel.verloop (kuiltje).empty (), kuiltje);
  }
  EIS_STAND (spel, stand);
  EIS (spel.bepaalZetten () == vector<int> ({ 2, 4, 6 }));
}

//*************************************************************************
// Het einde

TOETS (meer_dan_de_helft_wint)
{
  // Na de zet heeft speler 1 er 13 van de 24; het bord blijft liggen.
  const Stand voor = getekend (1, "2 2 2 2 2 1", "0 12", "0 0 0 0 0 1");
  const Stand na = getekend (2, "2 2 2 2 2 1", "0 13", "0 0 0 0 0 0");
  EIS_ZET (voor, 6, na);
  Kalah spel = spelMet (na);
  EIS (spel.eindstand ());
  EIS_GELIJK (spel.getWinnaar (), 1);
  EIS_GELIJK (spel.score (), -13);
  EIS (spel.bepaalZetten ().empty () && !spel.doeZet (1));
  EIS (spelMet (voor).verloop (6).size () == 1);
}

TOETS (precies_de_helft_is_nog_niet_genoeg)
{
  const Stand stand = getekend (2, "2 2 2 2 2 2", "0 12", "0 0 0 0 0 0");
  Kalah spel = spelMet (stand);
  EIS (!spel.eindstand ());
  EIS_GELIJK (spel.getWinnaar (), -1);
  EIS_GELIJK (spel.score (), -12);
}

TOETS (de_helft_van_een_oneven_aantal)
{
  EIS (spelMet (getekend (1, "1 0 0 0 0 0", "2 3", "1 0 0 0 0 0"))
       .eindstand () == false);
  EIS (spelMet (getekend (1, "1 0 0 0 0 0", "1 4", "1 0 0 0 0 0"))
       .eindstand ());
  EIS (spelMet (getekend (1, "1 0 0 0 0 0", "4 1", "1 0 0 0 0 0"))
       .eindstand ());
}

TOETS (wie_niet_kan_zetten_laat_de_ander_opruimen)
{
  // Speler 2 kan niet zetten; speler 1 ruimt 7 steentjes op.
  const Stand voor = getekend (1, "0 0 0 0 0 0", "9 4", "0 3 0 4 0 1");
  const Stand na = getekend (2, "0 0 0 0 0 0", "9 5", "0 3 0 4 0 0");
  EIS_ZET (voor, 6, na);
  Kalah spel = spelMet (na);
  EIS (spel.eindstand ());
  EIS_GELIJK (spel.getWinnaar (), 1);
  EIS_GELIJK (spel.score (), 9 - 12);
  const vector<Kalah::Stap> stappen = spelMet (voor).verloop (6);
  EIS_GELIJK (stappen.size (), 3u);
  EIS (stappen[2].soort == Kalah::Stap::Opruimen && stappen[2].speler == 1
       && stappen[2].kuiltje == 4 && stappen[2].aantal == 4
       && stappen[2].naarSpeler == 1 && stappen[2].naarKuiltje == 0);
}

TOETS (alleen_wie_aan_beurt_is_telt_voor_niet_kunnen_zetten)
{
  // Speler 1 zaait zich leeg, maar speler 2 is aan beurt en kan zetten.
  EIS_ZET (getekend (1, "1 0 0 0 0 0", "4 4", "0 0 0 0 0 1"), 6,
           getekend (2, "1 0 0 0 0 0", "4 5", "0 0 0 0 0 0"));
  EIS (!spelMet (getekend (2, "1 0 0 0 0 0", "4 5", "0 0 0 0 0 0"))
       .eindstand ());
}

TOETS (geen_opruimen_na_meer_dan_de_helft)
{
  const Stand stand = getekend (1, "3 0 0 0 0 0", "1 9", "0 0 0 0 0 0");
  Kalah spel = spelMet (stand);
  EIS_GELIJK (spel.getWinnaar (), 1);
  EIS_GELIJK (spel.score (), 8);
  EIS_STAND (spel, stand);
}

TOETS (gelijkspel)
{
  Kalah spel = spelMet (getekend (2, "0 0 0 0 0 0", "8 5", "1 0 2 0 0 0"));
  EIS (spel.eindstand ());
  EIS_GELIJK (spel.getWinnaar (), 0);
  EIS_GELIJK (spel.score (), 0);
  Kalah leeg = spelMet (getekend (1, "0 0 0 0 0 0", "0 0", "0 0 0 0 0 0"));
  EIS_GELIJK (leeg.getWinnaar (), 0);
}

//*************************************************************************
// Het scherm

TOETS (bord_op_het_scherm)
{
  Vangst vangst;
  spelMet (getekend (2, "6 7 8 9 10 1100", "2000 1700", "1 2 3 4 5 600"))
    .drukAf ();
  EIS_GELIJK (vangst.tekst (),
"          6     5     4     3     2     1    speler 2 (aan beurt)\n"
" +-----+-----+-----+-----+-----+-----+-----+-----+\n"
" |     |  6  |  7  |  8  |  9  |  10 | 1100|     |\n"
" | 2000+-----+-----+-----+-----+-----+-----+ 1700|\n"
" |     |  1  |  2  |  3  |  4  |  5  | 600 |     |\n"
" +-----+-----+-----+-----+-----+-----+-----+-----+\n"
"          1     2     3     4     5     6    speler 1\n");
}

TOETS (wie_wint_staat_bij_het_bord)
{
  const struct
  {
    const char *kalahs, *een, *twee;
  } gevallen[] = { { "8 5", "speler 1 (gelijk)\n", "speler 2 (gelijk)\n" },
                   { "8 6", "speler 1 (wint)\n", "speler 2 (verliest)\n" },
                   { "8 4", "speler 1 (verliest)\n", "speler 2 (wint)\n" } };
  for (const auto &geval : gevallen)
  {
    Vangst vangst;
    spelMet (getekend (2, "0 0 0 0 0 0", geval.kalahs, "1 0 2 0 0 0"))
      .drukAf ();
    EIS_MET (bevat (vangst.tekst (), geval.een)
             && bevat (vangst.tekst (), geval.twee), vangst.tekst ());
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
