// toets_taken.cc: de hele boom in delen (boom/taken.h): samen geven de delen
// precies wat besteScore geeft, en een verkeerde, ontbrekende of dubbele
// uitkomst wordt geweigerd met haar naam. De opdrachtregel staat in
// sessies/taken.sh, en make boom, dat de delen met meer processors doet, in
// sessies/boom.sh.

#include "tests/tegelspel/hulp.h"

#include "boom/taken.h"
#include <climits>
#include <iomanip>

using namespace std;

// Het stuk van een regel voor de eerste puntkomma.
static string zettenVan (const string &taak)
{
  return taak.substr (0, taak.find (';'));
}

// De taken van een spel; samen is het er een lijst van, de grootste eerst.
static vector<string> takenVan (const TegelSpel &spel, long long aantal)
{
  ostringstream taken, meldingen;
  EIS (Taken (spel, meldingen).verdeel (aantal, taken));
  EIS_GELIJK (meldingen.str (), "");
  const vector<string> regels = regelsVan (taken.str ());
  long long vorige = LLONG_MAX;
  for (const string &regel : regels)
  {
    const long long omvang = stoll (regel.substr (regel.find (';') + 1));
    EIS_MET (omvang >= 1 && omvang <= vorige, taken.str ());
    vorige = omvang;
  }
  return regels;
}

// De uitkomst van een taak.
static string uitkomstVan (const TegelSpel &spel, const string &zetten)
{
  ostringstream uit, meldingen;
  EIS_MET (Taken (spel, meldingen).doe (zetten, uit), meldingen.str ());
  return uit.str ();
}

// De uitkomsten van alle taken.
static vector<string> uitkomstenVan (const TegelSpel &spel, long long aantal)
{
  vector<string> uitkomsten;
  for (const string &taak : takenVan (spel, aantal))
    uitkomsten.push_back (uitkomstVan (spel, zettenVan (taak)));
  return uitkomsten;
}

// Een melding zonder waar haar regels eindigen.
static string opEenRegel (const string &melding)
{
  string regel;
  for (const string &woord : woordenVan (melding))
    regel += (regel.empty () ? "" : " ") + woord;
  return regel;
}

// Regels achter elkaar.
static string samen (const vector<string> &regels)
{
  string alles;
  for (const string &regel : regels)
    alles += regel;
  return alles;
}

// Voeg uitkomsten samen, als het lukt twee keer: die van de eerste keer zijn
// dan weg.
// Retourneert: de regel van de tabel zonder de seconden; of de melding.
static string gevouwen (const TegelSpel &spel, const string &uitkomsten)
{
  istringstream in (uitkomsten), weer (uitkomsten);
  ostringstream meldingen;
  Vangst vangst;
  Taken taken (spel, meldingen);
  const bool goed = taken.voegSamen (in, "spel", true);
  EIS_GELIJK (goed, meldingen.str ().empty ());
  if (!goed)
  {
    EIS_GELIJK (vangst.tekst (), "");
    eisLeesbaar (meldingen.str (), 1000);
    return opEenRegel (meldingen.str ());
  }
  EIS (taken.voegSamen (weer, "spel", true));
  const vector<string> regels = regelsVan (zonderTijden (vangst.tekst ()));
  EIS_GELIJK (regels[1], regels.back ());
  return regels[1];
}

// Wat gevouwen hoort te geven: wat het snelle zoeken en het tellen geven.
static string hoortVan (TegelSpel spel)
{
  pair<int,char> zet;
  long long bezocht = 0;
  const int score = spel.besteScoreSnel (zet, bezocht);
  return "spel;" + to_string (score) + ";" + terminal::zetTekst (zet) + ";"
         + to_string (spel.telStanden ()) + ";#";
}

static TegelSpel spelUit (const string &naam)
{
  TegelSpel spel;
  EIS (spel.leesInSpel (naam.c_str ()));
  return spel;
}

// Wat er uit het voorbeeldspel van de opgave komt.
static const string Uitkomst1 = "spel;0;(0,b);10020;#";

// Een uitkomst met een ander veld, en de som die daar bij hoort.
static string vervalst (const string &uitkomst, size_t veld,
                        const string &wordt)
{
  istringstream in (uitkomst.substr (0, uitkomst.rfind (';')));
  string deel, alles;
  for (size_t i = 0; getline (in, deel, ';'); i++)
    alles += (i == 0 ? "" : ";") + (i == veld ? wordt : deel);
  unsigned long long som = 14695981039346656037ULL;
  for (char letter : alles)
    som = (som ^ static_cast<unsigned char> (letter)) * 1099511628211ULL;
  ostringstream tekst;
  tekst << alles << ';' << hex << setfill ('0') << setw (16) << som << '\n';
  return tekst.str ();
}

// Eis dat uitkomsten geweigerd worden met deze stukken tekst in de melding.
static void eisGeweigerd (const TegelSpel &spel, const string &uitkomsten,
                          const vector<string> &stukken)
{
  const string melding = gevouwen (spel, uitkomsten);
  for (const string &stuk : stukken)
    EIS_MET (bevat (melding, stuk), "'" << stuk << "' ontbreekt in: "
             << melding);
}

//*************************************************************************
// De delen samen

// De uitkomsten van de hele boom van spel5, die uren gekost hebben, horen bij
// spel5, ontbreken niet, en zeggen wat alfa-beta en tellen ook zeggen.
TOETS (de_hele_boom_van_spel5)
{
  const TegelSpel spel = spelUit ("spel5.txt");
  const string hoort = hoortVan (spel);
  EIS_GELIJK (gevouwen (spel, inhoudVan ("verslag/resultaten/boom-spel5.txt"))
                .substr (0, hoort.size ()), hoort);
}

TOETS (samen_is_het_de_hele_boom)
{
  Model::Loting loting (21);
  for (int keer = -3; keer < proeven (100, 40); keer++)
  {
    TegelSpel spel = spelUit (keer == -2 ? "spel1.txt" : "spel3.txt");
    if (keer == -3)  // wie negen van de tien rijen verliest is nog het beste af
      zetOp (spel, "pot -\nschalen 1: g b\n.. bb .. bb .. bb .. bb .. bb "
                   ".. bb .. bb .. bb .. bb .. b. beurt 0");
    else if (keer >= 0)
      zetOp (spel, loting.spelMetBoom (4, 20, 20000));
    const string hoort = hoortVan (spel);
    const bool over = spel.eindstand ();
    for (long long aantal : { 1, 2, 6, 40 })
    {
      const vector<string> taken = takenVan (spel, aantal);
      EIS (static_cast<long long> (taken.size ()) >= aantal
           || taken[0].substr (taken[0].find (';')) == ";1");
      EIS_GELIJK (taken.size () == 1 && zettenVan (taken[0]).empty (),
                  aantal == 1 || over);
      vector<string> uitkomsten = uitkomstenVan (spel, aantal);
      for (size_t i = 1; i < uitkomsten.size (); i++)
        swap (uitkomsten[i], uitkomsten[loting.plaats (i + 1)]);
      EIS_GELIJK (gevouwen (spel, samen (uitkomsten)), hoort);
    }
  }
}

// De taken zijn de grootste delen: die van spel1, met de hand nagerekend.
TOETS (de_grootste_taak_wordt_gesplitst)
{
  const TegelSpel spel = spelUit ("spel1.txt");
  EIS_GELIJK (samen (takenVan (spel, 2)), "0 b;67200 g;3299");
  EIS (bevat (samen (takenVan (spel, 3)), "0 g;3299"));
}

//*************************************************************************
// Wat er mis kan zijn met uitkomsten

TOETS (een_uitkomst_die_ontbreekt_wordt_genoemd)
{
  const TegelSpel spel = spelUit ("spel1.txt");
  const vector<string> taken = takenVan (spel, 20),
                       alle = uitkomstenVan (spel, 20);
  for (size_t weg = 0; weg < alle.size (); weg++)
  {
    vector<string> andere = alle;
    andere[weg] = "";
    const string melding = gevouwen (spel, samen (andere));
    const string zetten = Patroon ("De uitkomst van taak \"([^\"]*)\" "
                                   "ontbreekt\\.").heel (melding).at (1);
    EIS_GELIJK (zettenVan (taken[weg]).substr (0, zetten.size ()), zetten);
    andere[weg] = uitkomstVan (spel, zetten);
    EIS_GELIJK (gevouwen (spel, samen (andere)), Uitkomst1);
  }
  eisGeweigerd (spel, "", { "taak \"\" ontbreekt" });
  eisGeweigerd (spel, "\n \r\n", { "taak \"\" ontbreekt" });
}

TOETS (een_dubbele_uitkomst_wordt_geweigerd)
{
  const TegelSpel spel = spelUit ("spel1.txt");
  const vector<string> alle = uitkomstenVan (spel, 20);
  for (const string &een : alle)
  {
    const string naam = "taak \"" + een.substr (17, een.find (';', 17) - 17)
                        + "\": ";
    eisGeweigerd (spel, samen (alle) + een,
                  { naam + "staat er dubbel", to_string (alle.size () + 1) });
    eisGeweigerd (spel, samen (alle) + vervalst (een, 5, "12.345"),
                  { naam + "staat er dubbel" });
    eisGeweigerd (spel, samen (alle) + vervalst (een, 2, "4"),
                  { naam + "staat er dubbel" });
  }
  eisGeweigerd (spel, samen (alle) + uitkomstVan (spel, ""),
                { "ligt in taak \"\": die telt dubbel" });
}

TOETS (een_veranderde_uitkomst_wordt_geweigerd)
{
  const TegelSpel spel = spelUit ("spel1.txt");
  const vector<string> alle = uitkomstenVan (spel, 20);
  for (size_t i = 0; i + 1 < alle[3].size (); i++)
    for (char letter : { '0', '1', 'b', ';', ' ', '\x01' })
    {
      vector<string> andere = alle;
      andere[3][i] = letter;
      if (letter != alle[3][i])
        eisGeweigerd (spel, samen (andere), { "Regel 4" });
    }
  eisGeweigerd (spel, "\n\r\n" + alle[0].substr (0, 30) + "\n",
                { "Regel 3" });
  eisGeweigerd (spel, string (1000000, 'x'), { "Regel 1: gevonden" });
  eisGeweigerd (spel, string (100, '\0') + "\xc3\xab;\n", { "Regel 1" });
}

// Van een ander spel, of met een ander aantal standen dan telStanden telt: ook
// als de som klopt.
TOETS (een_uitkomst_die_niet_kan_wordt_geweigerd)
{
  const TegelSpel spel = spelUit ("spel1.txt");
  const vector<string> alle = uitkomstenVan (spel, 2);
  EIS_GELIJK (vervalst (alle[0], 9, ""), alle[0]);
  EIS_GELIJK (gevouwen (spel, samen (alle)), Uitkomst1);
  eisGeweigerd (spel, uitkomstVan (spelUit ("spel3.txt"), "1 b"),
                { "taak \"1 b\"", "een ander spel" });
  const vector< pair<size_t,string> > fouten = {
    { 0, "0123456789abcdef" }, { 1, "0" }, { 1, "0 b 9 b" },
    { 1, string (1500, '0') }, { 3, "4 g" }, { 3, "x" } };
  for (const pair<size_t,string> &fout : fouten)
    eisGeweigerd (spel, vervalst (alle[0], fout.first, fout.second) + alle[1],
                  { "Regel 1, taak " });
  eisGeweigerd (spel, vervalst (alle[0], 1, "1 b") + alle[1],
                { "taak \"0 b\" ontbreekt" });
  for (const string standen : { "6719", "6721" })
    eisGeweigerd (spel, vervalst (alle[0], 4, standen) + alle[1],
                  { "tellen samen 10 0", "moeten er 10 020 zijn" });
}
