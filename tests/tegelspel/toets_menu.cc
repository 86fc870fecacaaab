// toets_menu.cc: ./TegelSpel zoals een mens of een script het gebruikt. De
// opdrachtregel, het bewaren en de exitcodes staan in sessies/*.sh.

#include "tests/menuproef.h"
#include "tests/raadproef.h"
#include "tests/toeval.h"

using namespace std;

static const string Sessies = "tests/tegelspel/sessies/";

// De pot van spel1 zoals hij op het scherm staat na de zet (0,g).
static const string NaEersteZet = " gbbbggbgbgbbgbgg\n";

static const string Keuze = "Keuze (? toont het menu): ";

static Menuproef maakProef ()
{
  const string wie = " (m mens, t toeval, g goed, b best) ";
  Menuproef proef ("TegelSpel", Sessies);
  proef.meldingen.push_back ({ "is niet geldig: er is geen schaal " });
  proef.opties = { "--zaad", "1", "--stil" };
  proef.gedaan = NaEersteZet;
  proef.vragen = {
    { "hoofdmenu", Keuze, "", "2", { "0", "3", "1x", "zz 2" } },
    { "spelmenu", Keuze, "1\nspel1.txt\n", "8",
      { "0", "16", "100", "1 1x", "4 niet 0g", "2g",
        "0 geel", "0gg", "g0", "99999999999999999999g", "hh" } },
    { "schaal", "Schaal (0 of 1): ", "1\nspel1.txt\n2\n", "0",
      { "2", "g", "0.5" } },
    { "kleur", "Kleur (g of b): ", "1\nspel1.txt\n2\n0\n", "g",
      { "gg", "geel", "0", "y", "y g" } },
    { "bestandsnaam", "Naam van het bestand: ", "1\n", "",
      { "/", "..", "/dev/null", "spel9.txt", "spel1.txt niet",
        "tests/tegelspel/sessies/pot.txt", string (100000, '/') } },
    { "speler_0", "Speler 0" + wie + "[m]: ", "1\nspel1.txt\n12\n", "g",
      { "2", "beste", "2 g" } },
    { "speler_1", "Speler 1" + wie + "[b]: ", "1\nspel1.txt\nc m\n", "b",
      { "e", "goed", "0" } },
    { "maat", "Rijen van een speler K (1 t/m 10) [4]: ", "n 1 1\n", ".",
      { "0", "11", "..", "1.5" } },
    { "alleen_de_stand", "Alleen de stand, of met de zetten? (s of z) [z]: ",
      "1\nspel1.txt\nb /geen/map/a\n", "s", { "zet", "0" } },
    { "overschrijven", "Overschrijven? (j of n): ",
      "1\nspel1.txt\nb spel1\n", "n", { "ja", "nee", "0" } },
    // Aqualin vraagt dit met hetzelfde menu.
    { "lang_rekenen", "Toch doorgaan? (j of n): ",
      "1\n" + Sessies + "te_groot.txt\n4\n", "n",
      { "0", "ja", "nee", "0 n" } } };
  return proef;
}

static const Menuproef proef = maakProef ();

static const Aangemeld aangemeld (proef);

TOETS (raad_is_eensgezind)
{
  Toeval toeval (73);
  for (int keer = 0; keer < proeven (20, 6); keer++)
  {
    string begin;  // wat niet kan weigert het menu
    for (int i = toeval.trek (0, 4); i > 0; i--)
      begin += to_string (toeval.trek (0, 1))
               + (toeval.trek (0, 1) == 0 ? "g\n" : "b\n");
    eisEensgezind ("TegelSpel", { "--stil", keer % 2 == 0 ? "spel1.txt"
                                                          : "spel3.txt" },
                   begin, {}, "");
  }
}
