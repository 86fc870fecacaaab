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

// De inhoud van een bestand; leeg als het er niet is, of een pijp is die ons
// zou laten wachten.
inline std::string inhoudVan (const std::string &pad)
{
  std::error_code fout;
  if (!std::filesystem::is_regular_file (pad, fout))
    return "";
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

// Een tijdelijke map, die verdwijnt met het object.
struct Werkmap
{
  std::string pad = std::filesystem::temp_directory_path () / "nakijkXXXXXX";

  Werkmap ()
  {
    if (mkdtemp (&pad[0]) == nullptr)
      throw std::runtime_error ("kan geen map " + pad + " maken");
    pad = std::filesystem::canonical (pad);
  }
  Werkmap (const Werkmap &) = delete;
  ~Werkmap ()
  {
    std::error_code fout;
    std::filesystem::remove_all (pad, fout);
  }
};

}

#endif
