// kaart.cc: de kaart van TegelSpel; zie tests/kaart.h.

#include "tests/kaart.h"

using namespace std;

// Een spel met een boom van meer dan 8 * 10^18 standen, die toch zo geteld is:
// er is steeds hoogstens een tegel van elke kleur te nemen.
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

// Op een terminal.
static void scherm (Kaart &kaart)
{
  const string grootste = "tests/tegelspel/sessies/grootste.txt";
  kaart.lang = {
    { "TegelSpel --los --snel " + grootste, Beeld::Bezig, Beeld::CtrlC,
      Beeld::Afgebroken },
    { "TegelSpel --los @eindeloos", Beeld::Bezig, Beeld::CtrlC,
      Beeld::Afgebroken },
    { "TegelSpel --los --stil @eindeloos", "rekentijd", Beeld::CtrlC,
      "bestand [^\n]*seconden rekentijd\n\\^C\n[^\n]* - +- [^\n]*\n"
      "\nAfgebroken na [^\n]*\n" },
    { "TegelSpel --teken --diepte 100 spel4.txt", "tekenen: ", Beeld::CtrlC,
      "(.*\n)?tekenen: [^\n]* per seconde\n\\^C\nAfgebroken na [^\n]*\n" },
    { "Taken --verdeel 9 " + grootste, Beeld::Bezig, Beeld::CtrlC,
      "omvang: [^\n]* verschillende standen; [^\n]* per seconde\n"
      "\\^C\nAfgebroken na [^\n]*;( |\n)nog niet af\\.\n" },
    { "TegelSpel --los spel3.txt", " %, nog ", "",
      "bestand       score    zet       standen    seconden rekentijd\n"
      "spel3.txt         3  \\(1,g\\)       1356544 [^\n]*\n" } };
  kaart.gesprekken = {
    { "TegelSpel --zaad 1 spel3.txt",
      "1|4|5|6|7|9|w=(1,g)  3 *|h=Beste zet: (1,g): winst met 3 rijen.|"
      "r= volle rijen: score 3.|11|?||t=geen zet|0x=Typ een keuze|1g|"
      "0 B=5 tegels van die kleur samen|1 G|c b m|2g|t|c b b|t" } };
  kaart.vragen = {
    { "1 spel1.txt\n2 0\n", "Kleur (g of b): " },
    { "1 spel1.txt\nb spel1\n", "Overschrijven? (j of n): " },
    { "n 2\n", "N (1 t/m 5) [4]: " } };
  kaart.partij = { "TegelSpel spel1.txt", "?", "0g", "8" };
  kaart.kleur = { "spel1.txt", "c m b\n0g\n",
    "3: \033[38;5;16;48;5;226mgg\033[0m\033[38;5;16;48;5;226;4mg\033[0m..\n",
    "c m m\n0b\n" };
}

// Het fuzzen.
static void fuzzen (Kaart &kaart)
{
  const string sessies = "tests/tegelspel/sessies/";
  kaart.zaad = "spel*.txt " + sessies + "*.txt";
  kaart.kleine = { { "spel1.txt", "gbbgg 2 1 2 2 0 0 0 0 0 0 0 0 0\n" } };
  for (const char *naam : { "kort", "einde", "pot", "rij", "rest" })
    kaart.kleine.push_back ({ sessies + naam + ".txt", "" });
  kaart.fuzzopties = { "--simulaties", "2" };
  kaart.klein = { { "main.cc", "MeesteTegels = 200", "MeesteTegels = 8" },
    { "constantes.h", "NrSimulaties = 100", "NrSimulaties = 2" } };
}

static Kaart kaart ()
{
  Kaart kaart ("tegelspel", "TegelSpel");
  kaart.bestand = kaart.stand = "spel1.txt";
  kaart.bestanden = { { "eindeloos", eindeloosSpel () } };
  kaart.kort = {
    { "TegelSpel --stil --los spel1.txt", "", " 10020 " },
    { "TegelSpel --stil --los --snel spel1.txt", "", "0  (0,b) " },
    { "TegelSpel --stil --zaad 1 --experiment spel1.txt", "", "snelseconden" },
    { "TegelSpel --stil", "1 spel1.txt\n5\n6\n11\n9\n8\n2\n",
      "Beste score: 0" } };
  kaart.wijzen = { "spel1.txt", "--los spel1.txt", "--experiment spel1.txt",
                   "--goed spel1.txt", "--teken spel1.txt" };
  kaart.opties = {
    { "--los", "..---" }, { "--experiment", ".-.--" }, { "--goed", ".--.-" },
    { "--teken", ".---." }, { "--snel", "-+---" }, { "--zetten", "-+---" },
    { "--zetten --diepte 2", "-+---" }, { "--diepte 2", "----+" },
    { "--na 0b", "++--+" }, { "--csv", "-+++-" }, { "--tijd 86400", "-ooo-" },
    { "--simulaties 7", "o--o-" }, { "--kleur=altijd", "+oooo" },
    { "--stil", "ooooo" } };
  kaart.sessies = { "verkeerde_antwoorden", "uitgespeeld" };
  scherm (kaart);
  fuzzen (kaart);
  return kaart;
}

static const Inschrijving inschrijving (kaart ());
