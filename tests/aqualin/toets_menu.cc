// toets_menu.cc: het programma zoals een mens of een script het gebruikt:
// hele sessies, vijandige invoer bij elke vraag, en de opdrachtregel.
//
// Een sessie staat in tests/aqualin/sessies: NAAM.in is de invoer, NAAM.uit de
// verwachte uitvoer. Met VERNIEUW=1 in de omgeving schrijft dit programma de
// uitvoer opnieuw; lees het verschil na voordat je het vastlegt.

#include "tests/toets.h"
#include "tests/proces.h"
#include "tests/aqualin/hulp.h"

#include <cctype>

using namespace std;

static const string Sessies = "tests/aqualin/sessies/",
                    Spel2 = "spellen/aqualin/spel2.txt";

// Wat er alleen na een eerste zet in spel2 op het scherm staat.
static const string NaEersteZet = "Aan beurt: speler 1";

// Het programma dat getoetst wordt.
static string programma ()
{
  const char *const map = getenv ("BOUW");
  return map == nullptr ? "spellen/aqualin/Aqualin" : string (map) + "/Aqualin";
}

static Afloop draai (vector<string> argumenten, const string &invoer)
{
  argumenten.insert (argumenten.begin (), programma ());
  return Proces::draai (argumenten, invoer);
}

// Draai het menu met een vast zaad; het moet netjes eindigen.
static string menu (const string &invoer)
{
  const Afloop afloop = draai ({ "--zaad", "1", "--stil" }, invoer);
  EIS_GELIJK (afloop.reden, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.fouten, "");
  return afloop.uitvoer;
}

// Draai het menu tot de invoer op is, terwijl er nog een vraag openstaat; dan
// hoort de uitvoer met een nieuwe regel te eindigen.
static string menuTotEinde (const string &invoer)
{
  const string uitvoer = menu (invoer);
  EIS_MET (!uitvoer.empty () && uitvoer.back () == '\n',
           "de uitvoer eindigt niet met een nieuwe regel");
  return uitvoer;
}

//*************************************************************************
// Tijden afdekken

// Vervang elk getal met een punt erin, en elk getal voor het woord tikken,
// door een tijd die altijd gelijk is. De breedte van kolommen blijft gelijk.
static string zonderTijden (const string &tekst)
{
  string nieuw;
  size_t i = 0;
  while (i < tekst.size ())
  {
    size_t eind = i;
    while (eind < tekst.size ()
           && (isdigit (static_cast<unsigned char> (tekst[eind]))
               || (tekst[eind] == '.' && eind > i && eind + 1 < tekst.size ()
                   && isdigit (static_cast<unsigned char> (tekst[eind + 1])))))
      eind++;
    const string getal = tekst.substr (i, eind - i);
    if (getal.find ('.') != string::npos)
      nieuw += "#.###";
    else if (!getal.empty () && tekst.compare (eind, 7, " tikken") == 0)
      nieuw += "#";
    else
      nieuw += getal;
    if (eind == i)
      nieuw += tekst[eind++];
    i = eind;
  }
  return nieuw;
}

TOETS (tijden_worden_afgedekt)
{
  EIS_GELIJK (zonderTijden ("Tijd: 156 tikken, 0.003 seconden\n12. 3 (1,g)"),
              "Tijd: # tikken, #.### seconden\n12. 3 (1,g)");
  EIS_GELIJK (zonderTijden ("  10   12.345 |"), "  10   #.### |");
}

//*************************************************************************
// Sessies

// Wijs de eerste regel aan die verschilt.
static string eersteVerschil (const string &gekregen, const string &verwacht)
{
  istringstream een (gekregen), twee (verwacht);
  string a, b;
  int nummer = 0;
  do
  {
    nummer++;
    a = b = "(einde)";
    getline (een, a);
    getline (twee, b);
  }
  while (a == b && (een || twee));
  return "regel " + to_string (nummer) + " is\n  " + a
         + "\nverwacht was\n  " + b;
}

// Speel een sessie en vergelijk de uitvoer.
static void sessie (const string &naam)
{
  const string gekregen = zonderTijden (menu (inhoudVan (Sessies + naam
                                                         + ".in"))),
               bestand = Sessies + naam + ".uit";
  if (getenv ("VERNIEUW") != nullptr)
    ofstream (bestand.c_str (), ios::binary) << gekregen;
  const string verwacht = inhoudVan (bestand);
  EIS_MET (gekregen == verwacht,
           bestand << ": " << eersteVerschil (gekregen, verwacht));
}

TOETS (sessie_alle_keuzes) { sessie ("alle_keuzes"); }
TOETS (sessie_uitgespeeld) { sessie ("uitgespeeld"); }
TOETS (sessie_verkeerde_antwoorden) { sessie ("verkeerde_antwoorden"); }
TOETS (sessie_experimenten) { sessie ("experimenten"); }

//*************************************************************************
// Vijandige invoer

struct Vijandig
{
  const char *naam;
  string regel;
};

// Antwoorden die bij geen enkele vraag goed zijn.
static vector<Vijandig> vijandige ()
{
  return {
    { "lege regel", "" },
    { "alleen spaties", "  \t " },
    { "letters", "hallo" },
    { "veel te groot", "99999999999999999999" },
    { "net te groot voor een int", "4294967297" },
    { "net te groot voor een long long", "18446744073709551617" },
    { "negatief", "-1" },
    { "heel negatief", "-99999999999999999999" },
    { "kommagetal", "2.5" },
    { "getal met letter", "3x" },
    { "letter met getal", "x3" },
    { "hexadecimaal", "0x1" },
    { "alleen een min", "-" },
    { "300 tekens", string (300, 'q') },
    { "300 cijfers", string (300, '1') },
    { "100000 tekens", string (100000, 'z') },
    { "100000 cijfers", string (100000, '9') },
    { "100000 spaties en een letter", string (100000, ' ') + "q" },
    { "stuurtekens", "\x01\x02\x1b[31m\x7f" },
    { "NUL-byte", string ("\0", 1) },
    { "getal met NUL-byte", string ("1\0", 2) },
    { "UTF-8", "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80" },
    { "kapotte UTF-8", "\xff\xfe\xc3" },
    { "regeleinde van Windows", "\r" },
    { "letters en \\r", "abc\r" },
    { "eindeteken van DOS", "\x1a" } };
}

// Een vraag van het programma: de invoer die ernaartoe leidt, een goed
// antwoord, en antwoorden die juist bij deze vraag niet mogen.
struct Vraag
{
  const char *naam;
  string ernaartoe, goed;
  vector<string> verkeerd;
};

static vector<Vraag> vragen ()
{
  const string spel = "2\n" + Spel2 + "\n";
  return {
    { "hoofdmenu", "", "6", { "0", "7", "1x", "6 6", "3 nu" } },
    { "spelmenu", spel, "9",
      { "0", "13", "100", "9 9", "1 1x", "3 3 3", "4 niet" } },
    { "kleur", spel + "1\n", "0", { "4", "-1", "0.5", "rood" } },
    { "vorm", spel + "1\n0\n", "4", { "6", "4 4", "4 nu", "rond" } },
    { "hoogte", "1\n", "4", { "0", "11" } },
    { "breedte", "1\n4\n", "5", { "0", "11" } },
    { "vormen", "1\n4\n5\n", "6", { "0", "1", "11" } },
    { "alopbord", "1\n4\n5\n6\n", "0", { "21", "-1" } },
    { "keuze0", "1\n4\n5\n6\n0\n", "2", { "0", "6" } },
    { "keuze1", "1\n4\n5\n6\n0\n2\n", "2", { "0", "6", "2 2" } },
    { "bestandsnaam", "2\n", Spel2,
      { "/", "..", "/dev/null", "spel9.txt", Spel2 + " niet", "Makefile",
        string (100000, '/') } } };
}

// De vraag waarmee de uitvoer eindigt. Zonder de antwoorden, die niet in de
// uitvoer staan, staan er soms meer vragen achter elkaar op een regel.
static string laatsteVraag (string uitvoer)
{
  uitvoer.erase (uitvoer.find_last_not_of (": \n") + 1);
  const size_t vorige = uitvoer.find_last_of (":\n");
  return uitvoer.substr (vorige + 1);
}

// Stuur een verkeerd antwoord: er moet een melding komen, en dan een vraag;
// het spel mag niet veranderd zijn.
static void eisMelding (const Vraag &vraag, const string &regel,
                        const string &naam)
{
  const string voor = menuTotEinde (vraag.ernaartoe),
               na = menuTotEinde (vraag.ernaartoe + regel + "\n");
  const size_t gelijk = voor.size () - 1;  // op de laatste nieuwe regel na
  EIS_MET (na.compare (0, gelijk, voor, 0, gelijk) == 0,
           vraag.naam << ", " << naam << ": andere uitvoer voor het antwoord");
  const string erna = na.substr (gelijk);
  EIS_MET (bevat (erna, "evonden") || bevat (erna, "niet te lezen"),
           vraag.naam << ", " << naam << ": geen melding in " << erna);
  EIS_MET (bevat (erna, "erwacht"),
           vraag.naam << ", " << naam << ": niet wat er mag in " << erna);
  EIS_MET (erna.size () < 3000, vraag.naam << ", " << naam << ": "
           << erna.size () << " bytes uitvoer");
  for (char letter : erna)
    EIS_MET (letter == '\n' || (letter >= ' ' && letter <= '~'),
             vraag.naam << ", " << naam << ": vreemd teken in " << erna);
  EIS_MET (!bevat (erna, NaEersteZet),
           vraag.naam << ", " << naam << ": er is een zet gedaan: " << erna);
}

// Stuur een verkeerd antwoord en daarna het goede: het programma moet dan
// verdergaan als na het goede antwoord alleen.
static void eisHerstel (const Vraag &vraag, const string &regel,
                        const string &naam)
{
  const string goed = menu (vraag.ernaartoe + vraag.goed + "\n"),
               beide = menu (vraag.ernaartoe + regel + "\n" + vraag.goed
                             + "\n");
  EIS_MET (laatsteVraag (beide) == laatsteVraag (goed),
           vraag.naam << ", " << naam << ": daarna de vraag "
           << laatsteVraag (beide) << ", verwacht " << laatsteVraag (goed));
}

static void eisVijandig (size_t nummer)
{
  const Vraag vraag = vragen ()[nummer];
  for (const Vijandig &geval : vijandige ())
  {
    eisMelding (vraag, geval.regel, geval.naam);
    if (string (vraag.naam) != "bestandsnaam")
      eisHerstel (vraag, geval.regel, geval.naam);
  }
  for (const string &regel : vraag.verkeerd)
    eisMelding (vraag, regel, regel.substr (0, 20));
}

TOETS (vijandig_hoofdmenu) { eisVijandig (0); }
TOETS (vijandig_spelmenu) { eisVijandig (1); }
TOETS (vijandig_kleur) { eisVijandig (2); }
TOETS (vijandig_vorm) { eisVijandig (3); }
TOETS (vijandig_hoogte) { eisVijandig (4); }
TOETS (vijandig_breedte) { eisVijandig (5); }
TOETS (vijandig_vormen) { eisVijandig (6); }
TOETS (vijandig_al_op_bord) { eisVijandig (7); }
TOETS (vijandig_keuzeaantal_0) { eisVijandig (8); }
TOETS (vijandig_keuzeaantal_1) { eisVijandig (9); }
TOETS (vijandig_bestandsnaam) { eisVijandig (10); }

TOETS (vijandig_doorgaan)
{
  vector<string> regels = { "ja", "J", "0", "j nu", "n n" };
  for (const Vijandig &geval : vijandige ())
    regels.push_back (geval.regel);
  for (const string keuze : { "3", "6", "7", "10", "11" })
    for (const string &regel : regels)
    {
      const string uitvoer = menu ("2\n" + Sessies + "grootste.txt\n" + keuze
                                   + "\n" + regel + "\nn\n9\n6\n");
      const size_t vraag = uitvoer.find ("Toch doorgaan?"),
                   melding = uitvoer.find ("Gevonden: ", vraag);
      EIS_MET (melding != string::npos && (regel == "j nu" || regel == "n n"
               || uitvoer.find ("Toch doorgaan?", melding) != string::npos),
               keuze << " " << regel.substr (0, 20) << ": " << uitvoer);
      EIS_MET (!bevat (uitvoer, "seconden\n"), uitvoer);
    }
}

TOETS (einde_van_de_invoer_bij_elke_vraag)
{
  for (const Vraag &vraag : vragen ())
    for (const char *rest : { "", "9", "x", " ", "\r" })
    {
      const Afloop afloop = draai ({ "--zaad", "1" }, vraag.ernaartoe + rest);
      EIS_MET (afloop.reden.empty () && afloop.exitcode == 0,
               vraag.naam << ": " << afloop.reden << ", exitcode "
               << afloop.exitcode);
      EIS_GELIJK (afloop.uitvoer.back (), '\n');
    }
}

TOETS (eindeloze_onzin_eindigt)
{
  string onzin;
  for (int i = 0; i < 20000; i++)
    onzin += i % 3 == 0 ? "onzin\n" : i % 3 == 1 ? "\n" : "-7\n";
  for (const Vraag &vraag : vragen ())
    menuTotEinde (vraag.ernaartoe + onzin);
}

TOETS (antwoorden_op_een_regel)
{
  const string los = menu ("2\n" + Spel2 + "\n1\n0\n4\n2\n9\n6\n"),
               samen = menu ("2 " + Spel2 + "\n1 0 4\n2\n9\n6\n"),
               deels = menu ("2\n" + Spel2 + "\n1 0\n4\n2\n9\n6\n");
  for (const string *uitvoer : { &los, &samen, &deels })
    EIS_MET (bevat (*uitvoer, NaEersteZet), *uitvoer);
  EIS_GELIJK (laatsteVraag (samen), laatsteVraag (los));
}

TOETS (regeleinden_van_windows)
{
  const string uitvoer = menu ("2\r\n" + Spel2 + "\r\n1\r\n0\r\n4\r\n9"
                               "\r\n6\r\n");
  EIS_MET (bevat (uitvoer, NaEersteZet), uitvoer);
  EIS_MET (!bevat (uitvoer, "\r"), "de \\r komt terug in de uitvoer");
}

TOETS (extra_tekst_doet_geen_zet)
{
  const string uitvoer = menu ("2\n" + Spel2 + "\n1 0 4 4\n2\n");
  EIS_MET (!bevat (uitvoer, NaEersteZet), uitvoer);
  EIS_MET (bevat (uitvoer, "geen zet om ongedaan"), uitvoer);
}

TOETS (nieuw_spel_is_wat_er_gevraagd_werd)
{
  const string uitvoer = menu ("1 3 7 4 2 1 5\n12\n9\n6\n");
  EIS_MET (bevat (uitvoer, "op vakje 2"), uitvoer);
  EIS_MET (bevat (uitvoer, "\n2 ") && !bevat (uitvoer, "\n3 "), uitvoer);
  const Afloop anders = draai ({ "--zaad", "2" }, "1 3 7 4 2 1 5\n9\n6\n");
  EIS (anders.uitvoer.substr (40) != uitvoer.substr (40, 300));
}

TOETS (experiment_van_de_opdrachtregel_is_dat_uit_het_menu)
{
  const string regel = zonderTijden (draai ({ "--experiment", "1", "--zaad",
                                              "1", "--stil" }, "").uitvoer);
  EIS_MET (bevat (inhoudVan (Sessies + "experimenten.uit"),
                  regel.substr (regel.find ("Experiment"))), regel);
}

TOETS (bestandsnamen_met_spaties)
{
  const TijdelijkBestand bestand (inhoudVan (Spel2));
  const string spatie = bestand.naam () + string (" met  spaties .txt");
  EIS_GELIJK (rename (bestand.naam (), spatie.c_str ()), 0);
  const string uitvoer = menu ("2\n  " + spatie + "  \r\n9\n6\n");
  unlink (spatie.c_str ());
  EIS_MET (bevat (uitvoer, "Aan beurt: speler 0"), uitvoer);
  EIS (bevat (menu ("2\n" + spatie + "\n6\n"), "niet te lezen"));
}

//*************************************************************************
// De opdrachtregel

TOETS (bestand_op_de_opdrachtregel_begint_meteen)
{
  const Afloop afloop = draai ({ Spel2, "--zaad", "3" }, "9\n6\n");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS (afloop.uitvoer.find ("Pot:") < afloop.uitvoer.find ("inlezen"));
}

// De woorden van de regels van een tabel.
static vector<string> woorden (const string &uitvoer)
{
  istringstream in (uitvoer);
  vector<string> lijst;
  string woord;
  while (in >> woord)
    lijst.push_back (woord);
  return lijst;
}

TOETS (los_geeft_een_tabel)
{
  for (const bool snel : { false, true })
  {
    vector<string> argumenten = { "--los", Spel2, "spellen/aqualin/spel1.txt" };
    if (snel)
      argumenten.push_back ("--snel");
    const Afloop afloop = draai (argumenten, "");
    EIS_GELIJK (afloop.exitcode, 0);
    EIS_GELIJK (afloop.fouten, "");
    const vector<string> lijst = woorden (afloop.uitvoer);
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
  const Afloop afloop = draai ({ "--los", slecht.naam (), einde.naam () }, "");
  EIS_GELIJK (afloop.exitcode, 1);
  EIS (bevat (afloop.fouten, slecht.naam ()));
  const vector<string> lijst = woorden (afloop.uitvoer);
  EIS_GELIJK (lijst[10] + lijst[11] + lijst[12], "0geen1");
}

TOETS (help_en_versie)
{
  const Afloop hulp = draai ({ "--help" }, "");
  EIS_GELIJK (hulp.exitcode, 0);
  EIS_GELIJK (hulp.fouten, "");
  for (const char *woord : { "--los", "--experiment", "--zaad", "--snel",
                             "--stil", "--help", "--versie", "BESTAND",
                             "xitcode" })
    EIS_MET (bevat (hulp.uitvoer, woord), woord);
  istringstream in (hulp.uitvoer);
  string regel;
  while (getline (in, regel))
    EIS_MET (regel.size () <= 80, regel);
  EIS_GELIJK (draai ({ "--versie" }, "").uitvoer.substr (0, 7), "Aqualin");
}

// Eis een weigering op stderr, zonder menu.
static void eisFout (const vector<string> &argumenten, int exitcode,
                     const string &woord)
{
  const Afloop afloop = draai (argumenten, "6\n");
  EIS_MET (afloop.reden.empty () && afloop.exitcode == exitcode,
           argumenten[0].substr (0, 40) << " geeft exitcode "
           << afloop.exitcode);
  EIS_MET (bevat (afloop.fouten, woord) && afloop.fouten.back () == '\n'
           && afloop.fouten.size () < 2000, afloop.fouten);
  EIS (!bevat (afloop.uitvoer, "Uw keuze"));
}

TOETS (verkeerd_gebruik_geeft_een_exitcode)
{
  eisFout ({ "--bestaatniet" }, 2, "--help");
  eisFout ({ "-h" }, 2, "-h");
  eisFout ({ "--los" }, 2, "--los");
  eisFout ({ "--snel" }, 2, "--snel");
  eisFout ({ "--experiment", "1", Spel2 }, 2, "--experiment");
  eisFout ({ "--los", "--experiment", "1", Spel2 }, 2, "--los");
  eisFout ({ Spel2, Spel2 }, 2, "2");
  eisFout ({ string (100000, '-') }, 2, "onbekende");
  for (const char *optie : { "--zaad", "--experiment" })
  {
    eisFout ({ optie }, 2, optie);
    for (const char *waarde : { "x", "", "-1", "3x", "2.5",
                                "99999999999999999999" })
      eisFout ({ optie, waarde }, 2, optie);
  }
  eisFout ({ "--experiment", "0" }, 2, "1 t/m 3");
  eisFout ({ "--experiment", "4" }, 2, "1 t/m 3");
  eisFout ({ "weg.txt" }, 2, "weg.txt");
  eisFout ({ "--los", "weg.txt" }, 2, "weg.txt");
  eisFout ({ "--", "--los" }, 2, "--los");
  eisFout ({ Sessies + "slecht.txt" }, 1, "slecht.txt");
  eisFout ({ "/tmp" }, 1, "/tmp");
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
