// toets_menu.cc: ./Kalah zoals een mens of een script het gebruikt: het menu,
// de opdrachtregel, en de tabel van een wedstrijd. Het model speelt elke partij
// daarvan na, met de opening uit de tabel en zijn eigen minimax, en hoort op
// hetzelfde uit te komen.

#include "tests/kalah/hulp.h"
#include "tests/menuproef.h"
#include "tests/sessie.h"

#include <set>

using namespace std;

static const string Sessies = "tests/kalah/sessies/",
                    Voorbeelden = "spellen/kalah/voorbeelden/",
                    Keuze = "Keuze (? toont het menu): ";

// De antwoorden die een spel met 6 steentjes en twee mensen beginnen.
static const string Nieuw = "1\n6\n1\n", Spel = Nieuw + "m\nm\n";

// Dek af wat van de tijd en van het zoeken afhangt.
static string afgedekt (string tekst)
{
  const pair<string, string> maskers[] = {
    { "[0-9]+[.][0-9]{3}", "#.###" },
    { "voor:[ 0-9\n.]+\n", "voor: #\n" },
    { "achter:[ 0-9\n.]+\n", "achter: #\n" },
    { "gelijk:[ 0-9\n.]+\n", "gelijk: #\n" } };
  for (const pair<string, string> &masker : maskers)
    tekst = Patroon (masker.first).vervang (tekst, masker.second);
  return tekst;
}

TOETS (zoeken_en_tijden_worden_afgedekt)
{
  EIS_GELIJK (afgedekt ("  0.012  1.234\n"
                        "staat speler 1 3 steentjes\nvoor: 1 2 3 ...\n6 of 2.5s"),
              "  #.###  #.###\n"
              "staat speler 1 3 steentjes\nvoor: #\n6 of 2.5s");
}

static Menuproef maakProef ()
{
  const string wedstrijd = "3\n6\n2\n3\n",
    speler = " (m is mens; 1 t/m 40 of 2.5s is computer): ",
    computer = " (1 t/m 40 beurten, of een tijd als 2.5s): ",
    naam = "Naam van het bestand: ", diepte = "Beurten vooruit (1 t/m 40; . is "
                                              "10): ";
  const vector<string> spelers =
    { "0", "-3", "1000", "41", "m1", "mm", "0s", "0.0s", "3601s", ".5s", "2.s",
      "1.2345s", "-1s", "s", "2,5s", "1:3", "99999999999999999999s" };
  vector<string> computers = spelers;
  computers.push_back ("m");
  Menuproef proef ("Kalah", Sessies);
  proef.opties = { "--zaad", "1", "--stil" };
  proef.gedaan = "zaait";
  proef.afgedekt = afgedekt;
  proef.vragen = {
    { "hoofdmenu", Keuze, "", "4", { "0", "5", "1x", "h", "5 4" } },
    { "inlezen", naam, "2\n", "", { "/", "..", "/dev/null", "weg.kalah",
        "Makefile", Voorbeelden + "slag.kalah niet", string (100000, '/') } },
    { "wedstrijd_steentjes", "Steentjes per kuiltje (3 t/m 8; . is 6): ", "3\n",
      "6", { "0", "2", "9" } },
    { "wedstrijd_speler_1", "Speler 1" + computer, "3\n6\n", "2",
      { "m", "0", "41" } },
    { "wedstrijd_speler_2", "Speler 2" + computer, "3\n6\n2\n", "3",
      { "m", "0", "41" } },
    { "aantal_partijen", "Aantal partijen (1 t/m 100 000): ", wedstrijd, "2",
      { "0", "100001" } },
    { "opening", "Toevallige zetten aan het begin (0 t/m 10; . is 4): ",
      wedstrijd + "2\n", "4", { "11", "11 4" } },
    { "steentjes", "Steentjes per kuiltje (3 t/m 8; . is 6): ", "1\n", "6",
      { "0", "2", "9" } },
    { "wie_begint", "Wie begint (1 of 2; . is 1): ", "1\n6\n", "1",
      { "0", "3" } },
    { "speler_1", "Speler 1" + speler, Nieuw, "m", spelers },
    { "speler_2", "Speler 2" + speler, Nieuw + "m\n", "m",
      { "0", "-3", "1000", "0 m" } },
    { "spel", Keuze, Spel, "s",
      { "0", "7", "-3", "11", "k", "t t", "h 0", "h -3", "h 1000", "h 3 x 6",
        "w 0", "e x3", "e 4 j", "u 0", "u m", "c 0", "c m 41", "c m m m 6",
        "n 2", "n . . m m m 6", "l weg", "7 6", "t 6", "h 0 6", "w 2 k 6" } },
    { "leeg_kuiltje", Keuze, "2\n" + Voorbeelden + "slag.kalah\n", "s",
      { "3", "0", "7", "3 6" } },
    { "hint", diepte, Spel + "h\n", "3", { "0", "-3", "41", "1000", "0 3" } },
    { "waarde", diepte, Spel + "w\n", "3", { "0", "-3", "41", "1000", "0 3" } },
    { "eindspel", "Steentjes op het bord, hoogstens (0 t/m 24): ",
      Spel + "e\n", "9", { "25", "1000", "6 j" } },
    { "uitspelen", "De computer" + computer, Spel + "u\n", "2", computers },
    { "andere_spelers", "Speler 1" + speler, Spel + "c\n", "m", spelers },
    { "afgelopen", Keuze, "2\n" + Sessies + "einde.kalah\n", "s",
      { "1", "h", "w 3", "u 3", "h s", "1 s" } } };
  proef.meldingen.push_back ({ "Het spel is afgelopen. Speler 1 wint met " });
  proef.meldingen.push_back ({ "Er is geen zet om terug te nemen." });
  return proef;
}

static const Menuproef proef = maakProef ();

//*************************************************************************

// Wat een hint zegt, met en zonder eindspeltabel, staat in de sessies, net als
// antwoorden op een regel en op meer regels.
TOETS (wat_het_menu_zegt)
{
  const string eind = "2 " + Sessies + "bijna.kalah\n";
  const struct { string invoer; vector<string> wel, niet; } gevallen[] = {
    { "1\r\n6\r\n1\r\nm\r\nm\r\n6\r\ns\r\n4\r\n",
      { "zaait 6 steentjes uit kuiltje 6" }, { "\r" } },
    { "N . . M 2\nS\nS\n", { "speler 1 (aan beurt)" }, { "Niet begrepen" } },
    { Nieuw + "2 m\nt\n1\nt\nt\ns\n4\n",  // speler 2 is een mens
      { "2 zetten teruggenomen.",
        "Er is geen zet van een mens om terug te nemen." }, {} },
    { Nieuw + "2 2\nt\nt\ns\n4\n",        // twee computers worden mensen
      { "Een zet teruggenomen.\nDe computer speelt niet meer mee; c zet hem",
        "Een zet teruggenomen.\n" }, {} },
    { Spel + "6\nc\nm 3\nc m m\ns\n4\n",
      { "Keuze (? toont het menu): Speler 1: mens; speler 2: mens.\n",
        "Speler 1: mens; speler 2: computer, 3 beurten vooruit.\nSpeler 2 zaait",
        }, {} },
    { Spel + "c m 0.25s\ns\n4\n", { "computer, 0,25 s per zet." }, {} },
    { Nieuw + "m 0.01s\n6\ns\n4\n",
      { "kuiltje 5 van speler 2.\nSpeler 2 zaait " }, { "denkt" } },
    { Spel + "6 1 t c m 1 h 2 t s 4\n",
      { "Speler 1 zaait", "Speler 2 zaait", "Goede zet: ", "kuiltje 6",
        "Een zet teruggenomen.", "2 zetten teruggenomen." }, { "Niet" } },
    { Spel + "6 7 1\ns\n4\n", { "Speler 1 zaait" }, { "Speler 2 zaait" } },
    { eind + "e 6 n\nw 1\ns\n4\n", {}, { ", wint" } },
    { eind + "e 4\nw 1\nh 1\ns\n4\n", { "Goede zet: " },
      { ", wint", "Volgens de eindspeltabel" } },
    { eind + "e 6\nh 1\ns\n4\n",
      { "Goede zet: kuiltje 6. Volgens de eindspeltabel wint speler 1 dan." },
      {} },
    { eind + "c m m 6\ns\n4\n", { "Speler 1 wint met 19 tegen 17 steentjes." },
      { "speler 2 (aan beurt)" } } };
  for (const auto &geval : gevallen)
  {
    const string uitvoer = proef.menu (geval.invoer);
    for (const string &tekst : geval.wel)
      EIS_MET (bevat (uitvoer, tekst), tekst << " ontbreekt in " << uitvoer);
    for (const string &tekst : geval.niet)
      EIS_MET (!bevat (uitvoer, tekst), tekst << " hoort niet in " << uitvoer);
  }
}

// Een zet van de computer is een zin, ook als de eindspeltabel hem weet.
TOETS (een_zin_per_zet)
{
  const string uitvoer = proef.menu
    ("l " + Sessies + "bijna.kalah e 6\nl " + Sessies + "bijna.kalah\ne 6\n"
     "c 3 3\ns\ns\n"),
    na = uitvoer.substr (uitvoer.find ("speler 2: computer"));
  EIS_MET (!Patroon ("[^\n]*\\.\n(Speler [12] zaait [^.]*\\.\n)+\n[^.]*\n"
                     "Speler 1 wint [^.]*\\.\n.*")
             .heel (na).empty (), na);
}

// De kleuren staan om dezelfde tekens heen.
TOETS (een_bord_in_kleur_is_hetzelfde_bord)
{
  const vector<string> voorbeeld = { Voorbeelden + "slag.kalah", "--zaad", "1" };
  vector<string> metKleur = voorbeeld;
  metKleur.push_back ("--kleur=altijd");
  const string gewoon = proef.programma.uitvoer (voorbeeld, "6\n"),
               kleur = proef.programma.uitvoer (metKleur, "6\n");
  EIS (bevat (kleur, "  \033[2m0\033[0m  ") && bevat (kleur, "\033[32m-----"));
  EIS (!bevat (gewoon, "\033"));
  EIS_GELIJK (Patroon ("\033\\[[0-9]+m").vervang (kleur, ""), gewoon);
}

// Speel een heel spel: wie een mens is probeert telkens alle kuiltjes. Het model
// doet elke zet na, en hoort op dezelfde uitslag uit te komen.
static void eisHeelSpel (int steentjes, const string &spelers)
{
  const Patroon gezet ("Speler ([12]) zaait [0-9]+ steentjes? uit kuiltje "
                       "([1-6])");
  string invoer = "n " + to_string (steentjes) + " 2 " + spelers + "\n";
  for (int i = 0; i < 1200; i++)
    invoer += to_string (i % 6 + 1) + "\n";
  string rest = proef.menu (invoer + "s\ns\n");
  Model::Stand stand = Model::begin (steentjes);
  stand.speler = 2;
  for (vector<string> deel = gezet.zoek (rest); !deel.empty ();
       deel = gezet.zoek (rest))
  {
    EIS_GELIJK (stoi (deel[1]), stand.speler);
    EIS (!Model::eindstand (stand));
    Model::doe (stand, stoi (deel[2]));
    rest.erase (0, rest.find (deel[0]) + deel[0].size ());
  }
  const vector<int> punten = Model::punten (stand);
  const int winnaar = Model::winnaar (stand);
  const string uitslag = winnaar == 0 ? "Gelijkspel: allebei "
      + to_string (punten[0])
    : "Speler " + to_string (winnaar) + " wint met "
      + to_string (max (punten[0], punten[1])) + " tegen "
      + to_string (min (punten[0], punten[1]));
  EIS_MET (Model::eindstand (stand) && bevat (rest, "\n" + uitslag + " steentj")
           && !bevat (rest, "aan beurt"), spelers << ": " << rest);
}

TOETS (hele_spellen_tegen_elke_sterkte)
{
  eisHeelSpel (3, "m m");
  for (const string sterkte : { "1", "4", "9", "0.002s" })
  {
    eisHeelSpel (4, "m " + sterkte);
    eisHeelSpel (3, sterkte + " M");
    eisHeelSpel (5, sterkte + " 2");
  }
}

// Op een terminal van 80 bij 24 is na elke regel alles te zien wat erop volgt,
// met de volgende vraag.
TOETS (elk_antwoord_staat_op_het_scherm)
{
  const pair<string,string> regels[] = {
    { "h 12", "Goede zet: kuiltje 6. Na 12 b" }, { "w 3", "  kuiltje 6 " },
    { "6", "2+3+2 = 7" }, { "3", "met steentjes (1 of 5)" },
    { "?", "1. kuiltje 1 zaaien" }, { "", "s. stoppen" }, { "k", "Typ een" },
    { "c m 4", "Speler 2 zaait" }, { "t", "2 zetten teruggenomen" },
    { "e 9", "293 930 standen" }, { "n . . m 5", "speler 1 (aan beurt)" },
    { "6", "Speler 2 zaait" }, { "T", "2 zetten teruggenomen" },
    { "t", "geen zet van een mens" } };
  Sessie sessie ({ "Kalah", "--zaad", "1", Voorbeelden + "slag.kalah" });
  sessie.leesTot (Keuze);
  for (const auto &regel : regels)
  {
    const string beeld = sessie.antwoord (regel.first, Keuze);
    EIS_MET ((regel.first.empty ()
              || bevat (beeld, Keuze + regel.first + "\n"))
             && bevat (beeld, regel.second), regel.first << ": " << beeld);
  }
}

//*************************************************************************
// Ctrl-C

static const string CtrlC = "\x03", EindeInvoer = "\x04";

// Breek lang werk af in een terminal.
// Parameters:
// * argumenten: van het programma
// * eerst: wat er getypt wordt
// * tot: staat er als het werk bezig is
// * melding: hoort er dan te komen
static void eisAfTeBreken (vector<string> argumenten, const string &eerst,
                           const string &tot, const string &melding)
{
  argumenten.insert (argumenten.begin (), "Kalah");
  Sessie sessie (argumenten);
  const vector<string> regels = regelsVan (eerst);
  if (!eerst.empty ())
    sessie.leesTot (Keuze);
  for (size_t i = 0; i < regels.size (); i++)
    if (i + 1 < regels.size ())
      sessie.antwoord (regels[i], Keuze);
    else
      sessie.typ (regels[i] + "\n");
  sessie.leesTot (tot);
  sessie.typ (CtrlC);
  sessie.leesTot (melding);
  if (!eerst.empty ())
  {
    sessie.leesTot (Keuze);
    EIS (bevat (sessie.antwoord ("w 2", Keuze),
                eerst[0] == '1' ? "\n  kuiltje " : "Niet begrepen"));
    sessie.typ (EindeInvoer);
  }
  const int status = sessie.einde ();
  EIS_MET (WIFEXITED (status)
           && WEXITSTATUS (status) == (eerst.empty () ? 130 : 0), status);
  EIS (!sessie.zichtbaar ().empty ());
}

TOETS (lang_werk_is_af_te_breken)
{
  const string af = "Afgebroken na ", spel = "1 8 1 m m\n",
               bezig = " per seconde\r\n";
  eisAfTeBreken ({}, spel + "h 40\n", bezig, af);
  eisAfTeBreken ({}, spel + "w 40\n", bezig, af);
  eisAfTeBreken ({}, spel + "c 1 40\n", bezig, "c zet hem weer aan.");
  eisAfTeBreken ({}, spel + "c 40 40\n", bezig, "c zet hem weer aan.");
  eisAfTeBreken ({}, spel + "u 40\n", bezig, af);
  eisAfTeBreken ({}, "3 8 40 40 1 0\n", bezig, af);
  eisAfTeBreken ({ "--los", "--steentjes", "8" }, "", bezig, af);
}

// Wat er van een wedstrijd klaar is staat er.
TOETS (een_afgebroken_wedstrijd_toont_wat_klaar_is)
{
  Sessie sessie ({ "Kalah", "--partij", "1:1", "2:1", "--aantal", "100000",
                   "--stil" });
  sessie.leesTot ("    20  ");
  sessie.typ (CtrlC);
  sessie.leesTot ("Afgebroken na partij ");
  sessie.leesTot (" samen ");
  sessie.leesTot ("Wie begint wint ");
  const int status = sessie.einde ();
  EIS (WIFEXITED (status) && WEXITSTATUS (status) == 130);
}

//*************************************************************************
// Bewaren

// Bewaar een spel met het menu, lees het weer in, en neem de zetten terug.
TOETS (bewaren_en_weer_inlezen)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("een spel"), heel = naam + ".kalah",
    spel = "Kalah 1\nkuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0\nbegint 1\nzet 6\n"
           "zet 1\nzet 3\n";
  const string uitvoer = proef.menu (Spel + "6\n1\n3\nb " + naam
    + " \r\n2\nb\n" + heel + "\nn\nb " + naam + "\nx\ns\n4\n");
  EIS_MET (bevat (uitvoer, "Bewaard in \"" + naam.substr (0, 40)), uitvoer);
  EIS (bevat (uitvoer, "Dat bestand is er al; overschrijven? (j of n): "));
  EIS_GELIJK (inhoudVan (heel), spel + "speler 1 mens\nspeler 2 mens\neinde\n");
  proef.menu ("2 " + heel + "\n2\nc m 0.5s\nb " + naam + "\nj\ns\n4\n");
  EIS_GELIJK (inhoudVan (heel), spel + "zet 2\nspeler 1 mens\n"
                                "speler 2 computer 0.5s\neinde\n");
  EIS (bevat (proef.menu ("2\n" + heel + "\nc m m\nt\nt\nt\nt\nt\ns\n4\n"),
              "Er is geen zet om terug te nemen"));
  EIS_GELIJK (bestandenIn (map.pad ("")).size (), 1u);
  EIS (bevat (proef.programma.uitvoer ({ heel, "--zaad", "1" }, "s\n4\n"),
              "speler 2: computer, 0,5 s per zet."));
}

// Een bestand dat niet zegt wie er spelen: dat zijn dan mensen.
TOETS (zonder_spelers_zijn_het_mensen)
{
  const string naam = Voorbeelden + "slag.kalah";
  for (const string &uitvoer
       : { proef.menu ("l " + naam + "\n6\ns\ns\n"),
           proef.menu ("n . . 2 2\nl " + naam.substr (0, naam.size () - 6)
                       + "\nc x\n6\ns\ns\n"),
           proef.programma.uitvoer ({ "--zaad", "1", naam }, "6\ns\ns\n") })
    EIS_MET (bevat (uitvoer, "\nSpeler 1: mens; speler 2: mens.\n")
             != bevat (uitvoer, ": Speler 1: mens; speler 2: mens.\n")
             && bevat (uitvoer, "(2+3+2 = 7 steentjes)"), uitvoer);
}

// Bewaar onder alles wat iemand kan typen: er komt niets anders bij.
TOETS (vijandige_namen)
{
  const TijdelijkeMap map;
  const vector<string> namen =
    { "..", "spel.txt", "spel.kala", "x.kalah.y", ".kalah", "/bestaat/niet", "/dev/null/x",
      "map/spel", string (300, 'x') };
  string invoer = Spel;
  for (const auto &geval : vijandige ())
    invoer += "b " + geval.second + "\nx\n";
  for (const string &naam : namen)
    invoer += "b\n" + naam + "\nn\n\nx\n";
  const Afloop afloop = draaiIn (map.pad (""), "", "Kalah", "--stil", invoer);
  EIS_GELIJK (afloop.exitcode, 0);
  EIS (bevat (afloop.uitvoer, "is niet te schrijven;")
       && bevat (afloop.uitvoer, "Bewaard in \"spel.kala.kalah\""));
  for (const string &naam : bestandenIn (map.pad ("")))
    EIS_MET (eindigtOp (naam, ".kalah"), naam);
}

// Draai het menu terwijl er niets meer op de schijf past.
TOETS (een_volle_schijf_verliest_niets)
{
  const TijdelijkeMap map;
  map.schrijf ("spel.kalah", "Kalah 1\noud\n");
  const Afloop afloop = draaiIn (map.pad (""), "trap '' XFSZ; ulimit -f 0;",
                                 "Kalah", "--stil",
                                 Spel + "b spel.kalah\nj\ns\n4\n");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_MET (bevat (afloop.uitvoer, "is niet te schrijven;")
           && !bevat (afloop.uitvoer, "Bewaard"), afloop.uitvoer);
  EIS_GELIJK (inhoudVan (map.pad ("spel.kalah")), "Kalah 1\noud\n");
  EIS_GELIJK (bestandenIn (map.pad ("")).size (), 1u);
}

//*************************************************************************
// De opdrachtregel

TOETS (help_en_versie)
{
  proef.programma.eisHulp ({ "--partij", "--steentjes", "--aantal", "--opening",
                             "--los", "--eindspel", "--geheugen", "--zaad",
                             "--stil", "BESTAND", "Kalah 1", "kuiltjes",
                             "begint", "zet", "speler", "einde", "--csv",
                             "--kleur" });
  EIS_GELIJK (proef.programma.uitvoer ({ "-h" }),
              proef.programma.uitvoer ({ "--help" }));
}

TOETS (het_voorbeeld_uit_de_hulp_is_een_spel)
{
  const string hulp = proef.programma.uitvoer ({ "--help" });
  istringstream in (hulp.substr (hulp.find ("  Kalah 1")));
  string regel, inhoud;
  while (inhoud.find ("einde\n") == string::npos && getline (in, regel))
    inhoud += regel.substr (2, regel.find ("   ", 2) - 2) + "\n";
  const TijdelijkBestand bestand (inhoud);
  const string uitvoer = proef.programma.uitvoer ({ bestand.naam () },
                                                  "s\n4\n");
  EIS_MET (bevat (uitvoer, "speler 1 (aan beurt)"), inhoud);
}

// Van een spel een lijst, van meer een tabel.
TOETS (los_op)
{
  const TijdelijkBestand bestand
    ("Kalah 1\nkuiltjes 0 0 0 0 0 1 5 0 0 0 0 2 0 4\nbegint 1\neinde\n");
  const string uitvoer = proef.programma.uitvoer
    ({ "--los", bestand.naam (), "--eindspel", "2", "--stil" });
  EIS_MET (bevat (uitvoer, "uitkomst       gelijk")
           && bevat (uitvoer, "hoofdvariant   6 5\nvoorsprong     0\n")
           && bevat (uitvoer, to_string (Kalah::eindspelBytes (2)) + " bytes"),
           uitvoer);
}

// Wie er wint staat er, ook als dat niet wie aan beurt is is.
TOETS (los_een_verloren_stand_op)
{
  const TijdelijkBestand bestand
    ("Kalah 1\nkuiltjes 0 0 0 0 0 1 5 0 0 0 0 2 0 9\nbegint 1\neinde\n");
  const string uitvoer = proef.programma.uitvoer
    ({ "--los", bestand.naam (), "--eindspel", "2", "--stil" });
  EIS_MET (bevat (uitvoer, "uitkomst       speler 2 wint\n")
           && bevat (uitvoer, " voor speler 2\n")
           && !bevat (uitvoer, "voorsprong     -"), uitvoer);
}

TOETS (los_een_rij_standen_op)
{
  const string einde = Sessies + "einde.kalah", bijna = Sessies + "bijna.kalah";
  Afloop afloop = proef.programma.draai ({ "--los", "--eindspel", "3", einde,
                                           "weg.kalah", bijna });
  EIS_GELIJK (afloop.exitcode, 1);
  EIS (bevat (afloop.fouten, "weg.kalah"));
  EIS_GELIJK (Patroon (" +[0-9]+ +#.###").vervang (zonderTijden
                (afloop.uitvoer), " #"),
    "bestand                          wint  zet      standen  seconden  "
    "hoofdvariant\n"
    "tests/kalah/sessies/einde.kalah     1 geen #\n"
    "tests/kalah/sessies/bijna.kalah     1    6 #  6\n");
  const string csv = proef.programma.uitvoer ({ "--csv", "--los", "--eindspel",
                                                "3", "--stil", bijna });
  EIS_MET (!Patroon ("bestand;wint;zet;standen;seconden;hoofdvariant\n" + bijna
                     + ";1;6;[0-9]+;[0-9.]+;6\n").heel (csv).empty (), csv);
}

TOETS (wat_niet_mag_op_de_opdrachtregel)
{
  const TijdelijkBestand slecht ("Kalah 1\nkuiltjes 1 2 3\n"), groot
    ("Kalah 1\nkuiltjes 1 0 0 0 0 0 63 1 0 0 0 0 0 63\nbegint 1\neinde\n");
  vector<Programma::Fout> fouten = {
    { { "--bestaatniet" }, 2, { "--help" } },
    { { string (100000, '-') }, 2, { "onbekende" } },
    { { "--steentjes", "4" }, 2, { "--los", "--partij" } },
    { { "--aantal", "4" }, 2, { "--partij" } },
    { { "--opening", "4" }, 2, { "--partij" } },
    { { "--eindspel", "4" }, 2, { "--los" } },
    { { "--geheugen", "4" }, 2, { "--los" } },
    { { "--los", "--partij", "1:3", "2:3" }, 2, { "--los", "--partij" } },
    { { "--los", "--aantal", "3" }, 2, { "--partij" } },
    { { "--los", "--geheugen", "20" }, 2, { "18", "20" } },
    { { "--csv" }, 2, { "--csv", "--los" } },
    { { "--kleur=geel" }, 2, { "geel", "nooit" } },
    { { "--los", "een", "twee" }, 1, { "een", "twee" } },
    { { "--los", "/bestaat/niet" }, 1, { "/bestaat/niet" } },
    { { "--los", groot.naam () }, 1, { "127" } },
    { { "a.kalah", "b.kalah" }, 2, { "2", "hoogstens een" } },
    { { "--partij" }, 2, { "0", "1:12 2:2.5s" } },
    { { "--partij", "1:3" }, 2, { "1", "1:12 2:2.5s" } },
    { { "--partij", "1:3", "2:3", "2:4" }, 2, { "3", "2:4" } },
    { { slecht.naam () }, 1, { "regel 2", "gevonden", "verwacht" } },
    { { "/tmp" }, 1, { "/tmp", "niet te lezen" } },
    { { "weg.kalah" }, 1, { "weg.kalah" } },
    { { "--", "--partij" }, 1, { "--partij" } } };
  for (const char *speler : { "2:0", "2:41", "2:-3", "2:1000", "2:m", "2:", "2",
                              "", "3:4", "1:4", "2:2.5", "2:0s", "x:3",
                              "2:3x", "2:99999999999999999999" })
    fouten.push_back ({ { "--partij", "1:3", speler }, 2,
                        { "--partij", string ("\"") + speler + "\"",
                          "1 t/m 40" } });
  proef.programma.eisFouten (fouten);
  proef.programma.eisGetal ("--zaad", { "2147483648" });
  proef.programma.eisGetal ("--steentjes", { "2", "9", "0" });
  proef.programma.eisGetal ("--aantal", { "0", "100001" });
  proef.programma.eisGetal ("--opening", { "11" });
  proef.programma.eisGetal ("--eindspel", { "31" });
  proef.programma.eisGetal ("--geheugen", { "0", "1048577" });
}

//*************************************************************************
// De wedstrijd

typedef vector<string> Woorden;

// De woorden van elke partij in de tabel, zonder de tijden.
static vector<Woorden> rijen (const string &uitvoer)
{
  vector<Woorden> tabel;
  for (const string &regel : regelsVan (zonderTijden (uitvoer)))
  {
    EIS_MET (regel.size () <= 80, regel);
    if (isdigit (woordenVan (regel)[0][0]))
      tabel.push_back (woordenVan (regel));
  }
  return tabel;
}

// De opening van een partij; die staat achteraan.
static Woorden opening (const Woorden &rij)
{
  return Woorden (rij.begin () + 7, rij.end ());
}

// Doe een opening, met het model.
static void doeOpening (Model::Stand &stand, const Woorden &zetten)
{
  for (const string &zet : zetten)
  {
    const vector<int> mag = Model::zetten (stand);
    EIS_MET (count (mag.begin (), mag.end (), stoi (zet)) == 1,
             "de opening kan niet bij " << Model::tekst (stand));
    Model::doe (stand, stoi (zet));
  }
}

// Draai een wedstrijd en laat het model haar naspelen.
static void eisWedstrijd (int steentjes, const int (&diepte)[2],
                          size_t lengte, int aantal, int zaad)
{
  const string uitvoer = zonderTijden (proef.programma.uitvoer
    ({ "--partij", "2:" + to_string (diepte[1]), "1:" + to_string (diepte[0]),
       "--steentjes", to_string (steentjes), "--opening", to_string (lengte),
       "--aantal", to_string (aantal), "--zaad", to_string (zaad),
       "--stil" }));
  const vector<Woorden> tabel = rijen (uitvoer);
  int kalahs[2] = { 0, 0 }, wint[3] = { 0, 0, 0 }, begonnen = 0;
  EIS_GELIJK (tabel.size (), static_cast<size_t> (aantal));
  for (size_t i = 0; i < tabel.size (); i++)
  {
    const Woorden begin = opening (tabel[i]);
    Model::Stand stand = Model::begin (steentjes);
    size_t zetten = lengte;
    const int wie = stand.speler = static_cast<int> (i % 2) + 1;
    EIS (begin.size () == lengte && begin == opening (tabel[i - i % 2]));
    doeOpening (stand, begin);
    for ( ; !Model::eindstand (stand); zetten++)
    {
      int zet = 0;
      long long standen = 0;
      Model::minimax (stand, diepte[stand.speler - 1], zet, standen);
      Model::doe (stand, zet);
    }
    const vector<int> punten = Model::punten (stand);
    const int winnaar = Model::winnaar (stand);
    Woorden hoort = { to_string (i + 1), to_string (wie),
      winnaar == 0 ? "gelijk" : to_string (winnaar), to_string (zetten),
      to_string (punten[0]) + "-" + to_string (punten[1]), "#.###", "#.###" };
    hoort.insert (hoort.end (), begin.begin (), begin.end ());
    EIS_MET (tabel[i] == hoort, "partij " << i + 1 << " in " << uitvoer);
    kalahs[0] += punten[0];
    kalahs[1] += punten[1];
    wint[winnaar]++;
    begonnen += winnaar == wie;
  }
  const Patroon samen (" samen +" + to_string (kalahs[0]) + "-"
                       + to_string (kalahs[1]) + " +#.### +#.###\n");
  EIS_MET (!samen.zoek (uitvoer).empty (), uitvoer);
  EIS_MET (bevat (uitvoer, "\nSpeler 1 wint " + to_string (wint[1])
    + " keer, speler 2 " + to_string (wint[2]) + " keer, en "
    + to_string (wint[0]) + " keer is het gelijk.\nWie begint wint "
    + to_string (begonnen) + " keer.\n"), uitvoer);
}

TOETS (elke_partij_is_die_van_het_model)
{
  eisWedstrijd (3, { 1, 3 }, 4, 6, 1);
  eisWedstrijd (4, { 3, 2 }, 0, 2, 2);
  eisWedstrijd (6, { 2, 4 }, 10, 3, 3);
  eisWedstrijd (8, { 3, 1 }, 1, 4, 4);
}

TOETS (het_zaad_bepaalt_de_wedstrijd)
{
  string uitvoer[3];
  set<Woorden> openingen[3];
  for (int i = 0; i < 3; i++)
  {
    uitvoer[i] = zonderTijden (proef.programma.uitvoer
      ({ "--partij", "1:4", "2:5", "--aantal", "10", "--zaad",
         i < 2 ? "7" : "8" }));
    for (const Woorden &rij : rijen (uitvoer[i]))
      openingen[i].insert (opening (rij));
  }
  EIS_GELIJK (uitvoer[0], uitvoer[1]);
  EIS (bevat (uitvoer[0], "--zaad 7") && openingen[0] != openingen[2]);
  EIS_MET (openingen[0].size () >= 4, openingen[0].size () << " openingen");
}

TOETS (gewone_waarden_en_tijden)
{
  string uitvoer = proef.programma.uitvoer ({ "--partij", "1:1", "2:1" });
  const vector<Woorden> tabel = rijen (uitvoer);
  EIS_GELIJK (tabel.size (), 1u);
  EIS_GELIJK (opening (tabel[0]).size (), 4u);
  EIS (bevat (uitvoer, "Speler 1: computer, 1 beurt vooruit\n"));
  uitvoer = proef.programma.uitvoer ({ "--partij", "1:0.001s", "2:0.002s",
                                       "--steentjes", "3" });
  EIS_GELIJK (rijen (uitvoer).size (), 1u);
  EIS (bevat (uitvoer, "Speler 2: computer, 0,002 s per zet\n"));
}

TOETS (een_opening_maakt_het_spel_niet_uit)
{
  const int aantal = proeven (2000, 200);
  const vector<Woorden> tabel = rijen (proef.programma.uitvoer
    ({ "--partij", "1:1", "2:1", "--steentjes", "3", "--opening", "10",
       "--aantal", to_string (aantal), "--zaad", "5" }));
  EIS_GELIJK (tabel.size (), static_cast<size_t> (aantal));
  for (const Woorden &rij : tabel)
  {
    Model::Stand stand = Model::begin (3);
    stand.speler = stoi (rij[1]);
    doeOpening (stand, opening (rij));
    EIS_MET (!Model::eindstand (stand), "partij " << rij[0]);
  }
}

static const Aangemeld aangemeld (proef);
