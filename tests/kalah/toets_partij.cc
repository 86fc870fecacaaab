// toets_partij.cc: de tabel van --partij. Het model speelt elke partij na, met
// de opening uit de tabel en zijn eigen minimax, en hoort op hetzelfde uit te
// komen.

#include "tests/kalah/hulp.h"
#include "tests/programma.h"
#include "tests/tekst.h"
#include "tests/toets.h"

#include <set>

using namespace std;

static const Programma Spel ("Kalah");

// Een regel van de tabel.
struct Rij
{
  int nummer, begint, zetten, kalahs[2];
  string wint;
  vector<int> opening;
};

static vector<Rij> tabelVan (const string &uitvoer)
{
  static const Patroon vorm
    (" +([0-9]+) +([12]) +(1|2|gelijk) +([0-9]+) +([0-9]+)-([0-9]+) +[0-9.]+ +"
     "[0-9.]+(( +[1-6])*)");
  vector<Rij> tabel;
  for (const string &regel : regelsVan (uitvoer))
  {
    const vector<string> deel = vorm.heel (regel);
    EIS_MET (regel.size () <= 80, regel);
    if (deel.empty ())
      continue;
    Rij rij = { stoi (deel[1]), stoi (deel[2]), stoi (deel[4]),
                { stoi (deel[5]), stoi (deel[6]) }, deel[3], {} };
    for (const string &zet : woordenVan (deel[7]))
      rij.opening.push_back (stoi (zet));
    tabel.push_back (rij);
    EIS_GELIJK (rij.nummer, static_cast<int> (tabel.size ()));
  }
  return tabel;
}

// Speel een partij na met het model.
static void eisPartij (const Rij &rij, int steentjes, const int diepte[2])
{
  Model::Stand stand = Model::begin (steentjes);
  stand.speler = rij.begint;
  int zetten = 0;
  for (int kuiltje : rij.opening)
  {
    const vector<int> mag = Model::zetten (stand);
    EIS_MET (count (mag.begin (), mag.end (), kuiltje) == 1,
             "de opening van partij " << rij.nummer << " kan niet");
    Model::doe (stand, kuiltje);
    zetten++;
  }
  while (!Model::eindstand (stand))
  {
    int zet = 0;
    long long standen = 0;
    Model::minimax (stand, diepte[stand.speler - 1], zet, standen);
    Model::doe (stand, zet);
    zetten++;
  }
  const vector<int> punten = Model::punten (stand);
  const int winnaar = Model::winnaar (stand);
  EIS_GELIJK (rij.zetten, zetten);
  EIS_GELIJK (rij.kalahs[0], punten[0]);
  EIS_GELIJK (rij.kalahs[1], punten[1]);
  EIS_GELIJK (rij.wint, winnaar == 0 ? "gelijk" : to_string (winnaar));
}

// Eis dat de sommen onder de tabel kloppen.
static void eisSommen (const vector<Rij> &tabel, const string &uitvoer)
{
  int een = 0, twee = 0, wint[3] = { 0, 0, 0 }, begonnen = 0;
  for (const Rij &rij : tabel)
  {
    een += rij.kalahs[0];
    twee += rij.kalahs[1];
    wint[rij.wint == "gelijk" ? 0 : stoi (rij.wint)]++;
    begonnen += rij.wint == to_string (rij.begint);
  }
  const string som = to_string (een) + "-" + to_string (twee) + " ",
    zin = "\nSpeler 1 wint " + to_string (wint[1]) + " keer, speler 2 "
          + to_string (wint[2]) + " keer, en " + to_string (wint[0])
          + " keer is het gelijk.\nWie begint wint " + to_string (begonnen)
          + " keer.\n";
  EIS_MET (bevat (uitvoer, " samen ") && bevat (uitvoer, som), uitvoer);
  EIS_MET (bevat (uitvoer, zin), "'" << zin << "' ontbreekt in " << uitvoer);
}

// Draai een wedstrijd en laat het model haar naspelen.
static void eisWedstrijd (int steentjes, int diepte1, int diepte2, int opening,
                          int aantal, int zaad)
{
  const int diepte[2] = { diepte1, diepte2 };
  const string uitvoer = Spel.uitvoer
    ({ "--partij", "2:" + to_string (diepte2), "1:" + to_string (diepte1),
       "--steentjes", to_string (steentjes), "--opening", to_string (opening),
       "--aantal", to_string (aantal), "--zaad", to_string (zaad), "--stil" });
  const vector<Rij> tabel = tabelVan (uitvoer);
  EIS_GELIJK (tabel.size (), static_cast<size_t> (aantal));
  for (size_t i = 0; i < tabel.size (); i++)
  {
    EIS_GELIJK (tabel[i].begint, static_cast<int> (i % 2) + 1);
    EIS_GELIJK (tabel[i].opening.size (), static_cast<size_t> (opening));
    EIS (tabel[i].opening == tabel[i - i % 2].opening);
    eisPartij (tabel[i], steentjes, diepte);
  }
  eisSommen (tabel, uitvoer);
}

TOETS (elke_partij_is_die_van_het_model)
{
  eisWedstrijd (3, 1, 3, 4, 6, 1);
  eisWedstrijd (4, 3, 2, 0, 2, 2);
  eisWedstrijd (6, 2, 4, 10, 3, 3);
  eisWedstrijd (8, 3, 1, 1, 4, 4);
}

TOETS (het_zaad_bepaalt_de_wedstrijd)
{
  const vector<string> een = { "--partij", "1:4", "2:5", "--aantal", "10",
                               "--zaad", "7" };
  vector<string> ander = een;
  ander.back () = "8";
  const string uitvoer = zonderTijden (Spel.uitvoer (een));
  EIS_GELIJK (zonderTijden (Spel.uitvoer (een)), uitvoer);
  const vector<Rij> tabel = tabelVan (Spel.uitvoer (een)),
                    andere = tabelVan (Spel.uitvoer (ander));
  set<string> openingen;
  for (size_t i = 0; i < tabel.size (); i++)
    openingen.insert (tekst (tabel[i].opening));
  EIS_MET (openingen.size () >= 4, openingen.size () << " openingen");
  EIS (tekst (tabel[0].opening) + tekst (tabel[2].opening)
       != tekst (andere[0].opening) + tekst (andere[2].opening));
  EIS (bevat (uitvoer, "--zaad 7"));
}

TOETS (gewone_waarden)
{
  const string uitvoer = Spel.uitvoer ({ "--partij", "1:1", "2:1" });
  const vector<Rij> tabel = tabelVan (uitvoer);
  EIS_GELIJK (tabel.size (), 1u);
  EIS_GELIJK (tabel[0].opening.size (), 4u);
  EIS (bevat (uitvoer, "Speler 1: computer, 1 beurt vooruit\n"));
}

TOETS (denken_met_een_tijd)
{
  const string uitvoer = Spel.uitvoer ({ "--partij", "1:0.001s", "2:0.002s",
                                         "--steentjes", "3" });
  EIS_GELIJK (tabelVan (uitvoer).size (), 1u);
  EIS (bevat (uitvoer, "Speler 2: computer, 0.002 s per zet\n"));
}

TOETS (een_opening_maakt_het_spel_niet_uit)
{
  const string uitvoer = Spel.uitvoer
    ({ "--partij", "1:1", "2:1", "--steentjes", "3", "--opening", "10",
       "--aantal", to_string (proeven (2000, 200)), "--zaad", "5" });
  for (const Rij &rij : tabelVan (uitvoer))
  {
    Model::Stand stand = Model::begin (3);
    for (int kuiltje : rij.opening)
      Model::doe (stand, kuiltje);
    EIS_MET (!Model::eindstand (stand), "partij " << rij.nummer);
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
