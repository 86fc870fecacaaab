// toets_zinnen.cc: elke zin die een programma kan schrijven staat in wat een
// sessie verwacht (.uit), of anders in een toets.
//
// Van een zin staan de vaste delen in literals. Elke literal van het product
// met een woord van twee letters telt, maar een keer; wat aan elkaar staat is
// een literal. Voor een spel telt alleen wat bij dat spel getoetst wordt. Een
// zin mag elders afbreken: witruimte is overal een spatie. Waar een deel met
// een letter begint of eindigt staat er in de sessie geen letter tegenaan, dus
// " zet" is iets anders dan " zetten". Wat in een sessie getypt is telt niet.

#include "tests/bestand.h"
#include "tests/tekst.h"

#include <glob.h>
#include <map>

using namespace std;

// Wat niemand laat zien, met waarom.
static const map<string, vector<string>> Uitzonderingen = {
  { "geen zin: letters, of een naam van het systeem",
    { "Vv", "Hh", "1VH2", "hprw", "abcdefghijklmnopqrstuvwxyz", "wx", "TERM",
      "dumb", "/proc/self/fdinfo/", "flags:" } },
  { "staat vast aan seconden: microseconden", { "micro" } },
  { "voortgang van werk dat klaar is of anders heet voor zij komt",
    { "denken", "schatten", "proeven", "beurten voor elke zet" } },
  { "zo veel vervolgpartijen tellen duurt jaren",
    { "Dat kan niet: het aantal is te groot." } } };

// De bestanden die aan een van deze patronen voldoen.
static vector<string> paden (const vector<string> &patronen)
{
  vector<string> alle;
  for (const string &patroon : patronen)
  {
    glob_t gevonden;
    if (glob (patroon.c_str (), 0, nullptr, &gevonden) == 0)
      alle.insert (alle.end (), gevonden.gl_pathv,
                   gevonden.gl_pathv + gevonden.gl_pathc);
    globfree (&gevonden);
  }
  return alle;
}

// Een tekst met overal een spatie voor witruimte, en niet aan begin en einde;
// een punt in een getal is, als in een sessie, een komma.
static string glad (const string &tekst)
{
  string uit;
  for (const string &woord : woordenVan (tekst))
    uit += (uit.empty () ? "" : " ") + woord;
  for (size_t i = 1; i + 1 < uit.size (); i++)
    if (uit[i] == '.' && isdigit (uit[i - 1]) && isdigit (uit[i + 1]))
      uit[i] = ',';
  return uit;
}

// De literals in een bron, glad, elk met de regel waar hij begint; niet die in
// commentaar, achter #include of in een static_assert.
static vector<pair<long, string>> literals (const string &bron)
{
  vector<pair<long, string>> alle;
  bool aaneen = false;
  for (size_t i = 0; i < bron.size (); i++)
    if (bron.compare (i, 2, "//") == 0 || bron.compare (i, 8, "#include") == 0)
      i = bron.find ('\n', i);
    else if (bron.compare (i, 13, "static_assert") == 0)
      i = bron.find (';', i);
    else if (bron[i] == '"' || (bron[i] == '\'' && !isdigit (bron[i - 1])))
    {
      const size_t begin = i;
      string inhoud;
      while (bron[++i] != bron[begin])
        if (bron[i] != '\\')
          inhoud += bron[i];
        else if (bron[++i] == '"' || bron[i] == '\\')
          inhoud += bron[i];
        else
          inhoud += ' ';
      if (bron[begin] == '"' && aaneen)
        alle.back ().second += inhoud;
      else if (bron[begin] == '"')
        alle.push_back ({ count (bron.begin (), bron.begin ()
                            + static_cast<long> (begin), '\n') + 1, inhoud });
      aaneen = bron[begin] == '"';
    }
    else if (!isspace (bron[i]))
      aaneen = false;
  for (auto &een : alle)
    een.second = glad (een.second);
  return alle;
}

// Staat een deel van een zin in een tekst, zonder letters ertegenaan?
static bool staatIn (const string &tekst, const string &deel)
{
  for (size_t plek = tekst.find (deel); plek != string::npos;
       plek = tekst.find (deel, plek + 1))
    if (!(isalpha (deel[0]) && isalpha (tekst[plek - 1]))
        && !(isalpha (deel.back ()) && isalpha (tekst[plek + deel.size ()])))
      return true;
  return false;
}

// Wat er bij een spel (of *: bij elk) getoetst wordt, glad: de sessies, en de
// literals van de toetsen.
static string getoetst (const string &spel)
{
  string alles = "\n";
  for (const string &pad : paden ({ "tests/" + spel + "/sessies/*.uit" }))
  {
    const string script = pad.substr (0, pad.size () - 3) + "sh",
                 getypt = bestaat (script) ? "\n" + inhoudVan (script) : "";
    istringstream in (inhoudVan (pad));
    string uitvoer;
    for (string regel; getline (in, regel); )
      if (getypt.find ("\n" + regel + "\n") == string::npos)
        uitvoer += regel + "\n";
    alles += glad (uitvoer) + "\n";
  }
  for (const string &pad : paden ({ "tests/*.h", "tests/*.cc",
                                    "tests/" + spel + "/*.h",
                                    "tests/" + spel + "/*.cc" }))
    if (pad != "tests/keuring/toets_zinnen.cc")
      for (const auto &een : literals (inhoudVan (pad)))
        alles += een.second + "\n";
  return alles;
}

// Retourneert: wat er van een bron in geen tekst staat die getoetst wordt
// Parameters:
// * tekst: wat er getoetst wordt
// * gezien: wat al gehad is, of een uitzondering; wordt meer
static string nietGetoond (const string &pad, const string &bron,
                           const string &tekst, set<string> &gezien)
{
  string niet;
  for (const auto &een : literals (bron))
  {
    bool woord = false;
    for (size_t i = 1; i < een.second.size (); i++)
      woord = woord || (isalpha (een.second[i]) && isalpha (een.second[i - 1]));
    if (woord && gezien.insert (een.second).second
        && !staatIn (tekst, een.second))
      niet += pad + ":" + to_string (een.first) + ": geen sessie en geen toets "
              "toont \"" + een.second + "\"\n";
  }
  return niet;
}

TOETS (elke_zin_wordt_getoond)
{
  const struct { string spel; vector<string> bronnen; } alle[] = {
    { "tegelspel", { "*.h", "*.cc", "boom/*.h", "boom/*.cc", "zoek/*/*" } },
    { "aqualin", {} }, { "domineren", {} }, { "kalah", {} }, { "othello", {} },
    { "*", { "terminal/*", "zoek/*.h" } } };
  string niet;
  size_t delen = 0;
  for (const auto &een : alle)
  {
    const string map = "spellen/" + een.spel + "/", tekst = getoetst (een.spel);
    set<string> gezien;
    for (const auto &reden : Uitzonderingen)
      gezien.insert (reden.second.begin (), reden.second.end ());
    const size_t eerst = gezien.size ();
    for (const string &pad : paden (!een.bronnen.empty () ? een.bronnen
           : vector<string> { map + "*.h", map + "*.cc", map + "*/*.h",
                              map + "*/*.cc" }))
      niet += nietGetoond (pad, inhoudVan (pad), tekst, gezien);
    delen += gezien.size () - eerst;
  }
  EIS_MET (niet.empty (), "van " << delen << " delen van zinnen:\n" << niet);
  EIS (delen > 700);
}

TOETS (een_zin_die_niet_getoond_wordt_heeft_een_naam)
{
  set<string> gezien = { "uit zondering" };
  EIS_GELIJK (nietGetoond ("a.h", "#include \"niet dit\"\n// \"en dit\"\n"
    "f (\"een zin,\\n \"\n  \"en meer\" + x + \" zet\", \"uit zondering\");\n"
    "static_assert (x, \"nee nee\"); g ('\"', \" zetten\", \"a\", \" zet\");\n",
    "\n3 zetten en een zin, en meer.\n", gezien),
    "a.h:4: geen sessie en geen toets toont \"zet\"\n");
}
