// toets_menuproef.cc: de proef van een menu moet elke fout van een menu
// opmerken. De menu's zijn hier stukjes shell met een fout erin.

#include "tests/menuproef.h"

#include <sys/stat.h>

using namespace std;

// Een menu dat om een 7 vraagt, en dan "goed" zegt.
static const string Goed =
  "cr=$(printf '\\r')\n"
  "while printf 'Keuze (7): '; do\n"
  "  IFS= read -r a || { echo; exit 0; }\n"
  "  case ${a%\"$cr\"} in\n"
  "    7) echo goed; exit 0;;\n"
  "    *[![:space:]]*) echo 'Niet begrepen: iets. Typ 7.';;\n"
  "    *) echo 'Typ 7. Niet begrepen: Typ 7.';;\n"  // ook een byte nul
  "  esac\n"
  "done\n";

// Wat de proef van een menu te melden heeft; leeg als het door de proef komt.
static string uitslag (string menu, const string &van, const string &naar)
{
  const TijdelijkeMap map;
  const size_t plaats = menu.find (van);
  EIS_MET (plaats != string::npos, van);
  menu.replace (plaats, van.size (), naar);
  map.schrijf ("menu", "#!/bin/sh\n" + menu);
  EIS_GELIJK (chmod (map.pad ("menu").c_str (), 0700), 0);
  Menuproef proef (map.pad ("menu"), map.pad (""));
  proef.gedaan = "goed";
  proef.korter = false;
  proef.vragen = { { "vraag", "Keuze (7): ", "", "7", { "2" } } };
  try
  {
    proef.eisVijandig (proef.vragen[0]);
    proef.eisEindeBijElkeVraag ();
    proef.eisOnzinEindigt ();
  }
  catch (const exception &fout)
  {
    return fout.what ();
  }
  return "";
}

TOETS (een_goed_menu_komt_door_de_proef)
{
  EIS_GELIJK (uitslag (Goed, "goed", "goed"), "");
}

// Eis dat de proef een fout opmerkt, en zegt welke.
static void eisOpgemerkt (const string &van, const string &naar,
                          const string &melding)
{
  const string gemeld = uitslag (Goed, van, naar);
  EIS_MET (bevat (gemeld, melding), van << " -> " << naar << ": '" << gemeld
           << "', verwacht '" << melding << "'");
}

TOETS (elke_fout_van_een_menu_valt_op)
{
  eisOpgemerkt ("echo; exit 0", "exit 0", "nieuwe regel");
  eisOpgemerkt ("exit 0; }", "exit 3; }", "exitcode");
  eisOpgemerkt ("exit 0; }", "echo x >&2; exit 0; }", "fouten");
  eisOpgemerkt ("Keuze (7)", "Keuze", "de vraag 'Keuze (7): ' ontbreekt");
  eisOpgemerkt ("Niet begrepen: ", "", "geen melding");
  eisOpgemerkt (" Typ", " ", "geen melding");
  eisOpgemerkt ("'Typ", "'Antwoord", "geen melding");
  eisOpgemerkt ("7.';;", "7.'; echo; exit 0;;", "geen vraag");
  eisOpgemerkt ("Niet", "goed; Niet", "iets gedaan");
  eisOpgemerkt ("'Typ 7. Niet begrepen: Typ 7.'",
                "\"Typ 7. Niet begrepen: $a Typ 7.\"", "vreemd teken");
  eisOpgemerkt ("Typ 7.'", "Typ 7.'; seq 1000", "een melding van");
  eisOpgemerkt ("7.';;", "7.'; printf 'Anders: '; read -r a || { echo; exit 0; };;",
                "een andere vraag");
  eisOpgemerkt ("echo goed; exit 0;;\n    *[![:space:]]*)",
                "echo goed $n; exit 0;;\n    *[![:space:]]*) n=x;",
                "werkt niet meer");
  eisOpgemerkt ("{ echo; exit 0; }", "{ while :; do echo x; done; }",
                "te veel uitvoer");
}

TOETS (tijden_worden_afgedekt)
{
  EIS_GELIJK (zonderTijden ("Tijd: 156 tikken, 0.003 seconden\n12. 3 (1,g)"),
              "Tijd: # tikken, #.### seconden\n12. 3 (1,g)");
  EIS_GELIJK (zonderTijden ("  10   12.345 |"), "  10   #.### |");
}

TOETS (een_patroon_geeft_zijn_delen)
{
  const Patroon getal ("([0-9]+)([.][0-9]+)?");
  EIS (getal.zoek ("een 12.5 en 3") == vector<string> ({ "12.5", "12", ".5" }));
  EIS (getal.heel ("3") == vector<string> ({ "3", "3", "" }));
  EIS (getal.heel ("3 ").empty ());
  EIS (getal.zoek ("geen").empty ());
  EIS_GELIJK (getal.vervang ("1, 2.25 en 3", "#"), "#, # en #");
  EIS_GELIJK (Patroon ("[0-9]{2}([^0-9]|$)").vervang ("12 123 4x", "#", 1),
              "# 1# 4x");
  EIS_GELIJK (Patroon ("x*").vervang ("geen", "#"), "geen");
}
