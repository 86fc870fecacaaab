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

// Een getter, en wat hij in een stand hoort te laten zien.
struct Getter
{
  Oog *oog;
  std::vector<Oog> brillen;   // hoe hij het ook goed kan zien
  // Het onderdeel waar een stand bij hoort.
  std::function<const char * (const Stand &)> onderdeel;
  std::function<bool (const Stand &)> iets;   // is er iets te zien?
  std::function<std::string (const Antwoord &)> toont;
  // Wat een oog van een stand hoort te tonen, bij elke vraag.
  std::function<std::vector<std::string> (const Oog &, const Stand &)> hoort;
};

// Vraag een getter in elke plek wat een oog ziet. Dat is wat hoort, of niet.
void vraag (Bank &bank, const std::vector<Plek> &plekken, const Getter &getter,
            const Oog &oog)
{
  for (const Plek &plek : plekken)
  {
    Geval &geval = bank.geval (getter.onderdeel (plek.stand), plek);
    for (const std::string &hoort : getter.hoort (oog, plek.stand))
    {
      const int speler = static_cast<int> (geval.script.stappen.size ()) - 3;
      const std::string wie = getter.oog != &bank.ogen.rijen ? ""
        : "rijen van speler " + std::to_string (speler) + ": ";
      geval.vraag (wie.empty () ? stapFunctie (oog.getter)
                                : stapRijen (oog.eerste + speler),
        [&getter, hoort, wie] (const Stand &, const Antwoord &antwoord)
        {
          const std::string nu = getter.toont (antwoord);
          if (nu != hoort)
            throw Fout { wie + hoort, wie + nu };
        });
    }
  }
}

// In hoeveel van de standen die gelezen zijn, en waarin iets te zien is, is er
// te zien wat hoort?
std::pair<int,int> tel (const std::deque<Geval> &gevallen, const Getter &getter)
{
  int alle = 0, goed = 0;
  for (const Geval &geval : gevallen)
    if (geval.op (Lezen).er && geval.op (Lezen).inhoud != " 0"
        && getter.iets (geval.plek.stand))
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

bool ietsIn (const Paren &paren)
{
  for (const std::pair<int,int> &paar : paren)
    if (paar.first != paar.second)
      return true;
  return false;
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
  const auto heet = [] (const char *naam)
                    { return [naam] (const Stand &) { return naam; }; };
  typedef std::vector<std::string> Teksten;
  Oog aantal = { "getSchalen", Alles, false, 0 };
  const Oog blauwGeel = { "getInhoudSchalen", Alles, true, 0 };
  const Getter getters[] = {
    { &aantal, {}, heet ("getSchalen"), [] (const Stand &) { return true; },
      [] (const Antwoord &een) { return tekst (een.geheel ()); },
      [] (const Oog &, const Stand &s) { return Teksten { tekst (s.M) }; } },
    { &bank.ogen.pot, {}, heet ("getPot_gelezen"),
      [] (const Stand &s) { return !s.pot.empty (); },
      [] (const Antwoord &een) { return tekst (een.woord ()); },
      [] (const Oog &, const Stand &s) { return Teksten { tekst (s.pot) }; } },
    { &bank.ogen.schalen, { blauwGeel },
      [] (const Stand &s)
      {
        const std::pair<int,int> &laatste = s.schalen.back ();
        return laatste.first + laatste.second < s.N ? "schalen_kleinePot"
                                                    : "schalen_gelezen";
      },
      [] (const Stand &s) { return ietsIn (s.schalen); },
      [] (const Antwoord &een) { return tekst (een.paren ()); },
      [] (const Oog &oog, const Stand &s)
      { return Teksten { tekst (oog.door (s.schalen)) }; } },
    { &bank.ogen.rijen, { { "getInhoudRijen", Alles, false, 1 },
                          { "getInhoudRijen", Alles, true, 0 } },
      heet ("rijen_gelezen"),
      [] (const Stand &s) { return ietsIn (s.rijen[0]) && ietsIn (s.rijen[1]); },
      [] (const Antwoord &een) { return tekst (gesorteerd (een.paren ())); },
      [] (const Oog &oog, const Stand &s)
      { return Teksten { tekst (gesorteerd (oog.door (s.rijen[0]))),
                         tekst (gesorteerd (oog.door (s.rijen[1]))) }; } } };
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
