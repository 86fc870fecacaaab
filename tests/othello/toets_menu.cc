// toets_menu.cc: het programma zoals een mens of een script het gebruikt:
// hele sessies, vijandige invoer bij elke vraag, en de opdrachtregel.
//
// Een sessie staat in tests/othello/sessies: NAAM.in is de invoer, NAAM.uit
// de verwachte uitvoer. Met VERNIEUW=1 in de omgeving schrijft dit programma
// de uitvoer opnieuw; lees het verschil na voordat je het vastlegt.

#include "tests/othello/hulp.h"
#include "tests/proces.h"
#include "spellen/othello/regel.h"

#include <algorithm>
#include <fstream>

using namespace std;

static const string Sessies = "tests/othello/sessies/";

// Het programma dat getoetst wordt.
static string programma ()
{
  const char *const map = getenv ("BOUW");
  return string (map == nullptr ? "tests/bouw" : map) + "/Othello";
}

static Afloop draai (vector<string> argumenten, const string &invoer)
{
  argumenten.insert (argumenten.begin (), programma ());
  return Proces::draai (argumenten, invoer);
}

// Rekentijden zijn elke keer anders: vervang alles van een begin tot het eind van de zin door
// ###.
static string dekAf (string tekst, const string &begin)
{
  size_t plaats = 0;
  while ((plaats = tekst.find (begin, plaats)) != string::npos)
  {
    plaats += begin.size ();
    tekst.replace (plaats, tekst.find (".\n", plaats) - plaats, "###");
  }
  return tekst;
}

// Draai het menu met een vast zaad tot de invoer op is; het moet netjes
// eindigen. Rekentijden zijn afgedekt.
static string menu (const string &invoer)
{
  const Afloop afloop = draai ({ "--zaad", "1" }, invoer);
  EIS_GELIJK (afloop.reden, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.fouten, "");
  return dekAf (dekAf (afloop.uitvoer, "geteld in "),
                "Tellen duurt ongeveer ");
}

//*************************************************************************
// Sessies

static string inhoudVan (const string &naam)
{
  ifstream in (naam.c_str (), ios::binary);
  ostringstream inhoud;
  EIS_MET (in, "kan " << naam << " niet openen");
  inhoud << in.rdbuf ();
  return inhoud.str ();
}

static void sessie (const string &naam)
{
  const string bestand = Sessies + naam + ".uit",
    gekregen = menu (inhoudVan (Sessies + naam + ".in"));
  if (getenv ("VERNIEUW") != nullptr)
    ofstream (bestand.c_str (), ios::binary) << gekregen;
  const string verwacht = inhoudVan (bestand);
  size_t i = 0;
  while (i < gekregen.size () && i < verwacht.size ()
         && gekregen[i] == verwacht[i])
    i++;
  EIS_MET (gekregen == verwacht, bestand << ": verschil op plaats " << i
           << ":\n" << gekregen.substr (i, 200) << "\nverwacht was\n"
           << verwacht.substr (i, 200));
}

TOETS (sessie_mens_tegen_mens) { sessie ("mens_tegen_mens"); }
TOETS (sessie_mens_tegen_computer) { sessie ("mens_tegen_computer"); }
TOETS (sessie_computer_tegen_computer) { sessie ("computers"); }
TOETS (sessie_vervolgpartijen) { sessie ("vervolg"); }
TOETS (sessie_verkeerde_antwoorden) { sessie ("verkeerd"); }

TOETS (partij_is_herhaalbaar_vanaf_het_zaad)
{
  const string invoer = "c w\nc w\n8 8\n";
  const Afloop eerste = draai ({}, invoer);
  const size_t plaats = eerste.uitvoer.find ("--zaad ");
  EIS (plaats != string::npos);
  const string zaad = to_string (atoll (eerste.uitvoer.c_str () + plaats + 7));
  EIS_GELIJK (draai ({ "--zaad", zaad }, invoer).uitvoer, eerste.uitvoer);
  EIS (draai ({ "--zaad", "1" }, invoer).uitvoer.substr (40)
       != draai ({ "--zaad", "2" }, invoer).uitvoer.substr (40));
}

//*************************************************************************
// Terugnemen

// De laatst getoonde stand van een sessie.
static string laatsteStand (const string &invoer)
{
  const string uitvoer = menu (invoer);
  return uitvoer.substr (uitvoer.rfind ("\n    A B"));
}

// Zoveel zetten, zoveel keer terug: dan staat de stand er weer van voor die
// zetten, ook als de computer ertussendoor zette.
TOETS (terugnemen_geeft_de_stand_van_ervoor)
{
  for (const char *spelers : { "m\nm\n", "m\nc w\n", "m\nc g\n", "c w\nm\n",
                               "c g\nm\n" })
    for (int zetten = 0; zetten < 4; zetten++)
      for (int keer = 0; keer <= 3; keer++)
      {
        string voor = spelers + string ("6 6\n"), na, terug;
        for (int i = 0; i < zetten; i++)
          voor += "1\n";
        for (int i = 0; i < keer; i++)
        {
          na += "1\n";
          terug += "t\n";
        }
        EIS_GELIJK (laatsteStand (voor + na + terug), laatsteStand (voor));
      }
}

TOETS (terugnemen_kan_ook_na_afloop)
{
  EIS_GELIJK (laatsteStand ("m\nm\n2 4\n1\n1\nt\nt\n"),
              laatsteStand ("m\nm\n2 4\n"));
}

TOETS (terugnemen_van_een_lege_stapel_geeft_een_melding)
{
  for (const char *begin : { "m\nm\n8 8\n", "m\nm\n2 2\n",
                             "c w\nm\n8 8\n", "m\nm\n8 8\nF5\nt\n" })
  {
    const string voor = menu (begin), na = menu (begin + string ("t\n")),
                 erna = na.substr (voor.size () - 1);
    EIS_MET (bevat (erna, "geen zet van een mens om terug te nemen"), erna);
    EIS_MET (!bevat (erna, "A B"), erna);
  }
}

//*************************************************************************
// Vijandige invoer

static vector<string> vijandige ()
{
  return { "", "  \t ", "hallo", "99999999999999999999", "4294967297",
    "18446744073709551617", "-1", "-99999999999999999999", "2.5", "3x", "x3",
    "0x1", "-", "+2", "02", string (300, 'q'), string (300, '1'),
    string (100000, 'z'), string (100000, '9'),
    string (100000, ' ') + "q", "m" + string (100, ' ') + "x",
    "\x01\x02\x1b[31m\x7f", string ("\0", 1), string ("2\0", 2),
    string ("\0m", 2), "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80",
    "\xff\xfe\xc3", "\r", "abc\r", "\x1a", "\x04", "%s%n", "m c", "8 8 8 8",
    "sss", "s 1" };
}

// Een vraag: de invoer die ernaartoe leidt, een goed antwoord, wat daarna op
// het scherm moet staan, en antwoorden die juist hier niet mogen.
struct Vraag
{
  const char *ernaartoe, *goed, *erna;
  vector<string> verkeerd;
};

static vector<Vraag> vragen ()
{
  return {
    { "", "m", "Wit: mens", { "0", "1", "w", "c x", "c w w", "m m", "cw x" } },
    { "c\n", "g", "Wit: mens", { "m", "c", "w w", "g 8" } },
    { "m\n", "c w", "Aantal rijen", { "0", "1", "c x", "w" } },
    { "m\nm\n", "4 4", "Zwart is aan zet",
      { "1", "3", "5", "8x8", "8 x 8", "1000000", "0", "22 2", "8 7",
        "8 8 8", "8,8", "8 1000000" } },
    { "m\nm\n4\n", "4", "Zwart is aan zet", { "1", "3", "5", "22", "4 4" } },
    { "m\nm\n8 8\n", "f5", "Wit is aan zet",
      { "5F", "F05", "F9", "I1", "T20", "Z1", "F0", "F-1", "D4", "E5", "A1",
        "C3", "0", "5", "400", "1 1", "1x", "f5 f5", "t t", "t", "v v", "x",
        "F 5 5", "F5.", "FF5" } },
    { "m\nm\n4 6\nv\n", "n", "n(ieuw)", { "0", "ja", "j n", "x", "v" } },
    { "m\nm\n8 8\nw\n", "1", "Verschil:", { "0", "100001", "1 1", "x" } },
    { "m\nm\n2 2\n", "v", "1 vervolgpartij,", { "1", "A1", "h", "t", "x" } } };
}

// Stuur een verkeerd antwoord: na de uitvoer ervoor komt er uitleg en weer
// een vraag, en niets is veranderd.
static void eisMelding (const Vraag &vraag, const string &voor,
                        const string &regel)
{
  const string naam = string (vraag.ernaartoe) + regel.substr (0, 20),
               na = menu (vraag.ernaartoe + regel + "\n");
  const size_t gelijk = voor.size () - 1;
  EIS_MET (voor.back () == '\n' && na.back () == '\n', naam);
  EIS_MET (na.compare (0, gelijk, voor, 0, gelijk) == 0, naam);
  const string erna = na.substr (gelijk);
  EIS_MET (bevat (erna, "Niet begrepen") || bevat (erna, "ligt niet op")
           || bevat (erna, "al bezet") || bevat (erna, "moet stenen slaan")
           || bevat (erna, "Er is geen zet") || bevat (erna, "spel is uit"),
           naam << ": geen melding in " << erna);
  EIS_MET (bevat (erna, "?"), naam << ": geen nieuwe vraag in " << erna);
  EIS_MET (!bevat (erna, "is aan zet"), naam << ": iets gedaan: " << erna);
  EIS_MET (erna.size () < 1000, naam << ": " << erna.size () << " bytes");
  for (char teken : erna)
    EIS_MET (teken == '\n' || (' ' <= teken && teken <= '~'), naam);
}

// Het goede antwoord werkt na een verkeerd nog, ook met \r\n.
static void eisHerstel (const Vraag &vraag, const string &regel)
{
  const bool opnieuw = string (vraag.goed) == "g"
                       || string (vraag.goed) == "4"
                       || string (vraag.ernaartoe) == "m\nm\n8 8\nw\n";
  const string terug = string (vraag.goed) == "g" ? "c " :
                       string (vraag.goed) == "4" ? "4 " : "w ",
    uitvoer = menu (vraag.ernaartoe + regel + "\r\n"
                    + (opnieuw ? terug : "") + vraag.goed + "\r\n");
  EIS_MET (bevat (uitvoer, vraag.erna), vraag.ernaartoe << regel.substr (0, 20)
           << ": geen " << vraag.erna << " in " << uitvoer);
}

static void eisVijandig (size_t nummer)
{
  const Vraag vraag = vragen ()[nummer];
  const string voor = menu (vraag.ernaartoe);
  vector<string> alles = vijandige ();
  if (bevat (vraag.ernaartoe, "v\n"))   // elke keer een schatting: duurt lang
    alles.resize (12);
  alles.insert (alles.end (), vraag.verkeerd.begin (), vraag.verkeerd.end ());
  EIS_MET (bevat (menu (vraag.ernaartoe + string (vraag.goed) + "\n"),
                  vraag.erna), vraag.ernaartoe << vraag.goed);
  for (const string &regel : alles)
  {
    eisMelding (vraag, voor, regel);
    eisHerstel (vraag, regel);
  }
}

TOETS (vijandig_speler) { eisVijandig (0); }
TOETS (vijandig_speelwijze) { eisVijandig (1); }
TOETS (vijandig_wit) { eisVijandig (2); }
TOETS (vijandig_rijen) { eisVijandig (3); }
TOETS (vijandig_kolommen) { eisVijandig (4); }
TOETS (vijandig_keuze) { eisVijandig (5); }
TOETS (vijandig_toch_tellen) { eisVijandig (6); }
TOETS (vijandig_wedstrijd) { eisVijandig (7); }
TOETS (vijandig_na_afloop) { eisVijandig (8); }

TOETS (einde_van_de_invoer_bij_elke_vraag)
{
  for (const Vraag &vraag : vragen ())
    for (const char *rest : { "", "9", "x", " ", "\r", "-" })
      EIS (menu (vraag.ernaartoe + string (rest)).back () == '\n');
}

TOETS (stoppen_bij_elke_vraag)
{
  for (const Vraag &vraag : vragen ())
    for (const char *stop : { "s\n", "S\r\n", "  s  \n" })
      EIS (!bevat (menu (vraag.ernaartoe + string (stop) + "x\n"),
                   "Niet begrepen"));
}

TOETS (antwoorden_op_een_regel_of_op_meer_is_hetzelfde)
{
  const string een = menu ("c w\nm\n4 6\n  w 3\nb 1\n"),
               meer = menu ("c\nw\nm\n4\n6\nw\n3\nB1\n"),
               bord = "\n    A B C D E F\n", tabel = "Bord 4 bij 6";
  EIS_GELIJK (een.substr (een.find (bord), 300),
              meer.substr (meer.find (bord), 300));
  EIS_GELIJK (een.substr (een.find (tabel)), meer.substr (meer.find (tabel)));
}

TOETS (willekeurige_bytes_doen_het_programma_niets)
{
  mt19937 toeval (12);
  for (int i = 0; i < proeven (60, 10); i++)
  {
    string invoer = "m\nc g\n4 4\n";
    for (int j = 0; j < 2000; j++)
      invoer += loot (toeval, 3) == 0 ? '\n'
        : loot (toeval, 2) == 0 ? "12345abcdthnmcg 48"[loot (toeval, 18)]
                                : static_cast<char> (loot (toeval, 256));
    const Afloop afloop = draai ({ "--zaad", "1" }, invoer);
    EIS_GELIJK (afloop.reden, "");
    EIS_GELIJK (afloop.exitcode, 0);
  }
}

//*************************************************************************
// Een regel ontleden

TOETS (getallen_tot_de_grens)
{
  struct { const char *tekst; long long grens; bool goed; } gevallen[] =
  {
    { "0", 0, true }, { "1", 0, false }, { "8", 5, false }, { "5", 5, true },
    { "20", 20, true }, { "21", 20, false }, { "29", 20, false },
    { "100", 20, false }, { "00", 20, false }, { "01", 20, false },
    { "", 20, false }, { "a", 20, false },
    { "9223372036854775807", 0x7fffffffffffffffLL, true },
    { "9223372036854775808", 0x7fffffffffffffffLL, false },
    { "92233720368547758070", 0x7fffffffffffffffLL, false }
  };
  for (const auto &geval : gevallen)
  {
    Regel regel;
    long long getal = -1;
    regel.neem (geval.tekst);
    EIS_MET (regel.leesGetal (getal, geval.grens) == geval.goed,
             geval.tekst << " met grens " << geval.grens);
    EIS (!geval.goed || getal == atoll (geval.tekst));
  }
}

//*************************************************************************
// De opdrachtregel

TOETS (wedstrijd_geeft_een_tabel_die_klopt)
{
  const vector<string> opties = { "--partijen", "50", "--zaad", "3",
    "--rijen", "4", "--kolommen", "6" };
  const Afloop afloop = draai (opties, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.fouten, "");
  EIS_GELIJK (draai (opties, "").uitvoer, afloop.uitvoer);
  istringstream in (afloop.uitvoer);
  string regel;
  int regels = 0;
  while (getline (in, regel))
  {
    istringstream woorden (regel);
    string zwart, wit, verschil;
    int zwartWint = 0, witWint = 0, gelijk = 0, vast = 0;
    EIS_MET (regel.size () <= 80, regel);
    if (woorden >> zwart >> wit >> zwartWint >> witWint >> gelijk >> vast
        >> verschil)
    {
      EIS_MET (zwartWint + witWint + gelijk == 50 && vast <= 50, regel);
      regels++;
    }
  }
  EIS_GELIJK (regels, 4);
}

// Op 2 bij 6 zet zwart, dan wit, en dan zit zwart altijd vast.
TOETS (wedstrijd_waarvan_de_afloop_vastligt)
{
  const Afloop afloop = draai ({ "--partijen", "1", "--rijen", "2",
                                 "--kolommen", "6", "--zaad", "4" }, "");
  istringstream in (afloop.uitvoer);
  string regel;
  int regels = 0;
  while (getline (in, regel))
    if (bevat (regel, "   0         1       0       1         -"))
      regels++;
  EIS_MET (regels == 4, afloop.uitvoer);
}

TOETS (help_en_versie)
{
  const Afloop help = draai ({ "--help" }, ""), versie = draai ({ "--versie" },
                                                              "");
  EIS_GELIJK (help.exitcode, 0);
  for (const char *woord : { "--partijen", "--zaad", "--rijen", "--kolommen",
                             "--help", "--versie", "xitcode" })
    EIS_MET (bevat (help.uitvoer, woord), woord);
  EIS_GELIJK (versie.exitcode, 0);
  EIS_GELIJK (versie.uitvoer.substr (0, 8), "Othello ");
}

TOETS (verkeerde_opties_geven_exitcode_2)
{
  const vector< vector<string> > gevallen = { { "--foo" }, { "-h" }, { "" },
    { "8" }, { "--zaad" }, { "--zaad", "x" }, { "--zaad", "-1" },
    { "--zaad", "99999999999999999999" }, { "--partijen" },
    { "--partijen", "0" }, { "--partijen", "100001" },
    { "--partijen", "3x" }, { "--partijen", "" }, { "--rijen", "4" },
    { "--partijen", "1", "--rijen", "3" },
    { "--partijen", "1", "--kolommen", "22" },
    { "--partijen", "1", "--kolommen" }, { string (100000, '-') } };
  for (const vector<string> &geval : gevallen)
  {
    const Afloop afloop = draai (geval, "");
    EIS_MET (afloop.exitcode == 2, geval[0] << afloop.exitcode);
    EIS_MET (!afloop.fouten.empty () && afloop.fouten.back () == '\n',
             geval[0]);
    EIS_GELIJK (afloop.uitvoer, "");
  }
}

//*************************************************************************
// Een vreemd hoofdprogramma

TOETS (vreemd_hoofdprogramma_met_alleen_de_bronnen)
{
  if (proeven (1, 0) == 0)
    return;
  char map[] = "/tmp/othelloXXXXXX";
  EIS (mkdtemp (map) != nullptr);
  const string doel = string (map) + "/vreemde",
    opdracht = "cd spellen/othello && g++ -std=c++11 -O2 -I. -o " + doel
               + " ../../tests/othello/vreemde.cc othello.cc stapel.cc "
                 "../../standaard.cc";
  const Afloop bouw = Proces::draai ({ "/bin/sh", "-c", opdracht }, "", 300),
               afloop = Proces::draai ({ doel }, "");
  Proces::draai ({ "/bin/rm", "-rf", map }, "");
  EIS_MET (bouw.exitcode == 0, bouw.fouten);
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_MET (bevat (afloop.uitvoer, "maat 44ZW\nzetten 41011\ndoe 01\n"
                  "einde 0 4\nzetStand 01\nvervolg 44064\n"),
           afloop.uitvoer);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
