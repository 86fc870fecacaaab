// bestanden.h: wat het nakijken met bestanden en mappen doet.

#ifndef NakijkBestandenHVar
#define NakijkBestandenHVar

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fstream>
#include <ftw.h>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/stat.h>
#include <vector>

namespace nakijk
{

inline bool isBestand (const std::string &pad)
{
  struct stat info;
  return stat (pad.c_str (), &info) == 0 && S_ISREG (info.st_mode);
}

inline bool isMap (const std::string &pad)
{
  struct stat info;
  return stat (pad.c_str (), &info) == 0 && S_ISDIR (info.st_mode);
}

inline bool eindigtOp (const std::string &naam, const std::string &eind)
{
  return naam.size () > eind.size ()
         && naam.compare (naam.size () - eind.size (), eind.size (), eind)
            == 0;
}

// Het absolute pad; leeg als het niet bestaat.
inline std::string absoluut (const std::string &pad)
{
  char *const gevonden = realpath (pad.c_str (), nullptr);
  const std::string heel = gevonden == nullptr ? "" : gevonden;
  std::free (gevonden);
  return heel;
}

// De namen in een map, gesorteerd, zonder de verborgen namen.
inline std::vector<std::string> namenIn (const std::string &map)
{
  std::vector<std::string> namen;
  DIR *const lijst = opendir (map.c_str ());
  if (lijst == nullptr)
    return namen;
  while (const struct dirent *naam = readdir (lijst))
    if (naam->d_name[0] != '.')
      namen.push_back (naam->d_name);
  closedir (lijst);
  std::sort (namen.begin (), namen.end ());
  return namen;
}

inline std::string inhoudVan (const std::string &pad)
{
  if (!isBestand (pad))
    return "";  // ook geen pijp, die ons zou laten wachten
  std::ifstream in (pad.c_str (), std::ios::binary);
  std::ostringstream inhoud;
  inhoud << in.rdbuf ();
  return inhoud.str ();
}

inline void schrijf (const std::string &pad, const std::string &inhoud)
{
  std::ofstream uit (pad.c_str (), std::ios::binary);
  uit << inhoud;
  if (!uit.flush ())
    throw std::runtime_error ("kan " + pad + " niet schrijven");
}

inline void maakMap (const std::string &map)
{
  if (mkdir (map.c_str (), 0777) != 0 && !isMap (map))
    throw std::runtime_error ("kan de map " + map + " niet maken: "
                              + std::strerror (errno));
}

// Een nieuwe map voor tijdelijke bestanden.
inline std::string nieuweMap ()
{
  const char *const plaats = std::getenv ("TMPDIR");
  std::string sjabloon = plaats == nullptr ? "/tmp" : plaats;
  sjabloon += "/nakijkenXXXXXX";
  if (mkdtemp (&sjabloon[0]) == nullptr)
    throw std::runtime_error ("kan geen map " + sjabloon + " maken");
  return absoluut (sjabloon);
}

inline void ruimOp (const std::string &map)
{
  nftw (map.c_str (), [] (const char *pad, const struct stat *, int,
                          struct FTW *) { return remove (pad); },
        16, FTW_DEPTH | FTW_PHYS);
}

// Wat er van een inzending meedoet: gewone bestanden van hoogstens 1 MB, geen
// koppelingen, geen pijpen, niet dieper dan drie mappen.
const long long MaxBron = 1 << 20;
const int MaxDiepte = 3;
const size_t MaxBestanden = 500;

// Kopieer de bronnen in een map.
// Parameter:
// * nog: hoeveel bestanden er nog bij mogen
inline void kopieer (const std::string &van, const std::string &naar,
                     int diepte, size_t &nog)
{
  for (const std::string &naam : namenIn (van))
  {
    struct stat info;
    const std::string bron = van + "/" + naam, doel = naar + "/" + naam;
    if (nog == 0 || lstat (bron.c_str (), &info) != 0)
      continue;
    if (S_ISDIR (info.st_mode) && diepte > 0)
    {
      maakMap (doel);
      kopieer (bron, doel, diepte - 1, nog);
    }
    else if (S_ISREG (info.st_mode) && info.st_size <= MaxBron)
    {
      nog--;
      schrijf (doel, inhoudVan (bron));
    }
  }
}

inline void kopieerBronnen (const std::string &van, const std::string &naar)
{
  size_t nog = MaxBestanden;
  kopieer (van, naar, MaxDiepte, nog);
}

// De map waar tegelspel.cc in staat: deze, of een die er een of twee onder
// ligt; de map zelf als het nergens staat.
inline std::string zoekBronnen (const std::string &map)
{
  std::vector<std::string> laag (1, map);
  for (int diepte = 0; diepte < MaxDiepte; diepte++)
  {
    std::vector<std::string> lager;
    for (const std::string &hier : laag)
    {
      struct stat info;
      if (lstat ((hier + "/tegelspel.cc").c_str (), &info) == 0
          && S_ISREG (info.st_mode))
        return hier;
      for (const std::string &naam : namenIn (hier))
        if (lstat ((hier + "/" + naam).c_str (), &info) == 0
            && S_ISDIR (info.st_mode) && lager.size () < MaxBestanden)
          lager.push_back (hier + "/" + naam);
    }
    laag = lager;
  }
  return map;
}

// Een tijdelijke map, die verdwijnt met het object.
class Werkmap
{
  public:

    Werkmap () : naam (nieuweMap ()) {}
    ~Werkmap () { ruimOp (naam); }
    const std::string &pad () const { return naam; }

  private:

    Werkmap (const Werkmap &);
    Werkmap &operator= (const Werkmap &);

    std::string naam;
};

}

#endif
