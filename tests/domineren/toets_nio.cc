// toets_nio.cc: de programma's NIO0A t/m NIO0E, tegen het model. Wat niet te
// lezen of te schrijven is staat in sessies/nio.sh.

#include "tests/domineren/inzicht.h"
#include "tests/programma.h"

using namespace std;

// Eis dat een onderdeel van een stand precies dit schrijft.
static void eisUitvoer (const string &invoer, char letter,
                        const string &verwacht)
{
  const TijdelijkeMap map;
  map.schrijf ("SPEL.IN", invoer);
  const Afloop afloop = draaiIn (map.pad (""), string ("nio0") + letter);
  const char hoofdletter = static_cast<char> (letter - 'a' + 'A');
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.uitvoer + afloop.fouten, "");
  EIS_GELIJK (inhoudVan (map.pad (string ("NIO0") + hoofdletter + ".UIT")),
              verwacht);
}

// De uitvoer van een onderdeel volgens het model.
static string volgensModel (const Model &model, char letter)
{
  if (letter == 'a')
    return Model::naam (model.beurt) + "\n";
  if (letter == 'b')
    return to_string (model.leeg ()) + "\n";
  const Model::Namen regels = letter == 'c' ? model.zetten ()
                                            : model.verloop (letter == 'e');
  string tekst = letter == 'c' ? to_string (regels.size ()) + "\n" : "";
  for (const string &regel : regels)
    tekst += regel + "\n";
  return tekst;
}

// Een stand op een bord van willekeurige maat.
static Model willekeurig (Toeval &toeval)
{
  const int breedte = toeval.trek (1, 26), hoogte = toeval.trek (1, 9);
  return Model::toevallig (breedte, hoogte,
                           toeval.trek (0, breedte * hoogte / 2), toeval);
}

TOETS (programmas_volgen_het_model)
{
  Toeval toeval (4);
  for (int i = 0; i < proeven (20, 1); i++)
  {
    const Model model = willekeurig (toeval);
    for (char letter = 'a'; letter <= 'e'; letter++)
      eisUitvoer (model.bestand (), letter, volgensModel (model, letter));
  }
}

// De uitvoer in voorbeelden/ is die van het model. Spel 0 is dat van de opgave,
// die zelf ook zegt wat eruit komt.
TOETS (voorbeelden_kloppen)
{
  for (int nummer = 0; nummer <= 11; nummer += proeven (1, 12))
  {
    const string naam = Voorbeelden + ("spel" + to_string (nummer)),
                 invoer = inhoudVan (naam + ".in");
    Domineren spel (1, 1);
    EIS (spel.leesInSpel ((naam + ".in").c_str ()));
    EIS_GELIJK (naar (spel).bestand (), invoer);
    for (char letter = 'a'; letter <= 'e'; letter++)
    {
      const string hoort = inhoudVan (naam + ".0" + letter);
      EIS_GELIJK (volgensModel (naar (spel), letter), hoort);
      if (nummer == 0)
        eisUitvoer (invoer, letter, hoort);
    }
  }
  EIS_GELIJK (inhoudVan (string (Voorbeelden) + "spel0.0e"),
              "bc3\na34\nab1\nc45\nfg1\nHerman\n");
}

// Ook een bewaard spel is een SPEL.IN, en wat schrijf schrijft is weer te
// lezen.
TOETS (een_bewaard_spel_is_een_stand)
{
  Toeval toeval (5);
  for (int i = 0; i < proeven (60, 4); i++)
  {
    const Model model = willekeurig (toeval);
    ostringstream bewaard;
    naar (model).schrijf (bewaard, "gb");
    const string invoer = bewaard.str ();
    EIS_GELIJK (invoer, model.bestand () + "spelers gb\n");
    Domineren spel (1, 1);
    string spelers;
    EIS (spel.leesInSpel (TijdelijkBestand (invoer).naam (), cerr, spelers));
    EIS_GELIJK (spelers, "gb");
    EIS (naar (spel).gedaan == model.gedaan);
    eisUitvoer (invoer, 'c', volgensModel (model, 'c'));
  }
}
