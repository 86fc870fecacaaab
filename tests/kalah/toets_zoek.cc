// toets_zoek.cc: het denken van Kalah door de proef van tests/zoekproef.h: de
// functies van de klasse, en de denker met elke soort stelling. Verder wat die
// proef niet vraagt: de stellingen, de tijd, en wat het denken laat zien. De
// klok en het geheugen zijn hier van de toets.

#include "tests/kalah/hulp.h"
#include "tests/kalah/inzicht.h"
#include "tests/zoekproef.h"
#include "tests/scherm.h"

#include <climits>

#define kalah kalahschaars  // van de klasse is er al een met het gewone geheugen
#define clock kijkOpDeRekenklok
#include "spellen/kalah/zaaien.h"
#include "spellen/kalah/zoek/denker.h"
#undef clock

using namespace std;
using namespace zoek::kalah;
using kalah::RuimeZaaier;
using zoek::Voortgang;

typedef Antwoord<int> Uitkomst;

template <typename Soort>
static Soort stelling (const Model::Stand &stand)
{
  return gezienDoor<Soort> (stand.kuilen, stand.speler);
}

//*************************************************************************
// De stellingen van het zoeken

// Eis dat een stelling in alles op een stand van het model lijkt.
template <typename Zaaier>
static void eisStelling (const Zaaier &zaaier,
                         const typename Zaaier::Stelling &een,
                         const Model::Stand &stand)
{
  const int ik = stand.speler, jij = Model::ander (ik);
  unsigned mogelijk = 0;
  for (int kuil = 0; kuil <= 6; kuil++)
  {
    EIS_GELIJK (een.mijn (kuil), stand.op (Model::plaatsVan (ik, kuil + 1)));
    EIS_GELIJK (een.ander (kuil), stand.op (Model::plaatsVan (jij, kuil + 1)));
    mogelijk |= kuil < 6 && een.mijn (kuil) > 0 ? 1u << kuil : 0;
  }
  EIS_GELIJK (een.zetten (), mogelijk);
  EIS_GELIJK (een.mijnOpBord (), Model::opBord (stand, ik));
  EIS_GELIJK (een.anderOpBord (), Model::opBord (stand, jij));
  EIS_GELIJK (een.isLeeg (), Model::opBord (stand, ik) == 0);
  EIS_GELIJK (een.voorsprong (), een.mijn (6) - een.ander (6));
  EIS_GELIJK (zaaier.afgelopen (een), Model::eindstand (stand));
  EIS_GELIJK (zaaier.waarde (een), Model::score (stand));
}

template <typename Zaaier>
static void eisZaaier (const Model::Stand &stand)
{
  typedef typename Zaaier::Stelling Soort;
  const Zaaier zaaier (Model::totaal (stand));
  const Soort een = stelling<Soort> (stand);
  eisStelling (zaaier, een, stand);
  EIS (een == stelling<Soort> (stand));
  for (int kuiltje : Model::zetten (stand))
  {
    Model::Stand na = stand;
    Model::doe (na, kuiltje);
    const Soort twee = zaaier.naZet (een, kuiltje - 1);
    eisStelling (zaaier, twee, na);
    EIS (twee == stelling<Soort> (na));
    EIS (twee.mengsel () == stelling<Soort> (na).mengsel ());
    EIS (!(twee == een) && twee.mengsel () != een.mengsel ());
  }
}

TOETS (twee_woorden_zijn_net_als_het_model)
{
  Toeval toeval (4);
  int gedaan = 0;
  for (int i = 0; gedaan < proeven (20000, 2000); i++)
  {
    const int hoogste[] = { 2, 5, 20, 60, 127 };
    const Model::Stand stand = toevallig (toeval, hoogste[i % 5]);
    if (Model::totaal (stand) > MeesteKlein)
      continue;
    eisZaaier<Zaaier> (stand);
    eisZaaier<RuimeZaaier> (stand);
    gedaan++;
  }
  for (int plaats = 0; plaats < Model::Kring; plaats++)
    for (int aantal = 1; aantal <= MeesteKlein; aantal++)
    {
      Model::Stand stand = { vector<int> (14, 0), 1 + aantal % 2 };
      stand.op (plaats) = aantal;
      eisZaaier<Zaaier> (stand);
    }
}

//*************************************************************************
// Denken tot een diepte

struct Diepstand
{
  Model::Stand stand;
  int diepte;
};

// Eis dat een hoofdvariant uitkomt bij de waarde, en tot de diepte gaat.
static Uitkomst gedacht (Diepstand diep, int waarde, const vector<int> &variant)
{
  const bool denkt = diep.diepte > 0 && !Model::eindstand (diep.stand);
  const int zet = denkt ? variant.at (0) : GeenZet;
  int teken = 1;
  for (int kuiltje : variant)
  {
    const vector<int> mag = Model::zetten (diep.stand);
    EIS_MET (count (mag.begin (), mag.end (), kuiltje) == 1
             && diep.diepte-- > 0, "variant " << tekst (variant));
    Model::doe (diep.stand, kuiltje);
    teken = -teken;
  }
  EIS_MET (diep.diepte <= 0 || Model::eindstand (diep.stand),
           "variant " << tekst (variant) << "te kort");
  EIS_MET (teken * Model::score (diep.stand) == waarde, "variant "
           << tekst (variant) << "geeft iets anders dan " << waarde);
  return Uitkomst ().noemScore (waarde).noemZet (zet);
}

static Uitkomst minimax (Kalah &spel, int diepte)
{
  int zet = 77;
  long long standen = 77;
  const int waarde = spel.minimax (diepte, zet, standen);
  return Uitkomst ().noemScore (waarde).noemZet (zet).noemStanden (standen);
}

static Uitkomst alfaBeta (Kalah &spel, int diepte)
{
  int zet = 77;
  long long standen = 77;
  const int waarde = spel.alfaBeta (diepte, zet, standen);
  const Diepstand diep = { { spel.getKuiltjes (), spel.getSpeler () },
                           diepte };
  EIS (standen >= 1);
  return gedacht (diep, waarde, spel.hoofdvariant ()).noemZet (zet);
}

// Een beurt doet denkna altijd, en met alle tijd komt de hele diepte af.
static Uitkomst denkna (Kalah &spel, int diepte)
{
  int zet = 77, gehaald = 77;
  long long standen = 77;
  const int waarde = spel.denkna (1e300, diepte, zet, gehaald, standen);
  const Diepstand diep = { { spel.getKuiltjes (), spel.getSpeler () },
                           max (diepte, 1) };
  EIS_GELIJK (gehaald, spel.eindstand () ? 0 : diep.diepte);
  EIS (standen >= 1 && (standen == 1 || !spel.eindstand ()));
  const Uitkomst uitkomst =
    gedacht (diep, waarde, spel.hoofdvariant ()).noemZet (zet);
  const Uitkomst hoort = minimax (spel, diep.diepte);
  EIS (waarde == hoort.score && zet == hoort.zet);
  return diepte > 0 ? uitkomst : Uitkomst ();
}

// De waarde van elke zet, en van de eerste beste.
static Uitkomst waarden (Kalah &spel, int diepte)
{
  const vector< pair<int,int> > alle = spel.waardeVanZetten (diepte);
  const vector<int> mogelijk = spel.bepaalZetten ();
  EIS_GELIJK (alle.size (), mogelijk.size ());
  Uitkomst uitkomst;
  for (size_t i = 0; i < alle.size (); i++)
  {
    EIS_GELIJK (alle[i].first, mogelijk[i]);
    EIS (spel.doeZet (mogelijk[i]));
    EIS_GELIJK (alle[i].second, -minimax (spel, diepte - 1).score);
    EIS (spel.unDoeZet ());
    if (diepte > 0 && (i == 0 || alle[i].second > uitkomst.score))
      uitkomst.noemScore (alle[i].second).noemZet (alle[i].first);
  }
  return uitkomst;
}

// Een denker, met elk aantal vakken.
template <typename Zaaier>
class Denkzoeker : public Zoeker<int>
{
  public:

    static const long long Vak = sizeof (typename Zaaier::Stelling)
                                 + sizeof (Bekend);

    Denkzoeker (const Diepstand &begin, long long geheugen,
                Voortgang *voortgang)
    : zaaier (Model::totaal (begin.stand)), standen (1, begin),
      denker (zaaier, static_cast<size_t> (geheugen / Vak), ZonderTijdgrens,
              voortgang)
    {
    }

    Uitkomst vraag ()
    {
      const Diepstand &nu = standen.back ();
      const long long voor = denker.aantalStanden ();
      const Gedachte gedachte = denker.denk
        (stelling<typename Zaaier::Stelling> (nu.stand), nu.diepte);
      vector<int> variant;
      for (int kuil : gedachte.variant)
        variant.push_back (kuil + 1);
      EIS (denker.aantalStanden () > voor);
      EIS (gedachte.diepte == (Model::eindstand (nu.stand)
                               ? 0 : max (nu.diepte, 0)));
      return gedacht (nu, gedachte.waarde, variant);
    }

    void doe (const int &zet)
    {
      standen.push_back (standen.back ());
      standen.back ().diepte--;
      Model::doe (standen.back ().stand, zet);
    }

    void terug () { standen.pop_back (); }

  private:

    const Zaaier zaaier;
    vector<Diepstand> standen;
    Denker<Zaaier> denker;
};

struct KalahZoek : Zoekbasis<int>
{
  typedef Diepstand Stand;
  typedef int Zet;
  typedef Wijze<Stand,Zet> EenWijze;

  // Wat er verandert is alleen de hoofdvariant, achteraan in de dump.
  struct Proef : Spelbasis<Kalah, int, Toetsinzicht>
  {
    static string dump (const Kalah &spel)
    {
      const string alles = Toetsinzicht::dump (spel);
      return alles.substr (0, alles.find ("variant"));
    }
  };

  static vector<Zet> zetten (const Stand &diep)
  {
    return diep.diepte > 0 ? Model::zetten (diep.stand) : vector<Zet> ();
  }

  static Stand naZet (const Stand &diep, Zet zet)
  {
    Stand na = { diep.stand, diep.diepte - 1 };
    Model::doe (na.stand, zet);
    return na;
  }

  // Minimax van het model, en die van de klasse.
  static Uitkomst volgensModel (const Stand &diep)
  {
    int zet = 0;
    long long standen = 0;
    const int waarde = Model::minimax (diep.stand, diep.diepte, zet, standen);
    return Uitkomst ().noemScore (waarde).noemZet (zet).noemStanden (standen);
  }

  static Uitkomst rechter (const Stand &diep)
  {
    Kalah spel = spelMet (diep.stand);
    return minimax (spel, diep.diepte);
  }

  static string teken (const Stand &diep)
  {
    return " op diepte " + to_string (diep.diepte) + " bij "
           + Model::tekst (diep.stand);
  }

  static string tekst (Zet zet) { return to_string (zet); }

  // Een functie van de klasse; elke zet is er een beurt minder te gaan.
  static EenWijze klasse (const string &naam,
                          Uitkomst (*functie) (Kalah &, int))
  {
    return { naam, Niets, { Gewoon },
             [functie] (const Stand &begin, long long, Voortgang *voortgang)
             {
               const int diepte = begin.diepte;
               unique_ptr<Kalah> spel (new Kalah (spelMet (begin.stand)));
               spel->toonVoortgang (voortgang != nullptr);
               return EenWijze::Nieuw (new Klassezoeker<Proef>
                 (move (spel), [functie, diepte] (Kalah &nu)
                  {
                    return functie (nu, diepte - static_cast<int>
                                          (nu.gedaneZetten ().size ()));
                  }));
             } };
  }

  // De snelle tweeling kan het alleen met weinig steentjes.
  template <typename Soort>
  static EenWijze denker (const string &naam)
  {
    vector<long long> geheugens;
    for (long long vakken : { 0, 1, 16, 1000, 100000 })
      geheugens.push_back (vakken * Denkzoeker<Soort>::Vak);
    return { naam, Hervat, geheugens,
             [] (const Stand &begin, long long geheugen, Voortgang *voortgang)
             {
               if (Model::totaal (begin.stand) > MeesteKlein)
                 return EenWijze::Nieuw (new Denkzoeker<RuimeZaaier>
                                           (begin, geheugen, voortgang));
               return EenWijze::Nieuw
                 (new Denkzoeker<Soort> (begin, geheugen, voortgang));
             } };
  }

  static vector<EenWijze> wijzen ()
  {
    return { klasse ("minimax", minimax), klasse ("alfaBeta", alfaBeta),
             klasse ("denkna", denkna), klasse ("waardeVanZetten", waarden),
             denker<Zaaier> ("Denker"),
             denker<RuimeZaaier> ("ruime Denker") };
  }
};

typedef Zoekproef<KalahZoek> Denkproef;

TOETS (elk_denken_volgt_het_model)
{
  Toeval toeval (1);
  Denkproef proef (1);
  for (int i = 0; i < proeven (400, 40); i++)
  {
    const int hoogste[] = { 2, 4, 7, 12, 25, 60, 300 };
    proef.bekijk ({ toevallig (toeval, hoogste[i % 7]), i % 8 - 2 },
                  KalahZoek::volgensModel);
  }
  // Net wel en net niet te veel steentjes voor twee woorden.
  for (int samen : { 125, 126, 127, 128, 129, 130, 160, 254, 255, 256 })
    for (int i = 0; i < proeven (6, 2); i++)
    {
      Model::Stand stand = verdeeld (toeval, i % 2 == 0 ? 6 : 20);
      stand.op (toeval.trek (0, 5) + 7 * (i % 2)) += samen - Model::totaal (stand);
      proef.bekijk ({ stand, 4 }, KalahZoek::volgensModel);
    }
  // Ver genoeg om het spel uit te spelen.
  for (int i = 0; i < proeven (40, 8); i++)
    proef.bekijk ({ verdeeld (toeval, 4), i % 4 == 0 ? INT_MAX : 11 },
                  KalahZoek::volgensModel);
  proef.bekijk ({ Model::begin (4), proeven (6, 5) }, KalahZoek::volgensModel);
}

TOETS (elk_denken_verder_vooruit_volgt_minimax)
{
  Toeval toeval (3);
  Denkproef proef (3);
  for (int i = 0; i < proeven (120, 20); i++)
    proef.bekijk ({ toevallig (toeval, i % 12 + 2), 7 }, KalahZoek::rechter, 3);
}

TOETS (als_het_geheugen_opraakt)
{
  Toeval toeval (4);
  Denkproef proef (4);
  for (int i = 0; i < proeven (30, 4); i++)
    proef.eisSchaars ({ toevallig (toeval, 6), 8 },
                      { 0, 1000, 10000, 50000, 100000, 250000 });
  EIS_MET (proef.geweigerd > proeven (100, 10), proef.geweigerd);
}

TOETS (met_voortgang_en_afgebroken)
{
  Denkproef proef (5);
  for (int steentjes = 3; steentjes <= 8; steentjes += proeven (1, 3))
    proef.eisVoortgang ({ Model::begin (steentjes), proeven (8, 7) });
  EIS_MET (proef.afgebroken > proeven (20, 5), proef.afgebroken);
}

TOETS (bekende_aantallen_en_waarden)
{
  const struct { int steentjes, diepte, waarde; long long standen; } bekend[] =
    { { 6, 8, -2, 1102739 }, { 3, 9, 1, 2543276 }, { 4, 9, 1, 3422433 },
      { 5, 9, 2, 4462358 }, { 6, 9, 1, 5851814 }, { 7, 9, 2, 7329844 },
      { 8, 9, 3, 8223625 }, { 6, 10, -1, 30739777 } };
  for (const auto &geval : bekend)
    if (!kort () || geval.standen < 2000000)
    {
      Kalah spel (geval.steentjes);
      const Uitkomst alle = minimax (spel, geval.diepte);
      EIS_GELIJK (alle.score, geval.waarde);
      EIS_GELIJK (alle.standen, geval.standen);
      int zet = 0;
      long long minder = 0;
      EIS_GELIJK (spel.alfaBeta (geval.diepte, zet, minder), geval.waarde);
      EIS_GELIJK (zet, alle.zet);
      EIS_MET (5 * minder < alle.standen, minder << " van " << alle.standen);
    }
  const int waarden[] = { 1, 1, 1, 2, 2, 2 };
  for (int steentjes = 3; steentjes <= 8 && !kort (); steentjes++)
  {
    Kalah spel (steentjes);
    EIS_GELIJK (alfaBeta (spel, 15).score, waarden[steentjes - 3]);
  }
}

//*************************************************************************
// De tijd, en wat er te zien is

TOETS (denkna_zonder_tijd_doet_een_beurt)
{
  Toeval toeval (8);
  for (double seconden : { -1e300, -1.0, 0.0, 1e-9 })
    for (int i = 0; i < proeven (50, 10); i++)
    {
      const Model::Stand stand = toevallig (toeval, i % 2 == 0 ? 6 : 60);
      Kalah spel = spelMet (stand);
      int zet = 77, diepte = 77;
      long long standen = 0;
      const int waarde = spel.denkna (seconden, 40, zet, diepte, standen);
      EIS_MET (diepte <= 40 && (diepte >= 1) == !spel.eindstand (), diepte);
      if (diepte > 6)
        continue;
      const Uitkomst hoort = minimax (spel, diepte);
      EIS (waarde == hoort.score && zet == hoort.zet);
    }
}

// Denk vanaf de beginstand met zes steentjes.
static Gedachte denk (int diepte, size_t vakken, double seconden = -1,
                      Voortgang *voortgang = nullptr)
{
  const Zaaier zaaier (72);
  return Denker<Zaaier> (zaaier, vakken, seconden, voortgang)
         .denk (stelling<Stelling> (Model::begin (6)), diepte);
}

TOETS (wat_binnen_de_tijd_af_is_blijft)
{
  kijkduur = 1.0 / 64;
  int vorige = 0;
  for (double seconden = 0; seconden < 4;
       seconden += kort () ? 1.25 : 0.25)
  {
    const Gedachte gedachte = denk (20, 100000, seconden),
                   hoort = denk (gedachte.diepte, 100000);
    EIS_MET (gedachte.diepte >= max (vorige, 1) && gedachte.diepte < 20,
             gedachte.diepte << " in " << seconden);
    vorige = gedachte.diepte;
    EIS_GELIJK (gedachte.waarde, hoort.waarde);
    EIS (gedachte.variant.at (0) == hoort.variant.at (0));
    EIS_GELIJK (static_cast<int> (gedachte.variant.size ()),
                gedachte.diepte);
  }
  EIS_MET (vorige > 9, vorige);
  kijkduur = 0;
}

TOETS (de_voortgang_noemt_diepte_waarde_en_zetten)
{
  const Patroon vorm ("diepte ([0-9]+): (-?[0-9]+) met(( [1-6])+): "
                      "[0-9.]+( miljoen)? standen; [0-9.]+( miljoen)? "
                      "standen/s\n");
  const Scherm scherm;
  klok = 100;
  kijkduur = 0.3;
  Voortgang voortgang ("denken", "standen", 0);
  denk (12, 1000, -1, &voortgang);
  kijkduur = 0;
  const string regel = scherm.beeld ();
  const vector<string> deel = vorm.heel (regel);
  EIS_MET (!deel.empty () && regel.size () < 80, regel);
  const Gedachte gedachte = denk (stoi (deel[1]), 1000);
  EIS_GELIJK (stoi (deel[2]), gedachte.waarde);
  string zetten;
  for (size_t i = 0; i < 6 && i < gedachte.variant.size (); i++)
    zetten += " " + to_string (gedachte.variant[i] + 1);
  EIS_GELIJK (deel[3], zetten);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
