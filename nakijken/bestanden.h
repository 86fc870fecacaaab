// bestanden.h: wat het nakijken met bestanden, mappen en woorden doet.

#ifndef NakijkBestandenHVar
#define NakijkBestandenHVar

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace nakijk
{

// Wat er gekozen is met NAAM=waarde achter make; leeg als dat niet gebeurde.
inline std::string keus (const char *naam)
{
  const char *const waarde = std::getenv (naam);
  return waarde == nullptr ? "" : waarde;
}

inline bool isBestand (const std::string &pad)
{
  std::error_code fout;
  return std::filesystem::is_regular_file (pad, fout);
}

inline bool isMap (const std::string &pad)
{
  std::error_code fout;
  return std::filesystem::is_directory (pad, fout);
}

// De stukken van een tekst tussen een scheiding, of haar regels.
inline std::vector<std::string> gesplitst (const std::string &tekst,
                                           char scheiding = '\n')
{
  std::istringstream in (tekst);
  std::vector<std::string> stukken;
  for (std::string stuk; std::getline (in, stuk, scheiding); )
    stukken.push_back (stuk);
  return stukken;
}

// Het absolute pad; leeg als het niet bestaat.
inline std::string absoluut (const std::string &pad)
{
  std::error_code fout;
  return std::filesystem::canonical (pad, fout).string ();
}

// De namen in een map, gesorteerd, zonder de verborgen namen.
inline std::vector<std::string> namenIn (const std::string &map)
{
  std::vector<std::string> namen;
  std::error_code fout;
  for (const auto &een : std::filesystem::directory_iterator (map, fout))
    if (een.path ().filename ().string ()[0] != '.')
      namen.push_back (een.path ().filename ().string ());
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
  std::error_code fout;
  if (!std::filesystem::create_directories (map, fout) && !isMap (map))
    throw std::runtime_error ("kan de map " + map + " niet maken: "
                              + fout.message ());
}

// Een nieuwe map voor tijdelijke bestanden.
inline std::string nieuweMap ()
{
  std::string sjabloon = std::filesystem::temp_directory_path ().string ()
                         + "/nakijkenXXXXXX";
  if (mkdtemp (&sjabloon[0]) == nullptr)
    throw std::runtime_error ("kan geen map " + sjabloon + " maken");
  return absoluut (sjabloon);
}

// Een tijdelijke map, die verdwijnt met het object.
struct Werkmap
{
  const std::string pad = nieuweMap ();

  Werkmap () = default;
  Werkmap (const Werkmap &) = delete;
  ~Werkmap ()
  {
    std::error_code fout;
    std::filesystem::remove_all (pad, fout);
  }
};

}

#endif
