// toets_regels.cc: de keuring van de cursusregels zelf. Elke regel wordt door
// een klein bestand overtreden, dat op de goede plaats gemeld moet worden. Dat
// zij over goede bestanden zwijgt laat make regels zien.

#include "tests/keuring/huis.h"
#include "tests/keuring/regels.h"

using namespace std;

// De meldingen over een bestand, als "regel: tekst; regel: tekst".
static string keur (const string &pad, const string &inhoud)
{
  string alles;
  for (const Melding &melding : Keuring (pad, inhoud).meldingen)
    alles += (alles.empty () ? "" : "; ") + to_string (melding.regel) + ": "
             + melding.tekst;
  return alles;
}

static string herhaal (int n, const string &tekst)
{
  string alles;
  for (int i = 0; i < n; i++)
    alles += tekst;
  return alles;
}

//*************************************************************************

// Wat er in een bestand staat, en wat daarover gemeld wordt.
struct Geval
{
  string pad, inhoud, melding;
};

static const string
  headers = "#include <iostream>\n#include <cstdlib>\n"
            "#include <ctime>\n#include <string>\n",
  functie = "// f\nint f ()\n{\n",
  kaal = ": geen commentaar direct boven deze functie",
  record = "struct A\n{\n  int a;\n};\n",
  opening = "\nusing namespace std;\n",
  gebruik = "2: using namespace in een header",
  globaal = ": globale variabele";

static const vector<Geval> Gevallen = {
  // Een header die niet mag
  { "a.cc", "// a\n#include <vector>\n#include <algorithm>\n",
    "3: header <algorithm> is niet toegestaan" },
  { "a.h", "#include <cstdint>  // x\n# include <string>\n",
    "1: header <cstdint> is niet toegestaan" },
  { "a.h", "// #include <map>\n/*\n#include <map>\n*/\n", "" },
  { "spellen/kalah/kalah.cc", headers, "" },
  // Een functie is te lang
  { "a.cc", functie + herhaal (35, "  f ();\n") + "}\n", "" },
  { "a.cc", functie + herhaal (36, "  f ();\n") + "}\n",
    "2: functie van 36 regels; hoogstens 35" },
  { "a.cc", functie + herhaal (18, "{\n\n}\n") + "}\n",
    "2: functie van 54 regels; hoogstens 35" },
  { "spellen/othello/othello.cc", functie + herhaal (31, "\n") + "}\n",
    "2: functie van 31 regels; hoogstens 30" },
  { "spellen/othello/main.cc", functie + herhaal (35, "\n") + "}\n", "" },
  { "a.h", "class A\n{\n// f\nvoid f () const\n{\n" + herhaal (40, "// \"\n")
    + "}\n};\n", "4: functie van 40 regels; hoogstens 35" },
  // Een functie of declaratie zonder commentaar
  { "a.cc", "int f () { return 1; }\n", "1" + kaal },
  { "a.cc", "// f\n\nint f ()\n{\n}\n", "3" + kaal },
  { "a.cc", "//*****\nint f ()\n{\n}\n", "2" + kaal },
  { "a.cc", "int a (); // a\nint f ()\n{\n}\n", "2" + kaal },
  { "a.cc", "#define X  // x\nint f ()\n{\n}\n", "2" + kaal },
  { "a.cc", "// A\nA::A (int b)\n: c (b), d {b}\n{\n}\nA::~A ()\n{\n}\n", "6"
    + kaal },
  { "a.cc", "template <typename T>\nT f (T t)\n{\n}\n", "1" + kaal },
  { "a.cc", "namespace a\n{\nbool operator< (A a, A b)\n{\n}\n}\n", "3"
    + kaal },
  { "a.h", "int f ();\n", "1" + kaal },
  { "a.cc", "int f ();\n", "" },
  { "a.h", "class A\n{\n  public:\n    A ();\n};\n", "4" + kaal },
  { "a.h", "// f\nint f ();\n\nint g ();\nint h ();\n", "4" + kaal + "; 5"
    + kaal },
  { "a.h", "class A\n{\n  // f\n  int f ();\n  int g () { return 1; }\n};\n",
    "5" + kaal },
  // Een public membervariabele
  { "a.h", "class A\n{\n  int a;\n  public:\n  int b;\n"
    "  const int c = 3;\n  private:\n  int d;\n};\n",
    "5: public membervariabele in class A" },
  { "a.h", "class A\n{\n  public:\n  vector<int> b[2];\n};\n",
    "4: public membervariabele in class A" },
  { "zoek/a.h", "class A { public: int b; };\n",
    "1: public membervariabele in class A" },
  // Een struct is alleen soms een record
  { "zoek/a.h", record, "" },
  { "a.cc", record, "" },
  { "a.h", record, "3: public membervariabele in struct A" },
  { "zoek/a.h", "struct A\n{\n  int a;\n  // f\n  int f ();\n};\n",
    "3: public membervariabele in struct A" },
  { "a.h", "class B\n{\n" + record + "A a;\n};\n", "" },
  // Using namespace in een header
  { "a.h", opening, gebruik },
  { "zoek/tegelspel.h", opening, gebruik },
  { "a.cc", opening, "" },
  { "tegelspel.h", opening, "" },
  { "tegelspel.h", "\nusing namespace zoek;\n", gebruik },
  { "spellen/kalah/kalah.h", opening, "" },
  { "spellen/kalah/menu.h", opening, gebruik },
  { "a.h", "\nnamespace b\n{\nusing namespace std;\n}\n",
    "4: using namespace in een header" },
  // Een globale variabele
  { "a.cc", "\nint teller;\n", "2" + globaal },
  { "a.cc", "static int a = 3, b[2];\n", "1" + globaal },
  { "a.cc", "std::vector<int> v = { 1, 2 };\nint w {3};\n", "1" + globaal
    + "; 2" + globaal },
  { "a.cc", "const char *tekst = \"const\";\n", "1" + globaal },
  { "a.cc", "Toeval toeval (3);\n", "1" + globaal },
  { "a.cc", "namespace a {\nnamespace {\nint b = f ();\n}\n}\n", "3"
    + globaal },
  { "a.cc", "// f\nint f ()\n{\n  static int a = 3;\n}\n", "" },
  // De opmaak van de regels
  { "a.cc", "//" + herhaal (78, "x") + "\n", "" },
  { "a.cc", "//" + herhaal (78, "\xc3\xab") + "\n", "" },
  { "a.cc", "\n//" + herhaal (79, "x") + "\n",
    "2: regel van 81 tekens; hoogstens 80" },
  { "a.cc", "// a\tb\n", "1: tab" },
  { "a.cc", "// a \n\n", "1: witruimte aan het eind van de regel" },
  { "a.cc", "// a\r\n", "1: witruimte aan het eind van de regel" },
  { "a.cc", "// a", "1: geen nieuwe regel aan het eind van het bestand" } };

TOETS (elke_regel_van_de_cursus_wordt_gekeurd)
{
  for (const Geval &geval : Gevallen)
    EIS_MET (keur (geval.pad, geval.inhoud) == geval.melding, geval.pad << ":\n"
             << geval.inhoud << "geeft " << keur (geval.pad, geval.inhoud)
             << ", verwacht was " << geval.melding);
}

// Een record in een eigen header stoort alleen dit project; wie het functies
// geeft stoort het vak.
TOETS (een_record_is_geen_regel_van_het_vak)
{
  EIS (!Keuring ("a.h", record).meldingen[0].vak);
  EIS (Keuring ("a.h", "struct A { int a; int f () const { return a; } };\n")
         .meldingen.back ().vak);
}

TOETS (kapotte_bestanden_laten_de_keuring_niet_hangen)
{
  for (const char *tekst : { "", "{", "}", "}}}", "\"", "'", "/*", "/", "#",
                             "#include <", "int f (", "class", "class A {",
                             "template <", "operator", "operator ()", "= ;",
                             "\\", "namespace", "public :", "(", "\xff" })
    keur ("a.h", tekst);
  const string heel = inhoudVan ("tests/woorden.h");
  for (size_t lengte = 0; lengte < heel.size (); lengte += 7)
    keur ("a.h", heel.substr (0, lengte));
}

TOETS (voor_de_toetsen_gelden_de_andere_regels_niet)
{
  const string tekst = "#include <map>\nint alles;";
  EIS_GELIJK (keur ("tests/x.cc", tekst + "\n"), "");
  EIS (!keur ("tests/x.cc", tekst + "  \n").empty ());
  EIS (!keur ("zoek/x.cc", tekst + "\n").empty ());
}

//*************************************************************************
// Het huis

// De meldingen over een huis van bestanden met hun inhoud.
static string huisVan (const vector< pair<string,string> > &bestanden)
{
  Huis huis;
  string alles;
  for (const pair<string,string> &bestand : bestanden)
    huis.neemOp (bestand.first, bestand.second);
  for (const string &melding : huis.keur ())
    alles += melding + "\n";
  return alles;
}

// Eis dat een bestand geen van een rij andere mag opnemen.
static void eisMagNiet (const string &van, const vector<string> &rij)
{
  for (const string &naar : rij)
    EIS_MET (huisVan ({ { van, "#include \"" + naar + "\"\n" } }) != "",
             van << " neemt " << naar << " op");
}

TOETS (wat_erboven_of_ernaast_staat_mag_niet)
{
  eisMagNiet ("main.cc", { "zoek/tegelspel/trap/x.h", "spellen/go/go.h" });
  eisMagNiet ("tegelspel.h", { "main.cc", "boom/taken.h" });
  eisMagNiet ("boom/taken.h", { "../zoek/tegelspel/x.h", "../main.cc" });
  eisMagNiet ("standaard.cc", { "terminal/x.h" });
  eisMagNiet ("constantes.h", { "standaard.h" });
  eisMagNiet ("terminal/a.h", { "../tegelspel.h", "../constantes.h",
                                "../zoek/tegelspel/x.h",
                                "../spellen/go/go.h" });
  eisMagNiet ("zoek/a.h", { "../terminal/x.h", "../constantes.h",
                            "tegelspel/x.h", "../standaard.h",
                            "../tests/toets.h" });
  eisMagNiet ("spellen/go/a.h", { "../../tegelspel.h", "../../constantes.h",
                                  "../../zoek/tegelspel/x.h", "../dam/dam.h",
                                  "../dam/zoek/x.h", "../../tests/toets.h" });
  eisMagNiet ("spellen/go/zoek/a.h",
              { "../go.h", "../../../terminal/x.h", "../../../standaard.h",
                "../../dam/constantes.h", "../../../constantes.h" });
}

// Het bord en de stapel van Othello nemen zelf weinig headers op; zijn zoeken
// en zijn scherm mogen wat de andere spellen mogen.
TOETS (othello_gebruikt_weinig_headers)
{
  const string map = "spellen/othello/", weinig = "#include <iostream>\n"
    "#include <cstdlib>\n#include <ctime>\n";
  for (const string naam : { "othello.h", "othello.cc", "stapel.h",
                             "stapel.cc" })
  {
    const string pad = map + naam;
    EIS_GELIJK (huisVan ({ { pad, weinig } }), "");
    EIS_GELIJK (huisVan ({ { pad, weinig + "#include <string>\n" } }),
                pad + ": gebruikt <string>, en dat laat de opgave van Othello "
                "niet toe\n");
    EIS_GELIJK (huisVan ({ { pad, "#include \"../../zoek/b.h\"\n" },
                           { "zoek/b.h", "#include <vector>\n" } }), "");
  }
  EIS_GELIJK (huisVan ({ { map + "zoek/a.h", "#include <string>\n" } }), "");
  EIS_GELIJK (huisVan ({ { map + "main.cc", "#include <string>\n"
                           "#include \"../../terminal/vraag.h\"\n" } }), "");
}

TOETS (geen_rondgang_en_geen_gelijke_beveiliging)
{
  EIS_GELIJK (huisVan ({ { "zoek/a.h", "#ifndef A\n#include \"b.h\"\n" },
                         { "zoek/b.h", "#ifndef B\n#include \"c.h\"\n" },
                         { "zoek/c.h", "#ifndef C\n#ifndef A\n" } }), "");
  EIS_GELIJK (huisVan ({ { "zoek/a.h", "#include \"b.h\"\n" },
                         { "zoek/b.h", "#include \"c.h\"\n" },
                         { "zoek/c.h", "#include \"b.h\"\n" } }),
              "zoek/b.h: neemt zichzelf op\nzoek/c.h: neemt zichzelf op\n");
  EIS_GELIJK (huisVan ({ { "zoek/a.h", "#ifndef A\n" },
                         { "tests/b.h", "#ifndef A\n" },
                         { "nakijken/inzendingen/c.h", "#ifndef A\n" } }),
              "tests/b.h: dezelfde beveiliging A als zoek/a.h\n");
}
