// toets_menu.cc: ./Othello zoals een mens of een script het gebruikt. De
// opdrachtregel, het bewaren, terugnemen, meer op een regel en de exitcodes
// staan in sessies/*.sh.

#include "spellen/othello/partij.h"
#include "tests/menuproef.h"
#include "tests/othello/hulp.h"
#include "tests/spelproef.h"
#include "tests/raadproef.h"
#include "tests/terugblik.h"

using namespace std;
using namespace othello;

// Rekentijden verschillen.
static string zonderDuur (const string &tekst)
{
  return Patroon ("Dit (duurt|komt) [^\n]*\n[^\n]*").vervang
    (Patroon ("geteld in [0-9]+,[0-9]{6} seconden rekentijd[.]")
       .vervang (tekst, "geteld in ###."),
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
      { "0", "41", "z", "w", "c", "ct x", "mm", "0s", "3601s", "s" } },
    { "wit", "Wit" + wie, "8 8\nm\n", "t", { "0", "41", "w", "c t" } },
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
    { "t zet terugnemen" }, { "De zet ", " is niet geldig: " },
    { "Er is geen zet" },
    { "Het spel is afgelopen: " } };
  proef.vragen = vragen ();
  for (Vraag &vraag : proef.vragen)
    vraag.verkeerd.insert (vraag.verkeerd.end (),
      { string ("\0m", 2), "sss" });
  return proef;
}

static const Menuproef proef = maakProef ();

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
  for (int keer = 0; keer < 3; keer++)
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

TOETS (raad_is_eensgezind)
{
  Toeval toeval (72);
  for (int keer = 0; keer < proeven (30, 6); keer++)
  {
    const int maat = 4 + 2 * (keer % 3);
    Model::Stand stand = Model::begin (maat, maat);
    vector<string> zetten;
    for (int i = toeval.trek (0, maat * 2); i > 0; i--)
    {
      const Model::Plek plek = toeval.uit (Model::zetten (stand));
      const Model::Stand na = Model::na (stand, plek);
      if (Model::zetten (na).empty ())
        break;
      zetten.push_back (naamVakje (plek));
      stand = na;
    }
    eisEensgezind ("Othello", { "--stil" },
                   to_string (maat) + " " + to_string (maat) + " m m ", zetten,
                   "4");
  }
}
