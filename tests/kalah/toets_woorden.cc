// toets_woorden.cc: het verhaal van een zet, teruggelezen en vergeleken met de
// stappen van het model; en de uitslag.

#include "tests/kalah/hulp.h"
#include "tests/tekst.h"
#include "tests/toets.h"
#include "spellen/kalah/woorden.h"

using namespace std;

// Waar het laatste steentje volgens het verhaal valt: een plaats op de kring.
static int plaatsUit (const string &tekst, int speler)
{
  static const Patroon eigen ("het eigen kuiltje ([1-6])"),
    overkant ("kuiltje ([1-6]) van speler ([12])");
  if (tekst == "de eigen kalah")
    return Model::KalahVan[speler];
  vector<string> deel = eigen.heel (tekst);
  if (!deel.empty ())
    return Model::plaatsVan (speler, stoi (deel[1]));
  deel = overkant.heel (tekst);
  EIS_MET (!deel.empty (), tekst);
  EIS_GELIJK (stoi (deel[2]), Model::ander (speler));
  return Model::plaatsVan (stoi (deel[2]), stoi (deel[1]));
}

// Vertel met de stappen van het model wat er gebeurt, zonder woorden: voor elke
// keer zaaien aantal en plaats, dan de slagen, dan wat er opgeruimd wordt.
static string kaal (const vector<Model::Stap> &stappen)
{
  string tekst, geslagen;
  int slag = 0, rest = 0;
  for (const Model::Stap &stap : stappen)
    if (stap.soort == 's')
    {
      geslagen += to_string (stap.van) + ":" + to_string (stap.aantal) + " ";
      slag += stap.aantal;
    }
    else if (stap.soort == 'o')
      rest += stap.aantal;
    else
      tekst += string (1, stap.soort)
               + (stap.soort == 'z' ? to_string (stap.van) : "") + " "
               + to_string (stap.aantal) + " -> " + to_string (stap.naar)
               + "; ";
  return tekst + geslagen + "= " + to_string (slag) + ", "
         + to_string (rest);
}

// De slag uit het verhaal, zoals kaal hem vertelt.
static string slagUit (const vector<string> &deel)
{
  static const Patroon tussen (",| en"), som ("[+=]");
  const vector<string>
    kuiltjes = woordenVan (tussen.vervang (deel[1], " ")),
    aantallen = woordenVan (som.vervang (deel[3], " "));
  const int wie = stoi (deel[2]);
  string tekst;
  EIS (aantallen.empty () ? kuiltjes.size () == 1
                          : aantallen.size () == kuiltjes.size ());
  for (size_t i = 0; i < kuiltjes.size (); i++)
    tekst += to_string (Model::plaatsVan (wie, stoi (kuiltjes[i]))) + ":"
             + (aantallen.empty () ? deel[4] : aantallen[i]) + " ";
  return tekst + "= " + deel[4] + ", ";
}

// Past een patroon op een hele regel? Dan worden dit de delen ervan.
static bool past (const Patroon &patroon, const string &regel,
                  vector<string> &deel)
{
  deel = patroon.heel (regel);
  return !deel.empty ();
}

// Lees een verhaal terug.
static string kaalUit (const string &verhaal, int speler)
{
  static const Patroon
    zaaien ("Speler ([12]) zaait ([0-9]+) steentjes? uit kuiltje ([1-6]), "
            "tot in (.*)[.]"),
    verder ("Daar lagen er al: verder met ([0-9]+) steentjes, tot in (.*)[.]"),
    slaan ("Slag: kuiltjes? ([1-6, en]+) van speler ([12]) \\(([0-9+]* = )?"
           "([0-9]+) steentjes\\)[.]"),
    opruimen ("Speler ([12]) kan niet zetten: speler ([12]) legt nog ([0-9]+) "
              "steentjes? in de eigen kalah[.]");
  const string wie = to_string (speler);
  string tekst, slag = "= 0, ", rest = "0";
  for (const string &regel : regelsVan (verhaal))
  {
    vector<string> deel;
    EIS_MET (regel.size () <= 80 && !bevatWoord (regel, "1 steentjes"), regel);
    if (past (zaaien, regel, deel) && deel[1] == wie)
      tekst += "z" + to_string (Model::plaatsVan (speler, stoi (deel[3]))) + " "
               + deel[2] + " -> "
               + to_string (plaatsUit (deel[4], speler)) + "; ";
    else if (past (verder, regel, deel))
      tekst += "v " + deel[1] + " -> "
               + to_string (plaatsUit (deel[2], speler)) + "; ";
    else if (past (slaan, regel, deel) && deel[2] != wie)
      slag = slagUit (deel);
    else if (past (opruimen, regel, deel) && deel[1] != wie
             && deel[2] == wie)
      rest = deel[3];
    else
      EIS_MET (false, "geen zin van het verhaal: " << regel);
  }
  return tekst + slag + rest;
}

TOETS (het_verhaal_is_dat_van_het_model)
{
  Bron bron (1);
  int verder = 0, slagen = 0, groot = 0, opgeruimd = 0;
  for (int i = 0; i < proeven (2000, 500); i++)
  {
    const Model::Stand stand = toevallig (bron, trek (bron, 1, 60));
    for (int kuiltje : Model::zetten (stand))
    {
      Model::Stand na = stand;
      const string hoort = kaal (Model::doe (na, kuiltje)),
        verhaal = kalah::verhaal (spelMet (stand).verloop (kuiltje));
      EIS_MET (kaalUit (verhaal, stand.speler) == hoort,
               Model::tekst (stand) << ", kuiltje " << kuiltje << ":\n"
               << verhaal << "is\n" << kaalUit (verhaal, stand.speler)
               << "\nverwacht was\n" << hoort);
      verder += bevat (verhaal, "verder met");
      slagen += bevat (verhaal, "Slag: kuiltje ");
      groot += bevat (verhaal, " en 1 van");
      opgeruimd += bevat (verhaal, "kan niet zetten");
    }
  }
  EIS_MET (verder > 100 && slagen > 50 && groot > 5 && opgeruimd > 5,
           verder << " " << slagen << " " << groot << " " << opgeruimd);
}

TOETS (de_uitslag_is_die_van_het_model)
{
  Bron bron (2);
  int einden = 0;
  for (int i = 0; i < proeven (20000, 2000); i++)
  {
    const Model::Stand stand = toevallig (bron, trek (bron, 1, 6));
    if (!Model::eindstand (stand))
      continue;
    const vector<int> punten = Model::punten (stand);
    const int winnaar = Model::winnaar (stand);
    einden++;
    EIS_GELIJK (kalah::uitslag (spelMet (stand)), "Het spel is afgelopen, "
                + to_string (punten[0]) + " tegen " + to_string (punten[1])
                + ": " + (winnaar == 0 ? "gelijk" : "speler "
                          + to_string (winnaar) + " wint") + ".");
  }
  EIS (einden > 100);
}

static string verhaalVan (const Model::Stand &stand, int kuiltje)
{
  return kalah::verhaal (spelMet (stand).verloop (kuiltje));
}

TOETS (de_zinnen)
{
  EIS_GELIJK (verhaalVan (getekend (1, "1 1 1 1 1 1", "0 0", "7 0 0 0 0 8"), 6),
    "Speler 1 zaait 8 steentjes uit kuiltje 6, tot in het eigen kuiltje 1.\n"
    "Daar lagen er al: verder met 8 steentjes, tot in kuiltje 2 van speler 2.\n"
    "Slag: kuiltjes 2 en 1 van speler 2 (3+3 = 6 steentjes).\n");
  EIS_GELIJK (verhaalVan (getekend (2, "1 0 0 0 0 0", "9 9", "0 0 0 0 0 0"), 6),
    "Speler 2 zaait 1 steentje uit kuiltje 6, tot in de eigen kalah.\n");
  EIS_GELIJK (verhaalVan (getekend (1, "0 0 0 0 0 1", "9 9", "5 0 0 0 0 2"), 6),
    "Speler 1 zaait 2 steentjes uit kuiltje 6, tot in kuiltje 1 van speler 2.\n"
    "Slag: kuiltje 1 van speler 2 (2 steentjes).\n"
    "Speler 2 kan niet zetten: speler 1 legt nog 5 steentjes in de eigen kalah."
    "\n");
}

TOETS (het_langste_verhaal_past_op_het_scherm)
{
  const string verhaal = verhaalVan
    (getekend (2, "7 0 0 0 0 0", "9 9", "2 2 2 2 2 2"), 6);
  EIS_GELIJK (verhaal,
    "Speler 2 zaait 7 steentjes uit kuiltje 6, tot in kuiltje 6 van speler 1.\n"
    "Slag: kuiltjes 6, 5, 4, 3, 2 en 1 van speler 1 (3+3+3+3+3+3 = 18 "
    "steentjes).\n");
  for (const string &regel : regelsVan (verhaal))
    EIS_MET (regel.size () <= 80, regel);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
