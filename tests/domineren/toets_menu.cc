// toets_menu.cc: ./Domineren zoals een mens of een script het gebruikt.
//
// Een sessie staat in tests/domineren/sessies: NAAM.in is de invoer, NAAM.uit
// de verwachte uitvoer. Met VERNIEUW=1 in de omgeving schrijft dit programma de
// uitvoer opnieuw; lees het verschil na voordat je het vastlegt.

#include "tests/domineren/hulp.h"

#include <cctype>

using namespace std;

static const string Sessies = "tests/domineren/sessies/";

static Afloop draai (vector<string> argumenten, const string &invoer)
{
  argumenten.insert (argumenten.begin (), programma ("Domineren"));
  return Proces::draai (argumenten, invoer);
}

// Draai het menu; het moet netjes eindigen.
static string menu (const string &invoer)
{
  const Afloop afloop = draai ({}, invoer);
  EIS_GELIJK (afloop.reden, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.fouten, "");
  EIS (!afloop.uitvoer.empty () && (afloop.uitvoer.back () == '\n'
                                    || bevat (afloop.uitvoer, "(1 t/m 3)")));
  return afloop.uitvoer;
}

// Dek de seconden af: die verschillen per keer.
static string zonderTijd (string tekst)
{
  for (size_t i = 1; i + 1 < tekst.size (); i++)
    if (tekst[i] == '.' && isdigit (static_cast<unsigned char> (tekst[i - 1]))
        && isdigit (static_cast<unsigned char> (tekst[i + 1])))
      for (size_t j = i - 1; j < tekst.size () && (j == i
           || isdigit (static_cast<unsigned char> (tekst[j]))); j++)
        tekst[j] = j == i ? '.' : '#';
  return tekst;
}

static void sessie (const string &naam)
{
  const string bestand = Sessies + naam + ".uit",
               gekregen = zonderTijd (menu (inhoudVan (Sessies + naam
                                                       + ".in")));
  if (getenv ("VERNIEUW") != nullptr)
    ofstream (bestand.c_str (), ios::binary) << gekregen;
  istringstream een (gekregen), twee (inhoudVan (bestand));
  string a, b;
  for (int regel = 1; getline (twee, b); regel++)
  {
    a = "(einde)";
    getline (een, a);
    EIS_MET (a == b, bestand << ":" << regel << ": gekregen '" << a
                     << "', verwacht '" << b << "'");
  }
  EIS_GELIJK (gekregen, inhoudVan (bestand));
}

TOETS (sessie_mens_tegen_perfect) { sessie ("mens_tegen_perfect"); }
TOETS (sessie_computers) { sessie ("computers"); }
TOETS (sessie_voorbeeld) { sessie ("voorbeeld"); }
TOETS (sessie_verkeerde_antwoorden) { sessie ("verkeerde_antwoorden"); }

// Rommel die nergens een goed antwoord is.
static vector<string> rommel ()
{
  return { "", "abc", "99999999999999999999", "-1", "0", "2.5", "3x",
           string (300, 'y'), string (100000, 'z'), string ("\0\x01\x7f", 3),
           "\xc3\xab\xff" };
}

// De antwoorden die bij elke vraag brengen.
static vector<string> wegen ()
{
  return { "", "1\n", "1\n4\n", "1\n4\n4\n", "1\n4\n4\n1\n", "2\n",
           "1 4 4 1 1\n", "1 4 4 1 1\n2\n", "1 4 4 2 1\n", "1 1 1 1 1\n" };
}

TOETS (rommel_bij_elke_vraag)
{
  for (const string &weg : wegen ())
    for (const string &vuil : rommel ())
      for (const char *einde : { "\n", "\r\n", "" })
      {
        const string uitvoer = menu (weg + vuil + einde);
        EIS_MET (vuil.empty () || bevat (uitvoer, "evonden")
                 || bevat (uitvoer, "niet te lezen"),
                 "geen melding na " << weg << vuil.substr (0, 20));
        EIS_MET (uitvoer.back () == '\n', "geen nieuwe regel na " << weg);
      }
}

TOETS (te_veel_op_een_regel_doet_niets)
{
  const string uitvoer = menu ("1 3 3 1 1\n2 a12 x\nx\n3 4\n1 1 1\n7 7\n7\n3 3\n"
                               "3\n");
  EIS (bevat (uitvoer, "\"a12 x\""));
  EIS (bevat (uitvoer, "niets meer op deze regel"));
  EIS (!bevat (uitvoer, "| V |"));
}

TOETS (grootste_bord_past_op_het_scherm)
{
  const string uitvoer = menu ("1 26 9 1 1\n5\n6\n1\n7\n3\n");
  istringstream in (uitvoer);
  string regel;
  while (getline (in, regel))
    EIS_MET (regel.size () <= 80, "regel van " << regel.size ());
}

TOETS (opdrachtregel)
{
  const string voorbeeld = "spellen/domineren/voorbeelden/spel0.in";
  EIS_GELIJK (draai ({ "--help" }, "").exitcode, 0);
  EIS (bevat (draai ({ "--help" }, "").uitvoer, "--tijd"));
  EIS_GELIJK (draai ({ "--versie" }, "").uitvoer, "Domineren 1.0\n");
  EIS (bevat (draai ({ voorbeeld }, "1 1\n").uitvoer, "Aan beurt: Herman"));
  EIS_GELIJK (draai ({ "/bestaat/niet" }, "").exitcode, 1);
  EIS_GELIJK (draai ({ "/tmp" }, "").exitcode, 1);
  for (const vector<string> &fout : vector< vector<string> > {
         { "--zomaar" }, { "--tijd" }, { "--tijd", "x" }, { "--tijd", "-1" },
         { "--tabel", "0" }, { "--tabel", "10" }, { voorbeeld, voorbeeld },
         { "--tabel", "3", voorbeeld } })
  {
    const Afloop afloop = draai (fout, "");
    EIS_GELIJK (afloop.exitcode, 2);
    EIS_GELIJK (afloop.uitvoer, "");
    EIS (bevat (afloop.fouten, fout[0].substr (0, 2))
         || bevat (afloop.fouten, "bestandsnamen"));
  }
}

TOETS (tabel_van_winnaars)
{
  const Afloop afloop = draai ({ "--tabel", "4" }, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS (bevat (afloop.uitvoer, "     1 2 3 4\n   1 2 H H H\n   2 V 1 1 H\n"
                              "   3 V 1 1 H\n   4 V V V 1\n"));
}

TOETS (onbekende_winnaar_en_toch_een_zet)
{
  const Afloop afloop = draai ({ "--tijd", "1", "--stil" },
                               "1 9 9 1 1\n4\n7\n3\n");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS (bevat (afloop.uitvoer, "nog niet bekend wie er wint"));
  EIS (bevat (afloop.uitvoer, "Volgens het grootste verschil: "));
  EIS_GELIJK (afloop.fouten, "");
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
