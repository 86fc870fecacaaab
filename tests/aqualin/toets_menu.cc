// toets_menu.cc: ./Aqualin zoals een mens of een script het gebruikt. De
// opdrachtregel, het bewaren en de exitcodes staan in sessies/*.sh.

#include "tests/aqualin/hulp.h"
#include "tests/menuproef.h"
#include "tests/spelproef.h"
#include "tests/terugblik.h"

using namespace std;

static const string Sessies = "tests/aqualin/sessies/",
                    Spel2 = "spellen/aqualin/spel2.txt";

// Wat er alleen na een eerste zet in spel2 op het scherm staat.
static const string NaEersteZet = "Aan beurt: speler 1",
                    Keuze = "Keuze (? toont het menu): ";

static Menuproef maakProef ()
{
  const string spel = "2\n" + Spel2 + "\n",
    wie = " (m mens, t toeval, c cluster, g goed, b best) ";
  Menuproef proef ("Aqualin", Sessies);
  proef.opties = { "--zaad", "1", "--stil" };
  proef.gedaan = NaEersteZet;
  proef.meldingen.push_back ({ "is niet geldig: speler" });
  proef.vragen = {
    { "hoofdmenu", Keuze, "", "6",
      { "0", "7", "1x", "0,4", "ss", "zz 6" } },
    { "spelmenu", Keuze, spel, "9",
      { "0", "16", "100", "1 1x", "4 niet 0,4", "hh", "0 5", "9 9",
        "04", "0,4,", "0,", ",4", "(0,4", "0,4)", "0.4", "00,4", "0,44",
        "0, x", "(0, 4", "a,b", "()", "(,)" } },
    { "kleur", "Kleur (0 t/m 3): ", spel + "1\n", "0",
      { "4", "-1", "0.5", "rood", "0,4" } },
    { "vorm", "Vorm (0 t/m 5): ", spel + "1\n0\n", "4",
      { "6", "6 4", "rond" } },
    { "hoogte", "Hoogte van het bord (1 t/m 10) [4]: ", "1\n", "4",
      { "0", "11", ".." } },
    { "breedte", "Breedte van het bord (1 t/m 10) [5]: ", "1\n4\n", "5",
      { "0", "11" } },
    { "vormen", "Aantal vormen (2 t/m 10) [5]: ", "1\n4\n5\n", "6",
      { "0", "1", "11" } },
    { "al_op_bord", "Stenen die al op het bord liggen (0 t/m 20) [0]: ",
      "1\n4\n5\n6\n", ".", { "21", "-1" } },
    { "keuzeaantal_0", "Keuzeaantal van speler 0 (1 t/m 5) [3]: ",
      "1\n4\n5\n6\n0\n", "2", { "0", "6" } },
    { "keuzeaantal_1", "Keuzeaantal van speler 1 (1 t/m 5) [3]: ",
      "n\n4\n5\n6\n0\n2\n", "2", { "0", "6", "6 2" } },
    { "bestandsnaam", "Naam van het bestand: ", "2\n", "",
      { "/", "..", "/dev/null", "spel9.txt", Spel2 + " niet", "Makefile",
        string (100000, '/') } },
    { "speler_0", "Speler 0" + wie + "[m]: ", spel + "13\n", "g",
      { "2", "mens", "2 g" } },
    { "speler_1", "Speler 1" + wie + "[b]: ", spel + "c m\n", "b",
      { "o", "optimaal", "0", "o b" } },
    { "alleen_de_stand", "Alleen de stand, of met de zetten? (s of z) [z]: ",
      spel + "b /geen/map/a\n", "s", { "zet", "0" } },
    { "overschrijven", "Overschrijven? (j of n): ",
      spel + "15 " + Spel2 + "\n", "n", { "ja", "nee", "0" } } };
  return proef;
}

static const Menuproef proef = maakProef ();

static const Aangemeld aangemeld (proef);

// Speel kleine spellen met toevallige zetten, en kijk terug.
TOETS (terugblik_volgt_het_model)
{
  Model::Loting loting (70);
  Toeval toeval (70);
  for (int keer = 0; keer < 8; keer++)
  {
    Model::Stand stand = loting.spelMetBoom (6, 700);
    const TijdelijkBestand bestand (Model::bestand (stand.spel));
    vector<string> zetten;
    vector<int> waarden = { Model::losOp (stand).score };
    while (!Model::eindstand (stand))
    {
      const Model::Paar steen = toeval.uit (Model::zetten (stand));
      zetten.push_back (to_string (steen.first) + ","
                        + to_string (steen.second));
      stand = Model::naZet (stand, steen);
      waarden.push_back (Model::losOp (stand).score);
    }
    if (!zetten.empty ())
      eisTerugblik ("Aqualin", { "--stil", bestand.naam () }, "", zetten,
                    waarden);
  }
}
