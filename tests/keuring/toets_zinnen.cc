// toets_zinnen.cc: elke zin die een programma kan schrijven staat in wat een
// sessie verwacht (.uit), of anders in een toets.
//
// Van een zin staan de vaste delen in literals. Elke literal van het product
// met een woord van twee letters telt, maar een keer; wat aan elkaar staat is
// een literal. Voor een spel telt alleen wat bij dat spel getoetst wordt. Een
// zin mag elders afbreken: witruimte is overal een spatie. Waar een deel met
// een letter begint of eindigt staat er in de sessie geen letter tegenaan, dus
// " zet" is iets anders dan " zetten". Wat in een sessie getypt is telt niet.
// Een getal in een zin is in de sessies niet steeds hetzelfde.

#include "tests/programma.h"

using namespace std;

typedef vector< pair<long, string> > Delen;  // met de regel waar zij staan

// Wat niemand laat zien, met waarom.
static const pair<const char *, vector<string> > Uitzonderingen[] = {
  { "geen zin: letters, of een naam van het systeem",
    { "Vv", "Hh", "hrw", "tnlz", "q quit exit stop einde", "undo",
      "abcdefghijklmnopqrstuvwxyz", "wx", "TERM", "NIO0",
      "dumb", "/proc/self/fdinfo/", "flags:" } },
  { "staat vast aan seconden: microseconden", { "micro" } },
  { "voortgang van werk dat klaar is of anders heet voor zij komt",
    { "denken", "schatten", "proeven", "beurten voor elke zet" } },
  { "zo veel vervolgpartijen tellen duurt jaren",
    { "Dat kan niet: het aantal is te groot." } } };

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

// De literals in een bron, glad; niet die in commentaar, achter #include of in
// een static_assert.
static Delen literals (const string &bron)
{
  Delen alle;
  bool aaneen = false;
  long regel = 1;
  for (size_t i = 0; i < bron.size (); i++)
    if (bron.compare (i, 2, "//") == 0 || bron.compare (i, 8, "#include") == 0)
      i = bron.find ('\n', i) - 1;
    else if (bron.compare (i, 13, "static_assert") == 0)
      i = bron.find (';', i);
    else if (bron[i] == '"' || (bron[i] == '\'' && !isdigit (bron[i - 1])))
    {
      const char einde = bron[i];
      string inhoud;
      while (bron[++i] != einde)
        inhoud += bron[i] != '\\' ? bron[i] : isalnum (bron[++i]) ? ' '
                                                                  : bron[i];
      if (einde == '"' && !aaneen)
        alle.push_back ({ regel, "" });
      if (einde == '"')
        alle.back ().second += inhoud;
      aaneen = einde == '"';
    }
    else
    {
      aaneen = aaneen && isspace (bron[i]);
      regel += bron[i] == '\n';
    }
  for (auto &een : alle)
    een.second = glad (een.second);
  return alle;
}

// De bestanden die aan een van de patronen voldoen.
static vector<string> paden (const string &patronen)
{
  return woordenVan (Proces::draai ({ "/bin/sh", "-c", "ls -d " + patronen },
                                    "").uitvoer);
}

// Wat er in de sessies van een spel (of *: van elk) staat, glad.
static string inSessies (const string &spel)
{
  const string map = "tests/" + spel;
  string alles = "\n";
  for (const string &pad : paden (map + "/sessies/*.uit"))
  {
    const string script = pad.substr (0, pad.size () - 3) + "sh",
                 getypt = bestaat (script) ? "\n" + inhoudVan (script) : "";
    istringstream in (inhoudVan (pad));
    for (string regel; getline (in, regel); )
      if (getypt.find ("\n" + regel + "\n") == string::npos)
        alles += " " + glad (regel);
    alles += "\n";
  }
  return alles;
}

// Wat er bij een spel (of *: bij elk) getoetst wordt, glad.
static string getoetst (const string &spel)
{
  const string map = "tests/" + spel;
  string alles = inSessies (spel);
  for (const string &pad : paden ("tests/*.h tests/*.cc " + map + "/*.h " + map
                                  + "/*.cc"))
    if (pad != "tests/keuring/toets_zinnen.cc")
      for (const auto &een : literals (inhoudVan (pad)))
        alles += een.second + "\n";
  return alles;
}

// Wat er van een bron niet in een tekst staat die getoetst wordt; met wat al
// gezien is, dat meer wordt.
static string nietGetoond (const string &pad, const string &bron,
                           const string &tekst, set<string> &gezien)
{
  string niet;
  for (const auto &een : literals (bron))
  {
    int letters = 0;  // het langste woord, tot twee
    for (const char teken : een.second)
      letters = letters == 2 ? 2 : isalpha (teken) ? letters + 1 : 0;
    if (letters == 2 && gezien.insert (een.second).second
        && !bevatWoord (tekst, een.second))
      niet += pad + ":" + to_string (een.first) + ": geen sessie en geen toets "
              "toont \"" + een.second + "\"\n";
  }
  return niet;
}

// Elk spel (of *: wat zij delen), en waar het staat.
static vector< pair<string, string> > bronnen ()
{
  vector< pair<string, string> > alle = {
    { "tegelspel", "*.h *.cc boom/*.h boom/*.cc zoek/*/*" },
    { "*", "terminal/* zoek/*.h" } };
  for (const string &map : paden ("spellen/*/"))
    alle.push_back ({ map.substr (8, map.size () - 9), map + "*.h " + map
                      + "*.cc " + map + "*/*.h " + map + "*/*.cc" });
  return alle;
}

TOETS (elke_zin_wordt_getoond)
{
  string niet;
  size_t delen = 0;
  for (const auto &een : bronnen ())
  {
    const string tekst = getoetst (een.first);
    set<string> gezien;
    for (const auto &reden : Uitzonderingen)
      gezien.insert (reden.second.begin (), reden.second.end ());
    for (const string &pad : paden (een.second))
      niet += nietGetoond (pad, inhoudVan (pad), tekst, gezien);
    delen += gezien.size ();
  }
  EIS_MET (niet.empty (), niet);
  EIS (delen > 700);
}

// Een zin met een getal dat to_string erin zet: wat ervoor staat, en erachter.
typedef pair<string,string> Getalzin;

// De zinnen met een getal in een bron; niet een dat een constante is, want dat
// is altijd hetzelfde.
static vector<Getalzin> getalzinnen (const string &bron)
{
  const Patroon zin ("(\"([^\"\n]*)\"[ \n]*(\\+|<<)[ \n]*)?(std::)?to_string "
                     "\\(([^()\n]|\\([^()\n]*\\))*\\)"
                     "([ \n]*(\\+|<<)[ \n]*\"([^\"\n]*)\")?"),
                constante ("to_string \\(([A-Za-z]*::)*[A-Z]");
  vector<Getalzin> alle;
  for (string rest = bron; ; )
  {
    const vector<string> delen = zin.zoek (rest);
    if (delen.empty ())
      return alle;
    if (constante.zoek (delen[0]).empty ())
      alle.push_back ({ glad (delen[2]), glad (delen[8]) });
    const string staart = "\"" + delen[8] + "\"";
    rest.erase (0, rest.find (delen[0]) + delen[0].size ()
                   - (delen[7].empty () ? 0 : staart.size ()));
  }
}

// De verschillende getallen die in een tekst direct achter een zin staan, of
// direct ervoor.
static set<string> getallenBij (const string &tekst, const string &zin,
                                bool achter)
{
  set<string> alle;
  for (size_t i = tekst.find (zin); i != string::npos;
       i = tekst.find (zin, i + 1))
  {
    size_t begin = achter ? i + zin.size () : i - (tekst[i - 1] == ' '),
           eind = begin + (achter && tekst[begin] == ' ');
    if (achter)
      begin = eind;
    while (achter && eind < tekst.size () && isdigit (tekst[eind]))
      eind++;
    while (!achter && isdigit (tekst[begin - 1]))
      begin--;
    if (begin < eind)
      alle.insert (tekst.substr (begin, eind - begin));
  }
  return alle;
}

// Welke zinnen van een bron in een tekst steeds met hetzelfde getal staan: wie
// daar een ander getal noemt dan bedoeld is valt niet op.
static string steedsHetzelfde (const string &pad, const string &bron,
                               const string &tekst, int &plaatsen)
{
  string niet;
  for (const Getalzin &zin : getalzinnen (bron))
    for (const bool achter : { true, false })
    {
      const string &deel = achter ? zin.first : zin.second;
      if (Patroon ("[a-z][a-z]").zoek (deel).empty ())
        continue;
      const set<string> getallen = getallenBij (tekst, deel, achter);
      plaatsen += !getallen.empty ();
      if (getallen.size () == 1)
        niet += pad + ": in elke sessie staat " + (achter ? "na" : "voor")
                + " \"" + deel + "\" " + *getallen.begin () + "\n";
    }
  return niet;
}

TOETS (elk_getal_van_een_zin_is_er_meer_dan_een)
{
  string niet;
  int plaatsen = 0;
  for (const auto &een : bronnen ())
  {
    const string tekst = inSessies (een.first);
    for (const string &pad : paden (een.second))
      niet += steedsHetzelfde (pad, inhoudVan (pad), tekst, plaatsen);
  }
  EIS_MET (niet.empty (), niet);
  EIS (plaatsen > 70);
  EIS_GELIJK (steedsHetzelfde ("a.h", "\"er zijn \" + to_string (n) + \" van \""
    " + to_string (Alle) + \"; \" + to_string (m)\n + \" ervan\"",
    "\ner zijn 3 van 9; 4 ervan\ner zijn 3 van 9; 5 ervan\n", plaatsen),
    "a.h: in elke sessie staat na \"er zijn\" 3\n"
    "a.h: in elke sessie staat voor \"van\" 3\n");
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
