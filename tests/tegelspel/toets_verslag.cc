// toets_verslag.cc: klopt de tekst van het verslag nog? LaTeX is hier niet voor
// nodig.
//
// Vier vragen: staat er geen gemeten getal met de hand getypt in verslag.tex;
// bestaat elk getal dat het noemt; is de pdf uit precies deze bronnen gemaakt;
// en verdraagt het gereedschap wat er mis kan gaan?

#include "tests/proces.h"
#include "tests/storing.h"
#include "verslag/gereedschap/csv.h"
#include "verslag/gereedschap/gereedschap.h"

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

//*************************************************************************
// Het gereedschap, met rommel en bestanden die veranderen

// Voer iets uit van het gereedschap van het verslag.
// Retourneert: de exitcode, of 0 als het niet afbreekt
static int gereedschap (const function<void ()> &werk)
{
  const pid_t kind = fork ();
  if (kind == 0)
  {
    const Stilte stilte;
    werk ();
    _exit (0);
  }
  int status = 0;
  waitpid (kind, &status, 0);
  return WIFEXITED (status) ? WEXITSTATUS (status) : -1;
}

TOETS (gereedschap_van_het_verslag_breekt_af_met_een_exitcode)
{
  const TijdelijkeMap map;
  EIS_GELIJK (gereedschap ([&] { verslag::schrijf (map.pad ("a"), "x"); }), 0);
  EIS_GELIJK (inhoudVan (map.pad ("a")), "x");
  EIS_GELIJK (gereedschap ([] { verslag::schrijf ("/dev/full", "x"); }), 1);
  EIS_GELIJK (gereedschap ([&] { verslag::schrijf (map.pad ("b/c"), "x"); }),
              1);
  for (const char *slecht : { "", "gb", "gb 1 1 -5 1 0 0", "gb 1 1 x",
                              "gb 1 1 99999999999 1 0 0 0 0 0" })
    EIS_MET (gereedschap ([&]
                          {
                            verslag::leesBestand
                              (TijdelijkBestand (slecht).naam ());
                          }) == 1, slecht);
}

// Een csv-bestand van het verslag dat verandert: wat er gelezen is zijn hele
// rijen, in volgorde, of er is een melding.
TOETS (csv_bestand_dat_verandert)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("csv"),
               een = inhoudVan ("verslag/resultaten/kwaliteit-spel1.csv"),
               ander = inhoudVan ("verslag/resultaten/los-spel1.csv");
  vector<vector<verslag::Rij>> mag;
  for (const string &inhoud : { een, ander })
    mag.push_back (verslag::leesCsv (TijdelijkBestand (inhoud).naam ()));
  const Stoorder stoorder ([&] { stoor (naam, een, ander); });
  for (int i = 0; i < proeven (500, 50); i++)
    try
    {
      const vector<verslag::Rij> rijen = verslag::leesCsv (naam);
      EIS (any_of (mag.begin (), mag.end (),
                   [&] (const vector<verslag::Rij> &alle)
                   {
                     return rijen.size () <= alle.size ()
                            && equal (rijen.begin (), rijen.end (),
                                      alle.begin ());
                   }));
    }
    catch (const ToetsMislukt &)
    {
      throw;
    }
    catch (const runtime_error &)
    {
      continue;  // met een melding
    }
}

static void eisGeenCsv (const string &inhoud)
{
  const TijdelijkBestand bestand (inhoud);
  bool gelezen = false;
  try
  {
    verslag::leesCsv (bestand.naam ());
    gelezen = true;
  }
  catch (const runtime_error &fout)
  {
    EIS_MET (bevat (fout.what (), bestand.naam ()), fout.what ());
  }
  EIS_MET (!gelezen, inhoud.substr (0, 80));
}

TOETS (csv_bestand_dat_niet_heel_is)
{
  for (const char *inhoud : { "", "a;b", "a;b\n1;2\n3", "a;b\n1;2\n3;4",
                              "a;b\n1\n", "a;b\n1;2;3\n", "a;b\n\n" })
    eisGeenCsv (inhoud);
  eisGeenCsv (string (kort () ? 1000000 : 10000000, '\0'));
  EIS_GELIJK (verslag::leesCsv (TijdelijkBestand ("a;b\n1;2\n").naam ())[0]
                .at ("b"), "2");
  EIS (verslag::leesCsv (TijdelijkBestand ("a;b\n").naam ()).empty ());
}
