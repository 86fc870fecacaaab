// kaart.cc: de kaart van Kalah; zie tests/kaart.h.

#include "tests/kaart.h"

using namespace std;

static const string Sessies = "tests/kalah/sessies/",
                    Voorbeelden = "spellen/kalah/voorbeelden/",
                    Bijna = Sessies + "bijna.kalah";

// Op een terminal.
static void scherm (Kaart &kaart)
{
  kaart.lang = {
    { "Kalah --los --eindspel 8 @acht", Beeld::Bezig, Beeld::CtrlC,
      "bestand [^\n]*\n +hoofdvariant\noplossen: [^\n]* per seconde\n\\^C\n"
      "(/proc[^\n]* - [^\n]*\n){7}\nAfgebroken na [^\n]*;[^\n]*\n" } };
  kaart.gesprekken = {
    { "Kalah --kleur=nooit",
      "?|n 6 1 m m|3|h 0,1 s=Goede zet: |h 6=, de beste na 6 beurten (|"
      "w 6=Tussen haakjes: geschat, na 6 beurten.|?|r 12=Na 12 beurten: |"
      "|7=is niet geldig|c m 6|t|c 4 4= wint" } };
  kaart.vragen = { { "n 6 1 m m\nl\n", "Naam van het bestand: " } };
  kaart.partij = { "Kalah", "n 6 1 m m", "3", "t 3 s" };
  kaart.kleur = { Bijna, "c 2 m\n", "\033[38;5;243;4m0\033[0m", "c m m\nt\n" };
}

static Kaart kaart ()
{
  Kaart kaart ("kalah", "Kalah");
  kaart.bestand = kaart.stand = Voorbeelden + "slag.kalah";
  kaart.bestanden = { { "acht", "Kalah 1\nkuiltjes 8 8 8 8 8 8 0 "
                                "8 8 8 8 8 8 0\nbegint 1\n" } };
  kaart.kort = { { "Kalah --stil", "1 6 1 m 9\n1\nh 4\nc 6 6\ns\n3\n",
                   "Goede zet: 1, " } };
  kaart.wijzen = { Bijna, "--los --eindspel 2 " + Bijna };
  kaart.opties = { { "--los", ".." }, { "--zetten", "-+" }, { "--na 5", "++" },
    { "--csv", "-+" }, { "--tijd 86400", "oo" }, { "--geheugen 9", "-o" },
    { "--eindspel 2", "-o" }, { "--kleur=altijd", "+o" }, { "--stil", "oo" } };
  kaart.sessies = { "verkeerde_antwoorden" };
  kaart.zaad = Voorbeelden + "*.kalah " + Sessies + "*.kalah";
  kaart.kleine = { { Voorbeelden + "slag.kalah", "" },
                   { Sessies + "einde.kalah", "" } };
  kaart.klein = { { "terminal/sterkte.h", "MaxDiepte = 40",
                    "MaxDiepte = 2" } };
  scherm (kaart);
  return kaart;
}

static const Inschrijving inschrijving (kaart ());
