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
