// toets_menu.cc: ./Domineren zoals een mens of een script het gebruikt.

#include "tests/domineren/hulp.h"
#include "tests/menuproef.h"

#include <algorithm>

using namespace std;

static const string Keuze = "Keuze (? toont het menu): ",
  Bestaat = "spellen/domineren/voorbeelden/spel0.in";

static Menuproef maakProef ()
{
  const string spel = "1 4 4 1 1\n";
  const vector<string> geenBestand = { "/", "..", "/dev/null", "Makefile",
                                       string (100000, '/') };
  Menuproef proef ("Domineren", "tests/domineren/sessies/");
  proef.gedaan = " legt ";
  proef.meldingen.insert (proef.meldingen.end (),
                          { { "Typ ", "; x gaat terug." },
                            { "kan niet: ", "Typ een zet van " },
                            { "  1. een leeg bord" },
                            { "  1. mogelijke zetten" } });
  proef.vragen = {
    { "hoofdmenu", Keuze, "", "3", { "0", "4", "x", "b", "4 3" } },
    { "kolommen", "Aantal kolommen (1 t/m 26; . is 8): ", "1\n", "4",
      { "0", "27", "?" } },
    { "rijen", "Aantal rijen (1 t/m 9; . is 8): ", "n\n4\n", ".",
      { "0", "10", "?" } },
    { "vera", "Vera (verticaal) (1 t/m 4; . is 1): ", "1\n4\n4\n", "1",
      { "0", "5", "mens", "?" } },
    { "herman", "Herman (horizontaal) (1 t/m 4; . is 1): ", "1\n4\n4\n1\n",
      "1", { "0", "5", "?", "5 1" } },
    { "bestandsnaam", "Naam van het bestand: ", "2\n", "", geenBestand },
    { "spelmenu", Keuze, spel, "1",
      { "0", "9", "x", "a1", "ab1", "a45", "e12", "a13", "A90",
        "x a12" } },
    { "zet", "Zet van Vera, zoals a12: ", spel + "2\n", "A12",
      { "a1", "ab1", "a45", "e12", "a13", "?" } },
    { "zet_van_herman", "Zet van Herman, zoals ab1: ", spel + "a12\n2\n",
      "ab4", { "ab1", "a34", "de1", "?" } },
    { "zet_tegen_computer", Keuze, "1 4 4 2 1\n", "4", { "0", "9", "2x" } },
    { "computer", "Vera (verticaal) (1 t/m 4; . is 1): ", spel + "c\n", "1",
      { "0", "5", "?" } },
    { "nieuw", "Aantal kolommen (1 t/m 26; . is 4): ", spel + "N\n", "5",
      { "0", "27", "?" } },
    { "laden", "Naam van het bestand: ", spel + "L\n", "", geenBestand },
    { "overschrijven", "Dat bestand is er al; overschrijven? (j of n): ",
      spel + "b\n" + Bestaat + "\n", "n", { "1", "nee", "?" } },
    { "eindstand", Keuze, "1 1 1 1 1\n", "2", { "0", "9", "9 2" } } };
  return proef;
}

static const Menuproef proef = maakProef ();

// De regels van een bewaard spel.
static string bewaard (const string &zetten, int aantal, const string &wie)
{
  return "d4\n" + to_string (aantal) + "\n" + zetten + "spelers " + wie + "\n";
}

// Het laatste bord op een scherm, met wat eronder staat.
static string laatsteBord (const string &uitvoer)
{
  const string lijn = "\n    ____";
  const size_t begin = uitvoer.rfind (lijn);
  EIS_MET (begin != string::npos, "geen bord in " << uitvoer);
  return uitvoer.substr (begin, uitvoer.find (Keuze, begin) - begin);
}

// Bij elke vraag is een x de weg terug, en doet zij niets.
TOETS (x_gaat_terug_bij_elke_vraag)
{
  for (const Vraag &vraag : proef.vragen)
    if (vraag.tekst != Keuze)
    {
      const string voor = proef.menuTotEinde (vraag.ernaartoe);
      for (const char *x : { "x", "X", " x\r" })
      {
        const string na = proef.menuTotEinde (vraag.ernaartoe + x + "\n");
        EIS_MET (na == voor.substr (0, voor.size () - 1) + Keuze + "\n",
                 vraag.naam << ", " << x << ": " << na);
      }
    }
}

// Keuzes en zetten op een regel gaan op volgorde, tot er iets niet kan.
TOETS (keuzes_op_een_regel)
{
  const string uitvoer = proef.menu ("1 3 3 1 1 1 a12 2 bc1 t 4 7 3\n");
  size_t plek = 0;
  for (const char *stuk : { "Mogelijke zetten:", "Vera legt a12",
                            "Herman legt bc1", "teruggenomen",
                            "wint met perfect spel", "3. stoppen (s)" })
  {
    plek = uitvoer.find (stuk, plek);
    EIS_MET (plek != string::npos, stuk << " ontbreekt in " << uitvoer);
  }
  EIS (!bevat (proef.menu ("1 3 3 1 1\nzz a12\n3 a12\nab1 a12\n2 x a12\n"),
               " legt "));
}

TOETS (grootste_bord_past_op_het_scherm)
{
  const string uitvoer = proef.menu ("1 26 9 1 1\n5\n6\n1\n8\n7\n3\n");
  for (const string &regel : regelsVan (uitvoer))
    EIS_MET (regel.size () <= 80, "regel van " << regel.size ());
}

// Elk antwoord, ook het bord met het menu, past met de vraag op 24 regels.
TOETS (elk_antwoord_past_op_een_scherm)
{
  for (const char *maat : { "8 8", "26 9" })
    for (const char *keuze : { "", "1", "5", "6", "?", "a12", "3", "c",
                               "n", "b" })
    {
      const string begin = string ("1 ") + maat + " 1 1\n",
        voor = *keuze == '\0' ? proef.menu ("1") : proef.menu (begin),
        erna = proef.menu (begin + keuze).substr (voor.size () - 1);
      EIS_MET (count (erna.begin (), erna.end (), '\n') <= 24,
               maat << ", " << keuze << ": " << erna);
    }
}

TOETS (stand_alleen_na_verandering)
{
  const string bord = "     a   b   c   d\n    ___";
  string uitvoer = proef.menu ("1 4 4 1 1\n1\n4\n6\n8\n?\n\nzz\na1\nc x\n7\n3");
  EIS_GELIJK (uitvoer.find (bord), uitvoer.rfind (bord));
  EIS (uitvoer.find ("2. zet doen") != uitvoer.rfind ("2. zet doen"));
  uitvoer = proef.menu ("1 4 4 1 1\na12\n7\n3\n");
  EIS (uitvoer.find (bord) != uitvoer.rfind (bord));
}

// Een letter en een getal doen hetzelfde, en een hoofdletter ook.
TOETS (letters_en_getallen)
{
  const string spel = "1 4 4 1 1\na12\n";
  for (const char *paar : { "3tT", "4hH", "7sS", "8wW" })
    for (int i = 1; i < 3; i++)
      EIS_GELIJK (proef.afgedekt (proef.menu (spel + paar[0] + "\n")),
                  proef.afgedekt (proef.menu (spel + paar[i] + "\n")));
  for (const char *paar : { "1n", "2l", "3s" })
    EIS_GELIJK (proef.menu (string (1, paar[0]) + "\n"),
                proef.menu (string (1, paar[1]) + "\n"));
}

TOETS (zin_na_elke_zet_en_aan_het_eind)
{
  const string uitvoer = proef.menu ("1 2 3 1 1\nA12\nAB3\nb12\n");
  EIS (bevat (uitvoer, "Vera legt a12; Herman heeft dan nog 1 zet, Vera 2.\n"));
  EIS (bevat (uitvoer, "Herman legt ab3; Vera heeft dan nog 1 zet, Herman 0."));
  EIS (bevat (uitvoer, "Vera wint: Herman kan niet meer leggen, en Vera ook "
                       "niet.\n" + Keuze));
}

// Terugnemen na een spel tegen de computer zegt het als die niet meer meedoet.
TOETS (terugnemen_tegen_de_computer)
{
  string uitvoer = proef.menu ("1 4 4 1 2\na12\nt\nt\na23\n");
  EIS (bevat (uitvoer, "2 zetten teruggenomen."));
  EIS (bevat (uitvoer, "Er is geen zet van een mens om terug te nemen."));
  EIS (!bevat (uitvoer, "speelt niet meer mee"));
  EIS (bevat (uitvoer, "Herman legt ab1; Vera heeft dan nog 8 zetten"));
  uitvoer = proef.menu ("1 4 4 2 3\nt\n");
  EIS (bevat (uitvoer, "Een zet teruggenomen.\nDe computer speelt niet meer "
                       "mee; c zet hem weer aan.\n"));
  uitvoer = proef.menu ("1 4 4 2 1\nt\n");
  EIS (bevat (uitvoer, "Er is geen zet van een mens"));
}

// Tegen elk van de drie sterktes, als Vera en als Herman, wint wie er volgens
// de klasse wint als de mens steeds zijn eerste zet doet.
TOETS (een_heel_spel_tegen_elke_computer)
{
  for (int mens = 0; mens < 2; mens++)
    for (int sterkte = 2; sterkte <= 4; sterkte++)
    {
      Domineren spel (4, 5);
      string invoer = mens == 0 ? "1 4 5 1 " + to_string (sterkte) + "\n"
                                : "1 4 5 " + to_string (sterkte) + " 1\n";
      while (!spel.eindstand ())
      {
        string zet = spel.bepaalZetten ()[0];
        long long standen = 0;
        if (spel.getSpeler () == mens)
          invoer += zet + "\n";
        else if (sterkte == 4)
          spel.winnaar (zet, standen);
        if (zet.empty () || (spel.getSpeler () != mens && sterkte == 3))
          zet = spel.verschilZet ();
        EIS (spel.doeZet (zet));
      }
      const string uitvoer = proef.menuTotEinde (invoer);
      EIS_MET (bevat (laatsteBord (uitvoer), Domineren::naamVanSpeler
                        (1 - spel.getSpeler ()) + " wint: "),
               sterkte << ": " << uitvoer);
      EIS (!bevat (uitvoer, "kan niet: ") && !bevat (uitvoer, "Niet begr"));
    }
}

//*************************************************************************
// Bewaren en laden

// Bewaren, laden, en terugnemen geven hetzelfde spel.
TOETS (bewaren_laden_en_terugnemen)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("pot"), zetten = "c12\nab1\na34\nab2\n",
               spel = "1 4 4 1 2\nc12\na34\n";
  const string uitvoer = proef.menu (spel + "b " + naam + "\n"),
               nog = "t\nt\nb12\n";
  EIS (bevat (uitvoer, "Bewaard in \"" + naam + ".in\"."));
  EIS_GELIJK (inhoudVan (naam + ".in"), bewaard (zetten, 4, "me"));
  const string verder = proef.programma.uitvoer ({ naam + ".in" }, nog),
               geladen = proef.menu ("2 " + naam + ".in\n" + nog),
               inSpel = proef.menu ("1 2 2 1 1\nl " + naam + ".in\n" + nog);
  EIS (bevat (verder, "Vera is mens.\nHerman is computer: steeds de eerste "
                      "zet.\n"));
  for (const string &anders : { verder, geladen, inSpel })
    EIS_GELIJK (laatsteBord (anders), laatsteBord (proef.menu (spel + nog)));
  proef.menu (spel + "b " + naam + "\nn\n");
  EIS_GELIJK (inhoudVan (naam + ".in"), bewaard (zetten, 4, "me"));
  EIS (bevat (proef.menu ("1 4 4 1 1\nb " + naam + ".in\nj\n"), "Bewaard in"));
  EIS_GELIJK (inhoudVan (naam + ".in"), bewaard ("", 0, "mm"));
  EIS_GELIJK (bestandenIn (map.pad ("")).size (), 1u);
  EIS (bevat (proef.menu ("1 4 4 1 1\nb /bestaat/niet/a\n1\n"),
              "is niet te schrijven"));
}

// Wat een ander van een bewaard spel kan maken.
TOETS (vijandig_bewaard_spel)
{
  const vector< pair<string, int> > fouten = {
    { bewaard ("", 0, ""), 4 }, { bewaard ("", 0, "m"), 3 },
    { bewaard ("", 0, "mmm"), 3 }, { bewaard ("", 0, "mx"), 3 },
    { bewaard ("", 0, "MM"), 3 }, { bewaard ("", 0, "mm mm"), 3 },
    { bewaard ("", 0, "mm") + "spelers mm\n", 4 },
    { bewaard ("", 0, "mm") + "a12\n", 4 },
    { bewaard ("", 1, "mm"), 3 }, { bewaard ("a12\n", 0, "mm"), 3 },
    { bewaard ("a12\nab1\n", 2, "mm"), 4 },
    { bewaard ("a12\n", 1, string (100000, 'm')), 4 },
    { bewaard ("a12\n", 1, string ("m\0", 2)), 4 },
    { bewaard ("a12\n", 1, "m\xc3"), 4 } };
  for (const pair<string, int> &fout : fouten)
  {
    const TijdelijkBestand bestand (fout.first);
    const string regel = ", regel " + to_string (fout.second) + ":";
    proef.programma.eisFout ({ bestand.naam () }, 1, { regel, "verwacht" });
    const string uitvoer = proef.menu ("1 4 4 1 1\na12\nl "
                                       + string (bestand.naam ()) + "\nab4\n");
    EIS_MET (bevat (uitvoer, regel) && bevat (uitvoer, "Herman legt ab4"),
             uitvoer);
  }
}

//*************************************************************************
// Ctrl-C

// Draai het programma met een Ctrl-C na twee seconden.
static Afloop breekAf (const string &argumenten, const string &invoer)
{
  return Proces::draai ({ "/bin/sh", "-c", "exec timeout --preserve-status "
                          "--foreground -s INT 2 \"$0\" --tijd 0 " + argumenten,
                          padVan ("Domineren") }, invoer);
}

TOETS (ctrl_c_breekt_het_zoeken_af_en_het_menu_gaat_verder)
{
  for (const char *werk : { "4\n", "8\n", "c 4 1\n" })
  {
    const Afloop afloop = breekAf ("--stil", string ("1 9 9 1 1\n") + werk
                                             + "a12\n7\n3\n");
    EIS_GELIJK (afloop.exitcode, 0);
    EIS_MET (bevat (afloop.uitvoer, "standen bekeken; nog geen antwoord."),
             afloop.uitvoer);
    EIS (bevat (afloop.uitvoer, "Vera legt a12; "));
    EIS_GELIJK (bevat (afloop.uitvoer, "De computer speelt niet meer mee"),
                werk[0] == 'c');
  }
}

TOETS (na_ctrl_c_blijft_wat_af_is)
{
  const TijdelijkBestand klein ("d5\n0\n"), groot ("i9\n0\n");
  const Afloop los = breekAf ("--los " + string (klein.naam ()) + " "
                              + groot.naam (), ""),
               tabel = breekAf ("--tabel 9", "");
  EIS_GELIJK (los.exitcode, 130);
  EIS (bevat (los.uitvoer, klein.naam ()) && bevat (los.uitvoer, "Herman"));
  EIS (!bevat (los.uitvoer, groot.naam ()));
  EIS_GELIJK (tabel.exitcode, 130);
  EIS (bevat (tabel.uitvoer, "   2 V 1 1 H V 1 1 H "));
  EIS (bevat (tabel.uitvoer, "Seconden, voor beide beginners samen:"));
}

//*************************************************************************
// De opdrachtregel

TOETS (opdrachtregel)
{
  const Programma &domineren = proef.programma;
  domineren.eisHulp ({ "--tabel", "--tijd", "--stil", "BESTAND", "--los",
                       "--zetten", "--csv", "--kleur", "--zaad" });
  EIS (bevat (domineren.uitvoer ({ Bestaat }, "7\n3\n"), "Aan beurt: Herman"));
  domineren.eisFout ({ "/bestaat/niet" }, 1, { "/bestaat/niet" });
  domineren.eisFout ({ "/tmp" }, 1, { "/tmp" });
  domineren.eisFout ({ "--zomaar" }, 2, { "--zomaar", "--help" });
  domineren.eisFout ({ "--kleur=rood" }, 2, { "rood", "nooit" });
  domineren.eisGetal ("--tijd", { "86401" });
  domineren.eisGetal ("--tabel", { "0", "10" });
  domineren.eisGetal ("--zaad", { "2147483648" });
  domineren.eisFout ({ Bestaat, Bestaat }, 2,
                     { "2 bestandsnamen, verwacht hoogstens een" });
  domineren.eisFout ({ "--tabel", "3", Bestaat }, 2,
                     { "1 bestandsnaam, verwacht geen" });
  domineren.eisFout ({ "--los" }, 2, { "minstens een bestandsnaam" });
  domineren.eisFout ({ "--zetten", Bestaat }, 2, { "hoort bij --los" });
  domineren.eisFout ({ "--csv", "--tabel", "3" }, 2, { "hoort bij --los" });
  domineren.eisFout ({ "--los", "--tabel", "3" }, 2, { "niet samen" });
  domineren.eisFout ({ "--los", Bestaat, "/bestaat/niet" }, 1,
                     { "/bestaat/niet" });
}

TOETS (kleuren)
{
  const string geel = "\033[93mV\033[0m", blauw = "\033[94mH\033[0m",
    uitvoer = proef.programma.uitvoer ({ "--kleur", "altijd", Bestaat });
  EIS (bevat (uitvoer, "_" + geel + "_|"));
  EIS (bevat (uitvoer, " " + geel + " |"));
  EIS (bevat (uitvoer, "|_" + blauw + "___" + blauw + "_|"));
  EIS (bevat (uitvoer, "Aan beurt: Herman\n"));
  EIS (!bevat (proef.programma.uitvoer ({ Bestaat }), "\033"));
}

// Een tabel met alles recht onder elkaar, ook bij namen van elke lengte.
TOETS (oplossing_van_standen)
{
  const TijdelijkBestand leeg ("d5\n0\n"), na ("d5\n1\na12\n");
  const string uitvoer = proef.programma.uitvoer
    ({ "--los", "--zetten", leeg.naam (), na.naam () });
  const vector<string> regels = regelsVan (uitvoer);
  EIS_GELIJK (regels.size (), 7u);
  EIS_GELIJK (regels[1], "    wie er na elke zet wint");
  const size_t winnaar = regels[0].find ("winnaar");
  for (size_t i = 2; i < regels.size (); i += 2)
    EIS_GELIJK (regels[i].substr (winnaar, 10).find ("Herman"), 1u);
  EIS_GELIJK (regels[3], "    a12 Herman  a23 Herman  b12 Herman  b23 Herman");
  EIS (bevat (regels[5], "    ab3 Vera  ab4 Herman"));
  const vector<string> csv = regelsVan (proef.programma.uitvoer
    ({ "--los", "--csv", leeg.naam (), na.naam () }));
  EIS_GELIJK (csv[0], "bestand;beurt;winnaar;zet;standen;seconden");
  EIS_GELIJK (csv[1].find (leeg.naam () + string (";Vera;Herman;-;")), 0u);
  EIS_GELIJK (csv[2].find (na.naam () + string (";Herman;Herman;")), 0u);
}

TOETS (wie_er_na_elke_zet_wint)
{
  const string uitvoer = proef.menu ("1 4 5 1 1\n2 a12\n8\n7\n3\n");
  EIS (bevat (uitvoer, "Dan wint Vera: ab3 ab5 bc1 bc3 bc4 bc5 cd1 cd3 cd5\n"
                       "Dan wint Herman: ab4 bc2 cd2 cd4\n"));
  EIS (bevat (proef.menu ("1 1 1 1 1\n8\n7\n3\n"), "er is geen zet te doen"));
}

TOETS (tabel_van_winnaars)
{
  EIS (bevat (proef.programma.uitvoer ({ "--tabel", "4" }),
              "     1 2 3 4\n   1 2 H H H\n   2 V 1 1 H\n"
              "   3 V 1 1 H\n   4 V V V 1\n"));
}

TOETS (onbekende_winnaar_en_toch_een_zet)
{
  const string uitvoer = proef.programma.uitvoer
    ({ "--tijd", "1", "--stil" }, "1 9 9 1 1\n4\n7\n3\n");
  EIS (bevat (uitvoer, "nog niet bekend wie er wint"));
  EIS (bevat (uitvoer, "Volgens het grootste verschil: "));
}

static const Aangemeld aangemeld (proef);
