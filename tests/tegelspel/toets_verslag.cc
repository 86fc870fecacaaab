// toets_verslag.cc: klopt de tekst van het verslag nog? LaTeX is hier niet voor
// nodig.
//
// Drie vragen: staat er geen gemeten getal met de hand getypt in verslag.tex;
// bestaat elk getal dat het noemt; en is de pdf uit precies deze bronnen
// gemaakt?

#include "tests/toets.h"
#include "tests/bestand.h"
#include "tests/proces.h"
#include "tests/tekst.h"

#include <cctype>
#include <set>

using namespace std;

static const string Resultaten = "verslag/resultaten/";

//*************************************************************************
// De tekst

// Haal het commentaar weg.
static string zonderCommentaar (const string &tekst)
{
  string uit;
  bool commentaar = false;
  for (size_t i = 0; i < tekst.size (); i++)
  {
    if (tekst[i] == '%' && (i == 0 || tekst[i - 1] != '\\'))
      commentaar = true;
    if (tekst[i] == '\n')
      commentaar = false;
    if (!commentaar)
      uit += tekst[i];
  }
  return uit;
}

// Haal alles weg van een begin tot en met een einde.
static void haalWeg (string &tekst, const string &begin, const string &einde)
{
  for (size_t van = tekst.find (begin); van != string::npos;
       van = tekst.find (begin, van))
  {
    const size_t tot = tekst.find (einde, van + begin.size ());
    EIS_MET (tot != string::npos, begin << " eindigt niet");
    tekst.erase (van, tot + einde.size () - van);
  }
}

// Wat er in de tekst van het verslag aan cijfers staat die daar niet horen.
// Opdrachten waarvan het argument geen gemeten getal kan zijn gaan eerst weg.
static string getyptGetal (const string &verslagTekst)
{
  string tekst = zonderCommentaar (verslagTekst);
  const size_t begin = tekst.find ("\\begin{document}"),
               einde = tekst.find ("\\begin{thebibliography}");
  EIS (begin != string::npos && einde != string::npos);
  tekst = tekst.substr (begin, einde - begin);
  if (bevat (tekst, "coordinates"))
    return "coordinates";
  for (const char *opdracht : { "\\w{", "\\vast{", "\\spel{", "\\label{",
                                "\\ref{", "\\cite{", "\\input{" })
    haalWeg (tekst, opdracht, "}");
  haalWeg (tekst, "\\begin{tikzpicture}", "\\end{tikzpicture}");
  haalWeg (tekst, "\\\\[", "]");
  haalWeg (tekst, "\\begin{minipage}", "\\textwidth}");
  for (size_t i = 0; i < tekst.size (); i++)
    if (isdigit (static_cast<unsigned char> (tekst[i])))
      return tekst.substr (i < 30 ? 0 : i - 30, 50);
  return "";
}

TOETS (geen_getal_is_met_de_hand_getypt)
{
  EIS_GELIJK (getyptGetal (inhoudVan ("verslag/verslag.tex")), "");
}

// Een verslag met een gegeven tekst.
static string metTekst (const string &tekst)
{
  return "\\usepackage[margin=25mm]{geometry}\n\\begin{document}\n" + tekst
         + "\n\\begin{thebibliography}{9}\n1975\n";
}

TOETS (een_getypt_getal_wordt_gevonden)
{
  EIS_GELIJK (getyptGetal (metTekst ("\\w{a.1} \\spel{2}, \\vast{100} % 3")),
              "");
  EIS (getyptGetal (metTekst ("Dat zijn 10020 standen.")) != "");
  EIS (getyptGetal (metTekst ("Een factor 3,8 bij \\spel{4}.")) != "");
  EIS (getyptGetal (metTekst ("Score $-1$ en 100\\% 2")) != "");
  EIS (getyptGetal (metTekst ("\\begin{tikzpicture}\\addplot coordinates"
                              "{(1,2)};\\end{tikzpicture}")) != "");
}

// De namen waar een opdracht mee begint.
static set<string> namenVan (const string &tekst, const string &opdracht)
{
  set<string> namen;
  for (size_t van = tekst.find (opdracht); van != string::npos;
       van = tekst.find (opdracht, van + 1))
  {
    const size_t begin = van + opdracht.size ();
    namen.insert (tekst.substr (begin, tekst.find ('}', begin) - begin));
  }
  return namen;
}

// De getallen die een verslag noemt en die er niet zijn.
static string onbekend (const string &verslagTekst, const string &getallen)
{
  const set<string> zijnEr = namenVan (getallen, "\\zetwaarde{");
  for (const string &naam : namenVan (verslagTekst, "\\w{"))
    if (zijnEr.count (naam) == 0)
      return naam;
  return "";
}

TOETS (elk_getal_bestaat)
{
  string tekst = zonderCommentaar (inhoudVan ("verslag/verslag.tex"));
  tekst = tekst.substr (tekst.find ("\\begin{document}"));
  EIS (namenVan (tekst, "\\w{").size () > 50);
  EIS_GELIJK (onbekend (tekst, inhoudVan (Resultaten + "getallen.tex")), "");
}

TOETS (een_onbekend_getal_wordt_gevonden)
{
  EIS_GELIJK (onbekend ("\\w{a} \\w{b.c}", "\\zetwaarde{a}{1}\n"), "b.c");
}

// Elk bestand dat het verslag leest is er.
TOETS (elk_bestand_bestaat)
{
  const string tekst = zonderCommentaar (inhoudVan ("verslag/verslag.tex"));
  const set<string> bestanden = bestandenIn (Resultaten);
  for (const string &naam : namenVan (tekst, "{\\resultaten/"))
    EIS_MET (bestanden.count (naam) + bestanden.count (naam + ".tex") == 1,
             naam << " ontbreekt in " << Resultaten);
}

//*************************************************************************
// De pdf

// Wat er niet klopt aan de pdf: verslag.som noemt van elke bron en van de pdf
// de controlesom.
static string ouder (const string &map)
{
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", "export LC_ALL=C; cd " + map + " && cksum verslag.tex "
       "resultaten/* verslag.pdf | diff - verslag.som" }, "");
  return afloop.exitcode == 0 ? "" : "anders: " + afloop.uitvoer;
}

TOETS (de_pdf_is_uit_deze_bronnen_gemaakt)
{
  const string verschil = ouder ("verslag");
  EIS_MET (verschil.empty (), "doe make verslag; " << verschil);
}

TOETS (een_oude_pdf_wordt_gevonden)
{
  const TijdelijkeMap map;
  Proces::draai ({ "/bin/cp", "-r", "verslag/resultaten", "verslag/verslag.tex",
                   "verslag/verslag.pdf", "verslag/verslag.som",
                   map.pad ("") }, "");
  EIS_GELIJK (ouder (map.pad ("")), "");
  ofstream (map.pad ("verslag.tex").c_str (), ios::app) << "% anders\n";
  EIS (bevat (ouder (map.pad ("")), "verslag.tex"));
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
