// toets_zoek.cc: alle zoeken van Kalah door de proef van tests/zoekproef.h. Het
// denken tot een diepte: de functies van de klasse, en de denker met elke soort
// stelling. En wie er wint: losOp, de oplosser en de eindspeltabel, met als
// rechter het model, dat elke partij tot het einde uitspeelt. Verder wat die
// proef niet vraagt: de eindspeltabel zelf, met een vak voor elke stand, de
// tijd, en wat het denken laat zien. De klok en het geheugen zijn van de toets.

#include <set>
#include "tests/zoekproef.h"
#include "tests/kalah/hulp.h"
#include "tests/kalah/inzicht.h"

#define kalah kalahschaars  // een ander dan die van de klasse
#define clock kijkOpDeRekenklok
#include "spellen/kalah/zaaien.h"
#include "spellen/kalah/zoek/denker.h"
#include "spellen/kalah/zoek/oplosser.h"
#undef clock

using namespace std;
using namespace zoek::kalah;
using kalah::RuimeRegels;
using Model::Stand;
using zoek::Voortgang;

typedef Antwoord<int> Uitkomst;
static const long long MiB = 1024 * 1024;

// Wie niets hoeft te horen.
static Voortgang &ofGeen (Voortgang *voortgang)
{
  static Voortgang geen ("", "", 0, nullptr);
  return voortgang == nullptr ? geen : *voortgang;
}

template <typename Soort = Stelling>
static Soort stelling (const Stand &stand)
{
  return Soort (stand.kuilen, stand.speler);
}

//*************************************************************************
// Wat elk zoeken gemeen heeft

struct Diepstand
{
  Stand stand;
  int diepte;  // zoveel beurten wordt er vooruit gedacht
};

struct Kalahzoek : Zoekbasis<Kalahzoek, Spelbasis<Kalah,int,Toetsinzicht>,
                             Diepstand, int>
{
  static vector<Zet> zetten (const Stand &diep)
  {
    return diep.diepte > 0 ? Model::zetten (diep.stand) : vector<Zet> ();
  }

  static Stand naZet (const Stand &diep, const Zet &zet)
  {
    return { Model::naZet (diep.stand, zet), diep.diepte - 1 };
  }

  static string teken (const Stand &diep)
  {
    return " op diepte " + to_string (diep.diepte) + " bij "
           + Model::tekst (diep.stand);
  }

  static string tekst (Zet zet) { return to_string (zet); }

  // Een functie van de klasse, met de diepte erbij.
  static Wijze klasse (const string &naam,
                       const function<Uitkomst (Kalah &, int)> &denk)
  {
    return functie (naam, Niets, { Gewoon },
      [denk] (const Stand &, long long, Voortgang *voortgang) -> Vraagfunctie
      {
        return [denk, voortgang] (const Stand &diep)
        {
          Kalah spel = spelMet (diep.stand);
          spel.stelToezicht (voortgang == nullptr ? nullptr
                                                  : &gewoonToezicht ());
          const string voor = Toetsinzicht::dump (spel);
          const Uitkomst uitkomst = denk (spel, diep.diepte);
          EIS_GELIJK (Toetsinzicht::dump (spel), voor);
          return uitkomst;
        };
      });
  }
};

//*************************************************************************
// Denken tot een diepte

// Eis dat een hoofdvariant uitkomt bij de waarde, en tot de diepte gaat.
static Uitkomst gedacht (Diepstand diep, int waarde, const vector<int> &variant)
{
  const bool denkt = diep.diepte > 0 && !Model::eindstand (diep.stand);
  const int zet = denkt ? variant.at (0) : GeenZet;
  int teken = 1;
  for (int kuiltje : variant)
  {
    EIS_MET (diep.diepte > 0, "variant " << tekst (variant) << "te lang");
    diep = Kalahzoek::naZet (diep, kuiltje);
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
  const int Weinig = 10000;  // zoveel standen zijn nog eens te bekijken
  int zet = 77;
  long long standen = 77;
  Gedachte<int> gedachte;
  spel.denk (2, false, gedachte);  // daar blijft niets van over
  const long long gedaan = spel.denk (diepte, false, gedachte);
  const Diepstand diep = { standVan (spel), diepte };
  const Uitkomst uitkomst = gedacht (diep, gedachte.waarde, gedachte.variant);
  EIS (gedaan >= 1 && gedachte.zetten.empty ());
  EIS (gedaan > Weinig || (spel.alfaBeta (diepte, zet, standen)
                           == uitkomst.score && zet == uitkomst.zet));
  return uitkomst;
}

// De waarde van elke zet, en van de eerste beste.
static Uitkomst waarden (Kalah &spel, int diepte)
{
  Gedachte<int> gevonden;
  spel.denk (diepte, true, gevonden);
  const vector< Zetwaarde<int> > &alle = gevonden.zetten;
  const vector<int> mogelijk = spel.bepaalZetten ();
  EIS_GELIJK (alle.size (), mogelijk.size ());
  Uitkomst uitkomst;
  bool zeker = true;
  for (size_t i = 0; i < alle.size (); i++)
  {
    EIS_GELIJK (alle[i].zet, mogelijk[i]);
    EIS (spel.doeZet (mogelijk[i]));
    EIS_GELIJK (alle[i].waarde, -minimax (spel, diepte - 1).score);
    EIS (!spel.eindstand () || alle[i].zeker);
    EIS (spel.unDoeZet ());
    if (diepte > 0 && (i == 0 || alle[i].waarde > uitkomst.score))
      uitkomst.noemScore (alle[i].waarde).noemZet (alle[i].zet);
    zeker = zeker && alle[i].zeker;
  }
  EIS (!zeker || gevonden.zeker);
  EIS (diepte < 1 || gevonden.waarde == (alle.empty () ? spel.score ()
                                                       : uitkomst.score));
  for (int dieper : { 1, 2, 5 })  // wat zeker is blijft
    if (gevonden.zeker && !alle.empty () && diepte > 0 && diepte < 99)
      EIS_GELIJK (alfaBeta (spel, diepte + dieper).score, uitkomst.score);
  EIS_MET (gevonden.diepte == max (diepte, 1)
           || (zeker && gevonden.diepte < diepte), gevonden.diepte);
  return uitkomst;
}

struct KalahDenken : Kalahzoek
{
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

  template <typename Soort>
  static Vraagfunctie denkt (const Stand &begin, long long geheugen,
                             Voortgang *voortgang)
  {
    const auto regels = make_shared<Soort> (Model::totaal (begin.stand));
    const auto denker = make_shared< Denker<Soort> >
      (*regels, static_cast<size_t> (geheugen), ofGeen (voortgang));
    return [regels, denker] (const Stand &nu)
    {
      const long long voor = denker->aantalStanden ();
      Gedachte<int> gedachte;
      denker->denk (stelling<typename Soort::Stelling> (nu.stand), nu.diepte,
                    gedachte);
      EIS (denker->aantalStanden () > voor);
      EIS_GELIJK (gedachte.diepte, Model::eindstand (nu.stand)
                                   ? 0 : max (nu.diepte, 0));
      return gedacht (nu, gedachte.waarde, gedachte.variant);
    };
  }

  // Met elk aantal vakken. De snelle tweeling kan het alleen met weinig
  // steentjes.
  template <typename Soort>
  static Wijze denker (const string &naam)
  {
    vector<long long> geheugens;
    for (long long vakken : { 0, 1, 16, 1000, 100000 })
      geheugens.push_back (vakken * static_cast<long long>
        (sizeof (typename Soort::Stelling) + sizeof (Bekend)));
    return functie (naam, Hervat, geheugens,
      [] (const Stand &begin, long long geheugen, Voortgang *voortgang)
      {
        return Model::totaal (begin.stand) > MeesteKlein
               ? denkt<RuimeRegels> (begin, geheugen, voortgang)
               : denkt<Soort> (begin, geheugen, voortgang);
      });
  }

  static vector<Wijze> wijzen ()
  {
    return { klasse ("minimax", minimax), klasse ("alfaBeta", alfaBeta),
             klasse ("elke zet", waarden),
             denker<Regels> ("Denker"),
             denker<RuimeRegels> ("ruime Denker") };
  }
};

typedef Zoekproef<KalahDenken> Denkproef;

TOETS (elk_denken_volgt_het_model)
{
  Toeval toeval (1);
  Denkproef proef (1);
  for (int i = 0; i < proeven (200, 40); i++)
  {
    const int hoogste[] = { 2, 4, 7, 12, 25, 60, 300 };
    proef.bekijk ({ toevallig (toeval, hoogste[i % 7]), i % 8 - 2 },
                  KalahDenken::volgensModel);
  }
  // Net wel en net niet te veel steentjes voor twee woorden.
  for (int samen : { 125, 126, 127, 128, 129, 130, 160, 254, 255, 256 })
    for (int i = 0; i < proeven (4, 2); i++)
    {
      Stand stand = verdeeld (toeval, i % 2 == 0 ? 6 : 20);
      stand.op (toeval.trek (0, 5) + 7 * (i % 2)) +=
        samen - Model::totaal (stand);
      proef.bekijk ({ stand, 4 }, KalahDenken::volgensModel);
    }
  // Een kuiltje waarvan tweemaal de inhoud niet in een byte past, en wat
  // daarnaast te slaan is.
  for (int i = 0; i < proeven (60, 20); i++)
  {
    Stand stand = verdeeld (toeval, 5);
    const int groot = 1 + i % 5, mijn = toeval.trek (1, 6),
              ander = Model::ander (stand.speler);
    stand.op (Model::plaatsVan (ander, groot)) = toeval.trek (64, 90);
    stand.op (Model::plaatsVan (ander, groot + 1)) = toeval.trek (1, 2);
    stand.op (Model::plaatsVan (stand.speler, mijn)) = 8 + groot - mijn;
    stand.op (6) = stand.op (13) = 0;
    proef.bekijk ({ stand, 1 + i % 3 }, KalahDenken::volgensModel, 3);
  }
  // Ver genoeg om het spel uit te spelen.
  for (int i = 0; i < proeven (40, 8); i++)
    proef.bekijk ({ verdeeld (toeval, 4), i % 4 == 0 ? INT_MAX : 11 },
                  KalahDenken::volgensModel);
  proef.bekijk ({ Model::begin (4), proeven (6, 5) },
                KalahDenken::volgensModel);
  // Verder vooruit, volgens minimax van de klasse.
  for (int i = 0; i < proeven (60, 20); i++)
    proef.bekijk ({ toevallig (toeval, i % 12 + 2), 7 }, KalahDenken::rechter,
                  3);
}

TOETS (met_weinig_geheugen_en_afgebroken)
{
  Toeval toeval (4);
  Denkproef proef (4);
  for (int i = 0; i < proeven (6, 4); i++)
    proef.eisSchaars ({ toevallig (toeval, 6), 8 },
                      { 0, 1000, 10000, 50000, 100000, 250000 });
  for (int steentjes = 3; steentjes <= 8; steentjes += 3)
    proef.eisVoortgang ({ Model::begin (steentjes), proeven (8, 7) });
  EIS_MET (proef.geweigerd > proeven (20, 10) && proef.getoond > 100
           && proef.afgebroken > proeven (15, 5), proef.geweigerd << " "
           << proef.getoond << " " << proef.afgebroken);
}

TOETS (bekende_aantallen_en_waarden)
{
  const struct { int steentjes, diepte, waarde; long long standen; } bekend[] =
    { { 6, 8, -2, 1102739 }, { 3, 9, 1, 2543276 }, { 8, 9, 3, 8223625 } };
  for (const auto &geval : bekend)
    if (!kort () || geval.standen < 2000000)
    {
      Kalah spel (geval.steentjes);
      const Uitkomst alle = minimax (spel, geval.diepte);
      EIS_GELIJK (alle.score, geval.waarde);
      EIS_GELIJK (alle.standen, geval.standen);
      int zet = 0;
      long long minder = 0;
      EIS (spel.alfaBeta (geval.diepte, zet, minder) == geval.waarde
           && zet == alle.zet);
      EIS_MET (5 * minder < alle.standen, minder << " van " << alle.standen);
    }
  Kalah spel (6);
  EIS_GELIJK (alfaBeta (spel, proeven (14, 9)).score, kort () ? 1 : -1);
}

// Ook niet als het bord bijna leeg is: dan is de rest van het spel gauw gezien.
TOETS (alfa_beta_bezoekt_nooit_meer_dan_minimax)
{
  const long long Veel = 50000;  // dan is er niets aan
  Toeval toeval (11);
  Kalah keten (6);
  int zet = 0, klein = 0, groot = 0;
  long long alle = 0, minder = 0, samen = 0, samenMinder = 0;
  EIS (keten.zetStand ({ 0, 0, 0, 1, 0, 0, 3, 1, 0, 0, 0, 0, 0, 4 }, 2));
  keten.minimax (8, zet, alle);
  keten.alfaBeta (8, zet, minder);
  EIS_MET (minder <= alle && alle < 10, minder << " van " << alle);
  for (int keer = 0; keer < 1000; keer++)
  {
    const Stand stand = keer % 3 > 0 ? verdeeld (toeval, toeval.trek (0, 16))
                                     : toevallig (toeval, toeval.trek (1, 6));
    Kalah spel = spelMet (stand);
    alle = 0;
    for (int diepte = 0; diepte <= 10 && alle < Veel; diepte++)
    {
      int waar = 0;
      const int waarde = spel.minimax (diepte, waar, alle);
      EIS_GELIJK (spel.alfaBeta (diepte, zet, minder), waarde);
      EIS_GELIJK (zet, waar);
      EIS_MET (minder <= alle, minder << " van " << alle << " op diepte "
               << diepte << ": " << Model::tekst (stand));
      (alle < 100 ? klein : groot)++;
      samen += alle < 1000 ? alle : 0;
      samenMinder += alle < 1000 ? minder : 0;
    }
  }
  EIS_MET (min (klein, groot) > 1000, klein << " en " << groot);
  EIS_MET (3 * samenMinder < 2 * samen, samenMinder << " van " << samen);
}

//*************************************************************************
// De tijd, en wat er te zien is

// Toezicht dat vragen kan of het door mag.
struct Vrager : Toezicht
{
  bool vraagt () const override { return true; }
};

// Eis dat twee denkers van elke zet hetzelfde vonden.
static void eisZelfde (const Gedachte<int> &een, const Gedachte<int> &ander)
{
  EIS_GELIJK (een.diepte, ander.diepte);
  EIS_GELIJK (een.zeker, ander.zeker);
  EIS_GELIJK (een.waarde, ander.waarde);
  EIS_GELIJK (een.zetten.size (), ander.zetten.size ());
  for (size_t i = 0; i < een.zetten.size (); i++)
  {
    EIS_GELIJK (een.zetten[i].zet, ander.zetten[i].zet);
    EIS_GELIJK (een.zetten[i].waarde, ander.zetten[i].waarde);
    EIS_GELIJK (een.zetten[i].zeker, ander.zetten[i].zeker);
  }
}

// Een beurt komt altijd af, en met meer tijd niet minder; elke waarde klopt, en
// wie denkt dat dieper denken niets verandert heeft gelijk.
TOETS (wat_binnen_de_tijd_af_is_blijft)
{
  Toeval toeval (8);
  Ongeduld nooit (INT_MAX);
  int diepst = 0, ondiep = 0, zeker = 0;
  for (int i = 0; i < 20; i++)
  {
    const bool weinig = i % 4 == 1;
    const Stand stand = i % 4 == 0 ? Model::begin (3 + i % 6)
      : weinig ? verdeeld (toeval, 5) : toevallig (toeval, i % 4 == 2 ? 6 : 60);
    Gedachte<int> alle, deel, gedachte;
    int vorige = Model::eindstand (stand) ? 0 : 1, eerder = 1;
    for (double seconden : { 1e-9, 0.5, 1.0, 4.0 })
    {
      Kalah spel = spelMet (stand);
      spel.stelToezicht (&nooit);
      kijkduur = 1.0 / 16;
      nooit.inTijd (seconden, [&] { spel.denk (9, true, deel); });
      const bool af = nooit.inTijd (seconden, [&]
        { spel.denk (40, false, gedachte); });
      kijkduur = 0;
      EIS (!nooit.heeftGrens () && deel.diepte >= eerder);
      eerder = deel.diepte;
      spelMet (stand).denk (eerder, true, alle);
      eisZelfde (deel, alle);
      ondiep += eerder > 2 && eerder < 9;
      EIS_MET (gedachte.diepte >= vorige, gedachte.diepte);
      EIS_GELIJK (gedachte.diepte == 40, af && vorige > 0);
      vorige = gedachte.diepte;
      zeker += weinig && vorige == 40;
      diepst = max (diepst, af ? 0 : vorige);
      if (af && !weinig)
        continue;
      const Uitkomst hoort = vorige > 6 && !af
        ? alfaBeta (spel, vorige) : minimax (spel, min (vorige, 12));
      EIS (gedachte.waarde == hoort.score);
      EIS (vorige == 0 || gedachte.variant.at (0) == hoort.zet);
    }
  }
  EIS_MET (diepst > 9 && ondiep > 2 && zeker > 5,
           diepst << " " << ondiep << " " << zeker);
}

TOETS (de_voortgang_noemt_diepte_zet_en_waarde)
{
  const Patroon vorm ("([0-9]+) beurten: kuiltje ([1-6]), "
                      "(gelijk|[0-9]+ (voor|achter)): "
                      "[0-9 ,]+( miljoen)? standen; [0-9 ,]+( miljoen)? "
                      "per seconde\n");
  const Scherm scherm;
  Vrager vrager;
  Kalah spel (6);
  spel.stelToezicht (&vrager);
  kijkduur = 0.3;
  alfaBeta (spel, 12);
  const string regel = scherm.beeld ();
  const vector<string> deel = vorm.heel (regel);
  EIS_MET (!deel.empty () && regel.size () < 80, regel);
  minimax (spel, 7);
  kijkduur = 0;
  const Patroon tellend ("minimax: [0-9 ]+ standen; [0-9 ]+ per seconde\n");
  EIS_MET (!tellend.heel (scherm.beeld ().substr (regel.size ())).empty (),
           scherm.beeld ());
  Gedachte<int> gedachte;
  spel.denk (stoi (deel[1]), false, gedachte);
  EIS_GELIJK (stoi (deel[2]), gedachte.variant[0]);
  EIS_GELIJK (deel[3], gedachte.waarde == 0 ? "gelijk"
    : to_string (abs (gedachte.waarde))
      + (gedachte.waarde > 0 ? " voor" : " achter"));
}

//*************************************************************************
// De eindspeltabel

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
                          - *tabel.vak (stelling (na)));
    }
  if (Model::opBord (stand, stand.speler) == 0)
    beste = -Model::opBord (stand, Model::ander (stand.speler));
  const int gevonden = *tabel.vak (stelling (stand));
  EIS_MET (gevonden == beste, gevonden << " in plaats van " << beste
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
  EIS_GELIJK (Eindspel::bytes (24), 1251677700u);
  EIS_GELIJK (Eindspel::bytes (28), 5586853480ull);
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
    const size_t mag = Schaars::inGebruik ()
                       + Eindspel::bouwBytes (8) * deel / 8;
    const Schaars schaars (mag);
    Eindspel tabel;
    EIS_GELIJK (tabel.maak (8, nullptr), deel == 8);
    EIS_GELIJK (tabel.steentjes (), deel == 8 ? 8 : -1);
  }
}

//*************************************************************************
// Wie er wint

// Eis dat zetten tot het einde gaan, en dat geen enkele de uitkomst bederft.
static Uitkomst gevonden (Stand stand, int uitkomst, const vector<int> &zetten)
{
  const Uitkomst antwoord = Uitkomst ().noemScore (uitkomst);
  for (int kuiltje : zetten)
  {
    stand = Model::naZet (stand, kuiltje);
    uitkomst = -uitkomst;
    EIS_MET (oordeelVanModel (stand) == uitkomst, "de zet " << kuiltje
             << " bederft het voor " << Model::tekst (stand));
  }
  EIS_MET (Model::eindstand (stand), "niet uit: " << Model::tekst (stand));
  return antwoord;
}

static long long eindspelBytes (int eindspel)
{
  return static_cast<long long> (Eindspel::bouwBytes (eindspel));
}

static Uitkomst losOp (Kalah &spel, int eindspel)
{
  Kalah::Oplossing oplossing;
  EIS (spel.losOp (eindspel, eindspelBytes (eindspel)
                             + eindspel % 2 * MiB, oplossing));
  EIS (oplossing.bytes - eindspelBytes (eindspel) <= eindspel % 2 * MiB);
  return gevonden (standVan (spel), oplossing.minst, oplossing.zetten);
}

struct KalahOordeel : Kalahzoek
{
  static Uitkomst rechter (const Stand &diep)
  {
    return Uitkomst ().noemScore (oordeelVanModel (diep.stand));
  }

  static Vraagfunctie oplosser (const Stand &begin, const Eindspel &tabel,
                                size_t geheugen, Voortgang *voortgang)
  {
    const int totaal = Model::totaal (begin.stand);
    const auto regels = make_shared<Regels> (totaal);
    const auto zoeker = make_shared<Oplosser> (*regels, tabel, totaal, geheugen,
                                               ofGeen (voortgang));
    return [regels, zoeker, geheugen] (const Stand &nu)
    {
      const int uitkomst = zoeker->oordeel (stelling (nu.stand));
      const vector<int> zetten = zoeker->variant (stelling (nu.stand));
      EIS (zoeker->bytes () <= geheugen);
      return gevonden (nu.stand, uitkomst, zetten);
    };
  }

  static vector<Wijze> wijzen ()
  {
    vector<Wijze> alle;
    for (int eindspel : { 0, 3, 8 })
      alle.push_back (klasse ("losOp " + to_string (eindspel),
        [eindspel] (Kalah &spel, int) { return losOp (spel, eindspel); }));
    for (int maat : { -1, 0, 4, 9 })  // -1: zonder tabel
    {
      const shared_ptr<Eindspel> tabel (new Eindspel);
      EIS (maat < 0 || tabel->maak (maat, nullptr));
      alle.push_back (functie ("Oplosser " + to_string (maat), Hervat,
        { 0, 8, 128, 8000, 800000 },
        [tabel] (const Stand &begin, long long geheugen, Voortgang *voortgang)
        {
          return oplosser (begin, *tabel, static_cast<size_t> (geheugen),
                           voortgang);
        }));
    }
    return alle;
  }
};

TOETS (elk_oordeel_is_dat_van_het_model)
{
  Toeval toeval (3);
  Zoekproef<KalahOordeel> proef (3);
  int keren[3] = { 0, 0, 0 };  // elke gevraagde stand
  const auto rechter = [&keren] (const Diepstand &diep)
  {
    keren[oordeelVanModel (diep.stand) + 1]++;
    return KalahOordeel::rechter (diep);
  };
  for (int keer = 0; keer < proeven (60, 12); keer++)
    proef.bekijk ({ verdeeld (toeval, toeval.trek
      (keer % 10 == 0 ? 0 : 2, keer % 20 == 0 ? proeven (10, 8) : 7)),
      INT_MAX }, rechter, 4);
  EIS_MET (min (keren[0], min (keren[1], keren[2])) >= proeven (40, 0),
           keren[0] << " " << keren[1] << " " << keren[2]);
}

TOETS (oordeel_met_weinig_geheugen_en_afgebroken)
{
  Toeval toeval (4);
  Zoekproef<KalahOordeel> proef (4);
  for (int keer = 0; keer < proeven (3, 2); keer++)
  {
    const Diepstand stand = { verdeeld (toeval, 8), INT_MAX };
    proef.eisSchaars (stand, { 0, 1000, 100000 });
    proef.eisVoortgang (stand);
  }
  EIS_MET (proef.geweigerd > 0 && proef.afgebroken > proeven (6, 5),
           proef.geweigerd << " " << proef.afgebroken);
}

//*************************************************************************
// Wat niet kan

TOETS (losOp_weigert_wat_niet_kan)
{
  const Stilte stilte;
  Kalah::Oplossing oplossing;
  const Kalah begin (3);
  EIS (!begin.losOp (-1, 100 * MiB, oplossing));
  EIS (!begin.losOp (MeesteEindspel + 1, 1000000 * MiB, oplossing));
  EIS (!begin.losOp (10, eindspelBytes (10) - 1, oplossing));
  EIS (!begin.losOp (0, 0, oplossing));
  Stand stand = getekend (1, "0 0 0 0 0 1  62 63  1 0 0 0 0 0");
  EIS (spelMet (stand).losOp (0, MiB, oplossing));
  EIS_GELIJK (oplossing.minst, 1);
  stand.op (13)++;
  EIS (!spelMet (stand).losOp (0, MiB, oplossing));
}
