// toets_menu.cc: ./Othello zoals een mens of een script het gebruikt: het menu,
// een regel ontleden, de wedstrijd en de opdrachtregel.

#include "spellen/othello/vragen.h"
#include "spellen/othello/wedstrijd.h"
#include "standaard.h"
#include "tests/menuproef.h"
#include "tests/othello/hulp.h"

#include <cctype>
#include <iomanip>

using namespace std;
using namespace othello;

// Rekentijden zijn elke keer anders.
static string zonderDuur (const string &tekst)
{
  return Patroon ("Tellen duurt ongeveer [^\n]*").vervang
    (Patroon ("geteld in [^\n]*").vervang (tekst, "geteld in ###."),
     "Tellen duurt ongeveer ###.");
}

// De vragen, zonder wat er bij geen enkele vraag mag.
static vector<Vraag> vragen ()
{
  const string beurt = "Nummer of vakje, t(erug), v(ervolg), h(int), "
                       "w(edstrijd), n(ieuw) of s(top)? ";
  return {
    { "zwart", "Zwart: mens of computer (m of c)? ", "", "m",
      { "0", "1", "w", "c x", "c w w", "m m", "cw x" } },
    { "speelwijze", "Speelt de computer willekeurig of gretig (w of g)? ",
      "c\n", "g", { "m", "c", "w w", "g 8" }, "c " },
    { "wit", "Wit: mens of computer (m of c)? ", "m\n", "c w",
      { "0", "1", "c x", "w" } },
    { "rijen", "Aantal rijen (even, 2 t/m 20)? ", "m\nm\n", "4 4",
      { "1", "3", "5", "8x8", "8 x 8", "1000000", "0", "22 2", "8 7",
        "8 8 8", "8,8", "8 1000000" } },
    { "kolommen", "Aantal kolommen (even, 2 t/m 20)? ", "m\nm\n4\n", "4",
      { "1", "3", "5", "22", "4 4" }, "4 " },
    { "beurt", beurt, "m\nm\n8 8\n", "f5",
      { "5F", "F05", "F9", "I1", "T20", "Z1", "F0", "F-1", "D4", "E5", "A1",
        "C3", "0", "5", "400", "1 1", "1x", "f5 f5", "t t", "t", "v v", "x",
        "F 5 5", "F5.", "FF5" } },
    { "toch_tellen", "Toch tellen (j = ja, t = ja, met een tabel, n = nee; "
      "Ctrl-C breekt af)? ", "m\nm\n4 6\nv\n", "n",
      { "0", "ja", "j n", "x", "v" } },
    { "wedstrijd", "Hoeveel partijen (1 t/m 100000)? ", "m\nm\n8 8\nw\n",
      "1", { "0", "100001", "1 1", "x" }, "w " },
    { "na_afloop", "Uit: t(erug), v(ervolg), w(edstrijd), n(ieuw) of "
      "s(top)? ", "m\nm\n2 2\n", "v", { "1", "A1", "h", "t", "x" } } };
}

static Menuproef maakProef ()
{
  Menuproef proef ("Othello", "tests/othello/sessies/");
  proef.opties = { "--zaad", "1" };
  proef.afgedekt = zonderDuur;
  proef.gedaan = "is aan zet";
  proef.meldingen = { { "Niet begrepen", "Typ " },
    { "ligt niet op", "loopt van" }, { "al bezet" }, { "moet stenen slaan" },
    { "Er is geen zet" }, { "spel is uit" } };
  proef.vragen = vragen ();
  for (Vraag &vraag : proef.vragen)
    vraag.verkeerd.insert (vraag.verkeerd.end (),
      { "+2", "02", "m" + string (100, ' ') + "x", string ("\0m", 2), "m c",
        "8 8 8 8", "sss", "s 1" });
  return proef;
}

static const Menuproef proef = maakProef ();

TOETS (partij_is_herhaalbaar_vanaf_het_zaad)
{
  const string invoer = "c w\nc w\n8 8\n";
  const string eerste = proef.programma.uitvoer ({}, invoer);
  const size_t plaats = eerste.find ("--zaad ");
  EIS (plaats != string::npos);
  const string zaad = to_string (atoll (eerste.c_str () + plaats + 7));
  EIS_GELIJK (proef.programma.uitvoer ({ "--zaad", zaad }, invoer), eerste);
  EIS (proef.menu (invoer).substr (40)
       != proef.programma.uitvoer ({ "--zaad", "2" }, invoer).substr (40));
}

// Er wordt gevraagd of het tellen lang mag duren als dat binnen twee
// standaardfouten van de schatting kan.
TOETS (de_vraag_voor_lang_tellen_rekent_met_de_standaardfout)
{
  const Patroon schatting ("Geschat: ([^ ]+) vervolgpartijen, met "
                           "standaardfout ([^ ]+)");
  int net = 0;
  for (int zaad = 1; zaad <= proeven (4, 3); zaad++)
  {
    const string uitvoer = proef.programma.uitvoer
      ({ "--zaad", to_string (zaad) }, "m\nm\n4 6\n1\n1\n1\n1\nv\nn\ns\n");
    const vector<string> deel = schatting.zoek (uitvoer);
    EIS_MET (!deel.empty (), uitvoer);
    const double aantal = stod (deel[1]), fout = stod (deel[2]);
    EIS_MET (bevat (uitvoer, "Toch tellen") == (aantal + 2 * fout >= 2e7),
             uitvoer);
    net += aantal < 2e7 && aantal + 2 * fout >= 2e7;
  }
  EIS (net > 0);
}

//*************************************************************************
// Terugnemen

// De laatst getoonde stand van een sessie.
static string laatsteStand (const string &invoer)
{
  const string uitvoer = proef.menu (invoer);
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
    const string voor = proef.menu (begin),
                 na = proef.menu (begin + string ("t\n")),
                 erna = na.substr (voor.size () - 1);
    EIS_MET (bevat (erna, "geen zet van een mens om terug te nemen"), erna);
    EIS_MET (!bevat (erna, "A B"), erna);
  }
}

TOETS (stoppen_bij_elke_vraag)
{
  for (const Vraag &vraag : proef.vragen)
    for (const char *stop : { "s\n", "S\r\n", "  s  \n" })
      EIS (!bevat (proef.menu (vraag.ernaartoe + stop + "x\n"),
                   "Niet begrepen"));
}

TOETS (antwoorden_op_een_regel_of_op_meer_is_hetzelfde)
{
  const string een = proef.menu ("c w\nm\n4 6\n  w 3\nb 1\n"),
               meer = proef.menu ("c\nw\nm\n4\n6\nw\n3\nB1\n"),
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
    proef.menu (invoer);
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
    Regel regel (geval.tekst);
    long long getal = -1;
    EIS_MET (regel.leesGetal (getal, geval.grens) == geval.goed,
             geval.tekst << " met grens " << geval.grens);
    EIS (!geval.goed || getal == atoll (geval.tekst));
  }
}

// Witruimte achter een regel telt niet, ook niet als de regel al vol is.
TOETS (witruimte_achter_een_regel_van_elke_lengte)
{
  for (size_t lengte = 1; lengte < 100; lengte++)
    for (const char *einde : { "", " ", " \t \r" })
    {
      Regel regel ((string (lengte - 1, ' ') + "s" + string (200, ' ')
                    + einde).c_str ());
      char letter = '?';
      EIS_MET (regel.leesLetter (letter) && letter == 'S' && regel.isOp (),
               lengte);
    }
  for (size_t lengte = 79; lengte < 83; lengte++)
  {
    Regel regel (("7" + string (lengte - 1, ' ') + "x").c_str ());
    long long getal = 0;
    EIS (regel.leesGetal (getal, 9));
    EIS_MET (!regel.isOp (), lengte);
  }
}

//*************************************************************************
// De wedstrijd

// De regels van de tabel, nagespeeld met hetzelfde toeval.
TOETS (wedstrijd_telt_de_partijen)
{
  const int partijen = 40;
  const char wijzen[] = { Willekeurig, Gretig };
  string verwacht;
  int metVast = 0;
  zetZaad (6);
  for (char zwart : wijzen)
    for (char wit : wijzen)
    {
      int gewonnen[3] = { 0, 0, 0 }, vast = 0, verschil = 0;
      for (int i = 0; i < partijen; i++)
      {
        OthelloBord bord (4, 6);
        while (!bord.eindstand ())
          computerzet (bord, bord.getSpeler () == 'Z' ? zwart : wit);
        gewonnen[bord.winnaar () == 'Z' ? 0 : bord.winnaar () == 'W' ? 1 : 2]++;
        if (bord.aantalStenen ('.') > 0)
          vast++;
        else
          verschil += bord.aantalStenen ('Z') - bord.aantalStenen ('W');
      }
      metVast += vast > 0 && vast < partijen ? 1 : 0;
      ostringstream regel;
      regel << gewonnen[0] << " " << gewonnen[1] << " " << gewonnen[2] << " "
            << vast << " ";
      if (vast < partijen)
        regel << fixed << setprecision (1)
              << static_cast<double> (verschil) / (partijen - vast);
      else
        regel << "-";
      verwacht += regel.str () + ";";
    }
  EIS (metVast > 0);
  zetZaad (6);
  string gekregen;
  const Vangst vangst;
  Wedstrijd (4, 6, partijen).speel ();
  for (const string &regel : regelsVan (vangst.tekst ()))
  {
    const vector<string> woorden = woordenVan (regel);
    if (woorden.size () == 7 && isdigit (woorden[2][0]))
      gekregen += woorden[2] + " " + woorden[3] + " " + woorden[4] + " "
                  + woorden[5] + " " + woorden[6] + ";";
  }
  EIS_GELIJK (gekregen, verwacht);
}

TOETS (wedstrijd_geeft_een_tabel_die_klopt)
{
  const vector<string> opties = { "--partijen", "50", "--zaad", "3",
    "--rijen", "4", "--kolommen", "6" };
  const string tabel = proef.programma.uitvoer (opties);
  EIS_GELIJK (proef.programma.uitvoer (opties), tabel);
  int regels = 0;
  for (const string &regel : regelsVan (tabel))
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
  const string tabel = proef.programma.uitvoer ({ "--partijen", "1", "--rijen",
    "2", "--kolommen", "6", "--zaad", "4" });
  int regels = 0;
  for (const string &regel : regelsVan (tabel))
    if (bevat (regel, "   0         1       0       1         -"))
      regels++;
  EIS_MET (regels == 4, tabel);
}

//*************************************************************************
// De opdrachtregel

TOETS (opties_van_de_opdrachtregel)
{
  proef.programma.eisHulp ({ "--partijen", "--zaad", "--rijen",
                             "--kolommen" });
  proef.programma.eisFouten ({
    { { "--foo" }, 2, {} }, { { "-h" }, 2, {} }, { { "" }, 2, {} },
    { { "8" }, 2, {} }, { { "--rijen", "4" }, 2, {} },
    { { "--partijen", "1", "--rijen", "3" }, 2, {} },
    { { "--partijen", "1", "--kolommen", "22" }, 2, {} },
    { { "--partijen", "1", "--kolommen" }, 2, {} },
    { { string (100000, '-') }, 2, {} },
    { { "--help", "--foo" }, 2, { "--foo" } } });
  proef.programma.eisGetal ("--zaad", { "9223372036854775808" });
  proef.programma.eisGetal ("--partijen", { "0", "100001" });
}

int main (int argc, char **argv)
{
  proef.meldAan ();
  return draaiToetsen (argc, argv);
}
