// toets_verslag.cc: klopt de tekst van het verslag nog? LaTeX is hier niet voor
// nodig.
//
// Vijf vragen: staat er geen gemeten getal met de hand getypt in verslag.tex;
// bestaat elk getal dat het noemt; volgt wat samengevat is uit wat er gemeten
// is; is de pdf uit precies deze bronnen gemaakt; en verdraagt het gereedschap
// wat er mis kan gaan?

#include "tests/programma.h"
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

// Sla een groep over, van een haakje tot en met het haakje dat erbij hoort.
static size_t naGroep (const string &tekst, size_t van)
{
  int diep = 0;
  for (size_t i = van; i < tekst.size (); i++)
  {
    diep += tekst[i] == '{' || tekst[i] == '[';
    diep -= tekst[i] == '}' || tekst[i] == ']';
    if (diep == 0)
      return i + 1;
  }
  EIS_MET (false, tekst.substr (van, 40) << " eindigt niet");
  return tekst.size ();
}

// Haal elke opdracht weg met alles wat erachter tussen haakjes staat; van
// opdrachten waar gewone tekst tussen staat alleen de naam.
static string gewoneTekst (const string &tekst)
{
  const set<string> metTekst = { "caption", "captionof", "emph", "paragraph",
    "section", "textbf", "text" };
  string uit;
  for (size_t i = 0; i < tekst.size (); )
  {
    if (tekst[i] != '\\')
    {
      uit += tekst[i++];
      continue;
    }
    size_t einde = i + 1;
    while (einde < tekst.size () && isalpha (static_cast<unsigned char>
                                             (tekst[einde])))
      einde++;
    const string naam = tekst.substr (i + 1, einde - i - 1);
    i = naam.empty () ? i + 2 : einde;
    for (size_t haak = i; metTekst.count (naam) == 0; haak = i)
    {
      haak = tekst.find_first_not_of (" \n", haak);
      if (haak == string::npos || (tekst[haak] != '{' && tekst[haak] != '['))
        break;
      i = naGroep (tekst, haak);
    }
  }
  return uit;
}

TOETS (geen_getal_is_met_de_hand_getypt)
{
  string tekst = zonderCommentaar (inhoudVan ("verslag/verslag.tex"));
  const size_t begin = tekst.find ("\\begin{document}"),
               einde = tekst.find ("\\begin{thebibliography}");
  EIS (begin != string::npos && einde != string::npos);
  tekst = tekst.substr (begin, einde - begin);
  for (size_t van; (van = tekst.find ("\\begin{tikzpicture}"))
                   != string::npos; )
    tekst.erase (van, tekst.find ("\\end{tikzpicture}", van) - van);
  tekst = gewoneTekst (tekst);
  EIS (tekst.size () > 20000);
  for (size_t i = 0; i < tekst.size (); i++)
    EIS_MET (!isdigit (static_cast<unsigned char> (tekst[i])),
             tekst.substr (i < 30 ? 0 : i - 30, 50));
  EIS_GELIJK (gewoneTekst ("\\caption{a 1 \\w{b.2}} \\x[3]\n {4\\y{5}}6"
                           "\\\\[7]"), "{a 1 } 6");
}

// Draai een opdracht van de shell.
static Afloop doe (const string &opdracht)
{
  return Proces::draai ({ "/bin/sh", "-c", "export LC_ALL=C; " + opdracht },
                        "");
}

static const string Awk = "awk -f verslag/gereedschap/";

// Wat er na een opdracht tussen haakjes staat.
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

// Namen met een andere naam erin, of in een sjabloon, vindt alleen LaTeX.
TOETS (elk_getal_bestaat)
{
  const Afloop getallen = doe (Awk + "namen.awk " + Resultaten + "*.csv");
  EIS_MET (getallen.exitcode == 0, getallen.fouten);
  const string tekst = zonderCommentaar (inhoudVan ("verslag/verslag.tex"));
  const set<string> zijnEr = namenVan (getallen.uitvoer, "\\zetwaarde{");
  size_t aantal = 0;
  for (const char *opdracht : { "\\w{", "\\getal{", "\\score{",
                                "\\metmarge{" })
    for (const string &naam : namenVan (tekst, opdracht))
      if (naam.find_first_of ("#\\") == string::npos)
      {
        EIS_MET (zijnEr.count (naam) > 0, naam);
        aantal++;
      }
  EIS_MET (aantal > 100, aantal);
}

// Wat samengevat is volgt uit de csv-bestanden waar het van is.
TOETS (elke_samenvatting_volgt_uit_de_proeven)
{
  const map<string, string> waarvan = { { "goedescore", "goedescore-" },
    { "kwaliteit", "kwaliteit-" }, { "groei", "groei-" }, { "zoek", "zoek-" },
    { "maten", "wiewint" }, { "raster", "wiewint" }, { "eindes", "einde" } };
  for (const auto &een : waarvan)
  {
    const bool perMaat = een.second.back () != '-';
    const string hoort = inhoudVan (Resultaten + een.first + ".csv");
    string bestanden, rijen;
    for (const string &regel : regelsVan (hoort))
    {
      const string rij = regel.substr (0, regel.find (';'));
      if (rij == "naam" || rij == "alle")
        continue;
      rijen += rij + " ";
      bestanden += " " + Resultaten + een.second + rij + ".csv";
    }
    if (perMaat)
      bestanden = " " + Resultaten + een.second + ".csv";
    const Afloop nu = doe (Awk + "samen.awk"
      + (een.first == "kwaliteit" ? " -v per=keuzes" : "")
      + (een.first[0] == 'g' || een.first == "maten" ? " -v breed=1" : "")
      + (perMaat ? " -v alleen='" + rijen + "'" : "") + bestanden);
    EIS_MET (nu.uitvoer == hoort, een.first << ": doe make experimenten");
  }
}

// Een verhouding met lagen, en een deel, met de formule uitgeschreven.
TOETS (samenvatten_is_de_formule)
{
  const TijdelijkeMap map;
  const double x[2][3] = { { 2, 3, 5 }, { 4, 4, 1 } },
               y[2][3] = { { 1, 3, 2 }, { 0, 2, 1 } };
  string namen;
  for (int laag = 0; laag < 2; laag++)
  {
    const string naam = map.pad ("p-" + to_string (laag) + ".csv");
    string tekst = "z;x;y;d\n";
    for (int i = 0; i < 3; i++)
      tekst += to_string (i) + ";" + to_string (x[laag][i]) + ";"
               + to_string (y[laag][i]) + ";" + to_string (i == 2) + "\n";
    verslag::schrijf (naam, tekst);
    namen += " " + naam;
  }
  const double R = 9.0 / 19;
  double som = 0;
  for (int laag = 0; laag < 2; laag++)
  {
    double e[3], midden = 0;
    for (int i = 0; i < 3; i++)
      midden += (e[i] = y[laag][i] - R * x[laag][i]) / 3;
    for (int i = 0; i < 3; i++)
      som += (e[i] - midden) * (e[i] - midden) * 3 / 2;
  }
  ostringstream verwacht;
  const double marge = 1.96 * sqrt (som) / 19;
  verwacht << "alle;6;1;0;1;1;19;" << setprecision (10) << R << ";"
           << setprecision (6) << marge << ";" << R - marge << ";" << R + marge
           << ";9";
  const Afloop per = doe (Awk + "samen.awk -v per=x" + namen),
               los = doe (Awk + "samen.awk" + namen);
  EIS_MET (bevat (per.uitvoer, verwacht.str ()),
           per.uitvoer << verwacht.str ());
  ostringstream deel;
  const double breedte = 1.96 * sqrt (3.0 / 7 * 4 / 7 / 7);
  deel << ";0.3333333333;" << setprecision (6) << breedte << ";"
       << 3.0 / 7 - breedte << ";" << 3.0 / 7 + breedte << ";1\n";
  EIS_MET (bevat (los.uitvoer, deel.str ()), los.uitvoer << deel.str ());
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
  const Afloop afloop = doe ("cd verslag && cksum verslag.tex *.sty "
    "gereedschap/namen.awk resultaten/* verslag.pdf | diff - verslag.som");
  EIS_MET (afloop.exitcode == 0, "doe make verslag; " << afloop.uitvoer);
}

// getallen.sty werkt met de LaTeX van eind 2021, en zegt het als siunitx te oud
// is. Zonder LaTeX valt er niets te toetsen.
TOETS (getallen_met_een_oudere_latex)
{
  if (doe ("command -v pdflatex && kpsewhich siunitx.sty").exitcode != 0)
    return;
  const TijdelijkeMap map;
  const string pdflatex = "cd '" + map.pad ("") + "' && pdflatex "
    "-interaction=nonstopmode -halt-on-error oud.tex";
  map.schrijf ("getallen.sty", inhoudVan ("verslag/getallen.sty"));
  map.schrijf ("oud.tex", "\\RequirePackage[2021-11-15]{latexrelease}\n"
    "\\documentclass{article}\\usepackage{textcomp,getallen}\n"
    "\\zetwaarde{a.b.c}{0.25}\\zetwaarde{a.b.microseconden}{1234}\n"
    "\\zetwaarde{a.b.c.laag}{0.2}\\zetwaarde{a.b.c.hoog}{0.3}\n"
    "\\begin{document}\\typeout{som=\\fpeval{2*\\w{a.b.c}}}\n"
    "\\tijd{a.b.} \\metmarge{a.b.c}\\end{document}\n");
  const Afloop goed = doe (pdflatex);
  EIS_MET (goed.exitcode == 0 && bevat (goed.uitvoer, "som=0.5"),
           goed.uitvoer);
  map.schrijf ("siunitx.sty",
               "\\ProvidesPackage{siunitx}[2020/02/25 v2.8b]\n");
  const Afloop slecht = doe (pdflatex);
  EIS (slecht.exitcode != 0);
  EIS_MET (bevat (slecht.uitvoer, "siunitx 3 (TeX Live 2021) is nodig"),
           slecht.uitvoer);
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
    EIS_GELIJK (Proces::apart ([&] { verslag::schrijf (naam, "x"); }), 3);
  for (const char *slecht : { "", "gb", "gb 1 1 -5 1 0 0", "gb 1 1 x",
                              "gb 1 1 99999999999 1 0 0 0 0 0" })
    EIS_MET (Proces::apart ([&]
                            {
                              verslag::leesBestand
                                (TijdelijkBestand (slecht).naam ());
                            }) == 1, slecht);
}

// Een csv die niet deugt krijgt geen namen, maar een melding met zijn naam.
TOETS (csv_bestand_dat_niet_heel_is)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("x.csv"), maakNamen = Awk + "namen.awk " + naam;
  for (const char *inhoud : { "", "a;b\n1;2\n3\n", "a;b\n1;2;3\n", "a;b\n\n",
                              "a;b\n1;2\n1;3\n" })
  {
    verslag::schrijf (naam, inhoud);
    const Afloop afloop = doe (maakNamen);
    EIS_MET (afloop.exitcode == 1, inhoud);
    EIS_MET (bevat (afloop.fouten, naam), afloop.fouten);
  }
  verslag::schrijf (naam, "a;b;c\np;2;x_y\nq;-1;nan\n");
  EIS_GELIJK (doe (maakNamen).uitvoer,
    "\\zetwaarde{x.p.a}{p}\n\\zetwaarde{x.p.b}{2}\n\\zetwaarde{x.p.c}{x\\_y}\n"
    "\\zetwaarde{x.q.a}{q}\n\\zetwaarde{x.q.b}{-1}\n\\zetwaarde{x.q.c}{nan}\n"
    "\\zetwaarde{x.rijen}{{p}{q}}\n\\zetwaarde{x.aantal}{2}\n"
    "\\zetwaarde{x.laatste}{q}\n\\zetwaarde{x.b.hoogste}{p}\n"
    "\\zetwaarde{x.b.laagste}{q}\n");
  for (const char *ruw : { "zaad;b\n1;2\n", "maat;zaad;b\n1x2;1;2\n" })
  {
    verslag::schrijf (naam, ruw);
    EIS_GELIJK (doe (maakNamen).uitvoer, "");
  }
}

// Wat er aan een spel niet klopt komt op stderr, en niet in de uitkomst.
TOETS (een_spel_dat_niet_klopt_zegt_wat_er_niet_klopt)
{
  const TijdelijkeMap map;
  map.schrijf ("spel", "gb\n1 2\n1 2\n0 x\n");
  const string naam = map.pad ("fout");
  TegelSpel spel;
  EIS_GELIJK (Proces::apart ([&]
                             {
                               dup2 (creat (naam.c_str (), 0600), 2);
                               verslag::lees (spel, map.pad ("spel"));
                             }), 1);
  const string fout = inhoudVan (naam);
  EIS_MET (bevat (fout, "regel 4") && bevat (fout, "\"x\""), fout);
}

// Bij een maat telt alleen wat van die maat is, ook als alles zo was of niets.
TOETS (samenvatten_per_maat)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("x.csv");
  verslag::schrijf (naam, "maat;zaad;d\np;1;1\nq;1;0\np;2;1\nr;1;0\n");
  EIS_GELIJK (doe (Awk + "samen.awk -v alleen='q p' " + naam).uitvoer,
    "naam;aantal;d;d.marge;d.laag;d.hoog;d.som\n"
    "q;1;0;0.429414;0;0.829414;0\np;2;1;0.377202;0.289464;1;2\n");
}

// make proef met nagemaakte programma's, waarvan tel nooit klaar is: de score
// komt eerst, en wat te lang duurt krijgt een rij zonder getallen.
TOETS (een_proef_geeft_de_score_eerst_en_wacht_niet_eeuwig)
{
  const TijdelijkeMap map;
  const string hier = "hier=$PWD; cd '" + map.pad ("") + "' && ";
  EIS_GELIJK (doe (hier + "mkdir -p verslag/gereedschap bouw bin"
    " && cp \"$hier\"/verslag/*.sty \"$hier\"/verslag/proef.tex verslag"
    " && cp \"$hier\"/verslag/gereedschap/*.awk verslag/gereedschap"
    " && cp \"$hier\"/verslag/gereedschap/eigen.sh verslag/gereedschap"
    " && echo gb > spel.txt").exitcode, 0);
  const string sh = "#!/bin/sh\n";
  map.schrijf ("TegelSpel", sh + "case \"$*\" in"
    " *--los*) printf 'bestand;score;zet\\nspel.txt;3;(0,b)\\n' ;;"
    " *) printf 'terug;snelstanden\\n' ;; esac\n");
  map.schrijf ("bouw/teken", sh + "echo \"plaatje $*\"\n");
  map.schrijf ("bouw/tel", sh + "echo 'spel;standen'\nexec sleep 30\n");
  map.schrijf ("bouw/zetten", sh + "printf 'zet;waarde\\n(0,b);3\\n'\n");
  map.schrijf ("bin/pdflatex", sh);
  const Afloop afloop = doe (hier + "chmod +x TegelSpel bouw/* bin/* && "
    "PATH=$PWD/bin:$PATH GRENS=1 sh verslag/gereedschap/eigen.sh spel.txt "
    "bouw");
  EIS_MET (afloop.exitcode == 0, afloop.fouten);
  const size_t score = afloop.fouten.find ("de score is 3, met zet (0,b)");
  EIS_MET (score < afloop.fouten.find ("[2/4]"), afloop.fouten);
  EIS (bevat (afloop.fouten, "de tijd is om"));
  const string uit = "bouw/proef/spel/";
  EIS_GELIJK (inhoudVan (map.pad (uit + "tekening.tex")), "plaatje spel.txt\n");
  EIS (bevat (inhoudVan (map.pad (uit + "tel.csv")), "\nspel;nan;nan"));
  EIS (bevat (inhoudVan (map.pad (uit + "getallen.tex")),
              "\\zetwaarde{zetten.(0,b).waarde}{3}"));
}
