// bron.cc: de bronnen van een inzending; zie bron.h.

#include "bron.h"
#include "bestanden.h"
#include "kind.h"
#include "tabel.h"

#include <set>

namespace nakijk
{

namespace
{

const long long MaxBron = 1 << 20;           // bytes van een bestand
const size_t MaxBestanden = 300, MaxNamen = 20000;
const int MaxDiepte = 12;
const char *const Bron[] = { ".cc", ".cpp", ".cxx", ".c++" },
           *const Kop[] = { ".h", ".hpp", ".hxx", ".hh" };

std::string klein (std::string tekst)
{
  for (char &teken : tekst)
    if (teken >= 'A' && teken <= 'Z')
      teken = static_cast<char> (teken - 'A' + 'a');
  return tekst;
}

// De soort van een bestand: .cc, .h, of niets.
std::string soort (const std::string &naam)
{
  for (const char *eind : Bron)
    if (eindigtOp (klein (naam), eind))
      return ".cc";
  for (const char *eind : Kop)
    if (eindigtOp (klein (naam), eind))
      return ".h";
  return "";
}

std::string mapVan (const std::string &pad)
{
  return pad.substr (0, pad.rfind ('/') + 1);
}

// Een bestand: waar het staat, en het pad in de inzending. Een schuine streep
// de andere kant op is er ook een.
struct Bestand
{
  std::string waar, pad;

  std::string naam () const { return pad.substr (pad.rfind ('/') + 1); }
  std::string stam () const
  {
    return klein (naam ().substr (0, naam ().rfind ('.')));
  }
};

bool doetMee (const std::string &map)
{
  const std::set<std::string> niet = { "__macosx", "build", "bouw", "obj", "bin",
    "debug", "release", "cmakefiles", "node_modules" };
  return niet.count (klein (map)) == 0 && klein (map).find ("cmake-build") != 0;
}

// Alle bronnen en archieven in een map; geen koppelingen, geen pijpen, en geen
// namen met een punt vooraan.
void loop (const std::string &map, const std::string &pad, int diepte,
           size_t &nog, std::vector<Bestand> &bestanden)
{
  for (const std::string &naam : namenIn (map))
  {
    struct stat info;
    const std::string waar = map + "/" + naam;
    if (nog == 0 || lstat (waar.c_str (), &info) != 0)
      continue;
    nog--;
    std::string hier = pad + naam;
    std::replace (hier.begin (), hier.end (), '\\', '/');
    if (S_ISDIR (info.st_mode) && diepte > 0 && doetMee (naam))
      loop (waar, hier + "/", diepte - 1, nog, bestanden);
    else if (S_ISREG (info.st_mode)
             && ((info.st_size <= MaxBron && (soort (naam) != ""
                  || klein (naam) == "makefile")) || isArchief (waar)))
      bestanden.push_back (Bestand { waar, hier });
  }
}

// Pak een archief uit; alleen wat van een inzending mee mag doen komt eruit.
// Retourneert: een bezwaar, of niets
std::string pakUit (const std::string &archief, const std::string &naar)
{
  const Grenzen grenzen = { 20, 60, 2LL << 30, 64LL << 20 };
  if (!heeftZandbak ())
    return "een archief wordt alleen met bubblewrap uitgepakt";
  const Afloop afloop = draai (
    Zandbak { "", { { archief, "/archief" } }, { { naar, "/uit" } }, true,
              true },
    { "/bin/sh", "-c", "mkdir /w/a && cd /w/a && "
      "if head -c 2 /archief | grep -q PK; then "
      "unzip -q -o /archief || python3 -m zipfile -e /archief .; "
      "else tar xf /archief --no-same-owner; fi; "
      "find . \\( -name '.?*' -o -iname __MACOSX -o -iname build -o -iname bin "
      "-o -iname obj -o -iname 'cmake*' \\) -prune -o -type f -size -1025k \\( "
      "-iname '*.c[cpx+]*' -o -iname '*.h*' -o -iname makefile \\) -print0 "
      "| head -z -n 5000 | xargs -0 -r cp --parents -t /uit --" }, grenzen);
  return namenIn (naar).empty () ? "het archief is niet uit te pakken, of er "
    "staan geen bronnen in (wel een .zip of .tar.gz)" : "";
}

// De tegelspel.cc die meedoet: naast een tegelspel.h, en dan zo hoog mogelijk.
// Retourneert: null als er geen is
const Bestand *kies (const std::vector<Bestand> &bestanden)
{
  const Bestand *beste = nullptr;
  std::pair<int,long> hoogste (-1, 0);
  for (const Bestand &een : bestanden)
  {
    if (een.stam () != "tegelspel" || soort (een.naam ()) != ".cc")
      continue;
    std::pair<int,long> rang (0, -std::count (een.pad.begin (),
                                              een.pad.end (), '/'));
    for (const Bestand &kop : bestanden)
      if (kop.stam () == "tegelspel" && soort (kop.naam ()) == ".h"
          && mapVan (kop.pad) == mapVan (een.pad))
        rang.first = 1;
    if (rang > hoogste)
    {
      hoogste = rang;
      beste = &een;
    }
  }
  return beste;
}

void schrijfDiep (const std::string &map, const std::string &pad,
                  const std::string &inhoud)
{
  for (size_t streep = pad.find ('/'); streep != std::string::npos;
       streep = pad.find ('/', streep + 1))
    maakMap (map + "/" + pad.substr (0, streep));
  schrijf (map + "/" + pad, inhoud);
}

// Kopieer wat er in en onder een map staat; wat van de opgave is krijgt de naam
// van de opgave, en een kop ook die van zichzelf.
void kopieer (const std::vector<Bestand> &bestanden, const std::string &vanaf,
              const std::string &naar)
{
  const std::set<std::string> eigen = { "tegelspel", "standaard", "constantes" };
  size_t aantal = 0;
  for (bool eerst : { true, false })
    for (const Bestand &een : bestanden)
    {
      const bool hier = mapVan (een.pad) == vanaf
                        && (eigen.count (een.stam ()) > 0
                            || klein (een.naam ()) == "makefile");
      if (een.pad.compare (0, vanaf.size (), vanaf) != 0 || hier != eerst
          || isArchief (een.waar) || ++aantal > MaxBestanden)
        continue;
      const std::string pad = een.pad.substr (vanaf.size ()), inhoud =
        inhoudVan (een.waar);
      if (hier && soort (pad) != "")
        schrijf (naar + "/" + een.stam () + soort (pad), inhoud);
      if (!hier || soort (pad) == ".h")
        schrijfDiep (naar, pad, inhoud);
      else if (soort (pad) == "")
        schrijf (naar + "/Makefile", inhoud);
    }
}

}

//*************************************************************************

bool isArchief (const std::string &pad)
{
  struct stat info;
  bool past = false;
  for (const char *eind : { ".zip", ".tgz", ".txz", ".tar", ".tar.gz",
                            ".tar.xz", ".tar.bz2", ".rar", ".7z" })
    past = past || eindigtOp (klein (pad), eind);
  return past && lstat (pad.c_str (), &info) == 0 && S_ISREG (info.st_mode);
}

Bronnen verzamel (const std::string &pad, const std::string &naar,
                  const std::string &werkmap)
{
  struct stat info;
  if (lstat (pad.c_str (), &info) != 0)
    return Bronnen { "niet te vinden", "" };
  if (S_ISLNK (info.st_mode))
    return Bronnen { "een koppeling wordt niet gevolgd", "" };
  if (!S_ISDIR (info.st_mode) && !isArchief (pad))
    return Bronnen { "geen map, .zip of .tar.gz", "" };
  std::vector<Bestand> bestanden;
  size_t nog = MaxNamen;
  if (S_ISDIR (info.st_mode))
    loop (pad, "", MaxDiepte, nog, bestanden);
  else
    bestanden.push_back (Bestand { pad, pad.substr (pad.rfind ('/') + 1) });
  const Bestand *gekozen = kies (bestanden);
  std::string archief, bezwaar;
  for (size_t i = 0; gekozen == nullptr && i < bestanden.size (); i++)
    if (isArchief (bestanden[i].waar))
    {
      const Bestand een = bestanden[i];
      bezwaar = pakUit (een.waar, werkmap);
      if (!bezwaar.empty ())
        continue;
      archief = een.pad + ": ";
      bestanden.clear ();
      loop (werkmap, "", MaxDiepte, nog, bestanden);
      gekozen = kies (bestanden);
      break;
    }
  if (gekozen == nullptr)
    return Bronnen { archief.empty () ? bezwaar : "", "" };
  Bronnen uit;
  int keus = 0;
  for (const Bestand &een : bestanden)
    keus += een.stam () == "tegelspel" && soort (een.naam ()) == ".cc" ? 1 : 0;
  if (gekozen->pad != "tegelspel.cc" || keus > 1)
    uit.genomen = archief + gekozen->pad
      + (keus > 1 ? " (er zijn er " + std::to_string (keus) + ")" : "");
  kopieer (bestanden, mapVan (gekozen->pad), naar);
  return uit;
}

//*************************************************************************

namespace
{

// Een bron zonder commentaar en tekst; elke regel blijft een regel.
std::string kaal (const std::string &bron)
{
  std::string uit;
  for (size_t i = 0; i < bron.size (); i++)
    if (bron.compare (i, 2, "//") == 0)
    {
      i = std::min (bron.find ('\n', i), bron.size ());
      uit += '\n';
    }
    else if (bron.compare (i, 2, "/*") == 0)
    {
      const size_t eind = std::min (bron.find ("*/", i + 2), bron.size ());
      uit += std::string (static_cast<size_t> (std::count (
        bron.begin () + static_cast<long> (i),
        bron.begin () + static_cast<long> (eind), '\n')), '\n');
      i = eind + 1;
    }
    else
      uit += bron[i];
  return uit;
}

// Staat er in een romp niets wat iets doet: geen keus, geen herhaling, geen
// aanroep?
bool isLeeg (const std::string &romp)
{
  for (const char *iets : { "if", "for", "while", "do", "switch", "throw", "?",
                            "cout", "printf", "[", "." , "->" })
    if (romp.find (iets) != std::string::npos)
      return false;
  for (size_t haak = romp.find ('('); haak != std::string::npos;
       haak = romp.find ('(', haak + 1))
  {
    const size_t naam = romp.find_last_not_of (" \t\n", haak - 1);
    if (naam != std::string::npos && romp[naam] != '>' && romp[naam] != '='
        && (naam < 8 || romp.compare (naam - 8, 9, "make_pair") != 0)
        && (naam < 5 || romp.compare (naam - 5, 6, "return") != 0))
      return false;
  }
  return true;
}

}

std::map<std::string,Vindplaats> vindplaatsen (const std::string &map)
{
  std::map<std::string,Vindplaats> uit;
  for (const std::string &bestand : namenIn (map))
  {
    if (soort (bestand) != ".cc")
      continue;
    const std::string bron = kaal (inhoudVan (map + "/" + bestand));
    for (const Onderdeel &onderdeel : tabel ())
    {
      const std::string naam = std::string ("::") + onderdeel.functie;
      const size_t plaats = bron.find (naam),
                   haak = bron.find_first_not_of (" \t\n", plaats
                            == std::string::npos ? plaats : plaats + naam.size ());
      if (uit.count (onderdeel.functie) > 0 || haak == std::string::npos
          || bron[haak] != '(')
        continue;
      const size_t open = bron.find_first_of ("{;", haak);
      size_t sluit = open;
      int diep = 0;
      while (sluit < bron.size ()
             && (diep += bron[sluit] == '{' ? 1 : bron[sluit] == '}' ? -1 : 0) > 0)
        sluit++;
      if (open == std::string::npos || bron[open] == ';')
        continue;
      uit[onderdeel.functie] = Vindplaats { bestand + ":" + std::to_string (
        1 + std::count (bron.begin (), bron.begin ()
                        + static_cast<long> (plaats), '\n')),
        isLeeg (bron.substr (open + 1, sluit - open - 1)) };
    }
  }
  return uit;
}

}
