// toets_terminal.cc: de programma's op een terminal van 80 bij 24. Elk antwoord
// staat met de vraag samen op het scherm; Ctrl-C breekt een berekening af; en
// ook met de voortgang tussen de uitvoer is het scherm netjes.

#include "tests/bestand.h"
#include "tests/kaart.h"
#include "tests/patroon.h"
#include "tests/sessie.h"
#include "terminal/menu.h"
#include "terminal/onderbreking.h"

#include <cmath>
#include <csignal>
#include <functional>
#include <list>

using namespace std;

static const string CtrlC = Beeld::CtrlC;

// Zoveel seconden gaat de klok vooruit bij elke keer kijken, waar anders lang
// te rekenen is voor er iets te zien is; en waar voortgang komt, pas na twee.
static const char *const Sneller = ".003", *const Snelst = ".05";

// De voortgang begint met een kleine letter, en is weg als het werk klaar is;
// na Ctrl-C staat zij er heel; met --stil komt zij er niet. Wat er van een
// reeks klaar is blijft staan.
TOETS (voortgang_laat_een_netjes_scherm)
{
  const Klokstap klok (Snelst);
  const Patroon hoofdletter ("\033\\[K[A-Z][^\n]* per seconde");
  for (const Kaart &kaart : kaarten ())
  {
    const Kaartbestanden bestanden (kaart);
    EIS_MET (!kaart.lang.empty (), kaart.programma);
    for (const Werk &werk : kaart.lang)
    {
      if (kort () && werk.tijdens.empty ())
        continue;
      Sessie sessie (bestanden.met (werk.opdracht));
      sessie.leesTot (werk.tot);
      sessie.typ (werk.tijdens);
      EIS_MET (sessie.einde () == (werk.tijdens.empty () ? 0 : 130),
               sessie.alles ());
      EIS_MET (hoofdletter.zoek (sessie.alles ()).empty (), sessie.alles ());
      EIS_MET (!Patroon (werk.beeld).heel (sessie.beeld ()).empty (),
               sessie.beeld ());
    }
  }
}

// Werk dat uit stukken bestaat heeft een voortgang, over het geheel: wat zetten
// kostten, in elk spel, en wat er op de opdrachtregel uit meer bestaat.
TOETS (werk_in_stukken_heeft_een_voortgang)
{
  const Klokstap klok (".4");
  for (const Kaart &kaart : kaarten ())
  {
    Sessie sessie (kaart.partij.opdracht);
    sessie.typ (kaart.partij.begin + "\nc m t\n" + kaart.partij.zet + "\na\n");
    sessie.leesTot ("nabeschouwing: zet ");
    sessie.leesTot ("Samen: ");
    sessie.typ ("s\ns\n\x04");
    EIS_GELIJK (sessie.einde (), 0);
    EIS_MET (!bevat (sessie.beeld (), "nabeschouwing"), sessie.beeld ());
  }
  for (const vector<string> &werk : vector< vector<string> > {
         { "TegelSpel --los --snel spel3.txt spel4.txt spel5.txt",
           "bezig: bestand 2 van 3, nog " },
         { "TegelSpel --los --snel --zetten spel4.txt",
           "oplossen: zet 2 van 2, nog " },
         { "TegelSpel --goed spel4.txt spel5.txt",
           "bezig: bestand 2 van 2, nog " },
         { "TegelSpel --goed spel4.txt", "opbrengst: deel 3 van 3, nog " },
         { "Aqualin --experiment 1", "experiment: regel 1 van 4, nog " } })
  {
    Sessie sessie (werk[0]);
    sessie.leesTot (werk[1]);
    sessie.typ (CtrlC);
    sessie.einde ();
  }
}

// Wie meeleest door een pijp krijgt een regel van een reeks als zij klaar is,
// en niet pas als alles dat is.
TOETS (een_regel_is_te_lezen_terwijl_het_verder_werkt)
{
  const TijdelijkBestand klein ("d5\n0\n"), groot ("i9\n0\n");
  int pijp[2];
  EIS (pipe (pijp) == 0);
  const pid_t kind = fork ();
  if (kind == 0)
  {
    dup2 (pijp[1], 1);
    alarm (Proces::wachttijd ());
    Proces::word ({ padVan ("Domineren"), "--tijd", "0", "--stil", "--los",
                    klein.naam (), groot.naam () });
  }
  close (pijp[1]);
  string gelezen;
  char teken = 0;
  while (!bevat (gelezen, "Herman") && read (pijp[0], &teken, 1) == 1)
    gelezen += teken;
  close (pijp[0]);
  EIS_GELIJK (waitpid (kind, nullptr, WNOHANG), 0);
  kill (kind, SIGKILL);
  waitpid (kind, nullptr, 0);
  EIS_MET (bevat (gelezen, "Herman"), gelezen);
}

//*************************************************************************
// Spelen

static const string Keuze = "Keuze (? toont het menu): ";

// Typ de regels van een gesprek, en stop dan met Ctrl-C.
static void voerGesprek (const Kaart &kaart, const Kaart::Paar &gesprek)
{
  Sessie sessie (gesprek.first);
  sessie.leesTot (kaart.eersteVraag);
  istringstream regels (gesprek.second);
  for (string regel; getline (regels, regel, '|'); )
  {
    istringstream delen (regel);
    string stuk;
    getline (getline (delen, regel, '='), stuk);
    const string beeld = sessie.antwoord (regel, Keuze);
    EIS_MET (bevat (beeld, (regel.empty () ? ":" : ": ") + regel + "\n")
             || bevat (beeld, " wint"),
             "van het scherm na " << regel << ":\n" << beeld);
    EIS_MET (bevat (beeld, stuk), "'" << stuk << "' na " << beeld);
    EIS_MET (!bevat (beeld, "Niet begrepen: \"" + regel + "\"")
             || !stuk.empty (), beeld);
  }
  sessie.typ (CtrlC);
  sessie.leesTot ("Nog een keer Ctrl-C stopt het programma.\r\n" + Keuze);
  sessie.typ (CtrlC);
  EIS_GELIJK (sessie.einde (), 130);
  const string slot = sessie.zichtbaar ();  // ^C komt soms te laat
  EIS_MET (eindigtOp (slot, Keuze + "^C\n")
           || eindigtOp (slot, Keuze.substr (0, Keuze.size () - 1) + "\n"),
           slot);
}

// Na elke regel is alles wat erop volgt te zien, met de volgende vraag; niet
// als de computer alle zetten doet, tot het eind. Alles wat er dan staat zeggen
// de sessies van elk spel.
TOETS (elk_antwoord_staat_op_het_scherm)
{
  const Klokstap klok (Sneller);
  for (const Kaart &kaart : kaarten ())
  {
    EIS_MET (!kaart.gesprekken.empty (), kaart.programma);
    for (const Kaart::Paar &gesprek : kaart.gesprekken)
      voerGesprek (kaart, gesprek);
  }
}

// Een menu waarvan de lijst te zien is.
class Lijstmenu : public terminal::Menu<int>
{
  public:

    using Menu::Menu;
    using Menu::lijst;
};

// Retourneert: de cellen van regels in kolommen, kolom na kolom
static vector<string> cellenVan (const vector<string> &regels)
{
  vector< vector<string> > kolommen;
  for (const string &regel : regels)
  {
    size_t kolom = 0;
    for (size_t plek = 0; plek != string::npos; kolom++)
    {
      const size_t eind = regel.find ("  ", plek);
      kolommen.resize (max (kolommen.size (), kolom + 1));
      kolommen[kolom].push_back (regel.substr (plek, eind - plek));
      plek = regel.find_first_not_of (' ', eind);
    }
  }
  vector<string> cellen;
  for (const vector<string> &kolom : kolommen)
    cellen.insert (cellen.end (), kolom.begin (), kolom.end ());
  return cellen;
}

// Maak van de lijst op een scherm weer keuzes; hun teksten komen in bewaard.
static Lijstmenu::Keuzes keuzesVan (const string &lijst, list<string> &bewaard)
{
  istringstream in (lijst);
  vector<string> metGetal, metLetter;
  for (string regel; getline (in, regel); )
    if (regel.size () > 4 && regel.compare (2, 2, ". ") == 0)
      metGetal.push_back (regel);
    else if (!regel.empty () && regel[0] != 'x')
      metLetter.push_back (regel);
  Lijstmenu::Keuzes keuzes;
  const auto voeg = [&] (int getal, char letter, const string &tekst)
  {
    bewaard.push_back (tekst);
    keuzes.push_back ({ getal, letter, bewaard.back ().c_str (), nullptr });
  };
  for (const string &cel : cellenVan (metGetal))
  {
    const size_t punt = cel.find (". "), haak = cel.rfind (" (");
    const bool letter = haak != string::npos && haak + 4 == cel.size ();
    voeg (stoi (cel), letter ? cel[haak + 2] : ' ',
          cel.substr (punt + 2, letter ? haak - punt - 2 : string::npos));
  }
  for (const string &cel : cellenVan (metLetter))
    if (cel[0] != '?')
      voeg (0, cel[0], cel.substr (2));
  return keuzes;
}

// Draai een programma met het begin van de partij van zijn kaart, en dan meer.
// Retourneert: de uitvoer
static string metPartij (const Kaart &kaart, const string &meer)
{
  vector<string> woorden = woordenVan (kaart.partij.opdracht);
  woorden[0] = "--stil";
  woorden.insert (woorden.end (), { "--zaad", "1" });
  return Programma (kaart.programma).uitvoer
    (woorden, kaart.partij.begin + "\n" + meer);
}

// Ook met een of drie keuzes met een getal meer staan de lijst, wie er spelen
// en de stand samen op het scherm.
TOETS (met_meer_keuzes_past_alles_op_het_scherm)
{
  const size_t Hoogte = 24;
  const auto regels = [] (const string &tekst)
  {
    return static_cast<size_t> (count (tekst.begin (), tekst.end (), '\n'));
  };
  for (const Kaart &kaart : kaarten ())
  {
    const string uit = metPartij (kaart, "?\nz\n");
    const size_t terug = uit.rfind ("\nx terug, "),
                 begin = uit.rfind (": \n", terug) + 2,
                 eind = uit.find ("\n", terug + 1) + 1;
    const string lijst = uit.substr (begin, eind - begin);
    list<string> teksten;
    Lijstmenu::Keuzes keuzes = keuzesVan (lijst, teksten);
    terminal::Vragen vragen;
    const string eigen = Lijstmenu (vragen, keuzes).lijst ();
    EIS_GELIJK (lijst.substr (0, lijst.rfind (": ")),
                eigen.substr (0, eigen.rfind (": ")));
    const size_t stand = regels (uit.substr (eind)), spelers = 1;
    int hoogste = 0;
    for (const auto &keuze : keuzes)
      hoogste = max (hoogste, keuze.getal);
    for (int meer = 1; meer <= 3; meer++)
    {
      keuzes.push_back ({ hoogste + meer, ' ', "nog een eigen keuze", 0 });
      const string langer = Lijstmenu (vragen, keuzes).lijst ();
      EIS_MET (regels (langer) + spelers + stand <= Hoogte,
               kaart.programma << ", " << meer << " meer:" << langer << uit);
    }
  }
}

// Wat in elk spel hetzelfde getypt wordt doet ook hetzelfde: de lijst en de
// regels komen op twee wijzen, met Enter speelt een mens tegen de beste
// computer, een zet gaat terug met van wie zij was, en wat niet begrepen wordt
// zegt wat er mag.
TOETS (elk_spel_zegt_hetzelfde)
{
  for (const Kaart &kaart : kaarten ())
  {
    const string uit = metPartij (kaart, "?\nx\n??\nREGELS\nzz 3\nc\n\n\n"
                                         "c m m\n" + kaart.partij.zet
                                         + "\nt\nx\n");
    vector<string> antwoorden;
    for (size_t begin = 0, eind = 0; eind != string::npos; begin = eind)
    {
      eind = uit.find (Keuze, begin + 1);
      antwoorden.push_back (uit.substr (begin, eind - begin));
    }
    const size_t n = antwoorden.size ();
    EIS_MET (n >= 11, uit);
    const auto van = [&] (size_t nummer) -> const string &
      { return antwoorden[n - nummer]; };
    EIS_GELIJK (van (11), van (10));  // een ? en een x
    EIS (bevat (van (11), "\nx terug, Enter het gewone antwoord, Ctrl-C breekt "
                         "af, meer op een regel: "));
    EIS_GELIJK (van (9), van (8));
    EIS_MET (count (van (9).begin (), van (9).end (), '\n') <= 12, van (9));
    EIS_MET (bevat (van (7), "Niet begrepen: \"zz\". Typ een keuze (? toont "
                             "ze), of een zet zoals "), van (7));
    EIS_MET (bevat (van (6), ": mens. ")
             && bevat (van (6), ": computer, best."), van (6));
    EIS_MET (bevat (van (3), "Teruggenomen: "), van (3));
  }
}

// Hoe breed het scherm is van wat er gestart wordt, zolang dit bestaat.
struct Schermbreedte
{
  explicit Schermbreedte (const string &columns)
  {
    setenv ("COLUMNS", columns.c_str (), 1);
  }

  ~Schermbreedte () { unsetenv ("COLUMNS"); }
};

// Eis dat elke regel past; wat achter een vraag staat begint op een scherm
// vooraan.
static void eisSmal (const string &uit, size_t breed)
{
  istringstream in (uit);
  for (string regel; getline (in, regel); )
  {
    for (const string vraag : { "]: ", "n): ", "bestand: ", "menu): " })
      if (bevat (regel, vraag))
        regel.erase (0, regel.rfind (vraag) + vraag.size ());
    EIS_MET (regel.size () <= breed, regel);
  }
}

// Op een smal scherm is geen regel breder dan dat, ook niet smaller dan 60; wat
// er dan staat zeggen de sessies. Een breed scherm, of wat geen getal is,
// verandert niets.
TOETS (op_een_smal_scherm_slaat_geen_regel_om)
{
  const Klokstap klok (Snelst);
  const string lijst = "?\n??\n",
    alles = lijst + "zz\nc q\nx\nw\nh\nr\n1 6\n4\n5\n6\n7\n"
                    "b /weg/ergens\nl\n";
  for (const Kaart &kaart : kaarten ())
  {
    const Programma programma (kaart.programma);
    const Kaartbestanden bestanden (kaart);
    const string zetten = kaart.partij.zet + "\na\nt\na\n";
    vector<string> los = woordenVan (bestanden.met (kaart.wijzen[1]));
    los.insert (los.end (), { "--stil", "--zetten" });
    string smal;
    {
      const Schermbreedte zestig ("60");
      eisSmal (metPartij (kaart, alles + zetten), 60);
      eisSmal (programma.uitvoer ({ "--help", "alles" }, ""), 60);
      eisSmal (programma.uitvoer (los), 60);
      smal = metPartij (kaart, lijst);
    }
    EIS_GELIJK ((Schermbreedte ("20"), metPartij (kaart, lijst)), smal);
    const string breed = metPartij (kaart, lijst);
    EIS (breed != smal);
    for (const string columns : { "", "0", "breed", "81", "99999999999" })
      EIS_GELIJK ((Schermbreedte (columns), metPartij (kaart, lijst)), breed);
  }
}

// Ctrl-C breekt ook een keuze af: dan staat er weer een vraag, en gaat alles
// verder. Wat er dan bekend is zeggen de sessies.
TOETS (een_keuze_is_af_te_breken)
{
  const Klokstap klok (".01");
  Sessie sessie ("TegelSpel tests/tegelspel/sessies/grootste.txt");
  sessie.leesTot (Keuze);
  sessie.typ ("10\n");
  sessie.leesTot (" per seconde");
  sessie.typ (CtrlC);
  sessie.leesTot (" bekeken; nog niet af.");
  sessie.leesTot (Keuze);
  EIS (bevat (sessie.antwoord ("?", Keuze), "stoppen"));
  sessie.typ ("s\ns\n\x04");
  EIS_GELIJK (sessie.einde (), 0);
}

// Breek een vraag een paar keer af.
static void breekVraagAf (const Kaart &kaart, const Kaart::Paar &vraag)
{
  const string nogEens = "Nog een keer Ctrl-C stopt het programma.\r\n" + Keuze;
  Sessie sessie (kaart.programma);
  sessie.leesTot (kaart.eersteVraag);
  sessie.typ (vraag.first);
  sessie.leesTot (vraag.second);
  for (const char *niets : { "", "0 g m\tniet" })
  {
    sessie.typ (niets + CtrlC);
    sessie.leesTot (nogEens);
    EIS (bevat (sessie.antwoord ("zz", Keuze),
                Keuze + "zz\nNiet begrepen: \"zz\""));
  }
  sessie.typ (CtrlC);
  sessie.leesTot (nogEens);
  EIS (bevat (sessie.antwoord ("", Keuze), "stoppen"));
  sessie.typ (CtrlC);
  sessie.leesTot (nogEens);
  sessie.typ (CtrlC);
  EIS_GELIJK (sessie.einde (), 130);
}

// Bij een vraag gaat Ctrl-C terug naar het menu: wat er op die regel getypt is
// vervalt, er is niets gedaan, en wat er dan getypt wordt is een keuze. Daarna
// begint het tellen opnieuw.
TOETS (ctrl_c_bij_een_vraag_kost_niets)
{
  for (const Kaart &kaart : kaarten ())
  {
    EIS_MET (!kaart.vragen.empty (), kaart.programma);
    for (const Kaart::Paar &vraag : kaart.vragen)
      breekVraagAf (kaart, vraag);
  }
}

// Wie stopt met een spel met zetten die niet bewaard zijn krijgt een vraag, hoe
// die keuze er ook kwam, en wie een ander spel wil ook; een spel zonder, of dat
// bewaard is, is meteen uit.
TOETS (zetten_gaan_niet_ongevraagd_verloren)
{
  const string vraag = "Toch stoppen met dit spel? (j of n): ";
  for (const Kaart &kaart : kaarten ())
  {
    const TijdelijkeMap map;
    Sessie sessie (kaart.partij.opdracht + " --stil");
    sessie.leesTot (bestaat (woordenVan (kaart.partij.opdracht).back ())
                    ? Keuze : kaart.eersteVraag);
    sessie.typ (kaart.partij.begin + "\n");
    sessie.leesTot ("z de stand");
    sessie.leesTot (Keuze);
    sessie.antwoord (kaart.partij.zet, Keuze);
    EIS (bevat (sessie.antwoord (kaart.partij.stopt, vraag),
                "Er zijn zetten die niet bewaard zijn; b bewaart ze."));
    sessie.antwoord ("n", Keuze);
    EIS (!bevat (sessie.antwoord ("z", Keuze), "Niet begrepen: \"z\""));
    sessie.antwoord ("n", "Toch een nieuw spel? (j of n): ");
    sessie.antwoord ("n", Keuze);
    sessie.antwoord ("l", "Toch een ander spel? (j of n): ");
    sessie.antwoord ("n", Keuze);
    EIS (!bevat (sessie.antwoord ("z", Keuze), "Niet begrepen: \"z\""));
    sessie.antwoord ("b " + map.pad ("spel"), "[z]: ");
    const string erna = sessie.antwoord ("", Keuze);
    EIS_MET (bevat (erna, "Bewaard in"), erna);
    sessie.antwoord ("s", Keuze);
    EIS (bevat (sessie.antwoord ("z", Keuze), "Niet begrepen: \"z\""));
    sessie.typ ("s\n");
    EIS_GELIJK (sessie.einde (), 0);
  }
}

// Er zijn kleuren op een terminal, tenzij iemand daar iets anders van zegt.
TOETS (kleuren_op_een_terminal)
{
  const string met = "0: \033[38;5;16;48;5;226mgg\033[0m"
                     "\033[38;5;231;48;5;21mbb\033[0m",
               zonder = "0: ggbb";
  const vector< pair<string,string> > rijen = {  // NO_COLOR, --kleur=
    { "", "auto" }, { "1", "altijd" }, { "1", "auto" }, { "", "nooit" } };
  for (size_t i = 0; i < rijen.size (); i++)
  {
    setenv ("NO_COLOR", rijen[i].first.c_str (), 1);
    Sessie sessie ("TegelSpel spel1.txt --kleur=" + rijen[i].second);
    unsetenv ("NO_COLOR");
    sessie.leesTot (i < 2 ? met : zonder);
  }
}

// Hoeveel licht een van de vaste kleuren van een terminal geeft, van 0 t/m 1,
// volgens de WCAG.
static double licht (int kleur)
{
  const int Kubus = 16, Grijs = 232, trappen[] = { 0, 95, 135, 175, 215, 255 };
  EIS_MET (kleur >= Kubus && kleur <= 255, kleur);
  const double gewichten[] = { 0.2126, 0.7152, 0.0722 };
  const int deler[] = { 36, 6, 1 };
  double som = 0;
  for (int i = 0; i < 3; i++)
  {
    const double deel = (kleur < Grijs
                         ? trappen[(kleur - Kubus) / deler[i] % 6]
                         : 8 + 10 * (kleur - Grijs)) / 255.0;
    som += gewichten[i] * (deel <= 0.03928 ? deel / 12.92
                           : pow ((deel + 0.055) / 1.055, 2.4));
  }
  return som;
}

static double contrast (double een, double ander)
{
  return (max (een, ander) + 0.05) / (min (een, ander) + 0.05);
}

// Lees de codes in een tekening: wat in een vak staat is te lezen, en wat
// zonder vak een kleur heeft op zwart en op wit.
// Retourneert: de tekening zonder codes
static string zonderKleuren (const string &tekening)
{
  const double Leesbaar = 4.5, OpElkeKleur = 4;  // verder kan niet op allebei
  const Patroon code ("\033\\[38;5;([0-9]+)(;48;5;([0-9]+))?(;4)?m"
                      "[^\033\n]+\033\\[0m");
  for (string rest = tekening; rest.find ('\033') != string::npos; )
  {
    rest.erase (0, rest.find ('\033'));
    const vector<string> delen = code.zoek (rest);
    EIS_MET (!delen.empty () && rest.find (delen[0]) == 0, rest);
    const double letter = licht (stoi (delen[1]));
    if (delen[3].empty ())
      EIS_MET (contrast (letter, 0) >= OpElkeKleur
               && contrast (letter, 1) >= OpElkeKleur, delen[0]);
    else
      EIS_MET (contrast (letter, licht (stoi (delen[3]))) >= Leesbaar,
               delen[0]);
    rest.erase (0, delen[0].size ());
  }
  return Patroon ("\033\\[[0-9;]*m").vervang (tekening, "");
}

// Kleuren zeggen niets wat er niet ook zonder staat, en zijn overal te lezen;
// de laatste zet van de computer is onderstreept, en die van een mens niet.
TOETS (kleuren_zijn_te_lezen_en_de_zet_van_de_computer_onderstreept)
{
  for (const Kaart &kaart : kaarten ())
  {
    const Kaartbestanden bestanden (kaart);
    const Programma programma (kaart.programma);
    const string zet = kaart.kleur.zet, erna = zet + kaart.kleur.daarna;
    const auto draai = [&] (const string &kleur, const string &invoer)
    {
      return programma.uitvoer ({ "--stil", "--zaad", "1", "--kleur=" + kleur,
                                  bestanden.met (kaart.kleur.bestand) },
                                invoer);
    };
    const string met = draai ("altijd", erna), eerst = draai ("altijd", zet);
    EIS_GELIJK (zonderKleuren (met), draai ("nooit", erna));
    EIS_MET (bevat (eerst, kaart.kleur.streep), eerst);
    EIS_MET (!bevat (met.substr (eerst.rfind (";4m") + 3), ";4m"), met);
  }
}

// Ook zonder menu wordt er voor lang werk een keer gevraagd of het door mag:
// voor alle rijen die te doen zijn samen. Mag dat niet, dan gaat het zonder die
// bomen verder; wie terug wil houdt op, en een menu is er niet.
TOETS (een_lang_experiment_vraagt_eerst)
{
  const Klokstap klok (Sneller);
  const Patroon vraag ("\n(De rijen 1[0-9] t/m 1[0-9] duren samen|Rij 1[0-9] "
                       "duurt) ongeveer [^:]*: [^:]* standen,\n"),
                slot ("\n18 +2471100877301 +- +26939 +[0-9.]+\n$");
  for (const string &antwoord : { string ("n\n"), string ("x\n"), "j" + CtrlC })
  {
    const bool verder = antwoord[0] == 'n';
    Sessie sessie (string ("TegelSpel --zaad 1 --experiment spel")
                   + (verder ? "5" : "4") + ".txt");
    sessie.leesTot ("Toch doorgaan? (j of n): ");
    sessie.typ (antwoord);
    EIS_GELIJK (sessie.einde (), verder ? 0 : 130);
    const string beeld = sessie.beeld ();
    EIS_MET (!bevat (beeld, "Keuze") && !vraag.zoek (beeld).empty ()
             && slot.zoek (beeld).empty () != verder, beeld);
  }
  // Wie niet te vragen is wordt niets gevraagd.
  for (const string einde : { "< /dev/null", "| cat" })
  {
    const TijdelijkBestand script (alsWoord (padVan ("TegelSpel"))
                                   + " --tijd 60 --stil "
                                   " --experiment spel4.txt " + einde);
    Sessie sessie (string ("/bin/sh ") + script.naam ());
    sessie.typ ("\x04");
    EIS_GELIJK (sessie.einde (), 0);
    EIS_MET (!bevat (sessie.beeld (), "doorgaan"), sessie.beeld ());
  }
}

// Wie steeds op Enter drukt begint een spel.
TOETS (met_enter_begint_een_spel)
{
  for (const Kaart &kaart : kaarten ())
  {
    Sessie sessie (kaart.programma + " --kleur=nooit");
    sessie.leesTot (kaart.eersteVraag);
    sessie.typ (kaart.eersteVraag == Keuze ? "n\n" : "\n");
    for (int i = 0; i < 7; i++)
      sessie.typ ("\n");
    sessie.leesTot ("an beurt");
    sessie.leesTot (Keuze);
  }
}

//*************************************************************************
// Ctrl-C, stap voor stap

TOETS (ctrl_c_stap_voor_stap)
{
  typedef terminal::Onderbreking O;
  using Proces::apart;
  const int Fout = 1;
  const auto eis = [] (bool goed) { goed ? void () : _exit (Fout); };
  EIS_GELIJK (apart ([&]
    {
      O::luister ();
      eis (!O::stopGevraagd ());
      raise (SIGINT);
      eis (O::stopGevraagd ());
      O::vergeet ();
      eis (!O::stopGevraagd ());
      O::wacht (true);
      O::wacht (false);
      raise (SIGINT);
      eis (O::stopGevraagd ());
    }), 0);
  for (void (*werk) () : {
         +[] { O::luister (); raise (SIGINT); raise (SIGINT); },
         +[] { O::luister (); O::wacht (true); raise (SIGINT); },
         +[] { O::luister (); raise (SIGINT); O::wacht (true); } })
    EIS_GELIJK (apart (werk), 130);
  EIS_GELIJK (apart ([&]
    {
      O::luister ();
      O::vraag ("Keuze: ");
      eis (!O::antwoord ());
      O::vraag ("Keuze: ");
      raise (SIGINT);
      eis (O::antwoord ());
      raise (SIGINT);
      eis (O::stopGevraagd ());  // te laat voor de berekening:
      O::vraag ("Keuze: ");
      eis (!O::stopGevraagd () && O::antwoord ());
      O::vraag ("Keuze: ");
      raise (SIGINT);
      raise (SIGINT);
    }), 130);
  EIS_GELIJK (apart ([] { signal (SIGINT, SIG_IGN); O::luister ();
                          raise (SIGINT); raise (SIGINT); }), 0);
}
