// kaart.cc: de kaart van Domineren; zie tests/kaart.h.

#include "tests/kaart.h"

using namespace std;

static const string Voorbeeld = "spellen/domineren/voorbeelden/spel0.in";

// Op een terminal.
static void scherm (Kaart &kaart)
{
  const string grens = " [^\n]* standen; [^\n]* per seconde\n"
                       "\\^C\nAfgebroken na [^\n]*\n";
  kaart.lang = {
    { "Domineren --tijd 0 --stil --los @d5 @i9", "Herman", Beeld::CtrlC,
      Beeld::NaEenRij },
    { "Domineren --los --tijd 86400 @i9", Beeld::Bezig, Beeld::CtrlC,
      "bestand [^\n]*\nwinnaar, max 86400 s: nog hoogstens" + grens },
    { "Domineren --los @i9", Beeld::Bezig, Beeld::CtrlC,
      "bestand [^\n]*\nwinnaar:" + grens } };
  kaart.gesprekken = {
    { "Domineren --kleur=nooit",
      "?|1 6 6 m m|h=Beste zet: |r= wint, ||"
      "t=Er is geen zet|c13=kan niet|C12|c m g|a34|T|c t g|n 26 9|w|"
      "a12" } };
  kaart.vragen = { { "1 4\n", "Aantal rijen (1 t/m 9) [8]: " } };
  kaart.partij = { "Domineren", "n 6 6 m m", "a12", "s" };
  kaart.kleur = { Voorbeeld, "c m b\n",
    "3 |_\033[38;5;231;48;5;21;4mH\033[0m___"
    "\033[38;5;231;48;5;21;4mH\033[0m_|", "c m m\na45\n" };
}

// Het fuzzen: op een klein bord, met kleine tabellen voor het zoeken.
static void fuzzen (Kaart &kaart)
{
  const string map = "spellen/domineren", zoek = map + "/zoek/";
  kaart.zaad = map + "/voorbeelden/*.in";
  kaart.kleine = { { "spel0.in", "c3\n2\na12\nbc1\n" },
                   { "fout.in", "c3\n1\nab1\n" } };
  kaart.fuzzopties = { "--tijd", "0" };
  kaart.klein = {
    { zoek + "stukken.h", "MeesteVakjes = 14", "MeesteVakjes = 4" },
    { zoek + "banden.h", "MaxBreedte = 10", "MaxBreedte = 2" },
    { map, "MaxBreedte = 26", "MaxBreedte = 4" },
    { map, "MaxHoogte = 9", "MaxHoogte = 4" },
    { map, "1536u * 1024 * 1024", "64 * 1024" } };
}

static Kaart kaart ()
{
  Kaart kaart ("domineren", "Domineren");
  kaart.bestand = Voorbeeld;
  kaart.stand = "@e5";
  kaart.bestanden = { { "d5", "d5\n0\n" }, { "e5", "e5\n0\n" },
                      { "i9", "i9\n0\n" } };
  kaart.kort = {
    { "Domineren --stil --los " + Voorbeeld, "", "Herman    Herman" },
    { "Domineren --stil", "1 5 4 m m\nh\nr\ns\n3\n",
      "zo verder. Vera begint" } };
  kaart.wijzen = { Voorbeeld, "--los " + Voorbeeld };
  kaart.opties = { { "--los", ".." }, { "--zetten", "-+" },
    { "--na ab1", "++" }, { "--csv", "-+" }, { "--tijd 86400", "oo" },
    { "--kleur=altijd", "+o" }, { "--stil", "oo" } };
  kaart.sessies = { "verkeerde_antwoorden" };
  scherm (kaart);
  fuzzen (kaart);
  return kaart;
}

static const Inschrijving inschrijving (kaart ());
