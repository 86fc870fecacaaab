// toets_menu.cc: ./Domineren zoals een mens of een script het gebruikt. De
// opdrachtregel, het bewaren en de exitcodes staan in sessies/*.sh.

#include "tests/domineren/model.h"
#include "tests/menuproef.h"
#include "tests/spelproef.h"
#include "tests/raadproef.h"
#include "tests/terugblik.h"

using namespace std;

static const string Keuze = "Keuze (? toont het menu): ",
  Bestaat = "spellen/domineren/voorbeelden/spel0.in";

static Menuproef maakProef ()
{
  const string spel = "1 4 4 m m\n",
    wie = " (m mens, t toeval, g goed, b best) [m]: ";
  const vector<string> geenBestand = { "/", "..", "/dev/null", "Makefile",
                                       string (100000, '/') };
  Menuproef proef ("Domineren", "tests/domineren/sessies/");
  proef.opties = { "--zaad", "1", "--stil" };
  proef.gedaan = " legt ";
  proef.meldingen.insert (proef.meldingen.end (),
                          { { "Typ ", "; x gaat terug." },
                            { " 1. nieuw spel" },
                            { "t zet terugnemen" } });
  proef.vragen = {
    { "hoofdmenu", Keuze, "", "3", { "0", "4", "b", "4 3" } },
    { "kolommen", "Aantal kolommen (1 t/m 26) [8]: ", "1\n", "4",
      { "0", "27", "?" } },
    { "rijen", "Aantal rijen (1 t/m 9) [8]: ", "n\n4\n", ".",
      { "0", "10", "?" } },
    { "vera", "Vera" + wie, "1\n4\n4\n", "m", { "0", "1", "mens", "?" } },
    { "herman", "Herman" + wie, "1\n4\n4\nm\n", "m",
      { "0", "e", "?", "e m" } },
    { "bestandsnaam", "Naam van het bestand: ", "2\n", "", geenBestand },
    { "spelmenu", Keuze, spel, "z",
      { "0", "9", "a1", "ab1", "a45", "e12", "a13", "A90",
        "x a12" } },
    { "zet_van_herman", Keuze, spel + "a12\n", "ab4",
      { "ab1", "a34", "de1" } },
    { "zet_tegen_computer", Keuze, "1 4 4 t m\n", "h", { "0", "9", "2x" } },
    { "computer", "Vera" + wie, spel + "c\n", "m", { "0", "c", "?" } },
    { "nieuw", "Aantal kolommen (1 t/m 26) [4]: ", spel + "N\n", "5",
      { "0", "27", "?" } },
    { "laden", "Naam van het bestand: ", spel + "L\n", "", geenBestand },
    { "alleen_de_stand", "Alleen de stand, of met de zetten? (s of z) [z]: ",
      spel + "b /geen/map/a\n", "s", { "zet", "0" } },
    { "overschrijven", "Overschrijven? (j of n): ",
      spel + "b\n" + Bestaat + "\n", "n", { "1", "nee", "?" } },
    { "eindstand", Keuze, "1 1 1 m m\n", "z", { "0", "9", "9 2" } } };
  return proef;
}

static const Menuproef proef = maakProef ();

static const Aangemeld aangemeld (proef);

// Speel kleine borden met toevallige zetten, en kijk terug.
TOETS (terugblik_volgt_het_model)
{
  Toeval toeval (70);
  for (int keer = 0; keer < 6; keer++)
  {
    Model stand (5, 4);
    Minimax rechter (5);
    vector<string> zetten;
    vector<int> waarden = { rechter.wint (stand) };
    while (!stand.zetten ().empty ())
    {
      zetten.push_back (toeval.uit (stand.zetten ()));
      stand.doe (zetten.back ());
      waarden.push_back (rechter.wint (stand));
    }
    eisTerugblik ("Domineren", { "--stil" }, "1 5 4 m m ", zetten, waarden, 1);
  }
}

TOETS (raad_is_eensgezind)
{
  Toeval toeval (71);
  for (int keer = 0; keer < proeven (30, 6); keer++)
  {
    Model stand (5, 4);
    vector<string> zetten;
    for (int i = toeval.trek (0, 5); i > 0; i--)
    {
      zetten.push_back (toeval.uit (stand.zetten ()));
      stand.doe (zetten.back ());
    }
    eisEensgezind ("Domineren", { "--stil" }, "1 5 4 m m ", zetten, "");
  }
}
