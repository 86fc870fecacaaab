// toets_spellen.cc: een spel doet overal aan mee. make vindt het aan zijn
// main.cc, en wat een toets, het fuzzen of een ander systeem ermee doet leest
// dat op zijn kaart; wie iets vergeet hoort dat hier.

#include <dirent.h>
#include "tests/kaart.h"
#include "tests/programma.h"

using namespace std;

// Waar een spel meedoet: een bestand, en wat er dan in staat; leeg: het bestand
// is er. Hierin is SPEL de map en Spel het programma.
static const pair<string,string> Plaatsen[] = {
  { "spellen/SPEL/main.cc", "" }, { "spellen/SPEL/README.md", "" },
  { "spellen/SPEL/Makefile", "GEMAAKT = Spel" },
  { "spellen/SPEL/.gitignore", "" },
  { "tests/SPEL/model.h", "" }, { "tests/SPEL/toets_proef.cc", "" },
  { "tests/SPEL/toets_menu.cc", "" }, { "tests/SPEL/toets_zoek.cc", "" },
  { "tests/SPEL/vreemde.cc", "" }, { "tests/SPEL/sessies/vreemde.uit", "" },
  { "tests/SPEL/kaart.cc", "Kaart kaart (\"SPEL\", \"Spel\");" },
  { "tests/SPEL/leesinzicht.h", "struct Leesinzicht" },
  { "README.md", "spellen/SPEL/README.md" } };

// Een tekst met de namen van een spel.
static string met (string tekst, const string &spel)
{
  string programma = spel;
  programma[0] = static_cast<char> (toupper (spel[0]));
  for (const auto &paar : { make_pair (string ("SPEL"), spel),
                            make_pair (string ("Spel"), programma) })
    for (size_t i = tekst.find (paar.first); i != string::npos;
         i = tekst.find (paar.first, i + paar.second.size ()))
      tekst.replace (i, paar.first.size (), paar.second);
  return tekst;
}

// Waar een spel niet aan meedoet, een regel per plaats.
static string ontbreekt (const string &spel)
{
  string uit;
  for (const auto &plaats : Plaatsen)
  {
    const string bestand = met (plaats.first, spel),
                 wat = met (plaats.second, spel);
    if (!bestaat (bestand))
      uit += bestand + " is er niet\n";
    else if (!bevat (inhoudVan (bestand), wat))
      uit += "in " + bestand + " staat geen " + wat + "\n";
  }
  return uit;
}

TOETS (elk_spel_doet_overal_aan_mee)
{
  set<string> spellen;
  DIR *const map = opendir ("spellen");
  while (const dirent *een = readdir (map))
    if (een->d_type == DT_DIR && een->d_name[0] != '.')
      spellen.insert (een->d_name);
  closedir (map);
  EIS (spellen.size () >= 4);
  for (const string &spel : spellen)
    EIS_MET (ontbreekt (spel).empty (), spel << ":\n" << ontbreekt (spel));
  EIS_GELIJK (regelsVan (ontbreekt ("geen spel")).size (),
              sizeof Plaatsen / sizeof *Plaatsen);
}

// Wat een toets van een kaart leest eist zij zelf; een script zou stil niets
// doen.
TOETS (elke_kaart_is_ingevuld)
{
  EIS (kaarten ().size () >= 5);
  for (const Kaart &kaart : kaarten ())
  {
    EIS_MET (!kaart.sessies.empty (), kaart.spel);
    for (const string &sessie : kaart.sessies)
      EIS_MET (bestaat ("tests/" + kaart.spel + "/sessies/" + sessie + ".in"),
               kaart.spel << ": " << sessie);
    EIS_MET (!kaart.stand.empty () && !kaart.kleine.empty (), kaart.spel);
    for (const Kaart::Paar &bestand : kaart.kleine)
      EIS_MET (!bestand.second.empty () || bestaat (bestand.first),
               kaart.spel << ": " << bestand.first);
  }
}
