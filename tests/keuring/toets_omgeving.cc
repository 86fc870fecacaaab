// toets_omgeving.cc: op een andere computer komt er hetzelfde uit: met een
// andere taal, een andere tijdzone, andere rechten van wat er gemaakt wordt.

#include "tests/programma.h"

using namespace std;

// Een omgeving, als woorden voor env.
typedef vector<string> Omgeving;

// De Nederlandse taal, gemaakt met localedef; leeg als dat hier niet kan.
static Omgeving nederlands (const TijdelijkeMap &map)
{
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", "localedef -i nl_NL -f UTF-8 \"$map\"",
       map.pad ("nl_NL.UTF-8") }, "");
  if (afloop.exitcode != 0)
  {
    cout << "zonder localedef en nl_NL (apt-get install locales) is de "
            "Nederlandse taal niet beproefd" << endl;
    return {};
  }
  Omgeving uit = { "LOCPATH=" + map.pad (".") };
  for (const char *naam : { "LANG", "LC_NUMERIC", "LC_ALL" })
    uit.push_back (string (naam) + "=nl_NL.UTF-8");
  return uit;
}

// De omgevingen van andere computers: een met een taal die er niet is, en waar
// het kan een in het Nederlands; al het andere is er ook anders.
static vector<Omgeving> elders (const TijdelijkeMap &map)
{
  const Omgeving nl = nederlands (map);
  vector<Omgeving> uit = { { "LANG=bestaat.niet" } };
  if (!nl.empty ())
    uit.push_back (nl);
  for (Omgeving &een : uit)
    for (const char *woord : { "TZ=Pacific/Kiritimati", "POSIXLY_CORRECT=1",
                               "LANGUAGE=nl", "CDPATH=.:..:/usr" })
      een.push_back (woord);
  return uit;
}

// Draai een opdracht van de shell in een omgeving, in een lege map, en zo dat
// niemand anders mag lezen wat er gemaakt wordt.
// Parameter:
// * opdracht: daarin is $map die map
static Afloop draaiMet (const Omgeving &omgeving, const string &opdracht)
{
  const TijdelijkeMap leeg;
  vector<string> woorden = { "/usr/bin/env", "-u", "LC_ALL", "-u",
                             "MAKEFLAGS", "-u", "MFLAGS", "-u", "MAKELEVEL" };
  woorden.insert (woorden.end (), omgeving.begin (), omgeving.end ());
  for (const string &woord : { string ("/bin/sh"), string ("-c"),
         "umask 077; map=${0%/}; " + opdracht, leeg.pad ("") })
    woorden.push_back (woord);
  return Proces::draai (woorden, "");
}

TOETS (een_toets_draait_in_de_taal_c)
{
  EIS_GELIJK (string (getenv ("LC_ALL")), "C");
}

// Wat make voor het verslag uit de csv-bestanden van de proeven rekent.
TOETS (samenvattingen_van_het_verslag)
{
  const string opdracht =
    "cp verslag/resultaten/* \"$map\"; cd \"$map\" && rm boom.csv scores-*.csv "
    "goedescore.csv kwaliteit.csv groei.csv zoek.csv maten.csv raster.csv "
    "eindes.csv && cd \"$OLDPWD\" || exit 9\n"
    "for een in \"$map\"/*; do set -- \"$@\" -o \"$een\"; done\n"
    "for een in boom scores-spel1 scores-spel3 goedescore kwaliteit groei zoek "
    "maten raster eindes; do set -- \"$@\" \"$map/$een.csv\"; done\n"
    "make -s -j1 PROEVEN=\"$map\" -o verslag/gereedschap/samen.awk \"$@\" "
    "|| exit 8\n"
    "for een in verslag/resultaten/*; do case $een in */duur.csv) ;; "
    "*) cmp \"$een\" \"$map/${een##*/}\" || exit 7; esac; done";
  const TijdelijkeMap map;
  const Afloop afloop = draaiMet (elders (map).back (), opdracht);
  EIS_MET (afloop.exitcode == 0, afloop.exitcode << " " << afloop.uitvoer
           << afloop.fouten);
}

// Wat de programma's zeggen en schrijven, met een klok die overal gelijk loopt.
TOETS (programmas)
{
  const string opdracht =
    "export KLOKSTAP=.001; PATH=$PATH:" + alsWoord (padVan ("")) + "\n"
    "TegelSpel --los --csv --zetten spel1.txt; TegelSpel --los spel3.txt\n"
    "TegelSpel --zaad 1 --stil --experiment --csv spel1.txt\n"
    "printf '4\nw\nb\n%s\ns\ns\n' \"$map/bewaard\" "
    "| TegelSpel --zaad 1 spel1.txt | sed \"s,$map,,\"; cat \"$map\"/bewaard*\n"
    "Aqualin --los --csv spellen/aqualin/spel2.txt\n"
    "Domineren --los spellen/domineren/voorbeelden/spel1.in\n"
    "printf '\n\n\nh 4\nw 3\ns\n' | Kalah --zaad 1 --stil\n"
    "ln -s \"$PWD\"/* \"$map\"; cd \"$map\" || exit 9\n"
    "make -s -j1 boom TAKEN=9 SPEL=spel1.txt BOOM=b "
    "BOOMPROGRAMMA=" + alsWoord (padVan ("Taken")) + "\n"
    "wc -l < b/spel1*/taken; cat b/spel1*/*.uit";
  const TijdelijkeMap map;
  const string hoort = draaiMet ({ "LC_ALL=C" }, opdracht).uitvoer;
  EIS_MET (bevat (hoort, "10020") && bevat (hoort, "214617"), hoort);
  for (const Omgeving &omgeving : elders (map))
  {
    const Afloop nu = draaiMet (omgeving, opdracht);
    EIS_MET (nu.uitvoer == hoort, eersteVerschil (nu.uitvoer, hoort)
             << nu.fouten);
  }
}

// Git op Windows zet achter elke regel een CR; daar struikelt een shell over.
TOETS (regels_eindigen_overal_gelijk)
{
  const TijdelijkeMap map;
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", "git -c core.autocrlf=true clone -q . \"$0\" && cd "
       "\"$0\" && git ls-files --eol "
       "| awk 'substr ($1, 3) != substr ($2, 3)'", map.pad ("kloon") }, "");
  if (afloop.exitcode == 0)
    EIS_GELIJK (afloop.uitvoer, "");
  else
    cout << "zonder git is een kloon op Windows niet beproefd" << endl;
}

// Uit een archief zijn de rechten van een script soms weg.
TOETS (nakijken_zonder_recht_om_uit_te_voeren)
{
  const string opdracht =
    "mkdir \"$map/werk\" && ln -s \"$PWD\"/* \"$map/werk\" "
    "&& cd \"$map/werk\" && rm nakijken && cp -RL \"$OLDPWD\"/nakijken . "
    "&& chmod a-x nakijken/*.sh && mkdir ../een "
    "&& echo 'echo \"$@\" >> ../gezegd; [ \"$1\" != een ]' > ../p "
    "&& chmod u+x ../p || exit 9\n"
    "make -s -j1 nakijken NAKIJK=../p NAKIJKDELEN= INZENDING=../een; "
    "grep -c '^een ' ../gezegd";
  const Afloop afloop = draaiMet ({}, opdracht);
  EIS_MET (afloop.uitvoer == "1\n", afloop.uitvoer << afloop.fouten);
}

// Wie make zonder ingebouwde regels en variabelen gebruikt krijgt dezelfde
// compiler.
TOETS (make_zonder_wat_er_ingebouwd_is)
{
  for (const string map : { ".", "spellen/kalah" })
  {
    const string uit = draaiMet ({}, "env -u CXX make -nBR -C " + map).uitvoer;
    EIS_MET (bevat (uit, "g++ -std=c++11 "), uit);
  }
}

// In een map waar niet in te schrijven is staat dat er, in een zin, en niet wat
// een compiler ervan zegt. Wat niets bouwt, of elders bouwt, gaat gewoon.
TOETS (een_map_waar_niets_in_mag)
{
  const TijdelijkeMap kopie;
  const auto daar = [&] (const string &opdracht)
  {
    return draaiMet ({ "kopie=" + kopie.pad ("") }, "exec bwrap --bind / / "
      "--dev /dev --ro-bind \"$kopie\" \"$kopie\" --chdir \"$kopie\" "
      "env -u BOUW " + opdracht);
  };
  if (daar ("true").exitcode != 0)
  {
    cout << "zonder bubblewrap is een map waar niets in mag niet beproefd"
         << endl;
    return;
  }
  draaiMet ({ "kopie=" + kopie.pad ("") }, "tar cf - --exclude='*.o' "
    "--exclude=TegelSpel --exclude=Kalah --exclude=bouw --exclude=.git . "
    "| tar xf - -C \"$kopie\"");
  for (const char *doel : { "", "test", "demo", "boom SPEL=spel1.txt", "regels",
                            "verslag", "-C spellen/kalah" })
  {
    const Afloop afloop = daar (string ("make ") + doel);
    EIS_MET (afloop.exitcode == 2
             && bevat (afloop.fouten, " niet te beschrijven")
             && regelsVan (afloop.fouten).size () == 1, doel << ": "
             << afloop.uitvoer << afloop.fouten);
  }
  for (const char *doel : { "help", "-n regels BOUW=/tmp/bouw",
                            "-n -C spellen/kalah" })
    EIS_GELIJK (daar (string ("make ") + doel).fouten, "");
}
