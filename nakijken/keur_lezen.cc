// keur_lezen.cc: keurt leesInSpel, de getters en drukAf.

#include "bank.h"

namespace nakijk
{

namespace
{

// Een goed spelbestand, als lijst van woorden: pot, M, N, K, L, drie rijen
// van beide spelers en de beurt.
const std::vector<std::string> Woorden = { "gbbgbgbgbb", "2", "3", "3", "4",
  "1", "0", "0", "2", "4", "0", "0", "0", "0", "3", "2", "0", "1" };
const size_t PlaatsPot = 0, PlaatsM = 1, PlaatsN = 2, PlaatsK = 3,
             PlaatsL = 4, PlaatsRij = 5, PlaatsBeurt = 17;

// Het bestand met deze woorden, op regels zoals het hoort.
std::string bestandVan (const std::vector<std::string> &lijst)
{
  std::string inhoud;
  for (size_t i = 0; i < lijst.size (); i++)
    inhoud += lijst[i] + (i == PlaatsPot || i % 2 == 0 ? "\n" : " ");
  return inhoud + (lijst.size () % 2 == 0 ? "\n" : "");
}

// Het goede bestand met een ander woord op een plaats, of geen.
std::string met (size_t plaats, const std::string &woord)
{
  std::vector<std::string> lijst = Woorden;
  lijst[plaats] = woord;
  if (woord.empty ())
    lijst.erase (lijst.begin () + static_cast<long> (plaats));
  return bestandVan (lijst);
}

// Een bestand waarin alleen deze maten fout zijn.
std::string metMaten (int M, int N, int K, int L)
{
  std::string uit = std::string (40, 'g') + "\n" + std::to_string (M) + " "
    + std::to_string (N) + "\n" + std::to_string (K) + " "
    + std::to_string (L) + "\n";
  for (int i = 0; i < 2 * K; i++)
    uit += "0 0\n";
  return uit + "0\n";
}

// Een geval dat alleen een bestand leest.
Geval lezing (const char *onderdeel, const std::string &inhoud, bool hoort)
{
  Geval uit = { onderdeel, Plek (), inhoud, Script (), { -1, -1, { -1, -1 } },
                false, nullptr, 0, false };
  uit.plek.grootte = static_cast<int> (inhoud.size ());
  uit.doe (stapFunctie ("TegelSpel"));
  uit.doe (stapBestand (inhoud));
  const int gelezen = uit.doe (stapLees (Spelbestand));
  uit.keur = [=] (const Geval &g) { eisGelijk (g.op (gelezen).waar (), hoort); };
  return uit;
}

const struct { const char *onderdeel; size_t plaats; const char *woord; }
Verkeerd[] = { { "lees_letters", PlaatsPot, "gbbgbgbgbx" },
  { "lees_letters", PlaatsPot, "xbbgbgbgbb" },
  { "lees_letters", PlaatsPot, "gbbgbGbgbb" },
  { "lees_letters", PlaatsPot, "gbb1bgbgbb" },
  { "lees_rijen", PlaatsRij, "5" }, { "lees_rijen", PlaatsRij, "-1" },
  { "lees_rijen", PlaatsRij + 3, "5" }, { "lees_rijen", PlaatsRij + 3, "-2" },
  { "lees_rijen", PlaatsRij + 7, "9" }, { "lees_rijen", PlaatsRij + 10, "-1" },
  { "lees_kleuren", PlaatsRij + 1, "1" }, { "lees_kleuren", PlaatsRij + 2, "1" },
  { "lees_kleuren", PlaatsRij + 8, "1" }, { "lees_kleuren", PlaatsRij + 11, "2" },
  { "lees_onvolledig", PlaatsBeurt, "" }, { "lees_onvolledig", PlaatsL, "" },
  { "lees_onvolledig", PlaatsM, "twee" }, { "lees_onvolledig", PlaatsK, "x" },
  { "lees_onvolledig", PlaatsRij + 4, "vier" },
  { "lees_onvolledig", PlaatsBeurt, "n" } };

const int Maten[][4] = { { 0, 3, 3, 4 }, { -1, 3, 3, 4 }, { 6, 3, 3, 4 },
  { 2, 0, 3, 4 }, { 2, -2, 3, 4 }, { 2, 6, 3, 4 }, { 2, 3, 0, 4 },
  { 2, 3, -1, 4 }, { 2, 3, 11, 4 }, { 2, 3, 12, 4 }, { 2, 3, 3, 0 },
  { 2, 3, 3, -3 }, { 2, 3, 3, 7 } };

void leesBestanden (Bank &bank)
{
  std::vector<Geval> gevallen;
  gevallen.push_back (lezing ("lees_goed", bestandVan (Woorden), true));
  gevallen.push_back (lezing ("lees_goed", metMaten (1, 1, 1, 1), true));
  gevallen.push_back (lezing ("lees_goed", metMaten (5, 5, 10, 6), true));
  gevallen.push_back (lezing ("lees_goed", metMaten (2, 5, 2, 2), true));
  gevallen.push_back (lezing ("lees_goed", "g\n5 5\n1 6\n0 0\n0 6\n1\n", true));
  for (const Plek &plek : bank.voorraad.kies (~0u, 40))
    gevallen.push_back (lezing ("lees_goed", Model::bestand (plek.stand), true));
  for (const auto &een : Verkeerd)
    gevallen.push_back (lezing (een.onderdeel, met (een.plaats, een.woord),
                                false));
  gevallen.push_back (lezing ("lees_onvolledig", "gbbgbgbgbb\n2 3\n3 4\n1 0\n",
                              false));
  for (const auto &maat : Maten)
    gevallen.push_back (lezing ("lees_maten", metMaten (maat[0], maat[1],
                                                        maat[2], maat[3]),
                                false));
  for (const char *naam : { "bestaat-niet.txt", "geen/map/spel.txt" })
  {
    gevallen.push_back (lezing ("lees_onbekend", bestandVan (Woorden),
                               false));
    gevallen.back ().script.stappen[2] = stapLees (naam);
  }
  bank.fase (gevallen);
  if (bank.pot.zicht != Nooit || bank.schalen.zicht != Nooit
      || bank.rijen.zicht != Nooit)
    bank.bewezen.insert ("leesInSpel");
}

//*************************************************************************

// Wat er in een spel gelezen wordt, en hoe vaak een getter dat laat zien.
struct Telling
{
  int alle, goed, anders;   // anders: door een andere bril goed

  Zicht zicht () const { return goed == alle ? Alles : goed > 0 ? Soms : Nooit; }
};

// Keur een getter in standen waarin er iets te zien is, en ook als dat niet zo
// is.
// Parameters:
// * anders: laat hij het door de andere bril wel goed zien?
// Retourneert: de telling van wat er te zien is
Telling keurGetter (Bank &bank, const std::vector<Plek> &plekken,
  const std::function<const char * (const Stand &)> &onderdeel,
  const std::vector<Stap> &stappen, const std::function<bool (const Stand &)> &iets,
  const std::function<void (const Geval &)> &keur,
  const std::function<bool (const Geval &)> &anders)
{
  Telling uit = { 0, 0, 0 };
  std::vector<Geval> gevallen;
  for (const Plek &plek : plekken)
  {
    gevallen.push_back (bank.geval (onderdeel (plek.stand), plek));
    for (const Stap &stap : stappen)
      gevallen.back ().doe (stap);
    gevallen.back ().keur = keur;
  }
  bank.fase (gevallen);
  for (const Geval &geval : gevallen)
    if (geval.op (2).er && geval.op (2).inhoud != " 0"
        && iets (geval.plek.stand))
    {
      uit.alle++;
      uit.goed += geval.uit == 1 ? 1 : 0;
      try { uit.anders += anders (geval) ? 1 : 0; }
      catch (const Gevallen &) {}
    }
  return uit;
}

Paren gespiegeld (Paren paren)
{
  for (std::pair<int,int> &paar : paren)
    std::swap (paar.first, paar.second);
  return paren;
}

bool ietsIn (const Paren &paren)
{
  for (const std::pair<int,int> &paar : paren)
    if (paar.first != paar.second)
      return true;
  return false;
}

// Leer een oog: wat het laat zien, of wat het door de andere bril laat zien.
// Retourneert: of die andere bril past
bool leer (Oog &oog, const Telling &telling)
{
  const bool bril = telling.goed < telling.alle
                    && telling.anders == telling.alle;
  oog.zicht = bril ? Alles : telling.zicht ();
  return bril;
}

void keurGetters (Bank &bank)
{
  std::vector<Plek> plekken = bank.voorraad.kies (~0u, 40);
  for (Masker soort : { LegeSchaal, Groot, AnderVol, EigenVol })
    for (const Plek &plek : bank.voorraad.kies (soort, 8))
      plekken.push_back (plek);
  for (const Plek &plek : bank.voorraad.kies (RijLeeg | RijDeels, 20, true,
         [] (const Plek &een) { return Model::volleRijen (een.stand, 0)
                                       + Model::volleRijen (een.stand, 1) == 0; }))
    plekken.push_back (plek);
  const int na = 3;
  const auto nooit = [] (const Geval &) { return false; };
  const auto altijd = [] (const Stand &) { return true; };
  const auto een = [] (const char *naam)
                   { return [naam] (const Stand &) { return naam; }; };
  keurGetter (bank, plekken, een ("getSchalen"), { stapFunctie ("getSchalen") },
    altijd, [] (const Geval &g)
    { eisGelijk (g.op (na).geheel (), g.plek.stand.M); }, nooit);
  leer (bank.pot, keurGetter (bank, plekken, een ("getPot_gelezen"),
    { stapFunctie ("getPot") }, [] (const Stand &s) { return s.pot != ""; },
    [] (const Geval &g) { eisGelijk (g.op (na).woord (), g.plek.stand.pot); },
    nooit));
  bank.schalen.verwisseld = leer (bank.schalen, keurGetter (bank, plekken,
    [] (const Stand &s)
    {
      const std::pair<int,int> &laatste = s.schalen.back ();
      return laatste.first + laatste.second < s.N ? "schalen_kleinePot"
                                                  : "schalen_gelezen";
    },
    { stapFunctie ("getInhoudSchalen") },
    [] (const Stand &s) { return ietsIn (s.schalen); }, [] (const Geval &g)
    { eisGelijk (g.op (na).paren (), g.plek.stand.schalen); },
    [] (const Geval &g)
    { return g.op (na).paren () == gespiegeld (g.plek.stand.schalen); }));
  leer (bank.rijen, keurGetter (bank, plekken, een ("rijen_gelezen"),
    { stapRijen (0), stapRijen (1) }, [] (const Stand &s)
    { return ietsIn (s.rijen[0]) && ietsIn (s.rijen[1]); },
    [] (const Geval &g)
    {
      for (int i = 0; i < 2; i++)
        eisGelijk (gesorteerd (g.op (na + i).paren ()),
                   gesorteerd (g.plek.stand.rijen[i]),
                   "rijen van speler " + std::to_string (i) + ": ");
    }, nooit));
}

// Hoe vaak laat getInhoudRijen de rijen van een speler zien, met dit nummer, en
// eventueel met geel en blauw verwisseld?
bool past (Bank &bank, int speler, int nummer, bool verwisseld)
{
  std::vector<Geval> gevallen;
  std::vector<Script *> scripts;
  for (const Plek &plek : bank.voorraad.kies (Loopt, 20))
  {
    gevallen.push_back (bank.geval ("rijen_gelezen", plek));
    gevallen.back ().doe (stapRijen (nummer));
  }
  for (Geval &geval : gevallen)
    scripts.push_back (&geval.script);
  bank.vraag (scripts);
  for (const Geval &geval : gevallen)
    try
    {
      const Paren &goed = geval.plek.stand.rijen[speler];
      if (geval.op (2).inhoud != " 0" && gesorteerd (geval.op (3).paren ())
          != gesorteerd (verwisseld ? gespiegeld (goed) : goed))
        return false;
    }
    catch (const Gevallen &)
    {
      return false;
    }
  return true;
}

// Heten de spelers bij de rijen 1 en 2, of zijn geel en blauw verwisseld?
void leerRijen (Bank &bank)
{
  if (bank.rijen.zicht == Alles)
    return;
  if (past (bank, 0, 1, false) && past (bank, 1, 2, false))
    bank.eersteSpeler = 1;
  else if (past (bank, 0, 0, true) && past (bank, 1, 1, true))
    bank.rijen.verwisseld = true;
  else
    return;
  bank.rijen.zicht = Alles;
}

}

//*************************************************************************

void keurLezen (Bank &bank)
{
  keurGetters (bank);
  leerRijen (bank);
  leesBestanden (bank);
}

// Twee standen die op een plaats verschillen horen er anders uit te zien.
void keurDrukAf (Bank &bank)
{
  std::vector<Geval> gevallen;
  const auto paar = [&] (const char *onderdeel, const Plek &plek,
                         const Stand &ander)
  {
    if (ander == plek.stand)
      return;
    Geval geval = bank.metBlik (onderdeel, plek);
    const int een = geval.doe (stapFunctie ("drukAf"));
    geval.doe (stapFunctie ("TegelSpel"));
    geval.doe (stapBestand (Model::bestand (ander)));
    const int gelezen = geval.doe (stapLees (Spelbestand));
    const int twee = geval.doe (stapFunctie ("drukAf"));
    geval.keur = [=] (const Geval &g)
    {
      if (!g.op (gelezen).waar ())
        throw Onbekend { "leesInSpel leest de stand niet" };
      if (g.op (een).scherm.find_first_not_of (" \t\r\n") == std::string::npos)
        throw Fout { "een stand op het scherm", "niets" };
      if (g.op (een).scherm == g.op (twee).scherm)
        throw Fout { "iets anders op het scherm dan bij een andere stand",
                     "precies hetzelfde" };
    };
    gevallen.push_back (geval);
  };
  for (const Plek &plek : bank.voorraad.kies (Loopt, 12))
  {
    Stand ander = plek.stand;
    std::string alles = Model::bestand (ander);
    alles[0] = alles[0] == 'g' ? 'b' : 'g';
    paar ("drukAf_toont", plek, Model::standUit (alles));
    for (int speler = 0; speler < 2; speler++)
    {
      ander = plek.stand;
      std::pair<int,int> &rij = Model::op (ander.rijen[speler], 0);
      rij = rij.first > 0 ? std::make_pair (rij.first - 1, 0)
            : rij.second > 0 ? std::make_pair (0, rij.second - 1)
                             : std::make_pair (1, 0);
      paar ("drukAf_borden", plek, ander);
    }
    gevallen.push_back (bank.blijft ("drukAf_blijft", plek,
                                     stapFunctie ("drukAf")));
  }
  bank.fase (gevallen);
}

}
