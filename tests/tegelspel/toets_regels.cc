// toets_regels.cc: elke spelregel van TegelSpel eenmaal, met de standen en de
// uitkomsten die de opgave noemt.

#include "tests/toets.h"
#include "tests/tegelspel/vergelijk.h"

using namespace std;
using Model::Stand;
using Model::Zet;

//*************************************************************************
// De voorbeelden van de opgave

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
  EIS_GELIJK (waarden (spel, &TegelSpel::besteScore), zetten);
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

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
