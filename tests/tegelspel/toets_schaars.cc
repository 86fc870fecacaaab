// toets_schaars.cc: het zoeken van zoek/tegelspel zelf, met veel, weinig en
// geen geheugen: de uitkomst is altijd die van het model, of er komt te staan
// dat het niet gaat, en de grens aan het geheugen wordt nooit overschreden.

#include "tests/toets.h"
#include "tests/schaars.h"
#include "tests/tegelspel/zoekhulp.h"

#include "zoek/tegelspel/boom.h"
#include "zoek/tegelspel/oplosser.h"
#include "zoek/tegelspel/tellen.h"

using namespace std;
using Model::Stand;
using Model::Zet;
using zoek::tegelspel::Speelruimte;

typedef unsigned long long Getal;

// Het aantal vakken dat een tabel hoogstens mag hebben.
static const size_t Vakken[] = { 0, 1, 2, 16, 1000, 1 << 20 };

//*************************************************************************
// Snel

// Zoek met een tabel van hoogstens zoveel vakken, en vergelijk alles wat er te
// vragen is met wat eruit moet komen.
template <typename Vak>
static void eisSnel (const Stand &stand, const Speelruimte &ruimte,
                     const Model::Uitslag &uitslag, size_t vakken)
{
  const size_t voor = Schaars::inGebruik (), geheugen = vakken * sizeof (Vak);
  const Schaars schaars (SIZE_MAX);
  zoek::tegelspel::Oplosser<Vak> snel (ruimte, geheugen);
  EIS_MET (snel.score (ruimte.begin ()) == uitslag.score, vakken
           << " vakken van " << sizeof (Vak) << " bytes: score "
           << snel.score (ruimte.begin ()) << ", verwacht was "
           << uitslag.score << Model::teken (stand));
  long long standen = snel.aantalStanden ();
  EIS (standen >= 1);
  for (const pair<Zet,int> &geval : uitslag.waarden)
  {
    const zoek::tegelspel::Stelling erna = naZet (ruimte.begin (),
                                       zoekZet (stand, geval.first));
    for (int grens = geval.second - 1; grens <= geval.second + 1; grens++)
      EIS_MET (snel.hoogstens (erna, -grens) == (geval.second >= grens),
               vakken << " vakken van " << sizeof (Vak) << " bytes: zet "
               << Model::tekst (geval.first) << " is "
               << (geval.second >= grens ? "wel" : "niet") << " minstens "
               << grens << Model::teken (stand));
    EIS_MET (snel.score (erna) == -geval.second, vakken << " vakken van "
             << sizeof (Vak) << " bytes: zet " << Model::tekst (geval.first)
             << " heeft waarde " << geval.second << Model::teken (stand));
    EIS (snel.aantalStanden () > standen);
    standen = snel.aantalStanden ();
  }
  EIS (schaars.piek () - voor <= geheugen);
  EIS (snel.tabelPast () || vakken < 1000 || sizeof (Vak) < 8);
  EIS (!snel.tabelPast () || vakken > 0);
}

TOETS (snel_met_elke_tabel_volgt_het_model)
{
  Model::Loting loting (41);
  for (int i = 0; i < proeven (2000, 60); i++)
  {
    const Stand stand = loting.spelMetBoom (4, 20, 700);
    const Model::Uitslag uitslag = Model::losOp (stand);
    const Speelruimte ruimte = ruimteVan (stand);
    for (size_t vakken : Vakken)
    {
      eisSnel<unsigned> (stand, ruimte, uitslag, vakken);
      eisSnel<Getal> (stand, ruimte, uitslag, vakken);
    }
  }
}

// De uitslag van een stand volgens de complete boom, die niet van het model
// hoeft te komen: daarvoor is zij te groot.
static Model::Uitslag volgensBoom (const Stand &stand,
                                   const Speelruimte &ruimte)
{
  Model::Uitslag uitslag = { -99, Model::Geen, 1, {} };
  zoek::tegelspel::Boom boom (ruimte);
  for (const Zet &zet : Model::verschillendeZetten (stand))
  {
    const int waarde =
      -boom.score (naZet (ruimte.begin (), zoekZet (stand, zet)));
    uitslag.waarden.push_back (make_pair (zet, waarde));
    if (waarde > uitslag.score)
    {
      uitslag.score = waarde;
      uitslag.zet = zet;
    }
  }
  uitslag.standen += boom.aantalStanden ();
  return uitslag;
}

TOETS (snel_met_elke_tabel_van_grotere_bomen)
{
  Model::Loting loting (42);
  for (int grote = 0; grote < proeven (100, 2); grote++)
  {
    const Stand stand =
      spelMetOmvang (loting, 10, 60, 10000, proeven (1000000, 20000));
    const Speelruimte ruimte = ruimteVan (stand);
    const Model::Uitslag uitslag = volgensBoom (stand, ruimte);
    EIS_GELIJK (uitslag.standen, zoek::tegelspel::Teller (ruimte, 1 << 20).tel ());
    for (size_t i = 0; i < sizeof Vakken / sizeof Vakken[0]; i++)
      if ((static_cast<size_t> (grote) + i) % 2 == 0)
        eisSnel<unsigned> (stand, ruimte, uitslag, Vakken[i]);
      else
        eisSnel<Getal> (stand, ruimte, uitslag, Vakken[i]);
  }
}

TOETS (snel_als_het_geheugen_opraakt)
{
  Model::Loting loting (43);
  int geweigerd = 0;
  for (int grote = 0; grote < proeven (20, 1); grote++)
  {
    const Stand stand = spelMetOmvang (loting, 10, 60, 200000, 1000000);
    const Speelruimte ruimte = ruimteVan (stand);
    const int score = volgensBoom (stand, ruimte).score;
    for (size_t kibi : { 0u, 1u, 8u, 16u, 32u, 64u })
    {
      const Schaars schaars (Schaars::inGebruik () + 1024 * kibi);
      zoek::tegelspel::Oplosser<unsigned> klein (ruimte, zoek::GeheugenGrens);
      zoek::tegelspel::Oplosser<Getal> groot (ruimte, zoek::GeheugenGrens);
      EIS_GELIJK (klein.score (ruimte.begin ()), score);
      EIS_GELIJK (groot.score (ruimte.begin ()), score);
      geweigerd += schaars.geweigerd ();
    }
  }
  EIS_MET (geweigerd > proeven (20, 1) * 6, geweigerd);
}

//*************************************************************************
// Boom

// Het geheugen dat een boom met grote blokken neemt.
static size_t geheugenVanBoom (const Speelruimte &ruimte)
{
  const size_t voor = Schaars::inGebruik ();
  const Schaars schaars (SIZE_MAX);
  const zoek::tegelspel::Boom boom (ruimte);
  return schaars.piek () - voor;
}

// Loop de boom af met blokken van elke grootte, van 256 knopen tot een.
static void eisBoom (const Stand &stand, int score, long long standen)
{
  const Speelruimte ruimte = ruimteVan (stand);
  const size_t genoeg = geheugenVanBoom (ruimte);
  for (size_t deler = 1; deler <= 256; deler *= 2)
  {
    const Schaars schaars (Schaars::inGebruik () + genoeg / deler);
    zoek::tegelspel::Boom boom (ruimte);
    EIS ((schaars.geweigerd () > 0) == (deler > 1));
    for (int keer = 1; keer <= 2; keer++)
    {
      EIS_MET (boom.score (ruimte.begin ()) == score, "score "
               << boom.score (ruimte.begin ()) << " met 1/" << deler
               << ", verwacht was " << score << Model::teken (stand));
      EIS_MET (boom.aantalStanden () == keer * standen, boom.aantalStanden ()
               << " standen na " << keer << " keer met 1/" << deler
               << ", verwacht was " << standen << Model::teken (stand));
    }
  }
}

TOETS (boom_met_weinig_geheugen)
{
  Model::Loting loting (44);
  for (int i = 0; i < proeven (300, 15); i++)
  {
    const Stand stand = loting.spelMetBoom (4, 20, 3000);
    const Model::Uitslag uitslag = Model::losOp (stand);
    eisBoom (stand, uitslag.score, uitslag.standen);
  }
  for (int grote = 0; grote < proeven (12, 1); )
  {
    const int meer = proeven (10000, 2000);
    const Stand stand = loting.spelMetBoom (10, 60, 4 * meer);
    if (Model::telStanden (stand, meer) <= meer)
      continue;
    const Model::Uitslag uitslag = Model::losOp (stand);
    eisBoom (stand, uitslag.score, uitslag.standen);
    grote++;
  }
}

// Een spel met deze maten en lege borden.
static Stand leegSpel (int M, int N, int K, int L, const string &pot)
{
  Stand stand;
  stand.M = M;
  stand.N = N;
  stand.K = K;
  stand.L = L;
  stand.pot = pot;
  for (Model::Paren &rijen : stand.rijen)
    rijen.assign (static_cast<size_t> (K), make_pair (0, 0));
  Model::vulSchalen (stand);
  return stand;
}

TOETS (boom_die_een_lange_keten_is)
{
  for (int tegels : { 1, 2, 119, 120, 121, 300 })
  {
    const Stand stand = leegSpel (1, 1, 10, 6, Model::herhaal (tegels, 'g'));
    const Model::Uitslag uitslag = Model::losOp (stand);
    EIS_GELIJK (uitslag.standen, min (tegels, 119) + 1);
    eisBoom (stand, uitslag.score, uitslag.standen);
  }
}

TOETS (boom_die_diep_is_en_smal)
{
  string pot (105, 'g');  // een schaal: een keuze zodra er twee kleuren liggen
  for (size_t plaats : { 5u, 50u, 77u, 100u })
    pot[plaats] = 'b';
  const Stand stand = leegSpel (2, 1, 10, 6, pot);
  Modelteller teller;
  const Model::Uitslag uitslag = volgensBoom (stand, ruimteVan (stand));
  const Getal standen = teller.tel (stand);
  EIS_MET (standen > 100 && standen < 10 * 1000 * 1000, standen);
  EIS_GELIJK (static_cast<Getal> (uitslag.standen), standen);
  EIS (zoek::tegelspel::Oplosser<unsigned> (ruimteVan (stand), 1 << 20)
         .score (ruimteVan (stand).begin ()) == uitslag.score);
}

TOETS (boom_zonder_geheugen)
{
  Model::Loting loting (46);
  const Speelruimte ruimte = ruimteVan (loting.spel (4, 20));
  const Schaars schaars (Schaars::inGebruik ());
  bool geweigerd = false;
  try
  {
    zoek::tegelspel::Boom boom (ruimte);
  }
  catch (const bad_alloc &)
  {
    geweigerd = true;
  }
  EIS (geweigerd);
}

//*************************************************************************
// Teller

TOETS (teller_met_weinig_geheugen)
{
  Model::Loting loting (45);
  int gelukt = 0, mislukt = 0;
  for (int i = 0; i < proeven (400, 15); i++)
  {
    const Stand stand = loting.spelMetBoom (5, 30, 20000);
    const Speelruimte ruimte = ruimteVan (stand);
    const long long standen = Model::telStanden (stand, LLONG_MAX / 2);
    bool eerder = false;
    for (size_t kibi : { 0u, 15u, 16u, 32u, 48u, 64u, 96u, 128u, 200u, 400u,
                         100000u })
    {
      const size_t voor = Schaars::inGebruik ();
      const Schaars schaars (SIZE_MAX);
      const long long geteld = zoek::tegelspel::Teller (ruimte, 1024 * kibi).tel ();
      EIS_MET (geteld == -1 || geteld == standen, geteld << " in " << kibi
               << " KiB, verwacht was " << standen << Model::teken (stand));
      EIS_MET (geteld != -1 || !eerder, "met meer geheugen lukt het niet");
      EIS (schaars.piek () - voor <= 1024 * kibi);
      eerder = geteld != -1;
      gelukt += geteld != -1;
      mislukt += geteld == -1;
    }
    EIS (eerder);
  }
  EIS_MET (gelukt > proeven (200, 15) && mislukt > proeven (200, 15),
           gelukt << " " << mislukt);
}

TOETS (teller_als_het_geheugen_opraakt)
{
  Model::Loting loting (46);
  int mislukt = 0;
  for (int i = 0; i < proeven (100, 12); i++)
  {
    const Stand stand = loting.spelMetBoom (5, 30, 20000);
    const Speelruimte ruimte = ruimteVan (stand);
    const long long standen = Model::telStanden (stand, LLONG_MAX / 2);
    for (size_t kibi : { 0u, 16u, 40u, 80u, 96u, 200u })
    {
      const Schaars schaars (Schaars::inGebruik () + 1024 * kibi);
      const long long geteld =
        zoek::tegelspel::Teller (ruimte, zoek::GeheugenGrens).tel ();
      EIS (geteld == (schaars.geweigerd () > 0 ? -1 : standen));
      mislukt += geteld == -1;
    }
  }
  EIS_MET (mislukt > 20, mislukt);
}

// Een lange pot met vooral gele tegels.
static string langePot (int tegels)
{
  string pot;
  for (int i = 0; i < tegels; i++)
    pot += i % 3 == 1 ? 'b' : i % 5 == 0 ? 'b' : 'g';
  return pot;
}

TOETS (teller_rond_de_grootste_long_long)
{
  if (kort ())
    return;
  int net = 0, netNiet = 0;
  for (int M : { 2, 3, 5 })
    for (int tegels = 66; tegels <= 77; tegels++)
    {
      const Stand stand = leegSpel (M, 1, 10, 6, langePot (tegels));
      const long long geteld =
        zoek::tegelspel::Teller (ruimteVan (stand), 1 << 22).tel ();
      Modelteller model;
      const Getal verwacht = model.tel (stand);
      const Getal meeste = LLONG_MAX;
      EIS_MET (geteld == (verwacht > meeste ? -1
                                            : static_cast<long long> (verwacht)),
               geteld << ", verwacht was " << verwacht << " bij " << tegels
               << " tegels en " << M << " schalen");
      net += verwacht > meeste / 2 && verwacht <= meeste;
      netNiet += verwacht > meeste && verwacht < ULLONG_MAX;
    }
  EIS_MET (net >= 2 && netNiet >= 2, net << " " << netNiet);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
