// toets_menu.cc: ./TegelSpel zoals een mens of een script het gebruikt.

#include "tests/menuproef.h"
#include "tests/tegelspel/hulp.h"

using namespace std;

static const string Sessies = "tests/tegelspel/sessies/";

// De pot van spel1 zoals hij op het scherm staat na de zet (0,g).
static const string NaEersteZet = " gbbbggbgbgbbgbgg\n";

static Menuproef maakProef ()
{
  Menuproef proef ("TegelSpel", Sessies);
  proef.opties = { "--zaad", "1", "--stil" };
  proef.gedaan = NaEersteZet;
  proef.vragen = {
    { "hoofdmenu", "Uw keuze (1 t/m 2): ", "", "2",
      { "0", "3", "1x", "2 2", "2 en nu" } },
    { "spelmenu", "Uw keuze (1 t/m 11): ", "1\nspel1.txt\n", "8",
      { "0", "12", "100", "8 8", "1 1x", "3 3 3", "4 niet", "7 nee" } },
    { "schaal", "Schaal (0 t/m 1): ", "1\nspel1.txt\n2\n", "0",
      { "2", "g", "0.5" } },
    { "kleur", "Kleur (g voor geel, b voor blauw): ",
      "1\nspel1.txt\n2\n0\n", "g",
      { "G", "gg", "geel", "0", "x", "g g", "b nu" } },
    { "bestandsnaam", "Naam van het spelbestand (bijvoorbeeld spel1.txt): ",
      "1\n", "",
      { "/", "..", "/dev/null", "spel9.txt", "spel1.txt niet",
        "main.cc", string (100000, '/') } },
    { "lang_rekenen", "Toch doorgaan? (j of n): ",
      "1\n" + Sessies + "te_groot.txt\n4\n", "n",
      { "0", "ja", "nee", "J", "n n", "j j" } } };
  return proef;
}

static const Menuproef proef = maakProef ();

// De uitvoer van een spel waarin het toeval veel uitmaakt: een reeks goede
// zetten bij een enkele simulatie per zet.
static string toevalligeSessie (vector<string> argumenten)
{
  string invoer;
  for (int keer = 0; keer < 40; keer++)
    invoer += "5\n";
  argumenten.insert (argumenten.end (), { "--simulaties", "1", "spel3.txt" });
  return proef.programma.uitvoer (argumenten, invoer);
}

// Het spel zonder de regel die het zaad noemt.
static string zonderZaad (const string &uitvoer)
{
  return uitvoer.substr (uitvoer.find ('\n'));
}

TOETS (sessie_is_herhaalbaar_vanaf_het_zaad)
{
  const string eerste = toevalligeSessie ({ "--zaad", "7" });
  EIS (bevat (eerste, "--zaad 7"));
  EIS_GELIJK (toevalligeSessie ({ "--zaad", "7" }), eerste);
  EIS (zonderZaad (toevalligeSessie ({ "--zaad", "8" }))
       != zonderZaad (eerste));
}

TOETS (zaad_van_de_klok_is_te_herhalen)
{
  const string eerste = toevalligeSessie ({});
  const size_t plaats = eerste.find ("--zaad ");
  EIS (plaats != string::npos);
  const string zaad
    = to_string (atoi (eerste.substr (plaats + 7).c_str ()));
  EIS_GELIJK (toevalligeSessie ({ "--zaad", zaad }), eerste);
}

TOETS (antwoorden_op_een_regel)
{
  const string los = proef.menu ("1\nspel1.txt\n2\n0\ng\n3\n8\n2\n"),
               samen = proef.menu ("1 spel1.txt\n2 0 g\n3\n8\n2\n"),
               deels = proef.menu ("1\nspel1.txt\n2 0\ng\n3\n8\n2\n");
  for (const string *uitvoer : { &los, &samen, &deels })
    EIS_MET (bevat (*uitvoer, NaEersteZet), *uitvoer);
}

TOETS (regeleinden_van_windows)
{
  const string uitvoer = proef.menu ("1\r\nspel1.txt\r\n2\r\n0\r\ng\r\n8"
                                     "\r\n2\r\n");
  EIS_MET (bevat (uitvoer, NaEersteZet), uitvoer);
  EIS_MET (!bevat (uitvoer, "\r"), "de \\r komt terug in de uitvoer");
}

TOETS (extra_tekst_doet_geen_zet)
{
  const string uitvoer = proef.menu ("1\nspel1.txt\n2 0 g b\n3\n");
  EIS_MET (!bevat (uitvoer, NaEersteZet), uitvoer);
  EIS_MET (bevat (uitvoer, "geen zet om ongedaan"), uitvoer);
}

TOETS (ongeldige_zetten_zeggen_waarom)
{
  const string spel = "1\nspel1.txt\n2 0 g\n";  // Figuur 2 van de opgave
  EIS (bevat (proef.menu (spel + "2 0 b\n"), "niet geldig"));
  EIS (bevat (proef.menu (spel + "2 0 b\n"), "geen rij"));
  const TijdelijkBestand alleenGeel ("gg 1 2 1 2 0 0 0 0 0");
  EIS (bevat (proef.menu ("1\n" + string (alleenGeel.naam ()) + "\n2 0 b\n"),
              "geen tegel"));
  const TijdelijkBestand einde ("gg 1 2 1 2 2 0 0 0 0");
  EIS (bevat (proef.menu ("1\n" + string (einde.naam ()) + "\n2 0 g\n"),
              "afgelopen"));
}

TOETS (bestandsnamen_met_spaties)
{
  const TijdelijkeMap map;
  const string spatie = map.pad ("naam met  spaties .txt");
  map.schrijf ("naam met  spaties .txt", "gb 1 1 1 1 0 0 0 0 0");
  const string uitvoer = proef.menu ("1\n  " + spatie + "  \r\n8\n2\n");
  EIS_MET (bevat (uitvoer, "beurt: speler 0"), uitvoer);
  unlink (spatie.c_str ());
  const string weg = proef.menu ("1\n" + spatie + "\n2\n");
  EIS_MET (bevat (weg, "niet te lezen"), weg);
}

int main (int argc, char **argv)
{
  proef.meldAan ();
  return draaiToetsen (argc, argv);
}
