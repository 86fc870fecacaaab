// toets_namen.cc: een naam die iemand bij make noemt is een naam, welk teken er
// ook in staat, in elk doel dat er een neemt. Wat ingeleverd wordt heet soms
// zoals een ander het wil.

#include "tests/programma.h"

#include <sys/stat.h>

using namespace std;

// Namen zoals een browser, een mens, een ander systeem of een kwaadwillende ze
// geeft.
static const vector<string> Namen = {
  "Jan Jansen", "spel(1).txt", "prijs $5", "$HOME", "$$", "it's", "a\"b",
  "a\\b\\", "#1;x & y", "werk$(shell touch GEHACKT)", "$(touch GEHACKT)",
  "`touch GEHACKT`", "'; touch GEHACKT; '", "$(error x)", "${MAKE}", "%.o",
  "[a-z]*?", "~", "-rf", "--eval=x", "a=b", "a:b", "caf\xc3\xa9", "\xff",
  "twee  spaties ", "een\nregel", "\x1b[2J", "{a,b}", "!x" };

// De doelen die een naam nemen, elk met haar variabele; bij nakijken komt de
// map van de uitvoer erbij.
static const vector<pair<string,string> > Doelen = {
  { "nakijken", "INZENDING" }, { "nakijken-alle", "MAP" },
  { "vergelijk", "INZENDING" }, { "vergelijk", "SPEL" },
  { "naspelen", "MISSER" }, { "boom-begin", "SPEL" },
  { "boom-samen", "SPEL" }, { "boom-slurm", "SPEL" }, { "boom", "SPEL" } };

// Een programma dat opschrijft hoe het aangeroepen is; het keurt niets.
static const string Schrijft = "#!/bin/sh\n"
  "for woord do printf '<%s>' \"$woord\"; done >> \"$GEROEPEN\"\n"
  "echo x\n"
  "[ \"$1\" != een ] || exit 3\n";

// Draai make met dat programma in plaats van de bank, boom/Taken en Slurm, in
// een map waar niets gebouwd is: wat er nodig is staat er, en is leeg.
// Parameters:
// * map: daar komt alles in
// * doel, keuzen: wat er achter make staat
// Retourneert: wat er opgeschreven is
static string maak (const TijdelijkeMap &map, const string &doel,
                    const vector<string> &keuzen)
{
  const string bouw = map.pad ("bouw");
  mkdir (bouw.c_str (), 0700);
  for (const char *naam : { "bouw/tegelspel.o", "bouw/standaard.o" })
    map.schrijf (naam, "");
  for (const char *naam : { "schrijft", "sbatch" })
  {
    map.schrijf (naam, Schrijft);
    chmod (map.pad (naam).c_str (), 0700);
  }
  const string schrijft = map.pad ("schrijft");
  vector<string> woorden = { "/usr/bin/env", "-u", "MAKEFLAGS", "-u",
    "MFLAGS", "GEROEPEN=" + map.pad ("geroepen"),
    "PATH=" + map.pad ("") + ":" + getenv ("PATH"), "make", "-s", "-j1", doel,
    "BOUW=" + bouw, "NAKIJK=" + schrijft, "NAKIJKDELEN=",
    "VERGELIJK=" + schrijft, "VERGELIJKDELEN=", "BOOMPROGRAMMA=" + schrijft,
    "BOOM=" + map.pad ("boom") };
  woorden.insert (woorden.end (), keuzen.begin (), keuzen.end ());
  const Afloop afloop = Proces::draai (woorden, "");
  EIS_MET (bestaat (map.pad ("geroepen")), afloop.fouten);
  return inhoudVan (map.pad ("geroepen"));
}

// Er is niets uitgevoerd van wat er in een naam staat.
static void eisNietUitgevoerd (const TijdelijkeMap &map)
{
  for (const string &hier : { string ("GEHACKT"), map.pad ("GEHACKT") })
    EIS_MET (!bestaat (hier) || remove (hier.c_str ()) != 0, hier);
}

// Noem bij een doel een map of bestand met een vreemde naam.
static void noem (const string &doel, const string &variabele,
                  const string &naam)
{
  const TijdelijkeMap map;
  const string pad = map.pad (naam), uit = map.pad ("uit " + naam);
  if (variabele == "SPEL" || variabele == "MISSER")
    map.schrijf (naam, "x");
  else
    mkdir (pad.c_str (), 0700);
  if (variabele == "MAP")
    mkdir ((pad + "/" + naam).c_str (), 0700);
  const string waar = doel + " " + variabele + "=" + naam + ": ",
    geroepen = maak (map, doel, { variabele + "=" + pad, "UITVOERMAP=" + uit });
  EIS_MET (bevat (geroepen, "<" + pad + ">")
           || bevat (geroepen, "<" + pad + "/" + naam + ">"), waar << geroepen);
  EIS_MET (variabele != "MAP" || bevat (geroepen, "<" + uit + "/"),
           waar << geroepen);
  eisNietUitgevoerd (map);
}

// Elk doel krijgt een deel van de namen, en elke naam een deel van de doelen.
TOETS (een_naam_is_een_naam)
{
  for (size_t d = 0; d < Doelen.size (); d++)
    for (size_t i = d % 5; i < Namen.size (); i += kort () ? 8 : 5)
      noem (Doelen[d].first, Doelen[d].second, Namen[i]);
}

TOETS (het_spel_van_een_proef)
{
  for (size_t i = 0; i < Namen.size (); i += 2)
  {
    const string naam = Namen[i];
    const TijdelijkeMap map;
    map.schrijf (naam, "x");
    const Afloop afloop = Proces::draai ({ "/usr/bin/env", "-u", "MAKEFLAGS",
      "-u", "MFLAGS", "make", "-n", "proef", "BOUW=" + map.pad (""),
      "SPEL=" + map.pad (naam) }, "");
    EIS_MET (bevat (afloop.uitvoer, "eigen.sh \"$SPEL\""), afloop.fouten);
    map.schrijf ("teken", Schrijft);
    chmod (map.pad ("teken").c_str (), 0700);
    Proces::draai ({ "/usr/bin/env", "GEROEPEN=" + map.pad ("geroepen"),
      "/bin/sh", "verslag/gereedschap/eigen.sh", map.pad (naam), map.pad ("") },
      "");
    EIS (bevat (inhoudVan (map.pad ("geroepen")), "<" + map.pad (naam) + ">"));
    eisNietUitgevoerd (map);
  }
}

// Waar niets te schrijven is zeggen een zin en de exitcode dat.
TOETS (een_proef_waar_niets_te_schrijven_is)
{
  const TijdelijkeMap map;
  map.schrijf ("proef", "van iemand");
  const Afloop afloop = Proces::draai ({ "/bin/sh",
    "verslag/gereedschap/eigen.sh", "spel1.txt", map.pad ("") }, "");
  EIS_MET (afloop.exitcode == 3
           && bevat (afloop.fouten, "is niets te schrijven"), afloop.fouten);
  EIS_GELIJK (inhoudVan (map.pad ("proef")), "van iemand");
}

// Wat iemand in proef.tex schreef blijft staan bij een tweede keer.
TOETS (een_eigen_proef_blijft_staan)
{
  const TijdelijkeMap map;
  const vector<string> opdracht = { "/bin/sh", "verslag/gereedschap/eigen.sh",
                                    "spel1.txt", map.pad ("") };
  map.schrijf ("teken", "#!/bin/sh\n");
  chmod (map.pad ("teken").c_str (), 0700);
  Proces::draai (opdracht, "");
  const string proef = "proef/spel1/proef.tex";
  EIS_GELIJK (inhoudVan (map.pad (proef)), inhoudVan ("verslag/proef.tex"));
  map.schrijf (proef, "mijn verslag");
  Proces::draai (opdracht, "");
  EIS_GELIJK (inhoudVan (map.pad (proef)), "mijn verslag");
}
