// toets_opslag.cc: een spel bewaren en weer inlezen, en bestanden die niet
// kloppen, met de regel waarin dat blijkt; zie ook tests/lezerproef.h.

#include "tests/kalah/hulp.h"
#include "tests/kalah/inzicht.h"
#include "tests/lezerproef.h"
#include "tests/vangst.h"

using namespace std;

static Kalah begonnen ()
{
  Kalah spel (4);
  EIS (spel.doeZet (2));
  return spel;
}

//*************************************************************************
// Het programma ertegenover

// De woorden van een tekst, zonder nullen voor een getal of achter een punt.
static vector<string> zonderNullen (const string &tekst)
{
  vector<string> woorden = woordenVan (Patroon ("[.]0s").vervang (tekst, "s"));
  for (string &woord : woorden)
    while (woord[0] == '0' && woord.size () > 1 && isdigit (woord[1]))
      woord.erase (0, 1);
  return woorden;
}

// Lees een bestand. Wat er gelezen is staat er zo, op nullen voor een getal na;
// anders noemt de melding een regel, en is er niets veranderd.
// Retourneert: het nummer van die regel, of een punt
static string gelezen (const string &inhoud)
{
  const Patroon regel (", regel ([0-9]+):");
  ostringstream melding;
  Kalah spel = begonnen ();
  string spelers;
  if (spel.leesInSpel (TijdelijkBestand (inhoud).naam (), melding, spelers))
  {
    EIS_GELIJK (melding.str (), "");
    const string weer = Toetsinzicht::bestand
      (spel, spelers.empty () ? "m m" : spelers);
    EIS_MET (zonderNullen (spelers.empty () ? weer.substr (0, weer.find ("spe"))
                                            : weer)
             == zonderNullen (inhoud), inhoud);
    return ".";
  }
  eisMelding (melding.str (), 400, { "gevonden", ", verwacht" });
  EIS_GELIJK (Toetsinzicht::dump (spel), Toetsinzicht::dump (begonnen ()));
  return regel.zoek (melding.str ()).at (1);
}

// In sessies/bytes.txt staat per teken op een regel wat er gebeurt als het weg
// is, als het bestand er ophoudt, en als er elk van zeven andere tekens staat;
// VERNIEUW=1 in de omgeving schrijft het opnieuw.
TOETS (elke_byte_van_een_kort_spel_weg_of_anders)
{
  const string bestand = "tests/kalah/sessies/bytes.txt",
    heel = "Kalah 1\nkuiltjes 0 0 0 0 0 1 3 0 0 0 0 0 2 1\nbegint 1\nzet 6\n"
           "spelers m 2.5s\n";
  string uit;
  for (size_t i = 0; i < heel.size (); i++)
  {
    string tekst = heel;
    uit += gelezen (tekst.erase (i, 1)) + gelezen (heel.substr (0, i));
    for (const char nieuw : { 'x', ' ', '\n', '0', '9', '\0', '-' })
    {
      tekst = heel;
      tekst[i] = nieuw;
      uit += gelezen (tekst);
    }
    uit += heel[i] == '\n' ? "\n" : " ";
  }
  EIS_GELIJK (gelezen (heel), ".");
  if (getenv ("VERNIEUW") != nullptr)
    ofstream (bestand.c_str ()) << uit;
  EIS_GELIJK (uit, inhoudVan (bestand));
}

//*************************************************************************
// De proef van elke lezer

static Lezerproef<Kalah, Toetsinzicht> maakProef ()
{
  const string map = "spellen/kalah/voorbeelden/",
    begin = "Kalah 1\nkuiltjes 3 0 3 0 3 3 0 3 3 3 3 3 3 0\nbegint 1\n";
  Lezerproef<Kalah, Toetsinzicht> proef (
    { Kalah (6), begonnen () },
    { inhoudVan (map + "zaaien.kalah"), inhoudVan (map + "slag.kalah") },
    { { "", { "regel 1:\n  gevonden het einde van het bestand, verwacht "
              "\"Kalah\"" } },
      { "Kalah 2\n", { "regel 1:\n  gevonden \"2\", verwacht \"1\"" } },
      { "Kalah 1\nkuiltjes 1 2\n",
        { "regel 3:\n  aantal 3 van de veertien: gevonden het einde van het "
          "bestand, verwacht een\ngeheel getal van 0 t/m 9997" } },
      { begin + "zet 2\n",
        { "regel 4:\n  een zet van speler 1: gevonden \"2\", verwacht een "
          "kuiltje met steentjes, 1, 3,\n5 of 6" } },
      { begin + "spelers m 41\n",
        { "regel 4:\n  een speler: gevonden \"41\", verwacht m mens, t toeval, "
          "g goed, b best;", "of 1 t/m 40 beurten, of een tijd" } },
      { "Kalah 1\nkuiltjes 1 0 0 0 0 0 9 1 0 0 0 0 0 0\nbegint 3\n",
        { "regel 3:\n  wie er begint: gevonden \"3\", verwacht" } },
      { begin + "spelers m\n", { "gevonden het einde van het bestand" } },
      { begin + "spelers m x\n",
        { "regel 4:\n  een speler: gevonden \"x\", verwacht m mens" } },
      { begin + "einde\n",  // zo sloot een spel ooit
        { "regel 4:\n  gevonden \"einde\", verwacht het einde van het "
          "bestand, zet of spelers" } },
      { begin + "speler 1 mens\n", { "regel 4:\n  gevonden \"speler\"" } },
      { "Kalah 1\nkuiltjes 1 0 0 0 0 0 9 1 0 0 0 0 0 0\nbegint 2\nzet 1\n",
        { "regel 4:\n  een zet van speler 2: gevonden \"1\", verwacht geen "
          "zet meer: het is afgelopen" } } });
  proef.woorden = false;
  proef.langste = 400;
  return proef;
}

static const Lezerproef<Kalah, Toetsinzicht> proef = maakProef ();

static const Aangemeld aangemeld (proef);
