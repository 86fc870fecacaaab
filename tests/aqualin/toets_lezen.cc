// toets_lezen.cc: wat leesInSpel weigert, met welke melding, en wat het hoort
// te accepteren; zie tests/lezerproef.h.

#include "tests/aqualin/hulp.h"
#include "tests/aqualin/inzicht.h"
#include "tests/lezerproef.h"

using namespace std;

static const string Map = "spellen/aqualin/";

// Een spel met een gedane zet.
static Aqualin begonnen ()
{
  Aqualin spel;
  EIS (leesTekst (spel, "2 3 3 0 5 1 4 2 3 4 1 5 0 3 2 1 2 1"));
  EIS (spel.doeZet (1, 2));
  return spel;
}

// De vulvolgorde en de pot van 3 bij 7 vakjes.
static const string
  EenEnTwintig = " 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 ";

static const Lezerproef<Aqualin, Toetsinzicht> proef (
  { Aqualin (), begonnen () },
  { inhoudVan (Map + "spel2.txt"), inhoudVan (Map + "spel3.txt") },
  { { "", { "hoogte", "einde", "1", "10" } },
    { " \r\n\t\n", { "hoogte", "einde" } },
    { string ("\0\x01\xff\x7f", 4), { "hoogte" } },
    { string (1000000, 'x'), { "hoogte" } },
    { "0 3 1", { "hoogte", "0", "1", "10" } },
    { "11 3 1", { "hoogte", "11", "1", "10" } },
    { "-2 3 1", { "hoogte", "1", "10" } },
    { "2 0 1", { "breedte", "0", "1", "10" } },
    { "2 11 1", { "breedte", "11", "1", "10" } },
    { "99999999999999999999 3", { "99999999999999999999" } },
    { "4294967298 3", { "4294967298" } },
    { "1 3 3 0 1 3 0 1 2 0 1 1", { "vulvolgorde", "3", "0", "2" } },
    { "1 3 0 1 0 3 0 1 2 0 1 1", { "vulvolgorde", "0" } },
    { "1 3 0 1 2 0 0 1 2 0 1 1", { "vormen", "0", "1", "10" } },
    { "1 3 0 1 2 11 0 1 2 0 1 1", { "vormen", "11", "1", "10" } },
    { "1 3 0 1 2 3 3 1 2 0 1 1", { "pot", "3", "0", "2" } },
    { "1 3 0 1 2 3 0 1 1 0 1 1", { "pot", "1" } },
    { "1 3 0 1 2 3 0 1 2 4 1 1", { "bord", "4", "0", "3" } },
    { "1 3 0 1 2 3 0 1 2 0 0 1", { "keuzeaantal", "0", "1", "5" } },
    { "1 3 0 1 2 3 0 1 2 0 6 1", { "keuzeaantal", "6", "1", "5" } },
    { "1 3 0 1 2 3 0 1 2 0 1 0", { "keuzeaantal", "0", "1", "5" } },
    { "1 3 0 1 2 3 0 1 2 0 1 6", { "keuzeaantal", "6", "1", "5" } },
    { "3 7" + EenEnTwintig + "1" + EenEnTwintig + "0 2 2",
      { "vormen", "1", "3" } },
    { "3 7" + EenEnTwintig + "2" + EenEnTwintig + "0 2 2",
      { "vormen", "2", "3" } },
    { Model::bestand (Model::Loting (1).spel (10, 10, 9, 0, 2, 2).spel),
      { "9", "10" } } });

TOETS (wat_er_achter_een_spel_staat_moet_kloppen)
{
  const string spel = "1 3\n0 1 2\n2\n2 1 0\n1\n1 1\n";  // 0,1 en dan 0,0
  const Lezerproef< Aqualin, Bewaard<Toetsinzicht> >
    bewaard ({ Aqualin (), begonnen () }, { spel, spel }, {});
  for (const Slecht &slecht : vector<Slecht> {
         { "zet", { "kleur", "einde" } },
         { "zet 0", { "vorm", "einde" } },
         { "zet 2 0", { "kleur", "\"2\"", "0 t/m 1" } },
         { "zet 0 2", { "vorm", "\"2\"", "0 t/m 1" } },
         { "zet 0 x", { "vorm", "\"x\"" } },
         { "zet 0 0", { "regel 7", "\"0 0\"", "hand van speler 0" } },
         { "zet 0 1\nzet 0 1", { "regel 8", "\"0 1\"", "hand van speler 1" } },
         { "zet 0 1\nzet 0 0\nzet 1 0", { "regel 9", "afgelopen" } },
         { "spelers", { "spelers", "twee letters", "einde" } },
         { "spelers m", { "\"m\"", "twee letters" } },
         { "spelers mmm", { "\"mmm\"", "twee letters" } },
         { "spelers mx", { "\"mx\"", "m mens", "c\ncluster" } },
         { "ZET 0 1", { "\"ZET\"", "zet of spelers" } },
         { "0 1", { "\"0\"", "zet of spelers" } },
         { "zet 0 1\n\x01\xff", { "regel 8", "zet of spelers" } },
         { "zet 99999999999999999999 0", { "0 t/m 1" } },
         { string (100000, 'z'), { "zet of spelers" } } })
    bewaard.eisSlecht (spel + slecht.inhoud, slecht.woorden);
  bewaard.eisZelfde (spel + "zet 0 1\r\n\r\nspelers gc zet 0 0",
                     spel + "zet 0 1 zet 0 0");
  Aqualin ander;  // het spelbestand van de opgave
  const Stilte stilte;
  EIS (leesTekst (ander, spel) && !leesTekst (ander, spel + "zet 0 1"));
}

// Het minste en het meeste van alles; verschil ziet ook de kleuren.
TOETS (wat_net_mag)
{
  Model::Loting loting (1);
  for (const Model::Stand &stand : {
    loting.spel (3, 7, 3, 0, 2, 2), loting.spel (2, 5, 1, 0, 1, 5),
    loting.spel (2, 2, 10, 4, 5, 1), loting.spel (1, 1, 1, 0, 1, 1),
    loting.spel (10, 10, 10, 100, 5, 5), loting.spel (10, 1, 1, 0, 5, 5) })
  {
    Aqualin spel;
    zetOp (spel, stand);
    EIS_STAND (spel, stand);
  }
}

TOETS (naam_die_er_niet_is)
{
  proef.eisNaam (nullptr, {});
}

static const Aangemeld aangemeld (proef);
