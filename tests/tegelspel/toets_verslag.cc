// toets_verslag.cc: klopt de tekst van het verslag nog? LaTeX is hier niet voor
// nodig.
//
// Vier vragen: staat er geen gemeten getal met de hand getypt in verslag.tex;
// bestaat elk getal dat het noemt; is de pdf uit precies deze bronnen gemaakt;
// en verdraagt het gereedschap wat er mis kan gaan?

#include "tests/programma.h"
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

// Opdrachten waarvan het argument geen gemeten getal kan zijn gaan eerst weg.
TOETS (geen_getal_is_met_de_hand_getypt)
{
  string tekst = zonderCommentaar (inhoudVan ("verslag/verslag.tex"));
  const size_t begin = tekst.find ("\\begin{document}"),
               einde = tekst.find ("\\begin{thebibliography}");
  EIS (begin != string::npos && einde != string::npos);
  tekst = tekst.substr (begin, einde - begin);
  EIS (!bevat (tekst, "coordinates"));
  for (const char *opdracht : { "\\w{", "\\vast{", "\\spel{", "\\label{",
                                "\\ref{", "\\cite{", "\\input{" })
    haalWeg (tekst, opdracht, "}");
  haalWeg (tekst, "\\begin{tikzpicture}", "\\end{tikzpicture}");
  haalWeg (tekst, "\\\\[", "]");
  haalWeg (tekst, "\\begin{minipage}", "\\textwidth}");
  for (size_t i = 0; i < tekst.size (); i++)
    EIS_MET (!isdigit (static_cast<unsigned char> (tekst[i])),
             tekst.substr (i < 30 ? 0 : i - 30, 50));
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

TOETS (elk_getal_bestaat)
{
  string tekst = zonderCommentaar (inhoudVan ("verslag/verslag.tex"));
  tekst = tekst.substr (tekst.find ("\\begin{document}"));
  const set<string> zijnEr = namenVan
    (inhoudVan (Resultaten + "getallen.tex"), "\\zetwaarde{"),
                    noemt = namenVan (tekst, "\\w{");
  EIS (noemt.size () > 50);
  for (const string &naam : noemt)
    EIS_MET (zijnEr.count (naam) > 0, naam);
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

// De bestanden die verslag.som noemt, met hun controlesommen.
TOETS (de_pdf_is_uit_deze_bronnen_gemaakt)
{
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", "export LC_ALL=C; cd verslag && cksum verslag.tex "
       "resultaten/* verslag.pdf | diff - verslag.som" }, "");
  EIS_MET (afloop.exitcode == 0, "doe make verslag; " << afloop.uitvoer);
}

//*************************************************************************
// Het gereedschap, met rommel

TOETS (gereedschap_van_het_verslag_breekt_af_met_een_exitcode)
{
  const TijdelijkeMap map;
  EIS_GELIJK (Proces::apart ([&] { verslag::schrijf (map.pad ("a"), "x"); }),
              0);
  EIS_GELIJK (inhoudVan (map.pad ("a")), "x");
  for (const string &naam : { string ("/dev/full"), map.pad ("b/c") })
    EIS_GELIJK (Proces::apart ([&] { verslag::schrijf (naam, "x"); }), 1);
  for (const char *slecht : { "", "gb", "gb 1 1 -5 1 0 0", "gb 1 1 x",
                              "gb 1 1 99999999999 1 0 0 0 0 0" })
    EIS_MET (Proces::apart ([&]
                            {
                              verslag::leesBestand
                                (TijdelijkBestand (slecht).naam ());
                            }) == 1, slecht);
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
