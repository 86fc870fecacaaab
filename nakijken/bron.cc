// bron.cc: de bronnen van een inzending; zie bron.h.

#include "bron.h"
#include "bestanden.h"
#include "kind.h"
#include "tabel.h"
#include "tests/woorden.h"

#include <regex>
#include <set>

namespace nakijk
{

namespace
{

namespace fs = std::filesystem;

const size_t MaxBestanden = 300;
const std::set<std::string> Bron = { ".cc", ".cpp", ".cxx", ".c++" },
                            Kop = { ".h", ".hpp", ".hxx", ".hh" };

// Kopieer wat van een inzending mee mag doen van $1, een map of een archief,
// naar $2: geen koppelingen, geen pijpen, geen namen met een punt vooraan, niets
// groots, en niet wat een bouwprogramma maakt.
const char Haal[] = R"(
if [ -d "$1" ]; then cd "$1"
else
  mkdir /w/a && cd /w/a
  if head -c 2 "$1" | grep -q PK
  then unzip -q -o "$1" || python3 -m zipfile -e "$1" .
  else tar xf "$1" --no-same-owner
  fi
fi
find . -maxdepth 12 \( -name '.?*' -o -iname __MACOSX -o -iname build \
  -o -iname bouw -o -iname obj -o -iname bin -o -iname debug -o -iname release \
  -o -iname 'cmake[f-]*' -o -iname node_modules \) -prune \
  -o -type f -size -1025k \( -iname '*.c[cpx+]*' -o -iname '*.h*' \
  -o -iname makefile \) -print0 | head -z -n 5000 \
  | xargs -0 -r cp --parents --no-preserve=mode -t "$2" --
)";

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
  const std::string eind = klein (fs::path (naam).extension ());
  return Bron.count (eind) > 0 ? ".cc" : Kop.count (eind) > 0 ? ".h" : "";
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

  std::string stam () const { return klein (fs::path (pad).stem ()); }
  bool is (const char *eenStam, const char *eenSoort) const
  {
    return stam () == eenStam && soort (pad) == eenSoort;
  }
};

// Haal de bronnen uit een map of een archief.
// Parameters:
// * naar: een lege map waar zij komen
// * bezwaar: waarom er niets uit te halen is, of niets
// Wie een pad heeft dat de map weer uit gaat doet niet mee.
std::vector<Bestand> haal (const std::string &van, const std::string &naar,
                           std::string &bezwaar)
{
  const Grenzen grenzen = { 20, 60, 2LL << 30, 64LL << 20 };
  const Zandbak zandbak = { naar, { { van, "/van" } }, { { naar, "/uit" } },
                            true, true };
  std::vector<Bestand> uit;
  bezwaar = "een archief wordt alleen met bubblewrap uitgepakt";
  if (!isMap (van) && !heeftZandbak ())
    return uit;
  draai (zandbak, { "/bin/sh", "-c", Haal, "haal", binnen (zandbak, van),
                    binnen (zandbak, naar) }, grenzen);
  for (const auto &een : fs::recursive_directory_iterator (naar,
         fs::directory_options::skip_permission_denied))
  {
    std::string pad = fs::relative (een.path (), naar);
    std::replace (pad.begin (), pad.end (), '\\', '/');
    if (een.is_regular_file () && fs::path (pad).lexically_normal () == pad
        && (soort (pad) != ""
            || klein (fs::path (pad).filename ()) == "makefile"))
      uit.push_back (Bestand { een.path (), pad });
  }
  std::sort (uit.begin (), uit.end (), [] (const Bestand &a, const Bestand &b)
                                       { return a.pad < b.pad; });
  bezwaar = uit.empty () && !isMap (van) ? "het archief is niet uit te pakken, "
    "of er staan geen bronnen in (wel een .zip of .tar.gz)" : "";
  return uit;
}

// De archieven in een map, hoogstens een paar; geen verborgen namen.
std::vector<std::string> archieven (const std::string &map)
{
  const size_t hoogstens = 10;
  std::vector<std::string> uit;
  for (const auto &een : fs::recursive_directory_iterator (map,
         fs::directory_options::skip_permission_denied))
    if (isArchief (een.path ()) && uit.size () < hoogstens
        && een.path ().string ().find ("/.", map.size ()) == std::string::npos)
      uit.push_back (een.path ());
  std::sort (uit.begin (), uit.end ());
  return uit;
}

// De tegelspel.cc die meedoet: naast een tegelspel.h, en dan zo hoog mogelijk.
// Parameter:
// * keus: hoeveel er waren
// Retourneert: null als er geen is
const Bestand *kies (const std::vector<Bestand> &bestanden, int &keus)
{
  const Bestand *beste = nullptr;
  std::pair<bool,long> hoogste;
  keus = 0;
  for (const Bestand &een : bestanden)
  {
    if (!een.is ("tegelspel", ".cc"))
      continue;
    const std::pair<bool,long> rang (
      std::any_of (bestanden.begin (), bestanden.end (),
        [&] (const Bestand &kop) { return kop.is ("tegelspel", ".h")
                                   && mapVan (kop.pad) == mapVan (een.pad); }),
      -std::count (een.pad.begin (), een.pad.end (), '/'));
    if (++keus == 1 || rang > hoogste)
    {
      hoogste = rang;
      beste = &een;
    }
  }
  return beste;
}

// Kopieer wat er in en onder een map staat; wat van de opgave is krijgt de naam
// van de opgave, en een kop ook die van zichzelf.
void kopieer (const std::vector<Bestand> &bestanden, const std::string &vanaf,
              const std::string &naar)
{
  const std::set<std::string> eigen = { "tegelspel", "standaard", "constantes",
                                        "makefile" };
  size_t aantal = 0;
  for (bool eerst : { true, false })
    for (const Bestand &een : bestanden)
    {
      const bool hier = mapVan (een.pad) == vanaf
                        && eigen.count (een.stam ()) > 0;
      if (een.pad.compare (0, vanaf.size (), vanaf) != 0 || hier != eerst
          || ++aantal > MaxBestanden)
        continue;
      const std::string pad = een.pad.substr (vanaf.size ()), inhoud =
        inhoudVan (een.waar);
      if (hier)
        schrijf (naar + "/" + (soort (pad) == "" ? "Makefile"
                               : een.stam () + soort (pad)), inhoud);
      if (hier && soort (pad) != ".h")
        continue;
      maakMap (naar + "/" + mapVan (pad));
      schrijf (naar + "/" + pad, inhoud);
    }
}

}

//*************************************************************************

bool isArchief (const std::string &pad)
{
  static const std::regex naam (
    ".*\\.(zip|t[gx]z|tar|tar\\.(gz|xz|bz2)|rar|7z)");
  return std::regex_match (klein (fs::path (pad).filename ()), naam)
         && fs::is_regular_file (fs::symlink_status (pad));
}

Bronnen verzamel (const std::string &pad, const std::string &naar,
                  const std::string &werkmap)
{
  if (!fs::exists (fs::symlink_status (pad)))
    return Bronnen { "niet te vinden", "" };
  if (fs::is_symlink (pad))
    return Bronnen { "een koppeling wordt niet gevolgd", "" };
  if (!isMap (pad) && !isArchief (pad))
    return Bronnen { "geen map, .zip of .tar.gz", "" };
  std::vector<std::string> plekken = { pad };
  Bronnen uit;
  for (size_t i = 0; i < plekken.size (); i++)
  {
    const std::string hier = werkmap + "/" + std::to_string (i);
    int keus = 0;
    maakMap (hier);
    const std::vector<Bestand> bestanden = haal (plekken[i], hier, uit.bezwaar);
    const Bestand *const gekozen = kies (bestanden, keus);
    if (gekozen == nullptr)
    {
      if (plekken[i] == pad && isMap (pad))
        for (const std::string &archief : archieven (pad))
          plekken.push_back (archief);
      continue;
    }
    kopieer (bestanden, mapVan (gekozen->pad), naar);
    if (gekozen->pad != "tegelspel.cc" || keus > 1)
      uit.genomen = (isMap (plekken[i]) ? "" : isMap (pad)
        ? plekken[i].substr (pad.size () + 1) + ": "
        : fs::path (pad).filename ().string () + ": ") + gekozen->pad
        + (keus > 1 ? " (er zijn er " + std::to_string (keus) + ")" : "");
    break;
  }
  return uit;
}

//*************************************************************************

namespace
{

// Staat er in een romp, van het ene woord tot het andere, niets wat iets doet:
// geen keus, geen herhaling, geen aanroep?
bool isLeeg (const std::vector<Woord> &woorden, size_t van, size_t tot)
{
  const std::set<std::string> doet = { "if", "for", "while", "do", "switch",
    "throw", "?", "cout", "printf", "[", "." },
    mag = { "return", "make_pair", ">", "=" };
  for (size_t i = van; i < tot; i++)
  {
    const std::string &nu = woorden[i].tekst, &erna = woorden[i + 1].tekst;
    if (doet.count (nu) > 0 || (nu == "-" && erna == ">")
        || (erna == "(" && mag.count (nu) == 0))
      return false;
  }
  return true;
}

}

std::map<std::string,Vindplaats> vindplaatsen (const std::string &map)
{
  std::map<std::string,Vindplaats> uit;
  std::set<std::string> functies;
  for (const Onderdeel &onderdeel : tabel ())
    functies.insert (onderdeel.functie);
  for (const std::string &bestand : namenIn (map))
  {
    if (soort (bestand) != ".cc")
      continue;
    const std::vector<Woord> woorden =
      Woorden (inhoudVan (map + "/" + bestand)).woorden;
    for (size_t i = 0; i + 2 < woorden.size (); i++)
    {
      const std::string &naam = woorden[i + 1].tekst;
      if (woorden[i].tekst != "::" || woorden[i + 2].tekst != "("
          || functies.count (naam) == 0 || uit.count (naam) > 0)
        continue;
      size_t open = i;
      while (open < woorden.size () && woorden[open].tekst != "{"
             && woorden[open].tekst != ";")
        open++;
      size_t sluit = open;
      int diep = 0;
      while (sluit < woorden.size ()
             && (diep += (woorden[sluit].tekst == "{")
                         - (woorden[sluit].tekst == "}")) > 0)
        sluit++;
      if (sluit < woorden.size () && sluit > open)
        uit[naam] = Vindplaats { bestand + ":" + std::to_string (
          woorden[i].regel), isLeeg (woorden, open + 1, sluit) };
    }
  }
  return uit;
}

}
