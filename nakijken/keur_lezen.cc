// keur_lezen.cc: keurt leesInSpel, de getters en drukAf.

#include "bank.h"

namespace nakijk
{

namespace
{

// Een goed spelbestand, met / tussen de regels, en wat er niet deugt als er een
// ding anders is.
const char Goed[] = "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1";
const struct { const char *onderdeel, *bestand; } Fouten[] = {
  { "lees_letters", "gbbgbgbgbx/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_letters", "xbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_letters", "gbbgbGbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_letters", "gbb1bgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/5 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/-1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/1 0/0 5/4 0/0 0/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/1 0/0 -2/4 0/0 0/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 9/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/-1 0/1" },
  { "lees_kleuren", "gbbgbgbgbb/2 3/3 4/1 1/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_kleuren", "gbbgbgbgbb/2 3/3 4/1 0/1 2/4 0/0 0/0 3/2 0/1" },
  { "lees_kleuren", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/1 3/2 0/1" },
  { "lees_kleuren", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 2/1" },
  { "lees_onvolledig", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0" },
  { "lees_onvolledig", "gbbgbgbgbb/2 3/3 1/0 0/2 4/0 0/0 0/3 2/0 1" },
  { "lees_onvolledig", "gbbgbgbgbb/twee 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_onvolledig", "gbbgbgbgbb/2 3/x 4/1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_onvolledig", "gbbgbgbgbb/2 3/3 4/1 0/0 2/vier 0/0 0/0 3/2 0/1" },
  { "lees_onvolledig", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/n" },
  { "lees_onvolledig", "gbbgbgbgbb/2 3/3 4/1 0" } };

// Maten waarvan er een niet mag.
const int Maten[][4] = { { 0, 3, 3, 4 }, { -1, 3, 3, 4 }, { 6, 3, 3, 4 },
  { 2, 0, 3, 4 }, { 2, -2, 3, 4 }, { 2, 6, 3, 4 }, { 2, 3, 0, 4 },
  { 2, 3, -1, 4 }, { 2, 3, 11, 4 }, { 2, 3, 12, 4 }, { 2, 3, 3, 0 },
  { 2, 3, 3, -3 }, { 2, 3, 3, 7 } };

// Een bestand met deze maten, en lege borden.
std::string metMaten (int M, int N, int K, int L)
{
  std::ostringstream uit;
  uit << std::string (40, 'g') << "/" << M << " " << N << "/" << K << " " << L;
  for (int i = 0; i < 2 * K; i++)
    uit << "/0 0";
  return uit.str () + "/0";
}

// Een bestand lezen.
Proef leest (const char *onderdeel, std::string inhoud, bool hoort,
             const std::string &naam = Spelbestand)
{
  std::replace (inhoud.begin (), inhoud.end (), '/', '\n');
  inhoud += inhoud.back () == '\n' ? "" : "\n";
  return { onderdeel, { Plek () }, [=] (Geval &geval)
  {
    geval.plek.grootte = static_cast<int> (inhoud.size ());
    geval.lees (inhoud, naam);
    geval.eis ([&geval, hoort]
               { eisGelijk (geval.op (Lezen).waar (), hoort); });
  }, Proef::Niet };
}

void keurBestanden (Bank &bank)
{
  std::vector<Proef> proeven;
  for (const std::string &inhoud : { std::string (Goed),
         metMaten (1, 1, 1, 1), metMaten (5, 5, 10, 6), metMaten (2, 5, 2, 2),
         std::string ("g/5 5/1 6/0 0/0 6/1") })
    proeven.push_back (leest ("lees_goed", inhoud, true));
  for (const Plek &plek : bank.voorraad.standen (~0u, 40))
    proeven.push_back (leest ("lees_goed", Model::bestand (plek.stand), true));
  for (const auto &een : Fouten)
    proeven.push_back (leest (een.onderdeel, een.bestand, false));
  for (const auto &maat : Maten)
    proeven.push_back (leest ("lees_maten", metMaten (maat[0], maat[1], maat[2],
                                                      maat[3]), false));
  for (const char *naam : { "bestaat-niet.txt", "geen/map/spel.txt" })
    proeven.push_back (leest ("lees_onbekend", Goed, false, naam));
  bank.fase (proeven);
  for (Ding ding : { Pot, Schalen, Rijen0 })
    if (bank.ogen[ding].zicht != Nooit)
      bank.bewezen.insert ("leesInSpel");
}

//*************************************************************************

// Het onderdeel waar een ding in een stand bij hoort.
const char *onderdeelVan (Ding ding, const Stand &stand)
{
  const std::pair<int,int> &laatste = stand.schalen.back ();
  return ding == Aantal ? "getSchalen" : ding == Pot ? "getPot_gelezen"
         : ding != Schalen ? "rijen_gelezen"
         : laatste.first + laatste.second < stand.N ? "schalen_kleinePot"
                                                    : "schalen_gelezen";
}

// Is er iets te zien, ook aan de kleuren?
bool iets (const Stand &stand, Ding ding)
{
  Oog oog = rechteOgen ()[ding];
  const std::string recht = oog.hoort (stand);
  oog.verwisseld = true;
  return ding == Aantal || (ding == Pot && !stand.pot.empty ())
         || recht != oog.hoort (stand);
}

// Kijk in elke plek naar dingen met een getter.
std::vector<Proef> kijkt (const Bank &bank, const Plekken &plekken,
                          const std::vector<Ding> &dingen)
{
  std::vector<Proef> proeven;
  const Speel speel = [&bank, dingen] (Geval &geval)
  {
    for (Ding ding : dingen)
      geval.vraag (bank.ogen[ding].stap (),
        [&oog = bank.ogen[ding]] (const Plek &plek, const Antwoord &antwoord)
        {
          const std::string goed = oog.hoort (plek.stand),
                            nu = oog.toont (antwoord);
          if (nu != goed)
            throw Fout { oog.naam + goed, oog.naam + nu };
        });
  };
  for (const Plek &plek : plekken)
    proeven.push_back (Proef { onderdeelVan (dingen[0], plek.stand), { plek },
                               speel, Proef::Niet });
  return proeven;
}

// Is er in de standen die gelezen zijn, en waarin iets te zien is, altijd te
// zien wat hoort?
Zicht zicht (const std::deque<Geval> &gevallen, const std::vector<Ding> &dingen)
{
  int alle = 0, goed = 0;
  for (const Geval &geval : gevallen)
    if (geval.op (Lezen).er && geval.op (Lezen).inhoud != " 0"
        && iets (geval.plek.stand, dingen.front ())
        && iets (geval.plek.stand, dingen.back ()))
    {
      alle++;
      try
      {
        geval.keur ();
        goed++;
      }
      catch (const Fout &) {}
    }
  return goed == alle ? Alles : goed > 0 ? Soms : Nooit;
}

// Hoe een getter het ook goed kan zien: spelers 1 en 2, geel en blauw
// verwisseld.
enum Bril { Spelers, Kleuren };

// Keur een getter. Leer wat hij laat zien, en door welke bril.
void keurGetter (Bank &bank, const Plekken &plekken,
                 const std::vector<Ding> &dingen,
                 const std::vector<Bril> &brillen)
{
  const std::deque<Geval> gevallen = bank.fase (kijkt (bank, plekken, dingen));
  Zicht nu = zicht (gevallen, dingen);
  Masker steeds = nu == Soms ? Gemengd | LegeSchaal : 0;
  for (Ding ding : dingen)
    bank.ogen[ding].zicht = nu;
  for (const Geval &geval : gevallen)
    steeds &= geval.uit == -1 ? geval.plek.masker : ~0u;
  bank.voorraad.mijd |= steeds;   // daarbuiten is te zien wat er staat
  for (Bril bril : brillen)
    if (nu != Alles)
    {
      const Ogen recht = bank.ogen;
      for (Ding ding : dingen)
      {
        bank.ogen[ding].zicht = Alles;
        bank.ogen[ding].verwisseld = bril == Kleuren;
        bank.ogen[ding].speler += bril == Spelers ? 1 : 0;
      }
      nu = zicht (bank.draai (kijkt (bank, plekken, dingen)), dingen);
      bank.ogen = nu == Alles ? bank.ogen : recht;
    }
}

}

//*************************************************************************

void keurLezen (Bank &bank)
{
  Plekken plekken = bank.voorraad.standen (~0u, 40);
  const auto ook = [&] (const Plekken &meer)
    { plekken.insert (plekken.end (), meer.begin (), meer.end ()); };
  for (Masker soort : { LegeSchaal, Groot, AnderVol, EigenVol })
    ook (bank.voorraad.standen (soort, 8));
  ook (bank.voorraad.zetten (RijLeeg | RijDeels, 20, [] (const Plek &een)
    { return Model::volleRijen (een.stand, 0)
             + Model::volleRijen (een.stand, 1) == 0; }));
  keurGetter (bank, plekken, { Aantal }, {});
  keurGetter (bank, plekken, { Pot }, {});
  keurGetter (bank, plekken, { Schalen }, { Kleuren });
  keurGetter (bank, plekken, Rijen, { Spelers, Kleuren });
  keurBestanden (bank);
}

// Twee standen die ergens verschillen horen er anders uit te zien.
// Parameter:
// * anders: maakt van een stand de andere
Speel toontAnders (const std::function<Stand (Stand)> &anders)
{
  return [=] (Geval &geval)
  {
    const int een = geval.vraag (roep ("drukAf")),
              gelezen = geval.lees (Model::bestand (anders (geval.plek.stand))),
              twee = geval.vraag (roep ("drukAf"));
    geval.eis ([=, &geval]
    {
      const std::string &scherm = geval.op (een).scherm;
      if (!geval.op (gelezen).waar ())
        throw Onbekend { "leesInSpel leest de stand niet" };
      if (scherm.find_first_not_of (" \t\r\n") == std::string::npos)
        throw Fout { "een stand op het scherm", "niets" };
      if (scherm == geval.op (twee).scherm)
        throw Fout { "iets anders op het scherm dan bij een andere stand",
                     "precies hetzelfde" };
    });
  };
}

void keurDrukAf (Bank &bank)
{
  const Plekken plekken = bank.voorraad.standen (Loopt, 12);
  const auto andereTegel = [] (const Stand &stand)
  {
    std::string alles = Model::bestand (stand);
    alles[0] = alles[0] == 'g' ? 'b' : 'g';
    return Model::standUit (alles);
  };
  const auto andereRij = [] (int speler)
  {
    return [speler] (Stand stand)
    {
      std::pair<int,int> &rij = Model::op (stand.rijen[speler], 0);
      rij = rij.first > 0 ? std::make_pair (rij.first - 1, 0)
            : rij.second > 0 ? std::make_pair (0, rij.second - 1)
                             : std::make_pair (1, 0);
      return stand;
    };
  };
  bank.fase ({
    { "drukAf_toont", plekken, toontAnders (andereTegel) },
    { "drukAf_borden", plekken, toontAnders (andereRij (0)) },
    { "drukAf_borden", plekken, toontAnders (andereRij (1)) },
    { "drukAf_blijft", plekken, blijft (roep ("drukAf")) } });
}

}
