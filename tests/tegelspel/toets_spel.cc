// toets_spel.cc: de regels van TegelSpel en besteScore, tegen het model.

#include "tests/toets.h"
#include "tests/tegelspel/hulp.h"

#include <climits>

using namespace std;
using Model::Stand;
using Model::Zet;

//*************************************************************************
// Het model zelf

TOETS (model_kent_de_voorbeeldspellen)
{
  EIS_GELIJK (Model::losOp (Model::standUit (inhoudVan ("spel1.txt"))).standen,
              10020);
  if (kort ())
    return;
  const Model::Uitslag uitslag
    = Model::losOp (Model::standUit (inhoudVan ("spel3.txt")));
  EIS_GELIJK (uitslag.score, 3);
  EIS_GELIJK (uitslag.standen, 1356544);
}

TOETS (model_leest_wat_het_tekent_en_schrijft)
{
  Model::Loting loting (1);
  for (int i = 0; i < 500; i++)
  {
    const Stand stand = loting.spel (10, 60);
    EIS_MET (Model::uitTekening (Model::teken (stand)) == stand,
             Model::teken (stand));
    EIS_MET (Model::standUit (Model::bestand (stand)) == stand,
             Model::teken (stand));
  }
}

//*************************************************************************
// Willekeurig spel

// Elke mogelijke schaal en kleur, en heel wat onmogelijke.
static const int Schalen[] = { INT_MIN, -1, 0, 1, 2, 3, 4, 5, 6, INT_MAX };
static const char Kleuren[] = { 'g', 'b', 'G', 'B', '\0', ' ', 'x', '\xff' };

// Eis dat elke ongeldige zet geweigerd wordt zonder iets te veranderen.
static void weigertOngeldige (TegelSpel &spel, const Stand &stand)
{
  for (int schaal : Schalen)
    for (char kleur : Kleuren)
    {
      if (Model::geldig (stand, schaal, kleur))
        continue;
      EIS_MET (!spel.doeZet (schaal, kleur),
               "ongeldige zet (" << schaal << "," << kleur << ") gedaan in"
               << Model::teken (stand));
      EIS_MET (volgensGetters (spel, stand) == stand,
               "geweigerde zet (" << schaal << "," << kleur
               << ") verandert" << Model::teken (stand));
    }
  EIS_STAND (spel, stand);
}

// Doe een geldige zet en ga na dat het een toegestaan vervolg geeft.
// Retourneert: dat vervolg.
static Stand doe (TegelSpel &spel, const Stand &stand, const Zet &zet)
{
  EIS_MET (spel.doeZet (zet.first, zet.second),
           "geldige zet " << Model::tekst (zet) << " geweigerd in"
           << Model::teken (stand));
  for (const Stand &kind : Model::mogelijkNaZet (stand, zet))
    if (volgensGetters (spel, kind) == kind)
    {
      EIS_STAND (spel, kind);
      return kind;
    }
  EIS_MET (false, "zet " << Model::tekst (zet) << " maakt"
           << Model::teken (volgensGetters (spel, stand)) << "van"
           << Model::teken (stand));
  return stand;
}

// Neem een zet terug en eis precies de vorige stand.
static void neemTerug (TegelSpel &spel, const Stand &vorige)
{
  EIS_MET (spel.unDoeZet (), "unDoeZet weigert, na" << Model::teken (vorige));
  EIS_STAND (spel, vorige);
}

// Probeer in een stand alles wat kan, en eindig in dezelfde stand.
// Retourneert: het aantal bekeken standen.
static int probeerAlles (TegelSpel &spel, const Stand &stand)
{
  EIS_STAND (spel, stand);
  weigertOngeldige (spel, stand);
  int bekeken = 1;
  for (const Zet &zet : Model::alleZetten (stand))
  {
    doe (spel, stand, zet);
    neemTerug (spel, stand);
    bekeken++;
  }
  return bekeken;
}

// Speel een spel willekeurig uit, neem onderweg soms een paar zetten terug,
// en neem aan het eind alles terug.
// Retourneert: het aantal bekeken standen.
static int speelUit (TegelSpel &spel, const Stand &begin, Model::Loting &loting)
{
  zetOp (spel, begin);
  vector<Stand> verloop (1, begin);
  int bekeken = 0;
  while (true)
  {
    bekeken += probeerAlles (spel, verloop.back ());
    const vector<Zet> zetten = Model::alleZetten (verloop.back ());
    if (zetten.empty ())
      break;
    verloop.push_back (doe (spel, verloop.back (),
                            zetten[loting.plaats (zetten.size ())]));
    for (int i = loting.trek (-12, 3); i > 0 && verloop.size () > 1; i--)
    {
      verloop.pop_back ();
      neemTerug (spel, verloop.back ());
    }
  }
  for (; verloop.size () > 1; verloop.pop_back ())
    neemTerug (spel, verloop[verloop.size () - 2]);
  EIS_MET (!spel.unDoeZet (), "een zet te veel terug" << Model::teken (begin));
  EIS_STAND (spel, begin);
  return bekeken;
}

TOETS (willekeurig_spel_volgt_het_model)
{
  Model::Loting loting (20240226);
  TegelSpel spel;
  int bekeken = 0;
  while (bekeken < proeven (40000, 4000))
    bekeken += speelUit (spel, loting.spel (4, 40), loting);
}

TOETS (willekeurig_groot_spel_volgt_het_model)
{
  Model::Loting loting (7);
  TegelSpel spel;
  for (int i = 0; i < proeven (60, 6); i++)
    speelUit (spel, loting.spel (10, 160), loting);
}

//*************************************************************************
// De beste score

// Vergelijk besteScoreSnel en telStanden met de boom van het model.
static void vergelijkSnel (TegelSpel &spel, const Stand &stand,
                           const Model::Uitslag &uitslag)
{
  Zet zet (17, 'q');
  long long standen = -123456789;
  const int score = spel.besteScoreSnel (zet, standen);
  EIS_MET (score == uitslag.score && zet == uitslag.zet, "snel geeft "
           << score << " " << Model::tekst (zet) << ", verwacht was "
           << uitslag.score << " " << Model::tekst (uitslag.zet)
           << Model::teken (stand));
  EIS_MET (standen >= 1, standen << " bezochte standen");
  EIS_GELIJK (spel.telStanden (), uitslag.standen);
  EIS_STAND (spel, stand);
}

// Vergelijk besteScore met de boom van het model.
static void vergelijkBeste (TegelSpel &spel, const Stand &stand)
{
  const Model::Uitslag uitslag = Model::losOp (stand);
  Zet zet (17, 'q');
  long long standen = 123456789;  // besteScore mag hier niet op rekenen
  const int score = spel.besteScore (zet, standen);
  EIS_MET (score == uitslag.score, "score is " << score << ", verwacht was "
           << uitslag.score << Model::teken (stand));
  EIS_MET (zet == uitslag.zet, "zet is " << Model::tekst (zet)
           << ", verwacht was " << Model::tekst (uitslag.zet)
           << Model::teken (stand));
  EIS_MET (standen == uitslag.standen, "aantal standen is " << standen
           << ", verwacht was " << uitslag.standen << Model::teken (stand));
  EIS_STAND (spel, stand);
  vergelijkSnel (spel, stand, uitslag);
}

TOETS (besteScore_volgt_de_boom_van_het_model)
{
  Model::Loting loting (3);
  TegelSpel spel;
  for (int i = 0; i < proeven (2500, 120); i++)
  {
    const Stand stand = loting.spelMetBoom (4, 20, 2000);
    zetOp (spel, stand);
    vergelijkBeste (spel, stand);
    EIS_MET (!spel.unDoeZet (), "besteScore laat een zet achter in"
             << Model::teken (stand));
  }
}

TOETS (besteScore_van_grotere_bomen)
{
  Model::Loting loting (5);
  TegelSpel spel;
  for (int grote = 0; grote < proeven (25, 4); )
  {
    const Stand stand = loting.spelMetBoom (10, 60, 40000);
    if (Model::telStanden (stand, 8000) <= 8000)
      continue;
    zetOp (spel, stand);
    vergelijkBeste (spel, stand);
    grote++;
  }
}

TOETS (besteScore_halverwege_een_spel)
{
  Model::Loting loting (4);
  TegelSpel spel;
  for (int i = 0; i < proeven (1500, 100); i++)
  {
    Stand stand = loting.spelMetBoom (4, 20, 2000);
    vector<Stand> verloop;
    zetOp (spel, stand);
    while (!Model::eindstand (stand))
    {
      const vector<Zet> zetten = Model::alleZetten (stand);
      verloop.push_back (stand);
      stand = doe (spel, stand, zetten[loting.plaats (zetten.size ())]);
      vergelijkBeste (spel, stand);
    }
    for (; !verloop.empty (); verloop.pop_back ())
      neemTerug (spel, verloop.back ());
  }
}

//*************************************************************************
// De voorbeelden van de opgave

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

TOETS (figuur_1_is_spel1)
{
  TegelSpel spel;
  EIS (spel.leesInSpel ("spel1.txt"));
  EIS_STAND (spel, Model::uitTekening (Figuur1));
  eisZetten (spel, "(0,g)(0,b)");  // schaal 1 is gelijk aan schaal 0
}

TOETS (figuur_2_volgt_op_geel_van_schaal_0)
{
  TegelSpel spel;
  zetOp (spel, Figuur1);
  EIS (spel.doeZet (0, 'g'));
  EIS_STAND (spel, Model::uitTekening (Figuur2));
}

TOETS (figuur_2_blauw_van_schaal_0_past_nergens)
{
  TegelSpel spel;
  zetOp (spel, Figuur2);
  eisZetten (spel, "(0,g)(1,g)(1,b)");
  EIS (!spel.doeZet (0, 'b'));
  EIS_STAND (spel, Model::uitTekening (Figuur2));
}

TOETS (voetnoot_met_drie_verschillende_zetten)
{
  const Stand stand = Model::uitTekening ("pot -              \n"
                                          "schalen 4: ggbb ggb\n"
                                          ".... ....          \n"
                                          "beurt 0            \n");
  TegelSpel spel;
  zetOp (spel, stand);
  eisZetten (spel, "(0,g)(0,b)(1,b)");
  EIS (spel.doeZet (1, 'g'));  // gelijk aan (0,g), maar wel een geldige zet
  EIS_GELIJK (Model::tekst (spel.getInhoudSchalen ()), "[2,2 0,1]");
  EIS_GELIJK (Model::tekst (spel.getInhoudRijen (0)), "[2,0]");
}

//*************************************************************************
// Elke regel eenmaal: de stand ervoor, een zet, de stand erna

static void eisNaZet (const string &voor, int schaal, char kleur,
                      const string &na)
{
  TegelSpel spel;
  zetOp (spel, voor);
  EIS (spel.doeZet (schaal, kleur));
  EIS_STAND (spel, Model::uitTekening (na));
  EIS (spel.unDoeZet ());
  EIS_STAND (spel, Model::uitTekening (voor));
}

TOETS (rij_al_zo_ver_mogelijk_gevuld)
{
  eisNaZet ("pot -\nschalen 5: gg\n"
            "..... .....\n"
            "gg... .....\n"
            "ggg.. .....\n"
            "gggg. .....\nbeurt 0\n", 0, 'g',
            "pot -\nschalen 5: -\n"
            "..... .....\n"
            "gg... .....\n"
            "ggggg .....\n"
            "gggg. .....\nbeurt 1\n");
}

TOETS (rij_met_de_andere_kleur_mag_niet)
{
  eisNaZet ("pot -\nschalen 5: b\n"
            "... ggg\n"
            "... gg.\n"
            "... ...\nbeurt 1\n", 0, 'b',
            "pot -\nschalen 5: -\n"
            "... ggg\n"
            "... gg.\n"
            "... b..\nbeurt 0\n");
}

TOETS (lege_rij_alleen_als_het_niet_anders_kan)
{
  eisNaZet ("pot -\nschalen 5: gggb\n"
            ".... ....\n"
            "gg.. ....\nbeurt 0\n", 0, 'g',
            "pot -\nschalen 5: b\n"
            "ggg. ....\n"
            "gg.. ....\nbeurt 1\n");
}

TOETS (bij_gelijke_rijen_is_elke_goed)
{
  TegelSpel spel;
  zetOp (spel, "pot -\nschalen 2: g\n... ...\ng.. ...\ng.. ...\nbeurt 0\n");
  EIS (spel.doeZet (0, 'g'));
  const string rijen = Model::tekst (spel.getInhoudRijen (0));
  EIS_MET (rijen == "[0,0 2,0 1,0]" || rijen == "[0,0 1,0 2,0]", rijen);
}

TOETS (alle_tegels_van_de_kleur_gaan_in_dezelfde_rij)
{
  TegelSpel spel;  // drie passen nergens, ook niet verdeeld over twee rijen
  const string tekening = "pot -\nschalen 4: gggb\ng.. ...\ngg. ...\nbeurt 0\n";
  zetOp (spel, tekening);
  EIS (!spel.doeZet (0, 'g'));
  EIS (!spel.doeZet (0, 'b'));
  EIS (spel.eindstand ());
  EIS_STAND (spel, Model::uitTekening (tekening));
}

TOETS (schaal_wordt_van_voren_uit_de_pot_aangevuld)
{
  eisNaZet ("pot bggbb\nschalen 3: ggb ggg\n"
            "..... .....\nbeurt 0\n", 0, 'g',
            "pot gbb\nschalen 3: gbb ggg\n"
            "gg... .....\nbeurt 1\n");
}

TOETS (andere_schaal_wordt_niet_aangevuld)
{
  eisNaZet ("pot gg\nschalen 2: gb gb\n"
            "..... .....\nbeurt 1\n", 1, 'b',
            "pot g\nschalen 2: gb gg\n"
            "..... b....\nbeurt 0\n");
}

TOETS (pot_vult_gedeeltelijk_aan_en_is_dan_leeg)
{
  eisNaZet ("pot b\nschalen 3: ggg\n"
            "..... .....\nbeurt 0\n", 0, 'g',
            "pot -\nschalen 3: b\n"
            "ggg.. .....\nbeurt 1\n");
}

TOETS (lege_pot_en_lege_schalen_is_eindstand)
{
  TegelSpel spel;
  zetOp (spel, "pot -\nschalen 1: g\n.. ..\n.. ..\nbeurt 0\n");
  EIS (!spel.eindstand ());
  EIS (spel.doeZet (0, 'g'));
  EIS (spel.eindstand ());
  eisZetten (spel, "");
}

TOETS (kleur_die_niet_op_de_schaal_ligt)
{
  TegelSpel spel;
  zetOp (spel, "pot gb\nschalen 2: gg\n.. ..\nbeurt 0\n");
  EIS (!spel.doeZet (0, 'b'));
  EIS (!spel.doeZet (1, 'g'));
  EIS (!spel.doeZet (-1, 'g'));
  EIS (!spel.doeZet (0, 'G'));
  EIS (spel.doeZet (0, 'g'));
}

//*************************************************************************
// Eindstanden

// Eis een eindstand met deze score, waarin niets meer kan.
static void eisEinde (const string &tekening, int verwachteScore)
{
  TegelSpel spel;
  zetOp (spel, tekening);
  EIS (spel.eindstand ());
  eisZetten (spel, "");
  EIS (!spel.doeZet (0, 'g'));
  EIS (!spel.doeZet (0, 'b'));
  vergelijkBeste (spel, Model::uitTekening (tekening));
  Zet zet (0, 'g');
  long long standen = 5;
  EIS_GELIJK (spel.besteScore (zet, standen), verwachteScore);
  EIS (zet == GeenZet);
  EIS_GELIJK (standen, 1);
  EIS (spel.bepaalGoedeZet (10) == GeenZet);
  EIS_GELIJK (spel.bepaalGoedeScore (), verwachteScore);
  EIS_STAND (spel, Model::uitTekening (tekening));
}

TOETS (speler_die_niet_aan_beurt_is_heeft_nog_zetten)
{
  eisEinde ("pot gg\nschalen 2: gg\nbb. ...\nggg ...\nbeurt 0\n", 1);
}

TOETS (speler_niet_aan_beurt_heeft_alle_rijen_vol)
{
  eisEinde ("pot gg\nschalen 2: gg\n... ggg\n... bbb\nbeurt 0\n", -2);
}

TOETS (speler_aan_beurt_heeft_alle_rijen_vol)
{
  eisEinde ("pot gg\nschalen 2: gg\n... ggg\nggg bbb\nbeurt 1\n", 1);
}

TOETS (beide_borden_al_vol_bij_het_lezen)
{
  eisEinde ("pot gb\nschalen 1: g\ngg bb\nbb bb\nbeurt 0\n", 0);
  eisEinde ("pot gb\nschalen 1: g\ngg bb\nbb bb\nbeurt 1\n", 0);
}

TOETS (bord_raakt_vol_door_een_zet)
{
  TegelSpel spel;
  zetOp (spel, "pot gggg\nschalen 1: g\ngg. ...\nbeurt 0\n");
  EIS (spel.doeZet (0, 'g'));
  EIS (spel.eindstand ());
  EIS (!spel.doeZet (0, 'g'));  // de ander had nog gekund
  EIS (spel.unDoeZet ());
  EIS (!spel.eindstand ());
}

TOETS (score_is_voor_de_speler_aan_beurt)
{
  eisEinde ("pot -\nschalen 5: gggg\nggg g..\nggg bbb\nb.. b..\nbeurt 1\n", -1);
  eisEinde ("pot -\nschalen 5: gggg\nggg g..\nggg bbb\nb.. b..\nbeurt 0\n", 1);
}

//*************************************************************************
// Standen met een naam

struct Benoemd
{
  const char *naam, *bestand;
  int score;
  Zet zet;
  long long standen;
};

static const Benoemd Benoemde[] =
{
  { "een tegel vult het enige vakje",
    "g 1 1 1 1 0 0 0 0 0", 1, Zet (0, 'g'), 2 },
  { "speler 1 begint",
    "b 1 1 1 1 0 0 0 0 1", 1, Zet (0, 'b'), 2 },
  { "tegels die nergens passen",
    "gggg 1 2 3 1 0 0 0 0 0 0 0 0 0 0 0 0 0", 0, GeenZet, 1 },
  { "lege schalen achter een korte pot",
    "g 5 5 2 2 0 0 0 0 0 0 0 0 0", 0, Zet (0, 'g'), 2 },
  { "vijf gelijke schalen zijn een zet",
    "ggggg 5 1 10 6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 "
    "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", 0, Zet (0, 'g'), 6 },
  { "om de beurt een vakje, de eerste vult de laatste rij",
    "ggggggg 1 1 3 1 0 0 0 0 0 0 0 0 0 0 0 0 0", 1, Zet (0, 'g'), 6 },
  { "de tweede speler is ingesloten",
    "gg 1 1 1 2 0 0 0 1 0", 0, Zet (0, 'g'), 2 },
  { "een keuze uit twee kleuren van een schaal",
    "gb 1 2 2 1 0 0 0 0 0 0 0 0 0", 0, Zet (0, 'g'), 5 },
  { "twee kleuren, een schaal, een rij: wie begint wint",
    "gb 1 2 1 1 0 0 0 0 0", 1, Zet (0, 'g'), 3 },
  { "beide borden vol",
    "gb 1 1 1 1 1 0 0 1 0", 0, GeenZet, 1 },
  { "eigen bord vol",
    "gb 1 1 1 1 1 0 0 0 0", 1, GeenZet, 1 },
  { "bord van de ander vol",
    "gb 1 1 1 1 1 0 0 0 1", -1, GeenZet, 1 },
  { "na (0,g) wint de ander, met twee tegels uit de pot",
    "gbb 1 2 1 2 0 0 0 0 0", 0, Zet (0, 'b'), 7 }
};

TOETS (tabel_van_vreemde_standen)
{
  for (const Benoemd &geval : Benoemde)
  {
    TegelSpel spel;
    EIS_MET (leesTekst (spel, geval.bestand), geval.naam);
    Zet zet;
    long long standen = -1;
    const int score = spel.besteScore (zet, standen);
    EIS_MET (score == geval.score && zet == geval.zet
             && standen == geval.standen,
             geval.naam << ": " << score << " " << Model::tekst (zet) << " "
             << standen);
    vergelijkBeste (spel, Model::standUit (geval.bestand));
  }
}

//*************************************************************************
// De voorbeeldspellen

// De scores van alle zetten, geschreven als "(0,g) -1 (0,b) 0".
static string waarden (TegelSpel &spel)
{
  string alles;
  for (const Zet &zet : spel.bepaalVerschillendeZetten ())
  {
    Zet beste;
    long long standen = 0;
    EIS (spel.doeZet (zet.first, zet.second));
    alles += (alles.empty () ? "" : " ") + Model::tekst (zet) + " "
             + to_string (-spel.besteScore (beste, standen));
    EIS (spel.unDoeZet ());
  }
  return alles;
}

static void eisVoorbeeld (const char *naam, int score, const Zet &zet,
                          long long standen, const string &zetten)
{
  TegelSpel spel;
  EIS (spel.leesInSpel (naam));
  Zet gevonden;
  long long geteld = -1;
  EIS_GELIJK (spel.besteScore (gevonden, geteld), score);
  EIS_GELIJK (Model::tekst (gevonden), Model::tekst (zet));
  EIS_GELIJK (geteld, standen);
  EIS_GELIJK (waarden (spel), zetten);
}

TOETS (voorbeeld_spel1)
{
  eisVoorbeeld ("spel1.txt", 0, Zet (0, 'b'), 10020, "(0,g) -1 (0,b) 0");
}

TOETS (voorbeeld_spel3)
{
  eisVoorbeeld ("spel3.txt", 3, Zet (1, 'g'), 1356544,
                "(0,b) 2 (1,g) 3 (1,b) 1");
}

TOETS (voorbeeld_spel4)
{
  if (!kort ())
    eisVoorbeeld ("spel4.txt", 0, Zet (0, 'b'), 198040465,
                  "(0,g) -1 (0,b) 0");
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
  EIS (spel.getInhoudRijen (0).empty ());
  EIS (spel.getInhoudRijen (1).empty ());
  EIS (spel.getInhoudRijen (2).empty ());
  EIS (spel.eindstand ());
  EIS (spel.bepaalVerschillendeZetten ().empty ());
  EIS (!spel.doeZet (0, 'g'));
  EIS (!spel.unDoeZet ());
  Zet zet (3, 'b');
  long long standen = 99;
  EIS_GELIJK (spel.besteScore (zet, standen), 0);
  EIS (zet == GeenZet);
  EIS_GELIJK (standen, 1);
  EIS_GELIJK (spel.besteScoreSnel (zet, standen), 0);
  EIS (zet == GeenZet);
  EIS_GELIJK (spel.telStanden (), 1);
  EIS (spel.bepaalGoedeZet (10) == GeenZet);
  EIS_GELIJK (spel.bepaalGoedeScore (), 0);
  spel.doeExperiment ();
}

TOETS (object_zonder_spel_zegt_dat_bij_het_afdrukken)
{
  Vangst vangst;
  TegelSpel ().drukAf ();
  EIS_MET (bevat (vangst.tekst (), "geen spel"), vangst.tekst ());
}

TOETS (getInhoudRijen_van_een_onbekende_speler)
{
  TegelSpel spel;
  zetOp (spel, Figuur1);
  for (int speler : { -1, 2, INT_MAX, INT_MIN })
  {
    Vangst vangst;
    EIS (spel.getInhoudRijen (speler).empty ());
    EIS_MET (bevat (vangst.tekst (), to_string (speler)), vangst.tekst ());
  }
}

TOETS (nieuw_spel_vergeet_de_zetten)
{
  TegelSpel spel;
  zetOp (spel, Figuur1);
  EIS (spel.doeZet (0, 'g'));
  zetOp (spel, Figuur2);
  EIS (!spel.unDoeZet ());
  EIS_STAND (spel, Model::uitTekening (Figuur2));
}

TOETS (kopie_staat_los_van_het_origineel)
{
  TegelSpel spel;
  zetOp (spel, Figuur1);
  EIS (spel.doeZet (0, 'g'));
  TegelSpel kopie (spel);
  EIS (kopie.unDoeZet ());
  EIS_STAND (spel, Model::uitTekening (Figuur2));
  EIS_STAND (kopie, Model::uitTekening (Figuur1));
  kopie = spel;
  EIS (spel.unDoeZet ());
  EIS_STAND (kopie, Model::uitTekening (Figuur2));
  EIS_STAND (spel, Model::uitTekening (Figuur1));
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
