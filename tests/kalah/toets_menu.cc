// toets_menu.cc: ./Kalah zoals een mens of een script het gebruikt.

#include "tests/kalah/hulp.h"
#include "tests/menuproef.h"

using namespace std;

static const string Sessies = "tests/kalah/sessies/",
                    Voorbeelden = "spellen/kalah/voorbeelden/";

// De antwoorden die een spel met 6 steentjes en twee mensen beginnen.
static const string Nieuw = "1\n6\n1\n", Spel = Nieuw + "m\nm\n";

// Dek af wat van de tijd en van het zoeken afhangt.
static string afgedekt (string tekst)
{
  const pair<string, string> maskers[] = {
    { "[0-9]+[.][0-9]{3}", "#.###" },
    { ", [0-9]+ standen", ", # standen" },
    { "vraagt [0-9]+ bytes", "vraagt # bytes" },
    { "verloop:[ 0-9.]*", "verloop: #" } };
  for (const pair<string, string> &masker : maskers)
    tekst = Patroon (masker.first).vervang (tekst, masker.second);
  return tekst;
}

TOETS (zoeken_en_tijden_worden_afgedekt)
{
  EIS_GELIJK (afgedekt ("waarde 3, 1234 standen, 0.012 seconden.\n"
                        "Verwacht verloop: 1 2 3 ...\n6 of 2.5s"),
              "waarde 3, # standen, #.### seconden.\nVerwacht verloop: #\n"
              "6 of 2.5s");
}

// De vragen van een nieuw spel en van een spel dat bezig is.
static vector<Vraag> spelvragen ()
{
  const vector<string> spelers =
    { "0", "-3", "1000", "41", "m1", "M", "0s", "0.0s", "3601s", ".5s", "2.s",
      "1.2345s", "-1s", "s", "2,5s", "1:3", "99999999999999999999s" };
  vector<string> computers = spelers;
  computers.push_back ("m");
  return {
    { "steentjes", "Steentjes per kuiltje (3 t/m 8): ", "1\n", "6",
      { "0", "2", "9" } },
    { "wie_begint", "Wie begint (1 t/m 2): ", "1\n6\n", "1", { "0", "3" } },
    { "speler_1", "Speler 1 (m, 1 t/m 40, of een tijd zoals 2.5s): ", Nieuw,
      "m", spelers },
    { "speler_2", "Speler 2 (m, 1 t/m 40, of een tijd zoals 2.5s): ",
      Nieuw + "m\n", "m", { "0", "-3", "1000", "m m", "12 3" } },
    { "spel", "Uw keuze (kuiltje 1, 2, 3, 4, 5 of 6, of t, h, e, u, w, b of s): ",
      Spel, "s", { "0", "7", "-3", "11", "T", "6 6", "6 3x", "t t", "s s",
                   "h 0", "h -3", "h 1000", "h 3 3", "e x", "e 4 j j", "u 0", "u m", "u 1 1",
                   "w 0", "w m 41", "w m m m", "b x" } },
    { "leeg_kuiltje", "Uw keuze (kuiltje 1, 2, 4, 5 of 6, of t, h, e, u, w, b "
      "of s): ", "2\n" + Voorbeelden + "slag.kalah\nm m\n", "s",
      { "3", "0", "7" } },
    { "hint", "Beurten vooruit (1 t/m 40): ", Spel + "h\n", "3",
      { "0", "-3", "41", "1000", "3 3" } },
    { "eindspel", "Steentjes op het bord, hoogstens (0 t/m 24): ",
      Spel + "e\n", "9", { "25", "1000" } },
    { "eindspel_maken", "Maken? (j of n): ", Spel + "e\n10\n", "n",
      { "ja", "J", "0", "j j", "n n" } },
    { "uitspelen", "De computer (1 t/m 40, of een tijd zoals 2.5s): ",
      Spel + "u\n", "2", computers },
    { "andere_spelers", "Speler 1 (m, 1 t/m 40, of een tijd zoals 2.5s): ",
      Spel + "w\n", "m", spelers },
    { "bewaren", "Naam van het bestand (eindigt op .kalah): ", Spel + "b\n",
      "", { "/", "..", "/dev/null", "spel", "spel.kala", ".kalah", "Makefile",
            "/bestaat/niet.kalah", "spel.kalah niet",
            string (100000, 'x') + ".kalah" } },
    { "afgelopen", "Uw keuze (t, b of s): ", "2\n" + Sessies
      + "einde.kalah\nm m\n", "s", { "1", "h", "e 3 j", "u 3", "w", "s s" } } };
}

static Menuproef maakProef ()
{
  const string wedstrijd = "3\n6\n2\n3\n";
  Menuproef proef ("Kalah", Sessies);
  proef.opties = { "--zaad", "1", "--stil" };
  proef.gedaan = "zaait";
  proef.afgedekt = afgedekt;
  proef.meldingen.push_back ({ "niet te schrijven", "erwacht" });
  proef.vragen = {
    { "hoofdmenu", "Uw keuze (1 t/m 4): ", "", "4",
      { "0", "5", "4 4", "1x", "4 nu" } },
    { "inlezen", "Naam van het bestand (bijvoorbeeld voorbeelden/slag.kalah): ",
      "2\n", "", { "/", "..", "/dev/null", "weg.kalah", "Makefile",
                   Voorbeelden + "slag.kalah niet", string (100000, '/') } },
    { "wedstrijd_speler_1", "Speler 1 (1 t/m 40, of een tijd zoals 2.5s): ",
      "3\n6\n", "2", { "m", "0", "41" } },
    { "wedstrijd_speler_2", "Speler 2 (1 t/m 40, of een tijd zoals 2.5s): ",
      "3\n6\n2\n", "3", { "m", "0", "41" } },
    { "aantal_partijen", "Aantal partijen (1 t/m 100000): ", wedstrijd, "2",
      { "0", "100001" } },
    { "opening", "Toevallige zetten aan het begin (0 t/m 10): ",
      wedstrijd + "2\n", "4", { "11", "4 4" } } };
  for (const Vraag &vraag : spelvragen ())
    proef.vragen.push_back (vraag);
  return proef;
}

static const Menuproef proef = maakProef ();

//*************************************************************************

TOETS (antwoorden_op_een_regel)
{
  const string los = proef.menu ("1\n6\n2\nm\n3\n6\nh\n4\ns\n4\n"),
               samen = proef.menu ("1 6 2 m 3\n6\nh 4\ns\n4\n");
  EIS (bevat (samen, "Speler 2 denkt 3 beurten"));
  EIS_GELIJK (samen.substr (samen.find ("Waarde van elk")),
              los.substr (los.find ("Waarde van elk")));
}

TOETS (regeleinden_van_windows)
{
  const string uitvoer = proef.menu ("1\r\n6\r\n1\r\nm\r\nm\r\n6\r\ns\r\n4\r\n");
  EIS_MET (bevat (uitvoer, "zaait 6 steentjes uit kuiltje 6"), uitvoer);
  EIS_MET (!bevat (uitvoer, "\r"), "de \\r komt terug in de uitvoer");
}

// Bewaar een spel met het menu, en lees het weer in.
TOETS (bewaren_en_weer_inlezen)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("een spel.kalah");
  const string uitvoer = proef.menu (Spel + "6\n1\n3\nb " + naam + " \r\n2\nb\n"
                                     + naam + "\ns\n4\n");
  EIS_MET (bevat (uitvoer, "Bewaard in \"" + naam.substr (0, 40)), uitvoer);
  EIS_GELIJK (inhoudVan (naam), "Kalah 1\nkuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0"
                                "\nbegint 1\nzet 6\nzet 1\nzet 3\nzet 2\n"
                                "einde\n");
  const string terug = proef.menu ("2\n" + naam + "\nm m\nt\nt\nt\nt\nt\ns\n4\n");
  EIS (bevat (terug, "geen zet van een mens om terug te nemen"));
  EIS_GELIJK (bestandenIn (map.pad ("")).size (), 1u);
  EIS (bevat (proef.programma.uitvoer ({ naam, "--zaad", "1" }, "m m\ns\n4\n"),
              "speler 1 (aan beurt)"));
}

// Draai het menu terwijl er niets meer op de schijf past.
TOETS (een_volle_schijf_verliest_niets)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("spel.kalah"), oud = "Kalah 1\noud\n";
  map.schrijf ("spel.kalah", oud);
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" --stil",
       padVan ("Kalah") }, Spel + "b " + naam + "\ns\n4\n");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_MET (bevat (afloop.uitvoer, "niet te schrijven; verwacht")
           && !bevat (afloop.uitvoer, "Bewaard"), afloop.uitvoer);
  EIS_GELIJK (inhoudVan (naam), oud);
  EIS_GELIJK (bestandenIn (map.pad ("")).size (), 1u);
}

TOETS (terugnemen_gaat_tot_een_mens)
{
  // Speler 2 is een mens, de computer begint.
  string uitvoer = proef.menu (Nieuw + "2 m\nt\n" "1\nt\nt\ns\n4\n");
  EIS (bevat (uitvoer, "2 zetten teruggenomen."));
  EIS (bevat (uitvoer, "Er is geen zet van een mens om terug te nemen."));
  // Twee computers worden mensen.
  uitvoer = proef.menu (Nieuw + "2 2\nt\nt\ns\n4\n");
  EIS (bevat (uitvoer, "Een zet teruggenomen. Beide spelers zijn nu mensen."));
  EIS (bevat (uitvoer, "Een zet teruggenomen.\n"));
}

TOETS (andere_spelers)
{
  const string uitvoer = proef.menu (Spel + "6\nw\nm 3\n1\nw m m\ns\n4\n");
  EIS (bevat (uitvoer, "Speler 2 denkt 3 beurten vooruit"));
  EIS (!bevat (uitvoer, "Speler 1 denkt"));
}

TOETS (denken_met_een_tijd)
{
  const string uitvoer = proef.menu (Nieuw + "m 0.01s\n6\ns\n4\n");
  const Patroon gedacht ("Speler 2 denkt [0-9]+ beurten? vooruit: "
                         "waarde -?[0-9]+, [0-9]+ standen");
  EIS (!gedacht.zoek (uitvoer).empty ());
}

// De waarden van de hint zijn die van het model.
TOETS (hint_klopt_met_het_model)
{
  const string uitvoer = proef.menu (Nieuw + "m m\n2\nh 4\ns\n4\n");
  Model::Stand stand = Model::begin (6);
  int beste = -1000;
  vector<int> waarden;
  Model::doe (stand, 2);
  for (int kuiltje : Model::zetten (stand))
  {
    Model::Stand na = stand;
    int zet = 0;
    long long standen = 0;
    Model::doe (na, kuiltje);
    waarden.push_back (-Model::minimax (na, 3, zet, standen));
    beste = max (beste, waarden.back ());
  }
  for (size_t i = 0; i < waarden.size (); i++)
  {
    const Patroon regel ("\n  kuiltje " + to_string (i + 1) + " +"
                         + to_string (waarden[i])
                         + (waarden[i] == beste ? " [*]\n" : "\n"));
    EIS_MET (!regel.zoek (uitvoer).empty (), "kuiltje " << i + 1 << " hoort "
             << waarden[i] << " waard te zijn in " << uitvoer);
  }
}

// Met de eindspeltabel zegt een hint ook hoe het afloopt.
TOETS (eindspeltabel)
{
  const string eind = "2 " + Sessies + "bijna.kalah\nm m\n";
  EIS (!bevat (proef.menu (eind + "h 1\ns\n4\n"), ", wint"));
  EIS (!bevat (proef.menu (eind + "e 6 n\nh 1\ns\n4\n"), ", wint"));
  EIS (!bevat (proef.menu (eind + "e 4 j\nh 1\ns\n4\n"), ", wint"));
  const string uitvoer = proef.menu (eind + "e 6 j\nh 1\nw 2 2\ns\n4\n");
  EIS (bevat (uitvoer, "Dat zijn 18564 standen; het maken vraagt "));
  EIS_MET (bevat (uitvoer, ", wint\n") && bevat (uitvoer, ", verliest\n"),
           uitvoer);
  EIS (bevat (uitvoer, "Speler 1 kent het eindspel, en wint."));
  EIS (bevat (uitvoer, "speler 1 wint.") && !bevat (uitvoer, "Speler 1 denkt"));
}

//*************************************************************************
// De opdrachtregel

TOETS (help_en_versie)
{
  proef.programma.eisHulp ({ "--partij", "--steentjes", "--aantal", "--opening",
                             "--los", "--eindspel", "--geheugen", "--zaad",
                             "--stil", "BESTAND", "Kalah 1", "kuiltjes",
                             "begint", "zet", "einde" });
}

TOETS (het_voorbeeld_uit_de_hulp_is_een_spel)
{
  const TijdelijkeMap map;
  const string hulp = proef.programma.uitvoer ({ "--help" }),
               begin = "  Kalah 1";
  istringstream in (hulp.substr (hulp.find (begin)));
  string regel, inhoud;
  while (inhoud.find ("einde\n") == string::npos && getline (in, regel))
    inhoud += regel.substr (2, regel.find ("   ", 2) - 2) + "\n";
  map.schrijf ("hulp.kalah", inhoud);
  const string uitvoer = proef.programma.uitvoer ({ map.pad ("hulp.kalah") },
                                                  "m m\ns\n4\n");
  EIS_MET (bevat (uitvoer, "speler 1 (aan beurt)"), inhoud);
}

TOETS (verkeerd_gebruik_geeft_een_exitcode)
{
  const Programma &kalah = proef.programma;
  kalah.eisFout ({ "--bestaatniet" }, 2, { "--help" });
  kalah.eisFout ({ "-h" }, 2, { "-h" });
  kalah.eisFout ({ string (100000, '-') }, 2, { "onbekende" });
  for (const char *optie : { "--zaad", "--steentjes", "--aantal", "--opening" })
    kalah.eisGetal (optie, {});
  kalah.eisGetal ("--steentjes", { "2", "9", "0" });
  kalah.eisGetal ("--aantal", { "0", "100001" });
  kalah.eisGetal ("--opening", { "11" });
  for (const char *optie : { "--steentjes", "--aantal", "--opening" })
    kalah.eisFout ({ optie, "4" }, 2, { "--partij" });
  for (const char *optie : { "--eindspel", "--geheugen" })
  {
    kalah.eisGetal (optie, {});
    kalah.eisFout ({ optie, "4" }, 2, { "--los" });
  }
  kalah.eisFout ({ "--los", "--partij", "1:3", "2:3" }, 2, { "--los" });
  kalah.eisFout ({ "--los", "--aantal", "3" }, 2, { "--partij" });
  kalah.eisFout ({ "--los", "weg.kalah" }, 2, { "weg.kalah" });
  kalah.eisFout ({ "a.kalah", "b.kalah" }, 2, { "2", "hoogstens een" });
  kalah.eisFout ({ "--partij" }, 2, { "0", "1:12 2:2.5s" });
  kalah.eisFout ({ "--partij", "1:3" }, 2, { "1", "1:12 2:2.5s" });
  kalah.eisFout ({ "--partij", "1:3", "2:3", "2:4" }, 2, { "3", "2:4" });
  for (const char *speler : { "2:0", "2:41", "2:-3", "2:1000", "2:m", "2:", "2",
                              "", "3:4", "1:4", "2:2.5", "2:0s", "x:3",
                              "2:3x", "2:99999999999999999999" })
    kalah.eisFout ({ "--partij", "1:3", speler }, 2,
                   { "--partij", string ("\"") + speler + "\"", "1 t/m 40" });
}

TOETS (slechte_bestanden_op_de_opdrachtregel)
{
  const TijdelijkeMap map;
  map.schrijf ("slecht.kalah", "Kalah 1\nkuiltjes 1 2 3\n");
  const Programma &kalah = proef.programma;
  kalah.eisFout ({ map.pad ("slecht.kalah") }, 1,
                 { "regel 2", "gevonden", "verwacht" });
  kalah.eisFout ({ "/tmp" }, 1, { "/tmp", "niet te lezen" });
  kalah.eisFout ({ "weg.kalah" }, 2, { "weg.kalah" });
  kalah.eisFout ({ "--", "--partij" }, 2, { "--partij" });
}

int main (int argc, char **argv)
{
  proef.meldAan ();
  return draaiToetsen (argc, argv);
}
