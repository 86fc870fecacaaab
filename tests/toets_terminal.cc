// toets_terminal.cc: de programma's op een terminal van 80 bij 24. Elk antwoord
// staat met de vraag samen op het scherm; Ctrl-C breekt een berekening af; en
// ook met de voortgang tussen de uitvoer is het scherm netjes.

#include "tests/bestand.h"
#include "tests/patroon.h"
#include "tests/sessie.h"
#include "terminal/onderbreking.h"

#include <cmath>
#include <csignal>
#include <functional>

using namespace std;

static const string CtrlC = "\x03";

// Een programma, en wat iemand ermee doet.
struct Opdracht
{
  string opdracht;          // het programma en zijn argumenten
  string tot;               // tot dit er staat wordt er gelezen, en
  string tijdens;           // dan wordt dit getypt
  Patroon beeld;            // wat er aan het eind op het scherm staat
};

// Een spel van TegelSpel met een boom van meer dan 8 * 10^18 standen, die toch
// zo geteld is: er is steeds hoogstens een tegel van elke kleur te nemen.
static string eindeloosSpel ()
{
  string inhoud;
  for (int i = 0; i < 75; i++)
    inhoud += i % 3 == 1 || i % 5 == 0 ? 'b' : 'g';
  inhoud += " 3 1 10 6";
  for (int i = 0; i < 20; i++)
    inhoud += " 0 0";
  return inhoud + " 0";
}

// Parameter:
// * bestand: geeft de naam van een bestand met deze inhoud
static vector<Opdracht> opdrachten
  (const function<string (const string &)> &bestand)
{
  const string bezig = " per seconde\r\n", groot = bestand (eindeloosSpel ()),
    klein = bestand ("d5\n0\n"), uit = bestand ("2 2\nWZ\nZW\nZ\n"),
    acht = "........ ........ ........ ",
    lang = bestand ("8 8\n" + acht + "...WZ... ...ZW... " + acht + "Z\n");
  const Patroon afgebroken ("(.*\n)?[^\n]* per seconde\n"
                            "\\^C\nAfgebroken na [^\n]*;[^\n]*\n"),
    oplossen ("bestand [^\n]*\n +hoofdvariant\n"
              "oplossen: [^\n]* per seconde\n"
              "\\^C\n"
              "(/proc[^\n]* - [^\n]*\n){7}\nAfgebroken na [^\n]*;"
              "[^\n]*\n"),
    stil ("bestand [^\n]*seconden rekentijd\n\\^C\nAfgebroken na [^\n]*\n"),
    tabel ("bestand       score    zet       standen    seconden rekentijd\n"
           "spel3.txt         3  \\(1,g\\)       1356544 [^\n]*\n"),
    eerste ("[^\n]*\n/proc[^\n]*\n\\^C\nAfgebroken na [^\n]*\n"),
    rij (".*\n10 10 [^\n]*\n\nAfgebroken na [^\n]* van de 100 partijen "
         "bekeken; .*"),
    omvang ("omvang: [^\n]* verschillende standen; [^\n]* per seconde\n"
            "\\^C\nAfgebroken na [^\n]*;( |\n)nog niet af\\.\n"),
    grens ("bestand [^\n]*\nwinnaar, max 86400 s: [^\n]* standen; [^\n]* per "
           "seconde\n\\^C\nAfgebroken na [^\n]*\n"),
    zonderGrens ("bestand [^\n]*\nwinnaar: [^\n]* standen; [^\n]* per "
                 "seconde\n\\^C\nAfgebroken na [^\n]*\n");
  vector<Opdracht> alle = {
    { "TegelSpel --los --snel tests/tegelspel/sessies/grootste.txt", bezig,
      CtrlC, afgebroken },
    { "Aqualin --los --snel tests/aqualin/sessies/grootste.txt", bezig, CtrlC,
      afgebroken },
    { "Kalah --los --eindspel 8 " + bestand ("Kalah 1\nkuiltjes 8 8 8 8 8 8 0 "
        "8 8 8 8 8 8 0\nbegint 1\n"),
      bezig, CtrlC, oplossen },
    { "TegelSpel --los " + groot, bezig, CtrlC, afgebroken },
    { "TegelSpel --los --stil " + groot, "rekentijd", CtrlC, stil },
    { "Domineren --tijd 0 --stil --los " + klein + " " + bestand ("i9\n0\n"),
      "Herman", CtrlC, eerste },
    { "Othello --stil --los " + uit + " " + lang + " " + uit, uit, CtrlC,
      eerste },
    { "Aqualin --experiment 3", bezig, CtrlC, rij },
    { "Taken --verdeel 9 tests/tegelspel/sessies/grootste.txt", bezig, CtrlC,
      omvang },
    { "Domineren --los --tijd 86400 " + bestand ("i9\n0\n"), bezig, CtrlC,
      grens },
    { "Domineren --los " + bestand ("i9\n0\n"), bezig, CtrlC, zonderGrens },
    { "Aqualin --los tests/aqualin/sessies/grootste.txt", bezig, CtrlC,
      afgebroken } };
  if (!kort ())
    alle.push_back ({ "TegelSpel --los spel3.txt", " %, nog ", "", tabel });
  return alle;
}

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
  vector< unique_ptr<TijdelijkBestand> > bestanden;
  const vector<Opdracht> alle = opdrachten ([&] (const string &inhoud)
  {
    bestanden.emplace_back (new TijdelijkBestand (inhoud));
    return bestanden.back ()->naam ();
  });
  for (const Opdracht &opdracht : alle)
  {
    Sessie sessie (opdracht.opdracht);
    sessie.leesTot (opdracht.tot);
    sessie.typ (opdracht.tijdens);
    EIS_MET (sessie.einde () == (opdracht.tijdens.empty () ? 0 : 130),
             sessie.alles ());
    EIS_MET (hoofdletter.zoek (sessie.alles ()).empty (), sessie.alles ());
    EIS_MET (!opdracht.beeld.heel (sessie.beeld ()).empty (), sessie.beeld ());
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

// Een programma met zijn argumenten, en wat iemand erin typt: regels, met een
// streep ertussen, en achter een = wat er dan te lezen is.
struct Spel
{
  string opdracht, regels;
};

static vector<Spel> spellen ()
{
  const string aqualin = "spellen/aqualin/spel2.txt",
               vol = "tests/aqualin/sessies/grootste.txt";
  return {
    { "Aqualin --zaad 1 " + aqualin,
      "3|4|5|6|7|8|10|w=(2,0)  2 *|h=Beste zet: (2,0): winst met 2 punten.|"
      "r= als grootste cluster: score 2.|12=214 617|?||t=geen zet|"
      "0 5=speler 0 heeft |0,5|(0, 4)|c m b|2,0|T|c c c|t" },
    { "Aqualin --zaad 1 " + vol, "5|12|c m g|8,4|t" },
    { "Domineren --kleur=nooit",
      "?|1 6 6 m m|h=Beste zet: |r= wint, ||"
      "t=Er is geen zet|c13=kan niet|C12|c m g|a34|T|c t g|n 26 9|w|"
      "a12" },
    { "Kalah --kleur=nooit",
      "?|n 6 1 m m|3|h 0,1 s=Goede zet: |h 6=, de beste na 6 beurten (|"
      "w 6=Tussen haakjes: geschat, na 6 beurten.|?|r 12=Na 12 beurten: |"
      "|7=is niet geldig|c m 6|t|c 4 4= wint" },
    { "Othello --zaad 1 --kleur=nooit",
      ". . . .|?|f5|h=Goede zet: |w=Tussen haakjes: geschat, na |"
      "r=gaat het zo verder. |D 6|a1=A1|t|c m 2|1|t" },
    { "TegelSpel --zaad 1 spel3.txt",
      "1|4|5|6|7|9|w=(1,g)  3 *|h=Beste zet: (1,g): winst met 3 rijen.|"
      "r= volle rijen: score 3.|11|?||t=geen zet|0x=Typ een keuze|1g|"
      "0 B=5 tegels van die kleur samen|1 G|c b m|2g|t|c b b|t" } };
}

// Na elke regel is alles wat erop volgt te zien, met de volgende vraag; niet
// als de computer alle zetten doet, tot het eind. Alles wat er dan staat zeggen
// de sessies van elk spel.
TOETS (elk_antwoord_staat_op_het_scherm)
{
  const Klokstap klok (Sneller);
  for (const Spel &spel : spellen ())
  {
    Sessie sessie (spel.opdracht);
    sessie.leesTot (spel.opdracht[0] == 'O' ? "[8]: " : Keuze);
    istringstream regels (spel.regels);
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

// Bij een vraag gaat Ctrl-C terug naar het menu: wat er op die regel getypt is
// vervalt, er is niets gedaan, en wat er dan getypt wordt is een keuze. Daarna
// begint het tellen opnieuw.
TOETS (ctrl_c_bij_een_vraag_kost_niets)
{
  const string nogEens = "Nog een keer Ctrl-C stopt het programma.\r\n" + Keuze;
  const vector< vector<string> > vragen = {  // programma, getypt, vraag
    { "TegelSpel", "1 spel1.txt\n2 0\n", "Kleur (g of b): " },
    { "TegelSpel", "1 spel1.txt\nb spel1\n", "Overschrijven? (j of n): " },
    { "TegelSpel", "n 2\n", "N (1 t/m 5) [4]: " },
    { "Aqualin", "1 4 5 6\n", "op het bord liggen (0 t/m 20) [0]: " },
    { "Domineren", "1 4\n", "Aantal rijen (1 t/m 9) [8]: " },
    { "Kalah", "n 6 1 m m\nl\n", "Naam van het bestand: " } };
  for (const auto &vraag : vragen)
  {
    Sessie sessie (vraag[0]);
    sessie.leesTot (Keuze);
    sessie.typ (vraag[1]);
    sessie.leesTot (vraag[2]);
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
}

// Wie stopt met een spel met zetten die niet bewaard zijn krijgt een vraag, hoe
// die keuze er ook kwam; een spel zonder, of dat bewaard is, is meteen uit.
TOETS (zetten_gaan_niet_ongevraagd_verloren)
{
  const string vraag = "Toch stoppen met dit spel? (j of n): ";
  const vector< vector<string> > spellen = {  // programma, begin, zet, stoppen
    { "TegelSpel spel1.txt", "?", "0g", "8" },
    { "Aqualin spellen/aqualin/spel2.txt", "?", "0,4", "9" },
    { "Domineren", "n 6 6 m m", "a12", "s" },
    { "Kalah", "n 6 1 m m", "3", "t 3 s" },
    { "Othello", "x\nn 6 6 m m", "1", "S" } };
  for (const auto &spel : spellen)
  {
    const TijdelijkeMap map;
    Sessie sessie (spel[0] + " --stil");
    sessie.leesTot (spel[0] == "Othello" ? "[8]: " : Keuze);
    sessie.typ (spel[1] + "\n");
    sessie.leesTot ("stand tekenen");
    sessie.leesTot (Keuze);
    sessie.antwoord (spel[2], Keuze);
    EIS (bevat (sessie.antwoord (spel[3], vraag),
                "Er zijn zetten die niet bewaard zijn; b bewaart ze."));
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
  const TijdelijkBestand othello ("4 4\n....\n.WZ.\n.ZW.\n....\nZ\n"),
    aqualin ("2 10 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 2 "
             "0 2 4 6 8 10 12 14 16 18 1 3 5 7 9 11 13 15 17 19 16 2 2\n");
  struct Proef { string programma, bestand, invoer, streep, daarna; };
  const string geel = "\033[38;5;16;48;5;226", blauw = "\033[38;5;231;48;5;21";
  for (const Proef &spel : vector<Proef> {
         { "TegelSpel", "spel1.txt", "c m b\n0g\n",
           "3: " + geel + "mgg\033[0m" + geel + ";4mg\033[0m..\n",
           "c m m\n0b\n" },
         { "Aqualin", aqualin.naam (), "c m c\n6,1\n", ";4m",
           "c m m\n7,1\n" },
         { "Domineren", "spellen/domineren/voorbeelden/spel0.in", "c m b\n",
           "3 |_" + blauw + ";4mH\033[0m___" + blauw + ";4mH\033[0m_|",
           "c m m\na45\n" },
         { "Kalah", "tests/kalah/sessies/bijna.kalah", "c 2 m\n",
           "\033[38;5;243;4m0\033[0m", "c m m\nt\n" },
         { "Othello", othello.naam (), "c m 2\na2\n",
           "1 \033[38;5;16;48;5;252;4mW\033[0m . . .", "c m m\nb1\n" } })
  {
    const Programma programma (spel.programma);
    const auto draai = [&] (const string &kleur, const string &invoer)
    {
      return programma.uitvoer ({ "--stil", "--zaad", "1", "--kleur=" + kleur,
                                  spel.bestand }, invoer);
    };
    const string met = draai ("altijd", spel.invoer + spel.daarna),
                 eerst = draai ("altijd", spel.invoer);
    EIS_GELIJK (zonderKleuren (met),
                draai ("nooit", spel.invoer + spel.daarna));
    EIS_MET (bevat (eerst, spel.streep), eerst);
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
  for (const string naam : { "TegelSpel", "Aqualin", "Domineren", "Kalah",
                             "Othello" })
  {
    Sessie sessie (naam + " --kleur=nooit");
    sessie.leesTot (": ");
    sessie.typ (naam == "Othello" ? "\n" : "n\n");
    for (int i = 0; i < 7; i++)
      sessie.typ ("\n");
    sessie.leesTot (naam == "Kalah" ? "(aan beurt)" : "Aan beurt");
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
