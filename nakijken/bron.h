// bron.h: vind de bronnen van een inzending: een map, een map daarin, of een
// archief, dat in de zandbak wordt uitgepakt.

#ifndef NakijkBronHVar
#define NakijkBronHVar

#include <string>
#include "bestanden.h"
#include "kind.h"

namespace nakijk
{

inline bool isArchief (const std::string &pad)
{
  struct stat info;
  std::string naam = pad;
  for (char &teken : naam)
    if (teken >= 'A' && teken <= 'Z')
      teken = static_cast<char> (teken - 'A' + 'a');
  bool past = false;
  for (const char *eind : { ".zip", ".tgz", ".txz", ".tar", ".tar.gz",
                            ".tar.xz", ".tar.bz2", ".rar", ".7z" })
    past = past || eindigtOp (naam, eind);
  return past && lstat (pad.c_str (), &info) == 0 && S_ISREG (info.st_mode);
}

// Pak een archief uit; alleen wat van een inzending mee mag doen komt eruit.
// Retourneert: een bezwaar, of niets
inline std::string pakUit (const std::string &archief, const std::string &naar)
{
  const Grenzen grenzen = { 20, 60, 2LL << 30, 64LL << 20 };
  const std::string zip =
    "unzip -q -o /archief || python3 -m zipfile -e /archief .",
    tar = "tar xf /archief --no-same-owner";
  if (!heeftZandbak ())
    return "een archief wordt alleen met bubblewrap uitgepakt";
  const Afloop afloop = draai (
    Zandbak { "", { { archief, "/archief" } }, { { naar, "/uit" } }, true,
              true },
    { "/bin/sh", "-c", "mkdir /w/a && cd /w/a && { "
      "if head -c 2 /archief | grep -q PK; then " + zip + "; else " + tar
      + "; fi; }; find . -type f "
      "-size -1025k -print0 | head -z -n 500 | xargs -0 -r cp --parents "
      "-t /uit --" }, grenzen);
  return namenIn (naar).empty () ? "het archief is niet uit te pakken (wel "
    "een .zip of .tar.gz)" : "";
}

// De map met de bronnen van een inzending.
// Parameters:
// * pad: een map of een archief
// * werkmap: een lege map om in uit te pakken
// * bezwaar: waarom er niets na te kijken is, of niets
inline std::string bronnenVan (const std::string &pad,
                               const std::string &werkmap,
                               std::string &bezwaar)
{
  struct stat info;
  std::string map = pad;
  if (lstat (pad.c_str (), &info) != 0)
    bezwaar = "niet te vinden";
  else if (S_ISLNK (info.st_mode))
    bezwaar = "een koppeling wordt niet gevolgd";
  else if (isArchief (pad))
  {
    bezwaar = pakUit (pad, werkmap);
    map = werkmap;
  }
  else if (!S_ISDIR (info.st_mode))
    bezwaar = "geen map, .zip of .tar.gz";
  if (!bezwaar.empty ())
    return map;
  map = zoekBronnen (map);
  if (isBestand (map + "/tegelspel.cc") || map == werkmap)
    return map;
  // Een map met alleen een archief erin.
  for (const std::string &naam : namenIn (map))
    if (isArchief (map + "/" + naam)
        && pakUit (map + "/" + naam, werkmap).empty ())
      return zoekBronnen (werkmap);
  return map;
}

}

#endif
