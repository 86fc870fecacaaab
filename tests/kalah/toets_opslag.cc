// toets_opslag.cc: een spel bewaren en weer inlezen, en bestanden die niet
// kloppen; zie ook tests/lezerproef.h. Een eigen lezer, met het model als
// scheidsrechter, zegt van elk bestand of het een spel is, en zo niet, in welke
// regel dat blijkt.

#include "tests/kalah/hulp.h"
#include "tests/kalah/inzicht.h"
#include "tests/lezerproef.h"
#include "tests/vangst.h"
#include "terminal/bewaren.h"

using namespace std;

static Kalah begonnen ()
{
  Kalah spel (4);
  EIS (spel.doeZet (2));
  return spel;
}

//*************************************************************************
// De eigen lezer

struct Oordeel
{
  int fout;                   // de eerste regel die niet klopt, of 0
  Model::Stand begin, stand;  // voor en na alle zetten, als er geen fout is
  vector<int> zetten;
  vector<string> spelers;     // wie er spelen, zoals het menu het leest
};

// Wie een speler is; leeg als de regel dat niet zegt.
static string spelerUit (const string &regel, size_t nummer)
{
  static const Patroon
    vorm ("[ \t\n\v\f\r]*speler[ \t\n\v\f\r]+([12])[ \t\n\v\f\r]+(mens|"
          "computer)([ \t\n\v\f\r]+([^ \t\n\v\f\r]+))?[ \t\n\v\f\r]*"),
    beurten ("[+]?0*([1-9]|[123][0-9]|40)"),
    tijd ("(0*[1-9][0-9]{0,3}([.][0-9]{1,3})?|0+[.][0-9]{1,3})[sS]");
  const vector<string> deel = vorm.heel (regel);
  if (regel.find ('\0') != string::npos || deel.empty ()
      || deel[1] != to_string (nummer)
      || (deel[2] == "mens") != deel[3].empty ())
    return "";
  if (deel[2] == "mens")
    return "m";
  const double seconden = tijd.heel (deel[4]).empty () ? 0 : stod (deel[4]);
  return seconden >= 0.001 && seconden <= 3600 ? deel[4]
         : beurten.heel (deel[4]).empty () ? "" : deel[4];
}

// De getallen na het woord waar een regel mee begint; leeg als er iets anders
// staat.
static vector<int> getallenNa (const string &begin, const string &regel)
{
  static const Patroon getal ("[-+]?0*[0-9]{1,5}");
  const vector<string> woorden = woordenVan (regel);
  vector<int> getallen;
  for (size_t i = 1; i < woorden.size (); i++)
    getallen.push_back (getal.heel (woorden[i]).empty () ? -1
                                                         : stoi (woorden[i]));
  for (int waarde : getallen)
    if (waarde < 0 || waarde > 10000 || woorden[0] != begin)
      return {};
  return getallen;
}

// Klopt een regel? Dan komt in het oordeel wat er staat.
static bool klopt (int nummer, const string &regel, Oordeel &uit)
{
  const vector<int> kuiltjes = getallenNa ("kuiltjes", regel),
                    wie = getallenNa ("begint", regel),
                    zet = getallenNa ("zet", regel);
  if (nummer == 1)
    return regel == "Kalah 1";
  if (nummer == 2)
  {
    uit.begin.kuilen = kuiltjes;
    return kuiltjes.size () == 14 && Model::totaal (uit.begin) <= 10000;
  }
  if (nummer == 3)
  {
    uit.begin.speler = wie.empty () ? 0 : wie[0];
    uit.stand = uit.begin;
    return wie.size () == 1 && (wie[0] == 1 || wie[0] == 2);
  }
  const vector<int> mag = Model::zetten (uit.stand);
  const string speler = spelerUit (regel, uit.spelers.size () + 1);
  if (!speler.empty ())
  {
    uit.spelers.push_back (speler);
    return true;
  }
  if (!uit.spelers.empty () || zet.size () != 1
      || count (mag.begin (), mag.end (), zet[0]) == 0)
    return false;
  Model::doe (uit.stand, zet[0]);
  uit.zetten.push_back (zet[0]);
  return true;
}

static Oordeel oordeel (const string &inhoud)
{
  const char *const wit = " \t\n\v\f\r";
  Oordeel uit = { 0, {}, {}, {}, {} };
  istringstream in (inhoud);
  string regel;
  bool einde = false;
  for (int nummer = 1; uit.fout == 0; nummer++)
  {
    const bool gelezen = static_cast<bool> (getline (in, regel));
    if (einde && !gelezen)
      return uit;
    regel = gelezen ? " " + regel : " ";
    regel.erase (regel.find_last_not_of (wit) + 1);
    regel.erase (0, regel.find_first_not_of (wit));
    if (!einde && nummer > 3 && regel == "einde" && uit.spelers.size () != 1)
      einde = true;
    else if (einde ? !regel.empty () : !klopt (nummer, regel, uit))
      uit.fout = nummer;
  }
  return uit;
}

//*************************************************************************
// Het programma ertegenover

typedef vector<kalah::Speler> Spelers;

// Een speler zoals het menu hem leest.
static kalah::Speler spelerMet (const string &getypt)
{
  kalah::Speler speler;
  EIS_MET (speler.lees (getypt, true), getypt);
  return speler;
}

// Lees een bestand, en eis wat het oordeel zegt.
// Retourneert: true als het een spel is
static bool eisOordeel (const string &inhoud)
{
  const Oordeel hoort = oordeel (inhoud);
  ostringstream melding;
  Kalah spel = begonnen (), verwacht = spel;
  Spelers spelers (1);
  const bool gelezen =
    kalah::Opslag (TijdelijkBestand (inhoud).naam (), melding)
      .lees (spel, spelers);
  EIS_MET (gelezen == (hoort.fout == 0), "fout in regel " << hoort.fout
           << ", maar: '" << melding.str () << "' bij\n" << inhoud);
  if (gelezen)
  {
    EIS_GELIJK (melding.str (), "");
    EIS (verwacht.zetStand (hoort.begin.kuilen, hoort.begin.speler));
    for (int zet : hoort.zetten)
      EIS (verwacht.doeZet (zet));
    EIS_STAND (spel, hoort.stand);
    EIS (spelers.size () == hoort.spelers.size ());
    for (size_t i = 0; i < spelers.size (); i++)
      EIS_GELIJK (spelers[i].getypt (), spelerMet (hoort.spelers[i]).getypt ());
  }
  else
    eisMelding (melding.str (), 400, { "regel " + to_string (hoort.fout) + ":",
                                       "gevonden", ", verwacht" });
  EIS (gelezen || spelers.size () == 1);
  EIS_GELIJK (Toetsinzicht::dump (spel), Toetsinzicht::dump (verwacht));
  return gelezen;
}

// Een toevallig spel, met een toevallig aantal zetten.
static Kalah toevalligSpel (Toeval &toeval)
{
  Kalah spel (toeval.trek (3, 8));
  const int soort = toeval.trek (0, 2);
  if (soort == 1)
    spel = spelMet (toevallig (toeval, 10));
  else if (soort == 2)
    spel.zetStand (spel.getKuiltjes (), 2);
  for (int i = toeval.trek (0, 60); i > 0 && !spel.eindstand (); i--)
    spel.doeZet (toeval.uit (spel.bepaalZetten ()));
  return spel;
}

// Toevallige spelers, of geen.
static Spelers toevalligeSpelers (Toeval &toeval)
{
  const vector<string> wie = { "m", "1", "12", "40", "0.001s", "2.5s", "3600s",
                               "1234.567s" };
  if (toeval.trek (0, 2) == 0)
    return {};
  return { spelerMet (toeval.uit (wie)), spelerMet (toeval.uit (wie)) };
}

TOETS (bewaren_en_inlezen_geeft_hetzelfde_spel)
{
  Toeval toeval (1);
  for (int i = 0; i < proeven (500, 100); i++)
  {
    const Kalah spel = toevalligSpel (toeval);
    const Spelers spelers = toevalligeSpelers (toeval);
    const string inhoud = kalah::Opslag::tekst (spel, spelers);
    Kalah terug = begonnen ();
    Spelers wie;
    EIS (kalah::Opslag (TijdelijkBestand (inhoud).naam ()).lees (terug, wie));
    EIS_GELIJK (Toetsinzicht::dump (terug), Toetsinzicht::dump (spel));
    EIS_GELIJK (kalah::Opslag::tekst (terug, wie), inhoud);
    EIS (wie.size () == spelers.size () && eisOordeel (inhoud));
  }
}

TOETS (verminkte_bestanden)
{
  Toeval toeval (2);
  int goed = 0, fout = 0;
  for (int i = 0; i < proeven (2500, 1000); i++)
  {
    string inhoud = kalah::Opslag::tekst (toevalligSpel (toeval),
                                          toevalligeSpelers (toeval));
    for (int keer = toeval.trek (1, 2); keer > 0; keer--)
      inhoud = Lezerproef<Kalah, Toetsinzicht>::vermink
        (inhoud, "0123456789 \n\t\r-+.xz\xff" + string (1, '\0'), toeval);
    eisOordeel (inhoud) ? goed++ : fout++;
  }
  EIS_MET (goed > proeven (100, 20) && fout > 500,
           goed << " goed, " << fout << " fout");
}

TOETS (elke_byte_van_een_kort_spel_weg_of_anders)
{
  const string heel = "Kalah 1\nkuiltjes 0 0 0 0 0 1 3 0 0 0 0 0 2 1\nbegint 1"
                      "\nzet 6\nspeler 1 mens\nspeler 2 computer 2.5s\n"
                      "einde\n";
  EIS (eisOordeel (heel));
  for (size_t i = 0; i < heel.size (); i++)
  {
    string tekst = heel;
    eisOordeel (tekst.erase (i, 1));
    eisOordeel (heel.substr (0, i));
    for (const char nieuw : { 'x', ' ', '\n', '0', '9', '\0', '-' })
    {
      tekst = heel;
      tekst[i] = nieuw;
      eisOordeel (tekst);
    }
  }
}

//*************************************************************************
// De proef van elke lezer

static Lezerproef<Kalah, Toetsinzicht> maakProef ()
{
  const string map = "spellen/kalah/voorbeelden/",
    begin = "Kalah 1\nkuiltjes 3 0 3 0 3 3 0 3 3 3 3 3 3 0\nbegint 1\n";
  Lezerproef<Kalah, Toetsinzicht> proef (
    { Kalah (6), begonnen () },
    { inhoudVan (map + "partij.kalah"), inhoudVan (map + "slag.kalah") },
    { { "", { "regel 1:\n  gevonden het einde van het bestand, verwacht "
              "\"Kalah 1\"" } },
      { "Kalah 2\n", { "regel 1:\n  gevonden \"Kalah 2\", verwacht "
                       "\"Kalah 1\"" } },
      { "Kalah 1\nkuiltjes 1 2\n",
        { "regel 2:\n  gevonden \"kuiltjes 1 2\", verwacht \"kuiltjes\" en "
          "veertien aantallen steentjes,\nsamen hoogstens 10000" } },
      { begin + "zet 2\n",
        { "regel 4:\n  gevonden \"zet 2\", verwacht \"zet\" en een kuiltje van "
          "speler 1 met steentjes (1,\n3, 5 of 6), \"speler 1\" en \"mens\" "
          "of \"computer\" met een sterkte, of \"einde\"" } },
      { begin + "speler 1 mens\nspeler 2 computer 41\neinde\n",
        { "regel 5:\n  gevonden \"speler 2 computer 41\", verwacht \"speler "
          "2\" en \"mens\" of \"computer\"\nmet 1 t/m 40 beurten, of een tijd" } },
      { begin + "speler 1 mens\neinde\n",
        { "regel 5:\n  gevonden \"einde\", verwacht \"speler 2\"" } },
      { begin + "speler 1 mens\nspeler 2 mens\nzet 1\neinde\n",
        { "regel 6:\n  gevonden \"zet 1\", verwacht \"einde\"" } },
      { begin + "zet 1\n\n",
        { "regel 5:\n  gevonden een lege regel, verwacht \"zet\" en een "
          "kuiltje van speler 2 met\nsteentjes" } },
      { begin + "einde\nzet 1\n",
        { "regel 5:\n  gevonden \"zet 1\", verwacht het einde van het "
          "bestand" } },
      { "Kalah 1\nkuiltjes 1 0 0 0 0 0 9 1 0 0 0 0 0 0\nbegint 2\nzet 1\n",
        { "regel 4:\n  gevonden \"zet 1\", verwacht \"einde\" (of eerst "
          "\"speler 1\" en \"mens\" of\n\"computer\" met een sterkte), want het "
          "spel is afgelopen" } } });
  proef.woorden = false;
  proef.langste = 400;
  return proef;
}

static const Lezerproef<Kalah, Toetsinzicht> proef = maakProef ();

// Wat geen bestand is, is niet te lezen.
TOETS (namen_die_niet_te_lezen_zijn)
{
  for (const char *naam : { "/tmp", "/bestaat/niet", "" })
    proef.eisNaam (naam, { "niet te lezen", "verwacht" });
}

//*************************************************************************
// Wat niet lukt

// Eis dat schrijven niet lukt, met een melding.
static void eisNietGeschreven (const string &naam)
{
  ostringstream melding;
  {
    terminal::Uitvoerbestand bestand (naam);
    bestand.stroom () << "Kalah 1\n";
    EIS (!bestand.maakAf (melding));
  }
  eisMelding (melding.str (), 400, { "niet te schrijven", "verwacht" });
}

TOETS (niet_te_bewaren)
{
  const TijdelijkeMap map;
  map.schrijf ("vol.kalah", "van mij");
  for (const char *naam : { "map.kalah", "a.kalah.nieuw" })
    EIS_GELIJK (mkdir (map.pad (naam).c_str (), 0700), 0);
  EIS_GELIJK (symlink ("/dev/full", map.pad ("vol.kalah.nieuw").c_str ()), 0);
  for (const string &naam : { string ("weg/spel.kalah"), string ("map.kalah"),
         string ("a.kalah"), string (300, 'x') + ".kalah",
         string ("x\0.kalah", 8), string ("vol.kalah") })
    eisNietGeschreven (map.pad (naam));
  EIS (bestandenIn (map.pad ("")) == set<string> ({ "map.kalah",
                                        "a.kalah.nieuw", "vol.kalah" }));
  EIS_GELIJK (inhoudVan (map.pad ("vol.kalah")), "van mij");
}

// Wie niet zegt dat het af is laat niets achter.
TOETS (half_geschreven_is_niet_geschreven)
{
  const TijdelijkeMap map;
  map.schrijf ("half", "van mij");
  {
    terminal::Uitvoerbestand bestand (map.pad ("half"));
    bestand.stroom () << "Kalah 1\n" << flush;
  }
  EIS (bestandenIn (map.pad ("")) == set<string> ({ "half" }));
  EIS_GELIJK (inhoudVan (map.pad ("half")), "van mij");
}

static const Aangemeld aangemeld (proef);
