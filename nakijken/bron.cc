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

const size_t MaxBronnen = 50;     // waarin naar functies gezocht wordt
const size_t MaxArchieven = 10;
const std::set<std::string> Bron = { ".cc", ".cpp", ".cxx", ".c++" },
                            Kop = { ".h", ".hpp", ".hxx", ".hh" };

// Kopieer wat van een inzending mee mag doen van $1, een map of een archief,
// naar $2: geen koppelingen, geen pijpen, geen namen met een punt vooraan,
// niets groots, en niet wat een bouwprogramma maakt.
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

bool is (const fs::path &pad, const char *stam, const char *deSoort)
{
  return klein (pad.stem ()) == stam && soort (pad) == deSoort;
}

// De bestanden in en onder een map, gesorteerd; geen koppelingen.
std::vector<fs::path> bestanden (const std::string &map)
{
  std::vector<fs::path> uit;
  for (const auto &een : fs::recursive_directory_iterator (map,
         fs::directory_options::skip_permission_denied))
    if (fs::is_regular_file (een.symlink_status ()))
      uit.push_back (een.path ());
  std::sort (uit.begin (), uit.end ());
  return uit;
}

// Haal de bronnen uit een map of een archief. Een schuine streep de andere kant
// op in een naam is er ook een; de map uit gaat het daarmee niet.
// Parameter:
// * naar: een lege map waar zij komen
// Retourneert: waarom er niets uit te halen is, of niets
std::string haal (const std::string &van, const std::string &naar)
{
  const Grenzen grenzen = { 20, 60, 2LL << 30, 64LL << 20 };
  const Zandbak zandbak = { naar, { { van, "/van" } }, { { naar, "/uit" } },
                            true };
  std::error_code fout;
  if (!isMap (van) && !heeftZandbak ())
    return "een archief wordt alleen met bubblewrap uitgepakt";
  draai (zandbak, { "/bin/sh", "-c", Haal, "haal", binnen (zandbak, van),
                    binnen (zandbak, naar) }, grenzen);
  for (const fs::path &een : bestanden (naar))
  {
    std::string pad = "/" + een.lexically_relative (naar).string ();
    std::replace (pad.begin (), pad.end (), '\\', '/');
    const fs::path doel = naar + fs::path (pad).lexically_normal ().string ();
    fs::create_directories (doel.parent_path (), fout);
    fs::rename (een, doel, fout);
  }
  return !namenIn (naar).empty () || isMap (van) ? "" : "het archief is niet "
    "uit te pakken, of er staan geen bronnen in (wel een .zip of .tar.gz)";
}

// De tegelspel.cc die meedoet: naast een tegelspel.h, en dan zo hoog mogelijk.
// Parameter:
// * keus: hoeveel er waren
// Retourneert: leeg als er geen is
fs::path kies (const std::string &map, int &keus)
{
  const std::vector<fs::path> alle = bestanden (map);
  fs::path beste;
  std::pair<bool,long> hoogste;
  keus = 0;
  for (const fs::path &een : alle)
  {
    if (!is (een, "tegelspel", ".cc"))
      continue;
    const std::pair<bool,long> rang (
      std::any_of (alle.begin (), alle.end (), [&] (const fs::path &kop)
                   { return is (kop, "tegelspel", ".h")
                            && kop.parent_path () == een.parent_path (); }),
      -std::distance (een.begin (), een.end ()));
    if (++keus == 1 || rang > hoogste)
    {
      hoogste = rang;
      beste = een;
    }
  }
  return beste;
}

// Geef wat van de opgave is de naam van de opgave; een kop houdt ook de eigen.
void hernoem (const std::string &map)
{
  const std::set<std::string> eigen = { "tegelspel", "standaard",
                                        "constantes" };
  for (const std::string &naam : namenIn (map))
  {
    const std::string stam = klein (fs::path (naam).stem ()),
                      eind = soort (naam),
                      hoort = eind == "" ? "Makefile" : stam + eind;
    if (naam == hoort || !isBestand (map + "/" + naam)
        || (eind != "" && eigen.count (stam) == 0))
      continue;
    fs::copy_file (map + "/" + naam, map + "/" + hoort,
                   fs::copy_options::skip_existing);
    if (eind != ".h")
      fs::remove (map + "/" + naam);
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

Bronnen verzamel (const std::string &pad, const std::string &werkmap)
{
  Bronnen uit;
  if (!fs::exists (fs::symlink_status (pad)))
    uit.bezwaar = "niet te vinden";
  else if (fs::is_symlink (pad))
    uit.bezwaar = "een koppeling wordt niet gevolgd";
  else if (!isMap (pad) && !isArchief (pad))
    uit.bezwaar = "geen map, .zip of .tar.gz";
  // Staat er geen in de map, dan in een van haar archieven?
  std::vector<fs::path> plekken = { pad };
  for (size_t i = 0; i < plekken.size () && uit.map.empty ()
       && (i > 0 || uit.bezwaar.empty ()); i++)
  {
    const std::string hier = werkmap + "/" + std::to_string (i);
    int keus = 0;
    maakMap (hier);
    uit.bezwaar = haal (plekken[i], hier);
    const fs::path gekozen = kies (hier, keus),
                   kort = gekozen.lexically_relative (hier);
    if (gekozen.empty () && i == 0 && isMap (pad))
      for (const fs::path &een : bestanden (pad))
        if (isArchief (een) && plekken.size () <= MaxArchieven
            && een.string ().find ("/.", pad.size ()) == std::string::npos)
          plekken.push_back (een);
    if (gekozen.empty ())
      continue;
    uit.map = gekozen.parent_path ();
    hernoem (uit.map);
    if (kort != "tegelspel.cc" || keus > 1)
      uit.genomen = (isMap (plekken[i]) ? "" : isMap (pad)
          ? plekken[i].lexically_relative (pad).string () + ": "
          : plekken[i].filename ().string () + ": ") + kort.string ()
        + (keus > 1 ? " (er zijn er " + std::to_string (keus) + ")" : "");
  }
  if (uit.map.empty ())
    maakMap (uit.map = werkmap + "/niets");
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
  size_t gehad = 0;
  for (const std::string &bestand : namenIn (map))
  {
    if (soort (bestand) != ".cc"
        || (gehad++ >= MaxBronnen && bestand != "tegelspel.cc"))
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
