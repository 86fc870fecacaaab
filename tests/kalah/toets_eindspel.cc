// toets_eindspel.cc: de eindspeltabel en het oplossen, tegen het model dat
// alle zetten naspeelt en van elke stand onthoudt wat zij waard is.

#include "tests/bestand.h"
#include "tests/kalah/hulp.h"
#include "tests/programma.h"
#include "tests/toets.h"
#include "spellen/kalah/zoek/oplosser.h"

using namespace std;
using Model::Stand;

static const long long MiB = 1024 * 1024;

//*************************************************************************
// De naieve waarden

static int uitgespeeld (const Stand &stand, map<vector<int>, int> &bekend);

// Het verschil dat er voor wie aan beurt is nog bij komt als er wordt
// doorgespeeld tot hij niets meer heeft, ook na meer dan de helft.
static int nogErbij (const Stand &stand, map<vector<int>, int> &bekend)
{
  const int ander = Model::ander (stand.speler);
  int beste = -Model::opBord (stand, ander);
  bool eerste = true;
  for (int kuiltje = 1; kuiltje <= 6; kuiltje++)
    if (stand.op (Model::plaatsVan (stand.speler, kuiltje)) > 0)
    {
      Stand na = stand;
      na.op (6) = na.op (13) = 0;
      Model::doe (na, kuiltje);
      const int waarde = na.op (Model::KalahVan[stand.speler])
                         - uitgespeeld (na, bekend);
      beste = eerste || waarde > beste ? waarde : beste;
      eerste = false;
    }
  return beste;
}

static int uitgespeeld (const Stand &stand, map<vector<int>, int> &bekend)
{
  vector<int> sleutel = stand.kuilen;
  sleutel[6] = sleutel[13] = 0;
  sleutel.push_back (stand.speler);
  const auto plek = bekend.find (sleutel);
  if (plek != bekend.end ())
    return plek->second;
  const int waarde = nogErbij (stand, bekend);
  bekend[sleutel] = waarde;
  return waarde;
}

//*************************************************************************
// Standen

static zoek::kalah::Stelling stellingVan (const Stand &stand)
{
  return zoek::kalah::gezienDoor<zoek::kalah::Stelling> (stand.kuilen,
                                                         stand.speler);
}

// Doe iets met elke verdeling van precies zoveel steentjes.
template <typename Functie>
static void alleStanden (int steentjes, const Functie &functie,
                         Stand stand = { vector<int> (14, 0), 1 },
                         size_t plaats = 0)
{
  if (plaats == 6)
    return alleStanden (steentjes, functie, stand, plaats + 1);
  if (plaats == 12)
  {
    stand.kuilen[plaats] = steentjes;
    return functie (stand);
  }
  for (int aantal = 0; aantal <= steentjes; aantal++)
  {
    stand.kuilen[plaats] = aantal;
    alleStanden (steentjes - aantal, functie, stand, plaats + 1);
  }
}

// Leg zoveel steentjes neer, soms op een paar plaatsen, en vul de kalahs zo
// dat het nog alle kanten op kan.
static Stand verdeeld (Bron &bron, int steentjes)
{
  Stand stand = { vector<int> (14, 0), trek (bron, 1, 2) };
  vector<size_t> plaatsen = { 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12 };
  shuffle (plaatsen.begin (), plaatsen.end (), bron);
  const int gebruikt = trek (bron, 1, 12);
  for (int i = 0; i < steentjes; i++)
    stand.kuilen[plaatsen[static_cast<size_t> (trek (bron, 1, gebruikt))
                          - 1]]++;
  stand.kuilen[6] = trek (bron, 0, 20);
  const int verschil = trek (bron, -steentjes, steentjes);
  stand.kuilen[13] = max (0, stand.kuilen[6] + verschil);
  return stand;
}

//*************************************************************************
// De nummering en de tabel

TOETS (elke_stand_heeft_een_eigen_nummer)
{
  const zoek::kalah::Rangschikking rangschikking;
  set<unsigned long long> gezien;
  for (int steentjes = 0; steentjes <= 7; steentjes++)
  {
    alleStanden (steentjes, [&] (const Stand &stand)
      { gezien.insert (rangschikking.nummer (stellingVan (stand))); });
    EIS_GELIJK (gezien.size (), static_cast<size_t>
                                  (rangschikking.aantal (12, steentjes)));
    EIS_GELIJK (*gezien.rbegin (), gezien.size () - 1);
  }
}

TOETS (elke_rij_heeft_een_eigen_nummer_en_is_terug_te_vinden)
{
  for (int steentjes : { 0, 1, 5, 14 })
  {
    zoek::kalah::Rijen rijen;
    EIS (rijen.maak (steentjes));
    int vorige = 0;
    for (size_t i = 0; i < rijen.aantal (steentjes); i++)
    {
      const int inhoud = zoek::kalah::Rijen::inhoud (rijen.rij (i));
      EIS_GELIJK (rijen.nummer (rijen.rij (i)), i);
      EIS (inhoud >= vorige && inhoud <= steentjes);
      EIS (i >= rijen.aantal (inhoud - 1) && i < rijen.aantal (inhoud));
      vorige = inhoud;
    }
  }
}

// De tabel is vol: elke stand heeft een eigen byte, en elke byte een stand.
TOETS (de_tabel_is_precies_zo_groot_als_gezegd)
{
  for (int meeste = 0; meeste <= 7; meeste++)
  {
    zoek::kalah::Eindspel tabel;
    EIS (tabel.maak (meeste, nullptr));
    EIS_GELIJK (tabel.steentjes (), meeste);
    set<const signed char *> plaatsen;
    for (int n = 0; n <= meeste; n++)
      alleStanden (n, [&] (const Stand &stand)
        { plaatsen.insert (tabel.vak (stellingVan (stand))); });
    EIS_GELIJK (plaatsen.size (), zoek::kalah::Eindspel::bytes (meeste));
    EIS_GELIJK (static_cast<size_t> (*plaatsen.rbegin ()
                                     - *plaatsen.begin ()) + 1,
                zoek::kalah::Eindspel::bytes (meeste));
  }
  EIS_GELIJK (zoek::kalah::Eindspel::bytes (18), 86493225u);
}

static void eisWaarde (const zoek::kalah::Eindspel &tabel, const Stand &stand,
                       map<vector<int>, int> &bekend)
{
  const int verwacht = uitgespeeld (stand, bekend);
  EIS_MET (tabel.waarde (stellingVan (stand)) == verwacht,
           "de tabel van " << tabel.steentjes () << " zegt "
           << tabel.waarde (stellingVan (stand)) << ", het model " << verwacht
           << " bij " << Model::tekst (stand));
}

TOETS (alle_standen_met_weinig_steentjes_staan_goed_in_de_tabel)
{
  map<vector<int>, int> bekend;
  for (int meeste : { 2, proeven (7, 4), 9 })
  {
    zoek::kalah::Eindspel tabel;
    EIS (tabel.maak (meeste, nullptr));
    for (int n = 0; n <= min (meeste, proeven (7, 4)); n++)
      alleStanden (n, [&] (const Stand &stand)
        { eisWaarde (tabel, stand, bekend); });
  }
}

// Eis dat een waarde de grootste is van wat de zetten van het model
// opleveren. Geldt dat voor elke stand, dan zijn alle waarden goed.
static void eisVolgtUitKinderen (const zoek::kalah::Eindspel &tabel,
                                 const Stand &stand)
{
  int beste = -1000;
  for (int kuiltje = 1; kuiltje <= 6; kuiltje++)
    if (stand.op (Model::plaatsVan (stand.speler, kuiltje)) > 0)
    {
      Stand na = stand;
      Model::doe (na, kuiltje);
      beste = max (beste, na.op (Model::KalahVan[stand.speler])
                          - stand.op (Model::KalahVan[stand.speler])
                          - tabel.waarde (stellingVan (na)));
    }
  if (Model::opBord (stand, stand.speler) == 0)
    beste = -Model::opBord (stand, Model::ander (stand.speler));
  EIS_MET (tabel.waarde (stellingVan (stand)) == beste,
           tabel.waarde (stellingVan (stand)) << " in plaats van " << beste
           << " bij " << Model::tekst (stand));
}

TOETS (toevallige_standen_volgen_uit_hun_kinderen)
{
  zoek::kalah::Eindspel tabel;
  const int meeste = proeven (16, 10);
  EIS (tabel.maak (meeste, nullptr));
  Bron bron (1);
  for (int keer = 0; keer < proeven (50000, 2000); keer++)
    eisVolgtUitKinderen (tabel, verdeeld (bron, trek (bron, 0, meeste)));
}

// Hopen van genoeg steentjes voor meer dan een ronde.
TOETS (lange_zaaiingen_volgen_uit_hun_kinderen)
{
  const int meeste = proeven (17, 14);
  zoek::kalah::Eindspel tabel;
  EIS (tabel.maak (meeste, nullptr));
  Bron bron (2);
  int rond = 0;
  for (int keer = 0; keer < proeven (10000, 200); keer++)
  {
    Stand stand = verdeeld (bron, trek (bron, 0, 6));
    const int hoop = Model::plaatsVan (stand.speler, trek (bron, 1, 6)),
      ligt = Model::opBord (stand, 1) + Model::opBord (stand, 2);
    stand.op (hoop) += trek (bron, 7, meeste - ligt);
    rond += stand.op (hoop) >= 13;
    eisVolgtUitKinderen (tabel, stand);
  }
  EIS_MET (rond >= proeven (500, 8), rond << " hopen gaan helemaal rond");
}

//*************************************************************************
// Het oplossen

// Eis dat de zetten tot het einde gaan, en dat geen enkele de uitkomst
// bederft.
static void eisVariant (Stand stand, const vector<int> &zetten, int uitkomst,
                        int erbij, map<vector<int>, int> &bekend)
{
  for (size_t i = 0; i < zetten.size (); i++)
  {
    const int kuiltje = zetten[i] + erbij;
    const vector<int> mag = Model::zetten (stand);
    EIS_MET (count (mag.begin (), mag.end (), kuiltje) == 1,
             kuiltje << " mag niet bij " << Model::tekst (stand));
    Model::doe (stand, kuiltje);
    uitkomst = -uitkomst;
    EIS_MET (naiefOordeel (stand, bekend) == uitkomst,
             "de zet " << kuiltje << " bederft het voor "
             << Model::tekst (stand));
  }
  EIS_MET (Model::eindstand (stand), "niet uit: " << Model::tekst (stand));
}

TOETS (het_oordeel_is_dat_van_het_model)
{
  zoek::kalah::Eindspel tabellen[4];
  const int maten[] = { -1, 0, 4, 9 };  // -1: zonder tabel
  const size_t vakken[] = { 0, 1, 16, 1000, 100000 };
  for (int i = 1; i < 4; i++)
    EIS (tabellen[i].maak (maten[i], nullptr));
  Bron bron (3);
  int uitkomsten[3] = { 0, 0, 0 };
  for (int keer = 0; keer < proeven (400, 12); keer++)
  {
    const int meeste = keer % 20 == 0 ? proeven (10, 8) : proeven (8, 7);
    const Stand stand = verdeeld (bron, trek (bron, 1, meeste));
    map<vector<int>, int> bekend;
    const int verwacht = naiefOordeel (stand, bekend),
              totaal = static_cast<int> (Model::totaal (stand));
    const zoek::kalah::Zaaier zaaier (totaal);
    uitkomsten[verwacht + 1]++;
    for (int i = 0; i < 4; i++)
    {
      const size_t bytes = 8 * vakken[(keer + i) % 5];
      zoek::kalah::Oplosser oplosser (zaaier, tabellen[i], totaal, bytes,
                                      nullptr);
      EIS_MET (oplosser.oordeel (stellingVan (stand)) == verwacht,
               "met " << maten[i] << " en " << bytes << " bytes niet "
               << verwacht << " bij " << Model::tekst (stand));
      EIS (oplosser.bytes () <= bytes);
      eisVariant (stand, oplosser.variant (stellingVan (stand)), verwacht, 1,
                  bekend);
    }
  }
  for (int aantal : uitkomsten)
    EIS_MET (aantal >= proeven (40, 1), aantal << " van een uitkomst");
}

// Ook in eindstanden.
TOETS (losOp_geeft_uitkomst_en_zetten)
{
  Bron bron (4);
  for (int keer = 0; keer < proeven (300, 8); keer++)
  {
    const Stand stand = verdeeld (bron, trek (bron, 0, 7));
    map<vector<int>, int> bekend;
    const Kalah spel = spelMet (stand);
    Kalah::Oplossing oplossing;
    const int eindspel = trek (bron, 0, 8);
    EIS (spel.losOp (eindspel, Kalah::eindspelBytes (eindspel)
                               + trek (bron, 0, 1) * MiB, oplossing));
    EIS_GELIJK (oplossing.uitkomst, naiefOordeel (stand, bekend));
    eisVariant (stand, oplossing.zetten, oplossing.uitkomst, 0, bekend);
    EIS (oplossing.zetten.empty () == Model::eindstand (stand));
  }
}

TOETS (losOp_weigert_wat_niet_kan)
{
  const Vangst vangst;
  Kalah::Oplossing oplossing;
  const Kalah begin (3);
  EIS (!begin.losOp (-1, 100 * MiB, oplossing));
  EIS (!begin.losOp (MeesteEindspel + 1, 1000000 * MiB, oplossing));
  EIS (!begin.losOp (10, Kalah::eindspelBytes (10) - 1, oplossing));
  EIS (!begin.losOp (0, 0, oplossing));
  Kalah groot (3);
  EIS (groot.zetStand ({ 1, 0, 0, 0, 0, 0, 63, 1, 0, 0, 0, 0, 0, 62 }, 1));
  EIS (groot.losOp (0, MiB, oplossing));
  EIS_GELIJK (oplossing.uitkomst, 1);
  EIS (groot.zetStand ({ 1, 0, 0, 0, 0, 0, 63, 1, 0, 0, 0, 0, 0, 63 }, 1));
  EIS (!groot.losOp (0, MiB, oplossing));
}

//*************************************************************************
// Het programma

static const Programma Spel ("Kalah");

TOETS (het_programma_lost_een_bewaard_spel_op)
{
  const TijdelijkBestand bestand
    ("Kalah 1\nkuiltjes 0 0 0 0 0 1 5 0 0 0 0 2 0 4\nbegint 1\neinde\n");
  const string uitvoer =
    Spel.uitvoer ({ "--los", bestand.naam (), "--eindspel", "2", "--stil" });
  EIS_MET (bevat (uitvoer, "uitkomst       gelijk"), uitvoer);
  EIS_MET (bevat (uitvoer, "hoofdvariant   6 5\nvoorsprong     0 "), uitvoer);
  EIS_MET (bevat (uitvoer, to_string (Kalah::eindspelBytes (2)) + " bytes"),
           uitvoer);
}

TOETS (het_programma_weigert_wat_niet_kan)
{
  const TijdelijkBestand bestand
    ("Kalah 1\nkuiltjes 1 0 0 0 0 0 63 1 0 0 0 0 0 63\nbegint 1\neinde\n");
  Spel.eisGetal ("--eindspel", { "31" });
  Spel.eisGetal ("--geheugen", { "0", "1048577" });
  Spel.eisFout ({ "--eindspel", "5" }, 2, { "--los" });
  Spel.eisFout ({ "--geheugen", "5" }, 2, { "--los" });
  Spel.eisFout ({ "--steentjes", "5" }, 2, { "--los", "--partij" });
  Spel.eisFout ({ "--los", "--partij", "1:1", "2:1" }, 2, { "--partij" });
  Spel.eisFout ({ "--los", "--geheugen", "20" }, 2, { "18", "20" });
  Spel.eisFout ({ "--los", "een", "twee" }, 2, { "2" });
  Spel.eisFout ({ "--los", "/bestaat/niet" }, 2, { "/bestaat/niet" });
  Spel.eisFout ({ "--los", bestand.naam () }, 1, { "127" });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
