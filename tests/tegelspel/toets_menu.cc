// toets_menu.cc: ./TegelSpel zoals een mens of een script het gebruikt: het
// menu, de opdrachtregel en de exitcodes.

#include <sys/stat.h>
#include "tests/menuproef.h"
#include "tests/tegelspel/hulp.h"

using namespace std;

static const string Sessies = "tests/tegelspel/sessies/";

// De pot van spel1 zoals hij op het scherm staat na de zet (0,g).
static const string NaEersteZet = " gbbbggbgbgbbgbgg\n";

static const string Keuze = "Keuze (? toont het menu): ";

static Menuproef maakProef ()
{
  Menuproef proef ("TegelSpel", Sessies);
  proef.opties = { "--zaad", "1", "--stil" };
  proef.gedaan = NaEersteZet;
  proef.vragen = {
    { "hoofdmenu", Keuze, "", "2", { "0", "3", "1x", "x", "zz 2" } },
    { "spelmenu", Keuze, "1\nspel1.txt\n", "8",
      { "0", "16", "100", "1 1x", "4 niet 0g", "2g",
        "0 geel", "0gg", "g0", "99999999999999999999g", "x", "hh" } },
    { "schaal", "Schaal (0 of 1): ", "1\nspel1.txt\n2\n", "0",
      { "2", "g", "0.5" } },
    { "kleur", "Kleur (g of b): ", "1\nspel1.txt\n2\n0\n", "g",
      { "gg", "geel", "0", "y", "y g" } },
    { "bestandsnaam", "Naam van het spelbestand: ", "1\n", "",
      { "/", "..", "/dev/null", "spel9.txt", "spel1.txt niet",
        "main.cc", string (100000, '/') } },
    { "wie_de_computer_is",
      "De computer speelt (0, 1, b(eide) of g(een)): ",
      "1\nspel1.txt\n12\n", "g", { "2", "beide", "2 g" } },
    { "hoe_de_computer_speelt", "Hoe (g of b): ", "1\nspel1.txt\nc 1\n", "b",
      { "m", "goed", "0" } },
    { "maat", "Rijen van een speler K (1 t/m 10; . is 4): ", "n 1 1\n", ".",
      { "0", "11", "..", "1.5" } },
    { "overschrijven",
      "Dat bestand is er al; overschrijven? (j of n): ",
      "1\nspel1.txt\nb spel1\n", "n", { "ja", "nee", "0" } },
    { "lang_rekenen", "Toch doorgaan? (j of n): ",
      "1\n" + Sessies + "te_groot.txt\n4\n", "n",
      { "0", "ja", "nee", "0 n" } } };
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

// Keuzes en zetten op een regel gaan op volgorde, tot er iets niet kan.
TOETS (keuzes_op_een_regel)
{
  const string uitvoer = proef.menu ("1\nspel1.txt\n1 (0,G) 3 0 b 2 1 g 11 s"
                                     " 2\n");
  const char *const volgorde[] =
    { "Verschillende zetten: 2", "Speler 0 legt 2 gele", "teruggenomen",
      "Speler 0 legt 2 blauwe", "Speler 1 legt 2 gele", "Standen in de",
      ". een spel laden" };
  size_t plek = 0;
  for (const char *stuk : volgorde)
  {
    plek = uitvoer.find (stuk, plek);
    EIS_MET (plek != string::npos, stuk << " ontbreekt in " << uitvoer);
  }
  for (const char *fout : { "zz 0g\n", "3 0g\n", "1 0 zz 0g\n",
                            "2 0 x 0g\n", "l weg.txt 0g\n", "5 9g 0g\n" })
    EIS_MET (!bevat (proef.menu (string ("1\nspel1.txt\n") + fout),
                     NaEersteZet), fout);
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

// Een spel met een boom van meer dan 8 * 10^18 standen, die zo geteld is: er is
// steeds hoogstens een tegel van elke kleur te nemen. Met meer dan 75 tegels
// is hij niet meer te tellen.
static string eindeloosSpel (int tegels)
{
  string inhoud;
  for (int i = 0; i < tegels; i++)
    inhoud += i % 3 == 1 || i % 5 == 0 ? 'b' : 'g';
  inhoud += "\n3 1\n10 6\n";
  for (int rij = 0; rij < 20; rij++)
    inhoud += "0 0\n";
  return inhoud + "0\n";
}

// Eis dat het menu vraagt of het door moet gaan, en na n teruggaat.
static void eisVraag (const string &bestand, const vector<string> &woorden)
{
  const string uitvoer = proef.menu ("1\n" + bestand + "\n4\nn\n8\n2\n");
  const size_t vraag = uitvoer.find ("Toch doorgaan?");
  EIS_MET (vraag != string::npos, uitvoer);
  for (const string &woord : woorden)
    EIS_MET (bevat (uitvoer.substr (0, vraag), woord),
             woord << " ontbreekt in " << uitvoer);
  EIS_MET (!bevat (uitvoer, "Beste score:"), uitvoer);
  EIS_MET (bevat (uitvoer.substr (vraag), Keuze), uitvoer);
}

TOETS (voor_lang_rekenen_een_vraag)
{
  if (!kort ())
    eisVraag ("spel5.txt", { "2,47 biljoen standen", "per seconde" });
  const TijdelijkBestand telbaar (eindeloosSpel (75)),
                         ontelbaar (eindeloosSpel (90));
  eisVraag (telbaar.naam (), { " standen", " jaar" });
  eisVraag (ontelbaar.naam (), { "komt niet af" });
  EIS (!bevat (proef.menu ("1\nspel1.txt\n4\n8\n2\n"), "Toch doorgaan?"));
}

//*************************************************************************
// Spelen

typedef vector<string> Woorden;

// De stand van spel1.txt, en die na de zet (0,g), zoals ze op het scherm staan.
static string standNa (const string &zetten)
{
  const string uitvoer = proef.menu ("l spel1.txt\n" + zetten);
  const size_t begin = uitvoer.rfind ("\nPot:"),
               eind = uitvoer.find ("Aan beurt", begin);
  return uitvoer.substr (begin, eind + 20 - begin);
}

TOETS (bewaren_stoppen_lezen_en_terugnemen)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("een partij"), met = naam + ".txt";
  const string begin = standNa (""), erna = standNa ("0g\n");
  const string uitvoer = proef.menu ("l spel1.txt\n0 G\nb " + naam
    + "\ns\nl " + naam + "\nt\nt\n");
  EIS_MET (bevat (uitvoer, "Bewaard in \"" + met + "\""), uitvoer);
  const size_t gelezen = uitvoer.rfind (erna), terug = uitvoer.rfind (begin);
  EIS_MET (gelezen != string::npos && gelezen > uitvoer.find ("Bewaard")
           && terug != string::npos && terug > gelezen, uitvoer);
  EIS (bevat (uitvoer.substr (terug), "geen zet om terug te nemen"));
  const string inhoud = inhoudVan (met);
  EIS (bevat (inhoud, "zet 0 g\nspelers mm\n"));
  EIS (bevat (proef.menu ("l spel1.txt\nb " + met + "\nn\n"),
              "overschrijven? (j of n)"));
  EIS_GELIJK (inhoudVan (met), inhoud);
  EIS (bevat (proef.menu ("l spel1.txt\nc 0 b\nb " + naam + "\nj\n"),
              "Bewaard in"));
  EIS (bevat (inhoudVan (met), "\nspelers bm\n"));
  EIS (bestandenIn (map.pad ("")).size () == 1);
  // Wie er speelt staat in het bestand: de computer zet meteen.
  EIS (bevat (proef.menu ("l " + met + "\nt\n"), "geen zet van een mens"));
  mkdir (map.pad ("map.txt").c_str (), 0700);
  for (const char *slecht : { "weg/partij", "map", "map.txt/", "een\ttab",
                              "een\033naam" })
  {
    const string mis = proef.menu ("l spel1.txt\nb " + map.pad (slecht)
                                   + "\n0g\n");
    EIS_MET (bevat (mis, "niet te schrijven") && !bevat (mis, "overschrijven")
             && bevat (mis, NaEersteZet), mis);
  }
  EIS_GELIJK (bestandenIn (map.pad ("")).size (), 2u);
}

// De computer speelt tegen wie van alles probeert, en tegen zichzelf.
TOETS (tegen_de_computer_tot_het_einde)
{
  string proberen;
  for (int i = 0; i < 15; i++)
    proberen += "0g\n0b\n1g\n1b\n";
  for (const string &wie : Woorden { "c 0 g\n", "c 1 g\n", "c 0 b\n",
                                     "c 1 b\n", "c b g\n", "c b b\n" })
  {
    const string uitvoer = proef.menu ("l spel1.txt\n" + wie + proberen
                                       + "t\ns\ns\n");
    EIS_MET (bevat (uitvoer, " volle rijen: score ")
             || bevat (uitvoer, "Gelijkspel: allebei "), wie << uitvoer);
    EIS (bevat (uitvoer, "Speler 0 legt") && bevat (uitvoer, "Speler 1 legt"));
    EIS (bevat (uitvoer, "teruggenomen."));
    EIS_GELIJK (bevat (uitvoer, "speelt niet meer mee"), wie[2] == 'b');
  }
}

TOETS (kleuren_alleen_als_dat_gevraagd_is)
{
  const vector<string> zonder = { "--kleur=nooit", "spel1.txt" },
                       auto_ = { "--kleur=auto", "spel1.txt" },
                       met = { "--kleur=altijd", "--zaad", "1", "spel1.txt" };
  EIS (!bevat (proef.programma.uitvoer (zonder), "\033"));
  EIS (!bevat (proef.programma.uitvoer (auto_), "\033"));
  string uitvoer = proef.programma.uitvoer (met, "1\n");
  EIS_MET (bevat (uitvoer, "0: \033[93mgg\033[0m\033[94mbb\033[0m"), uitvoer);
  EIS (Patroon ("\033[[][0-9]*m").vervang (uitvoer, "")
       == proef.programma.uitvoer ({ "--zaad", "1", "spel1.txt" }, "1\n"));
}

//*************************************************************************
// De opdrachtregel

TOETS (bestand_op_de_opdrachtregel_begint_meteen)
{
  const string uitvoer = proef.programma.uitvoer ({ "spel1.txt", "--zaad", "3",
                                                    "--stil" }, "1\n8\n");
  EIS (bevat (uitvoer, "Verschillende zetten: 2"));
  EIS_MET (uitvoer.find ("1. een spel laden") > uitvoer.find ("Pot:"),
           "het hoofdmenu komt voor het spel");
  EIS (eindigtOp (proef.programma.uitvoer ({ "spel1.txt" }), "\n"));
}

// Eis van --los precies deze regels, waarin # een tijd is.
static void eisLos (const Woorden &argumenten, const vector<string> &hoort)
{
  const vector<string> regels =
    regelsVan (zonderTijden (proef.programma.uitvoer (argumenten)));
  EIS_GELIJK (regels.size (), hoort.size () + 1);
  for (size_t i = 0; i < hoort.size (); i++)
    EIS_MET (woordenVan (regels[i + 1]) == woordenVan (hoort[i]),
             regels[i + 1] << ", verwacht was " << hoort[i]);
}

TOETS (los_geeft_een_tabel)
{
  const TijdelijkBestand einde ("gg 1 2 1 2 2 0 0 0 1");
  eisLos ({ "--los", "spel1.txt", "spel3.txt" },
          { "spel1.txt 0 (0,b) 10020 #.### (0,g) -1 (0,b) 0",
            "spel3.txt 3 (1,g) 1356544 #.### (0,b) 2 (1,g) 3 (1,b) 1" });
  // Van drie gelijke zetten de eerste.
  const vector<string> regels = regelsVan
    (proef.programma.uitvoer ({ "--los", "--snel", "spel5.txt" }));
  EIS_GELIJK (woordenVan (regels[1])[2], "(0,b)");
  EIS_GELIJK (regels[2], "    (0,g) -1  (0,b) 0  (1,g) 0  (1,b) 0");
  eisLos ({ "--los", einde.naam () },
          { string (einde.naam ()) + " -1 geen 1 #.###" });
}

TOETS (los_met_puntkommas)
{
  const TijdelijkeMap map;
  map.schrijf ("een;\"naam\".txt", "gg 1 2 1 2 2 0 0 0 1");
  const vector<string> regels = regelsVan (zonderTijden
    (proef.programma.uitvoer ({ "--los", "--csv", "spel1.txt",
                                map.pad ("een;\"naam\".txt") })));
  EIS_GELIJK (regels.size (), 3u);
  EIS_GELIJK (regels[0], "bestand;score;zet;standen;seconden;"
              "waarde van elke zet");
  EIS_GELIJK (regels[1], "spel1.txt;0;(0,b);10020;#.###;(0,g) -1  (0,b) 0");
  EIS_GELIJK (regels[2], "\"" + map.pad ("een;\"\"naam\"\".txt")
              + "\";-1;geen;1;#.###;");
}

TOETS (los_lijnt_de_kolommen_uit)
{
  const vector<string> regels = regelsVan (zonderTijden
    (proef.programma.uitvoer ({ "--los", "spel1.txt", "spel3.txt" })));
  EIS_GELIJK (regels[1].find ("(0,b)"), regels[2].find ("(1,g)"));
  EIS_GELIJK (regels[1].find ("10020") + 5, regels[2].find ("1356544") + 7);
  EIS_GELIJK (regels[0].find ("standen") + 7, regels[1].find ("10020") + 5);
  EIS_GELIJK (regels[1].find ("#.###"), regels[2].find ("#.###"));
}

TOETS (los_gaat_door_en_geeft_de_hoogste_exitcode)
{
  const TijdelijkBestand bestand ("gx 1 1 1 1 0 0 0 0 0");
  const string slecht = bestand.naam ();
  const Afloop afloop = proef.programma.draai ({ "--los", slecht,
                                                 "spel1.txt" });
  EIS_GELIJK (afloop.exitcode, 1);
  EIS_MET (bevat (afloop.fouten, slecht), afloop.fouten);
  EIS_MET (bevat (afloop.uitvoer, "10020") && !bevat (afloop.uitvoer, slecht),
           afloop.uitvoer);
  EIS_GELIJK (proef.programma.draai ({ "--los", "weg.txt",
                                       "spel1.txt" }).exitcode, 1);
}

TOETS (experiment_op_de_opdrachtregel)
{
  const string uitvoer = proef.programma.uitvoer
    ({ "--experiment", "spel1.txt", "--zaad", "5" });
  EIS_MET (bevat (uitvoer, "10020") && bevat (uitvoer, "--zaad 5"), uitvoer);
  EIS_GELIJK (zonderTijden (proef.programma.uitvoer
                ({ "--zaad", "5", "--experiment", "spel1.txt" })),
              zonderTijden (uitvoer));
}

TOETS (simulaties_op_de_opdrachtregel)
{
  string reeksen[2];
  for (int i = 0; i < 2; i++)
    for (int zaad = 0; zaad < 12; zaad++)
    {
      const string uitvoer = proef.programma.uitvoer
        ({ "--zaad", to_string (zaad), "--simulaties", i == 0 ? "1" : "5000",
           "spel1.txt" }, "5\n");
      const size_t plaats = uitvoer.find ("Goede zet: ");
      EIS_MET (plaats != string::npos, uitvoer);
      reeksen[i] += uitvoer.substr (plaats + 11, 5);
    }
  EIS (bevat (reeksen[0], "(0,g)") && bevat (reeksen[0], "(0,b)"));
  EIS_MET (!bevat (reeksen[1], "(0,g)") || !bevat (reeksen[1], "(0,b)"),
           reeksen[1]);
}

TOETS (wat_mag_op_de_opdrachtregel)
{
  proef.programma.eisHulp ({ "--los", "--experiment", "--taken", "--taak",
                              "--samen", "--zaad", "--simulaties",
                             "--snel", "--stil", "BESTAND" });
  for (const string getal : { "2147483647", "1" })
    proef.programma.uitvoer ({ "--simulaties", getal, "--zaad", getal });
  proef.programma.uitvoer ({ "--zaad", "0" });
}

TOETS (wat_niet_mag_op_de_opdrachtregel)
{
  const TijdelijkBestand bestand ("gb 9 1 1 1 0 0 0 0 0");
  const string slecht = bestand.naam (), een = "spel1.txt", drie = "spel3.txt";
  proef.programma.eisFouten ({
    { { "--bestaatniet" }, 2, { "--bestaatniet", "--help" } },
    { { "-v" }, 2, { "-v" } },
    { { "--kleur=" }, 2, { "--kleur: ", "auto, altijd of nooit" } },
    { { "--stil=ja" }, 2, { "onbekende optie \"--stil=ja\"" } },
    { { "--zaad=x" }, 2, { "--zaad: gevonden \"x\"" } },
    { { "--", "--zaad=5" }, 1, { "--zaad=5" } },
    { { "--kleur" }, 2, { "--kleur: gevonden niets", "altijd" } },
    { { "--kleur=rood" }, 2, { "rood", "auto, altijd of nooit" } },
    { { "--csv", een }, 2, { "--csv", "--los" } },
    { { "--los" }, 2, { "--los" } },
    { { "--experiment" }, 2, {} },
    { { een, drie }, 2, { "2" } },
    { { "--experiment", een, drie }, 2, {} },
    { { "--los", "--experiment", een }, 2, { "--los" } },
    { { "--los", een, "--onzin" }, 2, { "--onzin" } },
    { { "--snel", een }, 2, { "--snel" } },
    { { "--snel", "--experiment", een }, 2, { "--snel" } },
    { { string (100000, '-') }, 2, {} },
    { { "--", "--los" }, 1, { "--los" } },
    { { "weg.txt" }, 1, { "weg.txt", "bestaat niet" } },
    { { "--los", "weg.txt" }, 1, { "weg.txt" } },
    { { "--experiment", "weg.txt" }, 1, { "weg.txt" } },
    { { slecht }, 1, { slecht, "9" } },
    { { "--los", slecht }, 1, { slecht, "9" } },
    { { "--experiment", slecht }, 1, { slecht, "9" } },
    { { "/tmp" }, 1, { "/tmp" } } });
  proef.programma.eisGetal ("--zaad", { "2147483648" });
  proef.programma.eisGetal ("--simulaties", { "0", "2147483648" });
}

// Wie de pijp schreef is dan al weg.
TOETS (slecht_spel_uit_een_pijp_geeft_exitcode_1)
{
  const TijdelijkeMap map;
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", "mkfifo \"$1\" && { echo gx > \"$1\" & "
       "exec \"$0\" \"$1\"; }", padVan ("TegelSpel"), map.pad ("pijp") }, "");
  EIS_GELIJK (afloop.reden, "");
  EIS_GELIJK (afloop.exitcode, 1);
}

static const Aangemeld aangemeld (proef);
