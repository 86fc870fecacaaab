// toets_raad.cc: elke zin van raad, heel, met een spel dat niets rekent; hoe de
// spellen rekenen staat in hun sessies.

#include "terminal/raad.h"
#include "terminal/schermtoezicht.h"
#include "terminal/terugblik.h"

// Een spel van zoveel zetten, waarvan er maar een paar een waarde krijgen;
// wordt er vooruitgedacht, dan is die van de tweede geschat. Zoveel zetten
// verder is het uit.
struct Proefrekenaar
{
  struct Speler { static const bool MetSterkte = false; };
  struct Spel
  {
    int aantal, bekend, eerste, diepte, tot;
    long long telt;  // standen; 0: dat doet het niet
    bool eindstand () const { return tot == 0; }
    std::vector<int> gedaneZetten () const
    {
      std::vector<int> zetten;
      for (int i = 0; i < aantal; i++)
        zetten.push_back (i);
      return zetten;
    }
  };
  typedef int Zet;

  static int beurt (const Spel &spel) { return spel.tot % 2; }

  static std::string naam (int wie) { return wie == 0 ? "Nul" : "Een"; }

  static void doeZet (Spel &spel, Zet) { spel.tot--; }

  static constexpr const char *const Prijs = "in punten";

  // Van zoveel zetten als er bekend zijn is bekend wat zij kostten; is er
  // vooruitgedacht, dan is dat van de tweede zeker.
  static void terugblik (const Spel &spel, zoek::Toezicht &,
                         terminal::Terugblik<Zet> &terug)
  {
    for (int i = 0; i < spel.bekend; i++)
    {
      terug.zetten.push_back (std::make_pair (i == 0 ? 0 : spel.eerste, 90));
      if (spel.diepte > 0)
        terug.dieptes.push_back (i == 1 ? 0 : spel.diepte + i);
    }
    if (spel.bekend < spel.aantal)
      throw zoek::Afgebroken { 1, 1, "standen", false, true, "" };
  }

  // Wat er bekend is als de tijd om is.
  static void sluit (const Spel &spel, terminal::Inzicht<Zet> &inzicht)
  {
    inzicht.zeker = spel.diepte == 0;
    inzicht.diepte = spel.diepte;
    inzicht.stand = "zo";
    if (spel.bekend < spel.aantal)
      throw zoek::Afgebroken { 1, 1, "standen", false, true, "" };
  }

  static void waarden (const Spel &spel, int,
                       terminal::Inzicht<Zet> &inzicht)
  {
    for (int i = 0; i < spel.aantal; i++)
      inzicht.zetten.push_back (i);
    for (int i = 0; i < spel.bekend; i++)
    {
      inzicht.waarden.push_back (spel.eerste + (i == 0 ? 0 : 1));
      inzicht.geschat.push_back (spel.diepte > 0 && i == 1);
    }
    sluit (spel, inzicht);
  }

  static void reeks (const Spel &spel, int, terminal::Inzicht<Zet> &inzicht)
  {
    for (int i = 0; i < spel.bekend; i++)
      inzicht.zetten.push_back (i);
    sluit (spel, inzicht);
  }

  static std::string zetTekst (Zet zet) { return "z" + std::to_string (zet); }

  static std::string uitkomst (const Spel &, int waarde)
  {
    return std::to_string (waarde);
  }

  static void tel (const Spel &spel, const std::vector<Zet> &zetten,
                   std::vector<long long> &standen)
  {
    if (spel.telt == 0)
      return;
    for (size_t i = 0; i < zetten.size (); i++)
      standen.push_back (i == 0 ? 1 : 2345);
    standen.push_back (spel.telt);
  }

  static std::string kort (const Spel &, int waarde, bool)
  {
    return std::to_string (waarde);
  }

  static std::string afloop (const Spel &) { return "Uit."; }
};

// Eis wat een functie van Raad over een spel zegt, en of er iets bekend is.
static void eisRaad (Proefrekenaar::Spel spel,
                     bool (terminal::Raad<Proefrekenaar>::*geef) (int, double),
                     const std::string &zin, bool bekend)
{
  const Vangst vangst;
  zoek::Toezicht toezicht;
  Proefrekenaar rekenaar;
  terminal::Raad<Proefrekenaar> raad (rekenaar, spel, toezicht);
  EIS_GELIJK ((raad.*geef) (12, 1), bekend);
  EIS_GELIJK (vangst.tekst (), zin);
  EIS (!raad.isAfgebroken ());
}

TOETS (raad_zegt_wat_er_bekend_is)
{
  typedef terminal::Raad<Proefrekenaar> Raad;
  const struct { Proefrekenaar::Spel spel; const char *zin; bool bekend; }
  hints[] = {
    { { 3, 3, 4, 0, 9, 0 }, "Beste zet: z1: 5. Even goed: z2.\n", true },
    { { 1, 1, 4, 0, 9, 0 }, "Beste zet: z0: 4. Een andere zet is er niet.\n",
      true },
    { { 12, 12, 4, 0, 9, 0 }, "Beste zet: z1: 5. Even goed: z2, z3, z4, z5, "
      "z6, z7, z8, z9, en nog 2.\n", true },
    { { 7, 3, 4, 0, 9, 0 }, "Tot nu toe, na de eerste 3 van de 7 zetten: "
      "z1: 5. Even goed: z2.\n", true },
    { { 2, 1, 4, 0, 9, 0 }, "Tot nu toe, na de eerste 1 van de 2 zetten: "
      "z0: 4.\n", true },
    { { 7, 1, 0, 0, 9, 0 }, "Tot nu toe, na de eerste 1 van de 7 zetten: "
      "z0: 0.\n", false },
    { { 7, 0, 4, 0, 9, 0 }, "", false },
    { { 3, 3, 4, 1, 9, 0 }, "Goede zet: z1, de beste na 1 beurt (zo); de "
      "uitkomst is niet bepaald.\nEven goed: z2.\n", true },
    { { 1, 1, 4, 5, 9, 0 }, "Goede zet: z0, de beste na 5 beurten (zo); de "
      "uitkomst is niet bepaald.\nEen andere zet is er niet.\n", true } },
  elke[] = {
    { { 2, 2, 4, 0, 9, 0 }, "Een: uitkomst na elke zet (*: de beste)\n"
      "  z0  4\n  z1  5 *\n", true },
    { { 2, 1, 4, 0, 8, 0 }, "Nul: uitkomst na de eerste 1 van de 2 zetten (*: "
      "de beste tot nu toe)\n  z0  4 *\n", true },
    { { 3, 3, 4, 12, 8, 0 }, "Nul: uitkomst na elke zet (*: de beste). Tussen "
      "haakjes: geschat, na 12 beurten.\n"
      "  z0    4\n  z1  (5) *\n  z2    5 *\n", true },
    { { 2, 2, 4, 0, 8, 2347 }, "Nul: uitkomst na elke zet (*: de beste)\n"
      "  z0  4        1 stand\n  z1  5 *  2 345 standen\n"
      "  samen 2 347, deze stand meegeteld\n", true },
    { { 2, 2, 4, 0, 8, -1 }, "Nul: uitkomst na elke zet (*: de beste)\n"
      "  z0  4\n  z1  5 *\n", true },
    { { 2, 0, 4, 0, 8, 0 }, "", false } },
  reeksen[] = {
    { { 2, 2, 4, 0, 2, 0 }, "Met de beste zetten gaat het zo verder (Nul "
      "eerst):\n    1. z0 z1\nUit.\n", true },
    { { 19, 19, 4, 0, 19, 0 }, "Met de beste zetten gaat het zo verder (Een "
      "eerst):\n    1. z0 z1 z2 z3 z4 z5 z6 z7 z8 z9 z10 z11 z12 z13 z14 z15 "
      "z16 z17\n"
      "   19. z18\nUit.\n", true },
    { { 3, 2, 4, 0, 3, 0 }, "Tot nu toe, met de beste zetten (Een eerst):\n"
      "    1. z0 z1\n", true },
    { { 2, 2, 4, 2, 2, 0 }, "Met de beste zetten gaat het zo verder (Nul "
      "eerst):\n    1. z0 z1\nUit. Dat het niet beter kan is niet bepaald.\n",
      true },
    { { 1, 1, 4, 1, 2, 0 }, "Met de beste zetten gaat het zo verder (Nul "
      "eerst):\n    1. z0\nNa 1 beurt: zo; de uitkomst is niet bepaald.\n",
      true },
    { { 3, 0, 4, 0, 3, 0 }, "", false } };
  for (const auto &geval : hints)
    eisRaad (geval.spel, &Raad::toonHint, geval.zin, geval.bekend);
  for (const auto &geval : elke)
    eisRaad (geval.spel, &Raad::toonElkeZet, geval.zin, geval.bekend);
  for (const auto &geval : reeksen)
    eisRaad (geval.spel, &Raad::toonReeks, geval.zin, geval.bekend);
}

TOETS (terugblik_zegt_wat_er_bekend_is)
{
  const std::string kop = "Wat elke zet kostte (in punten), en welke beter "
                          "was; ";
  const struct { Proefrekenaar::Spel spel; std::string zin; } gevallen[] = {
    { { 3, 3, 4, 0, 9, 0 }, kop + "Nul eerst, dan Een.\n"
      "  1. z0 -4 z90  z1 -4 z90  2. z2\nSamen: Nul: 4, Een: 4.\n" },
    { { 4, 3, 2, 0, 9, 0 }, kop + "Een eerst, dan Nul.\n"
      "  1. z0 ?       z1 -2 z90  2. z2 -2 z90  z3\n"
      "Niet bekeken, zo ver kwam het: de eerste beurt.\n"
      "Samen: Een: 2, Nul: 2.\n" },
    { { 5, 2, 2, 0, 9, 0 }, kop + "Nul eerst, dan Een.\n"
      "  2. z2 ?  z3 -2 z90  3. z4\n"
      "Niet bekeken, zo ver kwam het: de eerste 3 beurten.\n"
      "Samen: Nul: 0, Een: 2.\n" },
    { { 4, 4, 2, 1, 9, 0 }, kop + "Een eerst, dan Nul.\n"
      "Tussen haakjes: geschat, na minstens 1 beurt.\n"
      "  1. z0 (-2) z90  z1 (-2) z90  2. z2 -2 z90    z3\n"
      "Samen: Een: 4, Nul: 2.\n" } };
  for (const auto &geval : gevallen)
  {
    const Vangst vangst;
    zoek::Toezicht toezicht;
    Proefrekenaar rekenaar;
    EIS (terminal::kijkTerug (rekenaar, geval.spel, toezicht));
    EIS_GELIJK (vangst.tekst (), geval.zin);
  }
}

TOETS (werk_dat_afgebroken_is_zegt_hoe_ver_het_was)
{
  const std::string begin = "\nAfgebroken na 0,3 seconden, 12,8 miljoen "
                            "standen bekeken; nog niet af.";
  for (const char *bekend : { "", "-2..3" })
    EIS_GELIJK (terminal::afgebrokenTekst
                  ({ 0.3, 12800000, "standen", false, false, bekend }),
                begin + (*bekend == 0 ? "" : "\nDe score is -2..3."));
}
