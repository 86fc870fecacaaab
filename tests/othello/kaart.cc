// kaart.cc: de kaart van Othello; zie tests/kaart.h.

#include "tests/kaart.h"

using namespace std;

// Op een terminal.
static void scherm (Kaart &kaart)
{
  kaart.lang = {
    { "Othello --stil --los @uit @acht @uit", "/proc", Beeld::CtrlC,
      "[^\n]*\n/proc[^\n]*\n\\^C\n/proc[^\n]* - [^\n]*\n[^\n]* bepaald[.]\n"
      "[^\n]*\n[^\n]*\n\nAfgebroken na [^\n]*\n" } };
  kaart.eersteVraag = "Aantal rijen (even, 2 t/m 20) [8]: ";
  kaart.gesprekken = {
    { "Othello --zaad 1 --kleur=nooit",
      ". . . .|?|f5|h=Goede zet: |w=Tussen haakjes: geschat, na |"
      "r=gaat het zo verder. |D 6|a1=A1|t|c m 2|1|t" } };
  kaart.vragen = { { "4\n", "Aantal kolommen (even, 2 t/m 20) [8]: " } };
  kaart.partij = { "Othello", "x\nn 6 6 m m", "1", "S" };
  kaart.kleur = { "@vier", "c m 2\na2\n",
    "1 \033[38;5;16;48;5;252;4mW\033[0m . . .", "c m m\nb1\n" };
}

// Het fuzzen: hoogstens 4 bij 4.
static void fuzzen (Kaart &kaart)
{
  const string map = "spellen/othello";
  kaart.zaad = "";
  kaart.kleine = {
    { "rij.othello", "2 4\n.WZ.\n.ZW.\nZ\nzet A1\nzet A2\nspelers m g\n" },
    { "leeg.othello", "4 4\n....\n.WZ.\n.ZW.\n....\nW\n" } };
  kaart.klein = { { map, "MaxMaat = 20", "MaxMaat = 4" },
    { map, "GewoneMaat = 8", "GewoneMaat = 4" },
    { map, "Proeven = 1000", "Proeven = 2" },
    { map, "VaakGenoeg = 10000;", "VaakGenoeg = 10;" },
    { map, "Weinig = 10,", "Weinig = 4," },
    { map + "/main.cc", "kolommen, zoek::GeheugenGrens,",
      "kolommen, 1 << 16," } };
}

static Kaart kaart ()
{
  const string leeg = "........ ........ ........ ";
  Kaart kaart ("othello", "Othello");
  kaart.stand = "@vier";
  kaart.bestanden = { { "uit", "2 2\nWZ\nZW\nZ\n" },
    { "vier", "4 4\n....\n.WZ.\n.ZW.\n....\nZ\n" },
    { "acht", "8 8\n" + leeg + "...WZ... ...ZW... " + leeg + "Z\n" } };
  kaart.kort = { { "Othello", "4 4\nm\nm\nv\nt\nh\ns\n",
                   "44 064 vervolgpartijen" } };
  kaart.wijzen = { "@vier", "--los @vier" };
  kaart.opties = { { "--los", ".." }, { "--na a2", "++" },
    { "--zetten", "-+" }, { "--csv", "-+" }, { "--tijd 86400", "oo" },
    { "--geheugen 9", "-o" }, { "--kleur=altijd", "+o" }, { "--stil", "oo" } };
  kaart.sessies = { "verkeerd" };
  scherm (kaart);
  fuzzen (kaart);
  return kaart;
}

static const Inschrijving inschrijving (kaart ());
