// toets_zoek.cc: alle zoeken van TegelSpel door de proef van tests/zoekproef.h:
// de functies van de klasse, en Oplosser, Boom en Teller van zoek/tegelspel met
// veel, weinig en geen geheugen. Verder wat die proef niet vraagt: bomen
// met een vreemde vorm, en tellen tot het niet meer kan. De voorbeeldspellen
// staan in toets_uitkomsten.cc.

#include "tests/tegelspel/hulp.h"
#include "tests/tegelspel/inzicht.h"
#include "tests/zoekproef.h"

#include "standaard.h"
#include "zoek/gedachte.h"
#include "zoek/tegelspel/boom.h"
#include "zoek/tegelspel/oplosser.h"
#include "zoek/tegelspel/tellen.h"

#include <cmath>

using namespace std;
using Model::Stand;
using Model::Zet;
using zoek::tegelspel::Boom;
using zoek::tegelspel::Inhalen;
using zoek::tegelspel::Oplosser;
using zoek::tegelspel::Speelruimte;
using zoek::tegelspel::Stelling;
using zoek::tegelspel::Teller;

typedef unsigned long long Getal;
typedef Antwoord<Zet> Uitkomst;

//*************************************************************************
// De brug van het model naar wat zoek/tegelspel doorzoekt

// De automaten van een stand.
static Speelruimte ruimteVan (const Stand &stand)
{
  return Speelruimte (stand.pot, stand.schalen, stand.N,
                      stand.rijen[stand.beurt], stand.rijen[1 - stand.beurt],
                      stand.L);
}

// Het nummer dat een zet van het model bij het zoeken heeft.
static int zoekZet (const Stand &stand, const Zet &zet)
{
  const int tegels =
    Model::aantal (Model::op (stand.schalen, zet.first), zet.second);
  return 5 * (zet.second == 'g' ? 0 : 1) + tegels - 1;
}

// Een spel met een boom van zoveel standen, volgens telStanden: wie het
// gebruikt gaat na of dat klopt.
// Parameters: als van Model::Loting::spel, en het kleinste en grootste aantal.
static Stand spelMetOmvang (Model::Loting &loting, int maxRijen, int maxPot,
                            long long laag, long long hoog)
{
  const size_t matig = 1 << 20;  // bytes; past het niet, dan is het te groot
  for (int poging = 0; poging < 20000; poging++)
  {
    const Stand stand = loting.spel (maxRijen, maxPot);
    const long long omvang = Teller (ruimteVan (stand), matig).tel ();
    if (omvang >= laag && omvang <= hoog)
      return stand;
  }
  EIS_MET (false, "geen spel met " << laag << " t/m " << hoog << " standen");
  return Stand ();
}

//*************************************************************************

// Telt de boom van een stand met de regels van het model, waarbij standen met
// dezelfde kern maar een keer geteld worden.
class Modelteller
{
  public:

    // Retourneert: het aantal standen; ULLONG_MAX als het er meer zijn.
    unsigned long long tel (const Stand &stand)
    {
      const string kern = Model::kern (stand);
      const auto geval = bekend.find (kern);
      if (geval != bekend.end ())
        return geval->second;
      unsigned long long standen = 1;
      for (const Zet &zet : Model::verschillendeZetten (stand))
      {
        const unsigned long long erbij = tel (Model::naZet (stand, zet));
        standen = erbij > ULLONG_MAX - standen ? ULLONG_MAX : standen + erbij;
      }
      return bekend[kern] = standen;
    }

  private:

    map<string,unsigned long long> bekend;
};

//*************************************************************************
// De wijzen van zoeken

static size_t bytes (long long geheugen)
{
  return geheugen == Gewoon ? zoek::GeheugenGrens
                            : static_cast<size_t> (geheugen);
}

// Wat elke zoeker uit zoek/tegelspel bijhoudt.
class Ruimtezoeker : public Zoeker<Zet>
{
  public:

    explicit Ruimtezoeker (const Stand &begin)
    : ruimte (ruimteVan (begin)), standen (1, begin),
      stellingen (1, ruimte.begin ())
    {
    }

    // Uit de voorraad, met de pot erbij, gaan alleen de tegels van de zet.
    void doe (const Zet &zet) override
    {
      const int nummer = zoekZet (standen.back (), zet),
                geel = nummer < 5 ? nummer + 1 : 0;
      const Stelling voor = nu ();
      stellingen.push_back (naZet (voor, nummer));
      standen.push_back (Model::naZet (standen.back (), zet));
      EIS_GELIJK (voor.voorraad->geel - nu ().voorraad->geel, geel);
      EIS_GELIJK (voor.voorraad->blauw - nu ().voorraad->blauw,
                  geel > 0 ? 0 : nummer - 4);
    }

    void terug () override
    {
      stellingen.pop_back ();
      standen.pop_back ();
    }

  protected:

    const Speelruimte ruimte;
    vector<Stand> standen;

    const Stelling &nu () const { return stellingen.back (); }

  private:

    vector<Stelling> stellingen;
};

// Ook hoogstens moet kloppen, en in het begin de eerste beste zet.
template <typename Vak>
class Tabelzoeker : public Ruimtezoeker
{
  public:

    Tabelzoeker (const Stand &begin, long long geheugen,
                 zoek::Voortgang *voortgang)
    : Ruimtezoeker (begin),
      oplosser (ruimte, bytes (geheugen), voortgang)
    {
      EIS (oplosser.tabelPast () || geheugen < 8000 || sizeof (Vak) < 8);
      EIS (!oplosser.tabelPast () || geheugen != 0);
    }

    Uitkomst vraag () override
    {
      const long long voor = oplosser.aantalStanden ();
      const bool geenWinst = oplosser.hoogstens (nu (), 0);
      const int score = oplosser.score (nu ()),
                zet = oplosser.bekend (nu ()).zet;
      EIS_GELIJK (geenWinst, score <= 0);
      if (zet < zoek::tegelspel::AantalZetten)
        EIS_GELIJK (oplosser.score (naZet (nu (), zet)), -score);
      for (int grens = score - 1; grens <= score + 1; grens++)
        EIS_GELIJK (oplosser.hoogstens (nu (), grens), grens >= score);
      EIS (oplosser.aantalStanden () > voor);
      Uitkomst uitkomst;
      uitkomst.noemScore (score);
      return standen.size () > 1 ? uitkomst : uitkomst.noemZet (besteZet ());
    }

  private:

    Oplosser<Vak> oplosser;

    Zet besteZet ()
    {
      const int beste = oplosser.score (ruimte.begin ());
      for (const Zet &zet : Model::verschillendeZetten (standen[0]))
        if (oplosser.hoogstens (naZet (ruimte.begin (),
                                       zoekZet (standen[0], zet)), -beste))
          return zet;
      return Model::Geen;
    }
};

// De hele boom.
class Boomzoeker : public Ruimtezoeker
{
  public:

    Boomzoeker (const Stand &begin, long long, zoek::Voortgang *voortgang)
    : Ruimtezoeker (begin), stil ("", "", 0, nullptr),
      boom (voortgang == nullptr ? stil : *voortgang)
    {
    }

    Uitkomst vraag () override
    {
      const Stelling wortel = nu ();
      const long long voor = boom.aantalStanden ();
      const int score =
        boom.besteScore (wortel.voorraad, wortel.eigen, wortel.ander);
      return Uitkomst ().noemScore (score)
                        .noemStanden (boom.aantalStanden () - voor);
    }

  private:

    zoek::Voortgang stil;
    Boom boom;
};

// De functies van de klasse.
static Uitkomst besteScore (TegelSpel &spel)
{
  Zet zet (17, 'q');
  long long standen = 123456789;  // besteScore mag hier niet op rekenen
  const int score = spel.besteScore (zet, standen);
  return Uitkomst ().noemScore (score).noemZet (zet).noemStanden (standen);
}

static Uitkomst besteScoreSnel (TegelSpel &spel)
{
  Zet zet (17, 'q');
  long long bezocht = -123456789;
  const int score = spel.besteScoreSnel (zet, bezocht);
  EIS_MET (bezocht >= 1, bezocht << " bezochte standen");
  return Uitkomst ().noemScore (score).noemZet (zet);
}

// Alle zetten samen krijgen de waarde die elk voor zich heeft.
static Uitkomst waarden (TegelSpel &spel)
{
  Zet beste;
  long long bezocht = 0;
  Gedachte<Zet> gedachte;
  const int score = spel.besteScoreSnel (beste, bezocht);
  const vector<Zet> zetten = spel.bepaalVerschillendeZetten ();
  spel.denk (gedachte);
  EIS (gedachte.zeker);
  EIS_GELIJK (gedachte.waarde, score);
  EIS_GELIJK (gedachte.zetten.size (), zetten.size ());
  for (size_t i = 0; i < zetten.size (); i++)
  {
    const Zetwaarde<Zet> &een = gedachte.zetten[i];
    EIS (een.zet == zetten[i] && een.zeker);
    vector<Zet> gelijk (een.ook);
    gelijk.push_back (een.zet);
    for (const Zet &zet : gelijk)
    {
      EIS (spel.doeZet (zet));
      EIS_GELIJK (een.waarde, -besteScoreSnel (spel).score);
      EIS (spel.unDoeZet ());
    }
  }
  return Uitkomst ().noemScore (score).noemZet (beste);
}

// Een reeks is steeds de eerste beste zet, tot het einde.
static Uitkomst reeks (TegelSpel &spel)
{
  vector<Zet> zetten;
  const int score = spel.besteReeks (zetten);
  for (const Zet &zet : zetten)
  {
    EIS (zet == besteScoreSnel (spel).zet);
    EIS (spel.doeZet (zet.first, zet.second));
  }
  EIS (spel.eindstand ());
  for (size_t i = 0; i < zetten.size (); i++)
    EIS (spel.unDoeZet ());
  return Uitkomst ().noemScore (score);
}

static Uitkomst telStanden (TegelSpel &spel)
{
  return Uitkomst ().noemTelling (spel.telStanden ());
}

struct TegelSpelZoek
: Zoekbasis< TegelSpelZoek, Spelbasis<TegelSpel,Zet,Toetsinzicht>, Stand, Zet >
{
  static vector<Zet> zetten (const Stand &stand)
  {
    return Model::verschillendeZetten (stand);
  }

  static Stand naZet (const Stand &stand, const Zet &zet)
  {
    return Model::naZet (stand, zet);
  }

  static Uitkomst rechter (const Stand &stand)
  {
    const auto uitslag = Model::losOp (stand);
    return Uitkomst ().noemScore (uitslag.score).noemZet (uitslag.zet)
                      .noemStanden (uitslag.standen);
  }

  static string teken (const Stand &stand) { return Model::teken (stand); }
  static string tekst (const Zet &zet) { return Model::tekst (zet); }

  static TegelSpel maak (const Stand &begin)
  {
    TegelSpel spel;
    zetOp (spel, begin);
    return spel;
  }

  static Vraagfunctie teller (const Stand &, long long geheugen,
                              zoek::Voortgang *voortgang)
  {
    return [=] (const Stand &nu)
    {
      const Speelruimte ruimte = ruimteVan (nu);
      Teller teller (ruimte, bytes (geheugen), voortgang);
      return Uitkomst ().noemTelling (teller.tel ());
    };
  }

  // Een tabel van hoogstens zoveel vakken.
  template <typename Vak>
  static Wijze tabel (const string &naam)
  {
    vector<long long> geheugens;
    for (long long vakken : { 0, 1, 2, 16, 1000, 1 << 20 })
      geheugens.push_back (vakken * static_cast<long long> (sizeof (Vak)));
    geheugens.push_back (Gewoon);
    return zoeker< Tabelzoeker<Vak> > (naam, Hervat, geheugens);
  }

  static vector<Wijze> wijzen ()
  {
    vector<long long> vanTeller;
    for (long long kibi : { 0, 15, 16, 32, 48, 64, 96, 128, 200, 400, 100000 })
      vanTeller.push_back (1024 * kibi);
    vanTeller.push_back (Gewoon);
    return { klasse ("besteScore", besteScore),
             klasse ("besteScoreSnel", besteScoreSnel),
             klasse ("waarden", waarden),
             klasse ("reeks", reeks),
             klasse ("telStanden", telStanden),
             tabel<unsigned> ("Oplosser van 32 bits"),
             tabel<Getal> ("Oplosser van 64 bits"),
             zoeker<Boomzoeker> ("Boom", Hervat, { Gewoon }),
             functie ("Teller", MagWeigeren, vanTeller, teller) };
  }
};

typedef Zoekproef<TegelSpelZoek> Proef;

//*************************************************************************
// De proef

TOETS (elk_zoeken_volgt_het_model)
{
  Model::Loting loting (51);
  Proef proef (51);
  for (int i = 0; i < proeven (125, 50); i++)
    proef.bekijk (loting.spelMetBoom (5, 24, 700));
  for (int i = 0; i < proeven (6, 2); i++)
    proef.bekijk (spelMetOmvang (loting, 10, 60, 8000, 40000),
                  TegelSpelZoek::rechter, 3);
  EIS_MET (proef.nietGegaan > proeven (25, 10), proef.nietGegaan);
}

// De uitslag volgens de complete boom; voor het model is zij te groot.
static Uitkomst volgensBoom (const Stand &stand)
{
  const Speelruimte ruimte = ruimteVan (stand);
  const Stelling begin = ruimte.begin ();
  zoek::Voortgang stil ("", "", 0, nullptr);
  Boom boom (stil);
  Uitkomst uitkomst;
  const vector<Zet> zetten = Model::verschillendeZetten (stand);
  uitkomst.noemScore (zetten.empty () ? Model::score (stand) : -99)
          .noemZet (Model::Geen);
  for (const Zet &zet : zetten)
  {
    const Stelling erna = naZet (begin, zoekZet (stand, zet));
    const int waarde = -boom.besteScore (erna.voorraad, erna.eigen,
                                         erna.ander);
    if (waarde > uitkomst.score)
      uitkomst.noemScore (waarde).noemZet (zet);
  }
  return uitkomst.noemStanden (boom.aantalStanden ());
}

TOETS (elk_zoeken_van_grotere_bomen_volgt_de_boom)
{
  Model::Loting loting (52);
  Proef proef (52);
  for (int grote = 0; grote < proeven (15, 3); grote++)
    proef.bekijk (spelMetOmvang (loting, 10, 60, 10000,
                                 proeven (1000000, 50000)), volgensBoom, 7);
}

TOETS (als_het_geheugen_opraakt)
{
  Model::Loting loting (43);
  Proef proef (43);
  vector<size_t> bytes;
  for (size_t kibi : { 0u, 1u, 8u, 16u, 32u, 40u, 64u, 80u, 96u, 200u })
    bytes.push_back (1024 * kibi);
  for (int i = 0; i < proeven (15, 8); i++)
    proef.eisSchaars (loting.spelMetBoom (5, 30, 20000), bytes);
  for (int grote = 0; grote < proeven (2, 1); grote++)
    proef.eisSchaars (spelMetOmvang (loting, 10, 60, 200000, 1000000), bytes,
                      volgensBoom);
  EIS_MET (proef.nietGegaan > proeven (25, 10), proef.nietGegaan);
  EIS_MET (proef.geweigerd > proeven (150, 80), proef.geweigerd);
}

TOETS (met_voortgang_en_afgebroken)
{
  Model::Loting loting (44);
  Proef proef (44);
  for (int i = 0; i < proeven (50, 10); i++)
    proef.eisVoortgang (loting.spelMetBoom (5, 24, 2000));
  EIS_MET (proef.afgebroken > proeven (300, 60), proef.afgebroken);
}

//*************************************************************************
// Bomen met een vreemde vorm

TOETS (boom_die_een_lange_keten_is)
{
  Proef proef (47);
  for (int tegels : { 1, 119, 120, 121 })
  {
    const Stand stand = Model::leegSpel (1, 1, 10, 6,
                                         Model::herhaal (tegels, 'g'));
    EIS_GELIJK (TegelSpelZoek::rechter (stand).standen, min (tegels, 119) + 1);
    proef.bekijk (stand);
  }
}

TOETS (boom_die_diep_is_en_smal)
{
  string pot (105, 'g');  // een schaal: een keuze zodra er twee kleuren liggen
  for (size_t plaats : { 5u, 50u, 77u, 100u })
    pot[plaats] = 'b';
  const Stand stand = Model::leegSpel (2, 1, 10, 6, pot);
  const Uitkomst uitslag = volgensBoom (stand);
  EIS_MET (uitslag.standen > 100 && uitslag.standen < 10 * 1000 * 1000,
           uitslag.standen);
  EIS_GELIJK (static_cast<Getal> (uitslag.standen), Modelteller ().tel (stand));
  EIS_GELIJK (Tabelzoeker<unsigned> (stand, 1 << 20, nullptr).vraag ().score,
              uitslag.score);
}

// Van de pot doet mee wat er op de borden kan passen, en geen tegel meer of
// minder.
TOETS (pot_telt_zo_ver_als_er_past)
{
  Model::Loting loting (55);
  for (int i = 0; i < 50; i++)
  {
    Stand stand = loting.spel (4, 10);
    stand.pot += string (25, 'g');
    for (int schaal = 0; schaal < stand.M; schaal++)
      Model::vulAan (stand, schaal);  // met een pot is elke schaal vol
    TegelSpel spel;
    zetOp (spel, stand);
    const size_t leeg = static_cast<size_t> (Toetsinzicht::leeg (spel));
    for (size_t tegels : { leeg - (leeg > 0), leeg, leeg + 1, leeg + 6 })
    {
      stand.pot.resize (tegels, 'g');
      const Speelruimte ruimte = ruimteVan (stand);
      EIS_GELIJK (ruimte.begin ().voorraad->geel
                  + ruimte.begin ().voorraad->blauw,
                  stand.M * stand.N + static_cast<int> (min (tegels, leeg)));
    }
  }
}

// Een toevallig spel met de grootste maten: elke stelling komt terug uit haar
// sleutel.
TOETS (grootste_spel_past_in_de_sleutel)
{
  Model::Loting loting (2);
  const Speelruimte ruimte =
    ruimteVan (Model::leegSpel (5, 5, 10, 6, loting.pot (160)));
  EIS_GELIJK (ruimte.alleBorden ().alle ().size (), 11748u);
  for (int keer = 0; keer < proeven (200, 20); keer++)
    for (Stelling nu = ruimte.begin (); zettenIn (nu) != 0; )
    {
      const Getal sleutel = ruimte.sleutel (nu);
      const Stelling terug = ruimte.stellingVan (sleutel);
      EIS ((sleutel >> 63) == 0 && terug.voorraad == nu.voorraad
           && terug.eigen == nu.eigen && terug.ander == nu.ander);
      int zet = loting.trek (0, 9);
      while ((zettenIn (nu) >> zet & 1) == 0)
        zet = loting.trek (0, 9);
      nu = naZet (nu, zet);
    }
}

//*************************************************************************
// Wat zonder zoeken bekend is

// Vraag van een stand, en van die tot diep zetten verder, of wie niet aan beurt
// is een score zeker niet haalt: dat mag alleen als het model minder vindt.
// Retourneert: hoe vaak dat zo was terwijl hij nog inloopt, en op een na genoeg
static int eisInhalen (const Stand &stand, const Stelling &stelling, int diep)
{
  const int nu = -scoreVan (stelling), wordt = -Model::losOp (stand).score;
  int net = 0;
  for (int grens = wordt - 1; grens <= wordt + 1; grens++)
    for (int beurten = 1; beurten <= 4; beurten++)
      if (Inhalen::onmogelijk (stelling, grens, beurten))
      {
        EIS_MET (wordt < grens, Model::teken (stand) << grens << " en "
                                << beurten << " beurten");
        net += wordt == grens - 1 && wordt > nu;
      }
  if (diep > 0)
    for (const Zet &zet : Model::verschillendeZetten (stand))
      net += eisInhalen (Model::naZet (stand, zet),
                         naZet (stelling, zoekZet (stand, zet)), diep - 1);
  return net;
}

TOETS (wie_zeker_niet_inloopt_doet_dat_ook_niet)
{
  Model::Loting loting (61);
  int net = 0;
  for (int i = 0; i < proeven (6000, 2000); i++)
  {
    const Stand stand = loting.spelMetBoom (3, 10, 150);
    const Speelruimte ruimte = ruimteVan (stand);
    net += eisInhalen (stand, ruimte.begin (), 2);
  }
  EIS_MET (net > 500, net);
}

// Is het tekort op, dan dreigt ook een stapel die de zet van A en het aanvullen
// te groot maken voor elke rij: een ander moet dan blijven. Hier neemt A een
// van beide stapels van drie, die in geen rij past als er een tegel bij komt.
TOETS (wie_inloopt_maakt_een_stapel_soms_te_groot)
{
  const Stand stand = Model::uitTekening
    ("pot ggbb\nschalen 4: gbbb gggb ggbb\n"
     "bb ..\nbb bb\nb. ..\ng. gg\n.. bb\nbeurt 1\n");
  const Speelruimte ruimte = ruimteVan (stand);
  EIS_GELIJK (Model::losOp (stand).score, 0);
  eisInhalen (stand, ruimte.begin (), 2);
}

// Met en zonder Vooruitzien is elke zet hetzelfde waard.
TOETS (vooruitzien_verandert_geen_score)
{
  using namespace zoek::tegelspel;
  Model::Loting loting (62);
  long long met = 0, zonder = 0;
  for (int i = 0; i < 1500; i++)
  {
    const Speelruimte ruimte = ruimteVan (loting.spelMetBoom (5, 24, 3000));
    Oplosser<Getal> zoeker (ruimte, 1 << 16);
    Oplosser<Getal, AlleIdeeen & ~Vooruitzien> ander (ruimte, 1 << 16);
    const Stelling begin = ruimte.begin ();
    EIS_GELIJK (zoeker.score (begin), ander.score (begin));
    for (unsigned zetten = zettenIn (begin); zetten != 0;
         zetten = zoek::zonderEerste (zetten))
    {
      const Stelling erna = naZet (begin, zoek::eersteBit (zetten));
      EIS_GELIJK (zoeker.score (erna), ander.score (erna));
    }
    met += zoeker.aantalStanden ();
    zonder += ander.aantalStanden ();
  }
  EIS_MET (met < zonder, met << " " << zonder);
}

//*************************************************************************
// Tellen, tot meer standen dan een long long kan tellen

// Van een lange pot met vooral gele tegels, op schalen met een tegel: dat geeft
// veel standen, maar weinig soorten.
TOETS (teller_rond_de_grootste_long_long)
{
  if (kort ())
    return;
  int net = 0, netNiet = 0;
  const Getal meeste = LLONG_MAX;
  string pot;
  for (int i = 0; i < 77; i++)
    pot += i % 3 == 1 || i % 5 == 0 ? 'b' : 'g';
  for (int M : { 2, 3, 5 })
    for (size_t tegels = 66; tegels <= 77; tegels++)
    {
      const Stand stand = Model::leegSpel (M, 1, 10, 6, pot.substr (0, tegels));
      const Getal verwacht = Modelteller ().tel (stand);
      EIS_MET (Teller (ruimteVan (stand), 1 << 22).tel ()
               == (verwacht > meeste ? -1 : static_cast<long long> (verwacht)),
               verwacht << " bij " << tegels << " tegels en " << M
               << " schalen");
      net += verwacht > meeste / 2 && verwacht <= meeste;
      netNiet += verwacht > meeste && verwacht < ULLONG_MAX;
    }
  EIS_MET (net >= 2 && netNiet >= 2, net << " " << netNiet);
}

// Wat te veel is om te tellen heet onbekend, en dat is het meteen.
TOETS (tellen_houdt_op_bij_hoeveel_er_mogen)
{
  const Speelruimte ruimte = ruimteVan
    (Model::leegSpel (5, 5, 10, 6, Model::Loting (7).pot (90)));
  EIS_GELIJK (Teller (ruimte, 1 << 22, 0, 100).tel (), 0);
  EIS_GELIJK (Teller (ruimte, 1 << 12, 0, 100000).tel (), -1);
  const Speelruimte klein = ruimteVan (Model::leegSpel (1, 1, 1, 4, "gggggg"));
  EIS_GELIJK (Teller (klein, 1 << 22, 0, 6).tel (), 7);
  EIS_GELIJK (Teller (klein, 1 << 22, 0, 5).tel (), 0);
}

//*************************************************************************
// Wat elke zet kostte

// Speel een spel met toevallige zetten: van elke is bekend wat zij kostte, en
// samen is dat wat er van de score aan het begin over was.
TOETS (kosten_zijn_wat_de_score_verandert)
{
  Model::Loting loting (58);
  Toeval toeval (58);
  for (int i = 0; i < proeven (300, 60); i++)
  {
    vector<Stand> standen = { loting.spelMetBoom (5, 24, 700) };
    TegelSpel spel;
    zetOp (spel, standen[0]);
    while (!Model::eindstand (standen.back ())
           && (i % 3 > 0 || standen.size () < 4))
    {
      const Zet zet = toeval.uit
        (Model::verschillendeZetten (standen.back ()));
      EIS (spel.doeZet (zet));
      EIS (spel.gedaneZetten ().back () == zet);
      standen.push_back (Model::naZet (standen.back (), zet));
    }
    vector< Kosten<Zet> > kosten;
    int som = 0, teken = 1;
    spel.bepaalKosten (kosten);
    EIS_STAND (spel, standen.back ());
    EIS_GELIJK (kosten.size (), standen.size () - 1);
    for (size_t j = 0; j + 1 < standen.size (); j++, teken = -teken)
    {
      const Kosten<Zet> &een = kosten[kosten.size () - 1 - j];
      const auto ervoor = Model::losOp (standen[j]);
      EIS_GELIJK (een.beste, ervoor.score);
      EIS_GELIJK (een.waarde, -Model::losOp (standen[j + 1]).score);
      EIS (een.variant.at (0) == ervoor.zet && een.diepte == 0);
      som += teken * zoek::prijsVan (een);
    }
    EIS_GELIJK (som, Model::losOp (standen[0]).score
                     - teken * Model::losOp (standen.back ()).score);
  }
}

//*************************************************************************
// Wat er bekend is als het zoeken afgebroken wordt

// Eis dat een rij het begin is van een andere.
template <typename Een>
static void eisBegin (const vector<Een> &rij, const vector<Een> &andere)
{
  EIS (rij.size () <= andere.size ()
       && equal (rij.begin (), rij.end (), andere.begin ()));
}

// Retourneert: de waarden die bekend zijn; die staan vooraan
static vector<int> bekendeWaarden (const Gedachte<Zet> &gedachte)
{
  vector<int> waarden;
  for (const Zetwaarde<Zet> &een : gedachte.zetten)
    if (zoek::isBekend (een))
      waarden.push_back (een.waarde);
  return waarden;
}

// Breek elk zoeken van een stand af als een deel ervan gedaan is, en eis dat
// wat er dan bekend is klopt: van de hele boom, of van het snelle zoeken, elke
// zet en de reeks.
// Retourneert: hoe vaak er iets bekend was
static int eisAfgebroken (const Stand &stand, double deel, bool heel)
{
  const vector<Zet> zetten = Model::verschillendeZetten (stand);
  vector<int> hoort;
  vector<Zet> hele, reeks;
  TegelSpel spel;
  zetOp (spel, stand);
  spel.besteReeks (hele);
  Zet eerste;
  long long alle = 0;
  int bekend = 0;
  spel.besteScoreSnel (eerste, alle);
  Gedachte<Zet> alles;
  spel.denk (alles);
  hoort = bekendeWaarden (alles);
  alle = alles.standen;
  if (heel)
    alle = spel.telStanden ();
  for (int wat = heel ? 0 : 1; wat < (heel ? 1 : 4); wat++)
  {
    Ongeduld ongeduld (static_cast<int>
                       (deel * static_cast<double> (alle / 10000)));
    Gedachte<Zet> gedachte;
    Zet zet (17, 'q');
    long long standen = 0;
    spel.stelToezicht (&ongeduld);
    try
    {
      if (wat == 0)
        spel.besteScore (zet, standen);
      else if (wat == 1)
        spel.besteScoreSnel (zet, standen);
      else if (wat == 2)
        spel.denk (gedachte);
      else
        spel.besteReeks (reeks);
    }
    catch (const zoek::Afgebroken &werk)
    {
      const int score = *max_element (hoort.begin (), hoort.end ());
      int laag = score, hoog = score;
      char punt = '.';
      istringstream (werk.bekend) >> laag >> punt >> punt >> hoog;
      EIS_MET (laag <= score && score <= hoog, werk.bekend << " " << score);
      EIS (wat != 1 || zet == Model::Geen || zet == eerste
           || !werk.bekend.empty ());
      bekend += wat < 2 && zet != Model::Geen;
    }
    eisBegin (bekendeWaarden (gedachte), hoort);
    bekend += !bekendeWaarden (gedachte).empty ();
    if (wat >= 2 || zet == Model::Geen)
      continue;
    const auto plaats = find (zetten.begin (), zetten.end (), zet);
    EIS (plaats != zetten.end ());
    const auto waarde = hoort.begin () + (plaats - zetten.begin ());
    if (wat == 0)  // beter dan elke zet ervoor
      EIS (none_of (hoort.begin (), waarde,
                    [&] (int eerder) { return eerder >= *waarde; }));
  }
  eisBegin (reeks, hele);
  return bekend;
}

TOETS (wie_afbreekt_weet_wat_er_al_bekend_was)
{
  Model::Loting loting (58);
  int inBoom = 0, snel = 0;
  for (int i = 0; i < 3; i++)
  {
    const Stand groot = Model::leegSpel (4, 3, 6, 5, loting.pot (70)),
                stand = spelMetOmvang (loting, 10, 60, 200000, 1000000);
    for (double deel : { 0.0, 0.3, 0.6, 0.9, 0.98 })
    {
      inBoom += eisAfgebroken (stand, deel, true);
      snel += eisAfgebroken (groot, deel, false);
    }
  }
  EIS_MET (inBoom >= 3 && snel >= 3, inBoom << " " << snel);
}

// Wie nee zegt tegen lang werk, en telt hoe vaak er daarna gekeken wordt.
struct Weigeraar : Toezicht
{
  mutable int keren = 0, grens = 0;  // grens: hoe vaak er een was
  int vragen = 0;

  Weigeraar () : Toezicht (false) {}
  bool vraagt () const override { return true; }

  bool stopGevraagd () const override
  {
    return (grens += heeftGrens ()) + keren++ < 0;
  }

  bool magDoor (const zoek::Schatting &) override
  {
    keren = 0;
    vragen++;
    return false;
  }
};

// Het tempo wordt gemeten met de eerste boom die even duurt, en dan niet meer.
// Wat er voor de vraag geteld is, wordt daarna niet nog eens geteld: dan wordt
// er van elke rij die overblijft alleen nog kort gezocht, en een keer gekeken.
// Een boom die langer duurt dan mag begint niet, ook niet na een vraag.
TOETS (experiment_telt_elke_boom_een_keer)
{
  Weigeraar nee;
  TegelSpel spel;
  EIS (spel.leesInSpel ("spel2.txt"));
  spel.stelToezicht (&nee);
  zetZaad (1);
  klok = 0;
  kijkduur = 0.02;
  const Vangst vangst;
  spel.toonExperiment (true, 0);
  const int keren = nee.keren, grens = nee.grens,
            metGrens = static_cast<int>  // van een boom, tot de grens
              (lround (zoek::Schatting::Meettijd / kijkduur));
  int rijen = 0;
  istringstream tabel (vangst.tekst ());
  spel.toonExperiment (true, zoek::Schatting::KortGenoeg);
  klok = kijkduur = 0;
  for (string regel; getline (tabel, regel); )
    rijen += bevat (regel, ";nan;");
  EIS_MET (grens <= metGrens, grens << " " << metGrens);
  EIS_MET (rijen > 1, vangst.tekst ());
  EIS_GELIJK (keren, rijen);
  EIS_GELIJK (nee.vragen, 1);
}
