// toets_menu.cc: ./Aqualin zoals een mens of een script het gebruikt.

#include "tests/aqualin/hulp.h"
#include "tests/menuproef.h"

using namespace std;

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

TOETS (antwoorden_op_een_regel)
{
  const string los = proef.menu ("2\n" + Spel2 + "\n1\n0\n4\n2\n9\n6\n"),
               samen = proef.menu ("2 " + Spel2 + "\n1 0 4\n2\n9\n6\n"),
               deels = proef.menu ("2\n" + Spel2 + "\n1 0\n4\n2\n9\n6\n");
  for (const string *uitvoer : { &los, &samen, &deels })
    EIS_MET (bevat (*uitvoer, NaEersteZet), *uitvoer);
}

TOETS (regeleinden_van_windows)
{
  const string uitvoer = proef.menu ("2\r\n" + Spel2 + "\r\n1\r\n0\r\n4\r\n9"
                                     "\r\n6\r\n");
  EIS_MET (bevat (uitvoer, NaEersteZet), uitvoer);
  EIS_MET (!bevat (uitvoer, "\r"), "de \\r komt terug in de uitvoer");
}

TOETS (extra_tekst_doet_geen_zet)
{
  const string uitvoer = proef.menu ("2\n" + Spel2 + "\n1 0 4 4\n2\n");
  EIS_MET (!bevat (uitvoer, NaEersteZet), uitvoer);
  EIS_MET (bevat (uitvoer, "geen zet om ongedaan"), uitvoer);
}

TOETS (nieuw_spel_is_wat_er_gevraagd_werd)
{
  const string uitvoer = proef.menu ("1 3 7 4 2 1 5\n12\n9\n6\n");
  EIS_MET (bevat (uitvoer, "op vakje 2"), uitvoer);
  EIS_MET (bevat (uitvoer, "\n2 ") && !bevat (uitvoer, "\n3 "), uitvoer);
  const Afloop anders = proef.programma.draai ({ "--zaad", "2" },
                                               "1 3 7 4 2 1 5\n9\n6\n");
  EIS (anders.uitvoer.substr (40) != uitvoer.substr (40, 300));
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

TOETS (los_geeft_een_tabel)
{
  for (const bool snel : { false, true })
  {
    vector<string> argumenten = { "--los", Spel2, "spellen/aqualin/spel1.txt" };
    if (snel)
      argumenten.push_back ("--snel");
    const vector<string> lijst
      = woordenVan (proef.programma.uitvoer (argumenten));
    const size_t een = 9;  // na de kop
    EIS_GELIJK (lijst.size (), een + 2 * 9);
    EIS_GELIJK (lijst[een] + lijst[een + 1] + lijst[een + 2],
                Spel2 + "2(2,0)");
    if (!snel)
      EIS_GELIJK (lijst[een + 3], "214617");
    EIS (vector<string> (lijst.begin () + een + 5, lijst.begin () + een + 9)
         == vector<string> ({ "(0,4)", "1", "(2,0)", "2" }));
    EIS_GELIJK (lijst[een + 9 + 2], "(1,1)");
  }
}

TOETS (los_van_een_eindstand_en_van_een_slecht_bestand)
{
  const TijdelijkBestand einde ("1 1 0 1 0 1 1 1"), slecht ("1 1 0 x");
  const Afloop afloop = proef.programma.draai ({ "--los", slecht.naam (),
                                                 einde.naam () });
  EIS_GELIJK (afloop.exitcode, 1);
  EIS (bevat (afloop.fouten, slecht.naam ()));
  const vector<string> lijst = woordenVan (afloop.uitvoer);
  EIS_GELIJK (lijst[10] + lijst[11] + lijst[12], "0geen1");
}

TOETS (help_en_versie)
{
  proef.programma.eisHulp ({ "--los", "--experiment", "--zaad", "--snel",
                             "--stil", "BESTAND" });
}

TOETS (verkeerd_gebruik_geeft_een_exitcode)
{
  const Programma &aqualin = proef.programma;
  aqualin.eisFout ({ "--bestaatniet" }, 2, { "--bestaatniet", "--help" });
  aqualin.eisFout ({ "-h" }, 2, { "-h" });
  aqualin.eisFout ({ "--los" }, 2, { "--los" });
  aqualin.eisFout ({ "--snel" }, 2, { "--snel" });
  aqualin.eisFout ({ "--experiment", "1", Spel2 }, 2,
                   { "1 bestandsnaam, verwacht geen" });
  aqualin.eisFout ({ "--los", "--experiment", "1", Spel2 }, 2, { "--los" });
  aqualin.eisFout ({ Spel2, Spel2 }, 2, { "2" });
  aqualin.eisFout ({ string (100000, '-') }, 2, { "onbekende" });
  aqualin.eisGetal ("--zaad", { "2147483648" });
  aqualin.eisGetal ("--experiment", { "0", "4" });
  aqualin.eisFout ({ "weg.txt" }, 2, { "weg.txt" });
  aqualin.eisFout ({ "--los", "weg.txt" }, 2, { "weg.txt" });
  aqualin.eisFout ({ "--", "--los" }, 2, { "--los" });
  aqualin.eisFout ({ Sessies + "slecht.txt" }, 1, { "slecht.txt" });
  aqualin.eisFout ({ "/tmp" }, 1, { "/tmp" });
}

int main (int argc, char **argv)
{
  proef.meldAan ();
  return draaiToetsen (argc, argv);
}
