// toets_zoek.cc: de beste zet, tegen een rechter die alles naspeelt; en denken
// en tellen dat afgebroken wordt.

#include "tests/othello/hulp.h"
#include "spellen/othello/zoek/denker.h"
#include "spellen/othello/zoek/schatten.h"
#include "spellen/othello/zoek/tellen.h"
#include "standaard.h"
#include "tests/dump.h"
#include "tests/grens.h"

using namespace std;
using namespace zoek::othello;

static_assert (Model::Vast == VastWinst, "dan zijn waarden te vergelijken");

// Wat een stand volgens de rechter waard is; elke stand wordt maar een keer
// uitgespeeld.
static int waardeVanModel (const Model::Stand &stand)
{
  static map<string,int> bekend;
  const string naam = to_string (stand.m) + stand.speler + stand.vakjes;
  const auto plek = bekend.find (naam);
  return plek != bekend.end () ? plek->second
                               : bekend[naam] = Model::uitkomst (stand);
}

// Denk over een stand, met een tabel van zoveel bytes.
static Gedachte<Plek> gedachteOver (const Model::Stand &stand, bool elkeZet,
                              size_t geheugen = 1 << 20, int diepte = 1)
{
  Gedachte<Plek> gedachte;
  denk (*bordVan (stand), diepte, elkeZet, nullptr, gedachte,
        [] (const Gedachte<Plek> &) {}, geheugen);
  return gedachte;
}

// Eis dat de hoofdvariant mag, tot het einde van het spel gaat, en na elke zet
// de waarde houdt.
static void eisVariant (const Gedachte<Plek> &gedachte, Model::Stand stand)
{
  const char begonnen = stand.speler;
  for (const Plek &plek : gedachte.variant)
  {
    EIS (!Model::slag (stand, plek.first, plek.second).empty ());
    stand = Model::na (stand, plek);
    const int waarde = waardeVanModel (stand);
    EIS_GELIJK (stand.speler == begonnen ? waarde : -waarde, gedachte.waarde);
  }
  EIS (Model::zetten (stand).empty ());
}

// Eis dat wat er van elke zet gezegd wordt klopt, en welke de beste is.
static void eisZetten (const Gedachte<Plek> &gedachte,
                       const Model::Stand &stand, bool elkeZet)
{
  const vector<Model::Plek> zetten = Model::zetten (stand);
  const int beste = waardeVanModel (stand);
  size_t eerste = zetten.size ();
  EIS_GELIJK (gedachte.zetten.size (), zetten.size ());
  for (size_t i = 0; i < zetten.size (); i++)
  {
    const Zetwaarde<Plek> &zet = gedachte.zetten[i];
    const Model::Plek plek = zetten[i];
    const int hoort = -waardeVanModel (Model::na (stand, plek)),
              waarde = zet.waarde;
    EIS (zet.zet == plek);
    if (zet.zeker)
      EIS_MET (zet.hoogstens ? waarde >= hoort : waarde == hoort, waarde);
    EIS (zet.zeker || !elkeZet);
    EIS (!zet.hoogstens || !elkeZet);
    if (eerste == zetten.size () && hoort == beste)
      eerste = i;
  }
  EIS_GELIJK (zoek::waardeVan (gedachte, gedachte.variant[0]).waarde, beste);
  if (elkeZet)
    EIS (gedachte.variant[0] == zetten[eerste]);
}

static void eisGedachte (const Model::Stand &stand)
{
  for (bool elkeZet : { false, true })
    for (size_t geheugen : { size_t (0), size_t (100), size_t (1 << 20) })
    {
      const Gedachte<Plek> gedachte = gedachteOver (stand, elkeZet, geheugen);
      if (Model::zetten (stand).empty ())
      {
        EIS (gedachte.zetten.empty () && gedachte.variant.empty ());
        EIS (gedachte.zeker);
        EIS_GELIJK (gedachte.waarde, waardeVanModel (stand));
        continue;
      }
      EIS (gedachte.zeker);
      EIS_GELIJK (gedachte.waarde, waardeVanModel (stand));
      eisZetten (gedachte, stand, elkeZet);
      eisVariant (gedachte, stand);
    }
}

// Een stand op 4 bij 4 die een halve slag gedraaid dezelfde is.
static Model::Stand gespiegeldeStand (Toeval &toeval)
{
  Model::Stand stand = Model::begin (4, 4);
  for (int over = 4; over > 0; over--)
  {
    const size_t plaats = static_cast<size_t> (toeval.trek (0, 7));
    stand.vakjes[plaats] = stand.vakjes[15 - plaats] =
      toeval.trek (0, 1) == 0 ? 'W' : 'Z';
  }
  return stand;
}

TOETS (eindspel_volgt_de_rechter)
{
  Toeval toeval (1);
  for (int m = 2; m <= 10; m += 2)
    for (int n = 2; n <= 10; n += 2)
      for (int i = 0; i < proeven (8, 2); i++)
        eisGedachte (speelTot (Model::begin (m, n),
                               toeval.trek (0, m * n < 64 ? 8 : 6), toeval));
  for (int i = 0; i < proeven (999, 20); i++)
    eisGedachte (speelTot (Model::begin (4, 4), toeval.trek (0, 8), toeval));
  for (int i = 0; i < proeven (300, 60); i++)
    eisGedachte (gespiegeldeStand (toeval));
}

//*************************************************************************
// De waardering, vakje voor vakje zoals waardering.h haar beschrijft

// Ligt een steen in een hoek, of met alleen eigen stenen ertussen langs een
// rand aan een hoek vast?
static bool ligtVast (const Model::Stand &stand, int rij, int kolom)
{
  const char steen = Model::op (stand, rij, kolom);
  for (int richting = 0; richting < 4; richting++)
  {
    const int dr = richting == 0 ? -1 : richting == 1 ? 1 : 0,
              dk = richting == 2 ? -1 : richting == 3 ? 1 : 0;
    if (dr == 0 ? rij > 0 && rij < stand.m - 1
                : kolom > 0 && kolom < stand.n - 1)
      continue;
    int r = rij, k = kolom;
    while (Model::op (stand, r, k) == steen)
      r += dr, k += dk;
    if (Model::op (stand, r, k) == ' ')
      return true;
  }
  return false;
}

// Ligt een vakje naast een leeg vakje; of, als het schuin moet, schuin naast
// een lege hoek en zelf niet aan de rand?
static bool naastLeeg (const Model::Stand &stand, int rij, int kolom,
                       bool schuin)
{
  if (schuin && (rij == 0 || rij == stand.m - 1 || kolom == 0
                 || kolom == stand.n - 1))
    return false;
  for (int r = rij - 1; r <= rij + 1; r++)
    for (int k = kolom - 1; k <= kolom + 1; k++)
      if (Model::op (stand, r, k) == '.'
          && (!schuin || ((r == 0 || r == stand.m - 1)
                          && (k == 0 || k == stand.n - 1))))
        return true;
  return false;
}

// Wat een stand waard lijkt voor wie aan zet is.
static int waarderingVan (const Model::Stand &stand)
{
  Model::Stand om = stand;
  om.speler = stand.speler == 'W' ? 'Z' : 'W';
  const auto deel = [] (int alles, int een, int ander)
    { return alles * (een - ander) / (een + ander + 4); };
  int open[2] = { }, kruis[2] = { }, vast[2] = { };  // van wie aan zet is eerst
  for (int r = 0; r < stand.m; r++)
    for (int k = 0; k < stand.n; k++)
      if (Model::op (stand, r, k) != '.')
      {
        const int wie = Model::op (stand, r, k) == stand.speler ? 0 : 1;
        open[wie] += naastLeeg (stand, r, k, false);
        kruis[wie] += naastLeeg (stand, r, k, true);
        vast[wie] += ligtVast (stand, r, k);
      }
  return deel (600, static_cast<int> (Model::zetten (stand).size ()),
               static_cast<int> (Model::zetten (om).size ()))
         + deel (800, open[1], open[0]) + 90 * (kruis[1] - kruis[0])
         + 60 * (vast[0] - vast[1]);
}

// Hoeveel wie aan zet is ruw nog kan.
static int vrijheidVan (const Model::Stand &stand)
{
  int uit = 0;
  for (const Model::Plek &zet : Model::zetten (stand))
    uit += (zet.first == 0 || zet.first == stand.m - 1)
           && (zet.second == 0 || zet.second == stand.n - 1) ? 12 : 8;
  for (int r = 0; r < stand.m; r++)
    for (int k = 0; k < stand.n; k++)
    {
      bool naast = false;
      for (int i = r - 1; i <= r + 1; i++)
        for (int j = k - 1; j <= k + 1; j++)
        {
          const char steen = Model::op (stand, i, j);
          naast = naast || ((steen == 'W' || steen == 'Z')
                            && steen != stand.speler);
        }
      uit += naast && Model::op (stand, r, k) == '.';
    }
  return uit;
}

// Eis de waardering en de vrijheid van een stand, op een bord van zoveel
// woorden en breedte.
template <int Woorden, int Breedte>
static void eisWaardering (const Model::Stand &stand)
{
  typedef zoek::othello::Regels<Woorden, Breedte> Bordregels;
  typename Bordregels::Vakjes mijn = typename Bordregels::Vakjes (),
                              ander = mijn;
  for (int r = 0; r < stand.m; r++)
    for (int k = 0; k < stand.n; k++)
      if (Model::op (stand, r, k) != '.')
        (Model::op (stand, r, k) == stand.speler ? mijn : ander)
          .neemOp (Bordregels::nummer (r, k));
  const Bordregels regels (stand.m, stand.n);
  const typename Bordregels::Stelling stelling (mijn, ander);
  const Waardering<Woorden, Breedte> waardering (regels, stand.m, stand.n);
  EIS_MET (waardering.waarde (stelling, regels.zetten (stelling))
           == waarderingVan (stand),
           waardering.waarde (stelling, regels.zetten (stelling))
           << ", verwacht was " << waarderingVan (stand) << ", " << stand.m
           << " bij " << stand.n << ": " << stand.vakjes);
  EIS_GELIJK (waardering.vrijheid (stelling, regels.zetten (stelling)),
              vrijheidVan (stand));
}

TOETS (waardering_is_wat_de_vakjes_zeggen)
{
  Toeval toeval (4);
  for (int keer = 0; keer < proeven (2000, 200); keer++)
  {
    const int m = 2 * toeval.trek (1, 4), n = 2 * toeval.trek (1, 4);
    Model::Stand stand = speelTot (Model::begin (m, n), toeval.trek (0, m * n),
                                   toeval);
    if (keer % 2 == 0)  // en ook wat geen partij oplevert
      for (char &vakje : stand.vakjes)
        vakje = ".WZWZ"[toeval.trek (0, 4)];
    eisWaardering<1, 8> (stand);
    eisWaardering<7, GrootsteBord> (stand);
  }
  eisWaardering<7, GrootsteBord> (speelTot (Model::begin (20, 20), 90, toeval));
}

// De waarde op een diepte is de beste na elke zet, een zet minder diep.
TOETS (open_bord_is_minimax)
{
  Toeval toeval (2);
  for (int i = 0; i < proeven (12, 6); i++)
  {
    // Diep genoeg voor de tabel; op een groot bord zou dat te lang duren.
    const int maat = 6 + 2 * (i % 3), diepte = maat == 6 ? 6 : 2 + i / 3 % 3;
    const Model::Stand stand = speelTot (Model::begin (maat, maat),
                                         toeval.trek (0, 11) + 18, toeval);
    const vector<Model::Plek> zetten = Model::zetten (stand);
    if (zetten.empty ())
      continue;
    int beste = -VastWinst;
    for (const Model::Plek &zet : zetten)
    {
      const Model::Stand kind = Model::na (stand, zet);
      const Gedachte<Plek> na = gedachteOver (kind, false, 1 << 20, diepte - 1);
      beste = max (beste, -na.waarde);
    }
    for (bool elkeZet : { false, true })
      for (size_t geheugen : { size_t (0), size_t (1 << 20) })
        EIS_GELIJK (gedachteOver (stand, elkeZet, geheugen, diepte).waarde,
                    beste);
  }
}

// Van een begin dat zijn eigen spiegelbeeld is is elke zet ook echt zoveel
// waard als haar spiegelbeeld, dat maar een keer doorzocht wordt; en als alleen
// de stenen van een kleur gespiegeld gelijk zijn, of het bord niet vierkant is,
// wat die zet zelf waard is.
TOETS (spiegelbeelden_zijn_evenveel_waard)
{
  const int Diepte = 4;
  vector<Model::Stand> standen = { Model::begin (4, 4), Model::begin (6, 6),
                                   Model::begin (8, 8), Model::begin (4, 6),
                                   Model::begin (8, 4), Model::begin (10, 10),
                                   { 4, 6, "......" ".WZ..." ".ZW..."
                                           "......", 'Z' } };
  for (const char *vakjes : { "......" "..WW.." ".WZZW." "..WW.." "......"
                              "......",
                              "......" "..WW.." "..ZW.." "..WZ.." "......"
                              "......",
                              "......" ".WWWW." "..ZZ.." "..ZZ.." "......"
                              "......" })
    standen.push_back ({ 6, 6, vakjes, 'Z' });
  for (const Model::Stand &stand : standen)
  {
    const Gedachte<Plek> alle = gedachteOver (stand, true, 1 << 20, Diepte);
    const vector<Model::Plek> zetten = Model::zetten (stand);
    EIS_GELIJK (alle.zetten.size (), zetten.size ());
    for (size_t i = 0; i < zetten.size (); i++)
    {
      const Gedachte<Plek> na = gedachteOver (Model::na (stand, zetten[i]),
                                              false, 1 << 20, Diepte - 1);
      if (!alle.zeker)  // anders tot het einde
        EIS_GELIJK (alle.zetten[i].waarde, -na.waarde);
    }
  }
  // Vier keer hetzelfde kost niet veel meer dan een keer.
  const Model::Stand begin = Model::begin (8, 8);
  const long long alle =
    gedachteOver (begin, true, 1 << 20, 2 * Diepte).standen,
    een = gedachteOver (Model::na (begin, Model::zetten (begin)[0]), false,
                        1 << 20, 2 * Diepte - 1).standen;
  EIS_MET (2 * alle < 3 * een, alle << " " << een);
}

TOETS (kleine_borden_helemaal)
{
  EIS_GELIJK (gedachteOver (Model::begin (4, 4), false,
                                        1 << 20, ElkeDiepte).waarde,
              waardeVanModel (Model::begin (4, 4)));
  // Gespiegeld in een diagonaal is het hetzelfde spel.
  const Gedachte<Plek>
    liggend = gedachteOver (Model::begin (4, 6), true, 1 << 24, ElkeDiepte),
    staand = gedachteOver (Model::begin (6, 4), true, 1 << 24, ElkeDiepte);
  EIS (liggend.zeker && staand.zeker);
  EIS_GELIJK (liggend.waarde, staand.waarde);
  for (const Zetwaarde<Plek> &een : liggend.zetten)
    for (const Zetwaarde<Plek> &ander : staand.zetten)
      if (een.diepte > 0 && ander.diepte > 0
          && een.zet == Plek (ander.zet.second, ander.zet.first))
        EIS_GELIJK (een.waarde, ander.waarde);
}

//*************************************************************************
// Afbreken

// De eerste diepte komt altijd af, hoe vroeg er ook gestopt wordt; en wat er na
// een diepte die af is gezegd wordt gaat over elke zet, met de hele variant.
TOETS (afgebroken_is_er_wat_er_al_bekend_was)
{
  for (int maat : { 8, 20 })
  {
    const OthelloBord bord (maat, maat);
    int diepte = 1;
    for (int keren : { 0, 1, 3, 10, 20 })
    {
      Ongeduld ongeduld (keren);
      Gedachte<Plek> gedachte, af = Gedachte<Plek> ();
      long long aantal = 0;
      try
      {
        denk (bord, ElkeDiepte, true, &ongeduld, gedachte,
              [&] (const Gedachte<Plek> &nu)
              {
                EIS_GELIJK (nu.diepte, af.diepte + 1);
                af = nu;
              });
        EIS (false);
      }
      catch (const zoek::Afgebroken &waar)
      {
        aantal = waar.aantal;
      }
      EIS (af.diepte >= 1 && gedachte.diepte - af.diepte <= 1);
      EIS_GELIJK (static_cast<int> (af.variant.size ()), af.diepte);
      for (const Zetwaarde<Plek> &zet : af.zetten)
        EIS (zet.diepte == af.diepte && zet.waarde <= af.waarde);
      EIS_GELIJK (gedachte.zetten.size (), 4u);
      EIS (!gedachte.variant.empty ()
           && static_cast<int> (gedachte.variant.size ()) <= gedachte.diepte);
      const Zetwaarde<Plek> &beste =
        zoek::waardeVan (gedachte, gedachte.variant[0]);
      EIS_GELIJK (gedachte.waarde, beste.waarde);
      EIS (gedachte.diepte >= diepte && !gedachte.zeker);
      EIS_GELIJK (aantal, gedachte.standen);
      diepte = gedachte.diepte;
    }
    EIS (diepte > 4);
  }
}

//*************************************************************************
// Tellen dat afgebroken wordt

// Tel met een telling waar iemand elke keer op kijkt, tot het ongeduld op is.
// Retourneert: hoeveel er dan geteld is; -1 als het tellen af kwam
template <typename Tel>
static long long telTot (Ongeduld &ongeduld, const Tel &tel)
{
  try
  {
    OthelloTelling telling ("", "", 0, ongeduld, 1);
    tel (telling);
  }
  catch (const zoek::Afgebroken &waar)
  {
    return waar.aantal;
  }
  return -1;
}

// Tel tot het einde.
// Retourneert: hoe vaak er gekeken is, en hoeveel er de laatste keer geteld was
template <typename Tel>
static pair<int,long long> telAf (const Tel &tel)
{
  Ongeduld nooit (INT_MAX);
  EIS_GELIJK (telTot (nooit, tel), -1);
  Ongeduld laatst (INT_MAX - nooit.over - 1);
  return { laatst.over + 1, telTot (laatst, tel) };
}

// Tellen is overal af te breken; en wat er gemeld is, is wat er te tellen was.
// Wat vervolg met zijn bord deed staat in sessies/vervolg.in.
TOETS (afgebroken_tellen)
{
  zetZaad (1);
  for (int keren = 0; keren < 3000; keren += 1 + keren / 3)
  {
    long double fout = 0;
    const function<void (OthelloTelling &)> wijzen[] = {
      [&] (OthelloTelling &telling)
        { OthelloBord (4, 4).vervolg (&telling); },
      [&] (OthelloTelling &telling)
        { Teller (4, 4, 1000, telling).tel (OthelloBord (4, 4)); },
      [&] (OthelloTelling &telling)
        { schat (OthelloBord (4, 4), 10000, fout, telling); } };
    for (const auto &tel : wijzen)
    {
      Ongeduld ongeduld (keren);
      EIS (telTot (ongeduld, tel) > keren);
    }
  }
  EIS_GELIJK (telAf ([] (OthelloTelling &telling)
    { EIS_GELIJK (OthelloBord (4, 4).vervolg (&telling), 44064); }).second,
    44064);
  const long long snel = telAf ([] (OthelloTelling &telling)
    { EIS_GELIJK (Teller (4, 4, 0, telling).tel (OthelloBord (4, 4)), 44064);
    }).second;
  EIS_MET (snel > 43000 && snel <= 44064, snel);
}

// Wat in de tabel staat is niet nog eens te tellen.
TOETS (met_een_tabel_is_er_minder_te_tellen)
{
  const OthelloBord bord (4, 4);
  const auto gekeken = [&] (size_t geheugen)
  {
    return telAf ([&] (OthelloTelling &telling)
      { Teller (4, 4, geheugen, telling).tel (bord); }).first;
  };
  const int zonder = gekeken (0), met = gekeken (1 << 20);
  EIS_MET (2 * met < zonder, met << " " << zonder);
}

//*************************************************************************
// Weinig geheugen

TOETS (denken_zonder_geheugen)
{
  eisZonderGeheugen ([] { return gedachteOver (Model::begin (4, 4), false,
                                               1 << 30).zeker; });
}
