// toets_eindspel.cc: wie er wint, volgens losOp, de oplosser en de
// eindspeltabel, door de proef van tests/zoekproef.h. De rechter is het model,
// dat elke partij tot het einde uitspeelt. Verder de nummering en de tabel zelf.

#include "tests/kalah/hulp.h"
#include "tests/kalah/inzicht.h"
#include "tests/zoekproef.h"
#include "tests/vangst.h"

#include <map>
#include <set>

#define kalah kalahschaars  // een ander dan die van de klasse
#include "spellen/kalah/perfect.h"
#include "spellen/kalah/zoek/oplosser.h"

using namespace std;
using namespace zoek::kalah;
using kalah::Perfect;
using Model::Stand;

typedef Antwoord<int> Uitkomst;
static const long long MiB = 1024 * 1024;

static Stelling stelling (const Stand &stand)
{
  return gezienDoor<Stelling> (stand.kuilen, stand.speler);
}

// Doe iets met elke verdeling van precies zoveel steentjes.
template <typename Functie>
static void alleStanden (int steentjes, const Functie &functie,
                         Stand stand = { vector<int> (14, 0), 1 },
                         int plaats = 0)
{
  if (plaats == 6)
    return alleStanden (steentjes, functie, stand, plaats + 1);
  if (plaats == 12)
  {
    stand.op (plaats) = steentjes;
    return functie (stand);
  }
  for (int aantal = 0; aantal <= steentjes; aantal++)
  {
    stand.op (plaats) = aantal;
    alleStanden (steentjes - aantal, functie, stand, plaats + 1);
  }
}

//*************************************************************************
// De nummering en de tabel

TOETS (elke_stand_heeft_een_eigen_nummer)
{
  const Rangschikking rangschikking;
  set<unsigned long long> gezien;
  for (int steentjes = 0; steentjes <= 7; steentjes++)
  {
    alleStanden (steentjes, [&] (const Stand &stand)
      { gezien.insert (rangschikking.nummer (stelling (stand))); });
    EIS_GELIJK (gezien.size (), static_cast<size_t>
                                  (rangschikking.aantal (12, steentjes)));
    EIS_GELIJK (*gezien.rbegin (), gezien.size () - 1);
  }
}

TOETS (elke_rij_heeft_een_eigen_nummer_en_is_terug_te_vinden)
{
  for (int steentjes : { 0, 1, 5, 14 })
  {
    Rijen rijen;
    EIS (rijen.maak (steentjes));
    int vorige = 0;
    for (size_t i = 0; i < rijen.aantal (steentjes); i++)
    {
      const int inhoud = Rijen::inhoud (rijen.rij (i));
      EIS_GELIJK (rijen.nummer (rijen.rij (i)), i);
      EIS (inhoud >= vorige && inhoud <= steentjes);
      EIS (i >= rijen.aantal (inhoud - 1) && i < rijen.aantal (inhoud));
      vorige = inhoud;
    }
  }
}

// Eis dat een waarde in de tabel de grootste is van wat de zetten van het
// model opleveren. Geldt dat voor elke stand, dan zijn alle waarden goed.
static void eisVolgtUitKinderen (const Eindspel &tabel, const Stand &stand)
{
  const int kalah = Model::KalahVan[stand.speler];
  int beste = -1000;
  for (int kuiltje = 1; kuiltje <= 6; kuiltje++)
    if (stand.op (Model::plaatsVan (stand.speler, kuiltje)) > 0)
    {
      Stand na = stand;
      Model::doe (na, kuiltje);
      beste = max (beste, na.op (kalah) - stand.op (kalah)
                          - tabel.waarde (stelling (na)));
    }
  if (Model::opBord (stand, stand.speler) == 0)
    beste = -Model::opBord (stand, Model::ander (stand.speler));
  EIS_MET (tabel.waarde (stelling (stand)) == beste,
           tabel.waarde (stelling (stand)) << " in plaats van " << beste
           << " bij " << Model::tekst (stand));
}

// De tabel is vol: elke stand heeft een eigen byte, en elke byte een stand.
TOETS (alle_standen_met_weinig_steentjes_staan_goed_in_de_tabel)
{
  for (int meeste = 0; meeste <= proeven (7, 5); meeste++)
  {
    Eindspel tabel;
    EIS_GELIJK (tabel.steentjes (), -1);
    const size_t voor = Schaars::inGebruik ();
    const Schaars schaars (SIZE_MAX);
    EIS (tabel.maak (meeste, nullptr));
    EIS_GELIJK (schaars.piek () - voor, Eindspel::bouwBytes (meeste));
    EIS_GELIJK (tabel.steentjes (), meeste);
    set<const signed char *> plaatsen;
    for (int n = 0; n <= meeste; n++)
      alleStanden (n, [&] (const Stand &stand)
        {
          plaatsen.insert (tabel.vak (stelling (stand)));
          eisVolgtUitKinderen (tabel, stand);
        });
    EIS_GELIJK (plaatsen.size (), Eindspel::bytes (meeste));
    EIS_GELIJK (static_cast<size_t> (*plaatsen.rbegin ()
                                     - *plaatsen.begin ()) + 1,
                Eindspel::bytes (meeste));
  }
  // Twaalf kuiltjes en een bak voor wat er niet op het bord ligt.
  EIS_GELIJK (Eindspel::bytes (18), 86493225u);
  EIS_GELIJK (Perfect::standen (0), 1);
  EIS_GELIJK (Perfect::standen (1), 13);
  EIS_GELIJK (Perfect::standen (2), 91);
  EIS_GELIJK (Perfect::standen (24), 1251677700);
}

// Ook met hopen van genoeg steentjes voor meer dan een ronde.
TOETS (toevallige_standen_volgen_uit_hun_kinderen)
{
  Toeval toeval (1);
  for (int meeste : { 9, proeven (15, 14) })
  {
    Eindspel tabel;
    EIS (tabel.maak (meeste, nullptr));
    int rond = 0;
    for (int keer = 0; keer < proeven (20000, 500); keer++)
    {
      eisVolgtUitKinderen (tabel, verdeeld (toeval, toeval.trek (0, meeste)));
      Stand stand = verdeeld (toeval, toeval.trek (0, 2));
      const int ligt = Model::opBord (stand, 1) + Model::opBord (stand, 2),
        hoop = Model::plaatsVan (stand.speler, toeval.trek (1, 6));
      stand.op (hoop) += toeval.trek (7, meeste - ligt);
      rond += stand.op (hoop) >= 13;
      eisVolgtUitKinderen (tabel, stand);
    }
    EIS_MET (meeste < 13 || rond >= proeven (500, 8),
             rond << " hopen gaan helemaal rond");
  }
}

TOETS (zonder_geheugen_is_er_geen_tabel)
{
  for (size_t deel = 0; deel <= 8; deel++)
  {
    const Schaars schaars (Schaars::inGebruik ()
                           + Eindspel::bouwBytes (8) * deel / 8);
    Eindspel tabel;
    EIS_GELIJK (tabel.maak (8, nullptr), deel == 8);
    EIS_GELIJK (tabel.steentjes (), deel == 8 ? 8 : -1);
  }
}

//*************************************************************************
// Wie er wint

// Volgens de regels: 1, 0 of -1 voor wie aan beurt is.
static int oordeel (const Stand &stand)
{
  static map<vector<int>, int> bekend;
  if (Model::eindstand (stand))
  {
    const int winnaar = Model::winnaar (stand);
    return winnaar == 0 ? 0 : winnaar == stand.speler ? 1 : -1;
  }
  vector<int> sleutel = stand.kuilen;
  sleutel.push_back (stand.speler);
  const auto plek = bekend.find (sleutel);
  if (plek != bekend.end ())
    return plek->second;
  int beste = -1;
  for (int kuiltje : Model::zetten (stand))
  {
    Stand na = stand;
    Model::doe (na, kuiltje);
    beste = max (beste, -oordeel (na));
  }
  return bekend[sleutel] = beste;
}

// Eis dat zetten tot het einde gaan, en dat geen enkele de uitkomst bederft.
static Uitkomst gevonden (Stand stand, int uitkomst, const vector<int> &zetten)
{
  const Uitkomst antwoord = Uitkomst ().noemScore (uitkomst);
  for (int kuiltje : zetten)
  {
    const vector<int> mag = Model::zetten (stand);
    EIS_MET (count (mag.begin (), mag.end (), kuiltje) == 1,
             kuiltje << " mag niet bij " << Model::tekst (stand));
    Model::doe (stand, kuiltje);
    uitkomst = -uitkomst;
    EIS_MET (oordeel (stand) == uitkomst, "de zet " << kuiltje
             << " bederft het voor " << Model::tekst (stand));
  }
  EIS_MET (Model::eindstand (stand), "niet uit: " << Model::tekst (stand));
  return antwoord;
}

class Oplosserzoeker : public Zoeker<int>
{
  public:

    Oplosserzoeker (const Stand &begin, const Eindspel &tabel,
                    long long nwGeheugen, zoek::Voortgang *voortgang)
    : zaaier (Model::totaal (begin)), standen (1, begin),
      geheugen (static_cast<size_t> (nwGeheugen)),
      oplosser (zaaier, tabel, Model::totaal (begin), geheugen, voortgang)
    {
    }

    Uitkomst vraag ()
    {
      const int uitkomst = oplosser.oordeel (stelling (standen.back ()));
      vector<int> zetten = oplosser.variant (stelling (standen.back ()));
      for (int &zet : zetten)
        zet++;
      EIS (oplosser.bytes () <= geheugen);
      return gevonden (standen.back (), uitkomst, zetten);
    }

    void doe (const int &zet)
    {
      standen.push_back (standen.back ());
      Model::doe (standen.back (), zet);
    }

    void terug () { standen.pop_back (); }

  private:

    const Zaaier zaaier;
    vector<Stand> standen;
    const size_t geheugen;
    Oplosser oplosser;
};

static Stand standVan (const Kalah &spel)
{
  return { spel.getKuiltjes (), spel.getSpeler () };
}

static Uitkomst losOp (Kalah &spel, int eindspel)
{
  Kalah::Oplossing oplossing;
  EIS (spel.losOp (eindspel, Kalah::eindspelBytes (eindspel)
                             + eindspel % 2 * MiB, oplossing));
  EIS (oplossing.tabelBytes <= eindspel % 2 * MiB);
  return gevonden (standVan (spel), oplossing.uitkomst, oplossing.zetten);
}

static int teken (int getal)
{
  return (getal > 0) - (getal < 0);
}

// Elke zet loopt af als in het model.
static Uitkomst volgensTabel (const Perfect &perfect, Kalah &spel)
{
  const Stand stand = standVan (spel);
  const vector< pair<int,int> > verschillen = perfect.verschillen (spel);
  const vector<int> zetten = Model::zetten (stand);
  EIS (perfect.kent (spel));
  EIS_GELIJK (verschillen.size (), zetten.size ());
  for (size_t i = 0; i < zetten.size (); i++)
  {
    Stand na = stand;
    Model::doe (na, zetten[i]);
    EIS_GELIJK (verschillen[i].first, zetten[i]);
    EIS_MET (teken (verschillen[i].second) == -oordeel (na),
             Model::tekst (stand) << ", kuiltje " << zetten[i]);
  }
  return Uitkomst ();
}

struct KalahOordeel : Zoekbasis<int>
{
  typedef Model::Stand Stand;
  typedef int Zet;
  typedef Wijze<Stand,Zet> EenWijze;
  typedef Spelbasis<Kalah,int,Toetsinzicht> Proef;

  static const int Meeste = 10;  // steentjes op het bord

  static vector<Zet> zetten (const Stand &stand)
  {
    return Model::zetten (stand);
  }

  static Stand naZet (Stand stand, Zet zet)
  {
    Model::doe (stand, zet);
    return stand;
  }

  static Uitkomst rechter (const Stand &stand)
  {
    const int uitkomst = oordeel (stand);
    keren ()[uitkomst + 1]++;
    return Uitkomst ().noemScore (uitkomst);
  }

  // Hoe vaak elke uitkomst voorkwam.
  static int *keren ()
  {
    static int aantallen[3];
    return aantallen;
  }

  static string teken (const Stand &stand)
  {
    return " bij " + Model::tekst (stand);
  }

  static string tekst (Zet zet) { return to_string (zet); }

  static EenWijze klasse (const string &naam,
                          const function<Uitkomst (Kalah &)> &functie)
  {
    return { naam, Niets, { Gewoon },
             [functie] (const Stand &begin, long long, zoek::Voortgang *)
             {
               return EenWijze::Nieuw (new Klassezoeker<Proef>
                 (unique_ptr<Kalah> (new Kalah (spelMet (begin))), functie));
             } };
  }

  static vector<EenWijze> wijzen ()
  {
    vector<EenWijze> alle;
    for (int eindspel : { 0, 3, 8 })
      alle.push_back (klasse ("losOp " + to_string (eindspel),
        [eindspel] (Kalah &spel) { return losOp (spel, eindspel); }));
    const shared_ptr<Perfect> perfect (new Perfect);
    EIS (perfect->maak (Meeste, true));
    alle.push_back (klasse ("Perfect",
      [perfect] (Kalah &spel) { return volgensTabel (*perfect, spel); }));
    for (int maat : { -1, 0, 4, 9 })  // -1: zonder tabel
    {
      const shared_ptr<Eindspel> tabel (new Eindspel);
      EIS (maat < 0 || tabel->maak (maat, nullptr));
      alle.push_back ({ "Oplosser " + to_string (maat), Hervat,
        { 0, 8, 128, 8000, 800000 },
        [tabel] (const Stand &begin, long long geheugen,
                 zoek::Voortgang *voortgang)
        {
          return EenWijze::Nieuw
            (new Oplosserzoeker (begin, *tabel, geheugen, voortgang));
        } });
    }
    return alle;
  }
};

TOETS (elk_oordeel_is_dat_van_het_model)
{
  Toeval toeval (3);
  Zoekproef<KalahOordeel> proef (3);
  for (int keer = 0; keer < proeven (200, 12); keer++)
    proef.bekijk (verdeeld (toeval, toeval.trek
                    (keer % 10 == 0 ? 0 : 2,
                     keer % 20 == 0 ? proeven (10, 8) : 7)),
                  KalahOordeel::rechter, 4);
  for (int i = 0; i < 3; i++)
    EIS_MET (KalahOordeel::keren ()[i] >= proeven (40, 0),
             KalahOordeel::keren ()[i] << " keer uitkomst " << i - 1);
}

TOETS (oordeel_met_weinig_geheugen_en_afgebroken)
{
  Toeval toeval (4);
  Zoekproef<KalahOordeel> proef (4);
  for (int keer = 0; keer < proeven (10, 2); keer++)
  {
    const Stand stand = verdeeld (toeval, 8);
    proef.eisSchaars (stand, { 0, 1000, 100000 });
    proef.eisVoortgang (stand);
  }
  EIS_MET (proef.geweigerd > 0 && proef.afgebroken > proeven (20, 5),
           proef.geweigerd << " " << proef.afgebroken);
}

//*************************************************************************
// Wat niet kan

TOETS (losOp_weigert_wat_niet_kan)
{
  const Vangst vangst;
  Kalah::Oplossing oplossing;
  const Kalah begin (3);
  EIS (!begin.losOp (-1, 100 * MiB, oplossing));
  EIS (!begin.losOp (MeesteEindspel + 1, 1000000 * MiB, oplossing));
  EIS (!begin.losOp (10, Kalah::eindspelBytes (10) - 1, oplossing));
  EIS (!begin.losOp (0, 0, oplossing));
  Stand stand = getekend (1, "0 0 0 0 0 1", "62 63", "1 0 0 0 0 0");
  EIS (spelMet (stand).losOp (0, MiB, oplossing));
  EIS_GELIJK (oplossing.uitkomst, 1);
  stand.op (13)++;
  EIS (!spelMet (stand).losOp (0, MiB, oplossing));
}

TOETS (zonder_tabel_of_met_te_veel_steentjes_kent_zij_niets)
{
  Perfect perfect;
  const Stand leeg = getekend (1, "0 0 0 0 0 0", "3 4", "0 0 0 0 0 0"),
              vier = getekend (1, "0 1 0 0 1 0", "9 9", "0 0 1 0 0 1"),
              vijf = getekend (1, "0 1 0 0 1 0", "9 9", "0 0 1 0 0 2");
  EIS (!perfect.kent (spelMet (leeg)) && !perfect.kent (spelMet (vier)));
  EIS (perfect.maak (4, true));
  EIS (perfect.kent (spelMet (leeg)) && perfect.kent (spelMet (vier)));
  EIS (!perfect.kent (spelMet (vijf)));
  EIS (perfect.maak (5, true) && perfect.kent (spelMet (vijf)));
  Kalah veel = spelMet (getekend (2, "0 0 0 0 0 1", "4000 4001",
                                  "0 0 0 0 0 1"));
  EIS (perfect.verschillen (veel)
       == (vector< pair<int,int> > { { 1, -1 } }));
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
