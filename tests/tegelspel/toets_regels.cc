// toets_regels.cc: elke spelregel van TegelSpel eenmaal, met de standen en de
// uitkomsten die de opgave noemt, en het object zelf.

#include "tests/programma.h"
#include "tests/tegelspel/hulp.h"

using namespace std;
using Model::Stand;
using Model::Zet;

static const char *const Figuur1 =
  "pot gbgbbbggbgbgbbgbgg \n"
  "schalen 4: ggbb ggbb   \n"
  "gggg. bbb..            \n"
  "gg... bbbb.            \n"
  "g.... g....            \n"
  "..... gg...            \n"
  "bbb.. ggggg            \n"
  "beurt 0                \n";

static const char *const Figuur2 =
  "pot gbbbggbgbgbbgbgg   \n"
  "schalen 4: gbbb ggbb   \n"
  "gggg. bbb..            \n"
  "gggg. bbbb.            \n"
  "g.... g....            \n"
  "..... gg...            \n"
  "bbb.. ggggg            \n"
  "beurt 1                \n";

// Eis precies deze verschillende zetten, geschreven als "(0,g)(0,b)".
static void eisZetten (TegelSpel &spel, const string &zetten)
{
  EIS_GELIJK (Model::tekst (spel.bepaalVerschillendeZetten ()),
              "[" + zetten + "]");
}

//*************************************************************************
// Elke regel eenmaal: de stand ervoor, een zet, de stand erna

struct Geval
{
  const char *regel, *voor;
  Zet zet;
  const char *na;  // nullptr als de zet niet mag
};

static const char *const TweeGele = "pot gb\nschalen 2: gg\n.. .. beurt 0";

static const Geval Gevallen[] = {
  { "het voorbeeld van de opgave", Figuur1, Zet (0, 'g'), Figuur2 },
  { "blauw van schaal 0 past in figuur 2 nergens", Figuur2, Zet (0, 'b'),
    nullptr },
  { "een gelijke zet mag ook",
    "pot -\nschalen 4: ggbb ggb\n.... .... beurt 0", Zet (1, 'g'),
    "pot -\nschalen 4: ggbb b\ngg.. .... beurt 1" },
  { "een rij wordt zo ver mogelijk gevuld",
    "pot -\nschalen 5: gg\n"
    "..... ..... gg... ..... ggg.. ..... gggg. ..... beurt 0", Zet (0, 'g'),
    "pot -\nschalen 5: -\n"
    "..... ..... gg... ..... ggggg ..... gggg. ..... beurt 1" },
  { "een rij met de andere kleur mag niet",
    "pot -\nschalen 5: b\n... ggg ... gg. ... ... beurt 1", Zet (0, 'b'),
    "pot -\nschalen 5: -\n... ggg ... gg. ... b.. beurt 0" },
  { "een lege rij alleen als het niet anders kan",
    "pot -\nschalen 5: gggb\n.... .... gg.. .... beurt 0", Zet (0, 'g'),
    "pot -\nschalen 5: b\nggg. .... gg.. .... beurt 1" },
  { "de schaal wordt van voren uit de pot aangevuld",
    "pot bggbb\nschalen 3: ggb ggg\n..... ..... beurt 0", Zet (0, 'g'),
    "pot gbb\nschalen 3: gbb ggg\ngg... ..... beurt 1" },
  { "een andere schaal wordt niet aangevuld",
    "pot gg\nschalen 2: gb gb\n..... ..... beurt 1", Zet (1, 'b'),
    "pot g\nschalen 2: gb gg\n..... b.... beurt 0" },
  { "de pot vult gedeeltelijk aan en is dan leeg",
    "pot b\nschalen 3: ggg\n..... ..... beurt 0", Zet (0, 'g'),
    "pot -\nschalen 3: b\nggg.. ..... beurt 1" },
  { "drie passen nergens, ook niet verdeeld over twee rijen",
    "pot -\nschalen 4: gggb\ng.. ... gg. ... beurt 0", Zet (0, 'g'), nullptr },
  { "een lege pot en lege schalen is een eindstand",
    "pot -\nschalen 1: g\n.. .. .. .. beurt 0", Zet (0, 'g'),
    "pot -\nschalen 1: -\ng. .. .. .. beurt 1" },
  { "een vol bord is een eindstand",
    "pot gggg\nschalen 1: g\ngg. ... beurt 0", Zet (0, 'g'),
    "pot ggg\nschalen 1: g\nggg ... beurt 1" },
  { "een kleur die niet op de schaal ligt", TweeGele, Zet (0, 'b'), nullptr },
  { "een schaal te ver", TweeGele, Zet (1, 'g'), nullptr },
  { "een schaal te weinig", TweeGele, Zet (-1, 'g'), nullptr },
  { "een hoofdletter", TweeGele, Zet (0, 'G'), nullptr } };

TOETS (een_zet_volgt_elke_regel)
{
  for (const Geval &geval : Gevallen)
  {
    TegelSpel spel;
    zetOp (spel, geval.voor);
    EIS_MET (spel.doeZet (geval.zet.first, geval.zet.second)
             == (geval.na != nullptr), geval.regel);
    if (geval.na != nullptr)
      EIS_STAND (spel, Model::uitTekening (geval.na));
    EIS_GELIJK (spel.unDoeZet (), geval.na != nullptr);
    EIS_STAND (spel, Model::uitTekening (geval.voor));
  }
}

TOETS (de_verschillende_zetten_van_de_opgave)
{
  TegelSpel spel;
  EIS (spel.leesInSpel ("spel1.txt"));
  EIS_STAND (spel, Model::uitTekening (Figuur1));
  eisZetten (spel, "(0,g)(0,b)");  // schaal 1 is gelijk aan schaal 0
  zetOp (spel, Figuur2);
  eisZetten (spel, "(0,g)(1,g)(1,b)");
  zetOp (spel, "pot -\nschalen 4: ggbb ggb\n.... .... beurt 0");
  eisZetten (spel, "(0,g)(0,b)(1,b)");  // de voetnoot
}

TOETS (zonder_spel_is_er_niets_te_vertellen)
{
  TegelSpel spel;
  EIS_GELIJK (spel.verhaal (), "");
  EIS_GELIJK (spel.afloop (), "Er is nog geen spel.");
  EIS (spel.leesInSpel ("spel1.txt"));
  EIS_GELIJK (spel.verhaal (), "");
  EIS (spel.doeZet (0, 'g') && spel.verhaal () != "" && spel.unDoeZet ());
  EIS_GELIJK (spel.verhaal (), "");
}

//*************************************************************************
// Eindstanden

// Eis dat het spel uit is, met deze score, en dat er niets meer kan.
static void eisUit (TegelSpel &spel, int score)
{
  EIS (spel.eindstand ());
  eisZetten (spel, "");
  EIS (!spel.doeZet (0, 'g') && !spel.doeZet (0, 'b'));
  Zet zet (0, 'g'), snelleZet (0, 'b');
  long long standen = 5, bezocht = 0;
  EIS_GELIJK (spel.besteScore (zet, standen), score);
  EIS_GELIJK (spel.besteScoreSnel (snelleZet, bezocht), score);
  EIS (zet == GeenZet && snelleZet == GeenZet && bezocht >= 1);
  EIS_GELIJK (standen, 1);
  EIS_GELIJK (spel.telStanden (), 1);
  EIS (spel.bepaalGoedeZet (10) == GeenZet);
  EIS_GELIJK (spel.bepaalGoedeScore (), score);
}

// Eis een eindstand met deze score, waarin niets meer kan.
static void eisEinde (const string &tekening, int score)
{
  TegelSpel spel;
  zetOp (spel, tekening);
  eisUit (spel, score);
  EIS_STAND (spel, Model::uitTekening (tekening));
}

TOETS (eindstanden)
{
  // Wie niet aan beurt is heeft nog zetten, of een vol bord; wie aan beurt is
  // heeft een vol bord; beide borden zijn al vol bij het lezen.
  eisEinde ("pot gg\nschalen 2: gg\nbb. ... ggg ... beurt 0", 1);
  eisEinde ("pot gg\nschalen 2: gg\n... ggg ... bbb beurt 0", -2);
  eisEinde ("pot gg\nschalen 2: gg\n... ggg ggg bbb beurt 1", 1);
  eisEinde ("pot gb\nschalen 1: g\ngg bb bb bb beurt 0", 0);
  eisEinde ("pot gb\nschalen 1: g\ngg bb bb bb beurt 1", 0);
  const string ongelijk =
    "pot -\nschalen 5: gggg\nggg g.. ggg bbb b.. b.. beurt ";
  eisEinde (ongelijk + "1", -1);
  eisEinde (ongelijk + "0", 1);
  // Niets past; de ander had nog gekund; pot en schalen zijn leeg.
  eisEinde ("pot -\nschalen 4: gggb\ng.. ... gg. ... beurt 0", 0);
  eisEinde ("pot ggg\nschalen 1: g\nggg ... beurt 1", -1);
  TegelSpel spel;
  zetOp (spel, "pot -\nschalen 1: g\n.. .. .. .. beurt 0");
  EIS (!spel.eindstand () && spel.doeZet (0, 'g'));
  eisUit (spel, 0);
  ostringstream bestand;  // zonder tegels is er geen spelbestand van te maken
  spel.schrijf (bestand);
  EIS (!bestand);
}

//*************************************************************************
// Het object

TOETS (object_zonder_spel)
{
  Vangst vangst;
  TegelSpel spel;
  EIS_GELIJK (spel.getSchalen (), 0);
  EIS_GELIJK (spel.getPot (), "");
  EIS (spel.getInhoudSchalen ().empty ());
  for (int speler = 0; speler < 3; speler++)
    EIS (spel.getInhoudRijen (speler).empty ());
  EIS (!spel.unDoeZet ());
  eisUit (spel, 0);
  spel.doeExperiment ();
  spel.drukAf ();
  EIS_MET (bevat (vangst.tekst (), "geen spel"), vangst.tekst ());
}

// Ook als het lang duurt: hier gaat de klok elke keer een seconde vooruit.
static const Klokstap klok ("1");
TOETS (zonder_toezicht_blijft_het_stil)
{
  const Vangst uitvoer, fouten (cerr);
  TegelSpel spel;
  EIS (spel.leesInSpel ("spel1.txt"));
  spel.doeExperiment ();
  EIS_GELIJK (fouten.tekst (), "");
}
