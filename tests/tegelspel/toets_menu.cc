// toets_menu.cc: het programma zoals een mens of een script het gebruikt:
// hele sessies, vijandige invoer bij elke vraag, en de opdrachtregel.
//
// Een sessie staat in tests/tegelspel/sessies: NAAM.in is de invoer, NAAM.uit
// de verwachte uitvoer. Met VERNIEUW=1 in de omgeving schrijft dit programma
// de uitvoer opnieuw; lees het verschil na voordat je het vastlegt.

#include "tests/toets.h"
#include "tests/proces.h"
#include "tests/tegelspel/hulp.h"

#include <cctype>
#include <sys/stat.h>

using namespace std;
using Model::Zet;

static const string Sessies = "tests/tegelspel/sessies/";

// De pot van spel1 zoals hij op het scherm staat na de zet (0,g).
static const string NaEersteZet = " gbbbggbgbgbbgbgg\n";

// Het programma dat getoetst wordt.
static string programma ()
{
  const char *const map = getenv ("BOUW");
  return map == nullptr ? "./TegelSpel" : string (map) + "/TegelSpel";
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

TOETS (sessie_spel1_alle_keuzes) { sessie ("alle_keuzes"); }
TOETS (sessie_spel1_uitgespeeld) { sessie ("uitgespeeld"); }
TOETS (sessie_verkeerde_antwoorden) { sessie ("verkeerde_antwoorden"); }
TOETS (sessie_grootste_spel) { sessie ("grootste_spel"); }
TOETS (sessie_bestanden) { sessie ("bestanden"); }
TOETS (sessie_lang_rekenen) { sessie ("lang_rekenen"); }

// De uitvoer van een spel waarin het toeval veel uitmaakt: een reeks goede
// zetten bij een enkele simulatie per zet.
static string toevalligeSessie (vector<string> argumenten)
{
  string invoer;
  for (int keer = 0; keer < 40; keer++)
    invoer += "5\n";
  argumenten.insert (argumenten.end (), { "--simulaties", "1", "spel3.txt" });
  const Afloop afloop = draai (argumenten, invoer);
  EIS_GELIJK (afloop.exitcode, 0);
  return afloop.uitvoer;
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

//*************************************************************************
// De tekening van de stand

// Wat het programma tekent van een stand.
static string getekend (const Model::Stand &stand)
{
  TegelSpel spel;
  zetOp (spel, stand);
  Vangst vangst;
  spel.drukAf ();
  return vangst.tekst ();
}

// De regels van een tekst zonder lege regels.
static vector<string> regelsVan (const string &tekst)
{
  vector<string> regels;
  istringstream in (tekst);
  string regel;
  while (getline (in, regel))
    if (!regel.empty ())
      regels.push_back (regel);
  return regels;
}

TOETS (tekening_is_hoogstens_80_breed_en_toont_alles)
{
  Model::Loting loting (21);
  for (int i = 0; i < proeven (400, 100); i++)
  {
    const Model::Stand stand = loting.spel (10, 300);
    const string tekening = getekend (stand);
    string zonderWit;
    for (char letter : tekening)
      if (!isspace (static_cast<unsigned char> (letter)))
        zonderWit += letter;
    for (const string &regel : regelsVan (tekening))
      EIS_MET (regel.size () <= 80, "te breed: " << regel);
    EIS_MET (bevat (zonderWit, stand.pot), tekening);
    EIS_MET (bevat (tekening, "beurt: speler " + to_string (stand.beurt)),
             tekening);
    for (int rij = 0; rij < stand.K; rij++)
    {
      string verwacht;
      for (const Model::Paren &bord : stand.rijen)
      {
        const pair<int,int> &inhoud = Model::op (bord, rij);
        verwacht += to_string (rij) + ":" + Model::herhaal (inhoud.first, 'g')
                    + Model::herhaal (inhoud.second, 'b')
                    + Model::herhaal (stand.L - inhoud.first - inhoud.second,
                                      '.');
      }
      EIS_MET (bevat (zonderWit, verwacht), verwacht << " in\n" << tekening);
    }
    for (int schaal = 0; schaal < stand.M; schaal++)
    {
      const pair<int,int> &inhoud = Model::op (stand.schalen, schaal);
      const string tegels = Model::herhaal (inhoud.first, 'g')
                            + Model::herhaal (inhoud.second, 'b');
      EIS_MET (bevat (tekening, to_string (schaal) + ": " + tegels), tekening);
    }
  }
}

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

// Een vraag van het programma: haar tekst, de invoer die ernaartoe leidt, een
// goed antwoord, en antwoorden die juist bij deze vraag niet mogen.
struct Vraag
{
  const char *naam;
  string tekst, ernaartoe, goed;
  vector<string> verkeerd;
};

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

static vector<Vraag> vragen ()
{
  return {
    { "hoofdmenu", "Uw keuze (1 t/m 2): ", "", "2",
      { "0", "3", "1x", "2 2", "2 en nu" } },
    { "spelmenu", "Uw keuze (1 t/m 11): ", "1\nspel1.txt\n", "8",
      { "0", "12", "100", "8 8", "1 1x", "3 3 3", "4 niet", "7 nee" } },
    { "schaal", "Schaal (0 t/m 1): ", "1\nspel1.txt\n2\n", "0",
      { "2", "g", "0.5" } },
    { "kleur", "Kleur (g voor geel, b voor blauw): ", "1\nspel1.txt\n2\n0\n",
      "g",
      { "G", "gg", "geel", "0", "x", "g g", "b nu" } },
    { "bestandsnaam", "Naam van het spelbestand (bijvoorbeeld spel1.txt): ", "1\n", "spel1.txt",
      { "/", "..", "/dev/null", "spel9.txt", "spel1.txt niet",
        "main.cc", string (100000, '/') } },
    { "lang rekenen", "Toch doorgaan? (j of n): ",
      "1\n" + Sessies + "te_groot.txt\n4\n", "n",
      { "0", "ja", "nee", "J", "n n", "j j" } } };
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
  EIS_MET (bevat (voor, vraag.tekst), vraag.tekst << "ontbreekt in " << voor);
  const size_t gelijk = voor.rfind (vraag.tekst) + vraag.tekst.size ();
  EIS_MET (na.compare (0, gelijk, voor, 0, gelijk) == 0,
           vraag.naam << ", " << naam << ": andere uitvoer voor het antwoord");
  const string erna = na.substr (gelijk);
  EIS_MET (bevat (erna, "evonden") || bevat (erna, "niet te lezen"),
           vraag.naam << ", " << naam << ": geen melding in " << erna);
  EIS_MET (bevat (erna, "erwacht") || bevat (erna, "typ"),
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
TOETS (vijandig_schaal) { eisVijandig (2); }
TOETS (vijandig_kleur) { eisVijandig (3); }
TOETS (vijandig_bestandsnaam) { eisVijandig (4); }
TOETS (vijandig_lang_rekenen) { eisVijandig (5); }

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

//*************************************************************************
// Lang rekenen

// Eis dat het menu vraagt of het door moet gaan, en na n teruggaat.
static void eisVraag (const string &bestand, const vector<string> &woorden)
{
  const string uitvoer = menu ("1\n" + bestand + "\n4\nn\n8\n2\n");
  const size_t vraag = uitvoer.find ("Toch doorgaan?");
  EIS_MET (vraag != string::npos, uitvoer);
  for (const string &woord : woorden)
    EIS_MET (bevat (uitvoer.substr (0, vraag), woord),
             woord << " ontbreekt in " << uitvoer);
  EIS_MET (!bevat (uitvoer, "Beste score:"), uitvoer);
  EIS_MET (bevat (uitvoer.substr (vraag), "4. beste score"), uitvoer);
}

TOETS (voor_lang_rekenen_een_vraag)
{
  if (!kort ())
    eisVraag ("spel5.txt", { "2471100877301 standen", "3.43 uur" });
  const TijdelijkBestand telbaar (eindeloosSpel (75)),
                         ontelbaar (eindeloosSpel (90));
  eisVraag (telbaar.naam (), { " standen", " jaar" });
  eisVraag (ontelbaar.naam (), { "te groot om te tellen" });
  EIS (!bevat (menu ("1\nspel1.txt\n4\n8\n2\n"), "Toch doorgaan?"));
}

// Een proces dat doorrekent tot het object verdwijnt. Zijn stderr gaat naar
// een bestand.
class Rekenaar
{
  public:

    // Draai het programma met deze argumenten, of zonder argumenten dit werk.
    Rekenaar (vector<string> argumenten, void (*werk) () = nullptr)
    : stderrVan ("")
    {
      argumenten.insert (argumenten.begin (), programma ());
      vector<char *> woorden;
      for (const string &woord : argumenten)
        woorden.push_back (const_cast<char *> (woord.c_str ()));
      woorden.push_back (nullptr);
      kind = fork ();
      if (kind != 0)
        return;
      const int niets = open ("/dev/null", O_RDWR),
                fouten = open (stderrVan.naam (), O_WRONLY);
      dup2 (niets, 0);
      dup2 (niets, 1);
      dup2 (fouten, 2);
      if (werk == nullptr)
        execv (woorden[0], woorden.data ());
      else
        werk ();
      _exit (127);
    }

    ~Rekenaar () { eindig (SIGKILL); }

    // Wat het op stderr zette.
    string fouten () const { return inhoudVan (stderrVan.naam ()); }

    // Stuur een signaal en wacht tot het proces daardoor eindigt.
    // Retourneert: of het dat signaal was, binnen twintig seconden
    bool eindig (int signaal)
    {
      int status = 0;
      if (kind == 0)
        return false;
      kill (kind, signaal);
      for (int i = 0; i < 2000; i++, usleep (10000))
        if (waitpid (kind, &status, WNOHANG) == kind)
        {
          kind = 0;
          return WIFSIGNALED (status) && WTERMSIG (status) == signaal;
        }
      return false;
    }

  private:

    Rekenaar (const Rekenaar &);
    Rekenaar &operator= (const Rekenaar &);

    TijdelijkBestand stderrVan;
    pid_t kind;
};

// Wat een vreemde doet die niets van voortgang weet.
static void rekenAlsVreemde ()
{
  TegelSpel spel;
  Zet zet;
  long long standen = 0;
  if (spel.leesInSpel ("spel5.txt"))
    spel.besteScore (zet, standen);
}

TOETS (lang_werk_geeft_een_teken_van_leven_als_dat_mag)
{
  if (kort ())
    return;
  const TijdelijkBestand lang (eindeloosSpel (75));
  Rekenaar vreemde ({}, rekenAlsVreemde),
           stil ({ "--stil", "--los", lang.naam () }),
           luid ({ "--los", lang.naam () });
  for (int i = 0; i < 1000 && !bevat (luid.fouten (), " jaar; "); i++)
    usleep (50000);
  const string fouten = luid.fouten ();
  EIS_MET (bevat (fouten, "besteScore: 0.0000 %, nog "), fouten);
  EIS_MET (bevat (fouten, " jaar; "), fouten);
  EIS_MET (bevat (fouten, " miljoen standen/s"), fouten);
  EIS_MET (!bevat (fouten, "\n"), fouten);
  EIS_GELIJK (stil.fouten (), "");
  EIS_GELIJK (vreemde.fouten (), "");
  EIS_MET (luid.eindig (SIGINT), "Ctrl-C stopt het rekenen niet");
}

//*************************************************************************
// Andere antwoorden

TOETS (antwoorden_op_een_regel)
{
  const string los = menu ("1\nspel1.txt\n2\n0\ng\n3\n8\n2\n"),
               samen = menu ("1 spel1.txt\n2 0 g\n3\n8\n2\n"),
               deels = menu ("1\nspel1.txt\n2 0\ng\n3\n8\n2\n");
  for (const string *uitvoer : { &los, &samen, &deels })
    EIS_MET (bevat (*uitvoer, NaEersteZet), *uitvoer);
  EIS_GELIJK (laatsteVraag (samen), laatsteVraag (los));
}

TOETS (regeleinden_van_windows)
{
  const string uitvoer = menu ("1\r\nspel1.txt\r\n2\r\n0\r\ng\r\n8\r\n2\r\n");
  EIS_MET (bevat (uitvoer, NaEersteZet), uitvoer);
  EIS_MET (!bevat (uitvoer, "\r"), "de \\r komt terug in de uitvoer");
}

TOETS (extra_tekst_doet_geen_zet)
{
  const string uitvoer = menu ("1\nspel1.txt\n2 0 g b\n3\n");
  EIS_MET (!bevat (uitvoer, NaEersteZet), uitvoer);
  EIS_MET (bevat (uitvoer, "geen zet om ongedaan"), uitvoer);
}

TOETS (ongeldige_zetten_zeggen_waarom)
{
  const string spel = "1\nspel1.txt\n2 0 g\n";  // Figuur 2 van de opgave
  EIS (bevat (menu (spel + "2 0 b\n"), "niet geldig"));
  EIS (bevat (menu (spel + "2 0 b\n"), "geen rij"));
  const TijdelijkBestand alleenGeel ("gg 1 2 1 2 0 0 0 0 0");
  EIS (bevat (menu ("1\n" + string (alleenGeel.naam ()) + "\n2 0 b\n"),
              "geen tegel"));
  const TijdelijkBestand einde ("gg 1 2 1 2 2 0 0 0 0");
  EIS (bevat (menu ("1\n" + string (einde.naam ()) + "\n2 0 g\n"),
              "afgelopen"));
}

TOETS (bestandsnamen_met_spaties_en_lange_namen)
{
  const TijdelijkBestand bestand ("gb 1 1 1 1 0 0 0 0 0");
  const string spatie = bestand.naam () + string (" met  spaties .txt");
  EIS_GELIJK (rename (bestand.naam (), spatie.c_str ()), 0);
  const string uitvoer = menu ("1\n  " + spatie + "  \r\n8\n2\n");
  unlink (spatie.c_str ());
  EIS_MET (bevat (uitvoer, "beurt: speler 0"), uitvoer);
  const string weg = menu ("1\n" + spatie + "\n2\n");  // nu is het er niet meer
  EIS_MET (bevat (weg, "niet te lezen"), weg);
}

//*************************************************************************
// De opdrachtregel

TOETS (bestand_op_de_opdrachtregel_begint_meteen)
{
  const Afloop afloop = draai ({ "spel1.txt", "--zaad", "3" }, "1\n8\n");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS (bevat (afloop.uitvoer, "Verschillende zetten: 2"));
  EIS_MET (afloop.uitvoer.find ("inlezen") > afloop.uitvoer.find ("Pot:"),
           "het hoofdmenu komt voor het spel");
}

TOETS (einde_van_de_invoer_met_een_bestand)
{
  const Afloop afloop = draai ({ "spel1.txt" }, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.uitvoer.back (), '\n');
}

// De woorden van elke regel.
static vector< vector<string> > tabel (const string &uitvoer)
{
  vector< vector<string> > regels;
  for (const string &regel : regelsVan (uitvoer))
  {
    regels.push_back (vector<string> ());
    istringstream in (regel);
    string woord;
    while (in >> woord)
      regels.back ().push_back (woord);
  }
  return regels;
}

TOETS (los_geeft_een_tabel)
{
  const Afloop afloop = draai ({ "--los", "spel1.txt", "spel3.txt" }, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.fouten, "");
  const vector< vector<string> > regels = tabel (afloop.uitvoer);
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

TOETS (los_lijnt_de_kolommen_uit)
{
  const Afloop afloop = draai ({ "--los", "spel1.txt", "spel3.txt" }, "");
  vector<string> regels;
  for (const string &regel : regelsVan (zonderTijden (afloop.uitvoer)))
    regels.push_back (regel);
  EIS_GELIJK (regels[1].find ("(0,b)"), regels[2].find ("(1,g)"));
  EIS_GELIJK (regels[1].find ("10020") + 5, regels[2].find ("1356544") + 7);
  EIS_GELIJK (regels[0].find ("standen") + 7, regels[1].find ("10020") + 5);
  EIS_GELIJK (regels[1].find ("#.###"), regels[2].find ("#.###"));
}

TOETS (los_van_een_eindstand)
{
  const TijdelijkBestand einde ("gg 1 2 1 2 2 0 0 0 1");
  const Afloop afloop = draai ({ "--los", einde.naam () }, "");
  EIS_GELIJK (afloop.exitcode, 0);
  const vector<string> regel = tabel (afloop.uitvoer).back ();
  EIS_GELIJK (regel[1], "-1");
  EIS_GELIJK (regel[2], "geen");
  EIS_GELIJK (regel[3], "1");
}

TOETS (los_gaat_door_na_een_slecht_bestand)
{
  const TijdelijkBestand slecht ("gx 1 1 1 1 0 0 0 0 0");
  const Afloop afloop
    = draai ({ "--los", slecht.naam (), "spel1.txt" }, "");
  EIS_GELIJK (afloop.exitcode, 1);
  EIS_MET (bevat (afloop.fouten, slecht.naam ()), afloop.fouten);
  EIS_MET (bevat (afloop.uitvoer, "10020"), afloop.uitvoer);
  EIS_MET (!bevat (afloop.uitvoer, slecht.naam ()), afloop.uitvoer);
}

TOETS (experiment_op_de_opdrachtregel)
{
  const Afloop afloop
    = draai ({ "--experiment", "spel1.txt", "--zaad", "5" }, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.fouten, "");
  EIS_MET (bevat (afloop.uitvoer, "10020"), afloop.uitvoer);
  EIS_MET (bevat (afloop.uitvoer, "--zaad 5"), afloop.uitvoer);
  EIS_GELIJK (zonderTijden (draai ({ "--zaad", "5", "--experiment",
                                     "spel1.txt" }, "").uitvoer),
              zonderTijden (afloop.uitvoer));
}

TOETS (simulaties_op_de_opdrachtregel)
{
  string reeksen[2];
  for (int i = 0; i < 2; i++)
    for (int zaad = 0; zaad < 12; zaad++)
    {
      const string uitvoer = draai ({ "--zaad", to_string (zaad),
        "--simulaties", i == 0 ? "1" : "5000", "spel1.txt" }, "5\n").uitvoer;
      const size_t plaats = uitvoer.find ("Goede zet: ");
      EIS_MET (plaats != string::npos, uitvoer);
      reeksen[i] += uitvoer.substr (plaats + 11, 5);
    }
  EIS (bevat (reeksen[0], "(0,g)") && bevat (reeksen[0], "(0,b)"));
  EIS_MET (!bevat (reeksen[1], "(0,g)") || !bevat (reeksen[1], "(0,b)"),
           reeksen[1]);
}

TOETS (help_noemt_alles)
{
  const Afloop afloop = draai ({ "--help" }, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.fouten, "");
  for (const char *woord : { "--los", "--experiment", "--zaad", "--simulaties",
                             "--help", "--versie", "BESTAND", "xitcode" })
    EIS_MET (bevat (afloop.uitvoer, woord), woord);
  for (const string &regel : regelsVan (afloop.uitvoer))
    EIS_MET (regel.size () <= 80, regel);
}

TOETS (versie)
{
  const Afloop afloop = draai ({ "--versie" }, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.uitvoer.substr (0, 9), "TegelSpel");
  EIS_GELIJK (regelsVan (afloop.uitvoer).size (), 1u);
}

// Eis een weigering op stderr, zonder uitvoer op stdout.
static void eisFout (const vector<string> &argumenten, int exitcode,
                     const vector<string> &woorden)
{
  const Afloop afloop = draai (argumenten, "2\n");
  string alles;
  for (const string &argument : argumenten)
    alles += argument.substr (0, 40) + " ";
  EIS_MET (afloop.reden.empty () && afloop.exitcode == exitcode,
           alles << "geeft exitcode " << afloop.exitcode << ", verwacht "
           << exitcode);
  EIS_MET (!afloop.fouten.empty () && afloop.fouten.back () == '\n',
           alles << "geeft geen melding op stderr");
  EIS_MET (afloop.fouten.size () < 2000, alles);
  for (const string &woord : woorden)
    EIS_MET (bevat (afloop.fouten, woord),
             "'" << woord << "' ontbreekt in: " << afloop.fouten);
  EIS_MET (!bevat (afloop.uitvoer, "Uw keuze"), alles << "begint het menu");
}

TOETS (verkeerd_gebruik_geeft_exitcode_2)
{
  eisFout ({ "--bestaatniet" }, 2, { "--bestaatniet", "--help" });
  eisFout ({ "-h" }, 2, { "-h" });
  eisFout ({ "--los" }, 2, { "--los" });
  eisFout ({ "--experiment" }, 2, {});
  eisFout ({ "spel1.txt", "spel3.txt" }, 2, { "2" });
  eisFout ({ "--experiment", "spel1.txt", "spel3.txt" }, 2, {});
  eisFout ({ "--los", "--experiment", "spel1.txt" }, 2, { "--los" });
  eisFout ({ "--los", "spel1.txt", "--onzin" }, 2, { "--onzin" });
  eisFout ({ string (100000, '-') }, 2, {});
}

TOETS (verkeerde_getallen_geven_exitcode_2)
{
  for (const char *optie : { "--zaad", "--simulaties" })
  {
    eisFout ({ optie }, 2, { optie });
    for (const char *waarde : { "x", "", "-1", "3x", "2.5",
                                "99999999999999999999" })
      eisFout ({ optie, waarde, "spel1.txt" }, 2, { optie, waarde });
  }
  eisFout ({ "--simulaties", "0" }, 2, { "--simulaties", "0", "1" });
}

TOETS (ontbrekend_bestand_geeft_een_foutcode)
{
  eisFout ({ "weg.txt" }, 2, { "weg.txt" });
  eisFout ({ "--los", "weg.txt" }, 2, { "weg.txt" });
  eisFout ({ "--experiment", "weg.txt" }, 2, { "weg.txt" });
}

TOETS (ongeldig_bestand_geeft_exitcode_1)
{
  const TijdelijkBestand slecht ("gb 9 1 1 1 0 0 0 0 0");
  eisFout ({ slecht.naam () }, 1, { slecht.naam (), "9" });
  eisFout ({ "--los", slecht.naam () }, 1, { slecht.naam (), "9" });
  eisFout ({ "--experiment", slecht.naam () }, 1, { slecht.naam (), "9" });
  eisFout ({ "/tmp" }, 1, { "/tmp" });
}

TOETS (bestandsnaam_die_op_een_optie_lijkt)
{
  eisFout ({ "--", "--los" }, 2, { "--los" });
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
