// toets_lezen.cc: wat leesInSpel weigert, met welke melding, en wat het
// hoort te accepteren. Na een weigering is het object niet veranderd.

#include "tests/toets.h"
#include "tests/tegelspel/hulp.h"

#include <sys/stat.h>

using namespace std;
using Model::Stand;

static const char *const Goed =
  "gbbggbbggb\n2 4\n2 5\n4 0\n0 3\n0 0\n0 5\n1\n";

//*************************************************************************
// Weigeren

// Eis dat een bestand geweigerd wordt met een melding waarin deze woorden
// staan, zonder dat het object verandert.
static void eisGeweigerd (TegelSpel &spel, const Stand &stand,
                          const char *naam, const vector<string> &woorden)
{
  Vangst vangst;
  EIS (!spel.leesInSpel (naam));
  eisMelding (vangst.tekst (), 600, woorden);
  EIS_STAND (spel, stand);
}

// Als boven, met een object waarop al een zet gedaan is en met een leeg
// object; de gedane zet moet na de weigering terug te nemen zijn.
static void eisNaamGeweigerd (const char *naam, const vector<string> &woorden)
{
  TegelSpel spel, zonder;
  const Stand begin = Model::standUit (Goed);
  zetOp (spel, begin);
  EIS (spel.doeZet (0, 'b'));
  eisGeweigerd (spel, Model::naZet (begin, Model::Zet (0, 'b')), naam,
                woorden);
  EIS (spel.unDoeZet ());
  EIS_STAND (spel, begin);
  eisGeweigerd (zonder, Stand (), naam, woorden);
}

static void eisTekstGeweigerd (const string &tekst,
                               const vector<string> &woorden)
{
  eisNaamGeweigerd (TijdelijkBestand (tekst).naam (), woorden);
}

TOETS (bestand_bestaat_niet)
{
  eisNaamGeweigerd ("dit-bestand-is-er-niet.txt",
                    { "dit-bestand-is-er-niet.txt" });
  eisNaamGeweigerd ("", {});
  eisNaamGeweigerd ("map/die/er/niet/is/spel1.txt", {});
}

TOETS (bestandsnaam_is_veel_te_lang)
{
  eisNaamGeweigerd (string (100000, 'a').c_str (), {});
}

TOETS (bestand_is_een_map)
{
  eisNaamGeweigerd ("/tmp", { "/tmp" });
  eisNaamGeweigerd (".", {});
}

TOETS (pot_ontbreekt)
{
  eisTekstGeweigerd ("", { "pot", "g", "b" });
  eisTekstGeweigerd (" \n\t\r\n  ", { "pot", "g", "b" });
}

TOETS (pot_met_een_andere_letter)
{
  eisTekstGeweigerd ("gbbxgb\n1 1\n1 1\n0 0\n0 0\n0\n", { "x", "g", "b" });
  eisTekstGeweigerd ("Gbb\n1 1\n1 1\n0 0\n0 0\n0\n", { "G", "g", "b" });
  eisTekstGeweigerd ("gb.\n1 1\n1 1\n0 0\n0 0\n0\n", { ".", "g", "b" });
  eisTekstGeweigerd ("2 4\n1 1\n0 0\n0 0\n0\n", { "2", "g", "b" });
}

TOETS (pot_met_vreemde_tekens)
{
  eisTekstGeweigerd (string ("gb\0b 1 1 1 1 0 0 0 0 0", 22), { "g", "b" });
  eisTekstGeweigerd ("gb\x07 1 1 1 1 0 0 0 0 0", { "g", "b" });
  eisTekstGeweigerd ("g\xc3\xa9 1 1 1 1 0 0 0 0 0", { "g", "b" });
  eisTekstGeweigerd (string (1000000, 'g') + "x 1 1 1 1 0 0 0 0 0", { "x" });
  eisTekstGeweigerd (string (1000000, 'x'), { "x" });
}

TOETS (afmeting_buiten_de_grenzen)
{
  const char *const rest = " 0 0 0 0 0";
  eisTekstGeweigerd ("gb 0 1 1 1" + string (rest), { "0", "1", "5" });
  eisTekstGeweigerd ("gb 6 1 1 1" + string (rest), { "6", "1", "5" });
  eisTekstGeweigerd ("gb -3 1 1 1" + string (rest), { "-3", "1", "5" });
  eisTekstGeweigerd ("gb 1 0 1 1" + string (rest), { "0", "1", "5" });
  eisTekstGeweigerd ("gb 1 6 1 1" + string (rest), { "6", "1", "5" });
  eisTekstGeweigerd ("gb 1 1 0 1" + string (rest), { "0", "1", "10" });
  eisTekstGeweigerd ("gb 1 1 11 1" + string (rest), { "11", "1", "10" });
  eisTekstGeweigerd ("gb 1 1 1 0" + string (rest), { "0", "1", "6" });
  eisTekstGeweigerd ("gb 1 1 1 7" + string (rest), { "7", "1", "6" });
  eisTekstGeweigerd ("gb 2147483647 1 1 1" + string (rest),
                     { "2147483647", "1", "5" });
}

TOETS (getal_ontbreekt)
{
  string tekst;
  for (const char *woord : { "gbgb", "1", "2", "1", "3", "1", "0", "0", "2" })
  {
    tekst += (tekst.empty () ? "" : " ") + string (woord);
    eisTekstGeweigerd (tekst, {});
    eisTekstGeweigerd (tekst + "\n", {});
  }
  TegelSpel spel;
  EIS (leesTekst (spel, tekst + " 0"));
}

TOETS (getal_is_geen_getal)
{
  eisTekstGeweigerd ("gb vijf 1 1 1 0 0 0 0 0", { "vijf" });
  eisTekstGeweigerd ("gb 1 1x 1 1 0 0 0 0 0", { "1x" });
  eisTekstGeweigerd ("gb 1 1 1.5 1 0 0 0 0 0", { "1.5" });
  eisTekstGeweigerd ("gb 1 1 1 - 0 0 0 0 0", { "-" });
  eisTekstGeweigerd ("gb 1 1 1 1 nul 0 0 0 0", { "nul" });
  eisTekstGeweigerd ("gb 1 1 1 1 0 0 0 0 o", { "o" });
  eisTekstGeweigerd ("gb 1,1 1 1 0 0 0 0 0", { "1,1" });
  eisTekstGeweigerd ("gb gb 1 1 1 1 0 0 0 0 0", { "gb" });
  eisTekstGeweigerd ("gb 0x1 1 1 1 0 0 0 0 0", { "0x1" });
  eisTekstGeweigerd ("gb 1 1 1 1 0 0 0 0 " + string (100000, 'z'), {});
}

TOETS (getal_is_te_groot_voor_een_int)
{
  eisTekstGeweigerd ("gb 1 1 1 1 99999999999999999999 0 0 0 0",
                     { "99999999999999999999" });
  eisTekstGeweigerd ("gb 2147483648 1 1 1 0 0 0 0 0", { "2147483648" });
  eisTekstGeweigerd ("gb 4294967297 1 1 1 0 0 0 0 0", { "4294967297" });
  eisTekstGeweigerd ("gb 1 1 1 1 0 0 0 0 18446744073709551617",  // 2^64 + 1
                     { "18446744073709551617" });
  eisTekstGeweigerd ("gb 1 1 1 1 0 0 0 0 -2147483649", { "-2147483649" });
  eisTekstGeweigerd ("gb 1 1 1 1 0 0 0 0 " + string (5000, '9'), {});
}

TOETS (rij_met_beide_kleuren)
{
  eisTekstGeweigerd ("gb 1 1 2 5 2 3 0 0 0 0 0 0 0", { "2", "3" });
  eisTekstGeweigerd ("gb 1 1 2 5 0 0 0 0 0 0 1 4 0", { "1", "4" });
}

TOETS (rij_met_een_negatief_aantal)
{
  eisTekstGeweigerd ("gb 1 1 1 4 -1 0 0 0 0", { "-1", "0", "4" });
  eisTekstGeweigerd ("gb 1 1 1 4 0 0 0 -2 0", { "-2", "0", "4" });
}

TOETS (rij_met_te_veel_tegels)
{
  eisTekstGeweigerd ("gb 1 1 1 4 5 0 0 0 0", { "5", "0", "4" });
  eisTekstGeweigerd ("gb 1 1 1 4 0 0 0 6 0", { "6", "0", "4" });
}

TOETS (beurt_is_niet_0_of_1)
{
  eisTekstGeweigerd ("gb 1 1 1 1 0 0 0 0 2", { "2", "0", "1" });
  eisTekstGeweigerd ("gb 1 1 1 1 0 0 0 0 -1", { "-1", "0", "1" });
}

TOETS (iets_na_de_beurt)
{
  eisTekstGeweigerd (string (Goed) + "7\n", { "7" });
  eisTekstGeweigerd (string (Goed) + "\n\n  einde", { "einde" });
  eisTekstGeweigerd (string (Goed) + string (1, '\0'), {});
  eisTekstGeweigerd (string (Goed) + string (100000, 'q'), {});
}

TOETS (binair_bestand)
{
  eisNaamGeweigerd ("/proc/self/exe", { "g", "b" });
}

//*************************************************************************
// Accepteren

// Eis dat een tekst gelezen wordt als dit spel.
static void eisGelezen (const string &tekst, const Stand &stand)
{
  TegelSpel spel;
  EIS_MET (leesTekst (spel, tekst), tekst.substr (0, 200));
  EIS_STAND (spel, stand);
}

// De tekst met elke nieuwe regel vervangen door iets anders.
static string metRegeleinde (const string &tekst, const string &einde)
{
  string nieuw;
  for (char letter : tekst)
    nieuw += letter == '\n' ? einde : string (1, letter);
  return nieuw;
}

TOETS (witruimte_doet_er_niet_toe)
{
  const Stand stand = Model::standUit (Goed);
  const string tekst = Goed;
  eisGelezen (tekst, stand);
  for (const char *einde : { "\r\n", "\n\n\n", " \t \n", " ", "\t", "\r",
                             "\v\f\n" })
    eisGelezen (metRegeleinde (tekst, einde), stand);
  eisGelezen ("\n\r\n  \t" + tekst, stand);
  eisGelezen (tekst.substr (0, tekst.size () - 1), stand);
  eisGelezen (tekst + " \t\r\n\n" + string (100000, ' '), stand);
}

TOETS (pot_van_een_miljoen_tegels)
{
  string pot;
  for (int i = 0; i < 1000000; i++)
    pot += i % 3 == 0 ? 'g' : 'b';
  TegelSpel spel;
  EIS (leesTekst (spel, pot + "\n2 4\n1 2\n0 0\n0 0\n1\n"));
  EIS (spel.getPot () == pot.substr (8));
  EIS_GELIJK (Model::tekst (spel.getInhoudSchalen ()), "[2,2 1,3]");
  Model::Zet zet;
  long long standen = 0;
  EIS_GELIJK (spel.besteScore (zet, standen), 1);
  EIS (spel.doeZet (0, 'g'));
  EIS (spel.eindstand ());
  EIS (spel.unDoeZet ());
  EIS (spel.getPot () == pot.substr (8));
}

TOETS (alle_afmetingen_op_hun_grens)
{
  for (int M : { 1, 5 })
    for (int N : { 1, 5 })
      for (int K : { 1, 10 })
        for (int L : { 1, 6 })
        {
          string tekst = "bbggb " + to_string (M) + " " + to_string (N) + " "
                         + to_string (K) + " " + to_string (L);
          for (int rij = 0; rij < 2 * K; rij++)
            tekst += rij % 2 == 0 ? " 0 " + to_string (L) : " 0 0";
          eisGelezen (tekst + " 1", Model::standUit (tekst + " 1"));
        }
}

TOETS (voorbeeldspellen_zijn_te_lezen)
{
  for (const char *naam : { "spel1.txt", "spel3.txt", "spel4.txt",
                            "spel5.txt" })
  {
    TegelSpel spel;
    EIS (spel.leesInSpel (naam));
    EIS_STAND (spel, Model::standUit (inhoudVan (naam)));
  }
}

TOETS (naam_met_spaties_en_accenten)
{
  const string map = TijdelijkBestand ("").naam () + string (" een map"),
               naam = map + "/sp\xc3\xa9l 1 .txt";
  EIS_GELIJK (mkdir (map.c_str (), 0700), 0);
  ofstream (naam.c_str ()) << Goed;
  TegelSpel spel;
  const bool gelezen = spel.leesInSpel (naam.c_str ());
  unlink (naam.c_str ());
  rmdir (map.c_str ());
  EIS (gelezen);
}

//*************************************************************************
// Verminkte bestanden: model en programma moeten het eens zijn

// Verander iets aan een tekst.
static string vermink (string tekst, Model::Loting &loting)
{
  static const string letters = string ("gbxGB0123456789- \n\t\r.") + '\0';
  const size_t plaats = loting.plaats (tekst.size ());
  const char letter = letters[loting.plaats (letters.size ())];
  switch (loting.trek (0, 4))
  {
    case 0: return tekst.erase (plaats, 1) + "\n";
    case 1: return tekst.insert (plaats, 1, letter);
    case 2: return tekst.substr (0, plaats) + "\n";
    case 3: return tekst + tekst.substr (plaats);
    default:
      tekst[plaats] = letter;
      return tekst;
  }
}

TOETS (verminkte_bestanden)
{
  Model::Loting loting (11);
  TegelSpel spel;
  Stand stand;
  int gelezen = 0;
  const int aantal = proeven (6000, 1000);
  for (int i = 0; i < aantal; i++)
  {
    string tekst = Model::bestand (loting.spel (4, 12));
    for (int keer = loting.trek (0, 2); keer > 0; keer--)
      tekst = vermink (tekst, loting);
    Stand nieuw;
    const bool goed = Model::lees (tekst, nieuw);
    Vangst vangst;
    EIS_MET (leesTekst (spel, tekst) == goed,
             (goed ? "geweigerd" : "gelezen") << ":\n" << tekst);
    if (goed)
    {
      stand = nieuw;
      gelezen++;
    }
    else
      eisLeesbaar (vangst.tekst (), 600);
    EIS_STAND (spel, stand);
  }
  EIS_MET (gelezen > aantal / 10 && gelezen < aantal * 9 / 10, gelezen);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
