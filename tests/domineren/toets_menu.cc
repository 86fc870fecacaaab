// toets_menu.cc: ./Domineren zoals een mens of een script het gebruikt.

#include "tests/domineren/hulp.h"
#include "tests/menuproef.h"

using namespace std;

static Menuproef maakProef ()
{
  const string spel = "1 4 4 1 1\n";
  Menuproef proef ("Domineren", "tests/domineren/sessies/");
  proef.gedaan = "| V |";
  proef.vragen = {
    { "hoofdmenu", "Uw keuze (1 t/m 3): ", "", "3", { "0", "4", "3 3" } },
    { "kolommen", "Aantal kolommen (1 t/m 26): ", "1\n", "4", { "0", "27" } },
    { "rijen", "Aantal rijen (1 t/m 9): ", "1\n4\n", "4", { "0", "10" } },
    { "vera", "Vera (verticaal) (1 t/m 4): ", "1\n4\n4\n", "1",
      { "0", "5", "mens" } },
    { "herman", "Herman (horizontaal) (1 t/m 4): ", "1\n4\n4\n1\n", "1",
      { "0", "5", "1 1" } },
    { "bestandsnaam", "Naam van het bestand: ", "2\n", "",
      { "/", "..", "/dev/null", "Makefile", string (100000, '/') } },
    { "spelmenu", "Uw keuze (1 t/m 8): ", spel, "1",
      { "0", "9", "3 4", "7 7" } },
    { "zet", "Zet van Vera, zoals a12 (x: toch geen zet): ", spel + "2\n",
      "a12", { "a1", "ab1", "a45", "e12", "A12", "a12 x" } },
    { "zet_tegen_computer", "Uw keuze (1 t/m 8): ", "1 4 4 2 1\n", "4",
      { "0", "9", "2x" } },
    { "eindstand", "Uw keuze (1 t/m 8): ", "1 1 1 1 1\n", "2",
      { "0", "9", "2 2" } } };
  return proef;
}

static const Menuproef proef = maakProef ();

TOETS (te_veel_op_een_regel_doet_niets)
{
  const string uitvoer = proef.menu ("1 3 3 1 1\n2 a12 x\nx\n3 4\n1 1 1\n"
                                     "7 7\n7\n3 3\n3\n");
  EIS (bevat (uitvoer, "\"a12 x\""));
  EIS (bevat (uitvoer, "niets meer op deze regel"));
  EIS (!bevat (uitvoer, "| V |"));
}

TOETS (grootste_bord_past_op_het_scherm)
{
  const string uitvoer = proef.menu ("1 26 9 1 1\n5\n6\n1\n7\n3\n");
  for (const string &regel : regelsVan (uitvoer))
    EIS_MET (regel.size () <= 80, "regel van " << regel.size ());
}

TOETS (opdrachtregel)
{
  const Programma &domineren = proef.programma;
  const string voorbeeld = "spellen/domineren/voorbeelden/spel0.in";
  domineren.eisHulp ({ "--tabel", "--tijd", "--stil", "BESTAND", "--los",
                       "--zetten" });
  EIS (bevat (domineren.uitvoer ({ voorbeeld }, "1 1\n"),
              "Aan beurt: Herman"));
  domineren.eisFout ({ "/bestaat/niet" }, 2, { "/bestaat/niet" });
  domineren.eisFout ({ "/tmp" }, 1, { "/tmp" });
  domineren.eisFout ({ "--zomaar" }, 2, { "--zomaar", "--help" });
  domineren.eisGetal ("--tijd", { "86401" });
  domineren.eisGetal ("--tabel", { "0", "10" });
  domineren.eisFout ({ voorbeeld, voorbeeld }, 2,
                     { "2 bestandsnamen, verwacht hoogstens een" });
  domineren.eisFout ({ "--tabel", "3", voorbeeld }, 2,
                     { "1 bestandsnaam, verwacht geen" });
  domineren.eisFout ({ "--los" }, 2, { "minstens een bestandsnaam" });
  domineren.eisFout ({ "--zetten", voorbeeld }, 2, { "hoort bij --los" });
  domineren.eisFout ({ "--los", "--tabel", "3" }, 2, { "niet samen" });
  domineren.eisFout ({ "--los", voorbeeld, "/bestaat/niet" }, 2,
                     { "/bestaat/niet" });
}

// Een tabel met alles recht onder elkaar, ook bij namen van elke lengte.
TOETS (oplossing_van_standen)
{
  const TijdelijkBestand leeg ("d5\n0\n"), na ("d5\n1\na12\n");
  const string uitvoer = proef.programma.uitvoer
    ({ "--los", "--zetten", leeg.naam (), na.naam () });
  const vector<string> regels = regelsVan (uitvoer);
  EIS_GELIJK (regels.size (), 3u);
  const size_t winnaar = regels[0].find ("winnaar");
  for (size_t i = 1; i < regels.size (); i++)
    EIS_GELIJK (regels[i].substr (winnaar, 10).find ("Herman"), 1u);
  EIS (bevat (regels[1], "  a12 Herman  a23 Herman  b12 Herman  b23 Herman"));
  EIS (!bevat (regels[1], "c12") && !bevat (regels[1], "a34"));
  EIS (bevat (regels[2], "  ab3 Vera  ab4 Herman"));
}

TOETS (wie_er_na_elke_zet_wint)
{
  const string uitvoer = proef.menu ("1 4 5 1 1\n2 a12\n8\n7\n3\n");
  EIS (bevat (uitvoer, "Dan wint Vera: ab3 ab5 bc1 bc3 bc4 bc5 cd1 cd3 cd5\n"
                       "Dan wint Herman: ab4 bc2 cd2 cd4\n"));
  EIS (bevat (proef.menu ("1 1 1 1 1\n8\n7\n3\n"), "er is geen zet te doen"));
}

TOETS (tabel_van_winnaars)
{
  EIS (bevat (proef.programma.uitvoer ({ "--tabel", "4" }),
              "     1 2 3 4\n   1 2 H H H\n   2 V 1 1 H\n"
              "   3 V 1 1 H\n   4 V V V 1\n"));
}

TOETS (onbekende_winnaar_en_toch_een_zet)
{
  const string uitvoer = proef.programma.uitvoer
    ({ "--tijd", "1", "--stil" }, "1 9 9 1 1\n4\n7\n3\n");
  EIS (bevat (uitvoer, "nog niet bekend wie er wint"));
  EIS (bevat (uitvoer, "Volgens het grootste verschil: "));
}

int main (int argc, char **argv)
{
  proef.meldAan ();
  return draaiToetsen (argc, argv);
}
