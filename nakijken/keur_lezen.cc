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
void leest (Bank &bank, const char *onderdeel, const std::string &inhoud,
            bool hoort, const std::string &naam = Spelbestand)
{
  Plek plek = Plek ();
  plek.grootte = static_cast<int> (inhoud.size ());
  Geval &geval = bank.lezing (onderdeel, plek, inhoud, naam);
  geval.eis ([&geval, hoort]
             { eisGelijk (geval.op (Lezen).waar (), hoort); });
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
  for (const std::string &inhoud : { bestandVan (Woorden),
         metMaten (1, 1, 1, 1), metMaten (5, 5, 10, 6), metMaten (2, 5, 2, 2),
         std::string ("g\n5 5\n1 6\n0 0\n0 6\n1\n") })
    leest (bank, "lees_goed", inhoud, true);
  for (const Plek &plek : bank.voorraad.standen (~0u, 40))
    leest (bank, "lees_goed", Model::bestand (plek.stand), true);
  for (const auto &een : Verkeerd)
    leest (bank, een.onderdeel, met (een.plaats, een.woord), false);
  leest (bank, "lees_onvolledig", "gbbgbgbgbb\n2 3\n3 4\n1 0\n", false);
  for (const auto &maat : Maten)
    leest (bank, "lees_maten", metMaten (maat[0], maat[1], maat[2], maat[3]),
           false);
  for (const char *naam : { "bestaat-niet.txt", "geen/map/spel.txt" })
    leest (bank, "lees_onbekend", bestandVan (Woorden), false, naam);
  bank.fase ();
  if (bank.ogen.pot.zicht != Nooit || bank.ogen.schalen.zicht != Nooit
      || bank.ogen.rijen.zicht != Nooit)
    bank.bewezen.insert ("leesInSpel");
}

//*************************************************************************

// Een getter: het oog dat ermee kijkt, naar welke dingen, en hoe hij het ook goed
// kan zien.
struct Getter
{
  Oog *oog;
  std::vector<int> dingen;
  std::vector<Oog> brillen;
};

// Het onderdeel waar een ding in een stand bij hoort.
const char *onderdeelVan (int ding, const Stand &stand)
{
  const std::pair<int,int> &laatste = stand.schalen.back ();
  return ding == Aantal ? "getSchalen" : ding == Pot ? "getPot_gelezen"
         : ding != Schalen ? "rijen_gelezen"
         : laatste.first + laatste.second < stand.N ? "schalen_kleinePot"
                                                    : "schalen_gelezen";
}

// Is er iets te zien, ook aan de kleuren?
bool iets (const Stand &stand, int ding)
{
  const Oog recht = { "", Alles, false, 0 }, om = { "", Alles, true, 0 };
  return ding == Aantal || (ding == Pot && !stand.pot.empty ())
         || hoort (recht, stand, ding) != hoort (om, stand, ding);
}

// Vraag een getter in elke plek wat een oog ziet. Dat is wat hoort, of niet.
void vraag (Bank &bank, const std::vector<Plek> &plekken, const Getter &getter,
            const Oog &oog)
{
  for (const Plek &plek : plekken)
  {
    Geval &geval = bank.geval (onderdeelVan (getter.dingen[0], plek.stand),
                               plek);
    for (int ding : getter.dingen)
      geval.vraag (stapOog (oog, ding),
        [oog, ding] (const Stand &stand, const Antwoord &antwoord)
        {
          const std::string goed = hoort (oog, stand, ding),
                            nu = toont (antwoord, ding);
          if (nu != goed)
            throw Fout { DingNaam[ding] + goed, DingNaam[ding] + nu };
        });
  }
}

// In hoeveel van de standen die gelezen zijn, en waarin iets te zien is, is er
// te zien wat hoort?
std::pair<int,int> tel (const std::deque<Geval> &gevallen, const Getter &getter)
{
  int alle = 0, goed = 0;
  for (const Geval &geval : gevallen)
    if (geval.op (Lezen).er && geval.op (Lezen).inhoud != " 0"
        && iets (geval.plek.stand, getter.dingen.front ())
        && iets (geval.plek.stand, getter.dingen.back ()))
    {
      alle++;
      try
      {
        geval.keur ();
        goed++;
      }
      catch (const Fout &) {}
      catch (const Gevallen &) {}
    }
  return std::make_pair (goed, alle);
}

// Keur een getter in standen waarin er iets te zien is, en ook als dat niet zo
// is. Leer wat hij laat zien, en door welke bril.
void keurGetter (Bank &bank, const std::vector<Plek> &plekken,
                 const Getter &getter)
{
  vraag (bank, plekken, getter, *getter.oog);
  const std::pair<int,int> recht = tel (bank.fase (), getter);
  if (recht.first < recht.second)
    getter.oog->zicht = recht.first > 0 ? Soms : Nooit;
  for (const Oog &bril : getter.brillen)
    if (getter.oog->zicht != Alles)
    {
      vraag (bank, plekken, getter, bril);
      const std::pair<int,int> door = tel (bank.draai (), getter);
      if (door.first == door.second)
        *getter.oog = bril;
    }
}

void keurGetters (Bank &bank)
{
  std::vector<Plek> plekken = bank.voorraad.standen (~0u, 40);
  for (Masker soort : { LegeSchaal, Groot, AnderVol, EigenVol })
    for (const Plek &plek : bank.voorraad.standen (soort, 8))
      plekken.push_back (plek);
  for (const Plek &plek : bank.voorraad.zetten (RijLeeg | RijDeels, 20,
         [] (const Plek &een) { return Model::volleRijen (een.stand, 0)
                                       + Model::volleRijen (een.stand, 1) == 0; }))
    plekken.push_back (plek);
  Oog aantal = { "getSchalen", Alles, false, 0 };
  Ogen &ogen = bank.ogen;
  const Getter getters[] = { { &aantal, { Aantal }, {} },
    { &ogen.pot, { Pot }, {} },
    { &ogen.schalen, { Schalen }, { { "getInhoudSchalen", Alles, true, 0 } } },
    { &ogen.rijen, { Rijen0, Rijen1 }, { { "getInhoudRijen", Alles, false, 1 },
                                         { "getInhoudRijen", Alles, true, 0 } }
    } };
  for (const Getter &getter : getters)
    keurGetter (bank, plekken, getter);
}

}

//*************************************************************************

void keurLezen (Bank &bank)
{
  keurGetters (bank);
  leesBestanden (bank);
}

// Twee standen die op een plaats verschillen horen er anders uit te zien.
void keurDrukAf (Bank &bank)
{
  const Stap druk = stapFunctie ("drukAf");
  const auto paar = [&] (const char *onderdeel, const Plek &plek,
                         const Stand &ander)
  {
    Geval &geval = bank.metBlik (onderdeel, plek);
    const int een = geval.doe (druk),
              gelezen = geval.lees (Model::bestand (ander), Spelbestand),
              twee = geval.doe (druk);
    geval.eis ([=, &geval]
    {
      if (!geval.op (gelezen).waar ())
        throw Onbekend { "leesInSpel leest de stand niet" };
      if (geval.op (een).scherm.find_first_not_of (" \t\r\n")
          == std::string::npos)
        throw Fout { "een stand op het scherm", "niets" };
      if (geval.op (een).scherm == geval.op (twee).scherm)
        throw Fout { "iets anders op het scherm dan bij een andere stand",
                     "precies hetzelfde" };
    });
  };
  for (const Plek &plek : bank.voorraad.standen (Loopt, 12))
  {
    std::string alles = Model::bestand (plek.stand);
    alles[0] = alles[0] == 'g' ? 'b' : 'g';
    paar ("drukAf_toont", plek, Model::standUit (alles));
    for (int speler = 0; speler < 2; speler++)
    {
      Stand ander = plek.stand;
      std::pair<int,int> &rij = Model::op (ander.rijen[speler], 0);
      rij = rij.first > 0 ? std::make_pair (rij.first - 1, 0)
            : rij.second > 0 ? std::make_pair (0, rij.second - 1)
                             : std::make_pair (1, 0);
      paar ("drukAf_borden", plek, ander);
    }
    bank.blijft ("drukAf_blijft", plek, druk);
  }
  bank.fase ();
}

}
