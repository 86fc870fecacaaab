// toets_lezen.cc: wat leesInSpel weigert, met welke melding, en wat het hoort
// te accepteren. Na een weigering is het object niet veranderd.

#include "tests/toets.h"
#include "tests/aqualin/hulp.h"

using namespace std;
using Model::Spel;
using Model::Stand;

// Een spel waar fouten in gemaakt worden.
static Spel goed ()
{
  const Spel spel = { 2, 3, { 3, 0, 5, 1, 4, 2 }, 3, { 4, 1, 5, 0, 3, 2 }, 1,
                      { 2, 1 } };
  return spel;
}

// Eis dat een bestand geweigerd wordt met een leesbare melding waarin deze
// woorden staan, en dat het object met zijn gedane zet blijft zoals het is.
static void eisNaamGeweigerd (const char *naam, const vector<string> &woorden)
{
  Aqualin spel, zonder;
  const Stand begin = Model::begin (goed ());
  const Model::Paar zet = Model::zetten (begin)[1];
  zetOp (spel, goed ());
  EIS (spel.doeZet (zet.first, zet.second));
  Vangst vangst;
  EIS (!spel.leesInSpel (naam));
  EIS (!zonder.leesInSpel (naam));
  eisMelding (vangst.tekst (), 800, woorden);
  EIS_STAND (spel, Model::naZet (begin, zet));
  EIS (spel.unDoeZet ());
  EIS_STAND (spel, begin);
  EIS_GELIJK (zonder.getHoogte (), 0);
}

static void eisGeweigerd (const string &tekst, const vector<string> &woorden)
{
  eisNaamGeweigerd (TijdelijkBestand (tekst).naam (), woorden);
}

TOETS (bestand_niet_te_openen)
{
  eisNaamGeweigerd ("dit-is-er-niet.txt", { "dit", "er" });
  eisNaamGeweigerd ("", {});
  eisNaamGeweigerd ("/tmp", { "tmp" });
  eisNaamGeweigerd (".", {});
  eisNaamGeweigerd (string (100000, 'a').c_str (), {});
  eisNaamGeweigerd (nullptr, {});
}

TOETS (leeg_of_binair_bestand)
{
  eisGeweigerd ("", { "hoogte", "einde", "1", "10" });
  eisGeweigerd (" \r\n\t\n", { "hoogte", "einde" });
  eisGeweigerd (string ("\0\x01\xff\x7f", 4), { "hoogte" });
  eisGeweigerd (string (1000000, 'x'), { "hoogte" });
}

TOETS (maten_buiten_de_grenzen)
{
  eisGeweigerd ("0 3 1", { "hoogte", "0", "1", "10" });
  eisGeweigerd ("11 3 1", { "hoogte", "11", "1", "10" });
  eisGeweigerd ("-2 3 1", { "hoogte", "1", "10" });
  eisGeweigerd ("2 0 1", { "breedte", "0", "1", "10" });
  eisGeweigerd ("2 11 1", { "breedte", "11", "1", "10" });
  eisGeweigerd ("99999999999999999999 3", { "99999999999999999999" });
  eisGeweigerd ("4294967298 3", { "4294967298" });
}

// Het goede spel als bestand, met een woord vervangen.
static string metWoord (size_t nummer, const string &woord)
{
  istringstream in (Model::bestand (goed ()));
  string uit, een;
  for (size_t i = 0; in >> een; i++)
    uit += (i == nummer ? woord : een) + " ";
  return uit;
}

// De plaatsen van de getallen in het bestand.
enum Plaats { InVulvolgorde = 2, BijVormen = 8, InPot = 9, BijAlOpBord = 15,
              BijKeuze0 = 16, BijKeuze1 = 17, Woorden = 18 };

TOETS (elk_getal_moet_een_getal_zijn)
{
  for (size_t i = 0; i < Woorden; i++)
  {
    for (const char *woord : { "x", "1x", "0x1", "1.0", "-", "2,", "zes" })
      eisGeweigerd (metWoord (i, woord), { "gevonden", "verwacht" });
    eisGeweigerd (metWoord (i, "-1"), { "gevonden", "verwacht" });
    eisGeweigerd (metWoord (i, "11111111111111111111"),
                  { "11111111111111111111" });
    eisGeweigerd (metWoord (i, "2147483648"), { "2147483648" });
  }
}

TOETS (elk_getal_moet_er_staan)
{
  istringstream in (Model::bestand (goed ()));
  string tot, een;
  while (in >> een)
  {
    eisGeweigerd (tot, { "einde", "verwacht" });
    tot += een + "\n";
  }
  Aqualin spel;
  EIS (leesTekst (spel, tot));
}

TOETS (vulvolgorde_en_pot_moeten_permutaties_zijn)
{
  eisGeweigerd (metWoord (InVulvolgorde, "6"), { "vulvolgorde", "6", "0",
                                                 "5" });
  eisGeweigerd (metWoord (InVulvolgorde + 4, "3"), { "vulvolgorde", "3" });
  eisGeweigerd (metWoord (InPot, "6"), { "pot", "6", "0", "5" });
  eisGeweigerd (metWoord (InPot + 5, "4"), { "pot", "4" });
}

TOETS (aantallen_buiten_de_grenzen)
{
  eisGeweigerd (metWoord (BijVormen, "0"), { "vormen", "0", "1", "10" });
  eisGeweigerd (metWoord (BijVormen, "11"), { "vormen", "11", "1", "10" });
  eisGeweigerd (metWoord (BijAlOpBord, "7"), { "bord", "7", "0", "6" });
  eisGeweigerd (metWoord (BijKeuze0, "0"), { "keuzeaantal", "0", "1", "5" });
  eisGeweigerd (metWoord (BijKeuze0, "6"), { "keuzeaantal", "6", "1", "5" });
  eisGeweigerd (metWoord (BijKeuze1, "6"), { "keuzeaantal", "6", "1", "5" });
}

TOETS (te_weinig_vormen_voor_tien_kleuren)
{
  Model::Loting loting (1);
  for (int vormen : { 1, 2 })
    eisGeweigerd (Model::bestand (loting.spel (3, 7, vormen, 0, 2, 2)),
                  { "vormen", to_string (vormen), "3" });
  eisGeweigerd (Model::bestand (loting.spel (10, 10, 9, 0, 2, 2)),
                { "9", "10" });
  Aqualin spel;
  zetOp (spel, loting.spel (3, 7, 3, 0, 2, 2));
  EIS_GELIJK (spel.getKleuren (), 7);
  zetOp (spel, loting.spel (2, 5, 1, 0, 2, 2));
  EIS_GELIJK (spel.getKleuren (), 10);
  zetOp (spel, loting.spel (2, 2, 10, 0, 2, 2));
  EIS_GELIJK (spel.getKleuren (), 1);
}

TOETS (tekst_na_het_einde)
{
  eisGeweigerd (Model::bestand (goed ()) + "0", { "0", "einde" });
  eisGeweigerd (Model::bestand (goed ()) + "\n\n  ja", { "ja", "einde" });
}

TOETS (witruimte_maakt_niet_uit)
{
  string windows, alles = " \t\n";
  for (char letter : Model::bestand (goed ()))
  {
    windows += letter == '\n' ? "\r\n" : string (1, letter);
    alles += letter == ' ' || letter == '\n' ? "\n\n \t" : string (1, letter);
  }
  string zonderEinde = Model::bestand (goed ());
  zonderEinde.pop_back ();
  for (const string *tekst : { &windows, &alles, &zonderEinde })
  {
    Aqualin spel;
    EIS (leesTekst (spel, *tekst));
    EIS_STAND (spel, Model::begin (goed ()));
  }
}

TOETS (opnieuw_lezen_vergeet_de_zetten)
{
  Aqualin spel;
  zetOp (spel, goed ());
  const Model::Paar zet = spel.getHand (0)[0];
  EIS (spel.doeZet (zet.first, zet.second));
  zetOp (spel, goed ());
  EIS (!spel.unDoeZet ());
  EIS_STAND (spel, Model::begin (goed ()));
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
