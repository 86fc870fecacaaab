// toets_menu.cc: ./Aqualin zoals een mens of een script het gebruikt: het menu,
// de opdrachtregel en de exitcodes.

#include "tests/menuproef.h"

using namespace std;

typedef vector<string> Woorden;

static const string Sessies = "tests/aqualin/sessies/",
                    Spel2 = "spellen/aqualin/spel2.txt";

// Wat er alleen na een eerste zet in spel2 op het scherm staat.
static const string NaEersteZet = "Aan beurt: speler 1",
                    Keuze = "Keuze (? toont het menu): ";

static Menuproef maakProef ()
{
  const string spel = "2\n" + Spel2 + "\n";
  Menuproef proef ("Aqualin", Sessies);
  proef.opties = { "--zaad", "1", "--stil" };
  proef.gedaan = NaEersteZet;
  proef.vragen = {
    { "hoofdmenu", Keuze, "", "6",
      { "0", "7", "1x", "x", "0,4", "ss", "zz 6" } },
    { "spelmenu", Keuze, spel, "9",
      { "0", "16", "100", "1 1x", "4 niet 0,4", "x", "hh", "0 4",
        "04", "0,4,", "0,", ",4", "(0,4", "0,4)", "0.4", "00,4", "0,44",
        "0, x", "(0, 4", "a,b", "()", "(,)" } },
    { "kleur", "Kleur (0 t/m 3): ", spel + "1\n", "0",
      { "4", "-1", "0.5", "rood", "0,4" } },
    { "vorm", "Vorm (0 t/m 5): ", spel + "1\n0\n", "4",
      { "6", "6 4", "rond" } },
    { "hoogte", "Hoogte van het bord (1 t/m 10; . is 4): ", "1\n", "4",
      { "0", "11", ".." } },
    { "breedte", "Breedte van het bord (1 t/m 10; . is 5): ", "1\n4\n", "5",
      { "0", "11" } },
    { "vormen", "Aantal vormen (2 t/m 10; . is 5): ", "1\n4\n5\n", "6",
      { "0", "1", "11" } },
    { "al_op_bord", "Stenen die al op het bord liggen (0 t/m 20; . is 0): ",
      "1\n4\n5\n6\n", ".", { "21", "-1" } },
    { "keuzeaantal_0", "Keuzeaantal van speler 0 (1 t/m 5; . is 3): ",
      "1\n4\n5\n6\n0\n", "2", { "0", "6" } },
    { "keuzeaantal_1", "Keuzeaantal van speler 1 (1 t/m 5; . is 3): ",
      "n\n4\n5\n6\n0\n2\n", "2", { "0", "6", "6 2" } },
    { "bestandsnaam", "Naam van het spelbestand: ", "2\n", "",
      { "/", "..", "/dev/null", "spel9.txt", Spel2 + " niet", "Makefile",
        string (100000, '/') } },
    { "wie_de_computer_is", "De computer speelt (0, 1, b(eide) of g(een)): ",
      spel + "13\n", "g", { "2", "beide", "2 g" } },
    { "hoe_de_computer_speelt", "Hoe (g, c of o): ", spel + "c 1\n", "o",
      { "m", "optimaal", "0", "m o" } },
    { "overschrijven", "Dat bestand is er al; overschrijven? (j of n): ",
      spel + "15 " + Spel2 + "\n", "n", { "ja", "nee", "0" } },
    { "doorgaan", "Toch doorgaan? (j of n): ",
      "2\n" + Sessies + "grootste.txt\n3\n", "n", { "ja", "0", "0 n" } } };
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
  { "2\n" + Spel2 + "\n0,4 t t\n", "geen zet om terug", "Niet" },
  { "2\n" + Spel2 + "\nzz 0,4\n", "Niet begrepen: \"zz\"", NaEersteZet },
  { "2\n" + Spel2 + "\n9,9 0,4\n", "niet geldig", NaEersteZet },
  { "2\n" + Spel2 + "\n0, 4 12\n", "Standen in de complete boom", "Niet" },
  { "2\n" + Spel2 + "\n1 0 x\n2\n", "geen zet om terug", NaEersteZet },
  { "L " + Spel2 + "\n0,4\n", NaEersteZet, "geen" },
  { "l " + Spel2 + "\n(0,4)\n", NaEersteZet, "geen" },
  { "2 " + Spel2 + "\r\n0, 4\r\n", NaEersteZet, "\r" },
  { "2 " + Spel2 + "\n  (0,  4)  \n", NaEersteZet, "geen" },
  { "2 " + Spel2 + "\n0,2\n", "die steen heeft speler 0 niet", NaEersteZet },
  { "2 " + Spel2 + "\n9,9\n", "De zet (9,9) is niet geldig", NaEersteZet },
  { "1 3 7 4 2 1 5\n", "op vakje 2", "\n3 " },
  { "N . . . . . .\n", "Aan beurt: speler 0 (Brian), op vakje 0", "Niet" },
  { "1 1 1 . . . .\n0,0\n0,0\n", "het spel is afgelopen.", "Niet" } };

static int telKeren (const string &tekst, const string &stuk)
{
  int keren = 0;
  for (size_t plek = 0; (plek = tekst.find (stuk, plek)) != string::npos;
       plek++)
    keren++;
  return keren;
}

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
// Spelen, bewaren en lezen

// Met elk van de sterktes, voor een van beide spelers en voor allebei.
TOETS (spel_tegen_de_computer)
{
  for (const string computer : { "0 g", "1 g", "0 c", "1 c", "0 o", "1 o",
                                 "b g", "b c", "B O" })
  {
    // Wie zelf speelt legt telkens de enige steen in zijn hand.
    const TijdelijkBestand bestand ("2 3 0 1 2 3 4 5 3 5 4 3 2 1 0 0 1 1\n");
    const string uitvoer = proef.menu
      (string ("l ") + bestand.naam () + "\nc " + computer
       + "\n1,2\n1,1\n1,0\n0,2\n0,1\n0,0\n?\n");
    EIS_GELIJK (telKeren (uitvoer, " legt ("), 6);
    EIS_MET (bevat (uitvoer, " wint met een cluster van ")
             || bevat (uitvoer, "Gelijkspel: "), uitvoer);
    EIS_MET (!bevat (uitvoer.substr (uitvoer.rfind ("Pot:")), "Aan beurt"),
             uitvoer);
  }
}

// De optimale computer haalt als eerste wat de opgave zegt.
TOETS (optimale_computers_halen_de_optimale_score)
{
  const string uitvoer = proef.menu ("2 " + Spel2 + "\nc b o\n");
  EIS_MET (bevat (uitvoer, "Speler 0 legt (2,0) ")
           && bevat (uitvoer, "Speler 0 (Brian) wint met ")
           && bevat (uitvoer, ": score 2."), uitvoer);
}

// Terugnemen gaat tot er weer een mens aan beurt is.
TOETS (zetten_terugnemen_tegen_de_computer)
{
  const string begin = "2 " + Spel2 + "\nc 1 g\n";
  const string uitvoer = proef.menu (begin + "0,4\nt\n");
  EIS_MET (bevat (uitvoer, "2 zetten teruggenomen")
           && bevat (uitvoer.substr (uitvoer.rfind ("Hand van speler 0")),
                     "op vakje 5"), uitvoer);
  EIS (bevat (proef.menu (begin + "t\n"), "geen zet van een mens"));
}

// Een spel gaat na het bewaren verder alsof er niets gebeurd is, ook in een
// ander programma; met terugnemen en met de computer.
TOETS (bewaren_en_verder_spelen)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("partij 1"),
    begin = "2 " + Spel2 + "\nc 1 c\n0,4\n2,0\n",
    verder = "t\nt\n2,0\n",
    eerst = proef.menu (begin + "b " + naam + "\n");
  EIS_MET (bevat (eerst, "Bewaard in \"" + naam + ".txt\"."), eerst);
  EIS_MET (inhoudVan (naam + ".txt").compare (0, inhoudVan (Spel2).size (),
                                              inhoudVan (Spel2)) == 0,
           inhoudVan (naam + ".txt"));
  EIS (eindigtOp (inhoudVan (naam + ".txt"), "\nspelers mc\n"));
  const string
    zonder = proef.menu (begin + "b " + naam + " 2\n" + verder),
    met = proef.menu ("l " + naam + ".txt\n" + verder);
  EIS_MET (eindigtOp (zonder, met.substr (met.find ("2 zetten terug"))), met);
  EIS (bevat (proef.programma.uitvoer ({ "--stil", naam + ".txt" }),
              "op vakje 9"));
  // Wie niet wil overschrijven houdt wat er stond.
  const string voor = inhoudVan (naam + ".txt");
  proef.menu ("2 " + Spel2 + "\nb " + naam + "\nn\n");
  EIS_GELIJK (inhoudVan (naam + ".txt"), voor);
  proef.menu ("2 " + Spel2 + "\nb " + naam + ".txt\nJ\n");
  EIS_GELIJK (inhoudVan (naam + ".txt"), inhoudVan (Spel2) + "spelers mm\n");
}

// Op een scherm van 80 bij 24 staat alles wat een keuze oplevert er met de
// volgende vraag op, ook op het grootste bord.
TOETS (elk_antwoord_past_op_het_scherm)
{
  for (const auto &geval : { make_pair (Spel2, "3\n10\n11\n6\n"),
                             make_pair (Sessies + "grootste.txt", "3\nn\n") })
  {
    const string uitvoer = proef.menu
      ("2\n" + geval.first + "\n" + geval.second
       + "4\nh\n8\n12\n?\nc 1 g\n13\nx\nc 0 g\nt\nt\n9\n");
    string rest = uitvoer.substr (uitvoer.find ("Hand van"));
    for (size_t plek = 0; (plek = rest.find (Keuze)) != string::npos; )
    {
      const string antwoord = rest.substr (0, plek);
      EIS_MET (telKeren (antwoord, "\n") <= 23, antwoord);
      for (const string &regel : regelsVan (antwoord))
        EIS_MET (regel.size () <= 80, antwoord);
      rest = rest.substr (plek + Keuze.size ());
    }
  }
}

//*************************************************************************
// De opdrachtregel

TOETS (bestand_op_de_opdrachtregel_begint_meteen)
{
  const string uitvoer = proef.programma.uitvoer ({ Spel2, "--zaad", "3" },
                                                  "9\n6\n");
  EIS (uitvoer.find ("Pot:") < uitvoer.find ("exp. 1"));
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
    EIS_GELIJK (regels.size (), 7u);  // de laatste kolom staat eronder
    const Woorden een = woordenVan (regels[2] + regels[3]),
      twee = woordenVan (regels[4]), drie = woordenVan (regels[6]);
    EIS (een == Woorden ({ Spel2, "2", "(2,0)", snel ? een[3] : "214617",
                           "#.###", "(0,4)", "1", "(2,0)", "2" }));
    EIS_GELIJK (twee[2], "(1,1)");
    EIS (drie == Woorden ({ einde.naam (), "0", "geen", "1", "#.###" }));
  }
}

TOETS (help_en_versie)
{
  proef.programma.eisHulp ({ "--los", "--experiment", "--zaad", "--snel",
                             "--stil", "--csv", "--kleur", "BESTAND" });
}

TOETS (verkeerd_gebruik_geeft_een_exitcode)
{
  proef.programma.eisFouten ({
    { { "--bestaatniet" }, 2, { "--bestaatniet", "--help" } },
    { { "-v" }, 2, { "-v" } },
    { { "--csv" }, 2, { "--csv", "--los" } },
    { { "--kleur=rood" }, 2, { "rood", "auto, altijd of nooit" } },
    { { "--los" }, 2, { "--los" } },
    { { "--snel" }, 2, { "--snel" } },
    { { "--experiment", "1", Spel2 }, 2, { "1 bestandsnaam, verwacht geen" } },
    { { "--los", "--experiment", "1", Spel2 }, 2, { "--los" } },
    { { Spel2, Spel2 }, 2, { "2" } },
    { { string (100000, '-') }, 2, { "onbekende" } },
    { { "weg.txt" }, 1, { "weg.txt" } },
    { { "--los", "weg.txt" }, 1, { "weg.txt" } },
    { { "--", "--los" }, 1, { "--los" } },
    { { Sessies + "slecht.txt" }, 1, { "slecht.txt" } },
    { { "/tmp" }, 1, { "/tmp" } } });
  proef.programma.eisGetal ("--zaad", { "2147483648" });
  proef.programma.eisGetal ("--experiment", { "0", "4" });
}

static const Aangemeld aangemeld (proef);
