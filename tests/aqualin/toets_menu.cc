// toets_menu.cc: ./Aqualin zoals een mens of een script het gebruikt: het menu,
// de opdrachtregel en de exitcodes.

#include "tests/menuproef.h"

using namespace std;

typedef vector<string> Woorden;

static const string Sessies = "tests/aqualin/sessies/",
                    Spel2 = "spellen/aqualin/spel2.txt";

// Wat er alleen na een eerste zet in spel2 op het scherm staat.
static const string NaEersteZet = "Aan beurt: speler 1";

static Menuproef maakProef ()
{
  const string spel = "2\n" + Spel2 + "\n";
  Menuproef proef ("Aqualin", Sessies);
  proef.opties = { "--zaad", "1", "--stil" };
  proef.gedaan = NaEersteZet;
  proef.vragen = {
    { "hoofdmenu", "Uw keuze (1 t/m 6): ", "", "6",
      { "0", "7", "1x", "6 6", "3 nu" } },
    { "spelmenu", "Uw keuze (1 t/m 12): ", spel, "9",
      { "0", "13", "100", "9 9", "1 1x", "3 3 3", "4 niet" } },
    { "kleur", "Kleur (0 t/m 3): ", spel + "1\n", "0",
      { "4", "-1", "0.5", "rood" } },
    { "vorm", "Vorm (0 t/m 5): ", spel + "1\n0\n", "4",
      { "6", "4 4", "4 nu", "rond" } },
    { "hoogte", "Hoogte van het bord (1 t/m 10): ", "1\n", "4",
      { "0", "11" } },
    { "breedte", "Breedte van het bord (1 t/m 10): ", "1\n4\n", "5",
      { "0", "11" } },
    { "vormen", "Aantal vormen (2 t/m 10): ", "1\n4\n5\n", "6",
      { "0", "1", "11" } },
    { "al_op_bord", "Stenen die al op het bord liggen (0 t/m 20): ",
      "1\n4\n5\n6\n", "0", { "21", "-1" } },
    { "keuzeaantal_0", "Keuzeaantal van speler 0 (1 t/m 5): ",
      "1\n4\n5\n6\n0\n", "2", { "0", "6" } },
    { "keuzeaantal_1", "Keuzeaantal van speler 1 (1 t/m 5): ",
      "1\n4\n5\n6\n0\n2\n", "2", { "0", "6", "2 2" } },
    { "bestandsnaam",
      "Naam van het spelbestand (bijvoorbeeld spel2.txt): ", "2\n", "",
      { "/", "..", "/dev/null", "spel9.txt", Spel2 + " niet", "Makefile",
        string (100000, '/') } } };
  for (const string keuze : { "3", "6", "7", "10", "11" })
    proef.vragen.push_back ({ "doorgaan_" + keuze,
      "Toch doorgaan? (j of n): ",
      "2\n" + Sessies + "grootste.txt\n" + keuze + "\n", "n",
      { "ja", "J", "0", "j nu", "n n" } });
  return proef;
}

static const Menuproef proef = maakProef ();

// Wat er getypt wordt, wat er dan op het scherm staat, en wat niet.
static const struct
{
  string invoer, wel, niet;
} Gevallen[] = {
  { "2 " + Spel2 + "\n1 0 4\n", NaEersteZet, "geen" },
  { "2\n" + Spel2 + "\n1 0\n4\n", NaEersteZet, "geen" },
  { "2\r\n" + Spel2 + "\r\n1\r\n0\r\n4\r\n", NaEersteZet, "\r" },
  { "2\n" + Spel2 + "\n1 0 4 4\n2\n", "geen zet om ongedaan", NaEersteZet },
  { "1 3 7 4 2 1 5\n", "op vakje 2", "\n3 " } };

TOETS (antwoorden_op_een_regel)
{
  for (const auto &geval : Gevallen)
  {
    const string uitvoer = proef.menu (geval.invoer);
    EIS_MET (bevat (uitvoer, geval.wel) && !bevat (uitvoer, geval.niet),
             uitvoer);
  }
}

TOETS (een_nieuw_spel_hangt_van_het_zaad_af)
{
  const string invoer = "1 3 7 4 2 1 5\n";
  EIS (proef.programma.uitvoer ({ "--zaad", "2", "--stil" }, invoer).substr (40)
       != proef.menu (invoer).substr (40));
}

TOETS (experiment_van_de_opdrachtregel_is_dat_uit_het_menu)
{
  const string regel = zonderTijden (proef.programma.uitvoer
    ({ "--experiment", "1", "--zaad", "1", "--stil" }));
  EIS_MET (bevat (inhoudVan (Sessies + "experimenten.uit"),
                  regel.substr (regel.find ("Experiment"))), regel);
}

TOETS (bestandsnamen_met_spaties)
{
  const TijdelijkeMap map;
  const string spatie = map.pad ("naam met  spaties .txt");
  map.schrijf ("naam met  spaties .txt", inhoudVan (Spel2));
  const string uitvoer = proef.menu ("2\n  " + spatie + "  \r\n9\n6\n");
  EIS_MET (bevat (uitvoer, "Aan beurt: speler 0"), uitvoer);
  unlink (spatie.c_str ());
  EIS (bevat (proef.menu ("2\n" + spatie + "\n6\n"), "niet te lezen"));
}

//*************************************************************************
// De opdrachtregel

TOETS (bestand_op_de_opdrachtregel_begint_meteen)
{
  const string uitvoer = proef.programma.uitvoer ({ Spel2, "--zaad", "3" },
                                                  "9\n6\n");
  EIS (uitvoer.find ("Pot:") < uitvoer.find ("inlezen"));
}

// Een slecht bestand houdt de rest niet tegen.
TOETS (los_geeft_een_tabel)
{
  const TijdelijkBestand einde ("1 1 0 1 0 1 1 1"), slecht ("1 1 0 x");
  for (const bool snel : { false, true })
  {
    vector<string> argumenten = { "--los", Spel2, slecht.naam (),
                                  "spellen/aqualin/spel1.txt", einde.naam () };
    if (snel)
      argumenten.push_back ("--snel");
    const Afloop afloop = proef.programma.draai (argumenten);
    EIS_GELIJK (afloop.exitcode, 1);
    EIS (bevat (afloop.fouten, slecht.naam ()));
    const vector<string> regels = regelsVan (zonderTijden (afloop.uitvoer));
    const Woorden een = woordenVan (regels.at (1)), twee
      = woordenVan (regels.at (2)), drie = woordenVan (regels.at (3));
    EIS_GELIJK (regels.size (), 4u);
    EIS (een == Woorden ({ Spel2, "2", "(2,0)", snel ? een[3] : "214617",
                           "#.###", "(0,4)", "1", "(2,0)", "2" }));
    EIS_GELIJK (twee[2], "(1,1)");
    EIS (drie == Woorden ({ einde.naam (), "0", "geen", "1", "#.###" }));
  }
}

TOETS (help_en_versie)
{
  proef.programma.eisHulp ({ "--los", "--experiment", "--zaad", "--snel",
                             "--stil", "BESTAND" });
}

TOETS (verkeerd_gebruik_geeft_een_exitcode)
{
  proef.programma.eisFouten ({
    { { "--bestaatniet" }, 2, { "--bestaatniet", "--help" } },
    { { "-h" }, 2, { "-h" } },
    { { "--los" }, 2, { "--los" } },
    { { "--snel" }, 2, { "--snel" } },
    { { "--experiment", "1", Spel2 }, 2, { "1 bestandsnaam, verwacht geen" } },
    { { "--los", "--experiment", "1", Spel2 }, 2, { "--los" } },
    { { Spel2, Spel2 }, 2, { "2" } },
    { { string (100000, '-') }, 2, { "onbekende" } },
    { { "weg.txt" }, 2, { "weg.txt" } },
    { { "--los", "weg.txt" }, 2, { "weg.txt" } },
    { { "--", "--los" }, 2, { "--los" } },
    { { Sessies + "slecht.txt" }, 1, { "slecht.txt" } },
    { { "/tmp" }, 1, { "/tmp" } } });
  proef.programma.eisGetal ("--zaad", { "2147483648" });
  proef.programma.eisGetal ("--experiment", { "0", "4" });
}

int main (int argc, char **argv)
{
  proef.meldAan ();
  return draaiToetsen (argc, argv);
}
