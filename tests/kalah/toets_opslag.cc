// toets_opslag.cc: een spel bewaren en weer inlezen, en bestanden die niet
// kloppen. Een eigen lezer, met het model als scheidsrechter, zegt van elk
// bestand of het een spel is, en zo niet, in welke regel dat blijkt.

#include "tests/toets.h"
#include "tests/bestand.h"
#include "tests/kalah/hulp.h"
#include "spellen/kalah/opslag.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>
#include <sys/stat.h>

using namespace std;

//*************************************************************************
// De eigen lezer

struct Oordeel
{
  int fout;            // het nummer van de eerste regel die niet klopt, of 0
  Model::Stand stand;  // na alle zetten, als er geen fout is
  vector<int> zetten;
};

// Een getal, of -1 als het dat niet is of als het te groot is.
static int getalVan (const string &woord)
{
  const size_t cijfer = woord[0] == '+' || woord[0] == '-' ? 1 : 0;
  if (woord.size () == cijfer
      || woord.find_first_not_of ("0123456789", cijfer) != string::npos)
    return -1;
  const double waarde = strtod (woord.c_str (), nullptr);
  return waarde >= 0 && waarde <= 10000 ? static_cast<int> (waarde) : -1;
}

// De getallen na het woord waar een regel mee begint; leeg als er iets anders
// staat.
static vector<int> getallenNa (const string &begin, const string &regel)
{
  istringstream in (regel);
  vector<int> getallen;
  string woord;
  in >> woord;
  if (woord != begin)
    return {};
  while (in >> woord)
  {
    getallen.push_back (getalVan (woord));
    if (getallen.back () < 0)
      return {};
  }
  return getallen;
}

// Een regel zonder witruimte aan begin en einde.
static string ontdaan (string regel)
{
  while (!regel.empty () && isspace (static_cast<unsigned char>
                                       (regel.back ())))
    regel.pop_back ();
  while (!regel.empty () && isspace (static_cast<unsigned char> (regel[0])))
    regel.erase (0, 1);
  return regel;
}

// Het eerste regelnummer waar een stand en een beurt niet kloppen, of 0.
static int foutInBegin (const vector<string> &regels, Model::Stand &stand)
{
  const vector<int> kuilen = regels.size () > 1
    ? getallenNa ("kuiltjes", regels[1]) : vector<int> (),
    speler = regels.size () > 2 ? getallenNa ("begint", regels[2])
                                : vector<int> ();
  stand.kuilen = kuilen;
  if (regels.empty () || regels[0] != "Kalah 1")
    return 1;
  if (kuilen.size () != 14 || Model::totaal (stand) > 10000)
    return 2;
  if (speler.size () != 1 || speler[0] < 1 || speler[0] > 2)
    return 3;
  stand.speler = speler[0];
  return 0;
}

static Oordeel oordeel (const string &inhoud)
{
  Oordeel uit;
  vector<string> regels;
  istringstream in (inhoud);
  string regel;
  while (getline (in, regel))
    regels.push_back (ontdaan (regel));
  uit.fout = foutInBegin (regels, uit.stand);
  bool einde = false;
  for (size_t i = 3; uit.fout == 0 && i <= regels.size (); i++)
  {
    const vector<int> zet = i < regels.size () ? getallenNa ("zet", regels[i])
                                               : vector<int> ();
    const vector<int> mag = Model::zetten (uit.stand);
    if (einde ? i == regels.size () || regels[i].empty ()
              : i < regels.size () && regels[i] == "einde")
      einde = true;
    else if (!einde && zet.size () == 1
             && count (mag.begin (), mag.end (), zet[0]) == 1)
    {
      Model::doe (uit.stand, zet[0]);
      uit.zetten.push_back (zet[0]);
    }
    else
      uit.fout = static_cast<int> (i) + 1;
  }
  return uit;
}

//*************************************************************************
// Het programma ertegenover

// Een toevallig spel, met een toevallig aantal zetten.
static Kalah toevalligSpel (Bron &bron)
{
  Kalah spel (trek (bron, MinSteentjes, MaxSteentjes));
  const int soort = trek (bron, 0, 2), zetten = trek (bron, 0, 60);
  if (soort == 1)
    spel = spelMet (toevallig (bron, 10));
  else if (soort == 2)
    spel.zetStand (spel.getKuiltjes (), 2);
  for (int i = 0; i < zetten && !spel.eindstand (); i++)
  {
    const vector<int> mag = spel.bepaalZetten ();
    spel.doeZet (mag[static_cast<size_t>
                       (trek (bron, 0, static_cast<int> (mag.size ()) - 1))]);
  }
  return spel;
}

// Wat er in het bestand komt.
static string bewaard (const TijdelijkeMap &map, const Kalah &spel)
{
  const string naam = map.pad ("spel.kalah");
  EIS (kalah::Opslag (naam).bewaar (spel));
  return inhoudVan (naam);
}

// Eis dat een spel de stand heeft die er hoort, en dat het uit te spelen is en
// helemaal terug.
static void eisSpeelbaar (Kalah spel, const Oordeel &hoort, Bron &bron)
{
  Model::Stand stand = hoort.stand;
  EIS_STAND (spel, stand);
  EIS (spel.gedaneZetten () == hoort.zetten);
  while (!spel.eindstand ())
  {
    const vector<int> mag = spel.bepaalZetten ();
    const int zet = mag[static_cast<size_t>
                          (trek (bron, 0, static_cast<int> (mag.size ()) - 1))];
    EIS (spel.doeZet (zet));
    Model::doe (stand, zet);
    EIS_STAND (spel, stand);
  }
  while (spel.unDoeZet ())
    ;
  EIS (spel.getKuiltjes () == spel.beginKuiltjes ());
  EIS_GELIJK (spel.getSpeler (), spel.beginSpeler ());
}

// Lees een bestand, en eis wat het oordeel zegt.
// Retourneert: true als het een spel is
static bool eisOordeel (const TijdelijkeMap &map, const string &inhoud,
                        Bron &bron)
{
  const Oordeel hoort = oordeel (inhoud);
  ostringstream melding;
  Kalah spel (4);
  spel.doeZet (2);
  const vector<int> kuiltjes = spel.getKuiltjes ();
  map.schrijf ("proef", inhoud);
  const bool gelezen = kalah::Opslag (map.pad ("proef"), melding).lees (spel);
  EIS_MET (gelezen == (hoort.fout == 0), "fout in regel " << hoort.fout
           << ", maar: '" << melding.str () << "' bij\n" << inhoud);
  if (gelezen)
  {
    EIS_GELIJK (melding.str (), "");
    eisSpeelbaar (spel, hoort, bron);
    return true;
  }
  for (const string &woord : { ", regel " + to_string (hoort.fout) + ":",
                               string ("gevonden"), string (", verwacht ") })
    EIS_MET (bevat (melding.str (), woord), "'" << woord << "' ontbreekt in "
             << melding.str () << "bij\n" << inhoud);
  eisLeesbaar (melding.str (), 400);
  EIS (spel.getKuiltjes () == kuiltjes && spel.gedaneZetten ().size () == 1);
  return false;
}

//*************************************************************************

TOETS (bewaren_en_inlezen_geeft_hetzelfde_spel)
{
  const TijdelijkeMap map;
  Bron bron (1);
  for (int i = 0; i < proeven (500, 100); i++)
  {
    const Kalah spel = toevalligSpel (bron);
    const string inhoud = bewaard (map, spel);
    Kalah terug (3);
    EIS (kalah::Opslag (map.pad ("spel.kalah")).lees (terug));
    EIS (terug.getKuiltjes () == spel.getKuiltjes ());
    EIS (terug.beginKuiltjes () == spel.beginKuiltjes ());
    EIS (terug.gedaneZetten () == spel.gedaneZetten ());
    EIS_GELIJK (terug.getSpeler (), spel.getSpeler ());
    EIS_GELIJK (bewaard (map, terug), inhoud);
    EIS (eisOordeel (map, inhoud, bron));
  }
  EIS (bestandenIn (map.pad ("")) == set<string> ({ "spel.kalah", "proef" }));
}

// Een plaats in een tekst; ook net erachter.
static size_t plaatsIn (Bron &bron, const string &tekst)
{
  return bron () % (tekst.size () + 1);
}

// Maak iets kapot aan een tekst, of verander iets dat nog mag.
static string vermink (string tekst, Bron &bron)
{
  const string rommel[] = { "\n", "zet 3\n", "zet 0\n", "zet 7\n", "einde\n",
    "-", " ", "x", string (1, '\0'), "\xff", "99999999999999999999", "\r",
    "kuiltjes 1 2 3\n", "2.5", "\t", string (2000, 'z'), "Kalah 1\n", "+" };
  const size_t plaats = plaatsIn (bron, tekst),
               begin = tekst.rfind ('\n', plaats) + 1,  // van de regel
               eind = min (tekst.find ('\n', plaats), tekst.size () - 1) + 1;
  const string regel = begin < eind ? tekst.substr (begin, eind - begin) : "";
  switch (bron () % 8)
  {
    case 0: return tekst.substr (0, plaats);
    case 1: return tekst.erase (min (plaats, tekst.size () - 1), 1);
    case 2: return tekst.insert (plaats, rommel[bron () % 18]);
    case 3: return tekst.insert (begin, rommel[bron () % 18]);
    case 4: return tekst.insert (begin, regel);
    case 5: return begin < eind ? tekst.erase (begin, eind - begin) : tekst;
    case 6: tekst[min (plaats, tekst.size () - 1)]
              = static_cast<char> (bron () % 256);
            return tekst;
  }
  const size_t cijfer = tekst.find_first_of ("0123456789", plaats);
  if (cijfer != string::npos)
    tekst[cijfer] = static_cast<char> ('0' + bron () % 10);
  return tekst;
}

TOETS (verminkte_bestanden)
{
  const TijdelijkeMap map;
  Bron bron (2);
  int goed = 0, fout = 0;
  for (int i = 0; i < proeven (4000, 1000); i++)
  {
    string inhoud = bewaard (map, toevalligSpel (bron));
    for (unsigned long long keer = 1 + bron () % 3; keer > 0; keer--)
      inhoud = vermink (inhoud + "", bron);
    eisOordeel (map, inhoud, bron) ? goed++ : fout++;
  }
  EIS_MET (goed > proeven (100, 20) && fout > 500, goed << " goed, " << fout << " fout");
}

TOETS (elke_byte_van_een_kort_spel_weg_of_anders)
{
  const TijdelijkeMap map;
  Bron bron (3);
  const string heel = "Kalah 1\nkuiltjes 0 0 0 0 0 1 3 0 0 0 0 0 2 1\nbegint 1"
                      "\nzet 6\neinde\n";
  EIS (eisOordeel (map, heel, bron));
  for (size_t i = 0; i < heel.size (); i++)
  {
    string tekst = heel;
    eisOordeel (map, tekst.erase (i, 1), bron);
    eisOordeel (map, heel.substr (0, i), bron);
    for (const char nieuw : { 'x', ' ', '\n', '0', '9', '\0', '-' })
    {
      tekst = heel;
      tekst[i] = nieuw;
      eisOordeel (map, tekst, bron);
    }
  }
}

TOETS (meldingen)
{
  const TijdelijkeMap map;
  const string begin = "Kalah 1\nkuiltjes 3 0 3 0 3 3 0 3 3 3 3 3 3 0\n"
                       "begint 1\n";
  const struct { string inhoud, melding; } gevallen[] = {
    { "", "regel 1:\n  gevonden het einde van het bestand, verwacht \"Kalah 1\"" },
    { "Kalah 2\n", "regel 1:\n  gevonden \"Kalah 2\", verwacht \"Kalah 1\"" },
    { "Kalah 1\nkuiltjes 1 2\n", "regel 2:\n  gevonden \"kuiltjes 1 2\", verwacht "
      "\"kuiltjes\" en veertien aantallen steentjes, samen hoogstens 10000" },
    { begin + "zet 2\n", "regel 4:\n  gevonden \"zet 2\", verwacht \"zet\" en een "
      "kuiltje van speler 1 met steentjes (1, 3, 5 of 6), of \"einde\"" },
    { begin + "zet 1\n\n", "regel 5:\n  gevonden een lege regel, verwacht \"zet\" "
      "en een kuiltje van speler 2 met steentjes" },
    { begin + "einde\nzet 1\n", "regel 5:\n  gevonden \"zet 1\", verwacht het "
      "einde van het bestand" },
    { "Kalah 1\nkuiltjes 1 0 0 0 0 0 9 1 0 0 0 0 0 0\nbegint 2\nzet 1\n",
      "regel 4:\n  gevonden \"zet 1\", verwacht \"einde\", want het spel is "
      "afgelopen" } };
  for (const auto &geval : gevallen)
  {
    ostringstream melding;
    Kalah spel (3);
    map.schrijf ("proef", geval.inhoud);
    EIS (!kalah::Opslag (map.pad ("proef"), melding).lees (spel));
    EIS_MET (bevat (melding.str (), geval.melding), melding.str ());
  }
}

// Eis dat een naam niet te lezen is.
static void eisOnleesbaar (const string &naam)
{
  ostringstream melding;
  Kalah spel (3);
  EIS (!kalah::Opslag (naam, melding).lees (spel));
  EIS_MET (bevat (melding.str (), "niet te lezen:\n  verwacht"), melding.str ());
}

TOETS (wat_geen_bestand_is)
{
  eisOnleesbaar ("/tmp");
  eisOnleesbaar ("/bestaat/niet");
  eisOnleesbaar ("");
  eisOnleesbaar (string (100000, 'x'));
}

// Eis dat bewaren onder een naam niet lukt, en dat de melding een woord bevat.
static void eisNietBewaard (const string &naam, const string &woord)
{
  ostringstream melding;
  EIS (!kalah::Opslag (naam, melding).bewaar (Kalah (3)));
  EIS_MET (bevat (melding.str (), woord)
           && bevat (melding.str (), "verwacht"), melding.str ());
  eisLeesbaar (melding.str (), 400);
}

TOETS (niet_te_bewaren)
{
  const TijdelijkeMap map;
  map.schrijf ("oud.txt", "van iemand");
  eisNietBewaard (map.pad ("oud.txt"), "eindigt");
  eisNietBewaard (map.pad ("spel.kalah.txt"), "eindigt");
  eisNietBewaard (map.pad (".kalah") + string ("\0.kalah", 7), "eindigt");
  eisNietBewaard (".kalah", "eindigt");
  eisNietBewaard ("", "eindigt");
  eisNietBewaard (map.pad ("weg/spel.kalah"), "niet te schrijven");
  eisNietBewaard (map.pad (string (300, 'x') + ".kalah"), "niet te schrijven");
  EIS_GELIJK (mkdir (map.pad ("map.kalah").c_str (), 0700), 0);
  eisNietBewaard (map.pad ("map.kalah"), "niet te schrijven");
  EIS_GELIJK (mkdir (map.pad ("a.kalah.nieuw").c_str (), 0700), 0);
  eisNietBewaard (map.pad ("a.kalah"), "niet te schrijven");
  EIS (bestandenIn (map.pad ("")) == set<string> ({ "oud.txt", "map.kalah",
                                                    "a.kalah.nieuw" }));
  EIS_GELIJK (inhoudVan (map.pad ("oud.txt")), "van iemand");
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
