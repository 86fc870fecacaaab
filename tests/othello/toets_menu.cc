// toets_menu.cc: ./Othello zoals een mens of een script het gebruikt. De
// opdrachtregel, een wedstrijd, het bewaren, terugnemen en de exitcodes staan
// in sessies/*.sh.

#include "spellen/othello/partij.h"
#include "tests/menuproef.h"
#include "tests/othello/hulp.h"
#include "tests/spelproef.h"
#include "tests/terugblik.h"

using namespace std;
using namespace othello;

// Rekentijden verschillen.
static string zonderDuur (const string &tekst)
{
  return Patroon ("Dit (duurt|komt) [^\n]*\n[^\n]*").vervang
    (Patroon ("geteld in [^\n]*").vervang (tekst, "geteld in ###."),
     "Dit duurt ###.");
}

static const char Keuze[] = "Keuze (? toont het menu): ",
                  Begin[] = "8 8\nm\nm\n";

// De vragen, zonder wat er bij geen enkele vraag mag.
static vector<Vraag> vragen ()
{
  const string wie = " (m mens, t toeval, g goed, b best, 12 of 2s) [m]: ";
  return {
    { "zwart", "Zwart" + wie, "8 8\n", "m",
      { "0", "41", "z", "w", "ct x", "mm", "0s", "3601s", "s" } },
    { "speelwijze", "Hoe (t toeval, g goed, b best, 12 of 2s) [g]: ",
      "8 8\nc\n",
      "g", { "m", "c", "w", "x3 t", "0" } },
    { "wit", "Wit" + wie, "8 8\nm\n", "c t", { "0", "41", "w" } },
    { "rijen", "Aantal rijen (even, 2 t/m 20) [8]: ", "", "4 4",
      { "1", "3", "5", "8x8", "1000000", "0", "22 2", "7 8", "8,8", "..",
        "-4" } },
    { "kolommen", "Aantal kolommen (even, 2 t/m 20) [8]: ", "4\n",
      "4", { "1", "3", "5", "22", "8x8", "1000000" } },
    { "keuze", Keuze, Begin, "f5",
      { "5F", "F05", "F9", "I1", "T20", "Z1", "F0", "F-1", "D4", "E5", "A1",
        "C3", "0", "5", "400", "1x", "t t", "t", "v v", "F5.", "FF5",
        "T 1", "I 1 f5", "G 9 f5", "a1 f5", "h 0", "r 41 f5",
        "w 3601s", "9 f5", "t f5", "? x f5" } },
    { "toch_tellen", "Toch doorgaan? (j of n): ", "4 6\nm\nm\nv\n", "n",
      { "0", "ja", "v", "s" } },
    { "partijen", "Hoeveel partijen per regel (1 t/m 100 000): ",
      Begin + string ("p\n"), "1", { "0", "100001" } },
    { "alleen_de_stand", "Alleen de stand, of met de zetten? (s of z) [z]: ",
      Begin + string ("b /geen/map/a\n"), "s", { "zet", "0" } },
    { "andere_spelers", "Zwart" + wie, Begin + string ("c\n"), "g",
      { "0", "w", "mw", "z" } },
    { "na_afloop", Keuze, "2 2\nm\nm\n", "v", { "1", "A1", "h", "t" } } };
}

static Menuproef maakProef ()
{
  Menuproef proef ("Othello", "tests/othello/sessies/");
  proef.opties = { "--zaad", "1", "--stil" };
  proef.afgedekt = zonderDuur;
  proef.gedaan = "Aan beurt: ";
  proef.meldingen = { { "Niet begrepen", "Typ " }, { "Typ ", "gaat terug" },
    { "t. zet terugnemen" }, { "ligt niet op", "loopt van" },
    { "al bezet" }, { "moet stenen slaan" }, { "Er is geen zet" },
    { "Het spel is afgelopen: " } };
  proef.vragen = vragen ();
  for (Vraag &vraag : proef.vragen)
    vraag.verkeerd.insert (vraag.verkeerd.end (),
      { string ("\0m", 2), "sss" });
  return proef;
}

static const Menuproef proef = maakProef ();

//*************************************************************************
// De laatst getoonde stand van een sessie, tot de vraag.
static string standNa (const string &invoer)
{
  const string uitvoer = proef.menu (invoer),
               stand = uitvoer.substr (uitvoer.rfind ("\n    A B"));
  return stand.substr (0, min (stand.find ("Keuze"), stand.find ("\n  v. ")));
}

// Een uitvoer zonder de vragen.
static string zonderVragen (const string &uitvoer)
{
  const Patroon vraag ("(Keuze|Toch|Hoeveel|Naam)[^\n:]*: |"
                       "[A-Z][a-z]* [^\n:[]*\\[[^]\n]*\\]: ");
  return vraag.vervang (uitvoer, "");
}

// Keuzes en zetten mogen samen op een regel; een verkeerde laat de rest ervan
// vervallen. De letter van een kolom met een getal is een vakje. Van zetten op
// een regel wordt alleen de laatste stand getekend.
TOETS (keuzes_op_een_regel)
{
  const string klein = "4 4\nm\nm\n";
  const Patroon stand ("\n    A B[^\n]*\n( +[0-9][^\n]*\n)+Zwart [(]Z[^\n]*\n"
                       "(([A-Z][a-z]* (wint|kan)|Gelijk|Het bord is vol|"
                       "Zetten)[^\n]*\n)*(n nieuw[^\n]*\n)?");
  const struct { string samen, apart; } gevallen[] = {
    { "b1 a1 h t 1", "b1\na1\nh\nt\n1" }, { "B 1 A 1 A 2", "b1\na1\na2" },
    { "c m g b1 w c g m t", "c\nm\ng\nb1\nw\nc\ng\nm\nt" },
    { "n 2 4 1 1 w", "n\n2\n4\n1\n1\nw" },
    { "b1 d4 a1", "b1\nd4" }, { "b1 99 a1", "b1\n99" },
    { "b1 t t a1", "b1\nt\nt" }, { "n 2 2 h s b1", "n 2 2\nh" },
    { "c t q b1", "c t\nq" }, { "h s b1", "h\ns\nb1" },
    { "r ? b1", "r\n?\nb1" },
    { "v x b1", "v\nx" }, { "c q\nb1", "c\nq b1\nb1" } };
  for (const auto &geval : gevallen)
  {
    string uit[2];
    for (int i = 0; i < 2; i++)
    {
      const string getypt = klein + (i == 0 ? geval.samen : geval.apart);
      uit[i] = stand.vervang (zonderVragen (proef.afgedekt
                                            (proef.menu (getypt))), "")
               + stand.zoek (standNa (getypt)).at (0);
    }
    EIS_GELIJK (uit[0], uit[1]);
  }
}

// Een vakje is een letter met een getal zonder nullen ervoor.
TOETS (vakjes)
{
  const struct { const char *tekst; int rij, kolom; } gevallen[] = {
    { "a1", 0, 0 }, { "F5", 4, 5 }, { "t20", 19, 19 },
    { "z999999", 999998, 25 }, { "a0", -1, 0 } };
  Zet vakje;
  for (const auto &geval : gevallen)
  {
    EIS (leesVakje (geval.tekst, vakje));
    EIS (vakje == Zet (geval.rij, geval.kolom));
    EIS (geval.rij < 0 || geval.rij > 19
         || terminal::kleineLetters (naamVakje (vakje))
            == terminal::kleineLetters (geval.tekst));
  }
  for (const char *tekst : { "", "f", "5", "5f", "f05", "f-1", "f+1", "ff5",
                             "f5.", "f 5", "f1000000", "[1", "a00" })
    EIS_MET (!leesVakje (tekst, vakje), tekst);
}

static const Aangemeld aangemeld (proef);

// Speel op het kleine bord toevallige zetten, en kijk terug; wie vastzit
// verliest het hele bord.
TOETS (terugblik_volgt_het_model)
{
  const auto waarde = [] (const Model::Stand &stand)
  {
    const int vol = stand.m * stand.n, uit = Model::uitkomst (stand);
    return max (-vol, min (vol, uit));
  };
  Toeval toeval (70);
  for (int keer = 0; keer < 6; keer++)
  {
    Model::Stand stand = Model::begin (4, 4);
    vector<string> zetten;
    vector<int> waarden = { waarde (stand) };
    while (!Model::zetten (stand).empty ())
    {
      const Model::Plek plek = toeval.uit (Model::zetten (stand));
      zetten.push_back (naamVakje (plek));
      stand = Model::na (stand, plek);
      waarden.push_back (waarde (stand));
    }
    eisTerugblik ("Othello", { "--stil" }, "4 4 m m ", zetten, waarden);
  }
}
