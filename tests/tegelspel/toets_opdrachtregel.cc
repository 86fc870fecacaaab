// toets_opdrachtregel.cc: de opties van ./TegelSpel en zijn exitcodes.

#include "tests/bestand.h"
#include "tests/programma.h"

using namespace std;

static const Programma tegelspel ("TegelSpel");

TOETS (bestand_op_de_opdrachtregel_begint_meteen)
{
  const string uitvoer = tegelspel.uitvoer ({ "spel1.txt", "--zaad", "3",
                                              "--stil" }, "1\n8\n");
  EIS (bevat (uitvoer, "Verschillende zetten: 2"));
  EIS_MET (uitvoer.find ("inlezen") > uitvoer.find ("Pot:"),
           "het hoofdmenu komt voor het spel");
}

TOETS (einde_van_de_invoer_met_een_bestand)
{
  EIS (eindigtOp (tegelspel.uitvoer ({ "spel1.txt" }), "\n"));
}

// De woorden van elke regel.
static vector< vector<string> > tabel (const string &uitvoer)
{
  vector< vector<string> > regels;
  for (const string &regel : regelsVan (uitvoer))
    regels.push_back (woordenVan (regel));
  return regels;
}

TOETS (los_geeft_een_tabel)
{
  const vector< vector<string> > regels
    = tabel (tegelspel.uitvoer ({ "--los", "spel1.txt", "spel3.txt" }));
  EIS_GELIJK (regels.size (), 3u);
  const vector<string> spel1 = { "spel1.txt", "0", "(0,b)", "10020" },
    spel3 = { "spel3.txt", "3", "(1,g)", "1356544" },
    waarden1 = { "(0,g)", "-1", "(0,b)", "0" },
    waarden3 = { "(0,b)", "2", "(1,g)", "3", "(1,b)", "1" };
  EIS (vector<string> (regels[1].begin (), regels[1].begin () + 4) == spel1);
  EIS (vector<string> (regels[2].begin (), regels[2].begin () + 4) == spel3);
  EIS (vector<string> (regels[1].begin () + 5, regels[1].end ()) == waarden1);
  EIS (vector<string> (regels[2].begin () + 5, regels[2].end ()) == waarden3);
}

// In spel5 zijn drie zetten even goed.
TOETS (los_noemt_van_gelijke_zetten_de_eerste)
{
  const vector<string> regel
    = tabel (tegelspel.uitvoer ({ "--los", "--snel", "spel5.txt" })).back ();
  EIS_GELIJK (regel[1], "0");
  EIS_GELIJK (regel[2], "(0,b)");
  EIS (vector<string> (regel.begin () + 5, regel.end ())
       == vector<string> ({ "(0,g)", "-1", "(0,b)", "0", "(1,g)", "0", "(1,b)",
                            "0" }));
}

TOETS (los_lijnt_de_kolommen_uit)
{
  const vector<string> regels = regelsVan (zonderTijden
    (tegelspel.uitvoer ({ "--los", "spel1.txt", "spel3.txt" })));
  EIS_GELIJK (regels[1].find ("(0,b)"), regels[2].find ("(1,g)"));
  EIS_GELIJK (regels[1].find ("10020") + 5, regels[2].find ("1356544") + 7);
  EIS_GELIJK (regels[0].find ("standen") + 7, regels[1].find ("10020") + 5);
  EIS_GELIJK (regels[1].find ("#.###"), regels[2].find ("#.###"));
}

TOETS (los_van_een_eindstand)
{
  const TijdelijkBestand einde ("gg 1 2 1 2 2 0 0 0 1");
  const vector<string> regel
    = tabel (tegelspel.uitvoer ({ "--los", einde.naam () })).back ();
  EIS_GELIJK (regel[1], "-1");
  EIS_GELIJK (regel[2], "geen");
  EIS_GELIJK (regel[3], "1");
}

TOETS (los_gaat_door_na_een_slecht_bestand)
{
  const TijdelijkBestand slecht ("gx 1 1 1 1 0 0 0 0 0");
  const Afloop afloop
    = tegelspel.draai ({ "--los", slecht.naam (), "spel1.txt" });
  EIS_GELIJK (afloop.exitcode, 1);
  EIS_MET (bevat (afloop.fouten, slecht.naam ()), afloop.fouten);
  EIS_MET (bevat (afloop.uitvoer, "10020"), afloop.uitvoer);
  EIS_MET (!bevat (afloop.uitvoer, slecht.naam ()), afloop.uitvoer);
}

// Van meer slechte bestanden telt het ergste, in welke volgorde ook.
TOETS (los_geeft_de_hoogste_exitcode)
{
  const TijdelijkBestand slecht ("gx 1 1 1 1 0 0 0 0 0");
  for (const vector<string> &namen : vector< vector<string> >
       { { slecht.naam (), "weg.txt" }, { "weg.txt", slecht.naam () },
         { "weg.txt", "spel1.txt" } })
  {
    vector<string> argumenten = namen;
    argumenten.insert (argumenten.begin (), "--los");
    EIS_GELIJK (tegelspel.draai (argumenten).exitcode, 2);
  }
}

TOETS (experiment_op_de_opdrachtregel)
{
  const string uitvoer
    = tegelspel.uitvoer ({ "--experiment", "spel1.txt", "--zaad", "5" });
  EIS_MET (bevat (uitvoer, "10020"), uitvoer);
  EIS_MET (bevat (uitvoer, "--zaad 5"), uitvoer);
  EIS_GELIJK (zonderTijden (tegelspel.uitvoer ({ "--zaad", "5",
                              "--experiment", "spel1.txt" })),
              zonderTijden (uitvoer));
}

TOETS (simulaties_op_de_opdrachtregel)
{
  string reeksen[2];
  for (int i = 0; i < 2; i++)
    for (int zaad = 0; zaad < 12; zaad++)
    {
      const string uitvoer = tegelspel.uitvoer ({ "--zaad", to_string (zaad),
        "--simulaties", i == 0 ? "1" : "5000", "spel1.txt" }, "5\n");
      const size_t plaats = uitvoer.find ("Goede zet: ");
      EIS_MET (plaats != string::npos, uitvoer);
      reeksen[i] += uitvoer.substr (plaats + 11, 5);
    }
  EIS (bevat (reeksen[0], "(0,g)") && bevat (reeksen[0], "(0,b)"));
  EIS_MET (!bevat (reeksen[1], "(0,g)") || !bevat (reeksen[1], "(0,b)"),
           reeksen[1]);
}

TOETS (help_en_versie)
{
  tegelspel.eisHulp ({ "--los", "--experiment", "--zaad", "--simulaties",
                       "--snel", "--stil", "BESTAND" });
}

TOETS (verkeerd_gebruik_geeft_exitcode_2)
{
  tegelspel.eisFout ({ "--bestaatniet" }, 2, { "--bestaatniet", "--help" });
  tegelspel.eisFout ({ "-h" }, 2, { "-h" });
  tegelspel.eisFout ({ "--los" }, 2, { "--los" });
  tegelspel.eisFout ({ "--experiment" }, 2);
  tegelspel.eisFout ({ "spel1.txt", "spel3.txt" }, 2, { "2" });
  tegelspel.eisFout ({ "--experiment", "spel1.txt", "spel3.txt" }, 2);
  tegelspel.eisFout ({ "--los", "--experiment", "spel1.txt" }, 2, { "--los" });
  tegelspel.eisFout ({ "--los", "spel1.txt", "--onzin" }, 2, { "--onzin" });
  tegelspel.eisFout ({ "--snel", "spel1.txt" }, 2, { "--snel" });
  tegelspel.eisFout ({ "--snel", "--experiment", "spel1.txt" }, 2, { "--snel" });
  tegelspel.eisFout ({ string (100000, '-') }, 2);
}

TOETS (verkeerde_getallen_geven_exitcode_2)
{
  tegelspel.eisGetal ("--zaad", { "2147483648" });
  tegelspel.eisGetal ("--simulaties", { "0", "2147483648" });
}

TOETS (grootste_getallen_mogen)
{
  tegelspel.uitvoer ({ "--simulaties", "2147483647", "--zaad", "2147483647" });
  tegelspel.uitvoer ({ "--simulaties", "1", "--zaad", "0" });
}

TOETS (ontbrekend_bestand_geeft_een_foutcode)
{
  tegelspel.eisFout ({ "weg.txt" }, 2, { "weg.txt" });
  tegelspel.eisFout ({ "--los", "weg.txt" }, 2, { "weg.txt" });
  tegelspel.eisFout ({ "--experiment", "weg.txt" }, 2, { "weg.txt" });
}

TOETS (ongeldig_bestand_geeft_exitcode_1)
{
  const TijdelijkBestand slecht ("gb 9 1 1 1 0 0 0 0 0");
  const string naam = slecht.naam ();
  tegelspel.eisFout ({ naam }, 1, { naam, "9" });
  tegelspel.eisFout ({ "--los", naam }, 1, { naam, "9" });
  tegelspel.eisFout ({ "--experiment", naam }, 1, { naam, "9" });
  tegelspel.eisFout ({ "/tmp" }, 1, { "/tmp" });
}

// Wie de pijp schreef is dan al weg.
TOETS (slecht_spel_uit_een_pijp_geeft_exitcode_1)
{
  const TijdelijkeMap map;
  const string pijp = map.pad ("pijp");
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", "mkfifo " + pijp + " && { echo gx > " + pijp
       + " & exec \"$0\" " + pijp + "; }", padVan ("TegelSpel") }, "");
  EIS_GELIJK (afloop.reden, "");
  EIS_GELIJK (afloop.exitcode, 1);
}

TOETS (bestandsnaam_die_op_een_optie_lijkt)
{
  tegelspel.eisFout ({ "--", "--los" }, 2, { "--los" });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
