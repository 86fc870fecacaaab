// kaart.cc: de kaart van Aqualin; zie tests/kaart.h.

#include "tests/kaart.h"

using namespace std;

static const string Map = "spellen/aqualin/", Spel = Map + "spel2.txt",
                    Grootste = "tests/aqualin/sessies/grootste.txt";

// Op een terminal.
static void scherm (Kaart &kaart)
{
  kaart.lang = {
    { "Aqualin --los --snel " + Grootste, Beeld::Bezig, Beeld::CtrlC,
      Beeld::Afgebroken },
    { "Aqualin --los " + Grootste, Beeld::Bezig, Beeld::CtrlC,
      Beeld::Afgebroken },
    { "Aqualin --experiment 3", Beeld::Bezig, Beeld::CtrlC,
      ".*\n10 10 [^\n]*\n\nAfgebroken na [^\n]* van de 100 partijen "
      "bekeken; .*" } };
  kaart.gesprekken = {
    { "Aqualin --zaad 1 " + Spel,
      "3|4|5|6|7|8|10|w=(2,0)  2 *|h=Beste zet: (2,0): winst met 2 punten.|"
      "r= als grootste cluster: score 2.|12=214 617|?||t=geen zet|"
      "0 5=speler 0 heeft |0,5|(0, 4)|c m b|2,0|T|c c c|t" },
    { "Aqualin --zaad 1 " + Grootste, "5|12|c m g|8,4|t" } };
  kaart.vragen = { { "1 4 5 6\n", "op het bord liggen (0 t/m 20) [0]: " } };
  kaart.partij = { "Aqualin " + Spel, "?", "0,4", "9" };
  kaart.kleur = { "@bijna", "c m c\n6,1\n", ";4m", "c m m\n7,1\n" };
}

// Het fuzzen: op een klein bord.
static void fuzzen (Kaart &kaart)
{
  kaart.zaad = Map + "spel*.txt tests/aqualin/sessies/*.txt";
  kaart.kleine = { { "spel2.txt", "2 2 0 1 2 3 2 3 2 1 0 0 2 1\n" } };
  kaart.klein = { { "spellen/aqualin", "MaxHoogte = MaxDimensie",
                    "MaxHoogte = 3" },
    { "spellen/aqualin", "MaxBreedte = MaxDimensie", "MaxBreedte = 2" },
    { "spellen/aqualin", "NrSimulaties = 100", "NrSimulaties = 2" },
    { "spellen/aqualin", "AantalSpellen = 100", "AantalSpellen = 2" } };
}

static Kaart kaart ()
{
  Kaart kaart ("aqualin", "Aqualin");
  kaart.bestand = Spel;
  kaart.stand = Map + "spel1.txt";
  kaart.bestanden = { { "bijna",
    "2 10 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 2 "
    "0 2 4 6 8 10 12 14 16 18 1 3 5 7 9 11 13 15 17 19 16 2 2\n" } };
  kaart.kort = {
    { "Aqualin --stil --los " + Spel, "", " 214617 " },
    { "Aqualin --stil --los --snel " + Spel, "", "2  (2,0) " },
    { "Aqualin --stil", "2 " + Spel + "\n10\n5\n12\n9\n6\n",
      "complete boom: 214 617" } };
  kaart.wijzen = { kaart.stand, "--los " + kaart.stand, "--experiment 1" };
  kaart.opties = {
    { "--los", "..-" }, { "--experiment 1", ".-." }, { "--snel", "-+-" },
    { "--zetten", "-+-" }, { "--zetten --diepte 2", "-+-" },
    { "--diepte 2", "---" }, { "--na 0,0", "++-" }, { "--csv", "-+." },
    { "--tijd 86400", "-o." }, { "--kleur=altijd", "+o." },
    { "--stil", "oo." } };
  kaart.sessies = { "verkeerde_antwoorden", "uitgespeeld" };
  scherm (kaart);
  fuzzen (kaart);
  return kaart;
}

static const Inschrijving inschrijving (kaart ());
